internal import CatalogRuntime

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The questions over the standard descriptors of the process.
enum QuestionConsole {
  private static let chunkSize = 1 << 16

  /// Asks until the end.
  ///
  /// - Parameter locale: The language of the questions.
  /// - Returns: The status of the process; a signal ends it as it would without this program.
  static func run(locale: CatalogLocale) -> Int32 {
    let input = Descriptor.standardInput
    // Only a terminal has a state to put back when a signal comes.
    let signals = input.isTerminal ? SignalPipe() : nil
    var reader = LineReader { read(input, signals) }
    var dialog = QuestionDialog(
      locale: locale,
      answer: { isSecret in
        let hidden = isSecret ? HiddenInput(input) : nil
        return withExtendedLifetime(hidden) { reader.next() }
      }, write: { Descriptor.standardOutput.write($0) })
    switch dialog.run() {
    case .finished: return 0
    case .failed: return 2
    case .signalled(let number):
      SignalPipe.raiseByDefault(number)
      return 0
    case .endedEarly:
      Descriptor.standardError.write(DemoText.endedEarly.text(in: locale) + "\n")
      return 0
    }
  }

  private static func read(_ input: Descriptor, _ signals: SignalPipe?) -> LineReader.Chunk {
    while true {
      if let signals, let number = signals.wait(beside: input) { return .signal(number) }
      if let bytes = input.read(limit: chunkSize) { return .bytes(bytes) }
    }
  }
}
