/// Why a message of one syntax has no counterpart in another.
public struct ConversionRefusal: Error, Hashable, Sendable {
  /// What has no counterpart.
  public enum Reason: Hashable, Sendable, CaseIterable {
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
  /// The UTF-8 offsets in the text of the message; empty where no single place is to blame.
  public let range: Range<Int>

  init(_ reason: Reason, _ range: Range<Int> = 0..<0) {
    self.reason = reason
    self.range = range
  }

  /// Why the message has no counterpart, as an English sentence without a place.
  public var explanation: String {
    switch reason {
    case .numberedArgument: "MessageFormat 2 has no numbered arguments; give the argument a name."
    case .name: "This is no name in the other syntax."
    case .argumentType: "The other syntax has no such type of argument."
    case .style: "The other syntax cannot show the value in this style in every locale."
    case .markup: "The other syntax has no markup like this."
    case .offset: "An offset has to be a whole number from -99 to 99."
    case .exactNumber: "This number cannot be a key."
    case .differingSelections:
      "Several selections by one argument have different words; give them the same ones."
    case .tangledSelections: "The selections depend on each other in an order that cannot be kept."
    case .tooManyVariants: "The message would have too many variants."
    case .function: "The other syntax has no counterpart of this function."
    case .option: "The other syntax has no counterpart of this option."
    case .declaration: "The other syntax cannot declare this value."
    case .text: "This text cannot be written in the other syntax."
    }
  }
}
