internal import ICUShims

/// A line of text in the order in which it is seen, for terminals that show characters as they come (UAX 9).
///
/// Grapheme clusters stay whole, with their marks behind the letter. Brackets and what else has a
/// left and a right form are mirrored in text from right to left; Arabic letters are not joined.
/// Bidi controls take effect and are then left out, so that nothing of a text reorders what stands
/// around it. Making a line takes O(n); it is safe to use from any thread.
public struct BidiText: Hashable, Sendable {
  /// A grapheme cluster and the place where it is seen.
  public struct Cell: Hashable, Sendable {
    /// What is seen: the cluster, mirrored in text from right to left; empty for a bidi control.
    public let text: String
    /// The column of its left edge, from 0.
    public let column: Int
    /// The number of columns that it takes (``TextWidth``).
    public let width: Int
    /// The direction that the text runs in at this place.
    public let direction: TextDirection
  }

  /// The grapheme clusters in logical order, as ``GraphemeClusters`` divides the line.
  public let cells: [Cell]
  /// The line from left to right, without bidi controls.
  public let visualText: String
  /// The number of columns that the line takes.
  public let width: Int
  /// The base direction: where the line begins.
  public let baseDirection: TextDirection

  /// Orders a line.
  ///
  /// - Parameters:
  ///   - line: The text of one line, without line ends and other controls: they take no column and stay in the text.
  ///   - baseDirection: The base direction; `nil` for that of the first strong character outside of isolates, from left to right where there is none.
  public init(_ line: String, baseDirection: TextDirection? = nil) {
    let clusters = GraphemeClusters.clusters(in: line)
    let levels = Levels(of: line, clusters: clusters, base: baseDirection)
    var cells = [Cell?](repeating: nil, count: clusters.count)
    var visualText = ""
    var column = 0
    for index in levels.visualOrder {
      let direction: TextDirection =
        levels.ofClusters[index].isMultiple(of: 2) ? .leftToRight : .rightToLeft
      let text = Self.shown(clusters[index], direction)
      let width = TextWidth.columns(of: text)
      cells[index] = Cell(text: text, column: column, width: width, direction: direction)
      visualText += text
      column += width
    }
    self.cells = cells.compactMap(\.self)
    self.visualText = visualText
    self.width = column
    self.baseDirection = levels.base
  }

  /// Returns the column where a caret stands that is before a grapheme cluster in logical order.
  ///
  /// - Parameter index: The index of the cluster, from 0 to the number of clusters; others count as the nearest of these.
  /// - Returns: The column of that cluster. Behind the last cluster it is the next column in the direction of its text: -1 at the left end of a line.
  public func caretColumn(before index: Int) -> Int {
    if index < cells.count { return cells.isEmpty ? 0 : cells[max(0, index)].column }
    guard let last = cells.last else { return 0 }
    return last.direction == .leftToRight ? last.column + last.width : last.column - 1
  }

  private static func shown(_ cluster: Substring, _ direction: TextDirection) -> String {
    guard let first = cluster.unicodeScalars.first, !CharacterFacts.isBidiControl(first) else {
      return ""
    }
    let mirrored = Unicode.Scalar(cicu_character_mirror(first.value)) ?? first
    guard direction == .rightToLeft, mirrored != first else { return String(cluster) }
    var text = String.UnicodeScalarView([mirrored])
    text.append(contentsOf: cluster.unicodeScalars.dropFirst())
    return String(text)
  }
}

extension BidiText {
  /// The embedding levels of the clusters of a line; all from left to right where memory ends.
  private struct Levels {
    let base: TextDirection
    let ofClusters: [UInt8]
    let visualOrder: [Int]

    init(of line: String, clusters: [Substring], base: TextDirection?) {
      let units = Array(line.utf16)
      var levels = [UInt8](repeating: 0, count: units.count)
      let baseLevel = try? ICUCall.run { status in
        guard let length = Int32(exactly: units.count) else { return Int32(0) }
        return unsafe cicu_bidi_levels(Self.code(of: base), units, length, &levels, &status)
      }
      var offset = 0
      ofClusters = clusters.map { cluster in
        defer { offset += Self.utf16Count(of: cluster) }
        return levels[offset]
      }
      var order = [Int32](repeating: 0, count: ofClusters.count)
      unsafe cicu_bidi_visual_order(ofClusters, Int32(ofClusters.count), &order)
      visualOrder = order.map(Int.init)
      self.base = (baseLevel ?? 0).isMultiple(of: 2) ? .leftToRight : .rightToLeft
    }

    private static func utf16Count(of cluster: Substring) -> Int {
      cluster.utf8.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 < 0xF0 ? 1 : 2) }
    }

    private static func code(of base: TextDirection?) -> Int32 {
      switch base {
      case .leftToRight: Int32(cicu_bidi_left_to_right)
      case .rightToLeft: Int32(cicu_bidi_right_to_left)
      case nil: Int32(cicu_bidi_first_strong)
      }
    }
  }
}
