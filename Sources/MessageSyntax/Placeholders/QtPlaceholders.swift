extension PlaceholderText {
  /// Reads the arguments of Qt: `%1` to `%99`, `%L1` for a number as the locale writes it, `%n` for the number that a
  /// text counts.
  ///
  /// A percent sign before anything else is shown as it is, so nothing is a fault. The type of `%n` is `number`; a
  /// translation may leave it out. Takes time linear in the length of the text.
  ///
  /// - Parameter text: Any text.
  public init(qt text: String) {
    self.init()
    guard text.utf8.contains(UInt8(ascii: "%")) else { return }
    let bytes = Array(text.utf8)
    var offset = 0
    while offset < bytes.count {
      guard bytes[offset] == UInt8(ascii: "%") else {
        offset += 1
        continue
      }
      let start = offset
      offset += 1
      if offset < bytes.count, bytes[offset] == UInt8(ascii: "L") { offset += 1 }
      let digits = bytes[offset...].prefix(2).prefix { 0x30...0x39 ~= $0 }
      if !digits.isEmpty {
        offset = digits.endIndex
        let number = Int(String(decoding: digits, as: UTF8.self)) ?? 0
        placeholders.append(Placeholder(name: String(number), range: start..<offset))
      } else if offset < bytes.count, bytes[offset] == UInt8(ascii: "n") {
        offset += 1
        placeholders.append(
          Placeholder(name: "n", type: "number", isOptional: true, range: start..<offset))
      } else {
        offset = start + 1
      }
    }
  }
}
