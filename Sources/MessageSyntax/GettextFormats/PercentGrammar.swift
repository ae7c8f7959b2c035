/// How a language that has formats like those of `printf` spells its directives.
struct PercentGrammar {
  /// What may stand behind the percent sign and the number of an argument.
  let flags: StaticString
  /// Whether `%2$s` names an argument.
  var hasPositions = true
  /// Whether a width and a precision may be `*`.
  var hasStars = false
  /// Whether digits have to stand behind the point of a precision.
  var needsPrecision = false
  /// Whether `'` and any character are a flag.
  var hasPadding = false
  /// Whether a percent sign ends a directive with flags and width, too.
  var hasLongPercent = true
  /// What may stand before the letter without changing what is shown.
  var sizes: StaticString = ""
  /// How arguments are counted.
  var counting = DirectiveReader.Counting.exclusive
  /// Whether every text must show every argument.
  var isRequired = false
  /// The letters of conversions with their types: those of one type stand together, and the first is its name.
  let conversions: StaticString

  static let awk = PercentGrammar(flags: " +-#0", hasStars: true, conversions: "c s di uoxX feEgG")
  static let javascript = PercentGrammar(flags: "-+ 0I", conversions: "c s dboxX f")
  static let elisp = PercentGrammar(
    flags: " +-#0", hasStars: true, counting: .running, conversions: "c dixXo feEgG s S")
  static let librep = PercentGrammar(
    flags: "-^0+ ", counting: .running, conversions: "c dxXo s S")
  static let lua = PercentGrammar(
    flags: "", hasPositions: false, hasLongPercent: false, isRequired: true,
    conversions: "c dioxXu faAeEgG s q")
  static let php = PercentGrammar(
    flags: "0- ", needsPrecision: true, hasPadding: true, hasLongPercent: false, sizes: "l",
    counting: .independent, conversions: "c s dbuoxX fe")

  /// Returns the type of a conversion; `nil` where there is none such.
  func type(of letter: UInt8) -> String? {
    conversions.withUTF8Buffer { letters in
      var first: UInt8 = UInt8(ascii: " ")
      for index in letters.indices {
        let each = unsafe letters[index]
        if first == UInt8(ascii: " ") { first = each }
        if each == UInt8(ascii: " ") { first = each }
        if each == letter, letter != UInt8(ascii: " ") {
          return String(UnicodeScalar(first))
        }
      }
      return nil
    }
  }
}

extension DirectiveReader {
  /// Reads a directive of one of the languages that differ in little.
  mutating func readPercent(_ grammar: PercentGrammar) throws(Fault) {
    counting = grammar.counting
    isRequired = grammar.isRequired
    if take("%") { return }
    let position = grammar.hasPositions ? try readPosition() : nil
    skipFlags(grammar)
    let first = arguments.count
    if grammar.hasStars { try readLength() } else { skipDigits() }
    if take(".") {
      if grammar.needsPrecision, !peek().isDigit { throw noConversion() }
      if grammar.hasStars { try readLength() } else { skipDigits() }
    }
    if peek() != 0, grammar.sizes.utf8CodeUnitCount > 0 { _ = take(grammar.sizes) }
    if grammar.hasLongPercent, take("%") { return closeDirective(from: first) }
    if format == .javascript, take("j") {
      return try add(position, Self.anyType)
    }
    guard let type = grammar.type(of: peek()) else { throw noConversion() }
    offset += 1
    try add(position, type)
    closeDirective(from: first)
  }

  /// Reads the number of an argument behind the percent sign.
  private mutating func readPosition() throws(Fault) -> Int? {
    guard counting == .running else { return try takePosition() }
    let before = offset
    guard let number = takeNumber() else { return nil }
    guard number > 0 else {
      offset = before
      return nil
    }
    // The widths of the directive are counted from there.
    count(from: number)
    return nil
  }

  private mutating func skipFlags(_ grammar: PercentGrammar) {
    while offset < bytes.count {
      if grammar.hasPadding, peek() == UInt8(ascii: "'"), offset + 1 < bytes.count {
        offset += 2
        continue
      }
      let before = offset
      skip(anyOf: grammar.flags)
      if offset == before { return }
    }
  }

  /// Reads a directive of Tcl.
  mutating func readTcl() throws(Fault) {
    counting = .running
    if take("%") { return }
    let number = try takePosition()
    let isNumbered = number != nil
    if let numbersAll, numbersAll != isNumbered { throw fault(.mixed) }
    numbersAll = isNumbered
    if let number { count(from: number) }
    let first = arguments.count
    skip(anyOf: " +-#0")
    try readTclLength()
    if take(".") { try readTclLength() }
    let isShort = take("h")
    if !isShort { _ = take("l") }
    let letters = PercentGrammar(flags: "", conversions: "c s di uoxX feEgG")
    guard let type = letters.type(of: peek()) else { throw noConversion() }
    offset += 1
    let hasSize = type == "d" || type == "u"
    try add(nil, isShort && hasSize ? "h" + type : type)
    closeDirective(from: first)
  }

  private mutating func readTclLength() throws(Fault) {
    if take("*") { try add(nil, "d") } else { skipDigits() }
  }
}
