import BenchmarkSupport
import CatalogModel
import Foundation

/// The run time beside gettext, ICU and Foundation: `runtime-bench [SECTION…]`.
@main
enum RuntimeBenchmark {
  private static let help = """
    runtime-bench [open] [look-up] [format] [message-format-1] [intl] [parse] [size] [threads]
        [allocations]
        [--runs 15] [--rows TEXT] [--keys 10000] [--locales 10] [--large-keys 100000] [--large-locales 40]
        [--patterns FOLDER]
        Compares look-ups, formatting and parsing with gettext, ICU, Foundation and Node; all sections
        by default.
    runtime-bench large FILE [--keys 100000] [--locales 40]
        Writes the compiled catalog of the section “open”.
    """

  static func main() {
    #if DEBUG
      report("runtime-bench: this is a debug build; only -c release tells a speed\n")
    #endif
    do { try run(Array(CommandLine.arguments.dropFirst())) } catch {
      report("runtime-bench: \(error.message)\n")
      exit(2)
    }
  }

  private static func run(_ words: [String]) throws(BenchmarkError) {
    if words.contains("--help") || words.contains("-h") { return print(help) }
    if words.first == "large" { return try LargeCommand(Arguments(Array(words.dropFirst()))).run() }
    let options = try Options(Arguments(words))
    // First, while this process has no memory of its own that a new mapping could hide in.
    if options.has(.open) { try OpenSection(options).run() }
    if options.has(.parse) { try ParseSection(options).run() }
    if options.has(.messageFormat1) { try MessageFormat1Section(options).run() }
    if options.has(.intl) { try IntlSection(options).run() }
    let withoutContent: [Options.Section] = [.open, .parse, .messageFormat1, .intl]
    guard options.sections.contains(where: { !withoutContent.contains($0) }) else { return }
    let content = try BenchmarkContent(options)
    print(
      "\n\(NumberText.grouped(content.catalog.entries.count)) keys, \(content.locales.count) locales, "
        + "\(NumberText.grouped(content.keys.count)) texts without arguments in \(BenchmarkContent.locale); "
        + "\(options.runCount) pairs of runs: medians, and the least times\n")
    for section in options.sections {
      switch section {
      case .open, .parse, .messageFormat1, .intl: continue
      case .lookUp: try LookUpSection(content, options).run()
      case .format: try FormatSection(content, options).run()
      case .size: SizeSection(content).run()
      case .threads: try ThreadSection(content, options).run()
      case .allocations: try AllocationSection(content).run()
      }
    }
  }

  private static func report(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
