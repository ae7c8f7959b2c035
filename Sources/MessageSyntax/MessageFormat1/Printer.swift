/// Writes a tree in its canonical form.
struct MessageFormat1Printer {
  typealias Message = MessageFormat1.Message

  /// What a message stands in: decides which characters are syntax.
  private enum Context {
    case top, plural, select, choice
  }

  private(set) var text = ""
  private let quotesTags: Bool
  private var isQuoting = false

  init(_ dialect: MessageFormat1.Dialect) {
    quotesTags =
      switch dialect {
      case .icu: false
      case .formatJS(let options): !options.ignoresTags
      }
  }

  /// Writes a whole message.
  mutating func write(_ message: Message) { write(message, in: .top) }

  private mutating func write(_ message: Message, in context: Context) {
    for node in message.nodes { write(node, in: context) }
    endQuote()
  }

  private mutating func write(_ node: MessageFormat1.Node, in context: Context) {
    if case .text(let text) = node {
      write(text.value, in: context)
      return
    }
    endQuote()
    switch node {
    case .text: break
    case .pound: text += "#"
    case .argument(let argument): write(argument)
    case .plural(let plural): write(plural)
    case .select(let select):
      text += "{" + select.name.text + ", select,"
      write(select.variants, in: .select)
    case .choice(let choice): write(choice)
    case .tag(let tag): write(tag, in: context)
    }
  }

  /// Writes text: an apostrophe as two, and syntax between apostrophes, as both modes read it.
  ///
  /// A quote stays open from one text to the next.
  private mutating func write(_ value: String, in context: Context) {
    for scalar in value.unicodeScalars {
      if scalar == "'" {
        text += "''"
        continue
      }
      if isSyntax(scalar, in: context) {
        if !isQuoting { text += "'" }
        isQuoting = true
      } else {
        endQuote()
      }
      text.unicodeScalars.append(scalar)
    }
  }

  private mutating func endQuote() {
    if isQuoting { text += "'" }
    isQuoting = false
  }

  private func isSyntax(_ scalar: Unicode.Scalar, in context: Context) -> Bool {
    switch scalar {
    case "{", "}": true
    case "#": context == .plural
    case "|": context == .choice
    case "<": quotesTags
    default: false
    }
  }

  private mutating func write(_ argument: MessageFormat1.Argument) {
    text += "{" + argument.name.text
    if let type = argument.type {
      text += ", " + type
      if let style = argument.style { text += "," + style }
    }
    text += "}"
  }

  private mutating func write(_ plural: MessageFormat1.Plural) {
    text += "{" + plural.name.text + (plural.isOrdinal ? ", selectordinal," : ", plural,")
    if plural.offset != 0 { text += " offset:" + Self.text(of: plural.offset) }
    write(plural.variants, in: .plural)
  }

  private mutating func write(_ variants: [MessageFormat1.Variant], in context: Context) {
    for variant in variants {
      switch variant.selector {
      case .keyword(let keyword): text += " " + keyword
      case .exactly(let value): text += " =" + Self.text(of: value)
      }
      text += "{"
      write(variant.message, in: context)
      text += "}"
    }
    text += "}"
  }

  private mutating func write(_ choice: MessageFormat1.Choice) {
    text += "{" + choice.name.text + ", choice, "
    for (index, option) in choice.options.enumerated() {
      if index > 0 { text += "|" }
      text += Self.text(of: option.limit, infinity: "∞") + (option.isExclusive ? "<" : "#")
      write(option.message, in: .choice)
    }
    text += "}"
  }

  private mutating func write(_ tag: MessageFormat1.Tag, in context: Context) {
    if tag.isSelfClosing {
      text += "<" + tag.name + "/>"
    } else {
      text += "<" + tag.name + ">"
      write(tag.content, in: context)
      text += "</" + tag.name + ">"
    }
  }

  /// The shortest digits that are read as a number again.
  ///
  /// A plural argument has no sign for infinity, but reads numbers that are too large as infinite.
  private static func text(of number: Double, infinity: String = "1e999") -> String {
    if number.isInfinite { return (number < 0 ? "-" : "") + infinity }
    return Int(exactly: number).map { String($0) } ?? String(number)
  }
}

extension MessageFormat1.Message {
  /// Returns the message as a pattern in canonical form: one space behind a comma and before a
  /// selector, `#` and `<` as separators of a choice, as few quotes as both apostrophe modes need to
  /// read it alike.
  ///
  /// What was read from a text is read as an equal tree again. A tree that was built by hand must
  /// have names, types and styles that the syntax allows, and `other` where it asks for it.
  ///
  /// - Parameter dialect: Who reads the pattern; only the dialect with tags has `<` quoted.
  public func pattern(in dialect: MessageFormat1.Dialect = .icu()) -> String {
    var printer = MessageFormat1Printer(dialect)
    printer.write(self)
    return printer.text
  }
}
