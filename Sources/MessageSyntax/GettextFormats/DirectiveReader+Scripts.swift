/// The formats of Perl, Python and Ruby, which name or choose their arguments.
extension DirectiveReader {
  /// Reads a directive of Perl.
  mutating func readPerl() throws(Fault) {
    counting = .independent
    let first = arguments.count
    let position = takePerlPosition()
    skip(anyOf: " +-#0")
    let isVector = try readPerlVector()
    if isVector { try add(position, "_") }
    if take("*") {
      try add(takePerlPosition(), "d")
    } else if peek() != UInt8(ascii: "0") {
      skipDigits()
    }
    if take(".") {
      if take("*") { try add(takePerlPosition(), "d") } else { skipDigits() }
    }
    let type = try readPerlConversion()
    if let type, !isVector { try add(position, type) }
    closeDirective(from: first)
  }

  private mutating func takePerlPosition() -> Int? {
    peek() == UInt8(ascii: "0") ? nil : takeNumber()
  }

  /// Reads the mark of a vector and the argument that joins its numbers.
  private mutating func readPerlVector() throws(Fault) -> Bool {
    if take("v") { return true }
    guard peek() == UInt8(ascii: "*") else { return false }
    let before = offset
    offset += 1
    let number = takePerlPosition()
    guard take("v") else {
      offset = before
      return false
    }
    try add(number, "_")
    return true
  }

