internal import SourceText

/// Gives each finding a name that stays the same when lines move and texts change: made of its rule,
/// file, key, locale and variation.
///
/// Findings that are alike in all of these are numbered in the order of the file.
struct FindingFingerprints {
  private var counts: [UInt64: Int] = [:]

  /// Returns the name of the next finding: sixteen hexadecimal digits, a colon, and a number from 1.
  ///
  /// - Parameters:
  ///   - diagnostic: The finding.
  ///   - path: The path of its file below the root of the repository.
  mutating func next(of diagnostic: Diagnostic, in path: String) -> String {
    let subject = diagnostic.subject
    let parts = [diagnostic.rule.rawValue, path, subject.key, subject.locale, subject.variation]
    let hash = FindingFingerprints.hash(parts)
    counts[hash, default: 0] += 1
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
      + ":" + String(counts[hash] ?? 1)
  }

  /// The FNV-1a hash of some texts; two bytes that UTF-8 never has tell where each ends.
  private static func hash(_ parts: [String?]) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    for part in parts {
      part?.utf8.forEach(add)
      add(part == nil ? 0xFE : 0xFF)
    }
    return hash
  }
}
