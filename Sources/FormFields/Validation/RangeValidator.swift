public import CatalogRuntime

/// Refuses values outside of a range, such as ages below 18.
///
/// What is said is the format’s to word (``FieldFormat/rangeMessage(minimum:maximum:)``): dates are not called numbers. The bounds in the message are shown by the format of the field in the locale of the reader, so that they follow a change of
/// the locale: “Enter a number between 1 and 1,000.”, `Introduce un número entre 1 y 1000.`
public struct RangeValidator<Format: FieldFormat>: Validator where Format.Value: Comparable {
  /// The smallest value, which is allowed; `nil` for no limit.
  public let minimum: Format.Value?
  /// The greatest value, which is allowed; `nil` for no limit.
  public let maximum: Format.Value?
  private let format: Format

  /// Creates the validator of a range.
  ///
  /// - Parameters:
  ///   - range: The range, with its bounds.
  ///   - format: The format of the field.
  public init(_ range: ClosedRange<Format.Value>, format: Format) {
    self.init(minimum: range.lowerBound, maximum: range.upperBound, format: format)
  }

  /// Creates the validator of values that are not too small.
  ///
  /// - Parameters:
  ///   - range: The range, with its bound.
  ///   - format: The format of the field.
  public init(_ range: PartialRangeFrom<Format.Value>, format: Format) {
    self.init(minimum: range.lowerBound, maximum: nil, format: format)
  }

  /// Creates the validator of values that are not too great.
  ///
  /// - Parameters:
  ///   - range: The range, with its bound.
  ///   - format: The format of the field.
  public init(_ range: PartialRangeThrough<Format.Value>, format: Format) {
    self.init(minimum: nil, maximum: range.upperBound, format: format)
  }

  private init(minimum: Format.Value?, maximum: Format.Value?, format: Format) {
    self.minimum = minimum
    self.maximum = maximum
    self.format = format
  }

  /// Returns the message where a value is outside of the range.
  ///
  /// - Parameter value: The value of the field.
  public func message(for value: Format.Value) -> LocalizedStringResource? {
    let isTooSmall = minimum.map { value < $0 } ?? false
    let isTooGreat = maximum.map { value > $0 } ?? false
    return isTooSmall || isTooGreat ? rangeMessage : nil
  }

  /// Returns the message of a text that was typed in the locale of the process; see ``message(for:in:)``.
  public func message(for input: FieldInput) -> LocalizedStringResource? {
    message(for: input, in: .current)
  }

  /// Returns the message where a text is no value, which is that of the format, or is one outside of the range.
  ///
  /// A number beyond the type of the values is outside of the range, too. Nothing of a secret is quoted.
  public func message(
    for input: FieldInput, in locale: CatalogLocale
  ) -> LocalizedStringResource? {
    if input.text.isEmpty { return nil }
    do throws(FieldParseError) {
      return message(for: try format.value(of: input, in: locale))
    } catch {
      return message(for: error, isSecret: input.isSecret)
    }
  }

  private func message(for error: FieldParseError, isSecret: Bool) -> LocalizedStringResource? {
    switch error.excess {
    case .tooSmall where minimum != nil, .tooGreat where maximum != nil: rangeMessage
    case .tooSmall, .tooGreat: error.message
    case nil: isSecret ? .unexpectedFormat : error.message
    }
  }

  private var rangeMessage: LocalizedStringResource? {
    format.rangeMessage(minimum: minimum, maximum: maximum)
  }
}

extension RangeValidator: ValueValidator {
  typealias Value = Format.Value
}
