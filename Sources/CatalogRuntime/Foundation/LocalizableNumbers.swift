extension Int: LocalizableNumber {
  /// `%lld`.
  public static var localizationSpecifier: String { "%lld" }
  /// The number.
  public var formatArgument: FormatArgument { .integer(Int64(self)) }
}

extension Int64: LocalizableNumber {
  /// `%lld`.
  public static var localizationSpecifier: String { "%lld" }
  /// The number.
  public var formatArgument: FormatArgument { .integer(self) }
}

extension Int32: LocalizableNumber {
  /// `%d`.
  public static var localizationSpecifier: String { "%d" }
  /// The number.
  public var formatArgument: FormatArgument { .integer(Int64(self)) }
}

extension Int16: LocalizableNumber {
  /// `%d`.
  public static var localizationSpecifier: String { "%d" }
  /// The number.
  public var formatArgument: FormatArgument { .integer(Int64(self)) }
}

extension Int8: LocalizableNumber {
  /// `%d`.
  public static var localizationSpecifier: String { "%d" }
  /// The number.
  public var formatArgument: FormatArgument { .integer(Int64(self)) }
}

extension UInt: LocalizableNumber {
  /// `%llu`.
  public static var localizationSpecifier: String { "%llu" }
  /// The number.
  public var formatArgument: FormatArgument { .unsignedInteger(UInt64(self)) }
}

extension UInt64: LocalizableNumber {
  /// `%llu`.
  public static var localizationSpecifier: String { "%llu" }
  /// The number.
  public var formatArgument: FormatArgument { .unsignedInteger(self) }
}

extension UInt32: LocalizableNumber {
  /// `%u`.
  public static var localizationSpecifier: String { "%u" }
  /// The number.
  public var formatArgument: FormatArgument { .unsignedInteger(UInt64(self)) }
}

extension UInt16: LocalizableNumber {
  /// `%u`.
  public static var localizationSpecifier: String { "%u" }
  /// The number.
  public var formatArgument: FormatArgument { .unsignedInteger(UInt64(self)) }
}

extension UInt8: LocalizableNumber {
  /// `%u`.
  public static var localizationSpecifier: String { "%u" }
  /// The number.
  public var formatArgument: FormatArgument { .unsignedInteger(UInt64(self)) }
}

extension Float: LocalizableNumber {
  /// `%f`.
  public static var localizationSpecifier: String { "%f" }
  /// The number.
  public var formatArgument: FormatArgument { .number(Double(self)) }
}

extension Double: LocalizableNumber {
  /// `%lf`.
  public static var localizationSpecifier: String { "%lf" }
  /// The number.
  public var formatArgument: FormatArgument { .number(self) }
}
