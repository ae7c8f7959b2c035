extension NumberOptions {
  /// The ICU number skeleton of the options: `percent scale/100 precision-integer rounding-mode-half-up`.
  public var skeleton: String {
    let stems =
      kindStems + [precisionStem, "rounding-mode-" + roundingMode.stem, signStem, groupingStem]
      + [integerWidthStem]
    return stems.compactMap(\.self).joined(separator: " ")
  }

  private var kindStems: [String?] {
    switch kind {
    case .decimal: []
    case .percent: ["percent", "scale/100"]
    case .currency(let code, let display, _): ["currency/" + code, display.stem]
    case .unit(let identifier, let display): ["unit/" + identifier, display.stem]
    }
  }

  private var precisionStem: String? {
    if let significant, !hasFractionDigits || roundingPriority == .auto {
      return significant + zeroOption
    }
    guard let fraction else { return "precision-currency-standard" + zeroOption }
    if roundingIncrement > 1, significant == nil {
      return "precision-increment/" + increment + zeroOption
    }
    guard let significant else { return fraction + zeroOption }
    let priority = roundingPriority == .morePrecision ? "r" : "s"
    return fraction + "/" + significant + priority + zeroOption
  }

  private var zeroOption: String { trailingZeroDisplay == .stripIfInteger ? "/w" : "" }

  private var hasFractionDigits: Bool {
    minimumFractionDigits != nil || maximumFractionDigits != nil
  }

  /// The least and the greatest number of decimals, `nil` for those of the currency.
  private var fractionDigits: ClosedRange<Int>? {
    if case .currency = kind, !hasFractionDigits { return nil }
    let usual = kind == .percent ? 0 : 3
    let greatest = maximumFractionDigits.map { Self.clamped($0, from: 0) }
    let least = Self.clamped(minimumFractionDigits ?? 0, from: 0)
    return least...max(least, greatest ?? usual)
  }

  private var fraction: String? {
    fractionDigits.map { digits in
      if digits.upperBound == 0 { return "." }
      return "." + String(repeating: "0", count: digits.lowerBound)
        + String(repeating: "#", count: digits.count - 1)
    }
  }

  private var significant: String? {
    guard minimumSignificantDigits != nil || maximumSignificantDigits != nil else { return nil }
    let least = Self.clamped(minimumSignificantDigits ?? 1, from: 1)
    let greatest = max(least, Self.clamped(maximumSignificantDigits ?? Self.maximumDigits, from: 1))
    return String(repeating: "@", count: least) + String(repeating: "#", count: greatest - least)
  }

  /// The increment as a number whose decimals are those that are shown: `0.05`.
  private var increment: String {
    let decimals = fractionDigits?.upperBound ?? 0
    var digits = String(roundingIncrement)
    guard decimals > 0 else { return digits }
    digits = String(repeating: "0", count: max(0, decimals + 1 - digits.utf8.count)) + digits
    return digits.dropLast(decimals) + "." + digits.suffix(decimals)
  }

  private var signStem: String? {
    if case .currency(_, _, .accounting) = kind {
      return switch signDisplay {
      case .auto: "sign-accounting"
      case .always: "sign-accounting-always"
      case .exceptZero: "sign-accounting-except-zero"
      case .negative: "sign-accounting-negative"
      case .never: "sign-never"
      }
    }
    return switch signDisplay {
    case .auto: nil
    case .always: "sign-always"
    case .exceptZero: "sign-except-zero"
    case .negative: "sign-negative"
    case .never: "sign-never"
    }
  }

  private var groupingStem: String? {
    switch grouping {
    case .auto: nil
    case .always: "group-on-aligned"
    case .never: "group-off"
    case .min2: "group-min2"
    }
  }

  private var integerWidthStem: String? {
    let count = Self.clamped(minimumIntegerDigits, from: 1)
    return count == 1 ? nil : "integer-width/+" + String(repeating: "0", count: count)
  }

  private static func clamped(_ count: Int, from least: Int) -> Int {
    min(max(count, least), maximumDigits)
  }
}

extension NumberOptions.RoundingMode {
  fileprivate var stem: String {
    switch self {
    case .ceil: "ceiling"
    case .floor: "floor"
    case .expand: "up"
    case .trunc: "down"
    case .halfCeil: "half-ceiling"
    case .halfFloor: "half-floor"
    case .halfExpand: "half-up"
    case .halfTrunc: "half-down"
    case .halfEven: "half-even"
    }
  }
}

extension NumberOptions.CurrencyDisplay {
  fileprivate var stem: String {
    switch self {
    case .narrowSymbol: "unit-width-narrow"
    case .symbol: "unit-width-short"
    case .name: "unit-width-full-name"
    case .code: "unit-width-iso-code"
    case .never: "unit-width-hidden"
    }
  }
}

extension NumberOptions.UnitDisplay {
  fileprivate var stem: String {
    switch self {
    case .long: "unit-width-full-name"
    case .short: "unit-width-short"
    case .narrow: "unit-width-narrow"
    }
  }
}
