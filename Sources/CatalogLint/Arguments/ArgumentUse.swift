internal import MessageSyntax

/// One use of an argument in a text.
struct ArgumentUse: Hashable, Sendable {
  /// The argument, from 1.
  let index: Int
  /// How the argument is formatted; `nil` where the text leaves that open, as `%arg` outside a
  /// substitution does.
  let conversion: PrintfConversion?
  /// The UTF-8 offsets of the placeholder in its text.
  let range: Range<Int>
  /// Whether the text itself says which argument it takes, by a position or through a substitution.
  let isPositioned: Bool
  /// Whether the argument is the one that a substitution says it varies by.
  let isNamedBySubstitution: Bool
  /// What of a substitution the use comes from; `nil` where the placeholder itself reads the argument.
  let substitutionPart: SubstitutionPart?

  /// What of a substitution uses an argument.
  enum SubstitutionPart: Hashable, Sendable {
    /// The choice of a form.
    case choice
    /// A placeholder in the forms, which is judged where it stands.
    case forms
  }

  init(
    index: Int, conversion: PrintfConversion?, range: Range<Int>, isPositioned: Bool,
    isNamedBySubstitution: Bool = false, substitutionPart: SubstitutionPart? = nil
  ) {
    self.index = index
    self.conversion = conversion
    self.range = range
    self.isPositioned = isPositioned
    self.isNamedBySubstitution = isNamedBySubstitution
    self.substitutionPart = substitutionPart
  }
}
