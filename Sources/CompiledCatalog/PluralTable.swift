/// What a number counts.
public enum PluralKind: Hashable, Sendable {
  /// Amounts: 1 file, 2 files.
  case cardinal
  /// Places in an order: 1st, 2nd.
  case ordinal
}

/// A plural category of CLDR (UTS 35 Part 3, Language Plural Rules), in the order of CLDR.
public enum PluralForm: UInt8, Hashable, Sendable, CaseIterable {
  /// 0 in Arabic (ar), 0, 10, 20 in Latvian (lv).
  case zero
  /// 1 in English (en), 0 and 1 in French (fr).
  case one
  /// 2 in Arabic (ar) and Slovenian (sl).
  case two
  /// 2, 3, 4 in Czech (cs).
  case few
  /// 5, 6, 11 in Russian (ru), 1,000,000 in Spanish (es).
  case many
  /// Every other number.
  case other
}

/// The plural categories of all whole numbers in one locale, so that choosing a form asks no library.
///
/// The smallest numbers have an entry each; those after them repeat with a period; multiples of a million may
/// differ (Spanish and French `many`).
public struct PluralTable: ~Escapable, Copyable {
  @usableFromInline let categories: RawSpan
  @usableFromInline let smallCount: UInt32
  @usableFromInline let period: UInt32
  @usableFromInline let millions: UInt8

  /// Reads a table; `nil` where it is not all inside.
  @_lifetime(copy section)
  package init?(_ section: RawSpan, at offset: Int) {
    guard let sizes = section.word32(at: offset), let other = section.word32(at: offset &+ 4) else {
      return nil
    }
    let smallCount = sizes & 0xFFFF
    let period = sizes >> 16
    guard
      let categories = section.part(
        at: offset &+ CompiledLayout.pluralHeaderSize, count: Int(smallCount &+ period))
    else { return nil }
    self.categories = categories
    self.smallCount = smallCount
    self.period = period
    millions = UInt8(truncatingIfNeeded: other)
  }

  /// Returns the category of a whole number, or `nil` where only ICU knows it.
  ///
  /// The rules of a few languages, such as Cornish, do not fit into a table; their tables answer `nil` to
  /// every number.
  ///
  /// - Parameter magnitude: The number without its sign.
  @inlinable
  public func category(of magnitude: UInt64) -> PluralForm? {
    if magnitude < UInt64(smallCount) { return form(at: Int(magnitude)) }
    guard period > 0 else { return nil }
    if millions != .max, magnitude % 1_000_000 == 0 { return PluralForm(rawValue: millions) }
    return form(at: Int(smallCount) &+ Int(magnitude % UInt64(period)))
  }

  @inlinable
  func form(at offset: Int) -> PluralForm? {
    categories.byte(at: offset).flatMap(PluralForm.init(rawValue:))
  }
}
