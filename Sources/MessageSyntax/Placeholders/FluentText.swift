/// A text read as a pattern of Fluent: what it refers to, and what it selects by.
///
/// Ranges are UTF-8 offsets in the text.
public struct FluentText: Hashable, Sendable {
  /// A use of something that stands elsewhere.
  public struct Reference: Hashable, Sendable {
    /// What is used.
    public enum Kind: Hashable, Sendable {
      /// An argument of the program.
      case variable
      /// A message.
      case message
      /// A term.
      case term
      /// A function.
      case function
    }

    /// What is used.
    public let kind: Kind
    /// Its name, without `$` and `-`.
    public let name: String
    /// The attribute of the message or term, or `nil` where its text is used.
    public let attribute: String?
    /// The names of the arguments that are passed, in the order of the text.
    public let argumentNames: [String]
    /// Where it stands, with its sign and its arguments.
    public let range: Range<Int>
    /// Where its name stands, with its sign and its attribute.
    public let nameRange: Range<Int>
    /// The number of variants around it: 0 where it is always used.
    public let depth: Int
    /// Whether it chooses a variant rather than being shown, also where it is an argument of the function that does.
    public let isSelector: Bool
    /// The name of the function that it is passed to, or `nil` where it is passed to none.
    public let function: String?
  }

  /// A choice between variants.
  public struct Selection: Hashable, Sendable {
    /// One of the texts.
    public struct Variant: Hashable, Sendable {
      /// The key as it is spelt: a name, such as a plural category, or a number.
      public let key: String
      /// Where the key stands.
      public let keyRange: Range<Int>
      /// Whether the key is a number.
      public let isNumber: Bool
      /// Whether it is taken where no other one is.
      public let isDefault: Bool
      /// Where its text stands.
      public let range: Range<Int>
    }

    /// The name of the variable that chooses, also through a function; `nil` where something else does.
    public let variable: String?
    /// The name of the function that chooses, such as `NUMBER`; `nil` where none does.
    public let function: String?
    /// Whether `type: "ordinal"` is passed to the function, so that keys are categories of ordinal numbers.
    public let isOrdinal: Bool
    /// Where the selector stands.
    public let selectorRange: Range<Int>
    /// The texts in the order of the text; exactly one is the default.
    public let variants: [Variant]
    /// The number of variants around it.
    public let depth: Int

    /// Whether all keys that are names are plural categories: then a number chooses.
    public var isPlural: Bool {
      variants.allSatisfy {
        $0.isNumber || ["zero", "one", "two", "few", "many", "other"].contains($0.key)
      }
    }
  }

  /// What the text uses, in its order.
  public private(set) var references: [Reference] = []
  /// The choices, each before those in its variants.
  public private(set) var selections: [Selection] = []
  /// Why the text is no pattern; `nil` where it is one.
  public private(set) var error: Fluent.SyntaxError?

  /// Reads a text.
  ///
  /// Takes linear time, and does little where the text holds no brace.
  ///
  /// - Parameter text: A pattern as a catalog keeps it: its lines need no indentation.
  public init(parsing text: String) {
    do throws(Fluent.SyntaxError) {
      add(try Fluent.Pattern(parsing: text), depth: 0)
    } catch {
      self.error = error
    }
  }

  /// Finds what a pattern uses; ranges are those of the pattern.
  public init(_ pattern: Fluent.Pattern) { add(pattern, depth: 0) }

  /// Returns whether a text can hold anything but characters.
  public static func mayHoldPlaceables(_ text: String) -> Bool {
    text.utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
  }

  private mutating func add(_ pattern: Fluent.Pattern, depth: Int) {
    for case .placeable(let placeable) in pattern.elements {
      add(placeable.expression, Place(depth: depth))
    }
  }

  private struct Place {
    var depth: Int
    var isSelector = false
    var function: String?
  }

  private mutating func add(_ expression: Fluent.Expression, _ place: Place) {
    switch expression {
    case .string, .number: break
    case .variable(let name, let range): add(.variable, name, range, place)
    case .message(let name, let attribute, let range):
      add(.message, name, range, place, attribute: attribute)
    case .term(let name, let attribute, let arguments, let range):
      add(.term, name, range, place, attribute: attribute, arguments: arguments)
    case .function(let name, let arguments, let range):
      add(.function, name, range, place, arguments: arguments)
      for argument in arguments.positional {
        var place = place
        place.function = name.name
        add(argument, place)
      }
    case .placeable(let placeable): add(placeable.expression, place)
    case .select(let selection):
      var selector = place
      selector.isSelector = true
      add(selection.selector, selector)
      selections.append(FluentText.selection(selection, depth: place.depth))
      for variant in selection.variants { add(variant.value, depth: place.depth + 1) }
    }
  }

  private mutating func add(
    _ kind: Reference.Kind, _ name: Fluent.Identifier, _ range: Range<Int>, _ place: Place,
    attribute: Fluent.Identifier? = nil, arguments: Fluent.CallArguments? = nil
  ) {
    let nameEnd = attribute?.range.upperBound ?? name.range.upperBound
    references.append(
      Reference(
        kind: kind, name: name.name, attribute: attribute?.name,
        argumentNames: arguments?.named.map(\.name.name) ?? [], range: range,
        nameRange: range.lowerBound..<nameEnd, depth: place.depth, isSelector: place.isSelector,
        function: place.function))
  }

  private static func selection(
    _ selection: Fluent.SelectExpression, depth: Int
  ) -> Selection {
    var variable: String?
    var function: String?
    var isOrdinal = false
    switch selection.selector {
    case .variable(let name, _): variable = name.name
    case .function(let name, let arguments, _):
      function = name.name
      if case .variable(let name, _)? = arguments.positional.first { variable = name.name }
      isOrdinal = arguments.named.contains { argument in
        guard argument.name.name == "type", case .string(let literal) = argument.value else {
          return false
        }
        return literal.value == "ordinal"
      }
    default: break
    }
    return Selection(
      variable: variable, function: function, isOrdinal: isOrdinal,
      selectorRange: selection.selector.range,
      variants: selection.variants.map { variant in
        let isNumber = if case .number = variant.key { true } else { false }
        return Selection.Variant(
          key: variant.key.spelling, keyRange: variant.key.range, isNumber: isNumber,
          isDefault: variant.isDefault, range: variant.value.range)
      }, depth: depth)
  }
}
