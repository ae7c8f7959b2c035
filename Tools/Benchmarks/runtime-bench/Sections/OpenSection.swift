import BenchmarkSupport
import CatalogRuntime
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
    let catalogUse = try use(
      { () throws(BenchmarkError) in try CatalogFile.open(file) },
      { catalog throws(BenchmarkError) in try lookUp(keys, in: catalog) })
    let bundleUse = try use(
      { () throws(BenchmarkError) in try open(file) },
      { bundle throws(BenchmarkError) in lookUp(keys, in: bundle) })
    guard catalogUse.textByteCount == bundleUse.textByteCount else {
      throw BenchmarkError("the catalog and the bundle give different texts")
    }
    print(
      "Opening \(NumberText.grouped(options.largeKeyCount)) keys, \(options.largeLocaleCount) locales, "
        + "\(NumberText.grouped(try Files.byteCount(file))) bytes; memory with \(keys.count) look-ups\n"
        + ReportRow.heading)
    let catalogTimes = try times { () throws(BenchmarkError) in
      try CatalogFile.open(file).tableCount
    }
    report("CompiledCatalog", catalogTimes, catalogUse)
    let bundleTimes = try times { () throws(BenchmarkError) in try open(file).tableNames.count }
    report("CatalogBundle", bundleTimes, bundleUse)
  }

  /// What opening a file and looking texts up takes.
  private struct Use {
    let textByteCount: Int
    let written: Double
    let clean: Double
  }

  /// Takes the memory before a file is opened, and after the look-ups, when it is still open.
  private func use<Opened>(
    _ open: () throws(BenchmarkError) -> Opened,
    _ lookUp: (Opened) throws(BenchmarkError) -> Int
  ) throws(BenchmarkError) -> Use {
    let start = try memory()
    let opened = try open()
    let textByteCount = try lookUp(opened)
    let end = try memory()
    return withExtendedLifetime(opened) {
      Use(
        textByteCount: textByteCount,
        written: Double(end.privateByteCount - start.privateByteCount) / 1e3,
        clean: Double(end.cleanByteCount - start.cleanByteCount) / 1e3)
    }
  }

  private func report(_ name: String, _ times: Statistics, _ use: Use) {
    let rows = [
      ReportRow("\(name)", ours: times.median, target: .value(200), unit: "µs"),
      ReportRow("\(name), the least", ours: times.minimum, unit: "µs"),
      ReportRow("\(name), written memory", ours: use.written, target: .value(1000), unit: "kB"),
      ReportRow("\(name), cached pages", ours: use.clean, unit: "kB"),
    ]
    for row in rows { print(row.text) }
  }

  private func open(_ file: String) throws(BenchmarkError) -> CatalogBundle {
    do { return try CatalogBundle(path: file) } catch {
      throw BenchmarkError("\(file) cannot be opened: \(error)")
    }
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
    // English has no texts but the keys.
    let locales = (0..<catalog.localeCount).compactMap { index in
      catalog.tag(ofLocale: index).flatMap { $0 == "en" ? nil : (tag: $0, index: index) }
    }
    .sorted { $0.tag.utf8.lexicographicallyPrecedes($1.tag.utf8) }.map(\.index)
    var sum = 0
    for (index, key) in keys.enumerated() {
      let locale = locales[index * locales.count / keys.count]
      if let number = catalog.key(key.span, in: table),
        let message = catalog.message(number, locale: locale), let text = message.text
      {
        sum += text.count
      }
    }
    return sum
  }

  /// Looks keys up, each in another locale, and returns the number of bytes of their texts.
  private func lookUp(_ keys: [[UInt8]], in bundle: CatalogBundle) -> Int {
    let locales = bundle.locales.filter { $0 != "en" }
    var sum = 0
    for (index, key) in keys.enumerated() {
      let locale = CatalogLocale(locales[index * locales.count / keys.count])
      let key = String(decoding: key, as: UTF8.self)
      sum += bundle.string(forKey: key, locale: locale).utf8.count
    }
    return sum
  }

  /// The microseconds that opening takes, run by run.
  private func times(
    _ open: () throws(BenchmarkError) -> Int
  ) throws(BenchmarkError) -> Statistics {
    var times: [Double] = []
    for _ in 0..<max(options.runCount, 5) * 10 {
      let start = ContinuousClock.now
      let tableCount = try open()
      times.append(start.duration(to: .now).milliseconds * 1e3)
      guard tableCount == 1 else { throw BenchmarkError("the large catalog lacks its table") }
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
