extension MessageFormat1.NumberSkeleton {
  typealias IntlOptions = MessageFormat1.IntlOptions

  /// The skeleton as FormatJS hands it to `Intl.NumberFormat`; `nil` where it refuses the skeleton.
  ///
  /// Tokens that it does not know are left out, as FormatJS leaves them out. `scale` is an option of
  /// FormatJS alone.
  public var intlOptions: MessageFormat1.IntlOptions? {
    var options: IntlOptions = [:]
    for token in tokens {
      guard let added = Self.options(of: token) else { return nil }
      options.merge(added) { $1 }
    }
    return options
  }

  private static func options(of token: Token) -> IntlOptions? {
    let option = token.options.first
    switch token.stem {
    case "percent", "%": return ["style": .word("percent")]
    case "%x100": return ["style": .word("percent"), "scale": .number(100)]
    case "currency":
      return option.map { ["style": .word("currency"), "currency": .word($0)] }
        ?? ["style": .word("currency")]
    case "measure-unit", "unit":
      return option.map { ["style": .word("unit"), "unit": .word(unit($0))] }
    case "group-off", ",_": return ["useGrouping": .flag(false)]
    case "precision-integer", ".": return ["maximumFractionDigits": .number(0)]
    case "compact-short", "K":
      return ["notation": .word("compact"), "compactDisplay": .word("short")]
    case "compact-long", "KK":
      return ["notation": .word("compact"), "compactDisplay": .word("long")]
    case "scientific", "engineering":
      return token.options.reduce(into: ["notation": .word(token.stem)]) { options, option in
        options.merge(sign(option) ?? [:]) { $1 }
      }
    case "notation-simple": return ["notation": .word("standard")]
    case "unit-width-narrow":
      return ["currencyDisplay": .word("narrowSymbol"), "unitDisplay": .word("narrow")]
    case "unit-width-short":
      return ["currencyDisplay": .word("code"), "unitDisplay": .word("short")]
    case "unit-width-full-name":
      return ["currencyDisplay": .word("name"), "unitDisplay": .word("long")]
    case "unit-width-iso-code": return ["currencyDisplay": .word("symbol")]
    case "scale": return option.flatMap { Double($0) }.map { ["scale": .number($0)] } ?? [:]
    case "integer-width": return integerWidth(token.options)
    default: return precision(token)
    }
  }

  /// The unit without its type: `meter` of `length-meter`.
  private static func unit(_ unit: String) -> String {
    unit.firstIndex(of: "-").map { String(unit[unit.index(after: $0)...]) } ?? unit
  }

  private static func integerWidth(_ options: [String]) -> IntlOptions? {
    guard options.count == 1, let width = options.first else { return nil }
    guard let star = width.firstIndex(of: "*") else { return width.contains("0") ? nil : [:] }
    let zeros = width[width.index(after: star)...].prefix { $0 == "0" }
    return zeros.isEmpty ? [:] : ["minimumIntegerDigits": .number(Double(zeros.count))]
  }

  /// The options of what is written in signs: `000`, `.00##`, `@@#`, `+!`, `EE0`.
  private static func precision(_ token: Token) -> IntlOptions? {
    let stem = token.stem
    if !stem.isEmpty, stem.allSatisfy({ $0 == "0" }) {
      return ["minimumIntegerDigits": .number(Double(stem.count))]
    }
    if let fraction = fraction(stem) {
      guard token.options.count < 2 else { return nil }
      guard let option = token.options.first else { return fraction }
      let added =
        option == "w"
        ? ["trailingZeroDisplay": .word("stripIfInteger")]
        : isSignificant(option) ? significant(option) : priority(option)
      return added.map { fraction.merging($0) { $1 } }
    }
    if isSignificant(stem) { return significant(stem) }
    guard stem.hasPrefix("E") else { return sign(stem) ?? [:] }
    return exponent(stem)
  }

  /// The options of `.00`, `.00*`, `.##` and `.00##`; `nil` for anything else.
  private static func fraction(_ stem: String) -> IntlOptions? {
    guard stem.hasPrefix(".") else { return nil }
    let zeros = stem.dropFirst().prefix { $0 == "0" }.count
    let rest = stem.dropFirst(zeros + 1)
    guard zeros > 0 || !rest.isEmpty else { return nil }
    if rest == "*", zeros > 0 { return ["minimumFractionDigits": .number(Double(zeros))] }
    guard rest.allSatisfy({ $0 == "#" }) else { return nil }
    var options: IntlOptions = ["maximumFractionDigits": .number(Double(zeros + rest.count))]
    if zeros > 0 { options["minimumFractionDigits"] = .number(Double(zeros)) }
    return options
  }

  /// Whether a text is `@`, then `+` or `#`, then `r` or `s`, all of which may be left out.
  private static func isSignificant(_ text: String) -> Bool {
    var rest = text.drop { $0 == "@" }
    rest = rest.hasPrefix("+") ? rest.dropFirst() : rest.drop { $0 == "#" }
    return ["", "r", "s"].contains(rest)
  }

  private static func significant(_ text: String) -> IntlOptions? {
    let minimum = text.prefix { $0 == "@" }.count
    guard minimum > 0, var options = priority(text) else { return nil }
    let rest = text.dropFirst(minimum)
    options["minimumSignificantDigits"] = .number(Double(minimum))
    if !rest.hasPrefix("+") {
      let more = rest.prefix { $0 == "#" }.count
      options["maximumSignificantDigits"] = .number(Double(minimum + more))
    }
    return options
  }

  private static func priority(_ text: String) -> IntlOptions? {
    switch text.last {
    case "r": ["roundingPriority": .word("morePrecision")]
    case "s": ["roundingPriority": .word("lessPrecision")]
    default: [:]
    }
  }

  private static func sign(_ text: String) -> IntlOptions? {
    switch text {
    case "sign-auto": ["signDisplay": .word("auto")]
    case "sign-accounting", "()": ["currencySign": .word("accounting")]
    case "sign-always", "+!": ["signDisplay": .word("always")]
    case "sign-accounting-always", "()!":
      ["signDisplay": .word("always"), "currencySign": .word("accounting")]
    case "sign-except-zero", "+?": ["signDisplay": .word("exceptZero")]
    case "sign-accounting-except-zero", "()?":
      ["signDisplay": .word("exceptZero"), "currencySign": .word("accounting")]
    case "sign-never", "+_": ["signDisplay": .word("never")]
    default: nil
    }
  }

  /// The options of `E0`, `EE+!00`; `nil` where something else than zeros follows.
  private static func exponent(_ stem: String) -> IntlOptions? {
    let isEngineering = stem.hasPrefix("EE")
    var rest = stem.dropFirst(isEngineering ? 2 : 1)
    var options: IntlOptions = ["notation": .word(isEngineering ? "engineering" : "scientific")]
    if rest.hasPrefix("+!") || rest.hasPrefix("+?") {
      options["signDisplay"] = .word(rest.hasPrefix("+!") ? "always" : "exceptZero")
      rest = rest.dropFirst(2)
    }
    guard !rest.isEmpty, rest.allSatisfy({ $0 == "0" }) else { return nil }
    options["minimumIntegerDigits"] = .number(Double(rest.count))
    return options
  }
}
