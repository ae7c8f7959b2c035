internal import CatalogRuntime
internal import FormFields

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The form on a terminal.
///
/// The terminal is what it was before when this object goes, on every way out.
final class FormScreen {
  private let device: TerminalDevice
  private var events: TerminalEvents
  private var session: FormSession
  private let isColoured = Environment.allowsColour

  /// Takes the terminal over.
  ///
  /// - Parameter locale: The language to begin with.
  /// - Returns: `nil` where standard input or output is no terminal.
  init?(locale: CatalogLocale) {
    // The signals first: one that comes while the terminal changes is not lost.
    guard Descriptor.standardInput.isTerminal, Descriptor.standardOutput.isTerminal,
      let signals = SignalPipe(with: [SIGWINCH, SIGTSTP, SIGCONT]),
      let device = TerminalDevice(
        input: Descriptor.standardInput, output: Descriptor.standardOutput)
    else { return nil }
    self.device = device
    events = TerminalEvents(input: Descriptor.standardInput, signals: signals)
    session = FormSession(locale: locale)
  }

  /// Lets a person fill the form in until the end.
  ///
  /// - Returns: The status of the process; a signal ends it as it would without this program.
  func run() -> Int32 {
    while true {
      paint()
      for event in events.next() {
        switch outcome(of: event) {
        case .goesOn: continue
        case .ends: return finish()
        case .isSuspended: suspend()
        case .isInterrupted: return finish(by: SIGINT)
        case .isSignalled(let signal): return finish(by: signal)
        }
      }
    }
  }

  private enum Outcome {
    case goesOn, ends, isSuspended, isInterrupted
    case isSignalled(Int32)
  }

  private func outcome(of event: TerminalEvent) -> Outcome {
    switch event {
    case .screenChanged: return .goesOn
    case .ended: return .ends
    case .signal(SIGTSTP): return .isSuspended
    case .signal(let signal): return .isSignalled(signal)
    case .keys(let keys):
      for key in UnmarkedPaste.merging(keys) {
        switch session.handle(key) {
        case .goesOn: continue
        case .ends: return .ends
        case .isInterrupted: return .isInterrupted
        case .isSuspended: suspend()
        }
      }
      return .goesOn
    }
  }

  private func paint() {
    let painter = ScreenPainter(size: device.size, isColoured: isColoured)
    device.write(painter.paint(session.view).sequence(isColoured: isColoured))
  }

  private func suspend() {
    device.leave()
    SignalPipe.raiseByDefault(SIGTSTP)
    device.enter()
  }

  private func finish(by signal: Int32? = nil) -> Int32 {
    device.leave()
    let appearance = session.form.appearance(in: session.locale)
    if !appearance.entries.isEmpty {
      let lines = [appearance.entriesCount] + appearance.entries.map { "• " + $0 }
      Descriptor.standardOutput.write(lines.map { CellText($0, by: .program).text + "\n" }.joined())
    }
    if let signal { SignalPipe.raiseByDefault(signal) }
    return 0
  }
}

extension PaintedScreen {
  /// Returns what makes a terminal show the screen in place of what it shows.
  func sequence(isColoured: Bool) -> String {
    let rows = lines.map { $0.sequence(isColoured: isColoured) + "\u{1B}[K" }
    // The cursor is hidden and the terminal waits for the end (DEC mode 2026), so that nothing flickers.
    var text = "\u{1B}[?2026h\u{1B}[?25l\u{1B}[H" + rows.joined(separator: "\r\n") + "\u{1B}[J"
    if let cursor { text += "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H\u{1B}[?25h" }
    return text + "\u{1B}[?2026l"
  }
}
