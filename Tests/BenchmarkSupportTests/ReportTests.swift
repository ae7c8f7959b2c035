import BenchmarkSupport
import Testing

@Suite("Comparisons and their reports")
struct ReportTests {
  @Test("ratios are those of each pair")
  func ratios() {
    let times = PairedTimes([1, 6, 2], [2, 3, 8])
    #expect(times.ratios.median == 0.5)
    #expect(times.ratios.minimum == 0.25)
    #expect(times.ratios.maximum == 2)
    #expect(times.first.median == 2)
    #expect(times.second.median == 3)
  }

  @Test(
    "a promise is kept up to its limit, and cannot be told without a measurement",
    arguments: [
      (50, 0.5, .ratio(0.5), "met"), (51, 0.51, .ratio(0.5), "NOT MET"),
      (nil, nil, .ratio(0.5), "skipped"), (50, nil, .ratio(0.5), "skipped"),
      (10, nil, .value(10), "met"), (10.1, nil, .value(10), "NOT MET"),
      (nil, nil, .value(10), "skipped"), (50, 0.5, nil, ""),
    ] as [(Double?, Double?, ReportRow.Target?, String)])
  func verdict(ours: Double?, ratio: Double?, target: ReportRow.Target?, expected: String) {
    let row = ReportRow("name", ours: ours, peer: 100, ratio: ratio, target: target, unit: "ns")
    #expect(row.verdict == expected)
  }

  @Test("a line has what was measured, the peer, their ratio, the limit and the verdict")
  func line() {
    let row = ReportRow(
      "by key", ours: 48.04, peer: 1197.6, ratio: 0.04, target: .ratio(0.25), unit: "ns")
    let words = row.text.split(separator: " ").map(String.init)
    #expect(words == ["by", "key", "48.0", "1,198", "ns", "0.04×", "0.25×", "met"])
    let alone = ReportRow("open", ours: nil, target: .value(200), unit: "µs")
    #expect(
      alone.text.split(separator: " ").map(String.init)
        == ["open", "–", "–", "µs", "200.0", "µs", "skipped"])
    #expect(ReportRow.heading.count == alone.text.count - "  skipped".count)
  }

  @Test("a report on memory is read in bytes")
  func memory() throws {
    let text = """
      55d0c0a00000-7ffd3a5fe000 ---p 00000000 00:00 0    [rollup]
      Rss:                1700 kB
      Shared_Clean:       1200 kB
      Private_Clean:       104 kB
      Private_Dirty:       396 kB

      """
    let report = try #require(MemoryReport(text))
    #expect(report.privateByteCount == 396 * 1024)
    #expect(report.cleanByteCount == 104 * 1024)
  }

  @Test(
    "a report without its fields is none",
    arguments: ["", "Private_Dirty: 1 kB\n", "Private_Clean: 1 MB\nPrivate_Dirty: 1 kB\n"])
  func noMemory(text: String) {
    #expect(MemoryReport(text) == nil)
  }
}
