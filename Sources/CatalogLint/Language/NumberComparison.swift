internal import ICUKit
internal import LocaleCore

/// How the numbers of a translation differ from those of its source text.
enum NumberDifference {
  /// One stands in the place of another one.
  case changed(WrittenNumber, expected: WrittenNumber)
  /// One is not in the source text.
  case added(WrittenNumber)
  /// One of the source text is gone.
  case lost(WrittenNumber)
}

/// Compares the numbers of a translation with those of its source text.
struct NumberComparison {
  /// What differs; nothing where the texts tell numbers in ways that cannot be compared.
  let differences: [NumberDifference]

  /// Compares two texts.
  ///
  /// - Parameters:
  ///   - text: The translation.
  ///   - source: The source text.
  ///   - isPlural: Whether the translation is a plural form, which may name its number itself.
  init(of text: NumberedText, with source: NumberedText, isPlural: Bool) {
    let found = text.search
    let expected = source.search
    guard !found.hasOtherNotation, !expected.hasOtherNotation else {
      differences = []
      return
    }
    let added = found.numbers.filter { number in
      number.readings.isDisjoint(with: expected.digitsInNames)
        && !expected.numbers.contains { $0.agrees(with: number) }
    }
    let lost = expected.numbers.filter { number in
      number.readings.isDisjoint(with: found.digitsInNames)
        && !found.numbers.contains { $0.agrees(with: number) }
    }
    guard !added.isEmpty || !lost.isEmpty else {
      differences = []
      return
    }
    let told = ToldNumbers(isPlural: isPlural)
    let reallyAdded = added.filter { !$0.isFree && !told.isTold($0, in: source) }
    let reallyLost = lost.filter { !$0.isFree && !told.isTold($0, in: text) }
    differences =
      zip(reallyAdded, reallyLost).map { .changed($0, expected: $1) }
      + reallyAdded.dropFirst(reallyLost.count).map(NumberDifference.added)
      + reallyLost.dropFirst(reallyAdded.count).map(NumberDifference.lost)
  }
}

/// A text with its numbers.
struct NumberedText {
  /// The text.
  let text: String
  /// The locale that it is in.
  let locale: String
  /// Its numbers.
  let search: NumberSearch

  /// Looks for numbers.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - traits: What it has.
  ///   - locale: The locale that it is in.
  init(_ text: String, _ traits: TextTraits, in locale: LocaleContext) {
    self.text = text
    self.locale = locale.tag.identifier
    search =
      traits.isDisjoint(with: NumberSearch.traits)
      ? NumberSearch()
      : NumberSearch(
        BlankedText(withoutAddresses: text, traits), groupsBySpace: locale.groupsDigitsBySpace)
  }
}

/// Tells whether a text says a number in another way than by digits.
private struct ToldNumbers {
  let isPlural: Bool

  /// English words for small numbers that are not how one counts.
  private static let ordinals = [
    "second": 2, "twice": 2, "double": 2, "both": 2, "pair": 2, "half": 2, "third": 3, "triple": 3,
    "quarter": 4, "fifth": 5, "dozen": 12, "hex": 16, "hexadecimal": 16,
  ]

  func isTold(_ number: WrittenNumber, in numberedText: NumberedText) -> Bool {
    let (text, locale) = (numberedText.text, numberedText.locale)
    guard let value = number.wholeValue, NumberWords.numbers.contains(value) else { return false }
    if value == 1 || isPlural && value <= 2 { return true }
    let word = NumberWords.words(for: locale)[value]
    if word.unicodeScalars.contains(where: \.isIdeograph) {
      let signs = value == 2 ? ["二", "两", "兩", "雙", "双"] : [word]
      return signs.contains { text.contains($0) }
    }
    let start = word.prefix(max(2, word.count - 2))
    let words = text.lowercased().split { !$0.isLetter }
    return words.contains { $0.hasPrefix(start) }
      || locale.hasPrefix("en") && words.contains { ToldNumbers.ordinals[String($0)] == value }
  }
}

extension Unicode.Scalar {
  fileprivate var isIdeograph: Bool { 0x3007...0x3007 ~= value || 0x4E00...0x9FFF ~= value }
}
