public import CatalogRuntime

/// A text that is no value of the field’s type.
public struct FieldParseError: Error, Sendable {
  /// What is wrong, as a sentence for people.
  public let message: LocalizedStringResource
  /// Beyond which end of the values of its type a text is; `nil` where it is no value at all.
  let excess: Excess?

  /// An end of the values of a type.
  enum Excess: Sendable {
    case tooSmall, tooGreat
  }

  /// Creates an error.
  ///
  /// - Parameter message: What is wrong, as a sentence for people.
  public init(message: LocalizedStringResource) {
    self.init(message: message, excess: nil)
  }

  init(message: LocalizedStringResource, excess: Excess?) {
    self.message = message
    self.excess = excess
  }
}
