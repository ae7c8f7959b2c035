internal import ICUKit
internal import LocaleCore

/// A locale of a catalog, with what CLDR knows of it.
///
/// Contexts belong to one thread; what they look up is kept as long as they live.
final class LocaleContext {
  /// The locale, as the file spells it.
  let identifier: String
  /// The locale in canonical form, to compare it with others.
  let tag: LocaleTag
  /// Whether this is the source language of the catalog.
  let isSource: Bool
  /// Which plural categories the locale needs, and for which numbers.
  private(set) lazy var plurals = PluralProfile.profile(for: tag.identifier, kind: .cardinal)
  /// The words that the language says twice on purpose; `nil` where it doubles words for their meaning.
  private(set) lazy var intendedDoubles = IntendedDoubles(in: tag.language)
  /// The quotation marks that readers are used to; `nil` where they are not known.
  private(set) lazy var quotations = QuotationStyle(of: tag)

  /// Whether the locale is written from right to left.
  private(set) lazy var isRightToLeft = LocaleIdentity(identifier).isRightToLeft
  /// The letters of the language, `nil` where they are not known or not used; not there until they are asked for.
  private var knownLettersInUse: LettersInUse??
  /// Whether a space may stand between the digits of a number.
  private(set) lazy var groupsDigitsBySpace =
    NumberSymbols.symbols(for: tag.identifier).groupingSeparator.unicodeScalars
    .allSatisfy(\.properties.isWhitespace)

  /// Returns the letters of the language as CLDR has them; `nil` where they are not known, or are not used.
  ///
  /// - Parameter areUsed: Tells whether they are; asked once.
  func lettersInUse(_ areUsed: (ExemplarSet) -> Bool) -> LettersInUse? {
    if let knownLettersInUse { return knownLettersInUse }
    let letters = ExemplarSet.characters(for: tag.identifier)
      .flatMap { areUsed($0) ? LettersInUse(exemplars: $0) : nil }
    knownLettersInUse = .some(letters)
    return letters
  }

  init(identifier: String, isSource: Bool) {
    self.identifier = identifier
    self.tag = LocaleIdentity.canonicalTag(of: identifier)
    self.isSource = isSource
  }
}

/// The letters of a language that a catalog writes it with.
///
/// An object of one thread, since a copy of the set counts a reference that all threads share, and makes them wait
/// for one another.
final class LettersInUse {
  /// The letters.
  let exemplars: ExemplarSet

  init(exemplars: ExemplarSet) { self.exemplars = exemplars }
}
