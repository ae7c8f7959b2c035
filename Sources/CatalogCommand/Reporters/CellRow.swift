internal import ICUKit
internal import SourceText

/// Characters as a terminal shows them, with the columns that each takes.
struct CellRow {
  /// The end that is cut off where there is no room.
  enum Side {
    case start
    case end
  }

  /// One character.
  struct Cell {
    let text: String
    let width: Int
  }

  /// The characters.
  var cells: [Cell] = []
  /// Whether there is more in the file than there is here.
  var isCut = false
  /// The columns of all of them, with that of the `…` for what is cut off.
  var width: Int { cells.reduce(isCut ? 1 : 0) { $0 + $1.width } }
  /// Where the `…` stands.
  var cutSide = Side.end

  /// The characters, with `…` for what is cut off.
  var text: String {
    let shown = cells.map(\.text).joined()
    guard isCut else { return shown }
    return cutSide == .start ? "…" + shown : shown + "…"
  }

  /// Returns the row cut to a number of columns.
  func fitting(_ room: Int, cutting side: Side) -> CellRow {
    var row = self
    row.cutSide = side
    guard width > room else { return row }
    row.isCut = true
    var kept = 0
    var used = 1
    let order = side == .end ? Array(cells) : cells.reversed()
    for cell in order {
      guard used + cell.width <= room else { break }
      used += cell.width
      kept += 1
    }
    row.cells = side == .end ? Array(cells.prefix(kept)) : Array(cells.suffix(kept))
    return row
  }
}

/// Turns the bytes of a line into characters, at most as many bytes at once as could ever be shown.
struct CellPainter {
  private let width: Int
  private var column = 0

  /// Creates a painter at the start of a line.
  ///
  /// - Parameter width: The most columns that are shown on each side of a cut.
  init(width: Int) { self.width = width }

  /// The most bytes that are looked at, of some that stand at a cut: a byte of printable ASCII takes a
  /// column, a character of others may have many bytes.
  private func budget(_ nearest: ArraySlice<UInt8>) -> Int {
    nearest.allSatisfy { 0x20...0x7E ~= $0 } ? width : width * 8
  }

  /// Returns the characters in front of an offset without the indentation of the line.
  mutating func cells(before end: Int, in line: ArraySlice<UInt8>) -> CellRow {
    let indentation = line[..<end].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let budget = budget(line[..<end].suffix(width))
    guard end - indentation.endIndex > budget else {
      _ = paint(indentation)
      return CellRow(cells: paint(line[indentation.endIndex..<end]))
    }
    var start = end - budget
    while start < end, line[start] & 0xC0 == 0x80 { start += 1 }
    return CellRow(cells: paint(line[start..<end]), isCut: true, cutSide: .start)
  }

  /// Returns the characters of some bytes from their start on.
  mutating func cells(_ bytes: ArraySlice<UInt8>) -> CellRow {
    let budget = budget(bytes.prefix(width))
    guard bytes.count > budget else { return CellRow(cells: paint(bytes)) }
    var end = bytes.startIndex + budget
    while end > bytes.startIndex, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return CellRow(cells: paint(bytes[..<end]), isCut: true)
  }

  private mutating func paint(_ bytes: ArraySlice<UInt8>) -> [CellRow.Cell] {
    String(decoding: bytes, as: UTF8.self).map { character in
      if let ascii = character.asciiValue, 0x20...0x7E ~= ascii {
        column += 1
        return CellRow.Cell(text: String(character), width: 1)
      }
      let text =
        character == "\t"
        ? String(repeating: " ", count: 8 - column % 8) : VisibleText.escaped(String(character))
      let cell = CellRow.Cell(text: text, width: TextWidth.columns(of: text))
      column += cell.width
      return cell
    }
  }
}
