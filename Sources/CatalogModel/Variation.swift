public import SourceText

/// The forms of a text along one dimension, such as the plural categories of a number.
public struct Variation: Sendable {
  /// The dimension along which a text varies.
  public enum Kind: Hashable, Sendable {
    /// By the plural category of a number: `zero`, `one`, `two`, `few`, `many`, `other`.
    case plural
    /// By the device that shows the text: `iphone`, `mac`, … and `other`.
    case device
    /// By the width that is there for the text, in Apple's units.
    case width
    /// A dimension that this library does not know, as the file spells it.
    case other(String)

    /// Creates a kind from its spelling in a file; every spelling is a kind.
    public init(spelling: String) {
      switch spelling {
      case "plural": self = .plural
      case "device": self = .device
      case "width": self = .width
      default: self = .other(spelling)
      }
    }

    /// The spelling in a file.
    public var spelling: String {
      switch self {
      case .plural: "plural"
      case .device: "device"
      case .width: "width"
      case .other(let spelling): spelling
      }
    }
  }

  /// One form: a name and what is said in that case.
  public struct Case: Sendable {
    /// The name, as the file spells it: `one`, `mac`, `20`.
    public var name: String
    /// The bytes of the name between its delimiters.
    public var nameRange: SourceRange?
    /// What is said.
    public var node: MessageNode

    /// Creates a form.
    public init(name: String, nameRange: SourceRange? = nil, node: MessageNode) {
      self.name = name
      self.nameRange = nameRange
      self.node = node
    }
  }

  /// The dimension.
  public var kind: Kind
  /// The bytes of the name of the dimension between its delimiters.
  public var kindRange: SourceRange?
  /// The forms in the order of the file, duplicates included.
  public var cases: [Case]
  /// What the file has in the place of forms that are no object; `nil` in a well-formed file.
  ///
  /// A variation with such a value has nothing else.
  public var otherValue: FieldValue?

  /// Creates a variation.
  public init(kind: Kind, kindRange: SourceRange? = nil, cases: [Case]) {
    self.kind = kind
    self.kindRange = kindRange
    self.cases = cases
  }
}
