public import CatalogModel
internal import ICUKit
internal import LocaleCore
public import SourceText

/// Reads the compiled MO files of GNU gettext, in both byte orders.
///
/// Locale, source language and plural categories are found as in PO files. Everything in the file is translated: its
/// tools leave out what is not. Ranges are those of the strings in the file.
public struct MOReader: CatalogReader {
  /// What the file may not say itself.
  public let options: ReadingOptions

  /// Creates a reader.
  public init(_ options: ReadingOptions = ReadingOptions()) { self.options = options }

  /// Reads a file.
  ///
  /// Takes O(n log n) for the check that strings do not overlap.
  ///
  /// A damaged file is one diagnostic and gives the entries before the damage.
  public func read(_ file: SourceFile) -> Parsed<Catalog> {
    var reading = MOReading(file: file, options: options)
    do throws(MOFault) {
      try reading.read()
    } catch {
      let diagnostic = Diagnostic(
        rule: .catalogParse, severity: .error, message: error.message,
        range: SourceRange(error.start, min(error.end, file.bytes.count)))
      return Parsed(value: reading.catalog, diagnostics: reading.diagnostics + [diagnostic])
    }
    return Parsed(value: reading.catalog, diagnostics: reading.diagnostics)
  }
}

/// What keeps an MO file from being read.
private struct MOFault: Error {
  let message: DiagnosticMessage
  let start: Int
  let end: Int

  init(_ message: DiagnosticMessage, _ start: Int, _ end: Int) {
    self.message = message
    self.start = start
    self.end = max(start, end)
  }
}

/// One file being read.
private struct MOReading {
  private static let headerByteCount = 28

  private let file: SourceFile
  private let options: ReadingOptions
  private let numbers: MOBytes
  private(set) var catalog: Catalog
  private(set) var diagnostics: [Diagnostic] = []
  private var encoding: CharacterEncoding?
  private var strings: [Range<Int>] = []

  init(file: SourceFile, options: ReadingOptions) {
    self.file = file
    self.options = options
    numbers = MOBytes(file.bytes)
    catalog = Catalog(
      sourceLanguage: options.assumedSourceLanguage, syntax: options.syntax ?? .plain,
      pluralNumbers: .wholeNumbers)
  }

  mutating func read() throws(MOFault) {
    let bytes = file.bytes
    if ForeignContent(of: file) == .gitLFSPointer {
      throw MOFault(ForeignContent.gitLFSPointer.message, 0, bytes.count)
    }
    guard numbers.isMO else {
      throw MOFault(
        "this is no MO file: those begin with the bytes DE 12 04 95 or 95 04 12 DE; compile the PO file with msgfmt",
        0, 4)
    }
    let revision = try number(at: 4)
    guard revision >> 16 <= 1 else {
      throw MOFault(
        "the file has the revision \(revision >> 16).\(revision & 0xFFFF), and known are 0 and 1",
        4, 8)
    }
    let count = try number(at: 8)
    let tables = (texts: try number(at: 12), translations: try number(at: 16))
    try checkTable(tables.texts, count, at: 12)
    try checkTable(tables.translations, count, at: 16)
    let hashTable = (count: try number(at: 20), offset: try number(at: 24))
    if hashTable.count > 0, hashTable.offset + hashTable.count * 4 > bytes.count {
      throw MOFault(
        "the hash table reaches behind the end of the file, which was cut off or damaged", 20, 28)
    }
    catalog.otherFields = [Field(name: POFormat.header, value: .null)]
    try readEntries(count, tables.texts, tables.translations)
    try checkOverlaps(tables.texts, tables.translations, count)
    try checkSystemStrings(revision)
  }

  private func number(at offset: Int) throws(MOFault) -> Int {
    guard let number = numbers.number(at: offset) else {
      throw MOFault(
        "the file ends inside of its header, which has 28 bytes; it was cut off", 0,
        file.bytes.count)
    }
    return number
  }

  private func checkTable(_ offset: Int, _ count: Int, at place: Int) throws(MOFault) {
    guard offset >= Self.headerByteCount, offset + count * 8 <= file.bytes.count else {
      throw MOFault(
        "a table of \(count) strings at \(offset) is not inside of the file, which was cut off or damaged",
        place,
        place + 4)
    }
  }

  /// Returns where a string is; a NUL stands behind it.
  private func string(_ entry: Int) throws(MOFault) -> Range<Int> {
    let (length, start) = (try number(at: entry), try number(at: entry + 4))
    guard start >= Self.headerByteCount, start + length < file.bytes.count else {
      throw MOFault(
        "a string of \(length) bytes at \(start) is not inside of the file, which was cut off or damaged",
        entry,
        entry + 8)
    }
    guard file.bytes[start + length] == 0 else {
      throw MOFault(
        "no NUL ends the string of \(length) bytes at \(start); the file is damaged", entry,
        entry + 8)
    }
    return start..<start + length
  }

  private mutating func readEntries(
    _ count: Int, _ texts: Int, _ translations: Int
  ) throws(MOFault) {
    var builder = makeBuilder(header: "")
    strings.reserveCapacity(count * 2)
    catalog.entries.reserveCapacity(count)
    var previous: Range<Int>?
    for index in 0..<count {
      let text = try string(texts + index * 8)
      let translation = try string(translations + index * 8)
      if let previous { try checkOrder(previous, text, texts + index * 8) }
      previous = text
      strings += [text, translation]
      if index == 0, text.isEmpty {
        builder = try readHeader(translation)
      } else {
        catalog.entries.append(builder.entry(try message(text, translation)))
      }
    }
  }

