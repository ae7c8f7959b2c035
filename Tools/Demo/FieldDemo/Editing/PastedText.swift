/// What becomes of a paste in a field of one line.
enum PastedText {
  /// Returns a paste as one line: line ends and tabs become spaces, those at its end go.
  ///
  /// Other control characters stay; whoever shows the field makes them visible.
  static func line(of text: String) -> String {
    let trimmed = text.unicodeScalars.reversed().drop { isLineEnd($0) }.reversed()
    var line = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in trimmed {
      if !(scalar == "\n" && previous == "\r") {
        line.append(isLineEnd(scalar) || scalar == "\t" ? " " : scalar)
      }
      previous = scalar
    }
    return String(line)
  }

  private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }
}
