internal import ICUShims

/// A typed date whose month is a word: `3 de febrero de 2026`, `Feb 3, 2026`, `1er février 2026`.
///
/// The month stands beside the day and the year at an end. Marks of punctuation may be missing, and so may the words that a
/// locale writes between the parts.
struct WrittenDate {
  private struct Number {
    var digits: [Int] = []
    let zero: UInt32
  }

  /// The words before the first number, between the numbers and behind the last one.
  private var phrases: [[String]] = [[]]
  private var numbers: [Number] = []
  /// The positions of numbers with a word right behind them.
  private var attached: Set<Int> = []
  private let locale: String

  /// Takes a text apart; `nil` where it is no such date.
  ///
  /// - Parameters:
  ///   - text: The text without bidi marks and with plain spaces.
  ///   - locale: The locale, whose name `DateFormatSource` made.
  init?(_ text: String, locale: String) {
    self.locale = locale
    let scalars = Array(CaseMapping.lowercased(text, locale: locale).unicodeScalars)
    var previous: Unicode.Scalar?
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      guard add(scalar, after: previous, before: next) else { return nil }
      previous = scalar
    }
    guard numbers.count == 2, numbers[0].zero == numbers[1].zero else { return nil }
  }

  private mutating func add(
    _ scalar: Unicode.Scalar, after previous: Unicode.Scalar?, before next: Unicode.Scalar?
  ) -> Bool {
    let value = cicu_character_digit_value(scalar.value)
    if value >= 0 {
      let zero = scalar.value - UInt32(value)
      if previous.map(Self.isDigit) ?? false {
        guard numbers[numbers.count - 1].zero == zero else { return false }
      } else {
        numbers.append(Number(zero: zero))
        phrases.append([])
      }
      numbers[numbers.count - 1].digits.append(Int(value))
      return true
    }
    if Self.isLetter(scalar) {
      let last = phrases.count - 1
      if previous.map(Self.isLetter) ?? false {
        phrases[last][phrases[last].count - 1].unicodeScalars.append(scalar)
      } else {
        if previous.map(Self.isDigit) ?? false { attached.insert(numbers.count - 1) }
        phrases[last].append(String(scalar))
      }
      return true
    }
    return Self.isSeparator(scalar, after: previous, before: next)
  }

  /// Returns the date; `nil` where a word is not one of the locale or the parts stand in another order.
  func date() throws(DateParseError) -> CalendarDate? {
    let words = DateWords.words(of: locale)
    let months = phrases.indices.map { words.month(phrases[$0], behindNumber: attaches($0)) }
    guard let place = months.firstIndex(where: { $0 != nil }), let month = months[place] else {
      return nil
    }
    for index in phrases.indices where index != place {
      guard words.areFillers(phrases[index], behindNumber: attaches(index)) else { return nil }
    }
    let isYearFirst = place == 2 || (place == 1 && numbers[0].digits.count > 2)
    let year = numbers[isYearFirst ? 0 : 1].digits
    let day = numbers[isYearFirst ? 1 : 0].digits
    guard day.count <= 2, year.count <= 4 else { return nil }
    guard year.count == 4 else { throw .shortYear }
    guard
      let date = CalendarDate(year: Self.value(of: year), month: month, day: Self.value(of: day))
    else { throw .noSuchDay }
    return date
  }

  private func attaches(_ phrase: Int) -> Bool { attached.contains(phrase - 1) }

  private static func value(of digits: [Int]) -> Int { digits.reduce(0) { $0 * 10 + $1 } }

  /// Returns the words of a text in lower case.
  static func words(in text: String, locale: String) -> [String] {
    CaseMapping.lowercased(text, locale: locale).unicodeScalars.split {
      !isLetter($0) && !isDigit($0)
    }
    .map { String(String.UnicodeScalarView($0)) }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    cicu_character_digit_value(scalar.value) >= 0
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch CharacterFacts.generalCategory(of: scalar) {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark:
      true
    default: false
    }
  }

  /// Returns whether a character may stand between the parts: white space, or one mark between or behind them; a hyphen and a
  /// slash have no space beside them.
  private static func isSeparator(
    _ scalar: Unicode.Scalar, after previous: Unicode.Scalar?, before next: Unicode.Scalar?
  ) -> Bool {
    guard let previous else { return false }
    switch scalar {
    case " ": return true
    case "-", "/", "\u{2010}", "\u{2011}":
      guard let next else { return false }
      return isPart(previous) && isPart(next)
    case ".", ",", "'", "\u{2019}", "\u{5F3}", "\u{60C}", "\u{970}": return isPart(previous)
    default: return false
    }
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    isLetter(scalar) || isDigit(scalar)
  }
}
