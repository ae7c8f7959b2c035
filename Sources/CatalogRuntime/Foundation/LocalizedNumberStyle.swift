internal import ICUKit

/// How a number is shown in the locale of a message, without Foundation:
/// `"\(share, format: .percentage.fractionDigits(1))"`.
///
/// Digits, separators, signs and patterns are those of CLDR. Where digits are cut off, the number is rounded to the nearest
/// one, a half to the even digit, as Foundation’s styles do. The names are none of Foundation’s, so that both may be
/// imported.
public struct LocalizedNumberStyle: Hashable, Sendable {
  /// Which numbers show a sign.
  public enum SignDisplay: Hashable, Sendable {
    /// Those below zero.
    case automatic
    /// All.
    case always
    /// All but zero.
    case exceptZero
    /// None.
    case never
  }

  /// Whether digits are separated in groups.
  public enum Grouping: Hashable, Sendable {
    /// As the locale does.
    case automatic
    /// Never.
    case never
  }

  private enum Kind: Hashable, Sendable {
    case decimal, percentage
  }

  /// The greatest number of fraction digits; more count as this.
  public static let maximumFractionDigits = 64

  private let kind: Kind
  private var fractionDigits: ClosedRange<Int>?
  private var signDisplay = SignDisplay.automatic
  private var grouping = Grouping.automatic

  private init(kind: Kind) { self.kind = kind }

  /// A number, with at most six fraction digits unless others are asked for.
  public static let decimal = LocalizedNumberStyle(kind: .decimal)

  /// A percentage in the pattern of the locale: `12%`, in French (fr) `12 %`, in Turkish (tr) `%12`.
  ///
  /// A whole number is the percentage itself, one with decimals a share of 1: 12 and 0.12 are both `12%`, as Foundation
  /// has it. At most six fraction digits are shown unless others are asked for.
  public static let percentage = LocalizedNumberStyle(kind: .percentage)

  /// Returns the style with a fixed number of fraction digits.
  ///
  /// - Parameter count: The number, from 0 to ``maximumFractionDigits``.
  public func fractionDigits(_ count: Int) -> Self { fractionDigits(count...count) }

  /// Returns the style with a range of fraction digits; zeros at the end are shown only up to the lower bound.
  ///
  /// - Parameter range: The range, from 0 to ``maximumFractionDigits``.
  public func fractionDigits(_ range: ClosedRange<Int>) -> Self {
    var style = self
    style.fractionDigits = range.clamped(to: 0...Self.maximumFractionDigits)
    return style
  }

  /// Returns the style with another display of signs.
  public func sign(_ display: SignDisplay) -> Self {
    var style = self
    style.signDisplay = display
    return style
  }

  /// Returns the style with another grouping of digits.
  public func grouping(_ grouping: Grouping) -> Self {
    var style = self
    style.grouping = grouping
    return style
  }

  /// Returns the text of a number.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - locale: The locale whose numbers are shown.
  public func text<Number: LocalizableNumber>(
    of value: Number, in locale: CatalogLocale = .current
  ) -> String {
    StyledNumber(argument: value.formatArgument, style: self).text(in: locale)
  }
}

extension LocalizedNumberStyle {
  /// Returns the format of the style.
  ///
  /// - Parameters:
  ///   - isShare: Whether numbers are shares of 1 where a percentage is asked for.
  ///   - locale: The locale.
  fileprivate func format(isShare: Bool, locale: CatalogLocale) -> NumberFormat? {
    let parts = [kindStem(isShare: isShare), precisionStem, signStem, groupingStem]
    let skeleton = parts.compactMap(\.self).joined(separator: " ")
    return try? NumberFormat.shared(for: locale.identifier, style: .skeleton(skeleton))
  }

  private func kindStem(isShare: Bool) -> String? {
    switch kind {
    case .decimal: nil
    case .percentage: isShare ? "percent scale/100" : "percent"
    }
  }

  private var precisionStem: String? {
    guard let fractionDigits else { return nil }
    guard fractionDigits.upperBound > 0 else { return "precision-integer" }
    return "." + String(repeating: "0", count: fractionDigits.lowerBound)
      + String(repeating: "#", count: fractionDigits.count - 1)
  }

  private var signStem: String? {
    switch signDisplay {
    case .automatic: nil
    case .always: "sign-always"
    case .exceptZero: "sign-except-zero"
    case .never: "sign-never"
    }
  }

  private var groupingStem: String? {
    switch grouping {
    case .automatic: nil
    case .never: "group-off"
    }
  }
}

/// A number with the style that shows it.
struct StyledNumber: LocalizedArgument {
  let argument: FormatArgument
  let style: LocalizedNumberStyle

  func text(in locale: CatalogLocale) -> String {
    switch argument {
    case .integer(let value): text(of: .integer(value), isShare: false, in: locale) ?? "\(value)"
    case .unsignedInteger(let value):
      text(of: .unsignedInteger(value), isShare: false, in: locale) ?? "\(value)"
    case .number(let value): text(of: .double(value), isShare: true, in: locale) ?? "\(value)"
    case .decimal(let digits):
      text(of: .decimal(digits), isShare: (DecimalText(digits)?.decimalCount ?? 0) > 0, in: locale)
        ?? digits
    case .date(let seconds):
      FormatLocale.locale(locale.identifier).formats.text(ofInstant: seconds)
    case .string(let text), .specifier(let text): text
    case .localized(let value): value.text(in: locale)
    }
  }

  private func text(
    of value: NumericValue, isShare: Bool, in locale: CatalogLocale
  ) -> String? {
    try? style.format(isShare: isShare, locale: locale)?.text(of: value)
  }
}
