extension String {
  /// A text with its arguments, as it is written in code: the key of a message, and what is shown where the catalog does not
  /// have it.
  ///
  /// An interpolation makes the key as Foundation does: `"Hello \(name), \(count) files"` has the key
  /// `Hello %@, %lld files`. Percent signs of the literal are doubled in the key where there is an interpolation, and kept
  /// where there is none. The source is the documentation of `String.LocalizationValue` in Foundation.
  public struct LocalizationValue: Sendable {
    /// The key in UTF-8.
    let utf8: [UInt8]
    /// The arguments in the order of the interpolations.
    var arguments: [FormatArgument]
    /// How many localized texts stand inside one another here.
    let nesting: Int

    /// The greatest number of localized texts inside one another: each is looked up while the one around it is shown.
    static let maximumNesting = 64

    /// Creates a value that is a text without arguments.
    ///
    /// - Parameter value: The key.
    public init(_ value: String) {
      utf8 = Array(value.utf8)
      arguments = []
      nesting = 0
    }

    /// The key.
    var key: String { String(decoding: utf8, as: UTF8.self) }
  }
}

extension String.LocalizationValue: ExpressibleByStringInterpolation {
  /// Creates a value from a literal without interpolations.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a value from a literal with interpolations.
  public init(stringInterpolation: consuming StringInterpolation) {
    utf8 = stringInterpolation.utf8
    arguments = stringInterpolation.arguments
    nesting = stringInterpolation.nesting
  }
}

extension String.LocalizationValue: Equatable {
  /// Returns whether two values have the same key, and arguments that are shown the same in every locale.
  ///
  /// Values with a format style are equal when their texts in the root locale are.
  public static func == (left: Self, right: Self) -> Bool {
    left.utf8 == right.utf8 && left.arguments.elementsEqual(right.arguments, by: ==)
  }
}

extension FormatArgument: Equatable {
  /// Returns whether two arguments are the same; localized ones go by their text in the root locale.
  public static func == (left: FormatArgument, right: FormatArgument) -> Bool {
    switch (left, right) {
    case (.string(let left), .string(let right)): left == right
    case (.integer(let left), .integer(let right)): left == right
    case (.unsignedInteger(let left), .unsignedInteger(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.decimal(let left), .decimal(let right)): left == right
    case (.date(let left), .date(let right)): left == right
    case (.specifier(let left), .specifier(let right)): left == right
    case (.localized(let left), .localized(let right)):
      left.text(in: "und") == right.text(in: "und")
    default: false
    }
  }
}
