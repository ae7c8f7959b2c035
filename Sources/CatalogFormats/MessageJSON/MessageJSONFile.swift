internal import CatalogModel
internal import SourceText
internal import StructuredText

/// A file of JSON that a reader makes a catalog of, and what is wrong in it.
struct MessageJSONFile {
  /// The content; `nil` where it is no JSON.
  let json: JSONDocument?
  /// The locale that diagnostics name.
  var locale: String
  /// What is wrong.
  private(set) var diagnostics: [Diagnostic] = []

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - locale: The locale that diagnostics name.
  ///   - allowsComments: Whether comments are a warning and not an error, as in files for Chrome.
  init(_ file: SourceFile, locale: String, allowsComments: Bool = false) {
    self.locale = locale
    do {
      json = try JSONDocument(parsing: file.bytes)
    } catch {
      let withoutComments =
        allowsComments && error.kind == .comment
        ? try? JSONDocument(parsing: JSONComments.blanked(file.bytes)) : nil
      json = withoutComments
      if withoutComments != nil {
        report(
          """
          JSON has no comments; Chrome passes over them, and they are lost where the file is \
          written anew
          """, at: error.range, severity: .warning)
      } else {
        diagnostics.append(
          ConflictMarkers.diagnostic(in: file)
            ?? Diagnostic(
              rule: .catalogParse, severity: .error,
              message: MessageJSONFile.message(of: ForeignContent(of: file)) ?? error.message,
              range: error.range))
      }
    }
  }

  private static func message(of content: ForeignContent?) -> DiagnosticMessage? {
    switch content {
    case .gitLFSPointer?: content?.message
    case .xml?: "this is XML where JSON was expected; give the file the name of its format"
    case .binaryPropertyList?:
      "this is a binary property list where JSON was expected; give the file the name of its format"
    case nil: nil
    }
  }

  /// Notes what is wrong.
  mutating func report(
    _ message: DiagnosticMessage, at range: SourceRange, severity: Severity = .error,
    key: String? = nil, rule: RuleID = .catalogParse, notes: [Diagnostic.Note] = []
  ) {
    diagnostics.append(
      Diagnostic(
        rule: rule, severity: severity, message: message, range: range,
        subject: .init(key: key.map(MessageJSONFile.shortened), locale: locale), notes: notes))
  }

  /// Notes names that stand twice in an object.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - document: The document that holds it.
  ///   - key: Returns the key that a name belongs to.
  mutating func reportDuplicates(
    in object: Int, of document: JSONDocument, key: (String) -> String?
  ) {
    let duplicates = document.duplicates(in: object)
    guard !duplicates.isEmpty else { return }
    let repeated = RepeatedMembers(duplicates, in: object, document)
    for (first, second) in duplicates {
      let name = document.name(second)
      diagnostics.append(
        Diagnostic(
          rule: .duplicateKey, severity: .error,
          message: """
            “\(MessageJSONFile.shortened(name))” stands twice in this object; readers of JSON keep one of the two \
            and silently drop the other: merge them into one
            """,
          range: document.nameRange(second),
          subject: .init(key: key(name).map(MessageJSONFile.shortened), locale: locale),
          notes: [.init(message: "it stands here first", range: document.nameRange(first))],
          fixIts: repeated.fixIt(for: second).map { [$0] } ?? []))
    }
  }

  private static func shortened(_ name: String) -> String {
    let limit = 80
    return name.utf8.count > StringCatalogReader.maximumKeyByteCount
      ? name.prefix(limit) + "…" : name
  }
}

extension JSONDocument {
  /// What a node is, in running text.
  func typeName(_ node: Int) -> String {
    switch kind(node) {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .true, .false: "a truth value"
    case .null: "null"
    }
  }

  /// The value of a node as a catalog keeps what it does not understand.
  func fieldValue(_ node: Int) -> FieldValue {
    switch kind(node) {
    case .null: .null
    case .true: .bool(true)
    case .false: .bool(false)
    case .number: .number(number(node) ?? "")
    case .string: .string(string(node) ?? "")
    case .array: .array(children(of: node).map(fieldValue))
    case .object: .object(children(of: node).map(field))
    }
  }

  /// A member as a catalog keeps what it does not understand.
  func field(_ member: Int) -> Field {
    Field(name: name(member), nameRange: nameRange(member), value: fieldValue(member))
  }

  /// Calls a closure for every member or element of a node, in the order of the text.
  @inline(__always)
  func forEachChild(of node: Int, _ body: (Int) -> Void) {
    var child = firstChild(of: node)
    let end = end(of: node)
    while child < end {
      body(child)
      child = next(after: child)
    }
  }
}

/// The comments that Chrome allows in its messages: `//` and `/* */`.
enum JSONComments {
  /// Returns a text with spaces in the place of its comments.
  static func blanked(_ bytes: [UInt8]) -> [UInt8] {
    var text = bytes
    var offset = 0
    while offset + 1 < text.count {
      switch (text[offset], text[offset + 1]) {
      case (UInt8(ascii: "\""), _): offset = endOfString(text, from: offset + 1)
      case (UInt8(ascii: "/"), UInt8(ascii: "/")):
        while offset < text.count, text[offset] != 0x0A { blank(&text, &offset) }
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        blank(&text, &offset)
        blank(&text, &offset)
        while offset + 1 < text.count,
          text[offset] != UInt8(ascii: "*") || text[offset + 1] != UInt8(ascii: "/")
        {
          blank(&text, &offset)
        }
        while offset < text.count,
          text[offset] == UInt8(ascii: "*") || text[offset] == UInt8(ascii: "/")
        {
          blank(&text, &offset)
        }
      default: offset += 1
      }
    }
    return text
  }

  private static func blank(_ text: inout [UInt8], _ offset: inout Int) {
    if text[offset] != 0x0A, text[offset] != 0x0D { text[offset] = 0x20 }
    offset += 1
  }

  private static func endOfString(_ text: [UInt8], from start: Int) -> Int {
    var offset = start
    while offset < text.count, text[offset] != UInt8(ascii: "\"") {
      offset += text[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    return offset + 1
  }
}
