import BenchmarkSupport

/// Measures pair by pair, and prints a line for each.
struct ComparisonTable {
  private let measurement: Measurement
  private let rows: String

  /// Prints the heading of a table.
  init(_ title: String, _ options: Options) {
    measurement = Measurement(runCount: options.runCount)
    rows = options.rows
    print("\(title)\n\(ReportRow.heading)")
  }

  /// Measures ours beside a peer, as far as they are there, and prints the medians, unless the row was not asked for.
  func compare(
    _ name: String, _ ours: Operation?, _ peer: Operation?, target: ReportRow.Target? = nil
  ) throws(BenchmarkError) {
    guard rows.isEmpty || name.contains(rows) else { return }
    var row = ReportRow(name, ours: nil, target: target, unit: "ns")
    var least: [Double] = []
    if let ours, let peer {
      let times = try measurement.times(name, ours, peer)
      row.ours = times.first.median
      row.peer = times.second.median
      row.ratio = times.ratios.median
      least = [times.first.minimum, times.second.minimum]
    } else if let ours {
      let times = measurement.times(ours)
      row.ours = times.median
      least = [times.minimum]
    } else if let peer {
      let times = measurement.times(peer)
      row.peer = times.median
      least = [times.minimum]
    }
    let note = least.map { NumberText.fixed($0, decimals: 1) }.joined(separator: " / ")
    print(row.text + (note.isEmpty ? "" : "  (least \(note))"))
  }
}
