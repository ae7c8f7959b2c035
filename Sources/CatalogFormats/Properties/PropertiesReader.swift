public import CatalogModel
public import SourceText

/// Reads Java’s `.properties` files: the texts of one locale.
///
/// Comments become those of the entries that they stand with. Of entries with one key Java keeps the last one; the
/// catalog has them all, and each repetition is a diagnostic of the rule `duplicate-key`. What Java refuses or reads
/// differently from what was meant is one of `catalog-parse`.
public struct PropertiesReader: CatalogReader {
  /// The locale of the texts.
  public let locale: String
  /// The language of the source texts.
  public let sourceLanguage: String
  /// The syntax of all texts; `nil` to take texts with arguments for patterns of MessageFormat and others for plain.
  public let syntax: TextSyntax?

  /// Creates a reader for the files of one locale.
  ///
  /// - Parameters:
  ///   - locale: The locale of the texts.
  ///   - sourceLanguage: The language of the source texts, which the files do not name.
  ///   - syntax: The syntax of all texts; `nil` to look at each.
  public init(locale: String, sourceLanguage: String, syntax: TextSyntax? = nil) {
    self.locale = locale
    self.sourceLanguage = sourceLanguage
    self.syntax = syntax
  }

  /// Reads a file.
  ///
  /// Takes linear time.
  public func read(_ file: SourceFile) -> Parsed<Catalog> {
    let encoding = PropertiesEncoding(of: file.bytes)
    var catalog = Catalog(sourceLanguage: sourceLanguage, syntax: syntax ?? .plain)
    do {
      try TextFile.refuseForeignContent(file)
      if case .utf16 = TextEncoding(of: file.bytes) { _ = try TextFile.decodeUTF8(file) }
    } catch {
      return Parsed(value: catalog, diagnostics: [error.diagnostic])
    }
    var collector = PropertiesCollector(
      text: PropertiesText(bytes: file.bytes, encoding: encoding), locale: locale,
      detectsPatterns: syntax == nil)
    collector.readAll()
    catalog.entries = collector.entries
    catalog.escapes = PropertiesEscapes(
      encoding: encoding, keepsCharacters: collector.keepsCharacters)
    if !collector.comments.isEmpty { catalog.otherFields = [collector.commentsField] }
    if collector.hasConflictMarker, let conflict = ConflictMarkers.diagnostic(in: file) {
      return Parsed(value: catalog, diagnostics: [conflict])
    }
    let diagnostics =
      collector.diagnostics
      + RepeatedKeys.diagnostics(
        in: catalog.entries, locale: locale,
        conflict: { key in
          "“\(key)” stands twice here; Java keeps the last one and silently drops the other: remove one"
        })
    return Parsed(value: catalog, diagnostics: diagnostics.sortedByPlace())
  }
}

/// Makes entries of a file.
private struct PropertiesCollector {
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  let text: PropertiesText
  let locale: String
  let detectsPatterns: Bool
  private(set) var entries: [Entry] = []
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var hasConflictMarker = false
  /// Whether a key or a text has characters outside of ASCII in UTF-8.
  private(set) var keepsCharacters = false
  /// The comments that a blank line parts from the next entry.
  private(set) var comments: [String] = []
  /// The lines of the comment that was read last.
  private var lines: [Range<Int>] = []

  init(text: PropertiesText, locale: String, detectsPatterns: Bool) {
    self.text = text
    self.locale = locale
    self.detectsPatterns = detectsPatterns
  }

  mutating func readAll() {
    var start = 0
    if text.bytes.starts(with: PropertiesCollector.byteOrderMark) {
      start = PropertiesCollector.byteOrderMark.count
      reportByteOrderMark()
    }
    if let position = text.bytes.firstIndex(of: 0) {
      report(
        .error, "this is a NUL byte, which no text has; remove it", position..<position + 1)
    }
    entries.reserveCapacity(text.bytes.count / 64)
    var scanner = PropertiesScanner(text.bytes, from: start)
    while let part = scanner.next() {
      switch part {
      case .pair(let pair): add(pair)
      case .comment(let range): lines.append(range)
      case .blankLine: endComment()
      }
    }
    endComment()
  }

  private mutating func endComment() {
    guard !lines.isEmpty else { return }
    comments.append(lines.map(content).joined(separator: "\n"))
    lines.removeAll(keepingCapacity: true)
  }

