import BenchmarkSupport
import CompiledCatalog
import Glibc

/// Opening a large compiled catalog: the time, and the memory with ten look-ups.
struct OpenSection {
  private static let lookUpCount = 10

  private let options: Options

  init(_ options: Options) { self.options = options }

  func run() throws(BenchmarkError) {
    let folder = try TemporaryFolder()
    let file = try folder.file(BenchmarkContent.table + ".catalog")
    try ChildProcess([
      ChildProcess.ownProgram, "large", file, "--keys", String(options.largeKeyCount),
      "--locales", String(options.largeLocaleCount),
    ]).run()
    let keys = try sampleKeys(file)
    let before = try memory()
    let catalog = try CatalogFile.open(file)
    let sum = try lookUp(keys, in: catalog)
    let after = try memory()
    let times = try openingTimes(file)

    print(
      "Opening \(NumberText.grouped(catalog.keyCount)) keys, \(catalog.localeCount) locales, "
        + "\(NumberText.grouped(catalog.byteCount)) bytes; \(keys.count) look-ups, \(sum) bytes\n"
        + ReportRow.heading)
    let memory = Double(after.privateByteCount - before.privateByteCount) / 1e3
    let clean = Double(after.cleanByteCount - before.cleanByteCount) / 1e3
    let rows = [
      ReportRow("open", ours: times.median, target: .value(200), unit: "µs"),
      ReportRow("open, the least", ours: times.minimum, unit: "µs"),
      ReportRow("private memory, written", ours: memory, target: .value(1000), unit: "kB"),
      ReportRow("pages of the file, in the system’s cache", ours: clean, unit: "kB"),
    ]
    for row in rows { print(row.text) }
  }

  /// Keys from all over the file; the catalog that they are taken from is closed again.
  private func sampleKeys(_ file: String) throws(BenchmarkError) -> [[UInt8]] {
    let catalog = try CatalogFile.open(file)
    let step = catalog.keyCount / OpenSection.lookUpCount
    var keys: [[UInt8]] = []
    for index in 0..<OpenSection.lookUpCount {
      guard let text = catalog.text(of: KeyNumber(rawValue: UInt32(index * step))) else { continue }
      keys.append(Array(String(copying: text).utf8))
    }
    return keys
  }

  /// Looks keys up, each in another locale, and returns the number of bytes of their texts.
  private func lookUp(
    _ keys: [[UInt8]], in catalog: CompiledCatalog
  ) throws(BenchmarkError) -> Int {
    guard let table = catalog.table(named: BenchmarkContent.table) else {
      throw BenchmarkError("the large catalog lacks its table")
    }
    var sum = 0
    for (index, key) in keys.enumerated() {
      // Index 0 may be English, which has no texts but the keys.
      let locale = 1 + index * (catalog.localeCount - 1) / keys.count
      if let number = catalog.key(key.span, in: table),
        let message = catalog.message(number, locale: locale), let text = message.text
      {
        sum += text.count
      }
    }
    return sum
  }

  private func openingTimes(_ file: String) throws(BenchmarkError) -> Statistics {
    var times: [Double] = []
    for _ in 0..<max(options.runCount, 5) * 10 {
      let start = ContinuousClock.now
      let catalog = try CatalogFile.open(file)
      times.append(start.duration(to: .now).milliseconds * 1e3)
      guard catalog.tableCount == 1 else {
        throw BenchmarkError("the large catalog lacks its table")
      }
    }
    return Statistics(times)
  }

  private func memory() throws(BenchmarkError) -> MemoryReport {
    var buffer = [UInt8](repeating: 0, count: 8192)
    let descriptor = unsafe Glibc.open("/proc/self/smaps_rollup", O_RDONLY)
    guard descriptor >= 0 else {
      throw .system("the memory of this process cannot be read", errorNumber: errno)
    }
    defer { close(descriptor) }
    let count = unsafe read(descriptor, &buffer, buffer.count)
    guard count > 0, let report = MemoryReport(String(decoding: buffer[..<count], as: UTF8.self))
    else { throw BenchmarkError("the report on the memory of this process is not understood") }
    return report
  }
}
