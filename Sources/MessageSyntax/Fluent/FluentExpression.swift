extension Fluent {
  /// What stands in a placeable, or is passed to a function or a term.
  public indirect enum Expression: Hashable, Sendable {
    /// A text in quotation marks.
    case string(StringLiteral)
    /// A number.
    case number(NumberLiteral)
    /// An argument of the program: `$count`.
    case variable(Identifier, range: Range<Int>)
    /// Another message, or an attribute of it.
    case message(Identifier, attribute: Identifier?, range: Range<Int>)
    /// A term, or an attribute of it, with arguments: `-brand(case: "genitive")`.
    case term(Identifier, attribute: Identifier?, arguments: CallArguments?, range: Range<Int>)
    /// A function with its arguments: `NUMBER($count, minimumFractionDigits: 2)`.
    case function(Identifier, arguments: CallArguments, range: Range<Int>)
    /// A placeable in a placeable.
    case placeable(Placeable)
    /// One of several texts, chosen by the value of an expression.
    case select(SelectExpression)

    /// Where it stands.
    public var range: Range<Int> {
      switch self {
      case .string(let literal): literal.range
      case .number(let literal): literal.range
      case .variable(_, let range), .message(_, _, let range), .term(_, _, _, let range),
        .function(_, _, let range):
        range
      case .placeable(let placeable): placeable.range
      case .select(let selection): selection.range
      }
    }
  }

  /// A text in quotation marks.
  public struct StringLiteral: Hashable, Sendable {
    /// What stands between the quotation marks, escapes included.
    public var spelling: String
    /// Where it stands, with its quotation marks.
    public var range: Range<Int>

    /// The text; a character that does not exist is U+FFFD.
    public var value: String {
      guard spelling.utf8.contains(UInt8(ascii: "\\")) else { return spelling }
      var value = String.UnicodeScalarView()
      var rest = spelling.unicodeScalars[...]
      while let scalar = rest.popFirst() {
        guard scalar == "\\", let escape = rest.popFirst() else {
          value.append(scalar)
          continue
        }
        guard escape == "u" || escape == "U" else {
          value.append(escape)
          continue
        }
        let digits = rest.prefix(escape == "u" ? 4 : 6)
        rest = rest.dropFirst(digits.count)
        value.append(UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}")
      }
      return String(value)
    }
  }

  /// A number.
  public struct NumberLiteral: Hashable, Sendable {
    /// The number as it is spelt: its decimals count for the plural category.
    public var spelling: String
    /// Where it stands.
    public var range: Range<Int>
  }

  /// What is passed to a function or a term.
  public struct CallArguments: Hashable, Sendable {
    /// The arguments without a name.
    public var positional: [Expression]
    /// The arguments with a name.
    public var named: [NamedArgument]
    /// Where they stand, with their parentheses.
    public var range: Range<Int>
  }

  /// An argument with a name.
  public struct NamedArgument: Hashable, Sendable {
    /// The name.
    public var name: Identifier
    /// A string or a number.
    public var value: Expression
    /// From the name to the end of the value.
    public var range: Range<Int>
  }

  /// One of several texts, chosen by the value of an expression.
  public struct SelectExpression: Hashable, Sendable {
    /// What chooses.
    public var selector: Expression
    /// The texts in the order of the file; exactly one is the default.
    public var variants: [Variant]
    /// Where it stands, without the braces around it.
    public var range: Range<Int>
  }

  /// One of the texts of a select expression.
  public struct Variant: Hashable, Sendable {
    /// What a value is compared with.
    public enum Key: Hashable, Sendable {
      /// A name, such as a plural category.
      case name(Identifier)
      /// A number.
      case number(NumberLiteral)

      /// The name or the number as it is spelt.
      public var spelling: String {
        switch self {
        case .name(let identifier): identifier.name
        case .number(let literal): literal.spelling
        }
      }

      /// Where it stands.
      public var range: Range<Int> {
        switch self {
        case .name(let identifier): identifier.range
        case .number(let literal): literal.range
        }
      }
    }

    /// What the value of the selector is compared with.
    public var key: Key
    /// The text.
    public var value: Pattern
    /// Whether it is taken where no other one is.
    public var isDefault: Bool
    /// From the asterisk or bracket to the end of the text.
    public var range: Range<Int>
  }
}
