/// Prints texts with keys in the old syntax of property lists, in the style of Apple's `genstrings`.
///
/// A comment above each pair, an empty line behind it. Quotation marks, backslashes and line ends are escaped, as are
/// other control characters; everything else stands as it is in UTF-8.
public struct OpenStepWriter {
  private var bytes: [UInt8] = []

  private init() {}

  /// Returns the content of a `.strings` file; takes linear time.
  ///
  /// - Parameter pairs: Keys and texts, with comments.
  /// - Throws: `PropertyListWriteError` for the first comment that would not be read as one.
  public static func write(
    _ pairs: [(key: String, text: String, comment: String?)]
  ) throws(PropertyListWriteError) -> [UInt8] {
    var writer = OpenStepWriter()
    for (number, pair) in pairs.enumerated() {
      if number > 0 { writer.bytes.append(0x0A) }
      if let comment = pair.comment {
        guard !comment.contains("*/") else {
          throw PropertyListWriteError(kind: .commentEnd("*/"), path: [pair.key])
        }
        writer.bytes += "/* \(comment) */\n".utf8
      }
      writer.append(quoting: pair.key)
      writer.bytes += " = ".utf8
      writer.append(quoting: pair.text)
      writer.bytes += ";\n".utf8
    }
    return writer.bytes
  }

  private mutating func append(quoting text: String) {
    let mark = UInt8(ascii: "\"")
    bytes.append(mark)
    for byte in text.utf8 {
      switch byte {
      case mark: bytes += "\\\"".utf8
      case UInt8(ascii: "\\"): bytes += "\\\\".utf8
      case 0x0A: bytes += "\\n".utf8
      case 0x0D: bytes += "\\r".utf8
      case 0x09: bytes.append(byte)
      case ..<0x20, 0x7F: bytes += "\\U00".utf8 + OpenStepWriter.digits(of: byte)
      default: bytes.append(byte)
      }
    }
    bytes.append(mark)
  }

  private static func digits(of byte: UInt8) -> [UInt8] {
    let digits = Array("0123456789abcdef".utf8)
    return [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
  }
}
