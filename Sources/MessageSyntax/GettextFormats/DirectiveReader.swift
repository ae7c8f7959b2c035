/// Reads the directives of one text; each language has its part in an extension.
struct DirectiveReader {
  typealias Argument = FormatDirectives.Argument
  typealias Fault = FormatDirectives.Fault

  /// How arguments without a number are counted.
  enum Counting {
    /// All arguments of a text have numbers, or none has.
    case exclusive
    /// They are counted whatever numbers there are beside them.
    case independent
    /// Each is the one behind the argument before, be that numbered or not.
    case running
  }

  /// The type of an argument that is shown in any way.
  static let anyType = "any"

  let bytes: [UInt8]
  let format: GettextFormat
  let isTranslation: Bool
  var offset = 0
  /// Where the directive begins that is being read.
  var start = 0
  var counting = Counting.exclusive
  var isRequired = false
  var complexRange: Range<Int>?
  /// Whether all directives name their arguments by numbers, or none does; `nil` before the first.
  var numbersAll: Bool?
  private(set) var arguments: [Argument] = []
  private var hasNumbers: Bool?
  private var count = 0

  init(_ bytes: [UInt8], _ format: GettextFormat, isTranslation: Bool) {
    self.bytes = bytes
    self.format = format
    self.isTranslation = isTranslation
  }

  /// What was read, with each argument once.
  var result: (arguments: [Argument], complexRange: Range<Int>?) { (arguments, complexRange) }

  /// Reads all of the text.
  mutating func read() throws(Fault) {
    switch format {
    case .c, .objectiveC: try readEach { reader throws(Fault) in try reader.readC() }
    case .awk: try readEach { reader throws(Fault) in try reader.readPercent(.awk) }
    case .javascript: try readEach { reader throws(Fault) in try reader.readPercent(.javascript) }
    case .elisp: try readEach { reader throws(Fault) in try reader.readPercent(.elisp) }
    case .librep: try readEach { reader throws(Fault) in try reader.readPercent(.librep) }
    case .lua: try readEach { reader throws(Fault) in try reader.readPercent(.lua) }
    case .php: try readEach { reader throws(Fault) in try reader.readPercent(.php) }
    case .tcl: try readEach { reader throws(Fault) in try reader.readTcl() }
    case .perl: try readEach { reader throws(Fault) in try reader.readPerl() }
    case .python: try readEach { reader throws(Fault) in try reader.readPython() }
    case .ruby: try readEach { reader throws(Fault) in try reader.readRuby() }
    case .javaPrintf: try readJavaPrintf()
    case .pascal: try readEach { reader throws(Fault) in try reader.readPascal() }
    case .boost: try readEach { reader throws(Fault) in try reader.readBoost() }
    case .gccInternal: try readEach { reader throws(Fault) in try reader.readGCC() }
    case .gfcInternal: try readEach { reader throws(Fault) in try reader.readFortran() }
    case .qt: try readEach { reader throws(Fault) in try reader.readQt() }
    case .qtPlural: try readEach { reader throws(Fault) in try reader.readQtPlural() }
    case .kde: try readEach { reader throws(Fault) in try reader.readKDE() }
    case .smalltalk, .ycp: try readEach { reader throws(Fault) in try reader.readSmalltalk() }
    case .shell: try readEach { reader throws(Fault) in try reader.readShell() }
    case .perlBrace: try readEach { reader throws(Fault) in try reader.readPerlBrace() }
    case .pythonBrace: try readEach { reader throws(Fault) in try reader.readPythonBrace() }
    case .csharp: try readCSharp()
    case .java: try readJava(upTo: bytes.count)
    }
    try finish()
  }

  private mutating func readEach(
    _ body: (inout DirectiveReader) throws(Fault) -> Void
  ) throws(Fault) {
    while let place = bytes[offset...].firstIndex(of: format.marker) {
      start = place
      offset = place + 1
      try body(&self)
    }
  }

  /// Puts the arguments in order, each once.
  private mutating func finish() throws(Fault) {
    if format == .gfcInternal { arguments = try withoutPlaces(arguments) }
    arguments = try unique(arguments)
    switch format {
    case .c, .objectiveC: try checkGaps()
    // What is compared is how many there are.
    case .ruby where hasOnlyNumbers:
      for index in arguments.indices { arguments[index].name = .number(index + 1) }
    case .csharp: fillGaps()
    case .kde: try checkKDEGaps()
    default: break
    }
  }

  private var hasOnlyNumbers: Bool {
    arguments.allSatisfy { if case .number = $0.name { true } else { false } }
  }

  private func unique(_ arguments: [Argument]) throws(Fault) -> [Argument] {
    guard arguments.count > 1 else { return arguments }
    var result: [Argument] = []
    // Sorting keeps the order of equal names.
    for argument in arguments.sorted(by: { $0.name < $1.name }) {
      guard let last = result.last, last.name == argument.name else {
        result.append(argument)
        continue
      }
      guard last.type != argument.type else { continue }
      guard hasAnyType else {
        throw Fault(
          kind: .conflicting(last.type ?? "", argument.type ?? ""), range: argument.range)
      }
      if last.type == Self.anyType {
        result[result.count - 1].type = argument.type
      } else if argument.type != Self.anyType {
        throw Fault(
          kind: .conflicting(last.type ?? "", argument.type ?? ""), range: argument.range)
      }
    }
    return result
  }

  /// Whether a type that fits every other one gives way to those.
  private var hasAnyType: Bool {
    switch format {
    case .python, .boost, .java: true
    default: false
    }
  }

