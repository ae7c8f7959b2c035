public import CatalogModel
internal import ICUKit
internal import SourceText

/// Writes PO files as GNU `msgcat` does: lines of at most 79 columns, obsolete entries at the end.
///
/// A catalog without the field `gettext.header` gets a header with its language, the encoding UTF-8 and the usual
/// `Plural-Forms` of the language. A translation that is missing is written as an empty one. Of plural forms those that
/// no whole number asks for are left out: gettext counts nothing else.
public struct POWriter: CatalogWriter {
  /// What is not in the catalog.
  public let options: WritingOptions

  /// Creates a writer.
  public init(_ options: WritingOptions = WritingOptions()) { self.options = options }

  /// Returns the content of a file that holds a catalog.
  public func write(_ catalog: Catalog) throws(CatalogWriteError) -> [UInt8] {
    var writing = try POWriting(catalog, options)
    try writing.write()
    return writing.output
  }
}

/// One file being written.
private struct POWriting {
  private let catalog: Catalog
  private let lowering: GettextLowering
  private(set) var output: [UInt8] = []
  private var domain: String?

  init(_ catalog: Catalog, _ options: WritingOptions) throws(CatalogWriteError) {
    self.catalog = catalog
    lowering = try GettextLowering(catalog, options)
  }

  mutating func write() throws(CatalogWriteError) {
    for field in catalog.otherFields where field.name != POFormat.header {
      throw CatalogWriteError(kind: .unsupportedField(field.name), subject: .init())
    }
    var headers = catalog.otherFields.map(\.value)
    if headers.isEmpty {
      headers = [.object([Field(name: "text", value: .string(lowering.header ?? ""))])]
    }
    headers.removeAll { $0 == .null }
    for (index, entry) in catalog.entries.enumerated() {
      while let header = headers.first, header.position <= index {
        try append(header: headers.removeFirst())
      }
      try append(entry, isObsolete: false)
    }
    for header in headers { try append(header: header) }
    for entry in catalog.obsoleteEntries { try append(entry, isObsolete: true) }
  }

  private mutating func append(header: FieldValue) throws(CatalogWriteError) {
    guard case .object(let members) = header else {
      throw CatalogWriteError(kind: .unsupportedField(POFormat.header), subject: .init())
    }
    var fields = members.filter { $0.name.utf8.starts(with: "po.".utf8) }
    var comment: String?
    for member in members where !member.name.utf8.starts(with: "po.".utf8) {
      switch (member.name, member.value) {
      case ("text", .string), ("position", .number), ("fuzzy", .bool(true)): break
      case ("comment", .string(let text)): comment = text
      default:
        throw CatalogWriteError(kind: .unsupportedField(member.name), subject: .init())
      }
    }
    fields = try begin(fields, .init())
    let isFuzzy = header.member("fuzzy") == .bool(true)
    let flags = fields.text(POFormat.flags)
    try appendComments(
      fields, comment: comment, flags: (isFuzzy ? ["fuzzy"] : []) + flags.asList, .init())
    let spelling = POStringSpelling(wraps: !flags.asList.contains("no-wrap"), syntax: .plain)
    try append("msgid", "", spelling, mark: "", .init())
    try append("msgstr", header.member("text")?.text ?? "", spelling, mark: "", .init())
  }

  private mutating func append(_ entry: Entry, isObsolete: Bool) throws(CatalogWriteError) {
    let subject = Diagnostic.Subject(key: entry.key)
    let syntax = entry.syntax ?? catalog.syntax
    guard POFormat().capabilities.syntaxes.contains(syntax) else {
      throw CatalogWriteError(kind: .unsupportedSyntax(syntax), subject: subject)
    }
    let item = try lowering.item(entry)
    if item.context == nil, item.text.isEmpty, !isObsolete {
      throw refusal("an empty source text without a context is the header of gettext", subject)
    }
    let fields = try begin(entry.otherFields, subject)
    var flags = fields.text(POFormat.flags).asList
    if let flag = flag(for: entry, syntax, item, flags) { flags.insert(flag, at: 0) }
    let spelling = POStringSpelling(wraps: !flags.contains("no-wrap"), syntax: syntax)
    if item.isFuzzy { flags.insert("fuzzy", at: 0) }
    try appendComments(fields, comment: entry.comment, flags: flags, subject)
    let previousMark = isObsolete ? "#~| " : "#| "
    for (field, keyword) in [
      (POFormat.previousContext, "msgctxt"), (POFormat.previousText, "msgid"),
      (POFormat.previousPlural, "msgid_plural"),
    ] {
      guard let text = fields.text(field) else { continue }
      try append(keyword, text, spelling, mark: previousMark, subject)
    }
    try append(item, spelling, mark: isObsolete ? "#~ " : "", subject)
  }

  private mutating func append(
    _ item: GettextLowering.Item, _ spelling: POStringSpelling, mark: String,
    _ subject: Diagnostic.Subject
  ) throws(CatalogWriteError) {
    if let context = item.context { try append("msgctxt", context, spelling, mark: mark, subject) }
    try append("msgid", item.text, spelling, mark: mark, subject)
    guard let plural = item.plural else {
      return try append("msgstr", item.translations.first ?? "", spelling, mark: mark, subject)
    }
    try append("msgid_plural", plural, spelling, mark: mark, subject)
    for (index, translation) in item.translations.enumerated() {
      try append("msgstr[\(index)]", translation, spelling, mark: mark, subject)
    }
  }

