import CatalogRuntime
import CatalogTestSupport
import CompiledCatalog
import Testing

@Suite("Large and damaged messages of MessageFormat 2")
struct MessageFormat2RobustnessTests {
  @Test("a chain of very many declarations takes no recursion")
  func chain() throws {
    let count = 20_000
    var message = ".local $v0 = {x}\n"
    for number in 1..<count { message += ".local $v\(number) = {$v\(number - 1)}\n" }
    message += "{{{$v\(count - 1)}}}"
    #expect(try MessageFormat2Samples.format(message).text == "x")
  }

  @Test("a message of a megabyte is formatted")
  func megabyte() throws {
    let message = String(repeating: "0123456789{$x}", count: 75_000)
    let formatted = try MessageFormat2Samples.format(message, ["x": "y"])
    #expect(formatted.text.utf8.count == 75_000 * 11)
    #expect(formatted.problems == [])
  }

  @Test("a message of too many parts is cut and told of")
  func tooManyParts() throws {
    let bundle = try MessageFormat2Samples.bundle(String(repeating: "{$x :number}", count: 101_000))
    let (text, issues) = LocalizationIssue.collecting {
      bundle.string(
        forKey: "k", named: ["x": "1"], locale: "en-US", options: FormatOptions(isolation: .never))
    }
    #expect(!text.isEmpty && text.utf8.count < 101_000)
    #expect(issues.map(\.problem).contains(.textTooLong))
  }

  @Test("numbers with very many digits are shown or refused")
  func manyDigits() throws {
    let digits = String(repeating: "9", count: 4000)
    #expect(
      try MessageFormat2Samples.format("{\(digits) :integer useGrouping=never}").text == digits)
    let more = String(repeating: "9", count: 5000)
    #expect(try MessageFormat2Samples.format("{\(more) :integer}").problems == [.badOperand])
    #expect(try MessageFormat2Samples.format("{1e4000 :percent}").problems.count <= 1)
    #expect(try MessageFormat2Samples.format("{1e-4000 :offset add=1}").problems == [])
  }

  @Test("a damaged program is shown or refused, never more", arguments: 0..<8)
  func damage(_ seed: Int) throws {
    let messages = [
      "a": "{$n} {$s :string u:dir=ltr} {#b x=$s}t{/b} {|2006-01-02| :date length=long}",
      "b":
        ".input {$n :number minimumFractionDigits=$m} .local $k = {$n :offset add=1} {{{$k} {$n}}}",
      "c":
        ".input {$n :integer} .input {$s :string} .match $n $s 1 x {{a}} one * {{b {$n}}} * * {{c {$s}}}",
    ]
    let bytes = try MessageFormat2Samples.compiled(messages)
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<100 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: CompiledLayout.headerSize..<damaged.count, using: &generator)
        damaged[place] = UInt8.random(in: 0...255, using: &generator)
      }
      seal(&damaged)
      guard let bundle = try? CatalogBundle(contents: damaged) else { continue }
      _ = LocalizationIssue.collecting {
        for key in ["a", "b", "c"] {
          let arguments: NamedArguments = ["n": 1, "s": "x", "m": 2]
          _ = bundle.string(forKey: key, named: arguments, locale: "en-US")
          _ = bundle.parts(forKey: key, named: arguments, locale: "en-US")
        }
      }
    }
  }

  /// Gives a changed file the checksums that fit.
  private func seal(_ bytes: inout [UInt8]) {
    func set(_ value: UInt64, at offset: Int) {
      for index in 0..<8 { bytes[offset + index] = UInt8(truncatingIfNeeded: value >> (8 * index)) }
    }
    let payload = Array(bytes[CompiledLayout.headerSize...])
    set(unsafe ContentHash.hash(payload.span.bytes, seed: CompiledLayout.checksumSeed), at: 24)
    let header = Array(bytes[..<CompiledLayout.checkedHeaderSize])
    set(
      unsafe ContentHash.hash(header.span.bytes, seed: CompiledLayout.checksumSeed),
      at: CompiledLayout.checkedHeaderSize)
  }
}
