import CatalogFormats
import CatalogTestSupport
import SourceText
import Testing

/// Files that were made to break a reader.
@Suite struct HostileGettextTests {
  private func read(_ bytes: [UInt8], _ path: String = "de.po") -> Int {
    let parsed =
      path.hasSuffix(".mo")
      ? MOReader().read(SourceFile(path: path, bytes: bytes))
      : POReader().read(SourceFile(path: path, bytes: bytes))
    for diagnostic in parsed.diagnostics {
      if let range = diagnostic.range { #expect(range.end <= bytes.count) }
    }
    return parsed.diagnostics.count
  }

  @Test(
    "a file that is cut off anywhere is read",
    arguments: ["everything.po", "shift-jis.po", "loose.po", "faults.po"])
  func truncation(_ name: String) throws {
    let bytes = try POFixtureTests.file(name).bytes
    for count in truncatedLengths(of: bytes.count) { _ = read(Array(bytes.prefix(count))) }
  }

  @Test(
    "a file with other bytes is read",
    arguments: ["everything.po", "latin1.po", "shift-jis.po", "loose.po", "many-forms.po"])
  func mutation(_ name: String) throws {
    let bytes = try POFixtureTests.file(name).bytes
    var generator = SeededGenerator(seed: 11)
    let bits: [UInt8] = [0, 10, 13, 34, 35, 92, 109, 126, 124, 91, 93, 120, 255, 0xC3]
    for _ in 0..<400 {
      var mutated = bytes
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: 0..<mutated.count, using: &generator)
        mutated[place] = bits.randomElement(using: &generator) ?? 0
      }
      _ = read(mutated)
    }
  }

  @Test("a damaged MO file is one finding")
  func damagedMO() throws {
    let catalog = POReader().read(try POFixtureTests.file("everything.po")).value
    let bytes = try MOWriter().compile(catalog)
    #expect(read(bytes, "de.mo") == 0)
    for count in truncatedLengths(of: bytes.count) {
      #expect(read(Array(bytes.prefix(count)), "de.mo") == 1)
    }
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<2000 {
      var mutated = bytes
      mutated[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(
        in: 0...255, using: &generator)
      #expect(read(mutated, "de.mo") <= 1)
    }
  }

  @Test("a plural expression that nests 10,000 deep is one finding")
  func nesting() {
    let text = POReaderTests.header.replacing(
      "(n != 1)",
      with: String(repeating: "(", count: 10_000) + "n" + String(repeating: ")", count: 10_000))
    #expect(read(Array(text.utf8)) == 1)
  }

  @Test("faults without end are not all named")
  func manyFaults() {
    #expect(read(Array(String(repeating: "msgid 1\n\n", count: 5000).utf8)) <= 22)
  }

  @Test("a large file takes linear time")
  func time() {
    func seconds(_ count: Int, _ line: (Int) -> String) -> Duration {
      let text = (0..<count).map(line).joined()
      let file = SourceFile(path: "de.po", bytes: Array(text.utf8))
      return ContinuousClock().measure { _ = POReader().read(file) }
    }
    let lines: [(Int) -> String] = [
      { "# c\n#: a:1\nmsgid \"key \($0)\"\nmsgstr \"text\"\n\n" }, { _ in "# a\n" },
      { _ in "\"a\"\n" }, { _ in "#, a\n" }, { _ in "#: a b\n" },
      { $0 == 0 ? "msgid \"\"\n" : "\"a\\n\"\n" },
      { $0 == 0 ? "msgid \"a\"\nmsgid_plural \"b\"\n" : "msgstr[\($0 - 1)] \"a\"\n" },
    ]
    for line in lines {
      let (small, large) = (seconds(4_000, line), seconds(40_000, line))
      #expect(large < small * 40 + .milliseconds(200))
    }
  }
}
