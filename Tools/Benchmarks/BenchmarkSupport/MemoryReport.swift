/// What the system says of the memory of a process (`smaps_rollup` of Linux).
public struct MemoryReport: Hashable, Sendable {
  /// The bytes that this process alone has written: what nobody can take back without ending it.
  public let privateByteCount: Int
  /// The bytes of files that no other process has mapped at the moment.
  ///
  /// They belong to the cache of the system, which drops them whenever memory is short.
  public let cleanByteCount: Int

  /// Reads a report; `nil` where the text is none.
  public init?(_ text: String) {
    guard let dirty = MemoryReport.byteCount("Private_Dirty:", in: text),
      let clean = MemoryReport.byteCount("Private_Clean:", in: text)
    else { return nil }
    privateByteCount = dirty
    cleanByteCount = clean
  }

  private static func byteCount(_ field: String, in text: String) -> Int? {
    for line in text.split(separator: "\n") where line.hasPrefix(field) {
      let words = line.dropFirst(field.count).split(separator: " ")
      guard words.count == 2, words[1] == "kB", let count = Int(words[0]) else { return nil }
      return count * 1024
    }
    return nil
  }
}
