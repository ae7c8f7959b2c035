public import MessageSyntax
internal import StructuredText

extension MessageDataModel {
  /// Returns the message of a JSON text, in its canonical form.
  ///
  /// Members that the data model does not know are ignored.
  ///
  /// - Parameter json: The JSON text.
  /// - Throws: What is no JSON, no data model or no message, in this order. Errors of the data model, such as a variant
  ///   with too few keys, are those of `MessageFormat2.Message.dataModelErrors()`.
  public static func message(
    fromJSON json: String
  ) throws(MessageDataModelError) -> MessageFormat2.Message {
    let document: JSONDocument
    do throws(JSONSyntaxError) {
      document = try JSONDocument(parsing: Array(json.utf8))
    } catch {
      throw .json(error)
    }
    var reading = DataModelReading(document)
    try reading.readMessage()
    let text: String
    do throws(MessageFormat2.Writer.WritingError) {
      text = try reading.writer.finish()
    } catch {
      throw .unwritable(error)
    }
    do throws(MessageFormat2.SyntaxError) {
      return try MessageFormat2.Message(parsing: text)
    } catch {
      throw .unwritable(.incomplete)
    }
  }
}

/// Writes the message of a data model as it reads it.
private struct DataModelReading {
  typealias Writer = MessageFormat2.Writer

  let document: JSONDocument
  var writer = Writer()

  init(_ document: JSONDocument) { self.document = document }

  mutating func readMessage() throws(MessageDataModelError) {
    let message = try object(0)
    let type = try type(of: message)
    guard type == "message" || type == "select" else {
      throw unexpected("“message” or “select”", message["type"] ?? 0)
    }
    for declaration in try array(member("declarations", of: message, 0)) {
      try readDeclaration(declaration)
    }
    if type == "message" {
      try readPattern(member("pattern", of: message, 0))
      return
    }
    var selectors: [String] = []
    for selector in try array(member("selectors", of: message, 0)) {
      guard case .variable(let name) = try value(selector) else {
        throw unexpected("a variable", selector)
      }
      selectors.append(name)
    }
    writer.match(selectors)
    for variant in try array(member("variants", of: message, 0)) { try readVariant(variant) }
  }

  private mutating func readDeclaration(_ node: Int) throws(MessageDataModelError) {
    let members = try object(node)
    let name = try string(member("name", of: members, node))
    let place = try member("value", of: members, node)
    let expression = try expression(place)
    switch try type(of: members) {
    case "input":
      guard expression.operand == .variable(name) else {
        throw unexpected("an expression of the variable “\(name)”", place)
      }
      writer.input(name, expression.call, attributes: expression.attributes)
    case "local":
      writer.local(name, expression.operand, expression.call, attributes: expression.attributes)
    default: throw unexpected("“input” or “local”", node)
    }
  }

  private mutating func readVariant(_ node: Int) throws(MessageDataModelError) {
    let members = try object(node)
    var keys: [String?] = []
    for key in try array(member("keys", of: members, node)) {
      let parts = try object(key)
      switch try type(of: parts) {
      case "*": keys.append(nil)
      case "literal": keys.append(try string(member("value", of: parts, key)))
      default: throw unexpected("“literal” or “*”", key)
      }
    }
    writer.variant(keys)
    try readPattern(member("value", of: members, node))
  }

  private mutating func readPattern(_ node: Int) throws(MessageDataModelError) {
    for part in try array(node) {
      if let text = document.string(part) {
        writer.text(text)
        continue
      }
      let members = try object(part)
      switch try type(of: members) {
      case "expression":
        let expression = try expression(part)
        writer.expression(
          expression.operand, expression.call, attributes: expression.attributes)
      case "markup": try readMarkup(members, part)
      default: throw unexpected("a text, an expression or markup", part)
      }
    }
  }

