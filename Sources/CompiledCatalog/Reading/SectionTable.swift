/// Where the sections of a compiled catalog are, checked against the size of the file.
@usableFromInline
struct SectionTable: Sendable {
  /// The bytes of one section, from the start of the file.
  @usableFromInline
  struct Section: Hashable, Sendable {
    @usableFromInline let offset: Int
    @usableFromInline let count: Int
  }

  @usableFromInline private(set) var strings = Section(offset: 0, count: 0)
  private(set) var tables = Section(offset: 0, count: 0)
  private(set) var keys = Section(offset: 0, count: 0)
  private(set) var index = Section(offset: 0, count: 0)
  private(set) var locales = Section(offset: 0, count: 0)
  @usableFromInline private(set) var messages = Section(offset: 0, count: 0)
  private(set) var plurals = Section(offset: 0, count: 0)

  /// Checks the header and reads the section table.
  init(_ bytes: RawSpan) throws(CompiledCatalogError) {
    let sectionCount = try SectionTable.checkHeader(bytes)
    var found = Set<UInt32>()
    for index in 0..<sectionCount {
      let entry = CompiledLayout.headerSize + index * CompiledLayout.sectionEntrySize
      try read(bytes, entry: entry, sectionCount: sectionCount, found: &found)
    }
    for kind in SectionKind.allCases where !found.contains(kind.rawValue) {
      throw .corrupt(section: "\(kind)", offset: CompiledLayout.headerSize)
    }
  }

  /// Checks everything before the section table and returns the number of sections.
  private static func checkHeader(_ bytes: RawSpan) throws(CompiledCatalogError) -> Int {
    try checkMagic(bytes)
    guard let versions = bytes.word32(at: 8), let count = bytes.word32(at: 12),
      let size = bytes.word64(at: 16), let checksum = bytes.word64(at: 32)
    else {
      throw .truncated(needed: CompiledLayout.headerSize, found: bytes.byteCount)
    }
    let needed = UInt16(truncatingIfNeeded: versions >> 16)
    guard needed <= CompiledLayout.version else {
      throw .unsupportedVersion(found: needed, supported: CompiledLayout.version)
    }
    guard let header = bytes.part(at: 0, count: CompiledLayout.checkedHeaderSize),
      ContentHash.hash(header, seed: CompiledLayout.checksumSeed) == checksum
    else {
      throw .checksumMismatch(section: "header")
    }
    guard let total = Int(exactly: size), total >= bytes.byteCount else {
      throw .excessBytes(expected: Int(clamping: size), found: bytes.byteCount)
    }
    guard total == bytes.byteCount else {
      throw .truncated(needed: total, found: bytes.byteCount)
    }
    let room = (total - CompiledLayout.headerSize) / CompiledLayout.sectionEntrySize
    guard count <= room else { throw .corrupt(section: "header", offset: 12) }
    return Int(count)
  }

  private static func checkMagic(_ bytes: RawSpan) throws(CompiledCatalogError) {
    let magic = CompiledLayout.magic
    let compared = min(magic.count, bytes.byteCount)
    for offset in 0..<compared where bytes.byte(at: offset) != magic[offset] {
      throw isMagicChangedAsText(bytes) ? .changedAsText : .badMagic
    }
    guard compared == magic.count else {
      throw .truncated(needed: CompiledLayout.headerSize, found: bytes.byteCount)
    }
  }

  /// Whether the name is there and something else of the magic is not.
  private static func isMagicChangedAsText(_ bytes: RawSpan) -> Bool {
    // U+FFFD in UTF-8, or the first byte without its high bit, or the byte read as Latin-1.
    for start in [1, 2, 3] {
      let name = (0..<3).map { bytes.byte(at: start + $0) }
      if name == [0x43, 0x41, 0x54] { return true }
    }
    return false
  }

  private mutating func read(
    _ bytes: RawSpan, entry: Int, sectionCount: Int, found: inout Set<UInt32>
  ) throws(CompiledCatalogError) {
    guard let kind = bytes.word32(at: entry), let flags = bytes.word32(at: entry + 4),
      let offset = bytes.word64(at: entry + 8), let count = bytes.word64(at: entry + 16)
    else {
      throw .corrupt(section: "section table", offset: entry)
    }
    let isRequired = flags & 1 != 0
    guard let known = SectionKind(rawValue: kind) else {
      guard isRequired else { return }
      throw .unknownRequiredSection(kind: kind)
    }
    let tableEnd = CompiledLayout.headerSize + sectionCount * CompiledLayout.sectionEntrySize
    let alignment = flags >> 16
    guard found.insert(kind).inserted, let start = Int(exactly: offset), start >= tableEnd,
      let size = Int(exactly: count), start <= bytes.byteCount, size <= bytes.byteCount - start,
      alignment <= 12, start & (1 << Int(alignment) - 1) == 0
    else {
      throw .corrupt(section: "\(known)", offset: entry)
    }
    set(known, Section(offset: start, count: size))
  }

  private mutating func set(_ kind: SectionKind, _ section: Section) {
    switch kind {
    case .strings: strings = section
    case .tables: tables = section
    case .keys: keys = section
    case .index: index = section
    case .locales: locales = section
    case .messages: messages = section
    case .plurals: plurals = section
    }
  }
}
