/// Shows durations in one locale, an amount for each unit: `1 hour, 2 minutes`.
///
/// A format does not change after it is made: any thread may use it.
public struct DurationFormat: Sendable {
  /// What is counted.
  public enum Unit: String, Hashable, Sendable, CaseIterable {
    /// Years.
    case year
    /// Months.
    case month
    /// Weeks.
    case week
    /// Days.
    case day
    /// Hours.
    case hour
    /// Minutes.
    case minute
    /// Seconds.
    case second
    /// Thousandths of a second.
    case millisecond
  }

  /// An amount of a unit.
  public struct Component: Hashable, Sendable {
    /// How many units.
    public let value: NumericValue
    /// What is counted.
    public let unit: Unit

    /// Creates an amount.
    public init(_ value: NumericValue, _ unit: Unit) {
      self.value = value
      self.unit = unit
    }
  }

  private let locale: String
  private let width: ListFormat.Width

  /// Creates the format of a locale; asks ICU for nothing yet.
  ///
  /// - Parameters:
  ///   - locale: The locale in any spelling.
  ///   - width: How long the names of the units are: `hours`, `hr`, `h`.
  public init(locale: String, width: ListFormat.Width = .long) {
    self.locale = locale
    self.width = width
  }

  /// Returns the text of a duration.
  ///
  /// - Parameter components: The amounts in the order in which they are shown; empty for an empty text.
  /// - Throws: What is wrong with an amount, or ICU’s error where its data is missing.
  public func text(of components: [Component]) throws(ICUError) -> String {
    var texts: [String] = []
    for component in components {
      texts.append(try format(of: component.unit).text(of: component.value))
    }
    return try ListFormat.shared(for: locale, kind: .unit, width: width).text(of: texts)
  }

  private func format(of unit: Unit) throws(ICUError) -> NumberFormat {
    let names =
      switch width {
      case .long: "unit-width-full-name"
      case .short: "unit-width-short"
      case .narrow: "unit-width-narrow"
      }
    do {
      return try NumberFormat.shared(
        for: locale, style: .skeleton("measure-unit/duration-\(unit.rawValue) \(names)"))
    } catch {
      throw error.icuError
    }
  }
}
