internal import LocaleCore

/// The names of the months as people of a locale type them.
///
/// They are those of dates and those that stand alone, in full and short, of the locale and of its language: in Austria
/// (de-AT) `Jänner` and `Januar`.
final class MonthNames: Sendable {
  private let names: [(name: String, month: Int)]

  private static let cache = BoundedCache<String, MonthNames>(capacity: 64)

  /// Returns the names of a locale, whose name `DateFormatSource` made.
  static func names(of locale: String) -> MonthNames {
    cache.value(for: locale) { MonthNames(locale: locale) }
  }

  private init(locale: String) {
    let language = String(locale.prefix { $0 != "-" })
    var names: [(name: String, month: Int)] = []
    for pattern in ["MMMM", "MMM", "LLLL", "LLL"] {
      for (index, name) in Self.names(pattern, in: locale, language) where !name.isEmpty {
        if !names.contains(where: { $0.name == name && $0.month == index }) {
          names.append((name, index))
        }
      }
    }
    self.names = names
  }

  private static func names(
    _ pattern: String, in locale: String, _ language: String
  ) -> [(Int, String)] {
    [locale, language + "-u-ca-gregory"].flatMap { source in
      DateFormatSource.monthNames(pattern: pattern, locale: source).enumerated().map {
        ($0.offset + 1, WrittenDate.words(in: $0.element, locale: source).joined(separator: " "))
      }
    }
  }

  /// Returns the month of a name: one of its names without regard to accents, or a start of its names, of three letters at
  /// least, that no other month has.
  ///
  /// - Parameter word: The name in lower case.
  func month(_ word: String) -> Int? {
    guard let collator = try? Collator.shared(for: "und", options: .init(strength: .primary))
    else { return nil }
    let word = Self.folded(word)
    let whole = months { collator.compare(word, $0) == .same }
    if !whole.isEmpty { return whole.count == 1 ? whole.first : nil }
    let count = word.count
    guard count >= 3 else { return nil }
    let started = months {
      count < $0.count && collator.compare(word, String($0.prefix(count))) == .same
    }
    return started.count == 1 ? started.first : nil
  }

  private func months(where isName: (String) -> Bool) -> Set<Int> {
    Set(names.filter { isName(Self.folded($0.name)) }.map(\.month))
  }

  /// The dotless ı is a letter of its own in every collation; keyboards without it have the other one.
  private static func folded(_ name: String) -> String {
    String(name.map { $0 == "ı" ? "i" : $0 })
  }
}
