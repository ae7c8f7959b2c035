internal import CatalogRuntime

/// What is said of numbers outside of a range.
enum RangeWording {
  /// Returns the sentence for bounds, which a format shows; `nil` without bounds.
  static func message<Format: FieldFormat>(
    minimum: Format.Value?, maximum: Format.Value?, format: Format
  ) -> LocalizedStringResource? {
    switch (minimum.map(format.argument), maximum.map(format.argument)) {
    case (let minimum?, let maximum?):
      .fields("Enter a number between \(argument: minimum) and \(argument: maximum).")
    case (let minimum?, nil): .fields("Enter a number that is \(argument: minimum) or more.")
    case (nil, let maximum?): .fields("Enter a number that is \(argument: maximum) or less.")
    case (nil, nil): nil
    }
  }
}