  private func checkOrder(_ previous: Range<Int>, _ text: Range<Int>, _ place: Int) throws(MOFault)
  {
    let (left, right) = (key(previous), key(text))
    if left.lexicographicallyPrecedes(right) { return }
    let name = String(decoding: right, as: UTF8.self)
    throw left.elementsEqual(right)
      ? MOFault("“\(name)” stands twice in the file; compile it again", place, place + 8)
      : MOFault(
        "“\(name)” is not in the order of the source texts, so programs do not find it; compile the file again",
        place, place + 8)
  }

  /// What programs look for: the text up to the plural.
  private func key(_ range: Range<Int>) -> ArraySlice<UInt8> {
    file.bytes[range].prefix { $0 != 0 }
  }

  private func checkOverlaps(_ texts: Int, _ translations: Int, _ count: Int) throws(MOFault) {
    var parts = strings.map { (start: $0.lowerBound, end: $0.upperBound + 1) }
    parts.append((0, Self.headerByteCount))
    if count > 0 {
      parts += [(texts, texts + count * 8), (translations, translations + count * 8)]
    }
    parts.sort { ($0.start, $0.end) < ($1.start, $1.end) }
    for (part, next) in zip(parts, parts.dropFirst()) where next.start < part.end && next != part {
      throw MOFault(
        "the parts of the file at \(part.start) and \(next.start) overlap; the file is damaged",
        next.start,
        min(part.end, next.end))
    }
  }

  /// Refuses texts that are put together when a program loads the file.
  private func checkSystemStrings(_ revision: Int) throws(MOFault) {
    guard revision & 0xFFFF >= 1, let count = numbers.number(at: 36), count > 0 else { return }
    throw MOFault(
      """
      \(count) texts of the file have parts that depend on the system, as <PRIu64>, and are not read; read the PO \
      file instead
      """, 36, 40)
  }

  private mutating func readHeader(_ range: Range<Int>) throws(MOFault) -> GettextCatalogBuilder {
    let header = POHeader(String(decoding: file.bytes[range], as: UTF8.self))
    if let name = header["Content-Type"]?.split(separator: "charset=").dropFirst().first,
      !["UTF-8", "UTF8"].contains(name.uppercased())
    {
      encoding = CharacterEncoding(name: String(name))
      if encoding == nil, !file.bytes.isASCIIText(strings: range) {
        throw MOFault(
          "“\(name)” is no encoding that is known here", range.lowerBound, range.upperBound)
      }
    }
    catalog.escapes = MOSourceEscapes(encoding: encoding)
    let text = try text(range)
    catalog.otherFields = [
      Field(
        name: POFormat.header, nameRange: text.range,
        value: .object([Field(name: "text", value: .string(text.value))]))
    ]
    return makeBuilder(header: text.value)
  }

  private mutating func makeBuilder(header text: String) -> GettextCatalogBuilder {
    let header = POHeader(text)
    let plurals = header["Plural-Forms"].flatMap { value in
      try? PluralForms(parsing: Array(value.utf8))
    }
    catalog.sourceLanguage = header["X-Source-Language"] ?? options.assumedSourceLanguage
    return GettextCatalogBuilder(
      sourceLanguage: catalog.sourceLanguage,
      locale: header["Language"] ?? options.locale ?? GettextPath(file.path)?.location.locale
        ?? "und",
      syntax: catalog.syntax, pluralForms: plurals ?? .germanic)
  }

  private func message(_ text: Range<Int>, _ translation: Range<Int>) throws(MOFault) -> POMessage {
    var message = POMessage()
    var start = text.lowerBound
    if let mark = file.bytes[text].firstIndex(of: 4) {
      message.context = try self.text(start..<mark)
      start = mark + 1
    }
    let end = file.bytes[start..<text.upperBound].firstIndex(of: 0) ?? text.upperBound
    message.text = try self.text(start..<end)
    guard end < text.upperBound else {
      message.translations = [try self.text(translation)]
      return message
    }
    message.plural = try self.text(end + 1..<text.upperBound)
    start = translation.lowerBound
    while start <= translation.upperBound {
      let end =
        file.bytes[start..<translation.upperBound].firstIndex(of: 0) ?? translation.upperBound
      message.translations.append(try self.text(start..<end))
      start = end + 1
    }
    return message
  }

  private func text(_ range: Range<Int>) throws(MOFault) -> POText {
    let bytes = file.bytes[range]
    let place = SourceRange(range.lowerBound, range.upperBound)
    if let encoding {
      if let text = encoding.decode(Array(bytes)) { return POText(value: text, range: place) }
    } else if let text = String(validating: bytes, as: UTF8.self) {
      return POText(value: text, range: place)
    }
    throw MOFault(
      "these bytes are no text in \(encoding?.name ?? "UTF-8"), the encoding of the file",
      range.lowerBound,
      range.upperBound)
  }
}

extension [UInt8] {
  /// Whether a string is ASCII.
  fileprivate func isASCIIText(strings range: Range<Int>) -> Bool {
    self[range].allSatisfy { $0 < 0x80 }
  }
}

/// Leads from texts to an MO file, where they stand as they are; nothing in it can be replaced alone.
struct MOSourceEscapes: SourceEscapes {
  /// The encoding of the file where it is not UTF-8.
  let encoding: CharacterEncoding?

  func sourceOffset(ofDecoded offset: Int, in range: SourceRange, of bytes: [UInt8]) -> Int {
    guard let encoding else { return min(range.start + offset, range.end) }
    let decoded = encoding.decodeWithOffsets(Array(bytes[range.start..<range.end]))
    return range.start + Int(decoded.offsets[min(offset, decoded.text.count)])
  }

  func spelling(of text: String, in range: SourceRange, of bytes: [UInt8]) -> String? { nil }
}
