import MessageSyntax

/// Messages that nobody writes, of any size: reading them has to take no more than its share of time.
enum HostileMessage: String, CaseIterable {
  case openBraces = "open braces"
  case closeBraces = "close braces"
  case nesting = "deep nesting"
  case digits = "a number of many digits"
  case apostrophes = "apostrophes"
  case quotations = "quotations that are not closed"
  case keys = "keys of a select"
  case values = "explicit values of a plural"
  case declarations = "declarations"
  case options = "options"
  case variants = "variants"
  case escapes = "escapes"

  /// Whether it is one of MessageFormat 2, else of ICU MessageFormat.
  var isMessageFormat2: Bool {
    switch self {
    case .declarations, .options, .variants, .escapes: true
    default: false
    }
  }

  /// Whether an error near the beginning is all that there is to read.
  var endsEarly: Bool { self == .openBraces || self == .nesting }

  /// Returns a message of about a number of bytes.
  func text(byteCount: Int) -> String {
    switch self {
    case .openBraces: repeated("{", byteCount)
    case .closeBraces: repeated("}", byteCount)
    case .nesting: repeated("{0, select, other {", byteCount)
    case .digits: "{0, plural, =" + repeated("9", byteCount) + " {a} other {b}}"
    case .apostrophes: "{0, plural, other {" + repeated("'", byteCount) + "}}"
    case .quotations: repeated("'{''", byteCount)
    case .keys: "{0, select, " + numbered(byteCount) { "k\($0) {a} " } + "other {b}}"
    case .values: "{0, plural, " + numbered(byteCount) { "=\($0) {a} " } + "other {b}}"
    case .declarations: numbered(byteCount) { ".local $v\($0) = {1}\n" } + "{{}}"
    case .options: "{$n :number " + numbered(byteCount) { "o\($0)=1 " } + "}"
    case .variants:
      ".input {$n :number}\n.match $n\n" + numbered(byteCount) { "\($0) {{}}\n" } + "* {{}}"
    case .escapes: "{|" + repeated(#"\\"#, byteCount) + "|}"
    }
  }

  /// Reads a message, and returns whether it is well-formed and valid.
  func isRead(_ text: String) -> Bool {
    guard isMessageFormat2 else { return (try? MessageFormat1.Message(parsing: text)) != nil }
    guard let message = try? MessageFormat2.Message(parsing: text) else { return false }
    return message.dataModelErrors().isEmpty
  }

  private func repeated(_ piece: String, _ byteCount: Int) -> String {
    String(repeating: piece, count: byteCount / piece.utf8.count)
  }

  private func numbered(_ byteCount: Int, _ piece: (Int) -> String) -> String {
    var text = ""
    var number = 0
    while text.utf8.count < byteCount {
      text += piece(number)
      number += 1
    }
    return text
  }
}
