/// A JSON document (RFC 8259) that is written from its start to its end, straight as bytes.
struct JSONText {
  private var bytes: [UInt8] = []
  private var needsComma = false

  /// Creates an empty document.
  init(reservingCapacity capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  /// Returns the document with a line end behind it.
  consuming func finish() -> [UInt8] {
    bytes.append(UInt8(ascii: "\n"))
    return bytes
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
    bytes += value ? "true".utf8 : "false".utf8
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func start(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    unsafe bytes.append(
      contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
  }

  private mutating func enclose(
    _ open: UInt8, _ close: UInt8, _ content: (inout JSONText) -> Void
  ) {
    bytes.append(open)
    needsComma = false
    content(&self)
    bytes.append(close)
    needsComma = true
  }

  private mutating func appendDigits(_ value: Int) {
    guard value > 9 else { return bytes += String(value).utf8 }
    appendDigits(value / 10)
    bytes.append(UInt8(ascii: "0") + UInt8(value % 10))
  }

  private mutating func appendString(_ string: String) {
    var string = string
    bytes.append(UInt8(ascii: "\""))
    string.withUTF8 { utf8 in
      var pending = 0
      for offset in utf8.indices where unsafe JSONText.needsEscape(utf8[offset]) {
        unsafe bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[pending..<offset]))
        unsafe appendEscaped(utf8[offset])
        pending = offset + 1
      }
      unsafe bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[pending...]))
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F
  }

  private mutating func appendEscaped(_ byte: UInt8) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
    case UInt8(ascii: "\n"): bytes.append(UInt8(ascii: "n"))
    case UInt8(ascii: "\r"): bytes.append(UInt8(ascii: "r"))
    case UInt8(ascii: "\t"): bytes.append(UInt8(ascii: "t"))
    default:
      bytes += "u00".utf8
      bytes.append(JSONText.hexadecimalDigits[Int(byte >> 4)])
      bytes.append(JSONText.hexadecimalDigits[Int(byte & 15)])
    }
  }

  private static let hexadecimalDigits = Array("0123456789abcdef".utf8)
}
