public import CatalogRuntime
internal import ICUKit

/// Refuses texts with too few or too many characters.
///
/// A character is what a reader takes for one, a grapheme cluster (UAX 29): `🇪🇸🇯🇵` has two, `👩‍👩‍👧` one, and so has `é`,
/// however it is encoded. The message says how many are missing or too many: “2 characters needed”.
public struct LengthValidator: Validator {
  /// The smallest number of characters, from 0.
  public let minimum: Int
  /// The greatest number of characters; `nil` for no limit.
  public let maximum: Int?

  /// Creates the validator.
  ///
  /// Where the limits exclude each other, no text but the empty one passes.
  ///
  /// - Parameters:
  ///   - minimum: The smallest number of characters. An empty text passes nevertheless: see ``RequiredValidator``.
  ///   - maximum: The greatest number of characters; `nil` for no limit.
  public init(minimum: Int = 0, maximum: Int? = nil) {
    self.minimum = max(0, minimum)
    self.maximum = maximum.map { max(0, $0) }
  }

  /// Returns how many characters are missing or too many.
  public func message(for input: FieldInput) -> LocalizedStringResource? {
    if input.text.isEmpty { return nil }
    let count = GraphemeClusters.count(in: input.text)
    if count < minimum { return .fields("\(minimum - count) characters needed") }
    if let maximum, count > maximum { return .fields("\(count - maximum) characters too many") }
    return nil
  }

  /// What people are told before they type, “Use at least 3 characters.”, or exactly as many; `nil` where there is no limit.
  public var help: LocalizedStringResource? {
    switch (minimum, maximum) {
    case (_, minimum) where minimum > 0: .fields("Use exactly \(minimum) characters.")
    case (0, nil): nil
    case (_, nil): .fields("Use at least \(minimum) characters.")
    case (0, let maximum?): .fields("Use at most \(maximum) characters.")
    case (_, let maximum?): .fields("Use between \(minimum) and \(maximum) characters.")
    }
  }

  /// Returns how many characters still fit, “2 characters left”; `nil` without a maximum, and where none fits any more.
  ///
  /// - Parameter input: What was typed.
  public func remainder(of input: FieldInput) -> LocalizedStringResource? {
    guard let maximum else { return nil }
    let rest = maximum - GraphemeClusters.count(in: input.text)
    return rest < 0 ? nil : .fields("\(rest) characters left")
  }
}
