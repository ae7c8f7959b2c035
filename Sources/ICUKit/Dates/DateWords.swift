/// What can stand in a written date of a locale beside its numbers.
struct DateWords {
  private let months: MonthNames
  /// The words between the parts: `de` in Spanish (es), `г` in Russian (ru).
  private let fillers: Set<String>
  /// What is joined to the month in front: `ב` in Hebrew (he).
  private let monthPrefixes: Set<String>
  /// What is joined to the number of a day: `er` in French (fr).
  private let ordinals: Set<String>

  private static let cache = BoundedCache<String, DateWords>(capacity: 64)

  /// Returns the words of a locale, whose name `DateFormatSource` made.
  static func words(of locale: String) -> DateWords {
    cache.value(for: locale) { DateWords(locale: locale) }
  }

  private init(locale: String) {
    let language = String(locale.prefix { $0 != "-" })
    months = .names(of: locale)
    let sources = [DateFormatting.Style.long, .medium].compactMap {
      DateFormatSource.source($0, locale: locale)
    }
    fillers = Set(
      sources.flatMap(\.separators).flatMap { WrittenDate.words(in: $0, locale: locale) }
        + (Self.otherFillers[language] ?? []))
    monthPrefixes = Set(
      sources.map(\.monthPrefix).flatMap { WrittenDate.words(in: $0, locale: locale) })
    ordinals = Self.ordinals[language] ?? []
  }

  /// Returns the month that a phrase names, with or without a filler at its ends.
  ///
  /// - Parameters:
  ///   - phrase: The words.
  ///   - isBehindNumber: Whether the first one is joined to a number.
  func month(_ phrase: [String], behindNumber isBehindNumber: Bool) -> Int? {
    var words = phrase[...]
    if isBehindNumber, let first = words.first, ordinals.contains(first) {
      words = words.dropFirst()
    }
    let fronts = words.first.map(fillers.contains) ?? false ? [0, 1] : [0]
    let backs = words.last.map(fillers.contains) ?? false ? [0, 1] : [0]
    for front in fronts {
      for back in backs where front + back < words.count {
        let name = words.dropFirst(front).dropLast(back).joined(separator: " ")
        if let month = month(named: name) { return month }
      }
    }
    return nil
  }

  private func month(named name: String) -> Int? {
    if let month = months.month(name) { return month }
    for prefix in monthPrefixes where name.hasPrefix(prefix) {
      if let month = months.month(String(name.dropFirst(prefix.count))) { return month }
    }
    return nil
  }

  /// Returns whether a phrase is no more than a filler, behind the ending of an ordinal number or without one.
  ///
  /// - Parameters:
  ///   - phrase: The words.
  ///   - isBehindNumber: Whether the first one is joined to a number.
  func areFillers(_ phrase: [String], behindNumber isBehindNumber: Bool) -> Bool {
    var words = phrase[...]
    if isBehindNumber, let first = words.first, ordinals.contains(first) {
      words = words.dropFirst()
    }
    return words.count <= 1 && words.allSatisfy(fillers.contains)
  }

  /// What people type and CLDR does not write.
  private static let otherFillers: [String: [String]] = [
    "bg": ["година"], "ca": ["d", "del"], "en": ["of"], "es": ["del"], "pl": ["r", "roku"],
    "pt": ["de"], "ru": ["года"], "uk": ["року"],
  ]

  private static let ordinals: [String: Set<String>] = [
    "ca": ["r"], "en": ["st", "nd", "rd", "th"], "es": ["º", "o"], "fr": ["er", "ᵉʳ"],
    "it": ["º", "°"], "nl": ["e", "ste"], "pt": ["º", "o"], "ru": ["е", "го"],
  ]
}
