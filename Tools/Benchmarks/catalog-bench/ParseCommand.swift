import BenchmarkSupport
import CatalogFormats
import CatalogLint
import CatalogModel
import SourceText
import StructuredText

/// Measures the steps of a check inside one process.
struct ParseCommand {
  private let path: String
  private let runCount: Int

  init(_ arguments: Arguments) throws(BenchmarkError) {
    var arguments = arguments
    runCount = try arguments.number("--runs", in: 1...1000) ?? 9
    path = try arguments.operand("FILE")
    try arguments.finish()
  }

  func run() throws(BenchmarkError) {
    let file = try Files.read(path)
    do { _ = try JSONDocument(parsing: file.bytes) } catch {
      throw BenchmarkError("\(path) is no JSON: \(error.message.text)")
    }
    let reader = StringCatalogReader()
    let input = LintInput(file: file, parsed: reader.read(file))
    guard input.isParsed else { throw BenchmarkError("\(path) is no String Catalog") }
    let linter = Linter(configuration: LintConfiguration())

    print("\(NumberText.grouped(file.bytes.count)) bytes, \(runCount) runs")
    print("                      least ms    median ms    MB/s of the median")
    measure("read the file", file) { (try? SourceFile(reading: path))?.bytes.count }
    measure("parse the JSON", file) {
      (try? JSONDocument(parsing: file.bytes)).map { $0.end(of: 0) }
    }
    measure("JSON and catalog", file) { reader.read(file).value.entries.count }
    measure("check the catalog", file) { linter.lint([input])[0].diagnostics.count }
  }

  /// Prints how long a step takes; a first run does not count.
  ///
  /// - Parameter step: The step. What it returns keeps the compiler from leaving work out.
  private func measure(_ name: String, _ file: SourceFile, _ step: () -> Int?) {
    let expected = step()
    let clock = ContinuousClock()
    let times = (0..<runCount).map { _ in
      var result: Int?
      let time = clock.measure { result = step() }
      precondition(result == expected, "Two runs of one step differ.")
      return time.milliseconds
    }
    let statistics = Statistics(times)
    let speed = Double(file.bytes.count) / 1e3 / max(statistics.median, 1e-6)
    let columns = [
      (statistics.minimum, 2, 12), (statistics.median, 2, 13), (speed, 0, 14),
    ].map { value, decimals, width in
      NumberText.padded(NumberText.fixed(value, decimals: decimals), width: width)
    }
    print(name + String(repeating: " ", count: 18 - name.count) + columns.joined())
  }
}
