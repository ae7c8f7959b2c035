extension Fluent {
  /// Writes Fluent in the style of its own tools: four spaces of indentation, texts of several lines below their
  /// name, one space in braces.
  struct Writer {
    private(set) var text = ""

    mutating func write(_ resource: Resource) {
      var isFirst = true
      for entry in resource.entries {
        switch entry {
        case .message(let message): write(message, sign: "")
        case .term(let term): write(term, sign: "-")
        case .comment(let comment):
          if !isFirst { text += "\n" }
          write(comment)
          text += "\n"
        case .junk: continue
        }
        isFirst = false
      }
    }

    private mutating func write(_ message: Message, sign: String) {
      if let comment = message.comment { write(comment) }
      text += sign + message.identifier.name + " ="
      if let value = message.value { write(value, indentation: 1) }
      for attribute in message.attributes {
        text += "\n    ." + attribute.identifier.name + " ="
        write(attribute.value, indentation: 2)
      }
      text += "\n"
    }

    mutating func write(_ comment: Comment) {
      let sign = String(repeating: "#", count: comment.level.rawValue)
      for line in comment.content.split(separator: "\n", omittingEmptySubsequences: false) {
        text += line.isEmpty ? sign + "\n" : sign + " " + line + "\n"
      }
    }

    /// Writes a pattern behind an equals sign or a key.
    private mutating func write(_ pattern: Pattern, indentation: Int) {
      if pattern.startsOnNewLine {
        lineEnd(indentation)
      } else {
        text += " "
      }
      for element in pattern.elements {
        switch element {
        case .text(let element): write(element.value, indentation)
        case .placeable(let placeable): write(placeable, indentation)
        }
      }
    }

    private mutating func write(_ value: String, _ indentation: Int) {
      let lines = value.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        if index > 0 {
          // A blank line has no indentation, but a placeable may follow the last one.
          if line.isEmpty, index < lines.count - 1 { text += "\n" } else { lineEnd(indentation) }
        }
        text += line
      }
    }

    private mutating func lineEnd(_ indentation: Int) {
      text += "\n" + String(repeating: "    ", count: indentation)
    }

    private mutating func write(_ placeable: Placeable, _ indentation: Int) {
      switch placeable.expression {
      case .placeable(let inner):
        text += "{"
        write(inner, indentation)
        text += "}"
      case .select(let selection):
        text += "{ "
        write(selection, indentation)
        text += "}"
      case let expression:
        text += "{ "
        write(expression, indentation)
        text += " }"
      }
    }

    private mutating func write(_ selection: SelectExpression, _ indentation: Int) {
      write(selection.selector, indentation)
      text += " ->"
      for variant in selection.variants {
        lineEnd(indentation)
        text += variant.isDefault ? "   *[" : "    ["
        text += variant.key.spelling + "]"
        write(variant.value, indentation: indentation + 2)
      }
      lineEnd(indentation)
    }

    private mutating func write(_ expression: Expression, _ indentation: Int) {
      switch expression {
      case .string(let literal): text += "\"" + literal.spelling + "\""
      case .number(let literal): text += literal.spelling
      case .variable(let name, _): text += "$" + name.name
      case .message(let name, let attribute, _):
        text += name.name
        if let attribute { text += "." + attribute.name }
      case .term(let name, let attribute, let arguments, _):
        text += "-" + name.name
        if let attribute { text += "." + attribute.name }
        if let arguments { write(arguments, indentation) }
      case .function(let name, let arguments, _):
        text += name.name
        write(arguments, indentation)
      case .placeable(let placeable): write(placeable, indentation)
      case .select(let selection): write(selection, indentation)
      }
    }

    private mutating func write(_ arguments: CallArguments, _ indentation: Int) {
      text += "("
      var isFirst = true
      func comma() -> String {
        defer { isFirst = false }
        return isFirst ? "" : ", "
      }
      for argument in arguments.positional {
        text += comma()
        write(argument, indentation)
      }
      for argument in arguments.named {
        text += comma() + argument.name.name + ": "
        write(argument.value, indentation)
      }
      text += ")"
    }
  }
}

extension Fluent.Pattern {
  /// Whether Fluent’s tools begin the pattern on a line of its own: where it has several lines, and its first
  /// character may begin one.
  fileprivate var startsOnNewLine: Bool {
    let hasLines = elements.contains { element in
      switch element {
      case .text(let text): text.value.utf8.contains(Fluent.Parser.lineFeed)
      case .placeable(let placeable):
        if case .select = placeable.expression { true } else { false }
      }
    }
    guard hasLines else { return false }
    if case .text(let text) = elements.first, let first = text.value.utf8.first,
      [UInt8(ascii: "["), UInt8(ascii: "."), UInt8(ascii: "*")].contains(first)
    {
      return false
    }
    return true
  }
}

extension Fluent.Resource {
  /// Returns the entries in the style of Fluent’s own tools; junk is left out.
  public func formatted() -> String {
    var writer = Fluent.Writer()
    writer.write(self)
    return writer.text
  }
}
