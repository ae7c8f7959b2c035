import BenchmarkSupport
import CatalogCompiler
import CatalogFormats
import CatalogModel
import CompiledCatalog
import SourceText

/// Measures compiling a catalog, the size of the result and how long a look-up takes.
struct CompiledCommand {
  private static let lookUpCount = 10_000

  private let path: String
  private let runCount: Int
  /// Where the compiled file stays; `nil` for nowhere.
  private let output: String?

  init(_ arguments: Arguments) throws(BenchmarkError) {
    var arguments = arguments
    runCount = try arguments.number("--runs", in: 1...1000) ?? 9
    output = try arguments.option("--output")
    path = try arguments.operand("FILE")
    try arguments.finish()
  }

  func run() throws(BenchmarkError) {
    let catalog = StringCatalogReader().read(try Files.read(path)).value
    let table = CatalogTable(name: "Localizable", catalog: catalog)
    let bytes = try compile(table)
    let folder = try TemporaryFolder()
    let temporary = try folder.file("compiled")
    let file = output ?? temporary
    try Files.write(bytes, to: file)
    let compiled = try open(file)

    let textBytes = CompiledCommand.textByteCount(catalog)
    print(
      "\(NumberText.grouped(compiled.keyCount)) keys, \(compiled.localeCount) locales, \(runCount) runs"
    )
    print("compiled \(NumberText.grouped(bytes.count)) bytes")
    print("keys and texts \(NumberText.grouped(textBytes)) bytes")
    print(
      "compiled / text \(NumberText.fixed(Double(bytes.count) / Double(textBytes), decimals: 2))")
    print("                               least        median")
    try report(
      "compile", "ms", per: 1e3, try times { () throws(BenchmarkError) in try compile(table).count }
    )
    try report(
      "open, mapped", "µs", per: 1e6,
      try times { () throws(BenchmarkError) in try open(file).keyCount })
    try measureLookUps(compiled, catalog)
  }

  private func measureLookUps(
    _ compiled: CompiledCatalog, _ catalog: Catalog
  ) throws(BenchmarkError) {
    guard let table = compiled.table(named: "Localizable"), !catalog.entries.isEmpty else {
      throw BenchmarkError("\(path) has no entries")
    }
    let texts = KeyList.shuffled(catalog.entries.map { Array($0.key.utf8) })
      .prefix(CompiledCommand.lookUpCount)
    let keys = KeyList(Array(texts))
    let absent = KeyList(texts.map { $0 + [UInt8(ascii: "~")] })
    let numbers = texts.compactMap { compiled.key($0.span, in: table) }
    let perLookUp = 1e9 / Double(texts.count)
    try report(
      "key, found", "ns", per: perLookUp,
      try times { keys.sum { compiled.key($0, in: table) == nil ? 0 : 1 } })
    try report(
      "key, absent", "ns", per: perLookUp,
      try times { absent.sum { compiled.key($0, in: table) == nil ? 1 : 0 } })
    try report(
      "message by number", "ns", per: perLookUp,
      try times {
        var byteCount = 0
        for number in numbers {
          if let message = compiled.message(number, locale: 0) {
            byteCount += Int(message.identity)
          }
        }
        return byteCount
      })
    try report(
      "key to text", "ns", per: perLookUp,
      try times {
        keys.sum { key in
          guard let number = compiled.key(key, in: table),
            let message = compiled.message(number, locale: 0), let text = message.text
          else { return 0 }
          return text.count
        }
      })
  }

  private func compile(_ table: CatalogTable) throws(BenchmarkError) -> [UInt8] {
    do { return try CatalogCompiler.compile([table]) } catch {
      throw BenchmarkError("\(path) cannot be compiled: \(error)")
    }
  }

  private func open(_ file: String) throws(BenchmarkError) -> CompiledCatalog {
    do { return try CompiledCatalog(mapping: file) } catch {
      throw BenchmarkError("\(file) cannot be opened: \(error)")
    }
  }

  /// The seconds that a step takes, run by run; a first run does not count.
  ///
  /// - Parameter step: The step. What it returns keeps the compiler from leaving work out.
  private func times(_ step: () throws(BenchmarkError) -> Int) throws(BenchmarkError) -> [Double] {
    let expected = try step()
    var times: [Double] = []
    let clock = ContinuousClock()
    for _ in 0..<runCount {
      let start = clock.now
      let result = try step()
      times.append((clock.now - start).milliseconds / 1e3)
      guard result == expected else { throw BenchmarkError("two runs of one step differ") }
    }
    return times
  }

  private func report(
    _ name: String, _ unit: String, per factor: Double, _ times: [Double]
  ) throws(BenchmarkError) {
    let statistics = Statistics(times)
    let columns = [statistics.minimum, statistics.median].map {
      NumberText.padded(NumberText.fixed($0 * factor, decimals: 1), width: 11) + " \(unit)"
    }
    print(name + String(repeating: " ", count: max(1, 22 - name.count)) + columns.joined())
  }

  private static func textByteCount(_ catalog: Catalog) -> Int {
    var count = 0
    for entry in catalog.entries {
      count += entry.key.utf8.count
      for localization in entry.localizations ?? [] {
        localization.message.forEachUnit { _, unit in count += unit.value?.utf8.count ?? 0 }
      }
    }
    return count
  }
}
