/// The formats of C, of Objective-C and of GCC's diagnostics.
extension DirectiveReader {
  /// Reads a directive of C or Objective-C.
  mutating func readC() throws(Fault) {
    let position = try takePosition()
    skip(anyOf: isTranslation ? " +-#0'I" : " +-#0'")
    let first = arguments.count
    try readLength()
    if take(".") { try readLength() }
    let type = try take("<") ? readMacroOfC() : readConversionOfC()
    if let type { try add(position, type) }
    closeDirective(from: first)
  }

  /// Reads the name of a macro such as `PRIu64`, which `<inttypes.h>` defines, and the bracket behind it.
  private mutating func readMacroOfC() throws(Fault) -> String? {
    guard take("PRI") else { throw fault(.unknown) }
    let letter = peek()
    offset += 1
    let type: String
    switch letter {
    case UInt8(ascii: "i"), UInt8(ascii: "d"): type = "d"
    case UInt8(ascii: "u"), UInt8(ascii: "o"), UInt8(ascii: "x"), UInt8(ascii: "X"): type = "u"
    default: throw fault(.unknown)
    }
    if take("MAX") {
      guard take(">") else { throw fault(.unknown) }
      return "j" + type
    }
    if take("PTR") {
      guard take(">") else { throw fault(.unknown) }
      return "<PTR>" + type
    }
    let kind = take("LEAST") ? "LEAST" : take("FAST") ? "FAST" : ""
    for size in ["8", "16", "32", "64"] where bytes[offset...].starts(with: size.utf8) {
      offset += size.utf8.count
      guard take(">") else { throw fault(.unknown) }
      return "<\(kind)\(size)>" + type
    }
    throw fault(.unknown)
  }