  private func checkGaps() throws(Fault) {
    for (index, argument) in arguments.enumerated() where argument.name != .number(index + 1) {
      throw Fault(kind: .gap(index + 1), range: argument.range)
    }
  }

  /// KDE may leave one argument out, which the number of a plural form is then.
  private func checkKDEGaps() throws(Fault) {
    guard let last = arguments.last, case .number(let number) = last.name,
      number > arguments.count + 1
    else { return }
    let missing = (1...number).first { number in
      !arguments.contains { $0.name == .number(number) }
    }
    throw Fault(kind: .gap(missing ?? 1), range: last.range)
  }

  private mutating func fillGaps() {
    guard let last = arguments.last, case .number(let count) = last.name else { return }
    let limit = 1000
    guard count < limit else { return }
    arguments = (0...count).map { Argument(name: .number($0), type: nil, range: last.range) }
  }

  /// Leaves out the places of a file, which Fortran counts among the arguments but does not compare.
  private func withoutPlaces(_ arguments: [Argument]) throws(Fault) -> [Argument] {
    let unique = try unique(arguments.filter { $0.name != Self.currentPlace })
    let places = arguments.filter { $0.name == Self.currentPlace }.prefix(1)
    for (index, argument) in unique.enumerated() where argument.name != .number(index + 1) {
      throw Fault(kind: .gap(index + 1), range: argument.range)
    }
    let shown = unique.filter { $0.type != Self.placeType }.enumerated().map { index, argument in
      var argument = argument
      argument.name = .number(index + 1)
      return argument
    }
    return shown + places
  }

  static let currentPlace = Argument.Name.name("%C")
  static let placeType = "C"

  /// Adds an argument that the directive shows.
  ///
  /// - Parameters:
  ///   - number: Its number, where the text says one.
  ///   - type: As what it is shown.
  mutating func add(_ number: Int?, _ type: String?) throws(Fault) {
    switch counting {
    case .exclusive:
      if let hasNumbers, hasNumbers != (number != nil) { throw fault(.mixed) }
      hasNumbers = number != nil
      if number == nil { count += 1 }
    case .independent: if number == nil { count += 1 }
    case .running: count = number ?? count + 1
    }
    append(.number(number ?? count), type)
  }

  /// Adds an argument by its name.
  mutating func append(_ name: Argument.Name, _ type: String?) {
    arguments.append(
      Argument(
        name: name, type: type, isRequired: isRequired, range: start..<min(offset, bytes.count)))
  }

  /// Says that the next argument that has no number is this one.
  mutating func count(from number: Int) { count = number - 1 }

  /// Gives the arguments of the directive that has been read its end.
  mutating func closeDirective(from index: Int) {
    for index in index..<arguments.count { arguments[index].range = start..<offset }
  }
}

extension DirectiveReader {
  /// The byte at a distance; 0 behind the end.
  func peek(_ distance: Int = 0) -> UInt8 {
    offset + distance < bytes.count ? bytes[offset + distance] : 0
  }

  /// Returns whether a text stands here.
  func isAt(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      offset + text.count <= bytes.count
        && (0..<text.count).allSatisfy { unsafe text[$0] == bytes[offset + $0] }
    }
  }

  /// Steps over a text, where it stands here.
  mutating func take(_ text: StaticString) -> Bool {
    guard isAt(text) else { return false }
    offset += text.utf8CodeUnitCount
    return true
  }

  mutating func skip(while isWanted: (UInt8) -> Bool) {
    while offset < bytes.count, isWanted(bytes[offset]) { offset += 1 }
  }

  /// Steps over bytes of a set.
  mutating func skip(anyOf set: StaticString) {
    skip { byte in set.withUTF8Buffer { unsafe $0.contains(byte) } }
  }

  mutating func skipDigits() { skip(while: \.isDigit) }

  /// Reads a number that a byte ends, with that byte; else nothing.
  mutating func takeNumber(endingIn end: UInt8 = UInt8(ascii: "$")) -> Int? {
    var place = offset
    var number = 0
    while place < bytes.count, bytes[place].isDigit {
      number = min(number * 10 + Int(bytes[place] - UInt8(ascii: "0")), 1 << 32)
      place += 1
    }
    guard place > offset, place < bytes.count, bytes[place] == end else { return nil }
    offset = place + 1
    return number
  }

  /// Reads a number from 1 that a dollar sign ends.
  ///
  /// - Throws: A fault, where the number is 0.
  mutating func takePosition() throws(Fault) -> Int? {
    let number = takeNumber()
    if number == 0 { throw fault(.unknown) }
    return number
  }

  /// Reads a width or precision: digits, or an asterisk, which reads an argument.
  mutating func readLength() throws(Fault) {
    guard take("*") else { return skipDigits() }
    try add(try takePosition(), "d")
  }

  /// A fault at the directive that is being read.
  func fault(_ kind: Fault.Kind) -> Fault {
    Fault(kind: kind, range: start..<min(max(offset, start + 1), bytes.count))
  }

  /// The fault of a directive that has no such conversion, or none.
  mutating func noConversion() -> Fault {
    guard offset < bytes.count else { return fault(.unfinished) }
    offset += 1
    while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    return fault(.unknown)
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII digit.
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
  /// Whether the byte is an ASCII letter or an underscore.
  var isNameStart: Bool {
    self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z")
      || self == UInt8(ascii: "_")
  }
  /// Whether the byte can stand in a name.
  var isNamePart: Bool { isNameStart || isDigit }
}
