internal import ICUKit

/// What is on the screen: its lines from the top, and where the cursor stands.
struct PaintedScreen: Hashable, Sendable {
  /// A place on the screen, counted from 0.
  struct Position: Hashable, Sendable {
    let column: Int
    let row: Int
  }

  /// No more lines than the screen has rows, none wider than the screen.
  let lines: [StyledLine]
  let cursor: Position?
}

/// Paints a form on a screen of any size: a function from what is to be seen to lines.
struct ScreenPainter: Hashable, Sendable {
  /// The fewest columns that are painted for; a narrower window cuts what is on the right.
  static let leastColumns = 20

  let size: ScreenSize
  /// Whether styles will be seen; else a sign tells apart what only a colour would.
  let isColoured: Bool

  private var width: Int { max(size.columns, Self.leastColumns) }

  /// Returns the screen of a form.
  ///
  /// What has focus is always on it; where the window is too low, what stands above and below is not.
  func paint(_ view: FormView) -> PaintedScreen {
    var page = Page(painter: self, view: view)
    page.addFields()
    page.addSave()
    page.addEntries()
    let footer = footer(of: view, rows: max(size.rows - page.focus.count, 0))
    let visible = visibleRange(of: page, rows: max(size.rows - footer.count, 1))
    let placed = (page.lines[visible] + footer).map {
      $0.placed(direction: view.direction, width: width)
    }
    let row = placed.firstIndex { $0.cursor != nil }
    return PaintedScreen(
      lines: placed.map(\.line),
      cursor: row.flatMap { row in
        placed[row].cursor.map { PaintedScreen.Position(column: $0, row: row) }
      })
  }

  /// The message and the keys, as far as there is room for them below what has focus.
  private func footer(of view: FormView, rows: Int) -> [LogicalLine] {
    let message = WrappedText.lines(view.message, width: width).map { LogicalLine($0, .focused) }
    let shortcuts = lines(of: view.shortcuts)
    let all = message + shortcuts
    if all.count <= rows / 2 { return [LogicalLine([])] + all }
    return Array(message.prefix(rows))
  }

  private func lines(of shortcuts: [FormView.Shortcut]) -> [LogicalLine] {
    var lines: [LogicalLine] = []
    var room = 0
    for shortcut in shortcuts {
      let parts: [LogicalLine.Part] = [
        .placed(PlacedText(shortcut.key, direction: .leftToRight), .heading),
        .text(" " + shortcut.label, .faint),
      ]
      let columns = CellText(shortcut.key + " " + shortcut.label, by: .program).columns
      if columns + 3 <= room, let last = lines.indices.last {
        lines[last].parts += [.text("   ", .plain)] + parts
        room -= columns + 3
      } else if columns <= width {
        lines.append(LogicalLine(parts))
        room = width - columns
      } else {
        lines += WrappedText.lines(shortcut.key + " " + shortcut.label, width: width)
          .map { LogicalLine($0, .faint) }
        room = 0
      }
    }
    return lines
  }

  private func visibleRange(of page: Page, rows: Int) -> Range<Int> {
    guard page.lines.count > rows else { return page.lines.indices }
    let above = max(rows - page.focus.count, 0) / 2
    let start = min(max(page.focus.lowerBound - above, 0), page.lines.count - rows)
    return start..<(start + rows)
  }
}

/// The lines of a form, whatever the height of the screen.
private struct Page {
  let view: FormView
  let isColoured: Bool
  let width: Int
  private(set) var lines: [LogicalLine] = []
  /// The lines that belong to what has focus.
  private(set) var focus = 0..<0

  init(painter: ScreenPainter, view: FormView) {
    self.view = view
    isColoured = painter.isColoured
    width = max(painter.size.columns, ScreenPainter.leastColumns)
    add(WrappedText.lines(view.title, width: width), .heading)
    lines.append(LogicalLine([]))
  }

  mutating func addFields() {
    for field in view.fields {
      let start = lines.count
      addTitle(of: field)
      addText(of: field)
      if let error = field.error {
        add(error, sign: "! ", .error)
      } else if field.cursor != nil {
        add(field.help, sign: "  ", .faint)
      }
      if field.cursor != nil { focus = start..<lines.count }
    }
    lines.append(LogicalLine([]))
  }

  mutating func addSave() {
    let start = lines.count
    let style: SpanStyle = view.save.isEnabled ? .button : .faint
    let title =
      CellText(view.save.title, by: .program).columns + 4 <= width - 2
      ? "[ " + view.save.title + " ]" : view.save.title
    let edge = view.direction == .rightToLeft ? -1 : 0
    let cursor = PlacedText(text: "", columns: 0, cursor: view.save.isFocused ? edge : nil)
    let rows = WrappedText.lines(title, width: width - 2)
    for (index, row) in rows.enumerated() {
      let marker = marker(isFocused: view.save.isFocused && index == 0)
      lines.append(LogicalLine([marker, .placed(cursor, .plain), .text(row, style)]))
    }
    add(view.save.hint, sign: "  ", .faint)
    if view.save.isFocused { focus = start..<lines.count }
    lines.append(LogicalLine([]))
  }

  mutating func addEntries() {
    add(WrappedText.lines(view.entriesTitle, width: width), .heading)
    if view.entries.isEmpty { add(view.noEntries, sign: "  ", .faint) }
    for entry in view.entries { add(entry, sign: "• ", .plain) }
  }

  private mutating func addTitle(of field: FormView.Field) {
    let style: SpanStyle = field.cursor == nil ? .heading : .focused
    let title = WrappedText.lines(field.title, width: width)
    add(title, style)
    guard !field.mark.isEmpty else { return }
    let columns = CellText(field.mark, by: .program).columns
    if let last = title.last, CellText(last, by: .program).columns + 2 + columns <= width {
      lines[lines.count - 1].parts.append(.text("  " + field.mark, .faint))
    } else {
      add(WrappedText.lines(field.mark, width: width), .faint)
    }
  }

  private mutating func addText(of field: FormView.Field) {
    let painter = FieldPainter(direction: view.direction, columns: width - 4)
    let isEmpty = field.text.isEmpty
    let placeholder =
      isColoured || field.placeholder.isEmpty ? field.placeholder : "(" + field.placeholder + ")"
    let text = painter.paint(
      isEmpty ? placeholder : field.text, by: isEmpty ? .program : field.origin,
      cursor: field.cursor)
    lines.append(
      LogicalLine([
        marker(isFocused: field.cursor != nil), .placed(text, isEmpty ? .faint : .input),
        .text(field.showsClearKey ? " ×" : "  ", .faint),
      ]))
  }

  private func marker(isFocused: Bool) -> LogicalLine.Part {
    .text(isFocused ? "> " : "  ", .focused)
  }

  private mutating func add(_ rows: [String], _ style: SpanStyle) {
    lines += rows.map { LogicalLine($0, style) }
  }

  /// Adds a text behind a sign, its further lines below its first one.
  private mutating func add(_ text: String, sign: String, _ style: SpanStyle) {
    for (index, row) in WrappedText.lines(text, width: width - 2).enumerated() {
      lines.append(LogicalLine([.text(index == 0 ? sign : "  ", style), .text(row, style)]))
    }
  }
}
