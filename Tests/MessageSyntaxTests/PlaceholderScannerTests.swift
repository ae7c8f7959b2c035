import MessageSyntax
import Testing

@Suite struct PlaceholderScannerTests {
  private func describe(_ text: PlaceholderText) -> [String] {
    text.placeholders.map {
      "\($0.name):\($0.type ?? "-")@\($0.range.lowerBound)-\($0.range.upperBound)"
    }
  }

  @Test(
    "fields in braces are found",
    arguments: [
      ("{} of {}", ["0:-@0-2", "1:-@6-8"]), ("{1} {0}", ["1:-@0-3", "0:-@4-7"]),
      ("{name!r:>10}", ["name:-@0-12"]), ("{user.name} {a[b}]}", ["user:-@0-11", "a:-@12-19"]),
      ("{{no}} {yes}", ["yes:-@7-12"]), ("{x:{width}}", ["x:-@0-11"]), ("{0,5:N2}", ["0:-@0-8"]),
      ("é{n}", ["n:-@2-5"]), ("none", []),
    ])
  func braces(_ text: String, _ expected: [String]) {
    let read = PlaceholderText(braces: text)
    #expect(describe(read) == expected)
    #expect(read.faults.isEmpty)
  }

  @Test(
    "faults in braces have a place",
    arguments: [
      ("a {b", 2..<3), ("a } b", 2..<3), ("{0} {}", 4..<6), ("{a b}", 0..<5), ("{a{b{c", 0..<1),
    ])
  func braceFaults(_ text: String, _ range: Range<Int>) {
    #expect(PlaceholderText(braces: text).faults.map(\.range) == [range])
  }

  @Test("doubled braces stand for one")
  func braceEscapes() {
    #expect(PlaceholderText(braces: "{{}}").escapes.map(\.text) == ["{", "}"])
  }

  @Test(
    "conversions of Python are found",
    arguments: [
      ("%s %d", ["0:s@0-2", "1:d@3-5"]), ("%(a)s %(b)5.2f", ["a:s@0-5", "b:f@6-14"]),
      ("100%% %i", ["0:d@6-8"]), ("%*d", ["0:d@0-3", "1:d@0-3"]), ("%(a(b))s", ["a(b):s@0-8"]),
      ("%c %r", ["0:c@0-2", "1:s@3-5"]), ("none", []),
    ])
  func python(_ text: String, _ expected: [String]) {
    let read = PlaceholderText(python: text)
    #expect(describe(read) == expected)
    #expect(read.faults.isEmpty)
  }

  @Test(
    "faults in conversions of Python have a place",
    arguments: [
      ("50%", 2..<3), ("%y", 0..<2), ("%(a", 0..<2), ("%s %(a)s", 3..<8), ("%é", 0..<3),
      ("%(a)", 0..<4),
    ])
  func pythonFaults(_ text: String, _ range: Range<Int>) {
    #expect(PlaceholderText(python: text).faults.map(\.range) == [range])
  }

  @Test(
    "arguments of Qt are found",
    arguments: [
      ("%1 of %2", ["1:-@0-2", "2:-@6-8"]), ("%L1 %n", ["1:-@0-3", "n:number@4-6"]),
      ("%123", ["12:-@0-3"]), ("100% %", []), ("%%1", ["1:-@1-3"]), ("%Lx", []),
    ])
  func qt(_ text: String, _ expected: [String]) {
    #expect(describe(PlaceholderText(qt: text)) == expected)
  }

  @Test("hostile texts take linear time", arguments: ["{", "%(", "%", "{{", "{a[", "%L"])
  func time(_ part: String) {
    let text = String(repeating: part, count: 100_000)
    let duration = ContinuousClock().measure {
      _ = PlaceholderText(braces: text)
      _ = PlaceholderText(python: text)
      _ = PlaceholderText(qt: text)
    }
    #expect(duration < .seconds(10))
  }
}
