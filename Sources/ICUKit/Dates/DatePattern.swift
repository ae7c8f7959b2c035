/// A pattern of a date in digits: `dd.MM.yy` (UTS 35 Part 4, Date Format Patterns).
struct DatePattern {
  let text: String
  /// The fields in their order.
  private(set) var order: [DateFormatting.Field] = []
  /// What stands behind each field, without white space and bidi marks.
  private(set) var separators: [String] = []
  /// The pattern with four digits for the year.
  private(set) var withFullYear = ""

  init(_ text: String) {
    self.text = text
    var isQuoted = false
    var previous: Character?
    for character in text {
      if character == "'" { isQuoted.toggle() }
      if !isQuoted, let field = Self.field(character) {
        if character != previous { append(field) }
      } else if character != "'" {
        append(literal: character)
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
