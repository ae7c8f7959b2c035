/// A compiled catalog: the messages of some tables in all their locales, ready to be looked up.
///
/// The header and the place of each section are checked when the catalog is opened. Whatever is found
/// damaged later is `nil` or `damaged`, and no byte outside of the file is ever read. The bytes never
/// change, so any number of threads may use one catalog; a look-up takes no lock, copies nothing and
/// allocates nothing. What a look-up hands out borrows the catalog, without counting references.
///
/// The layout is that of Documentation/CompiledFormat.md.
@safe public final class CompiledCatalog: Sendable {
  private let storage: CatalogStorage
  // The bytes of the storage, which do not change and stay as long as this does.
  @usableFromInline nonisolated(unsafe) let start: UnsafeRawPointer
  @usableFromInline let sections: SectionTable

  /// The size of the catalog in bytes.
  public let byteCount: Int

  /// The number of tables.
  public let tableCount: Int
  /// The number of keys of all tables together.
  public let keyCount: Int
  /// The number of locales, the source languages included.
  public let localeCount: Int

  private let indexCapacity: Int
  private let indexSlotCount: Int

  /// Opens a catalog whose bytes are in memory; they are copied once.
  ///
  /// - Throws: What is wrong with the bytes.
  public convenience init(_ bytes: [UInt8]) throws(CompiledCatalogError) {
    try self.init(storage: CatalogStorage(copying: bytes))
  }

  /// Opens a catalog that stays in its file, mapped read-only until the last user is gone.
  ///
  /// Takes the same time for every size of file: only what is looked up is ever read. The file may be
  /// replaced by renaming another one over it, even while it is open: this catalog goes on with the old
  /// contents. It must not be written to or truncated in place: then the contents change under the reader, and
  /// reading beyond the new end ends the process (`SIGBUS`).
  ///
  /// - Parameter path: The path of the file.
  /// - Throws: What is wrong with the file.
  public convenience init(mapping path: String) throws(CompiledCatalogError) {
    try self.init(storage: try CatalogStorage(mapping: path))
  }

  private init(storage: CatalogStorage) throws(CompiledCatalogError) {
    let bytes = unsafe RawSpan(_unsafeBytes: storage.base)
    let sections = try SectionTable(bytes)
    guard let start = unsafe storage.base.baseAddress else {
      throw .truncated(needed: CompiledLayout.headerSize, found: 0)
    }
    let index = sections.index
    guard let capacity = bytes.word32(at: index.offset),
      let slotCount = bytes.word32(at: index.offset + 4), capacity <= slotCount,
      Int(slotCount) <= (index.count - CompiledLayout.countSize) / CompiledLayout.slotSize
    else {
      throw .corrupt(section: "index", offset: index.offset)
    }
    let locales = sections.locales
    let keyCount = sections.keys.count / 4
    tableCount = try CompiledCatalog.count(
      bytes, sections.tables, "tables", recordSize: CompiledLayout.tableRecordSize)
    localeCount = try CompiledCatalog.count(
      bytes, locales, "locales", recordSize: CompiledLayout.localeRecordSize)
    self.storage = storage
    unsafe self.start = unsafe start
    byteCount = bytes.byteCount
    self.sections = sections
    self.keyCount = keyCount
    indexCapacity = Int(capacity)
    indexSlotCount = Int(slotCount)
  }

  private static func count(
    _ bytes: RawSpan, _ section: SectionTable.Section, _ name: String, recordSize: Int
  ) throws(CompiledCatalogError) -> Int {
    guard section.count >= CompiledLayout.countSize, let count = bytes.word32(at: section.offset),
      Int(count) <= (section.count - CompiledLayout.countSize) / recordSize
    else {
      throw .corrupt(section: name, offset: section.offset)
    }
    return Int(count)
  }

  /// Reads the whole file once and compares it with the checksum that was written.
  ///
  /// - Throws: ``CompiledCatalogError/checksumMismatch(section:)`` where they differ.
  public func verifyChecksum() throws(CompiledCatalogError) {
    let bytes = self.bytes
    let start = CompiledLayout.headerSize
    guard let checksum = bytes.word64(at: 24),
      let payload = bytes.part(at: start, count: bytes.byteCount - start),
      ContentHash.hash(payload, seed: CompiledLayout.checksumSeed) == checksum
    else {
      throw .checksumMismatch(section: "payload")
    }
  }

  @inlinable @inline(__always)
  var bytes: RawSpan {
    @_lifetime(borrow self)
    get {
      let span = unsafe RawSpan(_unsafeStart: start, byteCount: byteCount)
      return unsafe _overrideLifetime(span, borrowing: self)
    }
  }

