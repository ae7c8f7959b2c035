/// The numbers of programs of ICU MessageFormat (Documentation/CompiledFormat.md).
///
/// A program is a list of instructions, each with a word of its own and a fixed number of words behind it. Instructions
/// lead forward only: whoever runs a program is done after as many steps as it has words, however damaged it is.
@usableFromInline
package enum MessageFormat1Layout {
  /// What an instruction does, in the lowest byte of its word.
  @usableFromInline @frozen
  package enum Operation: UInt32, Sendable {
    /// The message is complete.
    case end = 0
    /// Shows a text: its reference.
    case text = 1
    /// Goes on at the word in the upper 24 bits.
    case jump = 2
    /// Shows an argument: name, style.
    case argument = 3
    /// Shows the number of a plural argument: name, offset.
    case pound = 4
    /// Chooses a message by a plural category.
    case plural = 5
    /// Chooses a message by a text.
    case select = 6
    /// Chooses a message by the size of a number.
    case choice = 7
    /// Shows a text and an argument as what it is: reference, name.
    case textAndArgument = 8
    /// Shows a text, with which the message is complete: its reference.
    case lastText = 9

    /// The operation of an instruction; `nil` where it is none.
    @inlinable @inline(__always)
    package init?(word: UInt32) {
      switch word & 0xFF {
      case 0: self = .end
      case 1: self = .text
      case 2: self = .jump
      case 3: self = .argument
      case 4: self = .pound
      case 5: self = .plural
      case 6: self = .select
      case 7: self = .choice
      case 8: self = .textAndArgument
      case 9: self = .lastText
      default: return nil
      }
    }
  }

  /// How an argument is shown, in the second byte of its word; 0 to 2 leave a whole number its digits.
  @usableFromInline
  package enum Format: UInt32, Sendable {
    /// As what it is.
    case natural = 0
    /// The numbers of the locale.
    case number = 1
    /// Whole numbers.
    case integer = 2
    /// A percentage.
    case percent = 3
    /// An amount in the currency of the locale.
    case currency = 4
    /// The style is a number skeleton.
    case numberSkeleton = 5
    /// The style is a pattern for numbers.
    case numberPattern = 6
    /// A date of the length in the third byte.
    case date = 7
    /// A time of the length in the third byte.
    case time = 8
    /// The style is a skeleton for dates and times.
    case dateSkeleton = 9
    /// The style is a pattern for dates and times.
    case datePattern = 10
    /// Words; the style may name a rule set.
    case spellout = 11
    /// Digits with an ending; the style may name a rule set.
    case ordinal = 12
    /// Hours, minutes and seconds; the style may name a rule set.
    case duration = 13
  }

  /// How long a date or a time is, in the third byte of its word.
  @usableFromInline
  package enum Length: UInt32, Sendable, CaseIterable {
    case short = 0
    case medium = 1
    case long = 2
    case full = 3
  }

  /// Where the program begins, behind the reference to the source text.
  @inlinable package static var start: Int { 1 }
  /// The place, in the word of an instruction, of the position of an argument that has a number: 1 for `{0}`; 0 for one
  /// that has a name or a large number.
  @inlinable package static var positionShift: UInt32 { 24 }
  /// The greatest position that fits there.
  package static let maximumPosition = 254
  /// The operand’s place in the word of an instruction.
  @inlinable package static var operandShift: UInt32 { 8 }
  /// The greatest place of a word.
  package static let maximumPlace = 1 << 24 - 1
  /// The greatest number of keys or limits, which stands in 16 bits.
  package static let maximumFormCount = 1 << 16 - 1
  /// The length’s place in the word of an argument.
  @inlinable package static var lengthShift: UInt32 { 16 }

  /// The bits of format and length in the word of an argument.
  @inlinable package static var formatMask: UInt32 { 0xFF_FF00 }

  /// The words of a text.
  @inlinable package static var textSize: Int { 2 }
  /// The words of an argument.
  @inlinable package static var argumentSize: Int { 3 }
  /// The words of a text with an argument behind it.
  @inlinable package static var textAndArgumentSize: Int { 3 }
  /// The words of the number of a plural argument.
  @inlinable package static var poundSize: Int { 4 }

  /// The bit in the word of a plural argument for ordinal numbers.
  @inlinable package static var isOrdinal: UInt32 { 1 << 8 }
  /// The bit in the word of a plural argument that has messages for categories beside `other`.
  @inlinable package static var asksForCategory: UInt32 { 1 << 9 }
  /// The place of the word of the argument whose format decides the category.
  @inlinable package static var countedFormat: Int { 5 }
  /// The place of the targets of the six categories.
  @inlinable package static var categoryTargets: Int { 7 }
  /// The place of the number of explicit values, which follow it: number (two words) and target.
  @inlinable package static var explicitCount: Int { 13 }
  /// The words of an explicit value.
  @inlinable package static var explicitSize: Int { 3 }
  /// The place of the target of `other` in a select argument; keys follow it: prefix (two words), name and target.
  @inlinable package static var otherTarget: Int { 3 }
  /// The words of a key of a select argument.
  @inlinable package static var keySize: Int { 4 }
  /// The place, in the target of a key, of the number of its bytes.
  @inlinable package static var keyLengthShift: UInt32 { 24 }
  /// The greatest number of bytes that stands there; longer keys have it, too.
  @inlinable package static var maximumKeyLength: Int { 255 }
  /// The number of the first bytes of a key that stand in its first two words.
  @inlinable package static var keyPrefixLength: Int { 8 }
  /// The words of a message of a choice argument, from the third: number (two words), 1 where it is exclusive, target.
  @inlinable package static var limitSize: Int { 4 }
}
