/// Finds the name that was probably meant.
enum NameSuggestion {
  /// Returns the name nearest to a misspelt one, or `nil` where none is near.
  ///
  /// A name in another case is nearest. Else up to a third of the characters may be wrong, and two at most.
  ///
  /// - Parameters:
  ///   - name: The name as it was spelt.
  ///   - names: The names that there are; of equally near ones the first is taken.
  static func nearest(to name: String, among names: [String]) -> String? {
    let lowercased = name.lowercased()
    if let match = names.first(where: { $0.lowercased() == lowercased }) { return match }
    let limit = min(2, name.count / 3)
    let distances = names.map { ($0, distance(lowercased, $0.lowercased())) }
    return distances.filter { $0.1 <= limit }.min { $0.1 < $1.1 }?.0
  }

  /// The number of characters to insert, remove or replace (Levenshtein).
  private static func distance(_ left: String, _ right: String) -> Int {
    let right = Array(right)
    var row = Array(0...right.count)
    for (leftIndex, leftCharacter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = leftIndex + 1
      for (index, rightCharacter) in right.enumerated() {
        let replaced = diagonal + (leftCharacter == rightCharacter ? 0 : 1)
        diagonal = row[index + 1]
        row[index + 1] = min(replaced, diagonal + 1, row[index] + 1)
      }
    }
    return row[right.count]
  }
}
