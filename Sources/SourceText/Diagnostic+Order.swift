extension [Diagnostic] {
  /// Returns findings in the order of their file; those without a place come first, and those that
  /// start at one place keep their order.
  package func sortedByPlace() -> [Diagnostic] {
    let starts = map { $0.range?.start ?? -1 }
    guard zip(starts, starts.dropFirst()).contains(where: >) else { return self }
    return starts.indices.sorted { (starts[$0], $0) < (starts[$1], $1) }.map { self[$0] }
  }
}
