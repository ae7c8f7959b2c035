internal import CatalogModel
internal import SourceText

/// Entries with a key that another one before them has.
enum RepeatedKeys {
  /// Returns one diagnostic for each entry whose key stands before it; with the same text nothing is lost.
  ///
  /// - Parameters:
  ///   - entries: The entries of a file in one locale, in its order.
  ///   - locale: The locale.
  ///   - conflict: What is said of a key that stands twice with different texts.
  static func diagnostics(
    in entries: [Entry], locale: String, conflict: (String) -> DiagnosticMessage
  ) -> [Diagnostic] {
    let repetitions = repetitions(in: entries)
    guard !repetitions.isEmpty else { return [] }
    return repetitions.map { first, repeated in
      let (first, repeated) = (entries[first], entries[repeated])
      let isSame = text(of: first) == text(of: repeated)
      let key = repeated.key
      return Diagnostic(
        rule: .duplicateKey, severity: isSame ? .warning : .error,
        message: isSame
          ? "“\(key)” stands twice with the same text; remove one of the two"
          : conflict(key),
        range: repeated.keyRange, subject: .init(key: key, locale: locale),
        notes: [.init(message: "it stands here first", range: first.keyRange)])
    }
  }

  private static func text(of entry: Entry) -> ExactName? {
    (entry.localizations?.first?.message.root.unit?.value).map { ExactName($0) }
  }

  /// For each entry whose key stands before it, the position of the first one with it and its own.
  private static func repetitions(in entries: [Entry]) -> [(first: Int, repeated: Int)] {
    // A table of positions with the hashes beside them: a dictionary compares keys in each slot that it passes.
    var size = 16
    while size < 2 * entries.count { size *= 2 }
    var slots = [UInt32](repeating: .max, count: size)
    var hashes = [Int](repeating: 0, count: entries.count)
    var found: [(first: Int, repeated: Int)] = []
    for position in entries.indices {
      let name = ExactName(entries[position].key)
      let hash = name.hashValue
      hashes[position] = hash
      var slot = hash & (size - 1)
      while slots[slot] != .max {
        let other = Int(slots[slot])
        if hashes[other] == hash, ExactName(entries[other].key) == name {
          found.append((other, position))
          break
        }
        slot = (slot + 1) & (size - 1)
      }
      if slots[slot] == .max { slots[slot] = UInt32(position) }
    }
    return found
  }
}
