/// The formats with braces, and the variables of shells.
extension DirectiveReader {
  /// Reads a name in braces as libintl-perl has it; what is none is text.
  mutating func readPerlBrace() throws(Fault) {
    guard peek().isNameStart else { return }
    let nameStart = offset
    skip(while: \.isNamePart)
    guard take("}") else { return }
    append(.name(String(decoding: bytes[nameStart..<offset - 1], as: UTF8.self)), nil)
  }

  /// Reads a variable of a shell.
  mutating func readShell() throws(Fault) {
    guard take("{") else {
      guard peek().isNameStart else { throw noConversion() }
      let nameStart = offset
      skip(while: \.isNamePart)
      return append(.name(String(decoding: bytes[nameStart..<offset], as: UTF8.self)), nil)
    }
    guard peek().isNameStart else { throw noConversion() }
    let nameStart = offset
    skip(while: \.isNamePart)
    guard peek() == UInt8(ascii: "}") else { throw noConversion() }
    offset += 1
    append(.name(String(decoding: bytes[nameStart..<offset - 1], as: UTF8.self)), nil)
  }

  /// Reads a field of Python's `str.format`.
  mutating func readPythonBrace() throws(Fault) {
    if take("{") { return }
    try readPythonField(isNested: false)
  }

  /// Reads a field behind its opening brace.
  private mutating func readPythonField(isNested: Bool) throws(Fault) {
    let nameStart = offset
    guard takeName() || takeIndex() else { throw noConversion() }
    while true {
      if take(".") {
        guard takeName() else { throw noConversion() }
      } else if take("[") {
        guard takeName() || takeIndex() else { throw noConversion() }
        guard take("]") else { throw noConversion() }
      } else {
        break
      }
    }
    if peek() == UInt8(ascii: ":") {
      guard !isNested else { throw noConversion() }
      offset += 1
      if take("{") {
        // Two braces are a brace, and nothing is nested.
        if !take("{") { try readPythonField(isNested: true) }
      } else {
        skipPythonSpecification()
      }
    }
    // What a field shows is compared with its operators and its specification.
    let nameEnd = offset
    guard take("}") else { throw noConversion() }
    if !isNested {
      append(.name(String(decoding: bytes[nameStart..<nameEnd], as: UTF8.self)), nil)
    }
  }

  private mutating func takeName() -> Bool {
    guard peek().isNameStart else { return false }
    skip(while: \.isNamePart)
    return true
  }

  private mutating func takeIndex() -> Bool {
    guard peek().isDigit else { return false }
    skipDigits()
    return true
  }

  /// Steps over fill, alignment, sign, width, precision and type.
  private mutating func skipPythonSpecification() {
    func isAlignment(_ byte: UInt8) -> Bool { "<>=^".utf8.contains(byte) }
    if isAlignment(peek(1)) { offset += 2 } else if isAlignment(peek()) { offset += 1 }
    if "+- ".utf8.contains(peek()) { offset += 1 }
    _ = take("#")
    skipDigits()
    if take(".") { skipDigits() }
    if "bcdoxXneEfFgG%".utf8.contains(peek()) { offset += 1 }
  }

  /// Reads a composite format of C#.
  mutating func readCSharp() throws(Fault) {
    while offset < bytes.count {
      start = offset
      if take("{{") || take("}}") { continue }
      guard take("{") else {
        if peek() == UInt8(ascii: "}") { throw noConversion() }
        offset += 1
        continue
      }
      guard peek().isDigit else { throw noConversion() }
      var number = 0
      while peek().isDigit {
        number = min(number * 10 + Int(peek() - UInt8(ascii: "0")), 1 << 31)
        offset += 1
      }
      if take(",") {
        _ = take("-")
        guard peek().isDigit else { throw noConversion() }
        skipDigits()
      }
      if peek() == UInt8(ascii: ":") { skip { $0 != UInt8(ascii: "}") } }
      guard take("}") else { throw noConversion() }
      append(.number(number), nil)
    }
  }

