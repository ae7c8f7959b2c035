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
public struct PluralTable: ~Escapable, Copyable, BitwiseCopyable {
  @usableFromInline let categories: RawSpan
  @usableFromInline let shape: PluralTableShape

  /// Reads a table; `nil` where it is not all inside.
  @_lifetime(copy section)
  package init?(_ section: RawSpan, at offset: Int) {
    guard let shape = PluralTableShape(section, at: offset),
      let categories = section.part(at: shape.offset, count: shape.count)
    else { return nil }
    self.categories = categories
    self.shape = shape
  }

  /// Returns the category of a whole number, or `nil` where only ICU knows it.
  ///
  /// The rules of a few languages, such as Cornish, do not fit into a table; their tables answer `nil` to
  /// every number.
  ///
  /// - Parameter magnitude: The number without its sign.
  @inlinable
  public func category(of magnitude: UInt64) -> PluralForm? {
    guard let index = shape.index(of: magnitude) else { return shape.formOfMillions(magnitude) }
    return categories.byte(at: index).flatMap(PluralForm.init(rawValue:))
  }
}

/// The numbers that a table of plural categories begins with, and where its categories are.
@usableFromInline
package struct PluralTableShape: Sendable, BitwiseCopyable {
  /// The offset of the categories in the bytes that the table is in.
  @usableFromInline package let offset: Int
  @usableFromInline let smallCount: UInt32
  @usableFromInline let period: UInt32
  @usableFromInline let millions: UInt8

  /// Reads the numbers; `nil` where the table is not all inside.
  init?(_ section: RawSpan, at offset: Int) {
    guard let sizes = section.word32(at: offset), let other = section.word32(at: offset &+ 4) else {
      return nil
    }
    smallCount = sizes & 0xFFFF
    period = sizes >> 16
    millions = UInt8(truncatingIfNeeded: other)
    self.offset = offset &+ CompiledLayout.pluralHeaderSize
    guard section.part(at: self.offset, count: count) != nil else { return nil }
  }

  private init(_ shape: PluralTableShape, movedBy distance: Int) {
    smallCount = shape.smallCount
    period = shape.period
    millions = shape.millions
    offset = shape.offset + distance
  }

  /// Returns the same table, in bytes that begin earlier.
  func moved(by distance: Int) -> PluralTableShape { PluralTableShape(self, movedBy: distance) }

  /// The number of categories.
  var count: Int { Int(smallCount &+ period) }

  /// Returns where the category of a number stands, from 0, or `nil` where no entry of the table has it.
  @inlinable @inline(__always)
  package func index(of magnitude: UInt64) -> Int? {
    if magnitude < UInt64(smallCount) { return Int(magnitude) }
    guard period > 0, millions == .max || magnitude % 1_000_000 != 0 else { return nil }
    return Int(smallCount) &+ Int(magnitude % UInt64(period))
  }

  /// Returns the category that multiples of a million have by themselves, or `nil` where they have none.
  @inlinable
  package func formOfMillions(_ magnitude: UInt64) -> PluralForm? {
    guard period > 0, millions != .max, magnitude % 1_000_000 == 0 else { return nil }
    return PluralForm(rawValue: millions)
  }
}
