import BenchmarkSupport
import SourceText

/// Counts the instructions of runs of `catalog lint` on one generated catalog, with callgrind.
struct InstructionCounter {
  /// The size of the catalog.
  let byteCount: Int

  private let valgrind: String
  private let folder: TemporaryFolder
  private let program: String
  private let input: String

  /// Prepares to count.
  ///
  /// - Parameters:
  ///   - catalog: The program.
  ///   - keyCount: The number of keys of the catalog.
  init(_ catalog: String, keyCount: Int) throws(BenchmarkError) {
    guard let valgrind = Files.program("valgrind"), let strip = Files.program("strip") else {
      throw BenchmarkError("valgrind and strip (of binutils) are needed on the PATH")
    }
    self.valgrind = valgrind
    folder = try TemporaryFolder()
    input = try folder.file("Input.xcstrings")
    byteCount = try Tool.generate(input, ["--keys", String(keyCount)])
    // Valgrind refuses the debug information of Swift’s compiler.
    program = try folder.file("catalog")
    try ChildProcess([strip, "-g", "-o", program, catalog]).run()
  }

  /// Counts the instructions of a whole run.
  ///
  /// - Parameter options: Options of `catalog lint`.
  func count(_ options: [String]) throws(BenchmarkError) -> Int {
    let profile = try folder.file("callgrind.out")
    let command = [
      valgrind, "--tool=callgrind", "--callgrind-out-file=\(profile)", program, "lint",
    ]
    try Tool.lint(command + options, input, in: folder).run()
    guard let count = Self.total(in: try Files.read(profile).bytes) else {
      throw BenchmarkError("valgrind wrote no total")
    }
    return count
  }

  /// Returns the number behind `totals:` in a profile of callgrind.
  private static func total(in profile: [UInt8]) -> Int? {
    let label = Array("totals: ".utf8)
    let line = profile.split(separator: UInt8(ascii: "\n")).last { $0.starts(with: label) }
    return line.flatMap { Int(String(decoding: $0.dropFirst(label.count), as: UTF8.self)) }
  }
}
