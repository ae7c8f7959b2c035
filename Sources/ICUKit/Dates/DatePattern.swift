/// A pattern of a date in digits: `dd.MM.yy` (UTS 35 Part 4, Date Format Patterns).
struct DatePattern {
  let text: String
  /// The fields in their order.
  private(set) var order: [DateFormatting.Field] = []
  /// What stands behind each field, without white space and bidi marks.
  private(set) var separators: [String] = []
  /// The pattern with four digits for the year.
  private(set) var withFullYear = ""
  /// The letters of the month: `MMMM`.
  private(set) var monthLetters = ""
  /// What stands right before the month, with nothing between.
  private(set) var monthPrefix = ""

  init(_ text: String) {
    self.text = text
    var isQuoted = false
    var previous: Character?
    var literal = ""
    for character in text {
      if character == "'" { isQuoted.toggle() }
      if !isQuoted, let field = Self.field(character) {
        if character != previous { append(field) }
        if field == .month {
          if monthLetters.isEmpty { monthPrefix = literal }
          monthLetters.append(character)
        }
        literal = ""
      } else if character != "'" {
        append(literal: character)
        literal = character.isWhitespace ? "" : literal + String(character)
      }
      let isYear = !isQuoted && (character == "y" || character == "u")
      if !isYear {
        withFullYear.append(character)
      } else if character != previous {
        withFullYear += "yyyy"
      }
      previous = character
    }
  }

  /// Returns what stands behind each field where the month is a number, with what its name has behind the number; `nil`
  /// where it is a word.
  ///
  /// - Parameter name: How the pattern writes February.
  func numericSeparators(month name: String) -> [String]? {
    let digits = DateScanner(name).text.unicodeScalars.prefix {
      $0.properties.numericType == .decimal
    }
    guard let month = order.firstIndex(of: .month), !digits.isEmpty else { return nil }
    var found = separators
    found[month] = String(name.unicodeScalars.dropFirst(digits.count)) + found[month]
    return found
  }

  private mutating func append(_ field: DateFormatting.Field) {
    order.append(field)
    separators.append("")
  }

  private mutating func append(literal: Character) {
    guard !separators.isEmpty else { return }
    let visible = literal.unicodeScalars.filter {
      !CharacterFacts.isWhiteSpace($0) && !CharacterFacts.isBidiControl($0)
    }
    separators[separators.count - 1].unicodeScalars.append(contentsOf: visible)
  }

  private static func field(_ letter: Character) -> DateFormatting.Field? {
    switch letter {
    case "y", "u": .year
    case "M", "L": .month
    case "d": .day
    default: nil
    }
  }
}
