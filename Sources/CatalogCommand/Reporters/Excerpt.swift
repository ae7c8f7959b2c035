internal import SourceText

/// A line of a file with a place in it, made fit to be shown, and what the marker under it looks
/// like.
///
/// Everything is counted in terminal columns: a tab reaches to the next multiple of 8 of the line
/// in the file, wide characters take two columns, and hidden ones are written as escapes.
/// Indentation is left out, and a long line is cut around the place, so that the excerpt never gets
/// wider than is asked.
///
/// **Right-to-left text.** The marker stands under the place in logical order. That is right in
/// terminals that show one character after the other (xterm, tmux, kitty, Alacritty). A terminal
/// that reorders (VTE, Konsole, Terminal.app) turns each right-to-left run around in the columns
/// that it takes; a place that is the whole run, or left-to-right text between runs, keeps its
/// columns and so its marker, a place inside a run does not. No invisible control could help there:
/// isolates do not stop the run itself from being turned around, and an override would make the
/// text unreadable. Where there are colours, the place itself is therefore underlined too, and that
/// goes where its characters go.
struct Excerpt: Hashable, Sendable {
  /// The line up to the place.
  let before: String
  /// The place; empty where it is between two characters.
  let place: String
  /// The line behind the place.
  let after: String
  /// The marker with the spaces in front of it: `    ^~~~`.
  let marker: String

  /// Cuts a line out of a file.
  ///
  /// - Parameters:
  ///   - range: The place; of one that goes over several lines only the first line is shown.
  ///   - file: The content.
  ///   - table: The lines of the content.
  ///   - width: The most columns that the line may take, at least 20.
  init?(of range: SourceRange, in file: SourceFile, _ table: LineTable, width: Int) {
    let position = table.position(at: range.start)
    guard let whole = table.range(ofLine: position.line), range.start <= whole.end else {
      return nil
    }
    let line = file.bytes[whole.start..<Excerpt.endOfText(of: whole, in: file.bytes)]
    let start = min(range.start, line.endIndex)
    let end = min(max(range.end, start), line.endIndex)
    self = Excerpt(plain: line, start, end, width) ?? Excerpt(line, start, end, max(width, 20))
  }

  /// Takes a line as it is, where it fits and is all printable ASCII.
  private init?(plain line: ArraySlice<UInt8>, _ start: Int, _ end: Int, _ width: Int) {
    let shown = line[line[..<start].drop { $0 == UInt8(ascii: " ") }.startIndex...]
    guard shown.count <= width, shown.allSatisfy({ 0x20...0x7E ~= $0 }) else { return nil }
    before = String(decoding: shown[..<start], as: UTF8.self)
    place = String(decoding: shown[start..<end], as: UTF8.self)
    after = String(decoding: shown[end...], as: UTF8.self)
    marker = Excerpt.marker(offset: start - shown.startIndex, width: end - start)
  }

  /// Paints a line column by column and cuts it around the place.
  private init(_ line: ArraySlice<UInt8>, _ start: Int, _ end: Int, _ width: Int) {
    var painter = CellPainter(width: width)
    let beforeCells = painter.cells(before: start, in: line)
    let placeCells = painter.cells(line[start..<end])
    let afterCells = painter.cells(line[end...])

    let shownPlace = placeCells.fitting(width - min(10, beforeCells.width), cutting: .end)
    let room = width - shownPlace.width
    let afterRoom =
      shownPlace.isCut ? 0 : min(afterCells.width, max(room / 3, room - beforeCells.width))
    let shownBefore = beforeCells.fitting(room - afterRoom, cutting: .start)
    before = shownBefore.text
    place = shownPlace.text
    after = shownPlace.isCut ? "" : afterCells.fitting(afterRoom, cutting: .end).text
    marker = Excerpt.marker(offset: shownBefore.width, width: shownPlace.width)
  }

  private static func marker(offset: Int, width: Int) -> String {
    String(repeating: " ", count: offset) + "^" + String(repeating: "~", count: max(width - 1, 0))
  }

  /// Where the text of a line ends and its line end begins.
  private static func endOfText(of line: SourceRange, in bytes: [UInt8]) -> Int {
    var end = line.end
    while end > line.start, [UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(bytes[end - 1]) {
      end -= 1
    }
    return end
  }
}
