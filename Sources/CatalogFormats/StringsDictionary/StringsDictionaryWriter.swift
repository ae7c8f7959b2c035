public import CatalogModel
internal import MessageSyntax
internal import StructuredText

/// Writes Apple's `.stringsdict` files: the texts of one table in one locale that vary.
///
/// What a String Catalog says is written as Xcode compiles it:
/// - forms by plural category become a variable `value`, which the format of the entry names,
/// - forms by device or width become such a rule,
/// - a substitution becomes a variable; `%arg` in its forms is its argument, formatted as it says,
/// - references get positions where the order of the text does not give the same arguments.
public struct StringsDictionaryWriter: CatalogWriter {
  /// Which entries are written.
  public enum Selection: Sendable {
    /// All, also those whose text does not vary.
    case all
    /// Those whose message varies; the others stand in a `.strings` file beside it.
    case varying
  }

  /// The locale of the texts; `nil` for the source language.
  public let locale: String?
  /// Which entries are written.
  public let selection: Selection

  /// Creates a writer.
  public init(locale: String? = nil, selection: Selection = .all) {
    self.locale = locale
    self.selection = selection
  }

  /// Returns a `.stringsdict` file as XML in UTF-8.
  ///
  /// - Parameter catalog: The catalog; its other locales play no part.
  /// - Throws: `CatalogWriteError` for the first message whose forms a rule cannot hold, and for a text that XML
  ///   cannot.
  public func write(_ catalog: Catalog) throws(CatalogWriteError) -> [UInt8] {
    let texts = AppleTexts(catalog, locale: locale)
    try texts.refuseFields(of: catalog)
    var members: [PropertyListValue.Member] = []
    for item in texts.items where selection == .all || item.message.varies {
      let source = AppleTexts.source(of: item.entry, in: catalog)
      let encoder = StringsDictionaryEncoder(
        item, arguments: EntryArguments(entry: item.entry, source: source))
      members.append(
        PropertyListValue.Member(
          item.entry.key, .dictionary(try encoder.members()), comment: item.entry.comment))
    }
    do throws(PropertyListWriteError) {
      return try XMLPropertyListWriter.write(.dictionary(members))
    } catch {
      throw CatalogWriteError(error, locale: texts.locale)
    }
  }
}
