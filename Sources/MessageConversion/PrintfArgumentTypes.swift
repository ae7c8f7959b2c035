internal import MessageSyntax

/// What the arguments of a message are for printf, where one argument has one type wherever it is shown.
struct PrintfArgumentTypes {
  /// The conversion of an argument, without `%` and position.
  struct Conversion {
    let spelling: String
    /// Whether the message separates digits in every locale that has separators, also in 1234.
    var isGroupedAlways = false
  }

  /// How an argument with a type is shown.
  private enum Appearance {
    /// In the digits of the locale, as `#` is.
    case natural
    /// As a whole number, perhaps with a sign.
    case whole(flag: String)
    /// With a fixed number of decimals.
    case decimals(flag: String, count: Int)
  }

  private var wholeNumbers: Set<MessageFormat1.ArgumentName.Key> = []
  private var decimals: Set<MessageFormat1.ArgumentName.Key> = []

  /// Finds the types of all arguments.
  init(of message: MessageFormat1.Message) { collect(message) }

  private mutating func collect(_ message: MessageFormat1.Message) {
    for node in message.nodes {
      switch node {
      case .text, .pound: continue
      case .argument(let argument):
        switch Self.appearance(of: argument) {
        case .natural, .whole: wholeNumbers.insert(argument.name.key)
        case .decimals(_, 1...): decimals.insert(argument.name.key)
        case .decimals, nil: continue
        }
      case .plural(let plural):
        wholeNumbers.insert(plural.name.key)
        for variant in plural.variants { collect(variant.message) }
      case .select(let select): for variant in select.variants { collect(variant.message) }
      case .choice(let choice): for option in choice.options { collect(option.message) }
      case .tag(let tag): collect(tag.content)
      }
    }
  }

  /// Returns the conversion that shows an argument as the message does; `nil` where there is none, or where the
  /// argument would need two types.
  func conversion(of argument: MessageFormat1.Argument) -> Conversion? {
    let isWhole = wholeNumbers.contains(argument.name.key)
    let hasDecimals = decimals.contains(argument.name.key)
    guard !isWhole || !hasDecimals else { return nil }
    guard argument.kind != .none else {
      guard !hasDecimals else { return nil }
      return isWhole
        ? Conversion(spelling: "lld", isGroupedAlways: true) : Conversion(spelling: "@")
    }
    switch Self.appearance(of: argument) {
    case nil: return nil
    case .natural: return Conversion(spelling: "lld", isGroupedAlways: true)
    case .whole(let flag): return Conversion(spelling: flag + "lld")
    case .decimals(let flag, 0) where isWhole: return Conversion(spelling: flag + "lld")
    case .decimals(let flag, let count): return Conversion(spelling: "\(flag).\(count)f")
    }
  }

  private static func appearance(of argument: MessageFormat1.Argument) -> Appearance? {
    guard argument.kind == .number else { return nil }
    guard let skeleton = argument.skeleton else {
      let style = (argument.style ?? "").filter { $0 != " " }
      return style.isEmpty || style == "integer" ? .natural : nil
    }
    guard let appearance = NumberAppearance(skeleton: skeleton), appearance.minimumInteger == 1,
      appearance.grouping == "auto", appearance.sign == "auto" || appearance.sign == "always"
    else { return nil }
    let flag = appearance.sign == "always" ? "+" : ""
    // Whole numbers are not rounded.
    if appearance.hasStandardFraction { return .whole(flag: flag) }
    guard appearance.minimumFraction == appearance.maximumFraction,
      appearance.rounding == "halfEven"
    else { return nil }
    return .decimals(flag: flag, count: appearance.maximumFraction)
  }
}
