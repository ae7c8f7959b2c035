public import SourceText

/// A text of a syntax that only puts values into texts, taken apart: what stands in it beside words.
///
/// One value type for `i18next`, `fluent`, `python`, `braces`, `qt` and `inlineElements`, so that whoever compares a
/// translation with its source text need not know the syntax. All offsets count UTF-8 bytes of the text. Reading
/// never fails: what is malformed is a fault, and the rest of the text is read all the same.
public struct PlaceholderText: Hashable, Sendable {
  /// The placeholders in the order of the text, those inside the variants of selectors too.
  public var placeholders: [Placeholder]
  /// The places where one of several texts is chosen, in the order of their beginnings; only Fluent has them.
  public var selectors: [Selector]
  /// What stands for other characters in the text, such as `{{` for a brace; neither in placeholders nor among the
  /// syntax of selectors.
  public var escapes: [Escape]
  /// What is malformed, in the order of the text.
  public var faults: [Fault]

  /// Creates a text from its parts.
  public init(
    placeholders: [Placeholder] = [], selectors: [Selector] = [], escapes: [Escape] = [],
    faults: [Fault] = []
  ) {
    self.placeholders = placeholders
    self.selectors = selectors
    self.escapes = escapes
    self.faults = faults
  }
}

extension PlaceholderText {
  /// Something in a text that is not shown as it is.
  public struct Placeholder: Hashable, Sendable {
    /// What it is.
    public enum Kind: Hashable, Sendable {
      /// The value of an argument.
      case value
      /// Another message, which is shown here: `$t(key)`, `{ -brand }`.
      case message
      /// An inline element without content.
      case element
      /// The start of an inline element.
      case opening
      /// The end of an inline element.
      case closing
    }

    /// By what a translation is compared with its source.
    ///
    /// Two placeholders with one name are the same. A placeholder without a name of its own has its number from 0 as
    /// its name (`0` for the first `%s` and `{}`).
    public var name: String
    /// What a value has to be, in the words of the syntax; `nil` where any value fits.
    ///
    /// As in `d` of `%(count)d`, or `number`. Where source and translation both have a type, the types have to be equal, so give values that fit one
    /// another (`%d` and `%i`) one type.
    public var type: String?
    /// What it is.
    public var kind: Kind
    /// Whether a translation may leave it out or add it without harm.
    public var isOptional: Bool
    /// Where it stands, with its delimiters.
    public var range: Range<Int>

    /// Creates a placeholder.
    public init(
      name: String, type: String? = nil, kind: Kind = .value, isOptional: Bool = false,
      range: Range<Int>
    ) {
      self.name = name
      self.type = type
      self.kind = kind
      self.isOptional = isOptional
      self.range = range
    }
  }

  /// A place where one of several texts is chosen by an argument.
  public struct Selector: Hashable, Sendable {
    /// What chooses.
    public enum Kind: Hashable, Sendable {
      /// The plural category of a number, or the number itself.
      case plural
      /// The category of an ordinal number, or the number itself.
      case ordinal
      /// A word, or what cannot be told.
      case word
    }

    /// One of the texts.
    public struct Variant: Hashable, Sendable {
      /// The key as it is written, without delimiters.
      public var key: String
      /// Where the key stands.
      public var keyRange: Range<Int>
      /// Whether the text is taken where no other key fits.
      public var isDefault: Bool
      /// Where the text stands.
      public var textRange: Range<Int>

      /// Creates a variant.
      public init(key: String, keyRange: Range<Int>, isDefault: Bool, textRange: Range<Int>) {
        self.key = key
        self.keyRange = keyRange
        self.isDefault = isDefault
        self.textRange = textRange
      }
    }

    /// The name of the argument.
    public var name: String
    /// Where the name stands.
    public var nameRange: Range<Int>
    /// What chooses.
    public var kind: Kind
    /// Where all of it stands, with its delimiters and variants.
    public var range: Range<Int>
    /// The texts in their order.
    public var variants: [Variant]

    /// Creates a selector.
    public init(
      name: String, nameRange: Range<Int>, kind: Kind, range: Range<Int>, variants: [Variant]
    ) {
      self.name = name
      self.nameRange = nameRange
      self.kind = kind
      self.range = range
      self.variants = variants
    }
  }

  /// Bytes that stand for other characters.
  public struct Escape: Hashable, Sendable {
    /// Where they stand.
    public var range: Range<Int>
    /// What they stand for.
    public var text: String

    /// Creates an escape.
    public init(range: Range<Int>, text: String) {
      self.range = range
      self.text = text
    }
  }

  /// Something malformed.
  public struct Fault: Hashable, Sendable {
    /// Where it stands; empty where something is missing.
    public var range: Range<Int>
    /// What is wrong, what was expected and what to do.
    public var message: DiagnosticMessage

    /// Creates a fault.
    public init(range: Range<Int>, message: DiagnosticMessage) {
      self.range = range
      self.message = message
    }
  }
}
