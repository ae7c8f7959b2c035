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
    /// What breaks it: the variable of the declaration, the option, the keys of the variant, the
    /// matcher, or the selector.
    public let place: Place
    /// What was there before, for the three kinds of duplicates: the variable, the option, the
    /// keys. Within one declaration it may stand behind `place`.
    public let earlier: Place?

    init(_ kind: Kind, _ place: Place, earlier: Place? = nil) {
      self.kind = kind
      self.place = place
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
      $0.place.range.lowerBound < $1.place.range.lowerBound
    }
  }
}
