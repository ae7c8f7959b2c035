public import CatalogFormats
public import CatalogModel
internal import LocaleCore
internal import SourceText

/// Writes a catalog in another format.
public struct CatalogConversion: Sendable {
  /// Why a catalog cannot be written in another format.
  public enum Failure: Error, Sendable {
    /// A file of the format holds one locale, and none of these was named.
    case ambiguousLocale([String])
    /// The catalog has no texts in the locale.
    case missingLocale(String, present: [String])
    /// The format is only read.
    case readOnly
    /// The format cannot hold all of the catalog; what it cannot.
    case losses([FormatLoss])
    /// A text cannot be spelt in a file of the format.
    case unwritable(CatalogWriteError)
  }

  /// What was written.
  public struct Result: Sendable {
    /// The content of the file.
    public let bytes: [UInt8]
    /// What the format made of the catalog.
    public let catalog: Catalog
    /// What was left out.
    public let losses: [FormatLoss]
  }

  /// The format of the result.
  public var format: any CatalogFormat
  /// The locale whose texts are written; `nil` for all of them, and where a file holds one, for the only one.
  public var locale: String?
  /// Whether what the format cannot hold is left out.
  public var isLossy: Bool

  /// Whether the catalog may have no texts in the locale yet, as one that is sent to translators.
  public var mayLackLocale: Bool

  /// Whether texts stay as they are, whatever syntax the programs of the format read: the texts come back.
  public var keepsTexts: Bool

  /// Creates a conversion.
  public init(
    to format: any CatalogFormat, locale: String? = nil, isLossy: Bool = false,
    mayLackLocale: Bool = false, keepsTexts: Bool = false
  ) {
    self.format = format
    self.locale = locale
    self.isLossy = isLossy
    self.mayLackLocale = mayLackLocale
    self.keepsTexts = keepsTexts
  }

  /// Converts a catalog.
  ///
  /// Takes linear time, apart from what sorting the writer does.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - origin: The format that it was read from.
  /// - Throws: Why the format cannot hold it. Without `isLossy`, all that it cannot hold.
  public func convert(
    _ catalog: Catalog, from origin: any CatalogFormat
  ) throws(Failure) -> Result {
    let written = try writtenLocale(of: catalog, from: origin)
    let fitted = fitted(catalog, in: written, from: origin)
    guard isLossy || fitted.losses.isEmpty else { throw .losses(fitted.losses) }
    guard let writer = format.writer(WritingOptions(locale: written)) else { throw .readOnly }
    do throws(CatalogWriteError) {
      return Result(
        bytes: try writer.write(fitted.catalog), catalog: fitted.catalog, losses: fitted.losses)
    } catch {
      throw .unwritable(error)
    }
  }

  /// What the format makes of the catalog with the texts of one locale, beside those of the source.
  func fitted(
    _ catalog: Catalog, in locale: String?, from origin: any CatalogFormat
  ) -> CatalogFitter.Result {
    CatalogFitter(format: format, keepsTexts: keepsTexts)
      .fit(selected(catalog, locale), from: origin)
  }

  /// The locale whose texts a file holds, or `nil` where it holds all.
  func writtenLocale(
    of catalog: Catalog, from origin: any CatalogFormat
  ) throws(Failure) -> String? {
    let source = LocaleTag(catalog.sourceLanguage)
    let locales = catalog.locales
    let others = locales.filter { LocaleTag($0) != source }
    if let locale {
      let tag = LocaleTag(locale)
      guard mayLackLocale || tag == source || others.contains(where: { LocaleTag($0) == tag })
      else {
        throw .missingLocale(locale, present: locales)
      }
      return locale
    }
    switch format.layout {
    case .multilingual: return nil
    case .bilingual:
      guard others.count <= 1 else { throw .ambiguousLocale(others) }
      return others.first
    case .monolingual:
      guard origin.layout == .monolingual || locales.count <= 1 else {
        throw .ambiguousLocale(locales)
      }
      return locales.first ?? catalog.sourceLanguage
    }
  }

  /// The catalog with the texts of one locale, beside those of the source.
  private func selected(_ catalog: Catalog, _ locale: String?) -> Catalog {
    guard let locale else { return catalog }
    let tags = [LocaleTag(locale), LocaleTag(catalog.sourceLanguage)]
    var isKept: [String: Bool] = [:]
    var selected = catalog
    for index in selected.entries.indices {
      selected.entries[index].localizations?.removeAll { localization in
        if let answer = isKept[localization.locale] { return !answer }
        let answer = tags.contains(LocaleTag(localization.locale))
        isKept[localization.locale] = answer
        return !answer
      }
    }
    return selected
  }
}
