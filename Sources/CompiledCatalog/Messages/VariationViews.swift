/// Forms of a message by the plural category of an argument.
public struct PluralView: ~Escapable, Copyable, BitwiseCopyable {
  @usableFromInline let record: Record

  @inlinable
  @_lifetime(copy record)
  init(_ record: Record) { self.record = record }

  /// The argument that chooses the form, from 1; 0 where nothing names it.
  @inlinable public var argument: Int { Int(record.headerByte(1)) }

  /// What the argument counts.
  @inlinable public var kind: PluralKind { record.headerByte(3) & 1 == 0 ? .cardinal : .ordinal }

  @inlinable var mask: UInt8 { record.headerByte(2) }

  /// Returns the form of a category as it is there, or `nil` where there is none.
  ///
  /// No other form stands in for it.
  @inlinable @inline(__always)
  @_lifetime(copy self)
  public func form(_ category: PluralForm) -> MessageView? { form(atBit: category.rawValue &+ 1) }

  /// The form for the number 0 in every language (`zero` in a String Catalog, `=0` in ICU MessageFormat), or `nil`
  /// where there is none.
  ///
  /// It comes before that of the category of 0.
  @inlinable public var explicitZero: MessageView? {
    @_lifetime(copy self)
    get { form(atBit: 0) }
  }

  @inlinable @inline(__always)
  @_lifetime(copy self)
  func form(atBit bit: UInt8) -> MessageView? {
    guard mask &>> bit & 1 == 1 else { return nil }
    return record.node((mask & (1 &<< bit &- 1)).nonzeroBitCount)
  }
}

/// Forms of a message by a name.
public struct SelectView: ~Escapable, Copyable, BitwiseCopyable {
  /// What the names are.
  public enum Dimension: UInt8, Hashable, Sendable {
    /// Devices as String Catalogs spell them: `iphone`, `mac`, … and `other`.
    case device = 0
  }

  @usableFromInline let record: Record

  @inlinable
  @_lifetime(copy record)
  init(_ record: Record) { self.record = record }

  /// What the names are, or `nil` where this reader does not know it.
  public var dimension: Dimension? { Dimension(rawValue: record.headerByte(1)) }

  /// The number of forms.
  public var count: Int { record.limited(Int(record.headerByte(3)), size: 2) }

  /// Returns the name of a form in UTF-8, or `nil` where it is damaged.
  ///
  /// Names ascend by their bytes.
  @_lifetime(copy self)
  public func name(at index: Int) -> Span<UInt8>? {
    guard index >= 0, index < count, let bytes = record.string(2 &* index) else { return nil }
    return bytes.utf8
  }

  /// Returns a form, or `nil` for an index outside of 0 up to ``count``.
  @_lifetime(copy self)
  public func form(at index: Int) -> MessageView? {
    guard index >= 0, index < count else { return nil }
    return record.node(2 &* index &+ 1)
  }

  /// Returns the form of a name, or `nil` where there is none; no other form stands in for it.
  @_lifetime(copy self)
  public func form(named name: StaticString) -> MessageView? {
    for index in 0..<count {
      guard let found = record.string(2 &* index), found.byteCount == name.utf8CodeUnitCount else {
        continue
      }
      let isSame = name.withUTF8Buffer { buffer in
        found.holdsSameBytes(as: unsafe buffer.span.bytes)
      }
      if isSame { return record.node(2 &* index &+ 1) }
    }
    return nil
  }
}

/// Forms of a message by the width that is there for it.
public struct WidthView: ~Escapable, Copyable, BitwiseCopyable {
  @usableFromInline let record: Record

  @inlinable
  @_lifetime(copy record)
  init(_ record: Record) { self.record = record }

  /// The number of forms.
  public var count: Int { record.limited(Int(record.header >> 8), size: 2) }

  /// Returns the width of a form in Apple’s units, or `nil` where it is damaged.
  ///
  /// Widths ascend.
  public func width(at index: Int) -> Int? {
    guard index >= 0, index < count else { return nil }
    return record.field(2 &* index).map { Int($0) }
  }

  /// Returns a form, or `nil` for an index outside of 0 up to ``count``.
  @_lifetime(copy self)
  public func form(at index: Int) -> MessageView? {
    guard index >= 0, index < count else { return nil }
    return record.node(2 &* index &+ 1)
  }
}

/// The phrases of an App Shortcut.
public struct PhrasesView: ~Escapable, Copyable, BitwiseCopyable {
  @usableFromInline let record: Record

  @inlinable
  @_lifetime(copy record)
  init(_ record: Record) { self.record = record }

  /// The number of phrases.
  public var count: Int { record.limited(Int(record.header >> 8)) }

  /// Returns a phrase in UTF-8, in the order of the catalog, or `nil` where it is damaged.
  @_lifetime(copy self)
  public func phrase(at index: Int) -> Span<UInt8>? {
    guard index >= 0, index < count, let bytes = record.string(index) else { return nil }
    return bytes.utf8
  }
}
