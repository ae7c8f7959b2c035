import BenchmarkSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The benchmarks of the toolkit: `catalog-bench COMMAND`.
@main
enum Benchmark {
  private static let help = """
    catalog-bench generate FILE [--keys 8000 | --bytes N] [--locales 10] [--seed 1] [--faulty]
        Writes a String Catalog that looks like a real one.
    catalog-bench lint [--runs 7] [--faulty] [--catalog PROGRAM]
        Compares whole runs of “catalog lint” with JSON.parse of Node, on 16 MB and on 20 keys.
    catalog-bench instructions [--catalog PROGRAM] [--baseline FILE] [--write-baseline]
        Counts the instructions of “catalog lint” and compares them with the baseline.
    catalog-bench rules [--keys 1000] [--catalog PROGRAM]
        Counts the instructions of each rule of “catalog lint”.
    catalog-bench parse FILE [--runs 9]
        Measures reading, parsing and checking inside one process.
    catalog-bench compiled FILE [--runs 9] [--output COMPILED]
        Measures compiling a String Catalog, the size of the result, and look-ups in it.
    """

  static func main() {
    #if DEBUG
      report("catalog-bench: this is a debug build; only -c release tells a speed\n")
    #endif
    do {
      exit(try run(Array(CommandLine.arguments.dropFirst())) ? 0 : 1)
    } catch {
      report("catalog-bench: \(error.message)\n")
      exit(2)
    }
  }

  /// Runs a command; whether it found nothing worse than before.
  private static func run(_ words: [String]) throws(BenchmarkError) -> Bool {
    let arguments = Arguments(Array(words.dropFirst()))
    switch words.first {
    case "generate": try GenerateCommand(arguments).run()
    case "lint": try LintCommand(arguments).run()
    case "instructions": return try InstructionsCommand(arguments).run()
    case "rules": try RulesCommand(arguments).run()
    case "parse": try ParseCommand(arguments).run()
    case "compiled": try CompiledCommand(arguments).run()
    case "--help", "-h": print(help)
    case let word?: throw BenchmarkError("there is no command “\(word)”\n\(help)")
    case nil: throw BenchmarkError("a command is missing\n\(help)")
    }
    return true
  }

  private static func report(_ text: String) {
    let bytes = Array(text.utf8)
    _ = unsafe bytes.withUnsafeBytes { unsafe write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