  /// Reads size and letter of a conversion, and returns its type; `nil` where it shows no argument.
  private mutating func readConversionOfC() throws(Fault) -> String? {
    let size = readSizeOfC()
    let letter = peek()
    guard letter != 0 else { throw noConversion() }
    offset += 1
    let isWide = size == "l" || size == "ll"
    switch letter {
    case UInt8(ascii: "%"), UInt8(ascii: "m"): return nil
    case UInt8(ascii: "c"): return isWide ? "lc" : "c"
    case UInt8(ascii: "C"): return "lc"
    case UInt8(ascii: "s"): return isWide ? "ls" : "s"
    case UInt8(ascii: "S"): return "ls"
    case UInt8(ascii: "d"), UInt8(ascii: "i"): return size + "d"
    case UInt8(ascii: "u"), UInt8(ascii: "o"), UInt8(ascii: "x"), UInt8(ascii: "X"):
      return size + "u"
    case UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "f"), UInt8(ascii: "F"),
      UInt8(ascii: "g"), UInt8(ascii: "G"), UInt8(ascii: "a"), UInt8(ascii: "A"):
      return size == "ll" ? "Lf" : "f"
    case UInt8(ascii: "p"): return "p"
    case UInt8(ascii: "n"): return size + "n"
    case UInt8(ascii: "@") where format == .objectiveC: return "@"
    default:
      offset -= 1
      throw noConversion()
    }
  }

  private mutating func readSizeOfC() -> String {
    var size = ""
    while true {
      switch peek() {
      case UInt8(ascii: "h"): size = size == "h" || size == "hh" ? "hh" : "h"
      case UInt8(ascii: "l"): size = size == "l" || size == "ll" ? "ll" : "l"
      case UInt8(ascii: "L"), UInt8(ascii: "q"): size = "ll"
      case UInt8(ascii: "j"): size = "j"
      case UInt8(ascii: "z"), UInt8(ascii: "Z"): size = "z"
      case UInt8(ascii: "t"): size = "t"
      default: return size
      }
      offset += 1
    }
  }

  /// Reads a directive of GCC's diagnostics.
  mutating func readGCC() throws(Fault) {
    if take("%") || take("<") || take(">") || take("'") { return }
    if take("m") {
      isRequired = true
      append(.name("%m"), nil)
      isRequired = false
      return
    }
    let position = try takePosition()
    let flags = try readFlagsOfGCC()
    let first = arguments.count
    if take(".") { try readPrecisionOfGCC(position) }
    let letter = peek()
    let size =
      flags.contains("ll") ? "ll" : flags.contains("l") ? "l" : flags.contains("w") ? "w" : ""
    let type: String
    switch letter {
    case UInt8(ascii: "i"), UInt8(ascii: "d"): type = size + "d"
    case UInt8(ascii: "o"), UInt8(ascii: "u"), UInt8(ascii: "x"): type = size + "u"
    case UInt8(ascii: "c"), UInt8(ascii: "s"), UInt8(ascii: "p"), UInt8(ascii: "H"),
      UInt8(ascii: "J"), UInt8(ascii: "K"), UInt8(ascii: "D"), UInt8(ascii: "F"),
      UInt8(ascii: "T"), UInt8(ascii: "E"), UInt8(ascii: "A"), UInt8(ascii: "C"),
      UInt8(ascii: "L"), UInt8(ascii: "O"), UInt8(ascii: "P"), UInt8(ascii: "Q"),
      UInt8(ascii: "V"):
      // What is shown of a declaration is the same for both.
      type = letter == UInt8(ascii: "J") ? "D" : String(UnicodeScalar(letter))
    default: throw noConversion()
    }
    offset += 1
    try add(position, type)
    closeDirective(from: first)
  }

  /// Reads flags and sizes, each at most once.
  private mutating func readFlagsOfGCC() throws(Fault) -> String {
    var flags = ""
    while true {
      let flag = peek()
      guard "qlw+#".utf8.contains(flag) else { return flags }
      offset += 1
      let count = flags.utf8.reduce(0) { $0 + ($1 == flag ? 1 : 0) }
      let isRefused =
        switch flag {
        case UInt8(ascii: "l"): count > 1 || flags.contains("w")
        case UInt8(ascii: "w"): count > 0 || flags.contains("l")
        default: count > 0
        }
      if isRefused { throw fault(.unknown) }
      if flag == UInt8(ascii: "l"), count == 1, !flags.hasSuffix("l") {
        flags = flags.filter { $0 != "l" } + "ll"
      } else {
        flags.append(Character(UnicodeScalar(flag)))
      }
    }
  }

  /// Reads the precision of a string: digits, or the argument before it.
  private mutating func readPrecisionOfGCC(_ position: Int?) throws(Fault) {
    if peek().isDigit {
      skipDigits()
    } else if take("*") {
      let number = try takePosition()
      if let number {
        guard let position else { throw fault(.mixed) }
        guard number == position - 1 else { throw fault(.unknown) }
      }
      try add(number, "d")
    } else {
      throw noConversion()
    }
    guard peek() == UInt8(ascii: "s") else { throw noConversion() }
  }

  /// Reads a directive of GNU Fortran's diagnostics.
  mutating func readFortran() throws(Fault) {
    counting = .running
    if take("%") { return }
    if let position = try takePosition() { count(from: position) }
    let isLong = peek() == UInt8(ascii: "l")
    if take("C") {
      try add(nil, Self.placeType)
      isRequired = true
      append(Self.currentPlace, nil)
      isRequired = false
      return
    }
    if isLong { offset += 1 }
    let type: String
    switch peek() {
    case UInt8(ascii: "L") where !isLong: type = "L"
    case UInt8(ascii: "c") where !isLong: type = "c"
    case UInt8(ascii: "s") where !isLong: type = "s"
    case UInt8(ascii: "i"), UInt8(ascii: "d"): type = isLong ? "ld" : "d"
    case UInt8(ascii: "u"): type = isLong ? "lu" : "u"
    default: throw noConversion()
    }
    offset += 1
    try add(nil, type)
  }
}
