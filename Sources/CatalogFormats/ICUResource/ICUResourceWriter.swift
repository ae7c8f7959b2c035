public import CatalogModel
internal import SourceText

/// Writes ICU’s resource bundles as text: `key { "text" }`, four spaces a level, `:array` for every array.
///
/// What is no string stands behind the strings of its table. A file with characters outside of ASCII begins with a byte
/// order mark, so that `genrb` reads it alike in every locale of the system.
public struct ICUResourceWriter: CatalogWriter {
  private let options: WritingOptions
  private let capabilities: FormatCapabilities

  init(_ options: WritingOptions, _ capabilities: FormatCapabilities) {
    self.options = options
    self.capabilities = capabilities
  }

  /// Returns the bundle of one locale, which is its name; that of the source language without a locale in the
  /// options is `root`.
  ///
  /// - Throws: `CatalogWriteError` also for a key with characters that are not the same in all of ICU’s code pages,
  ///   and for keys of which one is the table that holds the other.
  public func write(_ catalog: Catalog) throws(CatalogWriteError) -> [UInt8] {
    let texts = try MonolingualTexts(
      of: catalog, options, capabilities,
      fields: [
        ICUResourceFormat.valuesField, ICUResourceFormat.noFallbackField,
        ICUResourceFormat.tablesField, ICUResourceFormat.headerField,
        ICUResourceFormat.commentsField,
      ])
    var tree = ICUResourceTree()
    for entry in catalog.entries {
      guard let text = try texts.text(of: entry) else { continue }
      try tree.add(
        entry.key, .text(text, comment: entry.comment, comments: comments(in: entry.otherFields)))
    }
    var hasFallback = true
    var tables: Set<String> = []
    var header: [String] = []
    for field in catalog.otherFields {
      switch (field.name, field.value) {
      case (ICUResourceFormat.noFallbackField, .bool(let isTrue)): hasFallback = !isTrue
      case (ICUResourceFormat.headerField, _): header = comments(field.value)
      case (ICUResourceFormat.tablesField, .array(let paths)):
        for case .string(let path) in paths { tables.insert(path) }
      case (ICUResourceFormat.valuesField, .array(let values)):
        for value in values { try add(value, to: &tree) }
      default: break
      }
    }
    var output = ICUResourceOutput(tables: tables)
    output.append(comments: header)
    let name = options.locale ?? "root"
    output.append(tree, name: hasFallback ? name : name + ":table(nofallback)")
    let trailing = comments(in: catalog.otherFields)
    if !trailing.isEmpty { output.append(comments: trailing) }
    let bytes = Array(output.text.utf8)
    return (bytes.allSatisfy { $0 < 0x80 } ? [] : [0xEF, 0xBB, 0xBF]) + bytes
  }

  private func comments(in fields: [Field]) -> [String] {
    fields.filter { $0.name == ICUResourceFormat.commentsField }.flatMap { comments($0.value) }
  }

  private func comments(_ value: FieldValue) -> [String] {
    guard case .array(let values) = value else { return [] }
    return values.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }

  private func add(
    _ value: FieldValue, to tree: inout ICUResourceTree
  ) throws(CatalogWriteError) {
    guard case .object(let members) = value, members.count == 3,
      case .string(let path) = members[0].value, case .string(let type) = members[1].value
    else {
      throw CatalogWriteError(
        kind: .unsupportedField(ICUResourceFormat.valuesField), subject: .init())
    }
    try tree.add(path, .value(type: type, members[2].value))
  }
}

/// The resources of a bundle as a tree.
private struct ICUResourceTree {
  enum Content {
    case text(String, comment: String?, comments: [String])
    case value(type: String, FieldValue)
  }

  private(set) var keys: [String] = []
  private(set) var members: [String: ICUResourceTree] = [:]
  private(set) var content: Content?

  mutating func add(_ path: String, _ content: Content) throws(CatalogWriteError) {
    let keys = ICUResourcePath.keys(of: path)
    if let key = keys.first(where: { !ICUResourceTree.isInvariant($0) }) {
      throw ICUResourceTree.refusal(
        "“\(key)” is no key of a resource bundle, which has ASCII letters, digits and some signs",
        path)
    }
    guard add(keys[...], content) else {
      throw ICUResourceTree.refusal("a key is at the same time a table of other keys", path)
    }
  }

