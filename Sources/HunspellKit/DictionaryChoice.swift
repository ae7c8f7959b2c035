internal import ICUKit
internal import LocaleCore

/// Chooses the dictionary of a locale.
///
/// First come the locale itself and its parents, then the nearest region by CLDR’s matcher: Latin
/// American Spanish is spelt with the dictionary of Mexico. Where regions spell words differently, one
/// does not stand for the other: what is right in Britain would be wrong in America.
struct DictionaryChoice {
  private let files: [DictionaryFile]

  init(_ files: [DictionaryFile]) { self.files = files }

  /// Returns the dictionary for texts in a locale.
  ///
  /// - Parameter locale: The locale in any spelling.
  func file(for locale: String) -> DictionaryFile? {
    let tag = LocaleIdentity.canonicalTag(of: locale)
    for parent in tag.fallbackChain {
      if let exact = files.first(where: { $0.tag == parent }) { return exact }
    }
    // Plain ones before those of variants, such as the words of medicine.
    let alike = files.filter { isAlike($0.tag, tag) }
    let ordered = alike.filter(\.tag.variants.isEmpty) + alike.filter { !$0.tag.variants.isEmpty }
    let matcher = try? LocaleMatcher(
      supported: ordered.map(\.tag.identifier), default: .none)
    return matcher?.bestMatch(for: [tag.identifier])?.supportedIndex.map { ordered[$0] }
  }

  /// Whether a dictionary is of the language, script and way of spelling of a locale.
  private func isAlike(_ file: LocaleTag, _ tag: LocaleTag) -> Bool {
    let norwegian: Set = ["no", "nb"]
    let isSameLanguage =
      file.language == tag.language
      || norwegian.contains(file.language) && norwegian.contains(tag.language)
    guard isSameLanguage, file.variants.allSatisfy({ !Self.specialWords.contains($0) }),
      file.script == nil || tag.script == nil || file.script == tag.script
    else { return false }
    guard tag.region != nil, file.region != nil else { return true }
    return Self.spelling(of: file) == Self.spelling(of: tag)
  }

  /// Variants of dictionaries that have the words of a trade alone.
  private static let specialWords: Set = ["med", "medical"]

  /// The way of spelling of a region, in languages that have several.
  private static func spelling(of tag: LocaleTag) -> String {
    switch tag.language {
    case "en": tag.fallbackChain.contains(LocaleTag("en-001")) ? "en-001" : "en"
    case "pt": tag.region == "BR" ? "pt" : "pt-PT"
    // Without ß.
    case "de": tag.region == "CH" || tag.region == "LI" ? "de-CH" : "de"
    default: tag.language
    }
  }
}
