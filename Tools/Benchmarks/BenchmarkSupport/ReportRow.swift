/// A line of a report: what was measured, beside the peer and what is promised.
public struct ReportRow: Hashable, Sendable {
  /// What is promised.
  public enum Target: Hashable, Sendable {
    /// At most this multiple of the peer.
    case ratio(Double)
    /// At most this much, in the unit of the row.
    case value(Double)
  }

  /// What was measured.
  public var name: String
  /// Ours; `nil` where it cannot be measured yet.
  public var ours: Double?
  /// The peer; `nil` where there is none.
  public var peer: Double?
  /// Ours as a multiple of the peer; `nil` without both.
  public var ratio: Double?
  /// What is promised; `nil` for a measurement that only informs.
  public var target: Target?
  /// The unit of ours and of the peer.
  public var unit: String

  /// Creates a row.
  public init(
    _ name: String, ours: Double?, peer: Double? = nil, ratio: Double? = nil,
    target: Target? = nil, unit: String
  ) {
    self.name = name
    self.ours = ours
    self.peer = peer
    self.ratio = ratio
    self.target = target
    self.unit = unit
  }

  /// The heading above rows.
  public static let heading = line(
    "", ["ours", "peer", "", "ratio", "at most"], "")

  /// The row as a line of a table.
  public var text: String {
    ReportRow.line(
      name,
      [
        number(ours), number(peer), unit,
        ratio.map { NumberText.fixed($0, decimals: 2) + "×" } ?? "",
        limit,
      ], verdict)
  }

  /// Whether the promise is kept: `met`, `NOT MET`, `skipped` where it cannot be told, empty without one.
  public var verdict: String {
    guard let target else { return "" }
    let (value, limit) =
      switch target {
      case .ratio(let limit): (ratio, limit)
      case .value(let limit): (ours, limit)
      }
    return value.map { $0 <= limit ? "met" : "NOT MET" } ?? "skipped"
  }

  private var limit: String {
    switch target {
    case .ratio(let limit): NumberText.fixed(limit, decimals: 2) + "×"
    case .value(let limit): number(limit) + " " + unit
    case nil: ""
    }
  }

  private func number(_ value: Double?) -> String {
    guard let value else { return "–" }
    let isLarge = value >= 1000
    return isLarge ? NumberText.grouped(Int(value.rounded())) : NumberText.fixed(value, decimals: 1)
  }

  private static func line(_ name: String, _ columns: [String], _ verdict: String) -> String {
    let widths = [12, 12, 4, 9, 12]
    let cells = zip(columns, widths).map { NumberText.padded($0, width: $1) }
    let line = name + String(repeating: " ", count: max(1, 40 - name.count)) + cells.joined()
    return verdict.isEmpty ? line : line + "  " + verdict
  }
}
