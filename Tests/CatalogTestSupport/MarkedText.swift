/// A text whose `↓` marks are taken out and remembered as byte offsets.
public struct MarkedText: Sendable {
  /// The text without marks.
  public let bytes: [UInt8]
  /// The UTF-8 offsets, in the text without marks, of what stood behind each mark, ascending.
  public let marks: [Int]

  /// Takes the marks out of a text.
  public init(_ marked: String) {
    var bytes: [UInt8] = []
    var marks: [Int] = []
    for scalar in marked.unicodeScalars {
      if scalar == "↓" { marks.append(bytes.count) } else { bytes += Array(String(scalar).utf8) }
    }
    self.bytes = bytes
    self.marks = marks
  }
}
