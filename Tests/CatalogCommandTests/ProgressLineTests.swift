import SourceText
import Testing

@testable import CatalogCommand

@Suite struct ProgressLineTests {
  private func output(isTerminal: Bool, interval: Duration) -> String {
    let output = CapturedOutput()
    let progress = ProgressLine(
      total: 2, channel: output.channel(isTerminal: isTerminal), interval: interval
    ) { "Checking \($0) of \($1)…" }
    progress.advance()
    progress.advance()
    progress.finish()
    progress.finish()
    return output.text
  }

  @Test("long work is told on a terminal, and the line is gone at the end")
  func longWork() {
    #expect(
      output(isTerminal: true, interval: .zero)
        == "\r\u{1B}[KChecking 1 of 2…\r\u{1B}[KChecking 2 of 2…\r\u{1B}[K")
  }

  @Test("short work, and work that nobody watches, is not told")
  func silence() {
    #expect(output(isTerminal: true, interval: .seconds(3600)).isEmpty)
    #expect(output(isTerminal: false, interval: .zero).isEmpty)
  }
}
