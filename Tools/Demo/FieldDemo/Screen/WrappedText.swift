internal import ICUKit

/// Breaks running text into lines of a terminal.
enum WrappedText {
  /// Returns the lines of a text, broken between words, and inside a word that is longer than a line.
  ///
  /// - Parameters:
  ///   - text: Running text, in the order of reading.
  ///   - width: The most columns of a line, at least 2.
  /// - Returns: The lines, none for an empty text; each is visible and harmless.
  static func lines(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var room = width
    for word in text.split(separator: " ") {
      let cells = CellText(String(word), by: .program).cells
      let columns = cells.reduce(0) { $0 + $1.columns }
      if !line.isEmpty {
        if columns + 1 <= room {
          line += " "
          room -= 1
        } else {
          lines.append(line)
          (line, room) = ("", width)
        }
      }
      for cell in cells {
        if cell.columns > room, !line.isEmpty {
          lines.append(line)
          (line, room) = ("", width)
        }
        line += cell.text
        room -= cell.columns
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
