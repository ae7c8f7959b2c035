internal import CatalogModel
internal import SourceText

/// A resource bundle that was read: its strings, and everything else.
struct ICUResourceParser {
  typealias Token = ICUResourceScanner.Token

  /// A string with its way from the root.
  struct Text {
    var path: String
    var keyRange: Range<Int>
    var value: String
    var valueRange: Range<Int>
    var comments: [ICUResourceScanner.Comment]
  }

  /// Something else than a string.
  struct Value {
    var path: String
    var type: String
    var value: FieldValue
  }

  /// What was expected, and where something else stands.
  struct Fault: Error {
    var message: DiagnosticMessage
    var range: Range<Int>
  }

  private static let maximumDepth = 64

  private var scanner: ICUResourceScanner
  /// The token that is next, and the one behind it.
  private var token: Token
  private var following: Token
  private var pendingComments: [ICUResourceScanner.Comment] = []
  private var depth = 0

  private(set) var name = ""
  private(set) var nameRange = 0..<0
  private(set) var hasFallback = true
  private(set) var header: [ICUResourceScanner.Comment] = []
  private(set) var texts: [Text] = []
  private(set) var values: [Value] = []
  /// The paths of tables whose keys look like the numbers of an array.
  private(set) var tables: [String] = []

  init(_ text: DecodedText) {
    scanner = ICUResourceScanner(text)
    token = scanner.next()
    following = scanner.next()
  }

  mutating func read() throws(Fault) {
    header = token.comments
    (name, nameRange, _) = try readString(.bundle)
    var type = "table"
    if token.kind == .colon {
      advance()
      (type, _, _) = try readString(.type)
    }
    guard type == "table" || type == "table(nofallback)" else {
      throw Fault(message: "a bundle is a table; write “:table” or nothing", range: token.range)
    }
    hasFallback = type == "table"
    try expect(.openingBrace)
    try readTable("")
    pendingComments += token.comments
    guard token.kind == .end else {
      throw unexpected(.end)
    }
  }

  /// The comments behind the last string.
  var trailingComments: [ICUResourceScanner.Comment] { pendingComments }

  private mutating func advance() {
    token = following
    following = scanner.next()
  }

  /// What may stand at a place.
  private enum Expectation {
    case bundle
    case type
    case key
    case string
    case number
    case openingBrace
    case closingBrace
    case end

    var message: DiagnosticMessage {
      switch self {
      case .bundle: "the name of the bundle was expected here, such as “de”; add it"
      case .type: "a type such as “string” was expected behind “:”; add it"
      case .key: "a key, or “}” behind the last one, was expected here; add it"
      case .string: "a text in quotation marks was expected here; add it"
      case .number: "a number, or “}” behind the last one, was expected here; add it"
      case .openingBrace: "“{” was expected here; add it"
      case .closingBrace: "“}” was expected here; add it"
      case .end: "nothing was expected behind the bundle; remove it, or move it into the bundle"
      }
    }
  }

  private func unexpected(_ expected: Expectation) -> Fault {
    guard token.kind == .unterminated else {
      return Fault(message: expected.message, range: token.outerRange)
    }
    return Fault(
      message: "the quotation mark or comment that begins here has no end; close it",
      range: token.range.lowerBound..<min(token.range.lowerBound + 1, token.range.upperBound))
  }

  private mutating func expect(_ kind: Token.Kind) throws(Fault) {
    guard token.kind == kind else {
      throw unexpected(kind == .openingBrace ? .openingBrace : .closingBrace)
    }
    if kind == .closingBrace { pendingComments += token.comments }
    advance()
  }

  private mutating func readString(
    _ expected: Expectation
  ) throws(Fault) -> (String, Range<Int>, [ICUResourceScanner.Comment]) {
    guard case .string(let text) = token.kind else { throw unexpected(expected) }
    let found = token
    advance()
    return (text, found.range, found.comments)
  }

  /// Reads the members of a table behind its opening brace, and its closing brace.
  private mutating func readTable(_ path: String) throws(Fault) {
    try enter()
    var count = 0
    var isCounted = true
    while token.kind != .closingBrace {
      let (key, range, comments) = try readString(.key)
      isCounted = isCounted && key == "\(count)"
      count += 1
      try readResource(path + ICUResourcePath.escaped(key), range, comments)
    }
    if count == 0, !path.isEmpty {
      values.append(Value(path: String(path.dropLast()), type: "table", value: .null))
    } else if isCounted, !path.isEmpty {
      tables.append(String(path.dropLast()))
    }
    try expect(.closingBrace)
    depth -= 1
  }

