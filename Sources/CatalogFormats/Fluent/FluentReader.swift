public import CatalogModel
internal import MessageSyntax
public import SourceText

/// Reads files of Project Fluent: the messages of one locale.
///
/// What is no entry of Fluent is one diagnostic of the rule `catalog-parse`, and reading goes on behind it, as
/// Fluent’s own readers do. A message that leads back to itself is one, too. What messages refer to may stand in
/// other files: ``FluentReferences`` looks at all of them.
public struct FluentReader: CatalogReader {
  /// The locale of the texts.
  public let locale: String
  /// The language of the source texts.
  public let sourceLanguage: String

  /// Creates a reader for the files of one locale.
  ///
  /// - Parameters:
  ///   - locale: The locale of the texts.
  ///   - sourceLanguage: The language of the source texts, which the files do not name.
  public init(locale: String, sourceLanguage: String) {
    self.locale = locale
    self.sourceLanguage = sourceLanguage
  }

  /// Reads a file.
  ///
  /// Takes linear time.
  public func read(_ file: SourceFile) -> Parsed<Catalog> {
    var catalog = Catalog(sourceLanguage: sourceLanguage, syntax: .fluent, escapes: FluentEscapes())
    let text: DecodedText
    do {
      text = try TextFile.decodeUTF8(file)
    } catch {
      return Parsed(value: catalog, diagnostics: [error.diagnostic])
    }
    var collector = FluentCollector(bytes: file.bytes, locale: locale)
    collector.add(Fluent.Resource(parsing: file.bytes, from: text.start))
    catalog.entries = collector.entries
    if !collector.comments.isEmpty { catalog.otherFields = [collector.commentsField] }
    for junk in collector.junk {
      if let conflict = ConflictMarkers.diagnostic(in: file, at: junk.range.lowerBound) {
        return Parsed(value: catalog, diagnostics: [conflict])
      }
    }
    let repeated = RepeatedKeys.diagnostics(
      in: collector.entries, locale: locale,
      conflict: { key in
        "“\(key)” stands twice here; Fluent keeps one of the two and silently drops the other: remove one"
      })
    let diagnostics =
      collector.junk.map { diagnostic($0, in: file.bytes) } + repeated
      + FluentReferences.cycles(in: catalog, of: file.bytes, locale: locale)
    return Parsed(value: catalog, diagnostics: diagnostics.sortedByPlace())
  }

  private func diagnostic(_ junk: Fluent.Junk, in bytes: [UInt8]) -> Diagnostic {
    let start = junk.error.offset
    var end = start
    // The character that was not expected; nothing where a line or the file ends.
    if end < junk.range.upperBound, bytes[end] != 0x0A, bytes[end] != 0x0D {
      end = min(end + DecodedText.characterByteCount(bytes[end]), junk.range.upperBound)
    }
    return Diagnostic(
      rule: .catalogParse, severity: .error, message: junk.error.explanation,
      range: SourceRange(start, end), subject: .init(locale: locale))
  }
}

/// Makes entries of a resource.
private struct FluentCollector {
  let bytes: [UInt8]
  let locale: String
  private(set) var entries: [Entry] = []
  private(set) var junk: [Fluent.Junk] = []
  /// The comments that no entry has followed yet.
  private(set) var comments: [String] = []

  init(bytes: [UInt8], locale: String) {
    self.bytes = bytes
    self.locale = locale
  }

  mutating func add(_ resource: Fluent.Resource) {
    entries.reserveCapacity(resource.entries.count)
    for entry in resource.entries {
      switch entry {
      case .message(let message): add(message, sign: "")
      case .term(let term): add(term, sign: "-")
      case .comment(let comment): comments.append(comment.spelling)
      case .junk(let found): junk.append(found)
      }
    }
  }

  private mutating func add(_ message: Fluent.Message, sign: String) {
    let name = sign + message.identifier.name
    var comment = message.comment
    if let value = message.value {
      let identifier = message.identifier.range
      add(name, identifier.lowerBound - sign.utf8.count..<identifier.upperBound, value, comment)
      comment = nil
    }
    for attribute in message.attributes {
      add(
        name + "." + attribute.identifier.name, attribute.identifier.range, attribute.value, comment
      )
      comment = nil
    }
  }

  private mutating func add(
    _ key: String, _ keyRange: Range<Int>, _ pattern: Fluent.Pattern, _ comment: Fluent.Comment?
  ) {
    let unit = StringUnit(
      value: pattern.source(in: bytes), valueRange: SourceRange(pattern.sourceRange))
    var entry = Entry(
      key: key, keyRange: SourceRange(keyRange), comment: comment?.content,
      commentRange: (comment?.range).map { SourceRange($0) }, extractionState: .manual,
      localizations: [
        Localization(locale: locale, message: Message(root: MessageNode(unit: unit)))
      ])
    if !comments.isEmpty {
      entry.otherFields = [commentsField]
      comments = []
    }
    entries.append(entry)
  }

  var commentsField: Field {
    Field(name: FluentFormat.commentsField, value: .array(comments.map { .string($0) }))
  }
}

extension SourceRange {
  fileprivate init(_ range: Range<Int>) { self.init(range.lowerBound, range.upperBound) }
}

extension Fluent.Comment {
  /// The comment with its number signs.
  fileprivate var spelling: String {
    let sign = String(repeating: "#", count: level.rawValue)
    return content.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? sign : sign + " " + $0 }.joined(separator: "\n")
  }
}
