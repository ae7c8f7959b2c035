internal import ICUKit

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
  ///   - locale: Its locale.
  ///   - source: The source text.
  ///   - sourceLocale: Its locale.
  ///   - isPlural: Whether the translation is a plural form, which may name its number itself.
  init(
    of text: String, in locale: String, with source: String, in sourceLocale: String,
    isPlural: Bool
  ) {
    let found = NumberSearch(text.withoutAddresses, groupsBySpace: Self.groupsBySpace(locale))
    let expected = NumberSearch(
      source.withoutAddresses, groupsBySpace: Self.groupsBySpace(sourceLocale))
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
    let reallyAdded = added.filter { !$0.isFree && !told.isTold($0, in: source, of: sourceLocale) }
    let reallyLost = lost.filter { !$0.isFree && !told.isTold($0, in: text, of: locale) }
    differences =
      zip(reallyAdded, reallyLost).map { .changed($0, expected: $1) }
      + reallyAdded.dropFirst(reallyLost.count).map(NumberDifference.added)
      + reallyLost.dropFirst(reallyAdded.count).map(NumberDifference.lost)
  }

  private static func groupsBySpace(_ locale: String) -> Bool {
    let separator = NumberSymbols.symbols(for: locale).groupingSeparator
    return separator.unicodeScalars.allSatisfy(\.properties.isWhitespace)
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

  func isTold(_ number: WrittenNumber, in text: String, of locale: String) -> Bool {
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

extension String {
  /// The text without placeholders and addresses.
  fileprivate var withoutAddresses: BlankedText {
    var text = BlankedText(self)
    for address in WebAddressSearch(text).addresses + MailAddressSearch(text).addresses {
      text.blank(address.range)
    }
    return text
  }
}