  private mutating func enter() throws(Fault) {
    depth += 1
    guard depth <= ICUResourceParser.maximumDepth else {
      throw Fault(
        message:
          "tables stand inside each other more than \(ICUResourceParser.maximumDepth) levels deep; simplify them",
        range: token.range)
    }
  }

  private mutating func readArray(_ path: String) throws(Fault) {
    try enter()
    var index = 0
    while token.kind != .closingBrace {
      let element = path + "\(index)"
      if case .string(let text) = token.kind {
        add(
          Text(
            path: element, keyRange: token.range, value: text, valueRange: token.range,
            comments: token.comments))
        advance()
      } else {
        try readResource(element, token.range, token.comments)
      }
      index += 1
      if token.kind == .comma { advance() }
    }
    if index == 0 {
      values.append(Value(path: String(path.dropLast()), type: "array", value: .null))
    }
    try expect(.closingBrace)
    depth -= 1
  }

  private mutating func add(_ text: Text) {
    var text = text
    text.comments = pendingComments + text.comments
    pendingComments = []
    texts.append(text)
  }

  /// Reads a resource behind its key.
  private mutating func readResource(
    _ path: String, _ keyRange: Range<Int>, _ comments: [ICUResourceScanner.Comment]
  ) throws(Fault) {
    var type = ""
    var typeRange = token.range
    if token.kind == .colon {
      advance()
      (type, typeRange, _) = try readString(.type)
    }
    try expect(.openingBrace)
    if type.isEmpty { type = guessedType }
    switch type {
    case "string":
      let (value, range, inner) = try readString(.string)
      if path.hasPrefix("%%") {
        pendingComments += comments + inner
        values.append(Value(path: path, type: type, value: .string(value)))
      } else {
        add(
          Text(
            path: path, keyRange: keyRange, value: value, valueRange: range,
            comments: comments + inner))
      }
      try expect(.closingBrace)
    case "table":
      pendingComments += comments
      try readTable(path + "/")
    case "array":
      pendingComments += comments
      try readArray(path + "/")
    case "intvector":
      pendingComments += comments
      try readNumbers(path)
    case "int", "integer", "bin", "binary", "alias", "import", "include",
      _ where type.hasPrefix("process("):
      pendingComments += comments
      try readValue(path, type)
    default:
      throw Fault(
        message:
          "“\(type)” is no type of a resource; the types are string, table, array, int, intvector, bin, alias, import and include",
        range: typeRange)
    }
  }

  /// The type of a resource that says none, by what stands behind its brace.
  private var guessedType: String {
    guard case .string = token.kind else { return "array" }
    switch following.kind {
    case .comma: return "array"
    case .openingBrace, .colon: return "table"
    default: return "string"
    }
  }

  private mutating func readNumbers(_ path: String) throws(Fault) {
    var numbers: [FieldValue] = []
    while token.kind != .closingBrace {
      let (number, _, _) = try readString(.number)
      numbers.append(.string(number))
      if token.kind == .comma { advance() }
    }
    values.append(Value(path: path, type: "intvector", value: .array(numbers)))
    try expect(.closingBrace)
  }

  private mutating func readValue(_ path: String, _ type: String) throws(Fault) {
    var value = ""
    if case .string(let text) = token.kind {
      value = text
      advance()
    }
    values.append(Value(path: path, type: type, value: .string(value)))
    try expect(.closingBrace)
  }
}

/// The keys of tables in tables, joined.
enum ICUResourcePath {
  /// Spells a key as a part of a path: a slash in it has a backslash before it.
  static func escaped(_ key: String) -> String {
    guard key.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }) else {
      return key
    }
    return String(key.flatMap { $0 == "/" || $0 == "\\" ? ["\\", $0] : [$0] })
  }

  /// Returns the keys of a path.
  static func keys(of path: String) -> [String] {
    var keys = [""]
    var isEscaped = false
    for character in path {
      if isEscaped {
        keys[keys.count - 1].append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "/" {
        keys.append("")
      } else {
        keys[keys.count - 1].append(character)
      }
    }
    return keys
  }
}
