public import CatalogRuntime
public import ICUKit

/// Dates of the Gregorian calendar, as the locale writes them: `12/31/2026`, in Spanish (es) `31/12/2026`.
///
/// Any form of the locale is read, with the month as a number or a word, and ISO 8601 in every locale. The year has four digits,
/// so that no century is guessed.
public struct DateFormat: FieldFormat, Hashable {
  /// How long a date is.
  public enum Style: Hashable, Sendable, CaseIterable {
    /// In digits: `2/3/2026`.
    case short
    /// With the month shortened, in digits where that is usual: `Feb 3, 2026`.
    case medium
    /// With the month in full: `February 3, 2026`.
    case long
  }

  /// How a date is shown; every form is read.
  public let style: Style

  /// Creates the format.
  ///
  /// - Parameter style: How a date is shown; every form is read.
  public init(style: Style = .short) { self.style = style }

  /// What people are told before they type.
  ///
  /// “Enter a date such as 12/31/2026.”
  public var help: LocalizedStringResource {
    .fields("Enter a date such as \(argument: SampleDate(format: self)).")
  }

  /// Returns the date as the style has it.
  public func text(of value: CalendarDate, in locale: CatalogLocale) -> String {
    DateFormatting(locale: locale.identifier).text(of: value, style: style.formatting)
  }

  /// Returns a sentence about dates.
  ///
  /// “Enter a date between 1/1/2026 and 12/31/2026.”
  public func rangeMessage(
    minimum: CalendarDate?, maximum: CalendarDate?
  ) -> LocalizedStringResource? {
    switch (minimum.map(argument), maximum.map(argument)) {
    case (let minimum?, let maximum?):
      .fields("Enter a date between \(argument: minimum) and \(argument: maximum).")
    case (let minimum?, nil): .fields("Enter a date that is \(argument: minimum) or later.")
    case (nil, let maximum?): .fields("Enter a date that is \(argument: maximum) or earlier.")
    case (nil, nil): nil
    }
  }

  /// Reads a date.
  ///
  /// - Throws: ``FieldParseError`` for an empty text, for one that is no date, and for a day that does not exist.
  public func value(
    of input: FieldInput, in locale: CatalogLocale
  ) throws(FieldParseError) -> CalendarDate {
    do throws(DateParseError) {
      return try DateFormatting(locale: locale.identifier).date(input.text)
    } catch {
      switch error {
      case .empty: throw .empty
      case .shortYear: throw FieldParseError(message: help)
      case .tooLong, .invalid, .noSuchDay:
        throw .refusal(of: input) { .fields("“\($0)” is not a date.") }
      }
    }
  }
}

extension DateFormat.Style {
  fileprivate var formatting: DateFormatting.Style {
    switch self {
    case .short: .short
    case .medium: .medium
    case .long: .long
    }
  }
}

/// A date that shows how dates are typed: its day is above 12 and cannot be taken for the month.
private struct SampleDate: LocalizedArgument {
  let format: DateFormat

  func text(in locale: CatalogLocale) -> String {
    CalendarDate(year: 2026, month: 12, day: 31).map { format.text(of: $0, in: locale) } ?? ""
  }
}