  private mutating func readPerlConversion() throws(Fault) -> String? {
    let size = readPerlSize()
    let letter = peek()
    guard letter != 0 else { throw noConversion() }
    offset += 1
    switch letter {
    case UInt8(ascii: "%"): return nil
    case UInt8(ascii: "c"), UInt8(ascii: "s"), UInt8(ascii: "_"), UInt8(ascii: "p"):
      return String(UnicodeScalar(letter))
    case UInt8(ascii: "D"): return "Vd"
    case UInt8(ascii: "i"), UInt8(ascii: "d"): return size + "d"
    case UInt8(ascii: "U"), UInt8(ascii: "O"): return "Vu"
    case UInt8(ascii: "u"), UInt8(ascii: "b"), UInt8(ascii: "o"), UInt8(ascii: "x"),
      UInt8(ascii: "X"):
      return size + "u"
    case UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "f"), UInt8(ascii: "F"),
      UInt8(ascii: "g"), UInt8(ascii: "G"):
      guard size != "h", size != "l" else { throw fault(.unknown) }
      return size + "f"
    case UInt8(ascii: "n"): return size + "n"
    default:
      offset -= 1
      throw noConversion()
    }
  }

  private mutating func readPerlSize() -> String {
    if take("h") { return "h" }
    if take("ll") || take("L") || take("q") || take("I64") { return "ll" }
    if take("l") { return "l" }
    if take("V") { return "V" }
    if take("I32") { return "" }
    return take("I") ? "I" : ""
  }

  /// Reads a conversion of Python.
  mutating func readPython() throws(Fault) {
    let first = arguments.count
    let name = try readPythonName()
    skip(anyOf: " +-#0")
    try readPythonLength()
    var isEmpty = false
    if take(".") {
      let digits = offset
      try readPythonLength()
      isEmpty = offset > digits && bytes[digits..<offset].allSatisfy { $0 == UInt8(ascii: "0") }
    }
    skipOne(of: "hlL")
    let letters = PercentGrammar(flags: "", conversions: "c sr diuoxX feEgG")
    if take("%") {
      // A name before it counts, as an argument of no type.
      if let name { try addPython(name, nil) }
      return closeDirective(from: first)
    }
    guard let type = letters.type(of: peek()) else { throw noConversion() }
    offset += 1
    try addPython(name, type == "s" && isEmpty ? Self.anyType : type)
    closeDirective(from: first)
  }

  private mutating func readPythonName() throws(Fault) -> String? {
    guard take("(") else { return nil }
    let nameStart = offset
    var depth = 0
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")") where depth == 0:
        offset += 1
        return String(decoding: bytes[nameStart..<offset - 1], as: UTF8.self)
      case UInt8(ascii: ")"): depth -= 1
      default: break
      }
      offset += 1
    }
    throw fault(.unfinished)
  }

  private mutating func readPythonLength() throws(Fault) {
    if take("*") { try addPython(nil, "d") } else { skipDigits() }
  }

  private mutating func addPython(_ name: String?, _ type: String?) throws(Fault) {
    if let numbersAll, numbersAll != (name == nil) { throw fault(.mixed) }
    numbersAll = name == nil
    if let name { return append(.name(name), type) }
    isRequired = true
    try add(nil, type)
  }

  private mutating func skipOne(of set: StaticString) {
    let byte = peek()
    if byte != 0, set.withUTF8Buffer({ unsafe $0.contains(byte) }) { offset += 1 }
  }

  /// Reads a directive of Ruby.
  mutating func readRuby() throws(Fault) {
    isRequired = false
    var directive = RubyDirective()
    while try readRubyPart(&directive) {}
    let letters = PercentGrammar(flags: "", conversions: "s p c diuoxXbB fgGeEaA")
    var type: String?
    if take("%") || take("\n") {
      type = nil
    } else if take("{") {
      try directive.setName(try readRubyName(endingIn: UInt8(ascii: "}")), self)
      type = "s"
    } else {
      guard let found = letters.type(of: peek()) else { throw noConversion() }
      offset += 1
      type = found
    }
    let first = arguments.count
    for length in directive.lengths { try addRuby(length, "d") }
    if let type {
      if let name = directive.name {
        guard numbersAll != true else { throw fault(.mixed) }
        numbersAll = false
        append(.name(name), type)
      } else {
        try addRuby(directive.number, type)
      }
    }
    closeDirective(from: first)
  }

  /// Adds an argument of Ruby without a name: all texts have to show as many of them.
  private mutating func addRuby(_ number: Int?, _ type: String) throws(Fault) {
    guard numbersAll != false else { throw fault(.mixed) }
    numbersAll = true
    isRequired = true
    try add(number, type)
  }

  private mutating func readRubyPart(_ directive: inout RubyDirective) throws(Fault) -> Bool {
    switch peek() {
    case UInt8(ascii: " "), UInt8(ascii: "#"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "0"):
      guard !directive.hasWidth, !directive.hasPrecision else { throw fault(.unknown) }
      offset += 1
    case UInt8(ascii: "<"):
      offset += 1
      try directive.setName(try readRubyName(endingIn: UInt8(ascii: ">")), self)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      if let number = takeNumber() {
        guard directive.name == nil, directive.number == nil else { throw fault(.mixed) }
        directive.number = number > 0 ? number : nil
      } else {
        skipDigits()
        try directive.setWidth(self)
      }
    case UInt8(ascii: "*"):
      offset += 1
      let number = try takePosition()
      try directive.setWidth(self)
      directive.lengths.append(number)
    case UInt8(ascii: "."):
      offset += 1
      guard !directive.hasPrecision else { throw fault(.unknown) }
      directive.hasPrecision = true
      if take("*") { directive.lengths.append(try takePosition()) } else { skipDigits() }
    default: return false
    }
    return true
  }

  private mutating func readRubyName(endingIn end: UInt8) throws(Fault) -> String {
    guard numbersAll != true else { throw fault(.mixed) }
    let nameStart = offset
    skip { $0 != end }
    guard offset < bytes.count else { throw fault(.unfinished) }
    offset += 1
    return String(decoding: bytes[nameStart..<offset - 1], as: UTF8.self)
  }
}

/// What a directive of Ruby has before its letter.
private struct RubyDirective {
  var name: String?
  var number: Int?
  /// The arguments that width and precision read, with their numbers where those are said.
  var lengths: [Int?] = []
  var hasWidth = false
  var hasPrecision = false

  mutating func setName(
    _ name: String, _ reader: DirectiveReader
  ) throws(FormatDirectives.Fault) {
    guard self.name == nil, number == nil, lengths.isEmpty else { throw reader.fault(.mixed) }
    self.name = name
  }

  mutating func setWidth(_ reader: DirectiveReader) throws(FormatDirectives.Fault) {
    guard !hasWidth, !hasPrecision else { throw reader.fault(.unknown) }
    hasWidth = true
  }
}
