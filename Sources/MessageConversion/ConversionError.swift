public import MessageSyntax

/// Why a message cannot be written in another syntax without changing what it shows.
public struct ConversionError: Error, Hashable, Sendable {
  /// What has no counterpart.
  public enum Reason: Hashable, Sendable {
    /// The text is no message of ICU MessageFormat.
    case messageFormat1(MessageFormat1.SyntaxError.Kind)
    /// The text is no message of MessageFormat 2.
    case messageFormat2(MessageFormat2.SyntaxError.Kind)
    /// The message breaks a rule of the data model of MessageFormat 2.
    case dataModel(MessageFormat2.DataModelError.Kind)
    /// The message varies by device, by width or by something unknown, as the catalog spells it: the other syntax
    /// chooses by arguments alone.
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
    /// Names and numbers of arguments are mixed, a number is above 254, or there are fewer names than arguments.
    case argumentNames
    /// The message would be very large, or is nested very deeply.
    case tooLarge
    /// An argument with a number, which MessageFormat 2 has no name for.
    case numberedArgument
    /// The name of an argument that is no name in the other syntax.
    case name
    /// A type of argument, such as `choice`, `spellout` or `duration`.
    case argumentType
    /// A style whose text depends on the locale in a way of its own, a pattern or a skeleton.
    case style
    /// A tag of FormatJS or markup.
    case markup
    /// An offset that is no whole number from -99 to 99.
    case offset
    /// A number that selects and that keys cannot spell.
    case exactNumber
    /// Several selections by one argument with different words: which of the texts belong together may depend on the
    /// locale.
    case differingSelections
    /// Selections whose order differs from branch to branch, or variants of which one falls back to another.
    case tangledSelections
    /// More than ``MessageFormat2/maximumConvertedVariants`` variants.
    case tooManyVariants
    /// A function, or a function of a selector, other than those that have a counterpart.
    case function
    /// An option of a function.
    case option
    /// A declaration of a value other than one that selects.
    case declaration
    /// A text that cannot be written in the other syntax.
    case text
  }

  /// What has no counterpart.
  public let reason: Reason
  /// The UTF-8 offsets in the text of a message of MessageFormat; empty where no single place is to blame, and in a
  /// message of printf, whose spellings the reason has.
  public let range: Range<Int>

  init(_ reason: Reason, _ range: Range<Int> = 0..<0) {
    self.reason = reason
    self.range = range
  }

  init(_ error: MessageFormat1.SyntaxError) { self.init(.messageFormat1(error.kind), error.range) }

  init(_ error: MessageFormat2.SyntaxError) { self.init(.messageFormat2(error.kind), error.range) }

  init(_ error: MessageFormat2.DataModelError) { self.init(.dataModel(error.kind), error.range) }
}

extension ConversionError: CustomStringConvertible {
  /// The reason in English, without a place.
  public var description: String {
    switch reason {
    case .messageFormat1(let kind): kind.explanation
    case .messageFormat2(let kind): kind.explanation
    case .dataModel(let kind): kind.explanation
    case .variation(let kind): "the message varies by \(kind), which the other syntax cannot"
    case .noText: "the message has no single text"
    case .unknownCategory(let name): "“\(name)” is no plural category"
    case .missingOther: "a plural has no form “other”"
    case .recursiveSubstitution(let name): "the substitution “\(name)” refers to itself"
    case .placeholder(let spelling): "“\(spelling)” has no equal in the other syntax"
    case .countedDecimals(let spelling):
      "“\(spelling)” shows decimals of a number that a plural counts"
    case .unknownCount: "nothing tells which argument the plural counts"
    case .argument(let text), .plural(let text): "“\(text)” has no equal in the other syntax"
    case .grouping(let text): "the digits of “\(text)” are grouped otherwise in the other syntax"
    case .argumentNames:
      "the arguments have names and numbers, numbers above 254, or fewer names than there are arguments"
    case .tooLarge: "the message is too large"
    case .numberedArgument:
      "MessageFormat 2 has no numbered arguments; give the argument a name"
    case .name: "this is no name in the other syntax"
    case .argumentType: "the other syntax has no such type of argument"
    case .style: "the other syntax cannot show the value in this style in every locale"
    case .markup: "the other syntax has no markup like this"
    case .offset: "an offset has to be a whole number from -99 to 99"
    case .exactNumber: "this number cannot be a key"
    case .differingSelections:
      "several selections by one argument have different words; give them the same ones"
    case .tangledSelections: "the selections depend on each other in an order that cannot be kept"
    case .tooManyVariants: "the message would have too many variants"
    case .function: "the other syntax has no counterpart of this function"
    case .option: "the other syntax has no counterpart of this option"
    case .declaration: "the other syntax cannot declare this value"
    case .text: "this text cannot be written in the other syntax"
    }
  }
}
