public import CatalogModel
internal import MessageSyntax
internal import SourceText

/// Writes files of Project Fluent in the style of its own tools.
///
/// Attributes are written below the message that they belong to. What stands in placeables keeps its own layout.
public struct FluentWriter: CatalogWriter {
  private let options: WritingOptions
  private let capabilities: FormatCapabilities

  init(_ options: WritingOptions, _ capabilities: FormatCapabilities) {
    self.options = options
    self.capabilities = capabilities
  }

  /// Returns the file with the texts of one locale.
  ///
  /// - Throws: `CatalogWriteError` also for a key that is no name of Fluent, and a text that is no pattern.
  public func write(_ catalog: Catalog) throws(CatalogWriteError) -> [UInt8] {
    let texts = try MonolingualTexts(
      of: catalog, options, capabilities, fields: [FluentFormat.commentsField])
    var groups: [FluentGroup] = []
    var positions: [String: Int] = [:]
    for entry in catalog.entries {
      guard let text = try texts.text(of: entry) else { continue }
      let line = FluentGroup.Line(entry: entry, text: text)
      let parts = entry.key.split(
        separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      if parts.count > 1 {
        let position =
          groups.last?.name == name ? groups.count - 1 : positions[name] ?? groups.count
        if position == groups.count { groups.append(FluentGroup(name: name)) }
        groups[position].attributes.append((String(parts[1]), line))
        positions[name] = positions[name] ?? position
      } else {
        positions[name] = positions[name] ?? groups.count
        groups.append(FluentGroup(name: name, value: line))
      }
    }
    var output = FluentOutput()
    for group in groups { try output.append(group, texts.locale) }
    try output.append(comments: catalog.otherFields)
    return Array(output.text.utf8)
  }
}

/// A message with its attributes.
private struct FluentGroup {
  struct Line {
    let entry: Entry
    let text: String
  }

  let name: String
  var value: Line?
  var attributes: [(name: String, line: Line)] = []

  init(name: String, value: Line? = nil) {
    self.name = name
    self.value = value
  }

  var lines: [Line] { (value.map { [$0] } ?? []) + attributes.map(\.line) }
}

private struct FluentOutput {
  private(set) var text = ""

  mutating func append(_ group: FluentGroup, _ locale: String) throws(CatalogWriteError) {
    for line in group.lines { try append(comments: line.entry.otherFields) }
    let comments = group.lines.compactMap(\.entry.comment)
    if comments.count > 1 || comments.first != nil && group.lines.first?.entry.comment == nil {
      let subject = group.lines.last { $0.entry.comment != nil }?.entry.key
      throw refusal("attributes have no comments of their own", subject ?? "", locale)
    }
    if let comment = comments.first { append(comment: comment) }
    let start = text.utf8.count
    text += group.name + " ="
    if let value = group.value { append(value.text, indentation: "    ") }
    for (name, line) in group.attributes {
      text += "\n    ." + name + " ="
      append(line.text, indentation: "        ")
    }
    text += "\n"
    try check(group, from: start, locale)
  }

  private func refusal(
    _ reason: DiagnosticMessage, _ key: String, _ locale: String
  ) -> CatalogWriteError {
    CatalogWriteError(
      kind: .unsupportedText(reason: reason), subject: .init(key: key, locale: locale))
  }

  /// Reads again what was written: whatever Fluent cannot spell comes back as something else.
  private func check(
    _ group: FluentGroup, from start: Int, _ locale: String
  ) throws(CatalogWriteError) {
    let bytes = Array(text.utf8.dropFirst(start))
    let entries = Fluent.Resource(parsing: bytes).entries
    let key = group.lines.first?.entry.key ?? group.name
    var message: Fluent.Message?
    switch entries.first {
    case .message(let found): message = found
    case .term(let found): message = found
    case .junk(let junk): throw refusal(junk.error.explanation, key, locale)
    case .comment, nil: break
    }
    guard entries.count == 1, let message else {
      throw refusal("the text is no pattern of Fluent", key, locale)
    }
    let sign = group.name.hasPrefix("-") ? "-" : ""
    guard sign + message.identifier.name == group.name,
      message.attributes.map(\.identifier.name) == group.attributes.map(\.name)
    else { throw refusal("the key is no name of Fluent", key, locale) }
    let patterns = [message.value].compactMap(\.self) + message.attributes.map(\.value)
    for (pattern, line) in zip(patterns, group.lines)
    where ExactName(pattern.source(in: bytes)) != ExactName(line.text) {
      throw refusal(
        "Fluent drops spaces and line ends at the edges of this text; put them into {\"…\"}",
        line.entry.key, locale)
    }
  }

  mutating func append(comments fields: [Field]) throws(CatalogWriteError) {
    for field in fields {
      guard case .array(let comments) = field.value else {
        throw CatalogWriteError(kind: .unsupportedField(field.name), subject: .init())
      }
      for comment in comments {
        guard case .string(let comment) = comment, FluentOutput.isComment(comment) else {
          throw CatalogWriteError(kind: .unsupportedField(field.name), subject: .init())
        }
        if !text.isEmpty { text += "\n" }
        text += comment + "\n\n"
      }
    }
  }

  private static func isComment(_ text: String) -> Bool {
    let entries = Fluent.Resource(parsing: text).entries
    if entries.count == 1, case .comment = entries[0] { return true }
    return false
  }

  private mutating func append(comment: String) {
    for line in comment.split(separator: "\n", omittingEmptySubsequences: false) {
      text += line.isEmpty ? "#\n" : "# " + line + "\n"
    }
  }

  /// Appends a pattern behind an equals sign; lines in placeables keep their indentation.
  private mutating func append(_ pattern: String, indentation: String) {
    guard pattern.utf8.contains(0x0A) else {
      text += " " + pattern
      return
    }
    let bytes = Array(pattern.utf8)
    let begins = [UInt8(ascii: "["), UInt8(ascii: "."), UInt8(ascii: "*")].contains(bytes[0])
    text += begins ? " " : "\n" + indentation
    var written = 0
    for case .text(let element) in (try? Fluent.Pattern(parsing: pattern))?.elements ?? [] {
      for end in element.range where bytes[end] == 0x0A {
        text += String(decoding: bytes[written...end], as: UTF8.self)
        written = end + 1
        if written < bytes.count, bytes[written] != 0x0A { text += indentation }
      }
    }
    text += String(decoding: bytes[written...], as: UTF8.self)
  }
}
