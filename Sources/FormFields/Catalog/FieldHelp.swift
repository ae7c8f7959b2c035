public import CatalogRuntime

/// Sentences below fields that say what is asked for.
public enum FieldHelp {
  /// Returns “Use at least 3 characters.” for 3.
  ///
  /// - Parameter minimum: The smallest number of characters.
  public static func minimumLength(_ minimum: Int) -> LocalizedStringResource {
    .fields("Use at least \(minimum) characters.")
  }

  /// Returns “Use at most 20 characters.” for 20.
  ///
  /// - Parameter maximum: The largest number of characters.
  public static func maximumLength(_ maximum: Int) -> LocalizedStringResource {
    .fields("Use at most \(maximum) characters.")
  }

  /// Returns “Use between 3 and 20 characters.” for 3 and 20, and “Use exactly 4 characters.” for 4 and 4.
  ///
  /// - Parameters:
  ///   - minimum: The smallest number of characters.
  ///   - maximum: The largest number of characters.
  public static func length(between minimum: Int, and maximum: Int) -> LocalizedStringResource {
    minimum == maximum
      ? .fields("Use exactly \(minimum) characters.")
      : .fields("Use between \(minimum) and \(maximum) characters.")
  }
}
