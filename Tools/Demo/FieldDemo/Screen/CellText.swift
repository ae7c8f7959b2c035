internal import FormFields
internal import ICUKit

/// A text cut into what takes its own cells on a terminal, each visible and harmless.
struct CellText: Hashable, Sendable {
  /// One grapheme cluster as it is shown.
  struct Cell: Hashable, Sendable {
    let text: String
    let columns: Int
  }

  /// The most code points of a cluster that are shown: a stack of accents has no natural end.
  private static let mostScalars = 32

  /// The cells in the order of reading.
  let cells: [Cell]

  /// Who made a text.
  enum Origin: Hashable, Sendable {
    /// A person, who may have typed or pasted anything: every bidi control is shown.
    case person
    /// The catalog and the formats: their marks and isolates around arguments take effect.
    case program
  }

  /// Cuts a text.
  init(_ text: String, by origin: Origin) {
    cells = GraphemeClusters.clusters(in: text).map { cluster in
      if origin == .program, Self.isBidiMark(cluster) {
        return Cell(text: String(cluster), columns: 0)
      }
      let visible = Self.visible(String(cluster))
      return Cell(text: visible, columns: TextWidth.columns(of: visible))
    }
  }

  /// The text as it is shown, in the order of reading.
  var text: String { cells.map(\.text).joined() }

  /// The columns of all cells.
  var columns: Int { cells.reduce(0) { $0 + $1.columns } }

  /// Whether a cluster is a mark of one direction, or an end of an isolate (UAX 9, sections 2.4 and 2.6).
  private static func isBidiMark(_ cluster: Substring) -> Bool {
    switch cluster {
    case "\u{61C}", "\u{200E}", "\u{200F}", "\u{2068}", "\u{2069}": true
    default: false
    }
  }

  /// An accent on nothing is put on a circle, and whatever takes no room is spelled out.
  private static func visible(_ cluster: String) -> String {
    let shown = VisibleText.text(of: String(cluster.unicodeScalars.prefix(mostScalars)))
    if TextWidth.columns(of: shown) > 0 { return shown }
    let onCircle = "\u{25CC}" + shown
    return TextWidth.columns(of: onCircle) > 0 ? onCircle : "\u{FFFD}"
  }
}
