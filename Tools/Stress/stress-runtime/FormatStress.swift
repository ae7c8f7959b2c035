import ICUKit
import LocaleCore

/// The formats of ICUKit that all threads share.
struct FormatStress: Sendable {
  private static let locales = ["en", "es", "de", "pl", "ar-EG", "he", "ja"]

  private let expected: [[String]]

  /// Makes the texts on one thread alone.
  init() { expected = Self.locales.map(Self.texts) }

  /// Makes all texts, and returns how many are not those that they should be.
  func wrongTexts(from first: Int, rounds: Int) -> Int {
    var wrong = 0
    for round in 0..<rounds {
      let index = (first + round) % Self.locales.count
      if Self.texts(Self.locales[index]) != expected[index] { wrong += 1 }
      // Formats that are made while other threads make the same.
      let fresh = Self.texts("\(Self.locales[index])-x-\(round)")
      if fresh.count != expected[index].count || fresh.contains("") { wrong += 1 }
    }
    return wrong
  }

  private static func texts(_ locale: String) -> [String] {
    do {
      let list = try ListFormat.shared(for: locale)
      let relative = try RelativeTimeFormat.shared(for: locale)
      let words = try NumberFormat.shared(for: locale, style: .spellout(ruleSet: nil))
      let date = try DateTimeFormat.shared(for: locale, style: .date(.full), timeZone: .utc)
      let time = try DateTimeFormat.shared(
        for: locale, style: .skeleton("yMMMdjmsz"), timeZone: TimeZoneIdentifier("Europe/Madrid"))
      let amount = try NumberFormat.shared(for: locale, style: .skeleton("currency/EUR"))
      let duration = DurationFormat(locale: locale)
      let selector = PluralSelector.selector(for: locale, kind: .cardinal)
      return [
        try list.text(of: ["one", "two", "three"]),
        try list.parts(of: ["a", "b"]).map(\.text).joined(),
        try relative.text(of: -3, .day), try relative.text(of: 1, .day, numbers: .auto),
        try words.text(of: .integer(42)), try date.text(of: 1e12), try time.text(of: 1e12),
        try time.parts(of: 1e12).map(\.text).joined(), try amount.text(of: .double(1234.5)),
        try duration.text(of: [.init(.integer(1), .hour), .init(.integer(2), .minute)]),
        try amount.pluralCategory(of: .double(1.5)).rawValue,
        selector.category(of: 1.5).rawValue,
      ]
    } catch {
      return []
    }
  }
}
