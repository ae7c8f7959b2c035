import BenchmarkSupport

/// The size of the files of all locales.
struct SizeSection {
  private let content: BenchmarkContent

  init(_ content: BenchmarkContent) { self.content = content }

  func run() {
    let ours = Double(content.compiledByteCount) / 1e3
    let peer = content.machineObjects.map { Double($0.byteCount) / 1e3 }
    let row = ReportRow(
      "\(content.locales.count) locales, .mo", ours: ours, peer: peer,
      ratio: peer.map { ours / $0 },
      target: .ratio(0.6), unit: "kB")
    print("Size of the files\n\(ReportRow.heading)\n\(row.text)\n")
  }
}
