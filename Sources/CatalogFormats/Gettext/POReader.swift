public import CatalogModel
internal import ICUKit
internal import LocaleCore
public import SourceText

/// Reads PO and POT files of GNU gettext.
///
/// The locale is that of the header, else that of the options, else that of the path. Plural forms get the categories
/// of CLDR that most of their numbers have, by the header's `Plural-Forms` and the locale; where forms cannot be told
/// apart by categories they are a variation `gettext` with the names `0`, `1`, ….
///
/// What `msgfmt -c` finds wrong in the file and its header is a diagnostic; what it finds wrong in placeholders is left
/// to the linter.
public struct POReader: CatalogReader {
  /// What the file may not say itself.
  public let options: ReadingOptions

  /// Creates a reader.
  public init(_ options: ReadingOptions = ReadingOptions()) { self.options = options }

  /// Reads a file.
  ///
  /// Takes linear time; of a damaged file everything outside of its damaged entries is read.
  public func read(_ file: SourceFile) -> Parsed<Catalog> {
    if let foreign = foreignContent(of: file) { return foreign }
    let decoded = GettextText(file.bytes)
    var reading = POReading(file: file, decoded: decoded, options: options)
    reading.read()
    return reading.result
  }

  private func foreignContent(of file: SourceFile) -> Parsed<Catalog>? {
    let message: DiagnosticMessage
    if ForeignContent(of: file) == .gitLFSPointer {
      message = ForeignContent.gitLFSPointer.message
    } else if TextEncoding(of: file.bytes) != .utf8 {
      message =
        "this file is UTF-16 or UTF-32, which the tools of gettext cannot read; save it as UTF-8"
    } else if MOBytes(file.bytes).isMO {
      message = "this is a compiled MO file; give it the extension .mo"
    } else {
      return nil
    }
    let diagnostic = Diagnostic(
      rule: .catalogParse, severity: .error, message: message,
      range: SourceRange(0, min(file.bytes.count, 4)))
    let catalog = Catalog(
      sourceLanguage: options.assumedSourceLanguage, syntax: .plain, pluralNumbers: .wholeNumbers)
    return Parsed(value: catalog, diagnostics: [diagnostic])
  }
}

/// One file being read.
private struct POReading {
  let file: SourceFile
  let decoded: GettextText
  let options: ReadingOptions
  var builder: GettextCatalogBuilder
  var catalog: Catalog
  var diagnostics: [Diagnostic] = []
  var checks: POChecks
  private var isTemplate: Bool

  var result: Parsed<Catalog> {
    Parsed(value: catalog, diagnostics: diagnostics.sortedByPlace())
  }

  init(file: SourceFile, decoded: GettextText, options: ReadingOptions) {
    self.file = file
    self.decoded = decoded
    self.options = options
    isTemplate = FileName(file.path).stem(ofExtension: "pot") != nil
    builder = GettextCatalogBuilder(
      sourceLanguage: options.assumedSourceLanguage, locale: nil,
      syntax: options.syntax ?? .plain, pluralForms: .germanic)
    catalog = Catalog(sourceLanguage: options.assumedSourceLanguage)
    checks = POChecks(file: file, decoded: decoded, isTemplate: isTemplate)
  }

  /// Reads the file; once more where the header, which tells how to read, is not its first entry.
  mutating func read() {
    var parser = POParser(decoded)
    var header = parser.readMessage() ? POHeader.Entry(parser.message) : nil
    if header == nil { header = laterHeader() }
    prepare(header)
    parser = POParser(decoded)
    catalog.entries.reserveCapacity(file.bytes.count / 128)
    while parser.readMessage() { add(parser.message) }
    finish(parser)
  }

  private func laterHeader() -> POHeader.Entry? {
    var parser = POParser(decoded)
    while parser.readMessage() {
      if let header = POHeader.Entry(parser.message) { return header }
    }
    return nil
  }

  private mutating func prepare(_ message: POHeader.Entry?) {
    let text = message?.text.value ?? ""
    let header = POHeader(text)
    let sourceLanguage = header["X-Source-Language"] ?? options.assumedSourceLanguage
    checks.checkHeader(message, header)
    var pluralForms = PluralForms.germanic
    if let item = header.pluralForms {
      do throws(PluralForms.Fault) {
        pluralForms = try PluralForms(parsing: Array(item.value.utf8))
        checks.pluralForms = pluralForms
      } catch {
        checks.add(fault: error, of: item, in: message)
      }
    }
    let locale =
      header["Language"] ?? options.locale ?? GettextPath(file.path)?.location.locale
      ?? (isTemplate ? nil : "und")
    checks.locale = locale
    builder = GettextCatalogBuilder(
      sourceLanguage: sourceLanguage, locale: isTemplate ? nil : locale,
      syntax: options.syntax ?? .plain, pluralForms: pluralForms)
    catalog = Catalog(
      sourceLanguage: sourceLanguage, syntax: options.syntax ?? .plain,
      pluralNumbers: .wholeNumbers, escapes: POSourceEscapes(encoding: decoded.encoding))
    if message == nil { catalog.otherFields = [Field(name: POFormat.header, value: .null)] }
  }

  private mutating func add(_ message: borrowing POMessage) {
    checks.check(message)
    if message.isHeader {
      catalog.otherFields.append(
        GettextCatalogBuilder.header(message, position: catalog.entries.count))
    } else if message.isObsolete {
      catalog.obsoleteEntries.append(builder.entry(message))
    } else {
      catalog.entries.append(builder.entry(message))
    }
  }

  private mutating func finish(_ parser: borrowing POParser) {
    diagnostics = checks.finish()
    if let offset = parser.conflictOffset {
      let place = decoded.range(offset, offset).start
      if let conflict = ConflictMarkers.diagnostic(in: file, at: place) {
        diagnostics = diagnostics.filter { $0.rule == .catalogParse } + [conflict]
      }
    }
    diagnostics += parser.faults.map {
      Diagnostic(rule: .catalogParse, severity: .error, message: $0.message, range: $0.range)
    }
    if let fault = decoded.fault {
      diagnostics.append(
        Diagnostic(
          rule: .catalogParse, severity: .error, message: fault.message, range: fault.range))
    }
    if file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      diagnostics.append(
        Diagnostic(
          rule: .catalogParse, severity: .error,
          message:
            "the file begins with a byte order mark, which msgfmt takes for text; save it without one",
          range: SourceRange(0, 3)))
    }
  }
}
