/// Finds what somebody meant who mistyped a name.
package enum NameSuggestion {
  /// Returns the candidate nearest to what was typed, or `nil` where none is near enough.
  ///
  /// A third of the letters may be wrong, or else the candidate must begin with what was typed.
  package static func nearest(to typed: String, among candidates: [String]) -> String? {
    let letters = Array(typed.lowercased())
    guard !letters.isEmpty, letters.count <= 64 else { return nil }
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let distance = editDistance(letters, Array(candidate.lowercased()))
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    if let best, best.distance <= max(1, letters.count / 3) { return best.candidate }
    return candidates.first { letters.count >= 3 && $0.lowercased().hasPrefix(typed.lowercased()) }
  }

  /// Returns how many letters must be inserted, removed, replaced or exchanged with their neighbour
  /// (optimal string alignment).
  package static func editDistance(_ left: [Character], _ right: [Character]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let replacement = previous[column] + (left[row] == right[column] ? 0 : 1)
        var distance = min(replacement, previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          distance = min(distance, beforePrevious[column - 1] + 1)
        }
        current.append(distance)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[right.count]
  }
}
