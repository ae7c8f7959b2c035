internal import MessageSyntax

/// What a number looks like, as far as both a skeleton of ICU and the options of MessageFormat 2 can say it.
struct NumberAppearance: Hashable {
  private static let maximumDigits = 99

  var minimumFraction: Int
  var maximumFraction: Int
  var minimumInteger = 1
  /// The values of `signDisplay`, `useGrouping` and `roundingMode`.
  var sign = "auto"
  var grouping = "auto"
  var rounding: String

  /// The stems of a skeleton by the values of options.
  private static let signs = [
    "auto": "sign-auto", "always": "sign-always", "never": "sign-never",
    "exceptZero": "sign-except-zero", "negative": "sign-negative",
  ]
  private static let groupings = [
    "auto": "group-auto", "always": "group-on-aligned", "never": "group-off",
    "min2": "group-min2",
  ]
  private static let roundings = [
    "halfEven": "rounding-mode-half-even", "halfExpand": "rounding-mode-half-up",
    "halfTrunc": "rounding-mode-half-down", "ceil": "rounding-mode-ceiling",
    "floor": "rounding-mode-floor", "trunc": "rounding-mode-down", "expand": "rounding-mode-up",
  ]
  /// The short spellings of stems.
  private static let short = [
    "+!": "sign-always", "+_": "sign-never", "+?": "sign-except-zero", ",_": "group-off",
    ",?": "group-min2", ",!": "group-on-aligned", ".": "precision-integer",
  ]

  /// The decimals of a skeleton that says nothing of them: what stands for whole numbers.
  private static let standardFraction = 0...6

  /// Whether the decimals are those of a skeleton that says nothing of them.
  var hasStandardFraction: Bool {
    minimumFraction == Self.standardFraction.lowerBound
      && maximumFraction == Self.standardFraction.upperBound
  }

  /// The same for whole numbers, which need no decimals and no rounding.
  var withStandardFraction: NumberAppearance {
    var appearance = self
    appearance.minimumFraction = Self.standardFraction.lowerBound
    appearance.maximumFraction = Self.standardFraction.upperBound
    appearance.rounding = "halfEven"
    return appearance
  }

  /// Reads a skeleton; `nil` where it says something else, too.
  init?(skeleton text: String) {
    guard let skeleton = MessageFormat1.NumberSkeleton(parsing: text) else { return nil }
    minimumFraction = Self.standardFraction.lowerBound
    maximumFraction = Self.standardFraction.upperBound
    rounding = "halfEven"
    var kinds: Set<String> = []
    for token in skeleton.tokens {
      guard let kind = read(token), kinds.insert(kind).inserted else { return nil }
    }
  }

  /// Reads a token, and returns what it is about.
  private mutating func read(_ token: MessageFormat1.NumberSkeleton.Token) -> String? {
    let stem = Self.short[token.stem] ?? token.stem
    if stem == "integer-width" {
      guard token.options.count == 1, token.options[0].first == "+" else { return nil }
      return readInteger(token.options[0].dropFirst())
    }
    guard token.options.isEmpty else { return nil }
    if stem == "precision-integer" {
      (minimumFraction, maximumFraction) = (0, 0)
      return "precision"
    }
    if stem.first == "." { return readFraction(stem.dropFirst()) }
    if stem.first == "0" { return readInteger(stem[...]) }
    if let value = Self.signs.first(where: { $0.value == stem })?.key {
      sign = value
      return "sign"
    }
    if let value = Self.groupings.first(where: { $0.value == stem })?.key {
      grouping = value
      return "grouping"
    }
    if let value = Self.roundings.first(where: { $0.value == stem })?.key {
      rounding = value
      return "rounding"
    }
    return nil
  }

  private mutating func readInteger(_ digits: Substring) -> String? {
    guard !digits.isEmpty, digits.utf8.count <= Self.maximumDigits,
      digits.allSatisfy({ $0 == "0" })
    else { return nil }
    minimumInteger = digits.utf8.count
    return "integer"
  }

