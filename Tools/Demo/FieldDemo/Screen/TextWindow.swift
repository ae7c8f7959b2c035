/// The part of a text that fits into a field with the cursor in it.
struct TextWindow: Hashable, Sendable {
  /// The cells that are shown.
  let range: Range<Int>
  /// Whether text before, or behind, is not shown.
  let cutsStart: Bool
  let cutsEnd: Bool

  /// Chooses the part.
  ///
  /// - Parameters:
  ///   - cells: The whole text.
  ///   - cursor: The cell before which the cursor stands, or `nil` to show the start.
  ///   - columns: The room, at least 4; one column is left for a cursor behind the text, one for each cut.
  init(_ cells: [CellText.Cell], cursor: Int?, columns: Int) {
    let total = cells.reduce(0) { $0 + $1.columns }
    guard total + 1 > columns else {
      self.init(range: cells.indices, of: cells.count)
      return
    }
    var room = columns - 3
    var start = min(cursor ?? 0, cells.count)
    while start > 0, cells[start - 1].columns <= room {
      room -= cells[start - 1].columns
      start -= 1
    }
    var end = min(cursor ?? 0, cells.count)
    while end < cells.count, cells[end].columns <= room {
      room -= cells[end].columns
      end += 1
    }
    self.init(range: start..<end, of: cells.count)
  }

  private init(range: Range<Int>, of count: Int) {
    self.range = range
    cutsStart = range.lowerBound > 0
    cutsEnd = range.upperBound < count
  }
}
