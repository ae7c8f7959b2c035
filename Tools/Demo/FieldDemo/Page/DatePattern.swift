internal import CatalogRuntime
internal import FormFields
internal import ICUKit

/// How a locale writes dates in digits, read off two dates that it has written.
struct DatePattern: Hashable, Sendable {
  /// The parts as they follow one another: `day`, `month`, `year`.
  private(set) var order: [String] = []
  /// The date with places for its parts, `{day}/{month}/{year}`; a part of two digits is `{day2}`.
  private(set) var template = ""
  /// The last day of 2026 in ASCII digits, without marks: as it is written here, and in the two forms with words.
  let samples: [String]

  init(format: DateFormat, locale: CatalogLocale) {
    samples = [format, DateFormat(style: .long), DateFormat(style: .medium)].map {
      let text = Self.written(CalendarDate(year: 2026, month: 12, day: 31), $0, locale)
      let visible = text.unicodeScalars.filter { !CharacterFacts.isBidiControl($0) }
      return String(String.UnicodeScalarView(visible))
    }
    let short = Self.written(CalendarDate(year: 2026, month: 2, day: 3), format, locale)
    var digits = ""
    for character in short + " " {
      if character.isASCII, character.isNumber {
        digits.append(character)
        continue
      }
      add(digits)
      digits = ""
      template.append(character)
    }
    template.removeLast()
  }

  private mutating func add(_ digits: String) {
    switch digits {
    case "": return
    case "2", "02": order.append("month")
    case "3", "03": order.append("day")
    default: order.append("year")
    }
    template += "{" + (order.last ?? "") + (digits.count == 2 ? "2" : "") + "}"
  }

  private static func written(
    _ date: CalendarDate?, _ format: DateFormat, _ locale: CatalogLocale
  ) -> String {
    guard let date else { return "" }
    var text = String.UnicodeScalarView()
    for scalar in format.text(of: date, in: locale).unicodeScalars {
      let digit = scalar.properties.numericType == .decimal ? scalar.properties.numericValue : nil
      let ascii = digit.flatMap { Unicode.Scalar(0x30 + UInt32($0)) }
      text.append(ascii ?? scalar)
    }
    return String(text)
  }
}