  private mutating func readFraction(_ digits: Substring) -> String? {
    let zeros = digits.prefix { $0 == "0" }.utf8.count
    let rest = digits.dropFirst(zeros)
    guard digits.utf8.count <= Self.maximumDigits, rest.allSatisfy({ $0 == "#" }) else {
      return nil
    }
    (minimumFraction, maximumFraction) = (zeros, digits.utf8.count)
    return "precision"
  }

  /// Reads options of `:number` or `:integer`, which are taken out; `nil` where one has no counterpart.
  init?(options: inout [String: String], isInteger: Bool) {
    rounding = options.removeValue(forKey: "roundingMode") ?? "halfExpand"
    sign = options.removeValue(forKey: "signDisplay") ?? "auto"
    grouping = options.removeValue(forKey: "useGrouping") ?? "auto"
    let integer = options.removeValue(forKey: "minimumIntegerDigits") ?? "1"
    let minimum = options.removeValue(forKey: "minimumFractionDigits")
    let maximum = options.removeValue(forKey: "maximumFractionDigits")
    (minimumFraction, maximumFraction) = (0, 0)
    guard Self.roundings[rounding] != nil, Self.signs[sign] != nil,
      Self.groupings[grouping] != nil, let digits = Self.count(integer), digits > 0
    else { return nil }
    minimumInteger = digits
    guard !isInteger else { return }
    guard let least = Self.count(minimum ?? "0"),
      let most = Self.count(maximum ?? String(max(3, least))), least <= most
    else { return nil }
    (minimumFraction, maximumFraction) = (least, most)
  }

  private static func count(_ text: String) -> Int? {
    guard let number = Int(text), String(number) == text, 0...maximumDigits ~= number else {
      return nil
    }
    return number
  }

  /// The options of `:number`; those of grouping, rounding and decimals are always there.
  var options: [MessageFormat2.Writer.NamedValue] {
    var options: [MessageFormat2.Writer.NamedValue] = []
    func add(_ name: String, _ value: String) {
      options.append(MessageFormat2.Writer.NamedValue(name, .literal(value)))
    }
    if minimumInteger != 1 { add("minimumIntegerDigits", String(minimumInteger)) }
    add("minimumFractionDigits", String(minimumFraction))
    add("maximumFractionDigits", String(maximumFraction))
    if sign != "auto" { add("signDisplay", sign) }
    add("useGrouping", grouping)
    add("roundingMode", rounding)
    return options
  }

  /// The style of an argument of ICU MessageFormat: a word where there is one, else a skeleton; `nil` for none.
  var style: String? {
    var plain = NumberAppearance.icu
    if self == plain { return nil }
    plain.maximumFraction = 0
    if self == plain { return "integer" }
    var stems: [String] = []
    if maximumFraction == 0 {
      stems.append("precision-integer")
    } else {
      let optional = String(repeating: "#", count: maximumFraction - minimumFraction)
      stems.append("." + String(repeating: "0", count: minimumFraction) + optional)
    }
    if minimumInteger != 1 {
      stems.append("integer-width/+" + String(repeating: "0", count: minimumInteger))
    }
    if sign != "auto" { stems.append(Self.signs[sign] ?? "") }
    if grouping != "auto" { stems.append(Self.groupings[grouping] ?? "") }
    if rounding != "halfEven" { stems.append(Self.roundings[rounding] ?? "") }
    return "::" + stems.joined(separator: " ")
  }

  /// Whether the plural category of a number may be another one than that of its value.
  var changesCategory: Bool { minimumFraction > 0 || maximumFraction < 3 }

  /// A number without a style in ICU MessageFormat.
  private static let icu = NumberAppearance()

  private init() {
    (minimumFraction, maximumFraction) = (0, 3)
    (grouping, rounding) = ("always", "halfEven")
  }
}
