internal import ICUShims

extension Collator {
  /// How deep two strings are compared (UTS 10, section 1.1).
  public enum Strength: Hashable, Sendable, CaseIterable {
    /// By letters alone: `a`, `á` and `A` are the same.
    case primary
    /// By letters and accents: `a` and `A` are the same.
    case secondary
    /// By letters, accents and case, the usual order.
    case tertiary
    /// Also by punctuation where it is ignored before, and by the kana of Japanese (ja).
    case quaternary
    /// By code points after all, in NFD.
    case identical
  }

  /// How runs of digits are compared.
  public enum Digits: Hashable, Sendable {
    /// As numbers: `Item 2` is before `Item 10`.
    case byValue
    /// Digit by digit: `Item 10` is before `Item 2`.
    case oneByOne
  }

  /// What tells two strings apart; it stands above what keywords of a locale say.
  public struct Options: Hashable, Sendable {
    /// How deep two strings are compared.
    public var strength: Strength
    /// How runs of digits are compared.
    public var digits: Digits
    /// Whether case counts as a level of its own after accents: with ``Strength/primary`` accents are ignored and case is not.
    public var hasCaseLevel: Bool

    /// Creates options; by default those of the order that Xcode keeps keys in.
    ///
    /// - Parameters:
    ///   - strength: How deep two strings are compared.
    ///   - digits: How runs of digits are compared.
    ///   - hasCaseLevel: Whether case counts as a level of its own.
    public init(
      strength: Strength = .tertiary, digits: Digits = .byValue, hasCaseLevel: Bool = false
    ) {
      self.strength = strength
      self.digits = digits
      self.hasCaseLevel = hasCaseLevel
    }
  }

  /// What comparing two strings gives.
  public enum Order: Hashable, Sendable {
    /// The first string comes first.
    case before
    /// The strings differ in nothing that the collator looks at.
    case same
    /// The second string comes first.
    case after
  }
}

extension Collator.Strength {
  var code: Int32 {
    switch self {
    case .primary: Int32(cicu_strength_primary)
    case .secondary: Int32(cicu_strength_secondary)
    case .tertiary: Int32(cicu_strength_tertiary)
    case .quaternary: Int32(cicu_strength_quaternary)
    case .identical: Int32(cicu_strength_identical)
    }
  }
}
