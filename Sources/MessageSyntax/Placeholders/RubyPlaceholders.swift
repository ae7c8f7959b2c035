internal import SourceText

extension PlaceholderText {
  /// Reads references of Ruby’s gem i18n: `%{name}`, `%<name>.2f`; `%%{name}` shows a reference as it is.
  ///
  /// Other percent signs are what they look like. Takes time linear in the length of the text.
  ///
  /// - Parameter text: Any text.
  public init(ruby text: String) {
    self.init()
    guard text.utf8.contains(UInt8(ascii: "%")) else { return }
    let bytes = Array(text.utf8)
    var offset = 0
    while offset + 1 < bytes.count {
      guard bytes[offset] == UInt8(ascii: "%") else {
        offset += 1
        continue
      }
      switch bytes[offset + 1] {
      case UInt8(ascii: "%"):
        let opens = offset + 2 < bytes.count && PlaceholderText.closing(bytes[offset + 2]) != nil
        if opens { escapes.append(Escape(range: offset..<offset + 2, text: "%")) }
        offset += opens ? 3 : 2
      case let opening:
        guard let closing = PlaceholderText.closing(opening) else {
          offset += 1
          continue
        }
        offset = readReference(bytes, from: offset, to: closing)
      }
    }
  }

  private static func closing(_ opening: UInt8) -> UInt8? {
    switch opening {
    case UInt8(ascii: "{"): UInt8(ascii: "}")
    case UInt8(ascii: "<"): UInt8(ascii: ">")
    default: nil
    }
  }

  /// Reads one reference; returns what follows it.
  private mutating func readReference(
    _ bytes: [UInt8], from start: Int, to closing: UInt8
  ) -> Int {
    let name = bytes[(start + 2)...].prefix { byte in
      byte >= 0x80 || byte == UInt8(ascii: "_") || 0x30...0x39 ~= byte
        || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
    }
    guard name.endIndex < bytes.count, bytes[name.endIndex] == closing, !name.isEmpty else {
      if closing == UInt8(ascii: "}") {
        faults.append(
          Fault(
            range: start..<min(start + 2, bytes.count),
            message: "“%{” without a name and “}” behind it is shown as it is; write “%{name}”"))
      }
      return start + 2
    }
    var end = name.endIndex + 1
    if closing == UInt8(ascii: ">") {
      let flags = bytes[end...].prefix { " #+-0123456789.*".utf8.contains($0) }
      let letter = flags.endIndex < bytes.count ? bytes[flags.endIndex] : 0
      guard UInt8(ascii: "a")...UInt8(ascii: "z") ~= letter | 0x20 else { return start + 2 }
      end = flags.endIndex + 1
    }
    placeholders.append(
      Placeholder(name: String(decoding: name, as: UTF8.self), range: start..<end))
    return end
  }
}