  @inlinable @inline(__always)
  @_lifetime(borrow self)
  func bytes(of section: SectionTable.Section) -> RawSpan {
    // The table has been checked: the section is inside of the file.
    let part = unsafe RawSpan(_unsafeStart: start + section.offset, byteCount: section.count)
    return unsafe _overrideLifetime(part, borrowing: self)
  }

  @inlinable @inline(__always)
  var strings: RawSpan {
    @_lifetime(borrow self) get { bytes(of: sections.strings) }
  }
}

extension CompiledCatalog {
  private func word(_ table: TableNumber, _ field: Int) -> UInt32? {
    guard table.rawValue < tableCount else { return nil }
    let record = CompiledLayout.countSize &+ Int(table.rawValue) &* CompiledLayout.tableRecordSize
    return bytes(of: sections.tables).word32(at: record &+ field)
  }

  /// Returns the name of a table, or `nil` where there is no such table or its name is damaged.
  public func name(of table: TableNumber) -> String? {
    word(table, 0).flatMap { text(at: $0) }
  }

  /// Returns the index of the locale that the source text of a table is in, or `nil` as for ``name(of:)``.
  public func sourceLocale(of table: TableNumber) -> Int? {
    guard let word = word(table, 4) else { return nil }
    let index = Int(word & (1 << CompiledLayout.syntaxShift - 1))
    return index < localeCount ? index : nil
  }

  /// Returns the syntax of the texts that a table was compiled from; `nil` where there is no such table or a syntax
  /// that is not known.
  package func syntax(of table: TableNumber) -> SourceSyntax? {
    word(table, 4).flatMap { SourceSyntax(rawValue: $0 >> CompiledLayout.syntaxShift) }
  }

  /// Returns the numbers of the keys of a table, none where there is no such table or it is damaged.
  public func keys(of table: TableNumber) -> Range<UInt32> {
    guard let first = word(table, 8), let count = word(table, 12), first <= keyCount,
      Int(count) <= keyCount - Int(first)
    else { return 0..<0 }
    return first..<first + count
  }

  /// Returns the table of a name, or `nil` where there is none.
  ///
  /// Compares the name with that of every table; keep the number.
  public func table(named name: String) -> TableNumber? {
    for number in 0..<UInt32(truncatingIfNeeded: tableCount) {
      let table = TableNumber(rawValue: number)
      if self.name(of: table).map({ $0.utf8.elementsEqual(name.utf8) }) == true { return table }
    }
    return nil
  }

  /// The name of a table or a locale; a very long one is none of the compiler’s, and many could share its bytes.
  private func text(at offset: UInt32) -> String? {
    guard let bytes = strings.string(at: Int(offset)),
      bytes.byteCount <= CompiledLayout.maximumNameByteCount
    else { return nil }
    return String(copying: bytes.utf8)
  }
}

extension CompiledCatalog {
  /// Returns the number of a key, or `nil` where the table does not have it.
  ///
  /// Takes constant time.
  ///
  /// - Parameters:
  ///   - utf8: The key in UTF-8, compared byte by byte.
  ///   - table: The table.
  public func key(_ utf8: Span<UInt8>, in table: TableNumber) -> KeyNumber? {
    key(utf8, in: table, of: keys(of: table))
  }

  /// Returns the number of a key as ``key(_:in:)-(Span<UInt8>,_)``, once ``keys(of:)`` of the table are known.
  package func key(
    _ utf8: Span<UInt8>, in table: TableNumber, of keys: Range<UInt32>
  ) -> KeyNumber? {
    let wanted = unsafe utf8.bytes
    let hash = ContentHash.hash(wanted, seed: CompiledLayout.seed(ofTable: table.rawValue))
    let tag = CompiledLayout.tag(ofHash: hash)
    var slot = CompiledLayout.home(ofTag: tag, capacity: indexCapacity)
    // The slots are in the order of their tags, empty ones with the largest: a larger tag ends the search.
    while slot < indexSlotCount {
      // All slots are inside of the file.
      let entry = bytes.word64(
        uncheckedAt: sections.index.offset &+ CompiledLayout.countSize
          &+ slot &* CompiledLayout.slotSize)
      let found = UInt32(truncatingIfNeeded: entry)
      if found > tag { return nil }
      if found == tag {
        let number = UInt32(truncatingIfNeeded: entry &>> 32)
        if keys.contains(number), let text = keyBytes(number),
          text.holdsSameBytes(as: wanted)
        {
          return KeyNumber(rawValue: number)
        }
      }
      slot &+= 1
    }
    return nil
  }

