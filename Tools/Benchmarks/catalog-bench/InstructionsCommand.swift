import BenchmarkSupport
import SourceText

/// Counts the instructions of `catalog lint` under valgrind, which hardly differ from run to run.
struct InstructionsCommand {
  private static let keyCount = 1000

  private let catalog: String
  private let baselinePath: String
  private let writesBaseline: Bool

  init(_ arguments: Arguments) throws(BenchmarkError) {
    var arguments = arguments
    catalog = try Tool.catalog(named: try arguments.option("--catalog"))
    baselinePath = try arguments.option("--baseline") ?? "Tools/Benchmarks/baseline.json"
    writesBaseline = arguments.flag("--write-baseline")
    try arguments.finish()
  }

  /// Counts; false where there are more instructions than in the baseline.
  func run() throws(BenchmarkError) -> Bool {
    let run = try count()
    let perByte = Double(run.instructionCount) / Double(run.byteCount)
    print(
      """
      \(NumberText.grouped(run.instructionCount)) instructions for \
      \(NumberText.grouped(run.byteCount)) bytes: \
      \(NumberText.fixed(perByte, decimals: 1)) a byte
      """)
    if writesBaseline {
      try Files.write(Array(run.json.utf8), to: baselinePath)
      print("written to \(baselinePath)")
      return true
    }
    guard Files.exists(baselinePath) else {
      print("no baseline at \(baselinePath): --write-baseline makes one")
      return true
    }
    guard let baseline = InstructionBaseline(json: try Files.read(baselinePath).bytes) else {
      throw BenchmarkError("\(baselinePath) is no baseline")
    }
    return try compare(run, with: baseline)
  }

  private func compare(
    _ run: InstructionBaseline, with baseline: InstructionBaseline
  ) throws(BenchmarkError) -> Bool {
    let percent = NumberText.fixed(100 * baseline.change(to: run), decimals: 2) + " %"
    switch baseline.compare(with: run) {
    case .otherInput:
      throw BenchmarkError(
        "the baseline is of a catalog of other size: make a new one with --write-baseline")
    case .same: print("as the baseline: \(percent)")
    case .better: print("better than the baseline: \(percent); --write-baseline keeps it")
    case .worse:
      print("WORSE than the baseline: \(percent)")
      return false
    }
    return true
  }

  private func count() throws(BenchmarkError) -> InstructionBaseline {
    let counter = try InstructionCounter(catalog, keyCount: InstructionsCommand.keyCount)
    return InstructionBaseline(
      byteCount: counter.byteCount, instructionCount: try counter.count([]))
  }
}
