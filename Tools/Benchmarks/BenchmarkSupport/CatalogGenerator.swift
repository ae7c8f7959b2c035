public import ICUKit

/// Makes String Catalogs of any size that look like those of real applications.
///
/// English is the source language. A quarter of the entries have placeholders, an eighth of those
/// vary by plural. The bytes depend on the properties alone, and on nothing of the machine.
public struct CatalogGenerator: Sendable {
  /// When to stop.
  public enum Size: Hashable, Sendable {
    /// After this many keys.
    case keys(Int)
    /// With the first key that makes the file at least this many bytes long.
    case bytes(Int)
  }

  /// The largest number of locales beside the source language.
  public static let maximumLocaleCount = SampleLanguage.translations.count

  /// How large the catalog becomes.
  public var size: Size
  /// The number of locales beside the source language, from 1 to ``maximumLocaleCount``.
  public var localeCount: Int
  /// What tells one catalog from another of the same size.
  public var seed: UInt64
  /// Whether every tenth translated text has a fault; else the catalog is clean but for the few
  /// texts that need a review.
  public var isFaulty: Bool

  /// Creates a generator; the defaults make a file of about 16 MB.
  public init(
    size: Size = .keys(8000), localeCount: Int = 10, seed: UInt64 = 1, isFaulty: Bool = false
  ) {
    precondition((1...CatalogGenerator.maximumLocaleCount).contains(localeCount))
    self.size = size
    self.localeCount = localeCount
    self.seed = seed
    self.isFaulty = isFaulty
  }

  /// Returns the bytes of the catalog.
  ///
  /// - Throws: The error of ICU, where it has no data to sort the keys with.
  public func generate() throws(ICUError) -> [UInt8] {
    let languages = SampleLanguage.translations.prefix(localeCount)
    var entries = EntryGenerator(languages: Array(languages), seed: seed, isFaulty: isFaulty)
    var keys: [String] = []
    var members: [CatalogText] = []
    // No entry gives an empty line, which the first entry replaces.
    var byteCount = CatalogGenerator.document { _ in }.count - 1
    while !isReached(keyCount: keys.count, byteCount: byteCount) {
      let (key, member) = entries.next()
      byteCount += member.bytes.count + (keys.isEmpty ? 0 : 1)
      keys.append(key)
      members.append(member)
    }
    let order = try Collator.root.sorted(keys)
    return CatalogGenerator.document { strings in
      for index in order { strings.members(members[index]) }
    }
  }

  private func isReached(keyCount: Int, byteCount: Int) -> Bool {
    switch size {
    case .keys(let count): keyCount >= count
    case .bytes(let count): byteCount >= count
    }
  }

  private static func document(_ strings: (inout CatalogText) -> Void) -> [UInt8] {
    var text = CatalogText(depth: 1)
    text.string("sourceLanguage", "en")
    text.object("strings", strings)
    text.string("version", "1.0")
    return Array("{".utf8) + text.bytes + Array("\n}".utf8)
  }
}
