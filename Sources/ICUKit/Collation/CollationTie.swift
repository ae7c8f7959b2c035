/// The order of strings that collate the same.
enum CollationTie {
  /// Returns whether the first string comes first: by the first run of digits that differs in
  /// length, the shorter one first, then by code units.
  static func precedes(_ first: String, _ second: String) -> Bool {
    let firstRuns = digitRuns(of: first)
    let secondRuns = digitRuns(of: second)
    if firstRuns != secondRuns { return firstRuns.lexicographicallyPrecedes(secondRuns) }
    return first.utf8.lexicographicallyPrecedes(second.utf8)
  }

  private static func digitRuns(of string: String) -> [Int] {
    var runs: [Int] = []
    var length = 0
    for scalar in string.unicodeScalars {
      if scalar.properties.numericType == .decimal {
        length += 1
      } else if length > 0 {
        runs.append(length)
        length = 0
      }
    }
    return length > 0 ? runs + [length] : runs
  }
}
