extension MessageFormat2 {
  /// A rule of the data model that a well-formed message breaks (UTS 35 Part 9, “Data Model
  /// Errors”).
  public struct DataModelError: Error, Hashable, Sendable {
    /// Which rule is broken.
    public enum Kind: Hashable, Sendable, CaseIterable {
      /// A variable is declared after it was declared or used, or is used in its own declaration.
      case duplicateDeclaration
      /// An option stands twice at one function or in one markup.
      case duplicateOptionName
      /// Two variants have the same keys.
      case duplicateVariant
      /// No variant has `*` for all of its keys.
      case missingFallbackVariant
      /// A selector has no function, neither itself nor in a declaration that it refers to.
      case missingSelectorAnnotation
      /// A variant has more or fewer keys than there are selectors.
      case variantKeyMismatch
    }

    /// Which rule is broken.
    public let kind: Kind
    /// The UTF-8 offsets of what breaks it: the variable of the declaration, the option, the keys of the variant, the
    /// matcher, or the selector.
    public let range: Range<Int>
    /// The UTF-8 offsets of what was there before: for a duplicate the variable, the option or the keys, for other kinds `nil`.
    ///
    /// A variable that is used in its own declaration stands after `range`.
    public let earlier: Range<Int>?

    init(_ kind: Kind, _ range: Range<Int>, earlier: Range<Int>? = nil) {
      self.kind = kind
      self.range = range
      self.earlier = earlier
    }
  }
}

extension MessageFormat2.Message {
  /// Returns all rules of the data model that the message breaks, in the order of the text; none
  /// for a valid message.
  ///
  /// Names, keys and the names of options are compared by canonical equivalence. Takes time linear
  /// in the size of the message.
  public func dataModelErrors() -> [MessageFormat2.DataModelError] {
    var validator = MessageFormat2.Validator()
    validator.check(self)
    return validator.errors.sorted {
      $0.range.lowerBound < $1.range.lowerBound
    }
  }
}
