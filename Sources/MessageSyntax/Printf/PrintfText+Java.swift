extension PrintfText {
  /// Reads a text as a format of Java’s `Formatter`, as Android has them.
  ///
  /// What Java has and C has not is taken for the nearest: the flags `,` and `(` for a flag, `%b` and `%h` for a text,
  /// `%tY` and the other parts of dates for an integer. `%n` is a line break, and `%<s` shows an argument again; both
  /// need none. Takes time linear in the length of the text.
  ///
  /// - Parameter text: Any text; offsets count its UTF-8 bytes.
  public init(parsingJava text: String) {
    self.init(parsing: JavaFormat.inC(text))
  }
}

/// Spells formats of Java as formats of C with the same places.
private enum JavaFormat {
  private static let percent = UInt8(ascii: "%")

  static func inC(_ text: String) -> String {
    var bytes = Array(text.utf8)
    var offset = 0
    while offset < bytes.count {
      guard bytes[offset] == percent else {
        offset += 1
        continue
      }
      offset = rewrite(&bytes, after: offset + 1)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Spells what begins with a percent sign, and returns where it ends.
  private static func rewrite(_ bytes: inout [UInt8], after start: Int) -> Int {
    var end = start
    var isPrecise = false
    scan: while end < bytes.count {
      switch bytes[end] {
      case UInt8(ascii: ","), UInt8(ascii: "("): bytes[end] = UInt8(ascii: "'")
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "$"), UInt8(ascii: "-"),
        UInt8(ascii: "#"), UInt8(ascii: "+"), UInt8(ascii: " "):
        break
      case UInt8(ascii: ".") where !isPrecise: isPrecise = true
      default: break scan
      }
      end += 1
    }
    guard end < bytes.count else { return end }
    switch bytes[end] {
    case UInt8(ascii: "n") where end == start, UInt8(ascii: "<") where end == start:
      bytes[end] = percent
    case UInt8(ascii: "b"), UInt8(ascii: "B"), UInt8(ascii: "h"), UInt8(ascii: "H"),
      UInt8(ascii: "S"):
      bytes[end] = UInt8(ascii: "s")
    case UInt8(ascii: "C"): bytes[end] = UInt8(ascii: "c")
    case UInt8(ascii: "t"), UInt8(ascii: "T"):
      guard end + 1 < bytes.count, isPartOfDate(bytes[end + 1]) else { return end }
      bytes[end] = UInt8(ascii: "l")
      bytes[end + 1] = UInt8(ascii: "d")
      end += 1
    case percent where end > start: return end
    default: break
    }
    return end + 1
  }

  private static func isPartOfDate(_ byte: UInt8) -> Bool {
    "HIklMSLNpzZsQBbhAaCYyjmdeRTrDFc".utf8.contains(byte)
  }
}
