internal import ICUKit

/// Breaks running text into lines.
enum WrappedText {
  /// Returns the lines of a text, broken between words.
  ///
  /// - Parameters:
  ///   - text: Running text; a line feed starts a new line.
  ///   - width: The most columns of a line; a longer word has a line to itself.
  /// - Returns: The lines without line ends, at least one.
  static func lines(_ text: String, width: Int) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
      var lines: [String] = []
      var line = ""
      for word in paragraph.split(separator: " ") {
        if !line.isEmpty, TextWidth.columns(of: line) + 1 + TextWidth.columns(of: word) > width {
          lines.append(line)
          line = ""
        }
        line += (line.isEmpty ? "" : " ") + word
      }
      return lines + [line]
    }
  }

  /// Returns a text broken into indented lines, each with a line end.
  static func block(_ text: String, indentation: Int, width: Int) -> String {
    let margin = String(repeating: " ", count: indentation)
    return lines(text, width: width - indentation)
      .map { $0.isEmpty ? "\n" : margin + $0 + "\n" }.joined()
  }
}
