internal import ICUKit

/// One line of the screen in the order of reading, before it is put in place.
struct LogicalLine: Hashable, Sendable {
  /// A piece of text, or of a field.
  enum Part: Hashable, Sendable {
    /// Running text.
    case text(String, SpanStyle)
    /// What stands in a field, with the column of the cursor in it; already as the screen shows it.
    case placed(PlacedText, SpanStyle)
  }

  var parts: [Part]

  init(_ parts: [Part]) { self.parts = parts }

  init(_ text: String, _ style: SpanStyle) { parts = [.text(text, style)] }

  /// Returns the line as the screen shows it, and the column of the cursor.
  ///
  /// - Parameters:
  ///   - direction: Where the line begins: at the left or at the right.
  ///   - width: The columns of the screen.
  func placed(direction: TextDirection, width: Int) -> (line: StyledLine, cursor: Int?) {
    let placed = parts.map { part -> (PlacedText, SpanStyle) in
      switch part {
      case .text(let text, let style): (PlacedText(text, direction: direction), style)
      case .placed(let text, let style): (text, style)
      }
    }
    let columns = placed.reduce(0) { $0 + $1.0.columns }
    let isReversed = direction == .rightToLeft
    var line = StyledLine(spans: [])
    var column = isReversed ? max(width - columns, 0) : 0
    if column > 0 {
      line.spans.append(StyledSpan(text: String(repeating: " ", count: column), style: .plain))
    }
    var cursor: Int?
    for (text, style) in isReversed ? placed.reversed() : placed {
      line.spans.append(StyledSpan(text: text.text, style: style))
      if let inner = text.cursor { cursor = column + inner }
      column += text.columns
    }
    return (line, cursor)
  }
}

/// A text in the order of the screen.
struct PlacedText: Hashable, Sendable {
  let text: String
  let columns: Int
  /// The column of the cursor, from the left of the text.
  var cursor: Int?

  init(text: String, columns: Int, cursor: Int? = nil) {
    self.text = text
    self.columns = columns
    self.cursor = cursor
  }

  /// Puts a text in order; what nobody could see in it is shown.
  init(_ text: String, direction: TextDirection) {
    let line = BidiText(CellText(text, by: .program).text, baseDirection: direction)
    self.init(text: line.visualText, columns: line.width)
  }
}
