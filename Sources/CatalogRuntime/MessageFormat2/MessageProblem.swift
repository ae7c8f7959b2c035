/// Something that went wrong while a message of Unicode MessageFormat 2 was formatted (UTS 35 Part 9, Errors).
///
/// The text is shown anyway, with `{$name}` or the like for what could not be shown.
public struct MessageProblem: Hashable, Sendable {
  /// What went wrong; the raw values are those of the suite of the MessageFormat working group.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// No value was passed for a variable.
    case unresolvedVariable = "unresolved-variable"
    /// There is no function of the name.
    case unknownFunction = "unknown-function"
    /// The function cannot work with what stands before it.
    case badOperand = "bad-operand"
    /// An option has a value that the function does not know, or is missing. It is ignored where it can be.
    case badOption = "bad-option"
    /// A variable cannot select a variant. None of its keys but `*` fits.
    case badSelector = "bad-selector"
    /// A key is none of those that the selector knows. It does not fit.
    case badVariantKey = "bad-variant-key"
    /// The function knows what is asked for and cannot do it.
    case unsupportedOperation = "unsupported-operation"
  }

  /// What went wrong.
  public let kind: Kind
  /// The UTF-8 offsets of the expression or the option in the source text of the message; for a selector those of the
  /// expression that declares it, for a key those of the whole source.
  public let range: Range<Int>
  /// What stands there: the name of the variable, the function or the option, or the key.
  public let name: String

  /// Creates a problem.
  public init(_ kind: Kind, _ range: Range<Int>, name: String) {
    self.kind = kind
    self.range = range
    self.name = name
  }
}

extension MessageProblem: CustomStringConvertible {
  /// The problem in English for developers.
  public var description: String {
    let what =
      switch kind {
      case .unresolvedVariable: "no value was passed for “\(name)”"
      case .unknownFunction: "there is no function “\(name)”"
      case .badOperand: "the function “\(name)” cannot work with its operand"
      case .badOption: "the option “\(name)” has no value that can be used"
      case .badSelector: "“\(name)” cannot select a variant"
      case .badVariantKey: "no value can fit the key “\(name)”"
      case .unsupportedOperation: "the function “\(name)” cannot do what is asked for"
      }
    return what + " (bytes \(range.lowerBound) to \(range.upperBound) of the message)"
  }
}