  private mutating func readMarkup(
    _ members: [String: Int], _ node: Int
  ) throws(MessageDataModelError) {
    let kind: MessageFormat2.Markup.Kind
    let place = try member("kind", of: members, node)
    switch try string(place) {
    case "open": kind = .open
    case "standalone": kind = .standalone
    case "close": kind = .close
    default: throw unexpected("“open”, “standalone” or “close”", place)
    }
    writer.markup(
      kind, try string(member("name", of: members, node)), options: try options(of: members),
      attributes: try attributes(of: members))
  }

  private struct Expression {
    var operand: Writer.Value?
    var call: Writer.Call?
    var attributes: [Writer.Note]
  }

  private func expression(_ node: Int) throws(MessageDataModelError) -> Expression {
    let members = try object(node)
    guard try type(of: members) == "expression" else { throw unexpected("an expression", node) }
    var expression = Expression(attributes: try attributes(of: members))
    if let argument = members["arg"] { expression.operand = try value(argument) }
    if let function = members["function"] {
      let parts = try object(function)
      guard try type(of: parts) == "function" else { throw unexpected("a function", function) }
      expression.call = Writer.Call(
        try string(member("name", of: parts, function)), options: try options(of: parts))
    }
    guard expression.operand != nil || expression.call != nil else {
      throw unexpected("“arg” or “function”", node)
    }
    return expression
  }

  private func options(
    of members: [String: Int]
  ) throws(MessageDataModelError) -> [Writer.NamedValue] {
    guard let node = members["options"] else { return [] }
    _ = try object(node)
    var options: [Writer.NamedValue] = []
    for option in document.children(of: node) {
      options.append(Writer.NamedValue(document.name(option), try value(option)))
    }
    return options
  }

  private func attributes(
    of members: [String: Int]
  ) throws(MessageDataModelError) -> [Writer.Note] {
    guard let node = members["attributes"] else { return [] }
    _ = try object(node)
    var attributes: [Writer.Note] = []
    for attribute in document.children(of: node) {
      let name = document.name(attribute)
      if document.kind(attribute) == .true {
        attributes.append(Writer.Note(name))
      } else if case .literal(let text) = try value(attribute) {
        attributes.append(Writer.Note(name, text))
      } else {
        throw unexpected("a literal or true", attribute)
      }
    }
    return attributes
  }

  private func value(_ node: Int) throws(MessageDataModelError) -> Writer.Value {
    let members = try object(node)
    switch try type(of: members) {
    case "literal": return .literal(try string(member("value", of: members, node)))
    case "variable": return .variable(try string(member("name", of: members, node)))
    default: throw unexpected("a literal or a variable", node)
    }
  }

  /// The members of an object by their names.
  private func object(_ node: Int) throws(MessageDataModelError) -> [String: Int] {
    guard document.kind(node) == .object else { throw unexpected("an object", node) }
    var members: [String: Int] = [:]
    for child in document.children(of: node) {
      guard members.updateValue(child, forKey: document.name(child)) == nil else {
        throw unexpected("another name", child)
      }
    }
    return members
  }

  private func array(_ node: Int) throws(MessageDataModelError) -> [Int] {
    guard document.kind(node) == .array else { throw unexpected("an array", node) }
    return document.children(of: node)
  }

  private func string(_ node: Int) throws(MessageDataModelError) -> String {
    guard let text = document.string(node) else { throw unexpected("a string", node) }
    return text
  }

  private func member(
    _ name: String, of members: [String: Int], _ node: Int
  ) throws(MessageDataModelError) -> Int {
    guard let member = members[name] else { throw unexpected("a member “\(name)”", node) }
    return member
  }

  private func type(of members: [String: Int]) throws(MessageDataModelError) -> String? {
    try members["type"].map { node throws(MessageDataModelError) in try string(node) }
  }

  private func unexpected(_ expected: String, _ node: Int) -> MessageDataModelError {
    .unexpected(expected: expected, at: document.range(node))
  }
}
