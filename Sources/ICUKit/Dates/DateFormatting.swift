internal import LocaleCore

/// Writes calendar dates in a locale, and reads what people of the locale type.
///
/// Dates are Gregorian whatever calendar the locale prefers. A value is safe to use from any thread;
/// ICU's formats are kept for the whole process.
public struct DateFormatting: Sendable {
  /// How long a date is.
  public enum Style: Hashable, Sendable, CaseIterable {
    /// In digits, with all four digits of the year: `2/3/2026`, German (de) `03.02.2026`.
    case short
    /// With the month shortened, in digits where that is usual: `Feb 3, 2026`; the year has four digits in all styles.
    case medium
    /// With the month in full: `February 3, 2026`, Spanish (es) `3 de febrero de 2026`.
    case long
  }

  /// A part of a date.
  public enum Field: Hashable, Sendable {
    /// The year.
    case year
    /// The month.
    case month
    /// The day of the month.
    case day
  }

  /// The greatest number of UTF-8 bytes of a text that is read.
  public static let maximumLength = 256

  private let locale: String

  /// Creates the formatting of a locale.
  ///
  /// - Parameter locale: The locale in any spelling, of which a numbering system counts, too; an unknown one has the dates of the root locale.
  public init(locale: String) {
    self.locale = DateFormatSource.identifier(of: locale)
  }

  /// The order in which the locale writes a date in digits, each part once.
  public var order: [Field] {
    DateFormatSource.source(.short, locale: locale)?.order ?? [.year, .month, .day]
  }

  /// Returns the text of a date.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - style: How long it is.
  /// - Returns: The text with the marks of CLDR; that of ISO 8601 where ICU has no data.
  public func text(of date: CalendarDate, style: Style = .short) -> String {
    DateFormatSource.source(style, locale: locale)?.text(of: date) ?? date.iso8601
  }

  /// Reads a date.
  ///
  /// The whole text must be a date in one of these forms; bidi marks and white space around it and
  /// beside separators do not count:
  ///
  /// - Digits in the order of the locale, the year in four, day and month in one or two, with the
  ///   separators of the locale or one of `/`, `.` and `-` twice: `31/12/2026`, `3.2.2026`. The
  ///   digits are of any one numbering system: `٣١/١٢/٢٠٢٦`.
  /// - ISO 8601 in every locale, `2026-12-31`.
  /// - The words of the locale, as the medium and the long style have them: `31 de diciembre de 2026`.
  /// - A day and a month in words, in any case and with or without accents, with the year before or
  ///   behind: `3 Feb 2026`, `Feb. 3, 2026`. The month is a full or short name, as in dates or as it
  ///   stands alone, or a start of it that no other month has. Marks of punctuation and words such
  ///   as `de` may be missing; the day may be an ordinal number, `1er`.
  ///
  /// - Parameter text: The text as it was typed.
  /// - Returns: The date.
  /// - Throws: Why it is no date.
  public func date(_ text: String) throws(DateParseError) -> CalendarDate {
    guard text.utf8.count <= Self.maximumLength else { throw .tooLong }
    let scanner = DateScanner(text)
    if scanner.isEmpty { throw .empty }
    if let typed = scanner.numericDate() {
      let separators = DateFormatSource.source(.short, locale: locale)?.separators ?? []
      if let date = try typed.date(order: order, separators: separators) { return date }
    }
    return try writtenDate(scanner)
  }

  private func writtenDate(_ scanner: DateScanner) throws(DateParseError) -> CalendarDate {
    let sources = [Style.long, .medium].compactMap { DateFormatSource.source($0, locale: locale) }
    if let typed = scanner.numericDate() {
      for source in sources {
        guard let separators = source.numericSeparators,
          let date = try typed.date(order: source.order, exactly: separators)
        else { continue }
        return date
      }
    }
    if let date = try WrittenDate(scanner.text, locale: locale)?.date() { return date }
    for source in sources {
      guard let date = try source.date(scanner.text) else { continue }
      guard scanner.longestRun == 4 else { throw .shortYear }
      return date
    }
    throw .invalid
  }
}
