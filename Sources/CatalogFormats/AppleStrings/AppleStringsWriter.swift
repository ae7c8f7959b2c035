public import CatalogModel
internal import LocaleCore
internal import StructuredText

/// Writes Apple's `.strings` files: the texts of one table in one locale.
///
/// Entries that have no text in the locale are left out, as a file has only what it translates; in the source language
/// the text of such an entry is its key.
public struct AppleStringsWriter: CatalogWriter {
  /// The notations of a file.
  public enum Notation: Sendable, CaseIterable {
    /// The old syntax, as `genstrings` writes it.
    case openStep
    /// A property list as XML, as `xcstringstool` writes it: the keys in the order of their bytes.
    case xml
  }

  /// The locale of the texts; `nil` for the source language.
  public let locale: String?
  /// The notation of the file.
  public let notation: Notation

  /// Creates a writer.
  public init(locale: String? = nil, notation: Notation = .openStep) {
    self.locale = locale
    self.notation = notation
  }

  /// Returns a `.strings` file in UTF-8.
  ///
  /// - Parameter catalog: The catalog; its other locales play no part.
  /// - Throws: `CatalogWriteError` for the first text with forms or phrases, and for a comment or a text that the
  ///   notation cannot spell.
  public func write(_ catalog: Catalog) throws(CatalogWriteError) -> [UInt8] {
    let texts = AppleTexts(catalog, locale: locale)
    try texts.refuseFields(of: catalog)
    var pairs: [(key: String, text: String, comment: String?)] = []
    for item in texts.items {
      pairs.append((item.entry.key, try item.plainText(), item.entry.comment))
    }
    do throws(PropertyListWriteError) {
      switch notation {
      case .openStep: return try OpenStepWriter.write(pairs)
      case .xml:
        pairs.sort { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        return try XMLPropertyListWriter.write(
          .dictionary(pairs.map { .init($0.key, .string($0.text), comment: $0.comment) }))
      }
    } catch {
      throw CatalogWriteError(error, locale: texts.locale)
    }
  }
}
