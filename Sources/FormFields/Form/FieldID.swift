/// What a form knows a field by: a name that no person sees.
public struct FieldID: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name.
  public let rawValue: String

  /// Creates an identifier.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates an identifier.
  ///
  /// - Parameter value: The name.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension FieldID: CustomStringConvertible {
  /// The name.
  public var description: String { rawValue }
}
