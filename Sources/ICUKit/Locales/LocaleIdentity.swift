internal import ICUShims
public import LocaleCore

/// A locale in CLDR's canonical form, with what ICU knows about it.
public struct LocaleIdentity: Hashable, Sendable {
  /// The canonical form: `he` for `iw`, `en-GB` for `en-UK`, `zh-Hans` for `zh_hans`.
  ///
  /// A spelling that is no locale identifier is kept as it is and not well-formed.
  public let tag: LocaleTag
  /// Whether the language is known to ICU or reserved for private use; `jp` and `cz` are not, `und`
  /// is.
  ///
  /// Every code of two letters in ISO 639-1 is known. Of the three-letter codes of ISO 639-3 ICU
  /// knows those that CLDR has any data for, so that a rare language may be unknown here.
  public let isLanguageKnown: Bool
  /// Whether the script is a code of ISO 15924 that ICU knows; true where there is none.
  public let isScriptKnown: Bool
  /// Whether the region is a code of ISO 3166-1 or UN M49 that ICU knows; true where there is none.
  public let isRegionKnown: Bool

  /// Looks a locale up; some microseconds, nothing is kept.
  ///
  /// - Parameter spelling: The locale in any spelling: BCP 47, ICU, POSIX.
  public init(_ spelling: String) {
    tag = Self.canonicalTag(of: spelling)
    isLanguageKnown = tag.isWellFormed && Self.isKnown(language: tag.language)
    isScriptKnown = tag.isWellFormed && (tag.script.map { unsafe cicu_script_is_known($0) } ?? true)
    isRegionKnown = tag.isWellFormed && (tag.region.map { unsafe cicu_region_is_known($0) } ?? true)
  }

  /// The name of the locale in English, `Chinese (Traditional, Hong Kong SAR China)`; what ICU has
  /// no name for stays a code.
  public var englishName: String { name(in: "en") }

  /// Returns the name of the locale in a language, `chino (tradicional, RAE de Hong Kong (China))`; what ICU
  /// has no name for stays a code.
  ///
  /// - Parameter language: The language of the reader, as a locale.
  public func name(in language: String) -> String {
    let name = try? unsafe ICUCall.utf16 { buffer, capacity, status in
      unsafe cicu_locale_display_name(tag.identifier, language, buffer, capacity, &status)
    }
    return name ?? tag.identifier
  }

  /// Whether text in the locale runs from right to left, by its script or the one it is usually
  /// written in.
  public var isRightToLeft: Bool { unsafe cicu_locale_is_right_to_left(tag.identifier) }

  /// What was probably meant where the language is not known but its letters are a region's: `ja`
  /// for `jp`; otherwise `nil`.
  public var suggestion: LocaleTag? {
    let region = tag.language.uppercased()
    guard !isLanguageKnown, region.utf8.count == 2, unsafe cicu_region_is_known(region) else {
      return nil
    }
    let likely = LocaleTag(Self.addingLikelySubtags(to: "und-" + region) ?? "und")
    guard likely.isWellFormed, likely.language != "und" else { return nil }
    let rest = tag.identifier.dropFirst(tag.language.count)
    return LocaleTag(likely.language + rest)
  }

  /// Returns the canonical form of a locale (UTS 35 Part 1, Annex C).
  ///
  /// - Parameter spelling: The locale in any spelling: BCP 47, ICU, POSIX.
  /// - Returns: The canonical form, or the spelling itself, not well-formed, where it is no locale.
  public static func canonicalTag(of spelling: String) -> LocaleTag {
    let tag = LocaleTag(spelling)
    guard let readable = tag.isWellFormed ? withoutExtendedLanguage(tag) : foreignSpelling(spelling)
    else { return tag }
    let canonical = try? unsafe ICUCall.utf8 { buffer, capacity, status in
      unsafe cicu_locale_canonical(readable, buffer, capacity, &status)
    }
    return canonical.map { LocaleTag($0) } ?? tag
  }

  /// Returns the identifier with its extended language as the language, `yue-HK` for `zh-yue-HK`
  /// (RFC 5646, section 4.5).
  private static func withoutExtendedLanguage(_ tag: LocaleTag) -> String {
    let subtags = tag.language.split(separator: "-")
    guard subtags.count > 1 else { return tag.identifier }
    return String(subtags[1] + tag.identifier.dropFirst(tag.language.count))
  }

  /// Returns what ICU can read of a spelling that is no BCP 47: ICU's keywords,
  /// `de@collation=phonebook`, as they are, POSIX as a tag.
  private static func foreignSpelling(_ spelling: String) -> String? {
    let tag = LocaleTag(spelling).identifier.lowercased()
    if tag == "en-gb-oed" { return "en-GB-oxendict" }
    if legacyTags.contains(tag) { return tag }
    guard spelling.utf8.count <= 255, spelling.utf8.allSatisfy({ 0x21...0x7E ~= $0 }),
      LocaleTag(String(spelling.prefix { $0 != "@" && $0 != "." })).isWellFormed
    else { return nil }
    return spelling.contains("=") ? spelling : LocaleTag(posixName: spelling)?.identifier
  }

  /// The tags of RFC 5646 (section 2.1) that do not follow its grammar and that ICU reads.
  private static let legacyTags: Set = [
    "i-ami", "i-bnn", "i-default", "i-enochian", "i-hak", "i-klingon", "i-lux",
    "i-mingo", "i-navajo", "i-pwn", "i-tao", "i-tay", "i-tsu", "sgn-be-fr", "sgn-be-nl",
    "sgn-ch-de",
  ]

  private static func isKnown(language: String) -> Bool {
    let privateUse = "qaa"..."qtz"
    if language.utf8.count == 3, privateUse.contains(language) { return true }
    if unsafe cicu_locale_has_iso639_code(language) { return true }
    if addingLikelySubtags(to: language)?.contains("_") == true { return true }
    let name = try? unsafe ICUCall.utf16 { buffer, capacity, status in
      unsafe cicu_locale_display_language(language, "en", buffer, capacity, &status)
    }
    return name != nil && name != language
  }

  private static func addingLikelySubtags(to locale: String) -> String? {
    try? unsafe ICUCall.utf8 { buffer, capacity, status in
      unsafe cicu_locale_add_likely_subtags(locale, buffer, capacity, &status)
    }
  }
}
