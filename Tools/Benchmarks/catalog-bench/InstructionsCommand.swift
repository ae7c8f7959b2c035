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
    guard let valgrind = Files.program("valgrind"), let strip = Files.program("strip") else {
      throw BenchmarkError("valgrind and strip (of binutils) are needed on the PATH")
    }
    let folder = try TemporaryFolder()
    let input = try folder.file("Input.xcstrings")
    let byteCount = try Tool.generate(input, ["--keys", String(InstructionsCommand.keyCount)])
    // Valgrind refuses the debug information of Swift's compiler.
    let program = try folder.file("catalog")
    try ChildProcess([strip, "-g", "-o", program, catalog]).run()
    let profile = try folder.file("callgrind.out")
    try ChildProcess(
      [valgrind, "--tool=callgrind", "--callgrind-out-file=\(profile)", program, "lint", input],
      expectedStatuses: 0...1
    ).run()
    guard let count = InstructionsCommand.total(in: try Files.read(profile).bytes) else {
      throw BenchmarkError("valgrind wrote no total")
    }
    return InstructionBaseline(byteCount: byteCount, instructionCount: count)
  }

  /// Returns the number behind `totals:` in a profile of callgrind.
  private static func total(in profile: [UInt8]) -> Int? {
    let label = Array("totals: ".utf8)
    let line = profile.split(separator: UInt8(ascii: "\n")).last { $0.starts(with: label) }
    return line.flatMap { Int(String(decoding: $0.dropFirst(label.count), as: UTF8.self)) }
  }
}
