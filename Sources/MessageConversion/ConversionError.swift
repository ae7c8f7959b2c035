public import MessageSyntax

/// Why a message cannot be written in another syntax without changing what it shows.
public enum ConversionError: Error, Hashable, Sendable {
  /// The message varies by device, by width or by something unknown, as the catalog spells it: the other syntax chooses by
  /// arguments alone.
  case variation(String)
  /// The message is a list of phrases, has no text, or texts beside variations.
  case noText
  /// A plural form is none of CLDR’s categories.
  case unknownCategory(String)
  /// A plural has no form `other`, which the other syntax asks for.
  case missingOther
  /// A substitution refers to itself.
  case recursiveSubstitution(String)
  /// A placeholder as it is written has no equal in the other syntax.
  case placeholder(String)
  /// A plural counts a number that is shown with decimals, which the two syntaxes count differently.
  case countedDecimals(String)
  /// Nothing tells which argument a plural counts.
  case unknownCount
  /// An argument of a type or with a style that has no equal, as it is written.
  case argument(String)
  /// Numbers of the locale are grouped otherwise in the other syntax: `1.234` for `1234`.
  case grouping(String)
  /// A plural argument has an offset, or counts ordinal numbers, or chooses by a number that is not 0.
  case plural(String)
  /// Names and numbers of arguments are mixed, or a number is above 254.
  case argumentNames
  /// The message would be very large, or is nested very deeply.
  case tooLarge
  /// The text is no message of its syntax.
  case syntax(MessageFormat1.SyntaxError)
}

extension ConversionError: CustomStringConvertible {
  /// The reason in English.
  public var description: String {
    switch self {
    case .variation(let kind): "the message varies by \(kind), which the other syntax cannot"
    case .noText: "the message has no single text"
    case .unknownCategory(let name): "“\(name)” is no plural category"
    case .missingOther: "a plural has no form “other”"
    case .recursiveSubstitution(let name): "the substitution “\(name)” refers to itself"
    case .placeholder(let spelling): "“\(spelling)” has no equal in the other syntax"
    case .countedDecimals(let spelling):
      "“\(spelling)” shows decimals of a number that a plural counts"
    case .unknownCount: "nothing tells which argument the plural counts"
    case .argument(let text): "“\(text)” has no equal in the other syntax"
    case .grouping(let text): "the digits of “\(text)” are grouped otherwise in the other syntax"
    case .plural(let text): "“\(text)” has no equal in the other syntax"
    case .argumentNames: "the arguments have names and numbers, or numbers above 254"
    case .tooLarge: "the message is too large"
    case .syntax(let error): error.description
    }
  }
}
