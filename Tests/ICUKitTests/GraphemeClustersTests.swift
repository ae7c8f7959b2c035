import CatalogTestSupport
import ICUKit
import Testing

private let testFile = "conformance/unicode/ucd15/GraphemeBreakTest.txt"

@Suite struct GraphemeClustersTests {
  @Test(
    "a text has as many clusters as a reader counts",
    arguments: [
      ("", 0), ("Save", 4), ("é", 1), ("e\u{301}", 1), ("\r\n", 1), ("a\r\n\r\n\n\r", 5),
      ("🇩🇪🇫🇷", 2), ("👩‍👩‍👧", 1), ("👍🏽", 1), ("각", 1), ("\u{1100}\u{1161}\u{11A8}", 1),
      ("नि", 1), ("क्त", 1), ("✁\u{200D}✁", 1), ("ü\u{AD}x", 3), ("z\u{301}\u{302}\u{303}", 1),
      ("\u{301}", 1),
    ])
  func count(text: String, count: Int) {
    #expect(GraphemeClusters.count(in: text) == count)
    #expect(GraphemeClusters.ends(in: text).count == count)
    #expect(GraphemeClusters.clusters(in: text).count == count)
    #expect(GraphemeClusters.clusters(in: text).joined() == text)
  }

  @Test("the ends are byte offsets")
  func ends() {
    #expect(GraphemeClusters.ends(in: "aé👍🏽\r\nb") == [1, 3, 11, 13, 14])
  }

  @Test("a cluster may be of any length")
  func longCluster() {
    let zalgo = "z" + String(repeating: "\u{301}", count: 200_000)
    #expect(GraphemeClusters.count(in: zalgo + "x") == 2)
  }

  @Test(
    "every row of GraphemeBreakTest.txt is divided where it says",
    .enabled(if: SharedFolder.has(testFile), "needs the Unicode data beside the package"))
  func conformance() throws {
    var rows = 0
    for line in try SharedFolder.lines(of: testFile) {
      let clusters = line.prefix { $0 != "#" }.split(separator: "÷")
        .map { decoded($0.filter { $0 != "×" && $0 != "\t" }) }.filter { !$0.isEmpty }
      let found = GraphemeClusters.clusters(in: clusters.joined())
      #expect(found.map { codePoints($0) } == clusters.map { codePoints($0) }, "\(line)")
      #expect(GraphemeClusters.count(in: clusters.joined()) == clusters.count, "\(line)")
      rows += 1
    }
    #expect(rows == 602)
  }
}