  /// The flag that says the syntax, where none of the flags does.
  private func flag(
    for entry: Entry, _ syntax: TextSyntax, _ item: GettextLowering.Item, _ flags: [Substring]
  ) -> Substring? {
    guard POFlags.syntax(flags) != syntax, let flag = POFlags.flag(for: syntax) else { return nil }
    let mark = syntax == .braces ? UInt8(ascii: "{") : UInt8(ascii: "%")
    let texts = [item.text] + item.translations
    let isNeeded = entry.syntax != nil || texts.contains { $0.utf8.contains(mark) }
    return isNeeded ? flag : nil
  }

  private static let knownFields: Set<String> = [
    POFormat.translatorComment, POFormat.references, POFormat.flags, POFormat.otherFlags,
    POFormat.previousContext, POFormat.previousText, POFormat.previousPlural, POFormat.domain,
  ]

  /// Begins an entry with a blank line, and with a directive where its domain is another one.
  private mutating func begin(
    _ fields: [Field], _ subject: Diagnostic.Subject
  ) throws(CatalogWriteError) -> [Field] {
    for field in fields where !Self.knownFields.contains(field.name) || field.value.text == nil {
      throw CatalogWriteError(kind: .unsupportedField(field.name), subject: subject)
    }
    if !output.isEmpty { output.append(0x0A) }
    let newDomain = fields.text(POFormat.domain)
    if newDomain != domain {
      output += "domain \"\(newDomain ?? "messages")\"\n\n".utf8
      domain = newDomain
    }
    return fields
  }

  private mutating func appendComments(
    _ fields: [Field], comment: String?, flags: [Substring], _ subject: Diagnostic.Subject
  ) throws(CatalogWriteError) {
    try appendLines(fields.text(POFormat.translatorComment), mark: "#", subject)
    try appendLines(comment, mark: "#.", subject)
    if let references = fields.text(POFormat.references) {
      try appendReferences(references, subject)
    }
    if !flags.isEmpty { try appendLines(flags.joined(separator: ", "), mark: "#,", subject) }
    if let flags = fields.text(POFormat.otherFlags) { try appendLines(flags, mark: "#=", subject) }
  }

  private mutating func appendLines(
    _ text: String?, mark: String, _ subject: Diagnostic.Subject
  ) throws(CatalogWriteError) {
    guard let text else { return }
    for line in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
      output += mark.utf8
      if !line.isEmpty { output.append(0x20) }
      output += try encoded(String(Substring(line)), subject)
      output.append(0x0A)
    }
  }

  private mutating func appendReferences(
    _ references: String, _ subject: Diagnostic.Subject
  ) throws(CatalogWriteError) {
    let mark = "#:"
    var column = 0
    for reference in references.split(separator: " ") {
      let width = reference.utf8.count + 1
      if column == 0 || column > mark.utf8.count && column + width > POStringSpelling.pageWidth {
        if column > 0 { output.append(0x0A) }
        output += mark.utf8
        column = mark.utf8.count
      }
      output.append(0x20)
      output += try encoded(String(reference), subject)
      column += width
    }
    if column > 0 { output.append(0x0A) }
  }

  private mutating func append(
    _ keyword: String, _ text: String, _ spelling: POStringSpelling, mark: String,
    _ subject: Diagnostic.Subject
  ) throws(CatalogWriteError) {
    guard !text.utf8.contains(0) else {
      throw refusal("a text of gettext cannot have a NUL character", subject)
    }
    if lowering.encoding == nil {
      spelling.append(keyword, text, mark: mark, to: &output)
    } else {
      var lines: [UInt8] = []
      spelling.append(keyword, text, mark: mark, to: &lines)
      output += try encoded(String(decoding: lines, as: UTF8.self), subject)
    }
  }

  private func encoded(
    _ text: String, _ subject: Diagnostic.Subject
  ) throws(CatalogWriteError) -> [UInt8] {
    guard let encoding = lowering.encoding else { return Array(text.utf8) }
    guard let bytes = encoding.encode(text) else {
      throw refusal(
        "\(encoding.name), the encoding that the header names, lacks a character of the text",
        subject)
    }
    return bytes
  }

  private func refusal(
    _ reason: DiagnosticMessage, _ subject: Diagnostic.Subject
  ) -> CatalogWriteError {
    CatalogWriteError(kind: .unsupportedText(reason: reason), subject: subject)
  }
}

extension FieldValue {
  /// How many entries stand before a header.
  fileprivate var position: Int {
    guard case .number(let digits)? = member("position") else { return 0 }
    return Int(digits) ?? 0
  }
}

extension [Field] {
  /// Returns the text of the first field with a name.
  fileprivate func text(_ name: String) -> String? { first { $0.name == name }?.value.text }
}

extension String? {
  /// The flags in a list that commas part.
  fileprivate var asList: [Substring] {
    (self ?? "").split(separator: ",").map { $0.drop { $0 == " " } }
  }
}