  /// A line of a comment without its sign and the space behind it.
  private func content(of line: Range<Int>) -> String {
    var start = line.lowerBound + 1
    if start < line.upperBound, text.bytes[start] == UInt8(ascii: " ") { start += 1 }
    return plain(start..<line.upperBound)
  }

  private mutating func add(_ pair: PropertiesScanner.Pair) {
    let key = string(pair.key, pair.keyHasEscapes)
    let value = string(pair.value, pair.valueHasEscapes)
    if text.encoding == .utf8, !keepsCharacters {
      let bytes = text.bytes[pair.key.lowerBound..<pair.value.upperBound]
      keepsCharacters = bytes.contains { $0 >= 0x80 }
    }
    let unit = StringUnit(value: value, valueRange: SourceRange(pair.value))
    var entry = Entry(
      key: key, keyRange: SourceRange(pair.key), extractionState: .manual,
      localizations: [
        Localization(locale: locale, message: Message(root: MessageNode(unit: unit)))
      ])
    if detectsPatterns, JavaPattern.hasArgument(text.bytes, pair.value) {
      entry.syntax = .messageFormat1
    }
    if let first = lines.first, let last = lines.last {
      entry.comment = lines.map(content).joined(separator: "\n")
      entry.commentRange = SourceRange(first.lowerBound, last.upperBound)
      lines.removeAll(keepingCapacity: true)
    }
    if !comments.isEmpty {
      entry.otherFields = [commentsField]
      comments = []
    }
    if key.isEmpty { reportMissingKey(pair) }
    if key.utf8.starts(with: "<<<<<<<".utf8) { hasConflictMarker = true }
    entries.append(entry)
  }

  var commentsField: Field {
    Field(name: PropertiesFormat.commentsField, value: .array(comments.map { .string($0) }))
  }

  private mutating func string(_ range: Range<Int>, _ hasEscapes: Bool) -> String {
    guard hasEscapes else { return plain(range) }
    var problems: [(PropertiesText.Problem, Range<Int>)] = []
    let string = text.decode(range) { problems.append(($0, $1)) }
    for (problem, range) in problems { report(problem, range) }
    return string
  }

  private func plain(_ range: Range<Int>) -> String {
    guard text.encoding == .latin1 else {
      // The encoding is UTF-8 where the whole file was found to be that.
      return String(valid: text.bytes.span.extracting(range))
    }
    return text.decodeLatin1(range)
  }

  private mutating func report(_ problem: PropertiesText.Problem, _ range: Range<Int>) {
    switch problem {
    case .malformedUnicode:
      report(
        .error,
        "four hexadecimal digits were expected behind \\u; Java refuses the whole file: complete them, or write \\\\u for a backslash",
        range)
    case .loneSurrogate:
      report(
        .error, "this is half of a surrogate pair; write both halves of the character", range)
    case .dropped(let character):
      report(
        .warning,
        "“\\\(character)” is no escape, and Java drops the backslash; remove it, or write \\\\ for a backslash",
        range)
    }
  }

  private mutating func report(
    _ severity: Severity, _ message: DiagnosticMessage, _ range: Range<Int>
  ) {
    diagnostics.append(
      Diagnostic(
        rule: .catalogParse, severity: severity, message: message, range: SourceRange(range),
        subject: .init(locale: locale)))
  }

  private mutating func reportMissingKey(_ pair: PropertiesScanner.Pair) {
    report(
      .warning, "no key stands before the text; write one, or remove the line",
      pair.key.lowerBound..<pair.value.upperBound)
  }

  private mutating func reportByteOrderMark() {
    let range = SourceRange(0, PropertiesCollector.byteOrderMark.count)
    diagnostics.append(
      Diagnostic(
        rule: .catalogParse, severity: .error,
        message: "Java takes the byte order mark for a part of the first key; remove it",
        range: range, subject: .init(locale: locale),
        fixIts: [
          FixIt(
            message: "remove the byte order mark",
            edits: [TextEdit(range: range, replacement: "")])
        ]))
  }
}

extension SourceRange {
  fileprivate init(_ range: Range<Int>) { self.init(range.lowerBound, range.upperBound) }
}

extension PropertiesText {
  /// Returns a text without escapes in ISO-8859-1.
  fileprivate func decodeLatin1(_ range: Range<Int>) -> String {
    String(
      decoding: bytes[range].flatMap { $0 < 0x80 ? [$0] : [0xC0 | $0 >> 6, 0x80 | $0 & 0x3F] },
      as: UTF8.self)
  }
}
