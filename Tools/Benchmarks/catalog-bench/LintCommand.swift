import BenchmarkSupport

/// Compares whole runs of `catalog lint` with `JSON.parse` of Node, and with what is promised.
struct LintCommand {
  private static let largestRatio = 1.0
  private static let mostMemoryPerByte = 6.0
  private static let longestSmallRun = 15.0

  private let catalog: String
  private let node: String?
  private let runCount: Int
  private let presets: [String]

  init(_ arguments: Arguments) throws(BenchmarkError) {
    var arguments = arguments
    runCount = try arguments.number("--runs", in: 1...1000) ?? 7
    presets = arguments.flag("--faulty") ? ["--faulty"] : []
    catalog = try Tool.catalog(named: try arguments.option("--catalog"))
    try arguments.finish()
    node = Files.program("node")
  }

  func run() throws(BenchmarkError) {
    let folder = try TemporaryFolder()
    let large = try folder.file("Large.xcstrings")
    let small = try folder.file("Small.xcstrings")
    let byteCount = try Tool.generate(large, presets)
    _ = try Tool.generate(small, ["--keys", "20"] + presets)

    print("\(NumberText.grouped(byteCount)) bytes, \(runCount) runs in turn, medians")
    let runs = try measure(large, beside: node, in: folder)
    printTable(runs)
    printRatios(runs)
    let smallRuns = try measure(small, beside: nil, in: folder)
    printTargets(runs, byteCount: byteCount, smallRuns: smallRuns)
  }

  /// The runs of both programs on one file.
  private struct Runs {
    var catalog: [ChildProcess.Usage] = []
    var node: [ChildProcess.Usage] = []

    /// How many times as long as Node each run took, pair by pair; `nil` without Node.
    var ratios: Statistics? {
      node.isEmpty ? nil : Statistics(zip(catalog, node).map { $0.wall / $1.wall })
    }
  }

  private func parse(_ path: String, with node: String) throws(BenchmarkError) -> ChildProcess.Usage
  {
    let script = #"JSON.parse(require("fs").readFileSync(process.argv[1], "utf8"))"#
    return try ChildProcess([node, "-e", script, path]).run()
  }

  /// Runs one program after the other; a first pair, which fills the caches, does not count.
  private func measure(
    _ path: String, beside node: String?, in folder: TemporaryFolder
  ) throws(BenchmarkError) -> Runs {
    var runs = Runs()
    for run in 0...runCount {
      let lint = try Tool.lint([catalog, "lint"], path, in: folder).run()
      if run > 0 { runs.catalog.append(lint) }
      guard let node else { continue }
      let parse = try parse(path, with: node)
      if run > 0 { runs.node.append(parse) }
    }
    return runs
  }

  private func printTable(_ runs: Runs) {
    print("")
    printRow("", ["wall ms", "user ms", "system ms", "peak MB"])
    for (name, usages) in [("catalog lint", runs.catalog), ("node JSON.parse", runs.node)]
    where !usages.isEmpty {
      let columns = [
        usages.map(\.wall), usages.map(\.user), usages.map(\.system),
        usages.map { Double($0.peakByteCount) / 1e6 },
      ]
      printRow(name, columns.map { NumberText.fixed(Statistics($0).median, decimals: 1) })
    }
    print("")
  }

  private func printRow(_ name: String, _ columns: [String]) {
    let cells = columns.map { NumberText.padded($0, width: 10) }
    print(name + String(repeating: " ", count: 16 - name.count) + cells.joined())
  }

  private func printRatios(_ runs: Runs) {
    guard let ratios = runs.ratios else { return }
    let ends = [ratios.minimum, ratios.median, ratios.maximum]
      .map { NumberText.fixed($0, decimals: 2) }
    print("catalog / node, pair by pair: least \(ends[0]), median \(ends[1]), most \(ends[2])\n")
  }

  private func printTargets(_ runs: Runs, byteCount: Int, smallRuns: Runs) {
    if let ratios = runs.ratios {
      printTarget(
        "times the time of node", ratios.median, decimals: 2, LintCommand.largestRatio)
    } else {
      print("skipped  times the time of node: there is no node on the PATH")
    }
    let peak = Statistics(runs.catalog.map { Double($0.peakByteCount) }).median
    printTarget(
      "bytes of memory a byte of input", peak / Double(byteCount), decimals: 2,
      LintCommand.mostMemoryPerByte)
    let smallWall = Statistics(smallRuns.catalog.map(\.wall)).median
    printTarget(
      "ms for a catalog of 20 keys", smallWall, decimals: 1, LintCommand.longestSmallRun)
  }

  private func printTarget(_ name: String, _ value: Double, decimals: Int, _ limit: Double) {
    let verdict = value <= limit ? "met    " : "NOT MET"
    let value = NumberText.fixed(value, decimals: decimals)
    print("\(verdict)  \(value) \(name), at most \(NumberText.fixed(limit, decimals: 0))")
  }
}
