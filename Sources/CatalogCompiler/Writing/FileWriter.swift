internal import CompiledCatalog

/// Puts the sections of a compiled catalog together.
struct FileWriter {
  private static let alignment = 8
  private var sections: [(kind: SectionKind, bytes: [UInt8])] = []

  /// Adds a section.
  mutating func add(_ kind: SectionKind, _ section: ByteWriter) {
    sections.append((kind, section.bytes))
  }

  /// Returns the file, or `nil` where it is larger than its offsets can say.
  func file() -> [UInt8]? {
    var payload = ByteWriter()
    let tableEnd =
      CompiledLayout.headerSize + sections.count * CompiledLayout.sectionEntrySize
    var offset = tableEnd
    for section in sections {
      offset = aligned(offset)
      payload.append32(section.kind.rawValue)
      payload.append16(1)
      payload.append16(UInt16(FileWriter.alignment.trailingZeroBitCount))
      payload.append64(UInt64(offset))
      payload.append64(UInt64(section.bytes.count))
      offset += section.bytes.count
    }
    guard offset < Int(UInt32.max) else { return nil }
    for section in sections {
      payload.align(to: FileWriter.alignment)
      payload.append(section.bytes)
    }
    return header(of: payload.bytes).bytes + payload.bytes
  }

  private func aligned(_ offset: Int) -> Int {
    (offset + FileWriter.alignment - 1) / FileWriter.alignment * FileWriter.alignment
  }

  private func header(of payload: [UInt8]) -> ByteWriter {
    let seed = CompiledLayout.checksumSeed
    var header = ByteWriter()
    header.append(CompiledLayout.magic)
    header.append16(CompiledLayout.version)
    header.append16(CompiledLayout.version)
    header.append32(UInt32(sections.count))
    header.append64(UInt64(CompiledLayout.headerSize + payload.count))
    unsafe header.append64(ContentHash.hash(payload.span.bytes, seed: seed))
    unsafe header.append64(ContentHash.hash(header.bytes.span.bytes, seed: seed))
    return header
  }
}
