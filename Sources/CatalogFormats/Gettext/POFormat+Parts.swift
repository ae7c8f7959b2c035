internal import SourceText

extension POFormat: PartedFormat {
  /// Finds the places at blank lines between entries; the header belongs to each part.
  public func parts(of bytes: [UInt8], ofSize size: Int) -> FileParts? {
    guard bytes.span.firstInvalidUTF8 == nil else { return nil }
    var scan = POPartScan(bytes: bytes, size: size)
    TextLines.forEach(in: bytes) { line, _ in scan.read(line) }
    return scan.parts()
  }

  /// A blank line stands between two entries.
  public func joint(before second: ArraySlice<UInt8>) -> [UInt8] { [0x0A] }
}

/// Looks for blank lines that stand between two entries.
private struct POPartScan {
  let bytes: [UInt8]
  let size: Int
  private var collector: FilePartCollector?
  private var headCount = 0
  /// Whether the last line that is not blank ends an entry, and whether a blank one stands behind it.
  private var endsEntry = false
  private var isBehindGap = false
  private var lastLine = 0..<0
  private var hasHeader = false
  private var hasContext = false
  private var hasDomains = false

  init(bytes: [UInt8], size: Int) {
    self.bytes = bytes
    self.size = size
  }

  mutating func read(_ line: Range<Int>) {
    guard !line.isEmpty, bytes[line.lowerBound] != 0x0D else {
      isBehindGap = endsEntry
      return
    }
    if isBehindGap { begin(at: line.lowerBound) }
    isBehindGap = false
    var text = bytes[line]
    if text.starts(with: "#~".utf8) { text = text.dropFirst(2).drop { $0 == 0x20 } }
    endsEntry = text.first == UInt8(ascii: "\"") || text.starts(with: "msgstr".utf8)
    if collector == nil, text.starts(with: "msgstr".utf8),
      bytes[lastLine].elementsEqual("msgid \"\"".utf8), !hasContext
    {
      hasHeader = true
    }
    if text.starts(with: "domain".utf8) { hasDomains = true }
    if text.starts(with: "msgctxt".utf8) { hasContext = true }
    lastLine = line
  }

  private mutating func begin(at offset: Int) {
    if collector == nil {
      headCount = hasHeader ? offset : 0
      collector = FilePartCollector(from: headCount, size: size)
    }
    collector?.cut(at: offset, next: offset)
  }

  mutating func parts() -> FileParts? {
    guard !hasDomains else { return nil }
    if collector == nil, !hasHeader { collector = FilePartCollector(from: 0, size: size) }
    collector?.finish(at: bytes.count)
    return FileParts(
      headCount: headCount, ranges: collector?.ranges ?? [], tailStart: bytes.count)
  }
}
