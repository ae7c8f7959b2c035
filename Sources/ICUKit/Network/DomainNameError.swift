internal import ICUShims

/// What is wrong with a domain name.
public struct DomainNameError: Error, Hashable, Sendable {
  /// A rule that a name breaks (UTS 46, section 4; RFC 5890 to 5893).
  public enum Problem: String, Hashable, Sendable, CaseIterable {
    /// Nothing stands between two dots, before the first one or in the whole name.
    case emptyLabel
    /// A label has more than 63 characters in ASCII.
    case labelTooLong
    /// The name has more than 253 characters in ASCII.
    case nameTooLong
    /// A label begins with a hyphen.
    case leadingHyphen
    /// A label ends with a hyphen.
    case trailingHyphen
    /// A label has hyphens at its third and fourth place but is no ACE label.
    case hyphensAtThirdAndFourthPlace
    /// A label begins with a combining mark.
    case leadingCombiningMark
    /// A character is not allowed in names: a space, an underscore, an unassigned code point.
    case disallowedCharacter
    /// What follows `xn--` is no Punycode.
    case invalidPunycode
    /// A dot stands within a label.
    case dotInLabel
    /// An ACE label does not stand for a valid label in canonical form.
    case invalidACELabel
    /// Letters of both directions are mixed against the Bidi rule.
    case bidi
    /// A joiner stands where nothing is to be joined.
    case joiner
    /// ICU's data cannot be loaded, or memory ended.
    case unavailable
  }

  /// The rules that the name breaks, in the order of the cases, one at least.
  public let problems: [Problem]

  init(_ problem: Problem) { problems = [problem] }

  init(bits: UInt32) {
    let problems = Problem.allCases.filter { $0.bit & bits != 0 }
    self.problems = problems.isEmpty ? [.disallowedCharacter] : problems
  }
}

extension DomainNameError: CustomStringConvertible {
  /// The problems' names.
  public var description: String { problems.map(\.rawValue).joined(separator: ", ") }
}

extension DomainNameError.Problem {
  fileprivate var bit: UInt32 {
    let bit =
      switch self {
      case .emptyLabel: cicu_domain_empty_label
      case .labelTooLong: cicu_domain_label_too_long
      case .nameTooLong: cicu_domain_name_too_long
      case .leadingHyphen: cicu_domain_leading_hyphen
      case .trailingHyphen: cicu_domain_trailing_hyphen
      case .hyphensAtThirdAndFourthPlace: cicu_domain_hyphens_3_4
      case .leadingCombiningMark: cicu_domain_leading_combining_mark
      case .disallowedCharacter: cicu_domain_disallowed
      case .invalidPunycode: cicu_domain_punycode
      case .dotInLabel: cicu_domain_label_has_dot
      case .invalidACELabel: cicu_domain_invalid_ace_label
      case .bidi: cicu_domain_bidi
      case .joiner: cicu_domain_context_j
      case .unavailable: 0
      }
    return UInt32(bit)
  }
}
