internal import ICUShims
internal import LocaleCore

/// One of ICU's date formats, opened once for a style and a locale.
@safe final class DateFormatSource: Sendable {
  private struct Key: Hashable {
    let style: DateFormatting.Style
    let locale: String
  }

  /// The order of the fields in the pattern.
  let order: [DateFormatting.Field]
  /// What stands behind each of the fields, without white space and bidi marks.
  let separators: [String]
  /// What stands right before the month, `ב` in Hebrew (he).
  let monthPrefix: String
  /// What stands behind each of the fields where the month is a number, alone or in its name: `월` in Korean (ko); `nil`
  /// where it is a word.
  let numericSeparators: [String]?

  // Only cloned after they are opened, which is safe on any thread.
  nonisolated(unsafe) private let handle: OpaquePointer
  // Without marks and with plain spaces, as people type.
  nonisolated(unsafe) private let reader: OpaquePointer

  private static let cache = BoundedCache<Key, DateFormatSource?>(capacity: 256)

  /// Returns the format of a style and a locale, whose name ``identifier(of:)`` made; `nil` without data.
  static func source(_ style: DateFormatting.Style, locale: String) -> DateFormatSource? {
    cache.value(for: Key(style: style, locale: locale)) {
      try? DateFormatSource(style, locale: locale)
    }
  }

  /// Returns what counts of a locale for dates: language, script, region and numbering system, with the Gregorian calendar.
  static func identifier(of locale: String) -> String {
    let tag = LocaleIdentity.canonicalTag(of: locale)
    guard unsafe tag.isWellFormed && cicu_number_symbols_has_data(tag.identifier) else {
      return "und-u-ca-gregory"
    }
    let base = [tag.language, tag.script, tag.region].compactMap(\.self).joined(separator: "-")
    let subtags = tag.extensions.first { $0.hasPrefix("u-") }?.split(separator: "-") ?? []
    let system = subtags.firstIndex(of: "nu").flatMap { index in
      subtags.indices.contains(index + 1) ? "-nu-" + subtags[index + 1] : nil
    }
    return base + "-u-ca-gregory" + (system ?? "")
  }

  private init(_ style: DateFormatting.Style, locale: String) throws(ICUError) {
    let plain = try unsafe ICUCall.open { status in
      unsafe cicu_date_format_open(style.code, nil, 0, locale, &status)
    }
    let pattern: DatePattern
    do {
      defer { unsafe cicu_date_format_close(plain) }
      pattern = DatePattern(
        try unsafe ICUCall.utf16 { buffer, capacity, status in
          unsafe cicu_date_format_pattern(plain, buffer, capacity, &status)
        })
    }
    let shown = pattern.withFullYear
    let handle = try unsafe Self.open(shown, style, locale)
    do {
      unsafe reader = try unsafe Self.open(DateScanner(shown).text, style, locale)
    } catch {
      unsafe cicu_date_format_close(handle)
      throw error
    }
    unsafe self.handle = unsafe handle
    order = pattern.order
    separators = pattern.separators
    monthPrefix = pattern.monthPrefix
    let month = Self.monthNames(pattern: pattern.monthLetters, locale: locale).dropFirst().first
    numericSeparators = month.flatMap { pattern.numericSeparators(month: $0) }
  }

  /// Returns how a pattern of the month writes each of the months.
  static func monthNames(pattern: String, locale: String) -> [String] {
    guard !pattern.isEmpty, let handle = try? unsafe open(pattern, .long, locale) else { return [] }
    defer { unsafe cicu_date_format_close(handle) }
    return (1...12).map { month in
      guard let date = CalendarDate(year: 2026, month: month, day: 1) else { return "" }
      return (try? unsafe text(of: date, handle)) ?? ""
    }
  }

  deinit {
    unsafe cicu_date_format_close(handle)
    unsafe cicu_date_format_close(reader)
  }

  private static func open(
    _ pattern: String, _ style: DateFormatting.Style, _ locale: String
  ) throws(ICUError) -> OpaquePointer {
    let units = Array(pattern.utf16)
    return try unsafe ICUCall.open { status in
      unsafe cicu_date_format_open(style.code, units, Int32(units.count), locale, &status)
    }
  }

  /// Returns the text of a date.
  func text(of date: CalendarDate) -> String? {
    try? unsafe Self.text(of: date, handle)
  }

  private static func text(
    of date: CalendarDate, _ handle: OpaquePointer
  ) throws(ICUError) -> String {
    try unsafe ICUCall.utf16 { buffer, capacity, status in
      unsafe cicu_date_format_text(handle, Int32(date.daysSince1970), buffer, capacity, &status)
    }
  }

  /// Returns the date that is a whole text, `nil` where it has another form; the word behind the
  /// last field may be missing, `г.` in Russian (ru).
  func date(_ text: String) throws(DateParseError) -> CalendarDate? {
    let suffix = separators.last ?? ""
    for text in suffix.isEmpty ? [text] : [text, text + " " + suffix] {
      if let day = day(text), let date = CalendarDate(daysSince1970: day) { return date }
      if day(text, acceptsAnyDay: true) != nil { throw .noSuchDay }
    }
    return nil
  }

  private func day(_ text: String, acceptsAnyDay: Bool = false) -> Int? {
    let units = Array(text.utf16)
    var day: Int32 = 0
    let isDate = try? ICUCall.run { status in
      unsafe cicu_date_format_parse(
        reader, acceptsAnyDay, units, Int32(units.count), &day, &status)
    }
    return isDate == true ? Int(day) : nil
  }
}

extension DateFormatting.Style {
  fileprivate var code: Int32 {
    switch self {
    case .short: Int32(cicu_date_short)
    case .medium: Int32(cicu_date_medium)
    case .long: Int32(cicu_date_long)
    }
  }
}
