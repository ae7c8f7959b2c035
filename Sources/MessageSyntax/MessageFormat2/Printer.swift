extension MessageFormat2 {
  /// Writes a message in its canonical form.
  ///
  /// Each declaration, the matcher and each variant stand on a line of their own; literals are
  /// quoted and characters escaped only where it is needed. What is written reads back to the same
  /// message, but for texts that are empty or side by side, which a read message never has.
  public struct Printer: Sendable {
    /// A message that no text can express.
    public enum PrintingError: Error, Hashable, Sendable {
      /// Not a name, or not a name for the place where it stands.
      case invalidName(String)
      /// U+0000 in a text or literal.
      case nullCharacter
      /// A matcher without selectors, without variants, or with a variant without keys.
      case incompleteMatcher
    }

    private var text = ""

    private init() {}

    /// Returns a message as text.
    ///
    /// - Throws: `PrintingError`, never for a message that was read.
    public static func print(_ message: Message) throws(PrintingError) -> String {
      var printer = Printer()
      try printer.write(message)
      return printer.text
    }

    private mutating func write(_ message: Message) throws(PrintingError) {
      for declaration in message.declarations {
        try write(declaration)
        text += "\n"
      }
      switch message.body {
      case .matcher(let matcher): try write(matcher)
      case .pattern(let pattern):
        if message.declarations.isEmpty, !Printer.needsQuotes(pattern) {
          try write(pattern)
        } else {
          try writeQuoted(pattern)
        }
      }
    }

    /// Returns whether a pattern alone would be taken for a message with declarations: whether its
    /// first character after whitespace is a full stop.
    private static func needsQuotes(_ pattern: Pattern) -> Bool {
      for part in pattern.parts {
        guard case .text(let text) = part else { return false }
        let first = text.value.unicodeScalars.first {
          !SyntaxCharacter.isSpace($0.value) && !SyntaxCharacter.isBidirectionalControl($0.value)
        }
        if let first { return first == "." }
      }
      return false
    }

    private mutating func write(_ declaration: Declaration) throws(PrintingError) {
      switch declaration.kind {
      case .input: text += ".input "
      case .local:
        text += ".local "
        try write(declaration.variable)
        text += " = "
      }
      try write(declaration.expression)
    }

    private mutating func write(_ matcher: Matcher) throws(PrintingError) {
      guard !matcher.selectors.isEmpty, !matcher.variants.isEmpty else {
        throw .incompleteMatcher
      }
      text += ".match"
      for selector in matcher.selectors {
        text += " "
        try write(selector)
      }
      for variant in matcher.variants {
        guard !variant.keys.isEmpty else { throw .incompleteMatcher }
        text += "\n"
        for key in variant.keys {
          switch key {
          case .literal(let literal): try write(literal)
          case .catchAll: text += "*"
          }
          text += " "
        }
        try writeQuoted(variant.pattern)
      }
    }

    private mutating func writeQuoted(_ pattern: Pattern) throws(PrintingError) {
      text += "{{"
      try write(pattern)
      text += "}}"
    }

    private mutating func write(_ pattern: Pattern) throws(PrintingError) {
      for part in pattern.parts {
        switch part {
        case .text(let part): try writeEscaped(part.value) { $0 == "{" || $0 == "}" }
        case .expression(let expression): try write(expression)
        case .markup(let markup): try write(markup)
        }
      }
    }

    private mutating func write(_ expression: Expression) throws(PrintingError) {
      text += "{"
      if let operand = expression.operand {
        try write(operand)
        if expression.function != nil { text += " " }
      }
      if let function = expression.function {
        text += ":"
        try writeIdentifier(function.name)
        try write(function.options)
      }
      try write(expression.attributes)
      text += "}"
    }

    private mutating func write(_ markup: Markup) throws(PrintingError) {
      text += markup.kind == .close ? "{/" : "{#"
      try writeIdentifier(markup.name)
      try write(markup.options)
      try write(markup.attributes)
      text += markup.kind == .standalone ? " /}" : "}"
    }

    private mutating func write(_ options: [Option]) throws(PrintingError) {
      for option in options {
        text += " "
        try writeIdentifier(option.name)
        text += "="
        try write(option.value)
      }
    }

    private mutating func write(_ attributes: [Attribute]) throws(PrintingError) {
      for attribute in attributes {
        text += " @"
        try writeIdentifier(attribute.name)
        guard let value = attribute.value else { continue }
        text += "="
        try write(value)
      }
    }

    private mutating func write(_ operand: Operand) throws(PrintingError) {
      switch operand {
      case .literal(let literal): try write(literal)
      case .variable(let variable): try write(variable)
      }
    }

    private mutating func write(_ variable: Variable) throws(PrintingError) {
      guard SyntaxCharacter.isName(variable.name.unicodeScalars) else {
        throw .invalidName(variable.name)
      }
      text += "$" + variable.name
    }

    private mutating func writeIdentifier(_ name: String) throws(PrintingError) {
      guard SyntaxCharacter.isIdentifier(name) else { throw .invalidName(name) }
      text += name
    }

    private mutating func write(_ literal: Literal) throws(PrintingError) {
      if SyntaxCharacter.isUnquotedLiteral(literal.value.unicodeScalars) {
        text += literal.value
      } else {
        text += "|"
        try writeEscaped(literal.value) { $0 == "|" }
        text += "|"
      }
    }

    private mutating func writeEscaped(
      _ value: String, where isSpecial: (Unicode.Scalar) -> Bool
    ) throws(PrintingError) {
      for scalar in value.unicodeScalars {
        guard scalar != "\0" else { throw .nullCharacter }
        if scalar == "\\" || isSpecial(scalar) { text += "\\" }
        text.unicodeScalars.append(scalar)
      }
    }
  }
}