  /// Returns the number of a key, or `nil` where the table does not have it.
  ///
  /// As ``key(_:in:)-(Span<UInt8>,_)``, for a string; copies the key where it is not native UTF-8.
  public func key(_ key: String, in table: TableNumber) -> KeyNumber? {
    let found = unsafe key.utf8.withContiguousStorageIfAvailable { buffer in
      self.key(unsafe buffer.span, in: table)
    }
    if let found { return found }
    var native = key
    return native.withUTF8 { buffer in unsafe self.key(buffer.span, in: table) }
  }

  @inline(__always)
  @_lifetime(borrow self)
  private func keyBytes(_ number: UInt32) -> RawSpan? {
    guard let word = bytes(of: sections.keys).word32(at: Int(number) &* 4) else { return nil }
    return unsafe _overrideLifetime(
      strings.string(at: Int(word & (1 << 30 - 1))), borrowing: self)
  }

  /// Returns the UTF-8 bytes of a key, or `nil` where there is no such key or it is damaged.
  @_lifetime(borrow self)
  public func text(of key: KeyNumber) -> Span<UInt8>? {
    guard let bytes = keyBytes(key.rawValue) else { return nil }
    return unsafe _overrideLifetime(bytes.utf8, borrowing: self)
  }

  /// Returns whether the program passes arguments to the messages of a key, as far as key and texts tell.
  ///
  /// Where it does not, percent signs stand for themselves: the source of a pattern is what is shown.
  public func isFormatted(_ key: KeyNumber) -> Bool {
    keyWord(key) >> 31 == 1
  }

  /// Returns whether a key was extracted from code, where it is the format itself.
  public func isExtracted(_ key: KeyNumber) -> Bool { keyWord(key) >> 30 & 1 == 1 }

  private func keyWord(_ key: KeyNumber) -> UInt32 {
    bytes(of: sections.keys).word32(at: Int(key.rawValue) &* 4) ?? 0
  }
}

extension CompiledCatalog {
  private func word(ofLocale index: Int, _ field: Int) -> UInt32? {
    guard index >= 0, index < localeCount else { return nil }
    let record = CompiledLayout.countSize &+ index &* CompiledLayout.localeRecordSize
    return bytes(of: sections.locales).word32(at: record &+ field)
  }

  /// Returns the tag of a locale (BCP 47), or `nil` where there is no such locale or it is damaged.
  public func tag(ofLocale index: Int) -> String? {
    word(ofLocale: index, 0).flatMap { text(at: $0) }
  }

  /// Returns the index of the locale with a tag, or `nil` where there is none.
  ///
  /// Compares the tag with that of every locale; keep the index.
  public func locale(tagged tag: String) -> Int? {
    (0..<localeCount).first {
      self.tag(ofLocale: $0).map { $0.utf8.elementsEqual(tag.utf8) } == true
    }
  }

  /// Returns the table of the plural categories of a locale, or `nil` where the file has none that is sound.
  ///
  /// - Parameters:
  ///   - index: The locale.
  ///   - kind: What the numbers count.
  @_lifetime(borrow self)
  public func pluralTable(ofLocale index: Int, _ kind: PluralKind = .cardinal) -> PluralTable? {
    guard let offset = word(ofLocale: index, kind == .cardinal ? 4 : 8),
      let table = PluralTable(bytes(of: sections.plurals), at: Int(offset))
    else { return nil }
    return unsafe _overrideLifetime(table, borrowing: self)
  }

  /// Returns the message of a key in a locale, or `nil` where the locale does not have one of its own.
  ///
  /// Where the file is damaged there is a message, whose content is `damaged`.
  ///
  /// Takes constant time. Other locales are not looked at.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - index: The locale, from 0 to ``localeCount``.
  @_lifetime(borrow self)
  public func message(_ key: KeyNumber, locale index: Int) -> MessageView? {
    guard key.rawValue < keyCount, index >= 0, index < localeCount else { return nil }
    guard let references = references(ofLocale: index) else { return message(at: .damaged) }
    guard let reference = reference(to: key, in: references) else { return nil }
    return message(at: reference)
  }

  /// Finds where the messages of a locale are, once for many look-ups; `nil` where there is no such locale or it is damaged.
  package func messages(ofLocale index: Int) -> LocaleMessages? {
    guard let references = references(ofLocale: index),
      let cardinal = pluralTable(ofLocale: index, .cardinal)?.shape,
      let ordinal = pluralTable(ofLocale: index, .ordinal)?.shape
    else { return nil }
    return LocaleMessages(
      references: references, cardinal: cardinal.moved(by: sections.plurals.offset),
      ordinal: ordinal.moved(by: sections.plurals.offset))
  }

