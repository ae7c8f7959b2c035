public import MessageSyntax
internal import StructuredText

/// The interchange data model of Unicode MessageFormat 2 in JSON (UTS 35 Part 9, “Interchange Data Model”).
///
/// What the data model leaves out is lost on the way: white space between declarations and in placeholders, and which
/// literals were quoted.
public enum MessageDataModel {
  /// Returns the JSON text of a message.
  ///
  /// - Parameter message: A message; one that breaks a rule of the data model may lose what stands twice.
  public static func json(of message: MessageFormat2.Message) -> String {
    String(decoding: JSONWriter.write(value(of: message)), as: UTF8.self)
  }

  private static func value(of message: MessageFormat2.Message) -> JSONValue {
    let declarations = JSONValue.array(message.declarations.map { value(of: $0) })
    switch message.body {
    case .pattern(let pattern):
      return object("message", ("declarations", declarations), ("pattern", value(of: pattern)))
    case .matcher(let matcher):
      let variants = matcher.variants.map { variant in
        JSONValue.object([
          .init("keys", .array(variant.keys.map { value(of: $0) })),
          .init("value", value(of: variant.pattern)),
        ])
      }
      return object(
        "select", ("declarations", declarations),
        ("selectors", .array(matcher.selectors.map { value(of: $0) })),
        ("variants", .array(variants)))
    }
  }

  private static func object(
    _ type: String, _ members: (name: String, value: JSONValue?)...
  ) -> JSONValue {
    .object(
      [JSONValue.Member("type", .string(type))]
        + members.compactMap { member in
          member.value.map { JSONValue.Member(member.name, $0) }
        })
  }

  private static func value(of declaration: MessageFormat2.Declaration) -> JSONValue {
    let type =
      switch declaration.kind {
      case .input: "input"
      case .local: "local"
      }
    return object(
      type, ("name", .string(declaration.variable.name)),
      ("value", value(of: declaration.expression)))
  }

  private static func value(of pattern: MessageFormat2.Pattern) -> JSONValue {
    .array(
      pattern.parts.map { part in
        switch part {
        case .text(let text): .string(text.value)
        case .expression(let expression): value(of: expression)
        case .markup(let markup): value(of: markup)
        }
      })
  }

  private static func value(of expression: MessageFormat2.Expression) -> JSONValue {
    object(
      "expression", ("arg", expression.operand.map { value(of: $0) }),
      (
        "function",
        expression.function.map { function in
          object(
            "function", ("name", .string(function.name)), ("options", value(of: function.options)))
        }
      ), ("attributes", value(of: expression.attributes)))
  }

  private static func value(of markup: MessageFormat2.Markup) -> JSONValue {
    let kind =
      switch markup.kind {
      case .open: "open"
      case .standalone: "standalone"
      case .close: "close"
      }
    return object(
      "markup", ("kind", .string(kind)), ("name", .string(markup.name)),
      ("options", value(of: markup.options)), ("attributes", value(of: markup.attributes)))
  }

  private static func value(of operand: MessageFormat2.Operand) -> JSONValue {
    switch operand {
    case .literal(let literal): value(of: literal)
    case .variable(let variable): value(of: variable)
    }
  }

  private static func value(of literal: MessageFormat2.Literal) -> JSONValue {
    object("literal", ("value", .string(literal.value)))
  }

  private static func value(of variable: MessageFormat2.Variable) -> JSONValue {
    object("variable", ("name", .string(variable.name)))
  }

  private static func value(of key: MessageFormat2.Key) -> JSONValue {
    key.value.map { object("literal", ("value", .string($0))) } ?? object("*")
  }

  private static func value(of options: [MessageFormat2.Option]) -> JSONValue? {
    options.isEmpty
      ? nil : .object(options.map { JSONValue.Member($0.name, value(of: $0.value)) })
  }

  private static func value(of attributes: [MessageFormat2.Attribute]) -> JSONValue? {
    attributes.isEmpty
      ? nil
      : .object(
        lastOnes(of: attributes).map { attribute in
          JSONValue.Member(
            attribute.name, attribute.value.map { value(of: $0) } ?? .bool(true))
        })
  }

  /// The attributes that count: of those with the same name the last one, for an object has a member once.
  private static func lastOnes(
    of attributes: [MessageFormat2.Attribute]
  ) -> [MessageFormat2.Attribute] {
    var known: Set<String> = []
    return attributes.reversed().filter { known.insert($0.name).inserted }.reversed()
  }
}
