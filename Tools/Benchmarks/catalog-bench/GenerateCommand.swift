import BenchmarkSupport

/// Writes a catalog for other tools, or for the other benchmarks.
struct GenerateCommand {
  private let path: String
  private let generator: CatalogGenerator

  init(_ arguments: Arguments) throws(BenchmarkError) {
    var arguments = arguments
    var generator = CatalogGenerator()
    let keyCount = try arguments.number("--keys", in: 1...10_000_000)
    let byteCount = try arguments.number("--bytes", in: 1...1 << 30)
    if keyCount != nil && byteCount != nil {
      throw BenchmarkError("--keys and --bytes exclude each other")
    }
    if let keyCount { generator.size = .keys(keyCount) }
    if let byteCount { generator.size = .bytes(byteCount) }
    if let count = try arguments.number("--locales", in: 1...CatalogGenerator.maximumLocaleCount) {
      generator.localeCount = count
    }
    if let seed = try arguments.number("--seed", in: 0...Int.max) { generator.seed = UInt64(seed) }
    generator.isFaulty = arguments.flag("--faulty")
    path = try arguments.operand("FILE")
    try arguments.finish()
    self.generator = generator
  }

  func run() throws(BenchmarkError) {
    let bytes: [UInt8]
    do { bytes = try generator.generate() } catch {
      throw BenchmarkError("the keys cannot be sorted: \(error)")
    }
    try Files.write(bytes, to: path)
  }
}
