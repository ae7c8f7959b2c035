extension FixIt {
  /// Chooses corrections that can be applied together.
  ///
  /// Of two that touch the same bytes the one that ends first is chosen, so that the correction of a
  /// word goes before that of the file around it. Takes O(n log n) time.
  ///
  /// - Parameter fixIts: Corrections of one text, in any order.
  /// - Returns: The indices of those that are chosen, in the order of the text.
  package static func compatible(among fixIts: [FixIt]) -> [Int] {
    var candidates: [(start: Int, end: Int, index: Int)] = []
    for (index, fixIt) in fixIts.enumerated() {
      guard let first = fixIt.edits.first, let last = fixIt.edits.last else { continue }
      candidates.append((first.range.start, last.range.end, index))
    }
    candidates.sort { ($0.end, -$0.start, $0.index) < ($1.end, -$1.start, $1.index) }
    var chosen: [Int] = []
    var previous: (start: Int, end: Int)?
    for candidate in candidates {
      if let previous {
        // What is inserted where another one ends could come before or after it.
        let isInsertion = candidate.start == candidate.end || previous.start == previous.end
        guard previous.end < candidate.start || previous.end == candidate.start && !isInsertion
        else { continue }
      }
      chosen.append(candidate.index)
      previous = (candidate.start, candidate.end)
    }
    return chosen
  }
}
