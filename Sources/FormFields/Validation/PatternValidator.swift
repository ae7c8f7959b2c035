public import CatalogRuntime
internal import ICUKit

/// Refuses texts that do not match a pattern as a whole, as the attribute `pattern` of HTML does.
///
/// The syntax is ICU’s, not that of JavaScript: `\d`, `\w` and `\s` match characters of all scripts, so that `\d` has the
/// digits of Arabic, too. Write `[0-9]` for those of ASCII alone.
///
/// A pattern that goes back too often on some text is given up after about a fifth of a second, and the text is refused:
/// visibly, since nobody can say that it is right.
public struct PatternValidator: Validator {
  private let expression: RegularExpression
  private let complaint: LocalizedStringResource

  /// Creates the validator.
  ///
  /// - Parameters:
  ///   - pattern: The pattern in the syntax of ICU (UTS 18), normalized as texts are; it needs no anchors.
  ///   - sample: A text that matches, such as `AB-1234`, for the message “Use the format AB-1234.”; `nil` for a general
  ///     message.
  /// - Throws: The place of the mistake in the pattern.
  public init(_ pattern: String, sample: String? = nil) throws(PatternError) {
    try self.init(
      pattern,
      message: sample.map { .fields("Use the format \($0).") }
        ?? .fields("This does not have the expected format."))
  }

  /// Creates the validator with a message of its own.
  ///
  /// - Parameters:
  ///   - pattern: The pattern in the syntax of ICU (UTS 18), normalized as texts are; it needs no anchors.
  ///   - message: What is said where a text does not match.
  /// - Throws: The place of the mistake in the pattern.
  public init(_ pattern: String, message: LocalizedStringResource) throws(PatternError) {
    do throws(RegularExpressionError) {
      expression = try RegularExpression(Normalization.normalized(pattern))
    } catch {
      guard case .invalidPattern(_, let offset) = error else {
        throw PatternError(pattern: pattern, offset: nil)
      }
      throw PatternError(pattern: pattern, offset: offset)
    }
    complaint = message
  }

  /// Returns the message where the text does not match.
  public func message(for input: FieldInput) -> LocalizedStringResource? {
    if input.text.isEmpty { return nil }
    let matches = try? expression.matchesWhole(input.text)
    return matches == true ? nil : complaint
  }
}
