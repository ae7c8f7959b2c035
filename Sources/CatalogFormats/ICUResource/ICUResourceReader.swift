public import CatalogModel
public import SourceText

/// Reads ICU’s resource bundles as text: the strings of one locale.
///
/// The name of the bundle is the locale; that of `root` is the source language. A fault ends reading, as it ends
/// `genrb`, and is a diagnostic of the rule `catalog-parse`; a key that stands twice is one of `duplicate-key`.
public struct ICUResourceReader: CatalogReader {
  private let options: ReadingOptions

  /// Creates a reader.
  ///
  /// - Parameter options: The locale counts only where the name of the bundle is none.
  public init(_ options: ReadingOptions) { self.options = options }

  /// Reads a file.
  ///
  /// Takes linear time.
  public func read(_ file: SourceFile) -> Parsed<Catalog> {
    var catalog = Catalog(
      sourceLanguage: options.assumedSourceLanguage, syntax: options.syntax ?? .plain,
      escapes: ICUResourceEscapes())
    let text: DecodedText
    do {
      text = try TextFile.decode(file)
    } catch {
      return Parsed(value: catalog, diagnostics: [error.diagnostic])
    }
    var parser = ICUResourceParser(text)
    var diagnostics: [Diagnostic] = []
    do throws(ICUResourceParser.Fault) {
      try parser.read()
    } catch {
      let range = text.sourceRange(error.range.lowerBound, error.range.upperBound)
      diagnostics = [
        conflict(in: file, parser)
          ?? Diagnostic(
            rule: .catalogParse, severity: .error, message: error.message, range: range)
      ]
    }
    let locale = locale(parser.name)
    catalog.entries = parser.texts.map { entry($0, locale, text) }
    catalog.otherFields = fields(of: parser)
    if diagnostics.isEmpty {
      diagnostics = RepeatedKeys.diagnostics(
        in: catalog.entries, locale: locale,
        conflict: { key in "“\(key)” stands twice here, and genrb refuses the file; remove one" })
    }
    return Parsed(value: catalog, diagnostics: diagnostics.sortedByPlace())
  }

  /// The marker of a merge is a word, and so a part of a key.
  private func conflict(in file: SourceFile, _ parser: ICUResourceParser) -> Diagnostic? {
    let hasMarker = parser.texts.contains { $0.path.hasPrefix("<<<<<<<") }
    return hasMarker ? ConflictMarkers.diagnostic(in: file) : nil
  }

  private func locale(_ name: String) -> String {
    if name == "root" { return options.assumedSourceLanguage }
    if LocaleName.isLocale(name) { return name }
    return options.locale ?? options.assumedSourceLanguage
  }

  private func entry(
    _ text: ICUResourceParser.Text, _ locale: String, _ file: DecodedText
  ) -> Entry {
    func range(_ range: Range<Int>) -> SourceRange {
      file.sourceRange(range.lowerBound, range.upperBound)
    }
    let unit = StringUnit(value: text.value, valueRange: range(text.valueRange))
    var entry = Entry(
      key: text.path, keyRange: range(text.keyRange), extractionState: .manual,
      localizations: [
        Localization(locale: locale, message: Message(root: MessageNode(unit: unit)))
      ])
    if options.syntax == nil, JavaPattern.hasArgument(text.value) { entry.syntax = .messageFormat1 }
    let (others, own) = ICUResourceReader.parted(text.comments)
    if !own.isEmpty {
      entry.comment = own.map(\.text).joined(separator: "\n")
      entry.commentRange = range(
        own[0].range.lowerBound..<own[own.count - 1].range.upperBound)
    }
    if !others.isEmpty {
      entry.otherFields = [
        Field(name: ICUResourceFormat.commentsField, value: .array(others.map { .string($0) }))
      ]
    }
    return entry
  }

  /// Parts comments into blocks that stand alone and the one that belongs to what follows.
  private static func parted(
    _ comments: [ICUResourceScanner.Comment]
  ) -> (others: [String], own: [ICUResourceScanner.Comment]) {
    var others: [String] = []
    var own: [ICUResourceScanner.Comment] = []
    for comment in comments {
      own.append(comment)
      guard comment.endsBlock else { continue }
      others.append(own.map(\.text).joined(separator: "\n"))
      own = []
    }
    return (others, own)
  }

  private func fields(of parser: ICUResourceParser) -> [Field] {
    var fields: [Field] = []
    func add(_ name: String, _ values: [FieldValue]) {
      if !values.isEmpty { fields.append(Field(name: name, value: .array(values))) }
    }
    if !parser.hasFallback {
      fields.append(Field(name: ICUResourceFormat.noFallbackField, value: .bool(true)))
    }
    add(ICUResourceFormat.headerField, blocks(parser.header))
    add(
      ICUResourceFormat.valuesField,
      parser.values.map { value in
        .object([
          Field(name: "path", value: .string(value.path)),
          Field(name: "type", value: .string(value.type)),
          Field(name: "value", value: value.value),
        ])
      })
    add(ICUResourceFormat.tablesField, parser.tables.map { .string($0) })
    add(ICUResourceFormat.commentsField, blocks(parser.trailingComments))
    return fields
  }

  private func blocks(_ comments: [ICUResourceScanner.Comment]) -> [FieldValue] {
    let (others, own) = ICUResourceReader.parted(comments)
    let last = own.isEmpty ? [] : [own.map(\.text).joined(separator: "\n")]
    return (others + last).map { .string($0) }
  }
}
