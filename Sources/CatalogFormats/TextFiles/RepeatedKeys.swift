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
    // Hashes alone find out that there is no repetition, which is nearly always so.
    var firsts: [ExactName: Int] = [:]
    firsts.reserveCapacity(entries.count)
    var found: [(first: Int, repeated: Int)] = []
    for (position, entry) in entries.enumerated() {
      let name = ExactName(entry.key)
      if let first = firsts[name] {
        found.append((first, position))
      } else {
        firsts[name] = position
      }
    }
    return found
  }
}
