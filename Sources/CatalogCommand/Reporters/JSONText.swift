/// A JSON document (RFC 8259) that is written from its start to its end, straight as bytes.
///
/// The bytes stand in memory of its own: a report may have some ten million of them, and an array
/// would ask before each one whether it is shared.
@safe struct JSONText: ~Copyable {
  private var bytes: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private var count = 0
  private var needsComma = false
  private let isForScript: Bool

  /// Creates an empty document.
  ///
  /// - Parameters:
  ///   - capacity: About how many bytes it will have.
  ///   - isForScript: Whether it stands in an element `script` of HTML, so that nothing in it may end that
  ///     element (HTML, section 4.12.1.3) or a line of JavaScript.
  init(reservingCapacity capacity: Int = 0, isForScript: Bool = false) {
    self.isForScript = isForScript
    self.capacity = max(capacity, 256)
    unsafe bytes = .allocate(capacity: self.capacity)
  }

  deinit { unsafe bytes.deallocate() }

  /// Returns the document with a line end behind it.
  mutating func finish() -> [UInt8] {
    append(UInt8(ascii: "\n"))
    return unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
  }

  /// Writes an object as an element, or as the whole document.
  mutating func object(_ members: (inout JSONText) -> Void) {
    separate()
    enclose(UInt8(ascii: "{"), UInt8(ascii: "}"), members)
  }

  /// Writes a member that is an object.
  mutating func objectMember(_ name: StaticString, _ members: (inout JSONText) -> Void) {
    start(name)
    enclose(UInt8(ascii: "{"), UInt8(ascii: "}"), members)
  }

  /// Writes a member that is an array.
  mutating func arrayMember(_ name: StaticString, _ elements: (inout JSONText) -> Void) {
    start(name)
    enclose(UInt8(ascii: "["), UInt8(ascii: "]"), elements)
  }

  /// Writes a member that is a string.
  mutating func member(_ name: StaticString, _ value: String) {
    start(name)
    appendString(value)
  }

  /// Writes a member that is a whole number.
  mutating func member(_ name: StaticString, _ value: Int) {
    start(name)
    appendDigits(value)
  }

  /// Writes a member that is true or false.
  mutating func member(_ name: StaticString, _ value: Bool) {
    start(name)
    append(value ? "true" : "false")
  }

  /// Writes a member that is a number with two decimals at most.
  mutating func member(_ name: StaticString, hundredths: Int) {
    start(name)
    appendDigits(hundredths / 100)
    let fraction = hundredths % 100
    guard fraction > 0 else { return }
    append(UInt8(ascii: "."))
    appendDigits(fraction / 10)
    if fraction % 10 > 0 { appendDigits(fraction % 10) }
  }

  /// Writes an array as an element.
  mutating func array(_ elements: (inout JSONText) -> Void) {
    separate()
    enclose(UInt8(ascii: "["), UInt8(ascii: "]"), elements)
  }

  /// Writes a string as an element.
  mutating func element(_ value: String) {
    separate()
    appendString(value)
  }

  /// Writes a whole number as an element.
  mutating func element(_ value: Int) {
    separate()
    appendDigits(value)
  }

  private mutating func separate() {
    if needsComma { append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func start(_ name: StaticString) {
    separate()
    append(UInt8(ascii: "\""))
    append(name)
    append(UInt8(ascii: "\""))
    append(UInt8(ascii: ":"))
  }

  private mutating func enclose(
    _ open: UInt8, _ close: UInt8, _ content: (inout JSONText) -> Void
  ) {
    append(open)
    needsComma = false
    content(&self)
    append(close)
    needsComma = true
  }

  private mutating func appendDigits(_ value: Int) {
    if value > 9 { appendDigits(value / 10) }
    append(UInt8(ascii: "0") + UInt8(value % 10))
  }

  private mutating func appendString(_ string: String) {
    if isForScript, JSONText.needsScriptEscape(string) { return appendScriptString(string) }
    var string = string
    append(UInt8(ascii: "\""))
    string.withUTF8 { utf8 in
      var pending = 0
      for offset in utf8.indices where unsafe JSONText.needsEscape(utf8[offset]) {
        unsafe append(UnsafeBufferPointer(rebasing: utf8[pending..<offset]))
        unsafe appendEscaped(utf8[offset])
        pending = offset + 1
      }
      unsafe append(UnsafeBufferPointer(rebasing: utf8[pending...]))
    }
    append(UInt8(ascii: "\""))
  }

  private static func needsScriptEscape(_ string: String) -> Bool {
    string.utf8.contains { $0 == UInt8(ascii: "<") || $0 == 0xE2 }
  }

  /// Writes a string with what a script must not hold as escapes: `<`, and the line ends of JavaScript.
  private mutating func appendScriptString(_ string: String) {
    append(UInt8(ascii: "\""))
    for scalar in string.unicodeScalars {
      switch scalar {
      case "<": append("\\u003c")
      case "\u{2028}": append("\\u2028")
      case "\u{2029}": append("\\u2029")
      default:
        for byte in String(scalar).utf8 {
          if JSONText.needsEscape(byte) { appendEscaped(byte) } else { append(byte) }
        }
      }
    }
    append(UInt8(ascii: "\""))
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F
  }

  private mutating func appendEscaped(_ byte: UInt8) {
    append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): append(byte)
    case UInt8(ascii: "\n"): append(UInt8(ascii: "n"))
    case UInt8(ascii: "\r"): append(UInt8(ascii: "r"))
    case UInt8(ascii: "\t"): append(UInt8(ascii: "t"))
    default:
      append("u00")
      append(JSONText.hexadecimalDigit(byte >> 4))
      append(JSONText.hexadecimalDigit(byte & 15))
    }
  }

  private static func hexadecimalDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }

  private mutating func append(_ text: StaticString) {
    unsafe append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private mutating func append(_ source: UnsafeBufferPointer<UInt8>) {
    guard let start = source.baseAddress else { return }
    reserve(source.count)
    unsafe (bytes + count).initialize(from: start, count: source.count)
    count += source.count
  }

  private mutating func append(_ byte: UInt8) {
    reserve(1)
    unsafe (bytes + count).initialize(to: byte)
    count += 1
  }

  private mutating func reserve(_ additional: Int) {
    guard count + additional > capacity else { return }
    capacity = max(capacity * 2, count + additional)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    unsafe larger.moveInitialize(from: bytes, count: count)
    unsafe bytes.deallocate()
    unsafe bytes = larger
  }
}
