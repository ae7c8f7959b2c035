internal import SourceText

/// The lines of a text, one after the other.
enum TextLines {
  /// Calls a closure for each line.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - body: Called with the bytes of a line without its end, LF or CR LF, and with what follows the end.
  static func forEach(in bytes: [UInt8], _ body: (_ line: Range<Int>, _ end: Int) -> Void) {
    let text = bytes.span
    var start = 0
    while let offset = text.firstOffset(of: 0x0A, from: start) {
      let isPair = offset > start && text[offset - 1] == 0x0D
      body(start..<(isPair ? offset - 1 : offset), offset + 1)
      start = offset + 1
    }
    if start < text.count { body(start..<text.count, text.count) }
  }
}
