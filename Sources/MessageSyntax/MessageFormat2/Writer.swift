extension MessageFormat2 {
  /// Writes a message in its canonical form, part by part.
  ///
  /// Declarations come first; then either the parts of one pattern, or `match` and then, for each
  /// variant, `variant` and the parts of its pattern. Each declaration, the matcher and each variant
  /// stand on a line of their own; literals are quoted and characters escaped only where it is
  /// needed.
  public struct Writer: Sendable {
    /// A literal or a variable.
    public enum Value: Hashable, Sendable {
      /// A value, without quotes and escapes.
      case literal(String)
      /// A name without `$`.
      case variable(String)
    }

    /// A call of a function.
    public struct Call: Hashable, Sendable {
      /// The name without `:`, with its namespace if it has one.
      public var name: String
      /// The options in their order.
      public var options: [NamedValue]

      /// Creates a call.
      public init(_ name: String, options: [NamedValue] = []) {
        self.name = name
        self.options = options
      }
    }

    /// An option.
    public struct NamedValue: Hashable, Sendable {
      /// The name, with its namespace if it has one.
      public var name: String
      /// The value.
      public var value: Value

      /// Creates an option.
      public init(_ name: String, _ value: Value) {
        self.name = name
        self.value = value
      }
    }

    /// An attribute.
    public struct Note: Hashable, Sendable {
      /// The name without `@`.
      public var name: String
      /// The value, or `nil` for none.
      public var value: String?

      /// Creates an attribute.
      public init(_ name: String, _ value: String? = nil) {
        self.name = name
        self.value = value
      }
    }

    /// What no message can hold.
    public enum WritingError: Error, Hashable, Sendable {
      /// Not a name, or not one for the place where it stands.
      case invalidName(String)
      /// U+0000 in a text or literal.
      case nullCharacter
      /// An expression without operand and function, a matcher without selectors or variants, a
      /// variant without keys, or parts in another order than they can have.
      case incomplete
    }

    private enum State {
      case declarations
      case pattern
      case matcher
      case variant
    }

    private var state = State.declarations
    /// What stands before the pattern that is being written.
    private var head = ""
    private var pattern = ""
    private var error: WritingError?

    /// Begins a message.
    public init() {}

    /// Writes `.input {$variable :function @attribute}`.
    public mutating func input(_ variable: String, _ call: Call? = nil, attributes: [Note] = []) {
      require(state == .declarations)
      head += ".input " + placeholder(.variable(variable), call, attributes) + "\n"
    }

    /// Writes `.local $variable = {operand :function @attribute}`.
    public mutating func local(
      _ variable: String, _ operand: Value?, _ call: Call? = nil, attributes: [Note] = []
    ) {
      require(state == .declarations)
      head += ".local " + written(.variable(variable)) + " = "
      head += placeholder(operand, call, attributes) + "\n"
    }

    /// Writes `.match` and the variables that select.
    public mutating func match(_ selectors: [String]) {
      require(state == .declarations && !selectors.isEmpty)
      state = .matcher
      head += ".match"
      for selector in selectors { head += " " + written(.variable(selector)) }
    }

    /// Writes the keys of a variant, whose pattern follows.
    ///
    /// - Parameter keys: The values, `nil` for `*`.
    public mutating func variant(_ keys: [String?]) {
      require((state == .matcher || state == .variant) && !keys.isEmpty)
      if state == .variant { endQuotedPattern() }
      state = .variant
      head += "\n"
      for key in keys { head += (key.map { written(.literal($0)) } ?? "*") + " " }
    }

    /// Writes text.
    public mutating func text(_ text: String) {
      beginPart()
      pattern += escaped(text) { $0 == "{" || $0 == "}" }
    }

    /// Writes an expression: `{operand :function @attribute}`.
    public mutating func expression(
      _ operand: Value?, _ call: Call? = nil, attributes: [Note] = []
    ) {
      beginPart()
      pattern += placeholder(operand, call, attributes)
    }

    /// Writes markup: `{#name option=value @attribute}`.
    public mutating func markup(
      _ kind: Markup.Kind, _ name: String, options: [NamedValue] = [], attributes: [Note] = []
    ) {
      beginPart()
      pattern += kind == .close ? "{/" : "{#"
      pattern += written(Call(name, options: options)) + written(attributes)
      pattern += kind == .standalone ? " /}" : "}"
    }

    /// Returns the message.
    ///
    /// - Throws: What was wrong with the parts first.
    public consuming func finish() throws(WritingError) -> String {
      require(state != .matcher)
      if let error { throw error }
      if state != .variant, head.isEmpty, !needsQuotes { return pattern }
      endQuotedPattern()
      return head
    }

    /// Whether the pattern alone would be taken for something else: whether its first character
    /// after whitespace is a full stop.
    private var needsQuotes: Bool {
      let first = pattern.unicodeScalars.first {
        !SyntaxCharacter.isSpace($0.value) && !SyntaxCharacter.isBidirectionalControl($0.value)
      }
      return first == "."
    }

    private mutating func endQuotedPattern() {
      head += "{{" + pattern + "}}"
      pattern = ""
    }

    private mutating func beginPart() {
      require(state != .matcher)
      if state == .declarations { state = .pattern }
    }

    private mutating func require(_ condition: Bool) {
      if !condition { note(.incomplete) }
    }

    private mutating func note(_ newError: WritingError) { error = error ?? newError }

    private mutating func placeholder(
      _ operand: Value?, _ call: Call?, _ attributes: [Note]
    ) -> String {
      require(operand != nil || call != nil)
      var text = "{"
      if let operand { text += written(operand) }
      if let call { text += (operand == nil ? ":" : " :") + written(call) }
      return text + written(attributes) + "}"
    }

    private mutating func written(_ call: Call) -> String {
      var text = identifier(call.name)
      for option in call.options {
        text += " " + identifier(option.name) + "=" + written(option.value)
      }
      return text
    }

    private mutating func written(_ attributes: [Note]) -> String {
      var text = ""
      for attribute in attributes {
        text += " @" + identifier(attribute.name)
        if let value = attribute.value { text += "=" + written(.literal(value)) }
      }
      return text
    }

    private mutating func identifier(_ name: String) -> String {
      if !SyntaxCharacter.isIdentifier(name) { note(.invalidName(name)) }
      return name
    }

    private mutating func written(_ value: Value) -> String {
      switch value {
      case .variable(let name):
        if !SyntaxCharacter.isName(name.unicodeScalars) { note(.invalidName(name)) }
        return "$" + name
      case .literal(let value):
        if SyntaxCharacter.isUnquotedLiteral(value.unicodeScalars) { return value }
        return "|" + escaped(value) { $0 == "|" } + "|"
      }
    }

    private mutating func escaped(
      _ value: String, where isSpecial: (Unicode.Scalar) -> Bool
    ) -> String {
      var text = String.UnicodeScalarView()
      for scalar in value.unicodeScalars {
        if scalar == "\0" { note(.nullCharacter) }
        if scalar == "\\" || isSpecial(scalar) { text.append("\\") }
        text.append(scalar)
      }
      return String(text)
    }
  }
}
