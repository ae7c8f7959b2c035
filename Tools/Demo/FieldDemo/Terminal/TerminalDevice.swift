#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A terminal that hands over every key as it is pressed, and that is what it was before when this object goes.
///
/// Not for use from several threads.
final class TerminalDevice {
  /// Shows the other screen, marks pastes, and leaves the order of letters to the program: a terminal that puts
  /// right-to-left text in order itself would turn it around a second time.
  private static let enterSequence = "\u{1B}[?1049h\u{1B}[?2004h\u{1B}[8l"
  private static let leaveSequence = "\u{1B}[0m\u{1B}[8h\u{1B}[?2004l\u{1B}[?25h\u{1B}[?1049l"

  private let input: Descriptor
  private let output: Descriptor
  private let original: termios
  private var isRaw = false

  /// Takes a terminal over.
  ///
  /// - Parameters:
  ///   - input: The descriptor that keys come from.
  ///   - output: The descriptor of the screen.
  /// - Returns: `nil` where one of them is no terminal.
  init?(input: Descriptor, output: Descriptor) {
    var attributes = termios()
    guard output.isTerminal, unsafe tcgetattr(input.number, &attributes) == 0 else { return nil }
    self.input = input
    self.output = output
    original = attributes
    enter()
  }

  deinit { leave() }

  /// Takes the terminal over, also again after ``leave()``.
  func enter() {
    guard !isRaw else { return }
    isRaw = true
    var attributes = original
    unsafe cfmakeraw(&attributes)
    unsafe tcsetattr(input.number, TCSAFLUSH, &attributes)
    write(Self.enterSequence)
  }

  /// Gives the terminal back as it was; a second call does nothing.
  func leave() {
    guard isRaw else { return }
    isRaw = false
    write(Self.leaveSequence)
    var attributes = original
    unsafe tcsetattr(input.number, TCSADRAIN, &attributes)
  }

  /// The size of the screen, 80 columns and 24 rows where the terminal does not know it.
  var size: ScreenSize {
    var size = winsize()
    guard unsafe ioctl(output.number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0,
      size.ws_row > 0
    else { return ScreenSize(columns: 80, rows: 24) }
    return ScreenSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// Sends text to the screen.
  func write(_ text: String) { output.write(text) }
}

/// The size of a screen in character cells.
struct ScreenSize: Hashable, Sendable {
  let columns: Int
  let rows: Int
}
