internal import ICUKit

/// Paints the text of one field into its room.
struct FieldPainter {
  /// The direction of the form.
  let direction: TextDirection
  /// The columns of the room, at least 4.
  let columns: Int

  /// Returns what the field shows, as wide as the room.
  ///
  /// The text has the direction of its first letter and stands where the form’s lines begin.
  ///
  /// - Parameters:
  ///   - text: The text, in the order of reading.
  ///   - origin: Who made the text.
  ///   - cursor: The grapheme cluster before which the cursor stands.
  func paint(_ text: String, by origin: CellText.Origin, cursor: Int?) -> PlacedText {
    let cells = CellText(text, by: origin).cells
    let window = TextWindow(cells, cursor: cursor, columns: columns)
    let shown = cells[window.range].map(\.text)
    let line = BidiText(
      (window.cutsStart ? "…" : "") + shown.joined() + (window.cutsEnd ? "…" : ""),
      baseDirection: TextDirection.firstStrong(in: text) ?? direction)
    let padding = String(repeating: " ", count: max(columns - line.width, 0))
    let isReversed = direction == .rightToLeft
    let start = isReversed ? padding.count : 0
    let caret = cursor.map { cursor in
      let before = shown.prefix(max(cursor - window.range.lowerBound, 0))
      let clusters = before.reduce(window.cutsStart ? 1 : 0) { $0 + GraphemeClusters.count(in: $1) }
      return min(max(start + line.caretColumn(before: clusters), 0), columns - 1)
    }
    return PlacedText(
      text: isReversed ? padding + line.visualText : line.visualText + padding,
      columns: max(columns, line.width), cursor: caret)
  }
}