  /// Reads a part of a text of Java's `MessageFormat`.
  ///
  /// - Parameter end: The end of the part: of the text, or of one of the texts of a choice.
  mutating func readJava(upTo end: Int) throws(Fault) {
    var isQuoted = false
    while offset < end {
      switch bytes[offset] {
      case UInt8(ascii: "'"):
        // Two apostrophes are one, inside of quotation too.
        if offset + 1 < end, bytes[offset + 1] == UInt8(ascii: "'") {
          offset += 1
        } else {
          isQuoted.toggle()
        }
        offset += 1
      case UInt8(ascii: "{") where !isQuoted: try readJavaArgument(upTo: end)
      case UInt8(ascii: "}") where !isQuoted:
        start = offset
        throw noConversion()
      default: offset += 1
      }
    }
  }

  private mutating func readJavaArgument(upTo end: Int) throws(Fault) {
    start = offset
    let directive = start
    offset += 1
    let close = try closingBrace(before: end)
    guard peek().isDigit else { throw noConversion() }
    var number = 0
    while offset < close, bytes[offset].isDigit {
      number = min(number * 10 + Int(bytes[offset] - UInt8(ascii: "0")), 1 << 31)
      offset += 1
    }
    var type = Self.anyType
    if offset < close {
      if take(",time") || take(",date") {
        type = "date"
        try requireStyle(before: close)
      } else if take(",number") {
        type = "number"
        if try requireStyle(before: close), !isNumberStyle(in: offset + 1..<close) {
          throw fault(.unknown)
        }
      } else if take(",choice") {
        type = "number"
        if try requireStyle(before: close) {
          offset += 1
          try readJavaChoice(upTo: close)
        }
      } else {
        throw noConversion()
      }
    }
    start = directive
    offset = close + 1
    append(.number(number), type)
  }

  private func closingBrace(before end: Int) throws(Fault) -> Int {
    var depth = 0
    for place in offset..<end {
      switch bytes[place] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}") where depth == 0: return place
      case UInt8(ascii: "}"): depth -= 1
      default: break
      }
    }
    throw Fault(kind: .unfinished, range: start..<end)
  }

  /// Returns whether a comma and a style stand behind the kind of an argument.
  @discardableResult
  private mutating func requireStyle(before close: Int) throws(Fault) -> Bool {
    if offset == close { return false }
    guard peek() == UInt8(ascii: ",") else { throw noConversion() }
    return true
  }

  /// Returns whether a style of numbers is a name, or a pattern with a digit in the right places.
  private func isNumberStyle(in range: Range<Int>) -> Bool {
    let style = bytes[range]
    if ["currency", "percent", "integer"].contains(where: { style.elementsEqual($0.utf8) }) {
      return true
    }
    var isQuoted = false
    for part in style.split(
      separator: UInt8(ascii: ";"), maxSplits: 1, omittingEmptySubsequences: false)
    {
      let hasDigit = part.contains { byte in
        if byte == UInt8(ascii: "'") { isQuoted.toggle() }
        return !isQuoted && (byte == UInt8(ascii: "0") || byte == UInt8(ascii: "#"))
      }
      if !hasDigit { return false }
    }
    return true
  }

  /// Reads the texts of a choice: numbers, each with `<`, `#` or `≤` and a text, parted by bars.
  private mutating func readJavaChoice(upTo close: Int) throws(Fault) {
    while offset < close {
      let numberStart = offset
      while offset < close, !"<#|".utf8.contains(bytes[offset]), !isAt("\\u2264") { offset += 1 }
      if offset == close { return }
      guard offset > numberStart else { throw noConversion() }
      guard take("<") || take("#") || take("\\u2264") else { throw noConversion() }
      var isQuoted = false
      var end = offset
      while end < close, isQuoted || bytes[end] != UInt8(ascii: "|") {
        if bytes[end] == UInt8(ascii: "'") { isQuoted.toggle() }
        end += 1
      }
      try readJava(upTo: end)
      offset = end + 1
    }
  }
}
