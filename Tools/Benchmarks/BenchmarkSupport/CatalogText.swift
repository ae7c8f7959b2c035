/// The bytes of a String Catalog as Xcode lays them out.
struct CatalogText {
  private(set) var bytes: [UInt8] = []
  private var depth: Int
  private var isEmpty = true

  /// Starts a text inside `depth` objects.
  init(depth: Int) { self.depth = depth }

  /// Appends a member whose value is an object.
  mutating func object(_ name: String, _ members: (inout CatalogText) -> Void) {
    begin(name)
    bytes += "{".utf8
    depth += 1
    isEmpty = true
    members(&self)
    depth -= 1
    if isEmpty { bytes += "\n".utf8 }
    newLine()
    bytes += "}".utf8
    isEmpty = false
  }

  /// Appends a member whose value is a string.
  mutating func string(_ name: String, _ value: String) {
    begin(name)
    quote(value)
  }

  /// Appends a member whose value is `false`.
  mutating func `false`(_ name: String) {
    begin(name)
    bytes += "false".utf8
  }

  /// Appends members that were made elsewhere for this depth.
  mutating func members(_ text: CatalogText) {
    if !isEmpty { bytes += ",".utf8 }
    bytes += text.bytes
    isEmpty = false
  }

  private mutating func begin(_ name: String) {
    if !isEmpty { bytes += ",".utf8 }
    isEmpty = false
    newLine()
    quote(name)
    bytes += " : ".utf8
  }

  private mutating func newLine() {
    bytes += "\n".utf8
    bytes += repeatElement(UInt8(ascii: " "), count: 2 * depth)
  }

  private mutating func quote(_ text: String) {
    bytes += "\"".utf8
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes += "\\\"".utf8
      case UInt8(ascii: "\\"): bytes += "\\\\".utf8
      case UInt8(ascii: "\n"): bytes += "\\n".utf8
      default: bytes.append(byte)
      }
    }
    bytes += "\"".utf8
  }
}
