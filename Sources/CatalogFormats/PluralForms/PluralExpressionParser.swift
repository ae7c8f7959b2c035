internal import SourceText

/// What keeps a text from being an expression of a `Plural-Forms` header.
struct PluralExpressionError: Error, Hashable, Sendable {
  /// What is wrong.
  enum Kind: Hashable, Sendable {
    /// Something else stands where an operand must be.
    case operandExpected
    /// A parenthesis or a condition is not closed: the character that is missing.
    case missing(String)
    /// Something is left behind the end of the expression.
    case unexpected
    /// Parentheses and negations are nested too deep.
    case tooDeep
  }

  /// What is wrong.
  let kind: Kind
  /// Where, as an offset in the bytes that were parsed.
  let offset: Int
}

/// Reads an expression by the precedence of its operators.
///
/// Conditions and operators that follow each other take no stack, so only parentheses and negations are counted.
struct PluralExpressionParser {
  /// The number of parentheses and negations that may enclose an operand; real headers have fewer than ten.
  static let maximumDepth = 200

  private let bytes: ArraySlice<UInt8>
  private var offset: Int
  private var steps: [PluralExpression.Step] = []
  private var depth = 0

  /// Reads a whole expression.
  ///
  /// - Parameter bytes: The text between `plural=` and `;`.
  static func parse(
    _ bytes: ArraySlice<UInt8>
  ) throws(PluralExpressionError) -> PluralExpression {
    var parser = PluralExpressionParser(bytes)
    try parser.condition()
    parser.skipSpace()
    guard parser.offset == bytes.endIndex else { throw parser.error(.unexpected) }
    return PluralExpression(steps: parser.steps)
  }

  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    offset = bytes.startIndex
  }

  private func error(_ kind: PluralExpressionError.Kind) -> PluralExpressionError {
    PluralExpressionError(kind: kind, offset: offset)
  }

  /// Reads `a ? b : c ? d : e`.
  private mutating func condition() throws(PluralExpressionError) {
    var ends: [Int] = []
    try disjunction()
    while take("?") {
      let test = steps.count
      steps.append(.skipUnless(0))
      try nested { parser throws(PluralExpressionError) in try parser.condition() }
      guard take(":") else { throw error(.missing(":")) }
      ends.append(steps.count)
      steps.append(.skip(0))
      steps[test] = .skipUnless(steps.count)
      try disjunction()
    }
    for end in ends { steps[end] = .skip(steps.count) }
  }

  private mutating func disjunction() throws(PluralExpressionError) {
    try conjunction()
    while take("||") {
      let test = steps.count
      steps.append(.keepTruth(0))
      try conjunction()
      steps.append(.truth)
      steps[test] = .keepTruth(steps.count)
    }
  }

  private mutating func conjunction() throws(PluralExpressionError) {
    try binary(level: 0)
    while take("&&") {
      let test = steps.count
      steps.append(.keepZero(0))
      try binary(level: 0)
      steps.append(.truth)
      steps[test] = .keepZero(steps.count)
    }
  }

  /// The operators with two operands, from those that bind weakest, longer spellings first.
  private static let levels: [[(spelling: StaticString, operator: PluralExpression.Operator)]] = [
    [("==", .equal), ("!=", .unequal)],
    [("<=", .lessOrEqual), (">=", .greaterOrEqual), ("<", .less), (">", .greater)],
    [("+", .plus), ("-", .minus)], [("*", .times), ("/", .divided), ("%", .modulo)],
  ]

  private mutating func binary(level: Int) throws(PluralExpressionError) {
    guard level < Self.levels.count else { return try operand() }
    try binary(level: level + 1)
    while let found = Self.levels[level].first(where: { take($0.spelling) }) {
      try binary(level: level + 1)
      steps.append(.binary(found.operator))
    }
  }

  private mutating func operand() throws(PluralExpressionError) {
    skipSpace()
    guard offset < bytes.endIndex else { throw error(.operandExpected) }
    switch bytes[offset] {
    case UInt8(ascii: "n"):
      offset += 1
      steps.append(.count)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): steps.append(.number(number()))
    case UInt8(ascii: "!"):
      offset += 1
      try nested { parser throws(PluralExpressionError) in try parser.operand() }
      steps.append(.not)
    case UInt8(ascii: "("):
      offset += 1
      try nested { parser throws(PluralExpressionError) in try parser.condition() }
      guard take(")") else { throw error(.missing(")")) }
    default: throw error(.operandExpected)
    }
  }

  private mutating func nested(
    _ body: (inout PluralExpressionParser) throws(PluralExpressionError) -> Void
  ) throws(PluralExpressionError) {
    guard depth < Self.maximumDepth else { throw error(.tooDeep) }
    depth += 1
    try body(&self)
    depth -= 1
  }

  private mutating func number() -> UInt {
    var number: UInt = 0
    while offset < bytes.endIndex, 0x30...0x39 ~= bytes[offset] {
      number = number &* 10 &+ UInt(bytes[offset] - 0x30)
      offset += 1
    }
    return number
  }

  private mutating func take(_ spelling: StaticString) -> Bool {
    skipSpace()
    let wanted = unsafe UnsafeBufferPointer(
      start: spelling.utf8Start, count: spelling.utf8CodeUnitCount)
    guard unsafe bytes[offset...].starts(with: wanted) else { return false }
    offset += wanted.count
    return true
  }

  private mutating func skipSpace() {
    while offset < bytes.endIndex, bytes[offset] == 0x20 || bytes[offset] == 0x09 { offset += 1 }
  }
}
