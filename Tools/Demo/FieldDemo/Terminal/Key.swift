/// What a person did at the keyboard of a terminal.
enum Key: Hashable, Sendable {
  /// Typed text: never empty, repaired where it was not UTF-8, possibly with control characters that no key below stands for.
  case text(String)
  /// Text that the terminal marked as pasted, repaired where it was not UTF-8.
  case paste(String)
  case enter
  case tab
  case backTab
  case backspace
  case delete
  case left
  case right
  case up
  case down
  case home
  case end
  /// Empties the field: Ctrl-U, as in a shell.
  case clear
  /// Shows the form in the next language: F2.
  case nextLanguage
  /// Paints the screen anew: Ctrl-L.
  case redraw
  case escape
  /// Ctrl-C, which does not reach the process as a signal in raw mode.
  case interrupt
  /// Ctrl-Z, likewise.
  case suspend
  /// Ctrl-D.
  case endOfInput
}
