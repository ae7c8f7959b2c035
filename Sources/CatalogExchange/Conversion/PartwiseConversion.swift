public import CatalogFormats
public import CatalogModel
internal import LocaleCore
public import SourceText

/// Converts a large file part by part, so that only one part of it at a time is a catalog in memory.
///
/// The result is what ``CatalogConversion`` makes of the file as a whole.
public struct PartwiseConversion: Sendable {
  /// What was written.
  public struct Result: Sendable {
    /// The content of the file; empty where it cannot be written without losses, and these are not allowed.
    public let bytes: [UInt8]
    /// What was left out, or would be.
    public let losses: LossSummary
    /// Whether nothing is written because of the losses.
    public let isRefused: Bool
  }

  /// How each part is converted.
  public let conversion: CatalogConversion
  /// What the file itself may not say.
  public let options: ReadingOptions
  /// What translators get of each part; `nil` for all.
  public let export: CatalogExport?
  /// The number of bytes that a part has at least.
  public let partSize: Int

  /// Creates a conversion.
  public init(
    _ conversion: CatalogConversion, options: ReadingOptions, export: CatalogExport? = nil,
    partSize: Int = 1 << 16
  ) {
    self.conversion = conversion
    self.options = options
    self.export = export
    self.partSize = partSize
  }

  /// Converts a file; takes linear time, apart from what sorting the format needs.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - origin: Its format.
  /// - Returns: `nil` where the file or the conversion needs all entries at once, is small, or fails: convert the file
  ///   as a whole then.
  public func convert(_ file: SourceFile, from origin: any CatalogFormat) -> Result? {
    guard file.bytes.count > 2 * partSize, let target = conversion.format as? any PartedFormat,
      !target.numbersEntries,
      let parts = (origin as? any PartedFormat)?.parts(of: file.bytes, ofSize: partSize)
    else { return nil }
    var run = Run(self, from: origin, to: target, expecting: file.bytes.count)
    for range in parts.ranges {
      let part = SourceFile(path: file.path, bytes: parts.file(range, of: file.bytes))
      guard run.add(part, distance: parts.distance(of: range)) else { return nil }
    }
    return run.result()
  }
}

extension PartwiseConversion {
  /// Reads the first entries of a file; `nil` where it is read as a whole.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - format: Its format.
  ///   - options: What the file itself may not say.
  public static func beginning(
    of file: SourceFile, in format: any CatalogFormat, _ options: ReadingOptions
  ) -> Catalog? {
    guard let parts = (format as? any PartedFormat)?.parts(of: file.bytes, ofSize: 1 << 16),
      let first = parts.ranges.first
    else { return nil }
    let part = SourceFile(path: file.path, bytes: parts.file(first, of: file.bytes))
    return format.reader(options).read(part).value
  }
}

/// The conversion of one file.
private struct Run {
  /// What the parts of a file have in common.
  private struct Frame: Equatable {
    let sourceLanguage: String
    let version: String?
    let syntax: TextSyntax
    let fields: [Field]
    let locale: String?

    init(_ catalog: Catalog, _ locale: String?) {
      sourceLanguage = catalog.sourceLanguage
      version = catalog.version
      syntax = catalog.syntax
      fields = catalog.otherFields.map(\.withoutRanges)
      self.locale = locale
    }
  }

  private let settings: PartwiseConversion
  private let origin: any CatalogFormat
  private let target: any PartedFormat
  private let reader: any CatalogReader
  private let size: Int
  private var sizeRead = 0
  private var frame: Frame?
  private var output: [UInt8] = []
  private var headCount = 0
  private var tail: [UInt8] = []
  private var losses = LossSummary()
  private var hasObsoleteEntries = false
  private var hasLocale: Bool

  init(
    _ settings: PartwiseConversion, from origin: any CatalogFormat, to target: any PartedFormat,
    expecting size: Int
  ) {
    self.settings = settings
    self.origin = origin
    self.target = target
    self.size = size
    reader = origin.reader(settings.options)
    hasLocale = settings.conversion.locale == nil || settings.conversion.mayLackLocale
  }

  private var isRefused: Bool { !settings.conversion.isLossy && losses.count > 0 }

  /// Converts a part; returns `false` where the file has to be converted as a whole.
  mutating func add(_ part: SourceFile, distance: Int) -> Bool {
    let parsed = reader.read(part)
    guard !parsed.diagnostics.contains(where: { $0.rule == .catalogParse && $0.severity == .error })
    else { return false }
    let catalog = parsed.value
    guard !hasObsoleteEntries || catalog.entries.isEmpty else { return false }
    hasObsoleteEntries = hasObsoleteEntries || !catalog.obsoleteEntries.isEmpty
    let selection =
      settings.export?.selection(of: catalog, from: origin, for: target) ?? catalog
    var conversion = settings.conversion
    if let locale = conversion.locale {
      let tag = LocaleTag(locale)
      hasLocale =
        hasLocale || tag == LocaleTag(catalog.sourceLanguage)
        || catalog.locales.contains { LocaleTag($0) == tag }
      conversion.mayLackLocale = true
    }
    do {
      let locale = try conversion.writtenLocale(of: selection, from: origin)
      let isFirst = frame == nil
      let frame = Frame(catalog, locale)
      guard self.frame == nil || self.frame == frame else { return false }
      self.frame = frame
      let fitted = conversion.fitted(selection, in: locale, from: origin)
      // What belongs to the file as a whole is lost once.
      losses.add(
        isFirst ? fitted.losses : fitted.losses.filter { $0.subject.key != nil }, of: catalog,
        shiftedBy: distance)
      sizeRead += part.bytes.count
      guard !isRefused else { return true }
      guard let writer = target.writer(WritingOptions(locale: locale)) else { return false }
      do throws(CatalogWriteError) {
        return append(try writer.write(fitted.catalog))
      } catch {
        // The texts in the locale may be in other parts.
        if case .missingLocale = error.kind { return true }
        return false
      }
    } catch {
      return false
    }
  }

  /// Appends what was written of a part; returns `false` where it is not alike to the parts before it.
  private mutating func append(_ bytes: [UInt8]) -> Bool {
    guard let parts = target.parts(of: bytes, ofSize: .max), let range = parts.ranges.first else {
      return true
    }
    let body = bytes[range.start..<range.end]
    if output.isEmpty {
      // As much as the rest will need, if it is like the first part: growing would need twice as much for a while.
      output.reserveCapacity(Int(Double(size) / Double(sizeRead) * 1.05 * Double(bytes.count)))
      output += bytes[..<parts.headCount]
      headCount = parts.headCount
      tail = Array(bytes[parts.tailStart...])
    } else {
      guard output[..<headCount] == bytes[..<parts.headCount],
        bytes[parts.tailStart...] == tail[...]
      else { return false }
      output += target.joint(before: body)
    }
    output += body
    return true
  }

  /// The whole; `nil` where there is nothing, or the locale that was asked for is nowhere.
  consuming func result() -> PartwiseConversion.Result? {
    guard hasLocale else { return nil }
    if isRefused { return .init(bytes: [], losses: losses, isRefused: true) }
    guard !output.isEmpty else { return nil }
    output += tail
    guard let ordered = target.ordered(output) else { return nil }
    return .init(bytes: ordered, losses: losses, isRefused: false)
  }
}
