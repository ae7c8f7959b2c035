internal import ICUKit
internal import SourceText

/// A column of a table for a terminal.
struct TextColumn: Sendable {
  /// What stands in a row.
  enum Cell: Sendable {
    case text(String)
    case bar(CoverageBar, TextStyle)

    fileprivate var width: Int {
      switch self {
      case .text(let text): TextWidth.columns(of: text)
      case .bar(let bar, _): TextWidth.columns(of: bar.filled + bar.rest)
      }
    }
  }

  /// What stands above the rows.
  let heading: String
  /// The rows; texts hold nothing that a terminal would obey.
  let cells: [Cell]
  /// Whether the rows are numbers, which end below one another.
  let isNumber: Bool
  /// The columns of the terminal that it takes.
  let width: Int
  private let keepsEnd: Bool

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - heading: What stands above the rows.
  ///   - cells: The rows.
  ///   - isNumber: Whether the rows are numbers.
  ///   - limit: The most columns of the terminal that a text may take; a longer one is cut.
  ///   - keepsEnd: Whether the end of a text that is cut is shown, not its start.
  init(
    heading: String, cells: [Cell], isNumber: Bool = false, limit: Int = .max,
    keepsEnd: Bool = false
  ) {
    self.heading = heading
    self.cells = cells
    self.isNumber = isNumber
    self.keepsEnd = keepsEnd
    width = min(
      limit, cells.reduce(TextWidth.columns(of: heading)) { max($0, $1.width) })
  }

  fileprivate func append(_ cell: Cell, _ style: TextStyle, isLast: Bool, to text: inout StyledText)
  {
    let padding = String(repeating: " ", count: max(width - cell.width, 0))
    if isNumber { text.append(padding) }
    switch cell {
    case .text(let content): text.append(fitted(content), style)
    case .bar(let bar, let style):
      text.append(bar.filled, style)
      text.append(bar.rest, .faint)
    }
    if !isNumber, !isLast { text.append(padding) }
  }

  private func fitted(_ text: String) -> String {
    guard TextWidth.columns(of: text) > width else { return text }
    var kept: [Character] = []
    var used = 1
    for character in keepsEnd ? text.reversed() : Array(text) {
      used += TextWidth.columns(of: String(character))
      guard used <= width else { break }
      kept.append(character)
    }
    return keepsEnd ? "…" + String(kept.reversed()) : String(kept) + "…"
  }
}

/// A table for a terminal.
struct TextTable: Sendable {
  private static let gap = "  "

  /// The columns, all of them with as many rows.
  let columns: [TextColumn]

  /// Returns the first of some tables that is not too wide, or the last one.
  ///
  /// - Parameters:
  ///   - choices: The columns of each table, the widest table first.
  ///   - width: The columns of the terminal.
  static func widest(_ choices: [[TextColumn]], within width: Int) -> TextTable {
    let tables = choices.map(TextTable.init(columns:))
    return tables.first { $0.width <= width } ?? tables.last ?? TextTable(columns: [])
  }

  private var width: Int {
    columns.reduce(0) { $0 + $1.width } + (columns.count - 1) * TextTable.gap.count
  }

  /// Writes the table, each row with a line end.
  func append(to text: inout StyledText) {
    append(columns.map { .text($0.heading) }, .faint, to: &text)
    for row in columns.first?.cells.indices ?? 0..<0 {
      append(columns.map { $0.cells[row] }, .plain, to: &text)
    }
  }

  private func append(_ cells: [TextColumn.Cell], _ style: TextStyle, to text: inout StyledText) {
    for (index, column) in columns.enumerated() {
      if index > 0 { text.append(TextTable.gap) }
      column.append(cells[index], style, isLast: index == columns.count - 1, to: &text)
    }
    text.append("\n")
  }
}