  /// Finds the references of a locale; `nil` where they are not all inside of the file.
  private func references(ofLocale index: Int) -> MessageReferences? {
    guard let blocks = word(ofLocale: index, 12), let start = word(ofLocale: index, 16),
      let count = word(ofLocale: index, 20)
    else { return nil }
    let locales = bytes(of: sections.locales)
    let offset = sections.locales.offset
    guard locales.part(at: Int(start), count: Int(count) * 4) != nil else { return nil }
    guard blocks != CompiledLayout.noBlocks else {
      guard count == keyCount else { return nil }
      return MessageReferences(blocks: 0, start: offset + Int(start), count: count)
    }
    let blockBytes = CompiledLayout.blockBytes(ofKeys: keyCount)
    guard locales.part(at: Int(blocks), count: blockBytes) != nil else { return nil }
    return MessageReferences(
      blocks: offset + Int(blocks), start: offset + Int(start), count: count)
  }

  /// Returns the category of a whole number as ``PluralTable/category(of:)`` does.
  ///
  /// - Parameters:
  ///   - magnitude: The number without its sign.
  ///   - kind: What it counts.
  ///   - messages: What ``messages(ofLocale:)`` of this very catalog gave.
  @inlinable @inline(__always)
  package func category(
    of magnitude: UInt64, _ kind: PluralKind, in messages: LocaleMessages
  ) -> PluralForm? {
    let shape = kind == .cardinal ? messages.cardinal : messages.ordinal
    guard let index = shape.index(of: magnitude) else { return shape.formOfMillions(magnitude) }
    return PluralForm(rawValue: bytes.byte(uncheckedAt: shape.offset &+ index))
  }

  /// Finds the message of a key, as ``message(_:locale:)``, from where the messages of the locale were found.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - messages: What ``messages(ofLocale:)`` of this very catalog gave.
  /// - Returns: Where it is, for ``message(at:)`` and ``text(at:)``.
  @inlinable @inline(__always)
  package func reference(to key: KeyNumber, in messages: LocaleMessages) -> NodeReference? {
    reference(to: key, in: messages.references)
  }

  @inlinable @inline(__always)
  func reference(to key: KeyNumber, in references: MessageReferences) -> NodeReference? {
    guard key.rawValue < keyCount else { return nil }
    // All ranges are inside of the file.
    guard references.blocks == 0 else { return reference(to: key, byBlocksOf: references) }
    let word = bytes.word32(uncheckedAt: references.start &+ Int(key.rawValue) &* 4)
    return word == CompiledLayout.noMessage ? nil : NodeReference(rawValue: word)
  }

  @usableFromInline @inline(never)
  func reference(
    to key: KeyNumber, byBlocksOf references: MessageReferences
  ) -> NodeReference? {
    let word = bytes.word64(uncheckedAt: references.blocks &+ Int(key.rawValue &>> 5) &* 8)
    let bits = UInt32(truncatingIfNeeded: word)
    let bit = key.rawValue & 31
    guard bits &>> bit & 1 == 1 else { return nil }
    let below = bits & (1 &<< bit &- 1)
    let position = UInt32(truncatingIfNeeded: word &>> 32) &+ UInt32(below.nonzeroBitCount)
    guard position < references.count else { return .damaged }
    return NodeReference(
      rawValue: bytes.word32(uncheckedAt: references.start &+ Int(position) &* 4))
  }

  /// Returns the message at a reference that ``reference(to:in:)`` of this very catalog gave.
  @inlinable @inline(__always)
  @_lifetime(borrow self)
  package func message(at reference: NodeReference) -> MessageView {
    let view = MessageView(
      strings: strings, records: bytes(of: sections.messages), reference: reference, depth: 0)
    return unsafe _overrideLifetime(view, borrowing: self)
  }

  /// Returns the text at a reference where there is one without arguments and variations, as ``MessageView/text``.
  @inlinable @inline(__always)
  @_lifetime(borrow self)
  package func text(at reference: NodeReference) -> Span<UInt8>? {
    guard reference.recordWord == nil, let bytes = strings.string(at: Int(reference.rawValue))
    else { return nil }
    return unsafe _overrideLifetime(bytes.utf8, borrowing: self)
  }

  /// Returns the message that another view of this catalog is of, by its ``MessageView/identity``.
  @inline(__always)
  @_lifetime(borrow self)
  public func message(identifiedBy identity: UInt32) -> MessageView {
    message(at: NodeReference(rawValue: identity))
  }
}

extension String {
  /// Copies a text of a compiled catalog; what is no UTF-8 becomes U+FFFD.
  package init(copying bytes: Span<UInt8>) {
    self = unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }
}
