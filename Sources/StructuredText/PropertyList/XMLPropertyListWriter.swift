/// Prints a property list as XML, in the style of Apple's tools.
///
/// A tab a level below the topmost dictionary, one element a line. Nothing but `&`, `<`, `>` and carriage returns is
/// written as a reference.
public struct XMLPropertyListWriter {
  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """

  private var bytes = Array(head.utf8)
  private var path: [String] = []

  private init() {}

  /// Returns the file of a value; takes linear time.
  ///
  /// - Parameter value: The value; its depth is limited by the stack of the calling thread alone.
  /// - Throws: `PropertyListWriteError` for the first text that XML cannot hold.
  public static func write(_ value: PropertyListValue) throws(PropertyListWriteError) -> [UInt8] {
    var writer = XMLPropertyListWriter()
    try writer.append(value)
    writer.bytes += "</plist>\n".utf8
    return writer.bytes
  }

  private mutating func append(_ value: PropertyListValue) throws(PropertyListWriteError) {
    switch value {
    case .string(let text): try append(text, in: "string")
    case .dictionary(let members) where members.isEmpty: appendLine("<dict/>")
    case .dictionary(let members):
      appendLine("<dict>")
      for member in members {
        path.append(member.key)
        if let comment = member.comment { try append(comment: comment) }
        try append(member.key, in: "key")
        try append(member.value)
        path.removeLast()
      }
      appendLine("</dict>")
    }
  }

  private mutating func append(comment: String) throws(PropertyListWriteError) {
    guard !comment.contains("--"), !comment.hasSuffix("-") else {
      throw PropertyListWriteError(kind: .commentEnd("--"), path: path)
    }
    appendIndentation()
    bytes += "<!-- ".utf8
    for byte in comment.utf8 { bytes.append(try checked(byte)) }
    bytes += " -->\n".utf8
  }

  private mutating func append(
    _ text: String, in element: StaticString
  ) throws(PropertyListWriteError) {
    appendIndentation()
    bytes += "<\(element)>".utf8
    if let scalar = text.unicodeScalars.first(where: { $0 == "\u{FFFE}" || $0 == "\u{FFFF}" }) {
      throw PropertyListWriteError(kind: .controlCharacter(scalar), path: path)
    }
    for byte in text.utf8 {
      switch try checked(byte) {
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: ">"): bytes += "&gt;".utf8
      case 0x0D: bytes += "&#13;".utf8
      default: bytes.append(byte)
      }
    }
    bytes += "</\(element)>\n".utf8
  }

  private func checked(_ byte: UInt8) throws(PropertyListWriteError) -> UInt8 {
    if byte < 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D {
      throw PropertyListWriteError(kind: .controlCharacter(Unicode.Scalar(byte)), path: path)
    }
    return byte
  }

  private mutating func appendLine(_ line: String) {
    appendIndentation()
    bytes += line.utf8
    bytes.append(0x0A)
  }

  /// A member stands as deep as its keys are many, and the brackets of its dictionary with it.
  private mutating func appendIndentation() {
    bytes += repeatElement(0x09, count: path.count)
  }
}
