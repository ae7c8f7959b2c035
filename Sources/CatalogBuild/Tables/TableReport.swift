/// What became of a table.
package struct TableReport: Sendable {
  /// How compiling a table ended.
  package enum Outcome: Hashable, Sendable {
    /// The compiled catalog is there and up to date.
    case compiled
    /// The catalog has errors, or something that the compiled format cannot hold; nothing was written.
    case refused
    /// The catalog could not be read or understood, or the compiled one not be written.
    case failed
  }

  /// What was noticed, in the order of the files and their places.
  package let problems: [BuildProblem]
  /// How it ended.
  package let outcome: Outcome
}