  private static func refusal(_ reason: DiagnosticMessage, _ path: String) -> CatalogWriteError {
    CatalogWriteError(kind: .unsupportedText(reason: reason), subject: .init(key: path))
  }

  private mutating func add(_ path: ArraySlice<String>, _ content: Content) -> Bool {
    guard let key = path.first else {
      guard self.content == nil, keys.isEmpty else { return false }
      self.content = content
      return true
    }
    guard self.content == nil else { return false }
    if members[key] == nil { keys.append(key) }
    return members[key, default: ICUResourceTree()].add(path.dropFirst(), content)
  }

  /// Whether a key has only characters that all of ICU’s code pages have alike.
  private static func isInvariant(_ key: String) -> Bool {
    !key.isEmpty
      && key.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: Array(" \"%&'()*+,-./:;<=>?_".utf8).contains(byte)
        }
      }
  }

  /// The members of an array in its order, or `nil` where the keys are not the numbers of one.
  var elements: [ICUResourceTree]? {
    let elements = keys.indices.compactMap { members["\($0)"] }
    return elements.count == keys.count && !keys.isEmpty ? elements : nil
  }
}

private struct ICUResourceOutput {
  let tables: Set<String>
  private(set) var text = ""

  init(tables: Set<String>) { self.tables = tables }

  mutating func append(comments: [String]) {
    for comment in comments {
      append(comment: comment, indentation: "")
      text += "\n"
    }
  }

  private mutating func append(comment: String, indentation: String) {
    let lines = comment.split(
      omittingEmptySubsequences: false,
      whereSeparator: { $0 == "\n" || $0 == "\r" || $0 == "\r\n" })
    for line in lines { text += indentation + (line.isEmpty ? "//\n" : "// " + line + "\n") }
  }

  mutating func append(_ tree: ICUResourceTree, name: String) {
    text += name + " {\n"
    appendMembers(of: tree, path: "", indentation: "    ")
    text += "}\n"
  }

  private mutating func appendMembers(
    of tree: ICUResourceTree, path: String, indentation: String
  ) {
    for key in tree.keys {
      guard let member = tree.members[key] else { continue }
      append(
        member, name: ICUResourceOutput.spelling(ofKey: key),
        path: path + ICUResourcePath.escaped(key), indentation: indentation)
    }
  }

  private mutating func append(
    _ tree: ICUResourceTree, name: String, path: String, indentation: String
  ) {
    switch tree.content {
    case .text(let value, let comment, let comments):
      append(comment, comments, indentation)
      let spelling = "\"" + ICUResourceEscapes.spelling(of: value) + "\""
      text += indentation + (name.isEmpty ? spelling + ",\n" : name + " { " + spelling + " }\n")
    case .value(let type, let value):
      text += indentation + name + ":" + type + " { " + ICUResourceOutput.spelling(of: value, type)
      text += "}\n"
    case nil:
      let isArray = tree.elements != nil && !tables.contains(path)
      text += indentation + name + (isArray ? ":array {\n" : name.isEmpty ? ":table {\n" : " {\n")
      if isArray {
        for (index, element) in (tree.elements ?? []).enumerated() {
          append(
            element, name: "", path: path + "/\(index)", indentation: indentation + "    ")
        }
      } else {
        appendMembers(of: tree, path: path + "/", indentation: indentation + "    ")
      }
      text += indentation + "}\n"
    }
  }

  private mutating func append(_ comment: String?, _ comments: [String], _ indentation: String) {
    for other in comments {
      append(comment: other, indentation: indentation)
      text += "\n"
    }
    if let comment { append(comment: comment, indentation: indentation) }
  }

  private static func spelling(ofKey key: String) -> String {
    let isWord = key.utf8.allSatisfy {
      0x61...0x7A ~= $0 | 0x20 && $0 >= 0x41 || 0x30...0x39 ~= $0
        || [UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "%"), UInt8(ascii: ".")].contains($0)
    }
    return isWord ? key : "\"" + ICUResourceEscapes.spelling(of: key) + "\""
  }

  private static func spelling(of value: FieldValue, _ type: String) -> String {
    switch value {
    case .array(let elements):
      elements.map { element in
        if case .string(let text) = element { text } else { "0" }
      }.joined(separator: ", ") + " "
    case .string(let text) where type == "int" || type == "integer": text + " "
    case .string(let text): "\"" + ICUResourceEscapes.spelling(of: text) + "\" "
    default: ""
    }
  }
}
