/// The formats of Qt, KDE, Smalltalk, Object Pascal, Boost and Java's `String.format`.
extension DirectiveReader {
  /// Reads an argument of Qt: one or two digits.
  mutating func readQt() throws(Fault) {
    isRequired = true
    let hasLocale = take("L")
    guard peek().isDigit else { return }
    var number = Int(peek() - UInt8(ascii: "0"))
    offset += 1
    var isComplex = hasLocale
    if peek().isDigit {
      number = number * 10 + Int(peek() - UInt8(ascii: "0"))
      offset += 1
      isComplex = true
    }
    append(.number(number), nil)
    if isComplex, complexRange == nil { complexRange = start..<offset }
  }

  /// Reads the number of Qt's plural forms.
  mutating func readQtPlural() throws(Fault) {
    _ = take("L")
    if take("n") { append(.name("n"), nil) }
  }

  /// Reads an argument of KDE.
  mutating func readKDE() throws(Fault) {
    guard peek().isDigit, peek() != UInt8(ascii: "0") else { return }
    var number = 0
    while peek().isDigit {
      number = min(number * 10 + Int(peek() - UInt8(ascii: "0")), 1 << 32)
      offset += 1
    }
    append(.number(number), nil)
  }

  /// Reads an argument of Smalltalk or YCP: one digit.
  mutating func readSmalltalk() throws(Fault) {
    if take("%") { return }
    guard peek().isDigit, peek() != UInt8(ascii: "0") else { throw noConversion() }
    offset += 1
    append(.number(Int(bytes[offset - 1] - UInt8(ascii: "0"))), nil)
  }

  /// Reads a directive of Object Pascal.
  mutating func readPascal() throws(Fault) {
    counting = .independent
    if take("%") { return }
    let first = arguments.count
    var position: Int?
    var isChosen = false
    if take(":") {
      position = 0
    } else if take("*:") {
      isChosen = true
    } else {
      position = takeNumber(endingIn: UInt8(ascii: ":"))
    }
    _ = take("-")
    try readPascalLength()
    if take(".") {
      guard peek().isDigit || peek() == UInt8(ascii: "*") else { throw noConversion() }
      try readPascalLength()
    }
    let letters = PercentGrammar(flags: "", conversions: "dux fegnm s p")
    let letter = peek() >= UInt8(ascii: "A") && peek() <= UInt8(ascii: "Z") ? peek() | 0x20 : peek()
    guard let type = letters.type(of: letter) else { throw noConversion() }
    offset += 1
    // Numbers in the text begin at 0, and those that are counted at 1.
    if isChosen { try add(nil, "d") } else { try add(position.map { $0 + 1 }, type) }
    closeDirective(from: first)
  }

  private mutating func readPascalLength() throws(Fault) {
    if take("*") { try add(nil, "d") } else { skipDigits() }
  }

  /// Reads a directive of Boost.
  mutating func readBoost() throws(Fault) {
    if take("%") { return }
    let first = arguments.count
    let hasBars = take("|")
    var position: Int?
    if peek() != UInt8(ascii: "0") {
      position = takeNumber()
      if position == nil, !hasBars, let number = takeNumber(endingIn: UInt8(ascii: "%")) {
        return try add(number, Self.anyType)
      }
    }
    skip(anyOf: " +-#0'_=hl")
    try readLength()
    if take(".") { try readLength() }
    skip(anyOf: "hlL")
    let type = try readBoostConversion(hasBars)
    if hasBars, !take("|") { throw noConversion() }
    if let type { try add(position, type) }
    closeDirective(from: first)
  }

  private mutating func readBoostConversion(_ hasBars: Bool) throws(Fault) -> String? {
    if hasBars, peek() == UInt8(ascii: "|") { return Self.anyType }
    let letter = peek()
    let letters = PercentGrammar(flags: "", conversions: "cC sS diouxX feEgG p")
    switch letter {
    case UInt8(ascii: "t"), UInt8(ascii: "n"):
      offset += 1
      return nil
    case UInt8(ascii: "T"):
      offset += 1
      guard offset < bytes.count else { throw fault(.unfinished) }
      offset += 1
      return nil
    default:
      guard let type = letters.type(of: letter) else { throw noConversion() }
      offset += 1
      return type == "s" ? Self.anyType : type
    }
  }

  /// Reads a text of Java's `String.format`.
  mutating func readJavaPrintf() throws(Fault) {
    counting = .independent
    var last: Int?
    var counted = 0
    while let place = bytes[offset...].firstIndex(of: format.marker) {
      start = place
      offset = place + 1
      var position: Int?
      if take("<") {
        guard let last else { throw fault(.unknown) }
        position = last
      } else {
        position = try takePosition()
      }
      let flags = offset
      skip(anyOf: "#0- +,(")
      var used = Array(bytes[flags..<offset])
      if peek().isDigit { used.append(UInt8(ascii: "1")) }
      skipDigits()
      if take(".") {
        guard peek().isDigit else { throw noConversion() }
        skipDigits()
        used.append(UInt8(ascii: "."))
      }
      guard let type = try readJavaConversion(used) else { continue }
      if position == nil { counted += 1 }
      last = position ?? counted
      try add(position, type)
    }
  }

  /// Reads the letter of a conversion of Java.
  ///
  /// - Parameter used: The flags before it, `1` for a width and `.` for a precision.
  /// - Returns: The type; `nil` where no argument is shown.
  private mutating func readJavaConversion(_ used: [UInt8]) throws(Fault) -> String? {
    let letter = peek()
    guard letter != 0 else { throw noConversion() }
    let (refused, type): (StaticString, String?) =
      switch letter {
      case UInt8(ascii: "%"): ("#0 +,(.", nil)
      case UInt8(ascii: "n"): ("#0- +,(1.", nil)
      case UInt8(ascii: "b"), UInt8(ascii: "B"), UInt8(ascii: "h"), UInt8(ascii: "H"),
        UInt8(ascii: "s"), UInt8(ascii: "S"):
        ("0 +,(", "s")
      case UInt8(ascii: "c"), UInt8(ascii: "C"): ("#0 +,(.", "c")
      case UInt8(ascii: "d"): ("#.", "d")
      case UInt8(ascii: "o"), UInt8(ascii: "x"), UInt8(ascii: "X"): (",.", "d")
      case UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "f"), UInt8(ascii: "g"),
        UInt8(ascii: "G"):
        ("", "f")
      case UInt8(ascii: "a"), UInt8(ascii: "A"): (",(", "f")
      case UInt8(ascii: "t"), UInt8(ascii: "T"): ("#0 +,(.", "t")
      default: throw noConversion()
      }
    offset += 1
    let isRefused = refused.withUTF8Buffer { letters in
      used.contains { unsafe letters.contains($0) }
    }
    if isRefused { throw fault(.unknown) }
    if type == "t" {
      guard "HIklMSLNpzZsQBbhAaCYyjmdeRTrDFc".utf8.contains(peek()) else { throw noConversion() }
      offset += 1
    }
    return type
  }
}
