internal import CatalogModel
internal import SourceText
internal import StructuredText

/// How an XLIFF document writes texts.
struct XLIFFSourceEscapes: SourceEscapes {
  /// Where texts begin that are XML in the model.
  let markup: Set<Int>
  /// Where texts begin that say `%arg` in the model, and how they say it in the document.
  var arguments: [Int: String] = [:]

  func sourceOffset(ofDecoded offset: Int, in range: SourceRange, of bytes: [UInt8]) -> Int {
    let offset = expandedOffset(offset, in: range, of: bytes)
    guard TextEncoding(of: bytes) == .utf8 else {
      return wideOffset(ofDecoded: offset, in: range, of: bytes)
    }
    return XLIFFTextMap.offset(
      ofDecoded: offset, in: bytes[range.start..<range.end], isMarkup: markup.contains(range.start))
  }

  /// The offset in the text with its argument written out.
  private func expandedOffset(_ offset: Int, in range: SourceRange, of bytes: [UInt8]) -> Int {
    guard let spelling = arguments[range.start], TextEncoding(of: bytes) == .utf8 else {
      return offset
    }
    let argument = "%arg".utf8.count
    let text = Array(XMLEscapes.text(ofContent: Array(bytes[range.start..<range.end])).utf8)
    var (collapsed, expanded) = (0, 0)
    while collapsed < offset, expanded < text.count {
      if text[expanded...].starts(with: spelling.utf8) {
        if collapsed + argument > offset { return expanded }
        collapsed += argument
        expanded += spelling.utf8.count
      } else {
        collapsed += 1
        expanded += 1
      }
    }
    return expanded
  }

  private func wideOffset(
    ofDecoded offset: Int, in range: SourceRange, of bytes: [UInt8]
  ) -> Int {
    let part = Array(bytes[range.start..<range.end])
    guard let text = try? DecodedText(part, as: TextEncoding(of: bytes)) else { return range.start }
    let place = XLIFFTextMap.offset(
      ofDecoded: offset, in: text.bytes[...], isMarkup: markup.contains(range.start))
    return range.start + text.sourceOffset(place)
  }

  /// Spells a text without sections and comments in it; no other is changed.
  func spelling(of text: String, in range: SourceRange, of bytes: [UInt8]) -> String? {
    guard TextEncoding(of: bytes) == .utf8,
      text.unicodeScalars.allSatisfy({ XMLText.allows($0) })
    else { return nil }
    if markup.contains(range.start) { return text }
    let text = arguments[range.start].map { text.replacing("%arg", with: $0) } ?? text
    let whole = bytes[range.start..<range.end]
    guard !whole.contains(UInt8(ascii: "<")) else { return nil }
    var spelling: [UInt8] = []
    let before = range.start > 0 ? bytes[range.start - 1] : UInt8(ascii: ">")
    if before == UInt8(ascii: ">") {
      XMLText.append(text, to: &spelling)
    } else {
      guard before != UInt8(ascii: "'") || !text.utf8.contains(before) else { return nil }
      XMLText.appendValue(text, to: &spelling)
    }
    return String(decoding: spelling, as: UTF8.self)
  }
}

/// Goes through the raw bytes of a text beside what they stand for in the model.
private struct XLIFFTextMap {
  static func offset(ofDecoded offset: Int, in raw: ArraySlice<UInt8>, isMarkup: Bool) -> Int {
    var map = XLIFFTextMap(raw: raw, offset: raw.startIndex, isMarkup: isMarkup)
    var decoded = 0
    while let step = map.next() {
      if decoded + step.count > offset {
        return step.isVerbatim ? step.start + offset - decoded : step.start
      }
      decoded += step.count
    }
    return raw.endIndex
  }

  private let raw: ArraySlice<UInt8>
  private var offset: Int
  private let isMarkup: Bool
  private var isSection = false

  private init(raw: ArraySlice<UInt8>, offset: Int, isMarkup: Bool) {
    self.raw = raw
    self.offset = offset
    self.isMarkup = isMarkup
  }

  private mutating func next() -> (start: Int, count: Int, isVerbatim: Bool)? {
    while offset < raw.endIndex {
      let start = offset
      if isSection {
        if skip("]]>") {
          isSection = false
          continue
        }
      } else if raw[offset] == UInt8(ascii: "<") {
        if skip("<![CDATA[") {
          isSection = true
        } else if skip("<!--") {
          skip(upTo: "-->")
        } else if skip("<?") {
          skip(upTo: "?>")
        } else {
          let step = tag(from: start)
          if step.count > 0 { return step }
        }
        continue
      } else if raw[offset] == UInt8(ascii: "&") {
        let end = raw[offset...].firstIndex(of: UInt8(ascii: ";")) ?? raw.endIndex - 1
        offset = end + 1
        return (start, count(ofText: raw[start..<offset]), false)
      }
      if raw[offset] == 0x0D {
        offset += offset + 1 < raw.endIndex && raw[offset + 1] == 0x0A ? 2 : 1
        return (start, 1, false)
      }
      offset += 1
      let isEscaped = raw[start] == UInt8(ascii: ">") || isSection
      return (start, isEscaped ? count(of: raw[start]) : 1, true)
    }
    return nil
  }

  /// The bytes that a reference takes in the model.
  private func count(ofText reference: ArraySlice<UInt8>) -> Int {
    let text = XMLEscapes.text(ofContent: Array(reference))
    return text.utf8.reduce(0) { $0 + count(of: $1) }
  }

  private func count(of byte: UInt8) -> Int {
    guard isMarkup else { return 1 }
    switch byte {
    case UInt8(ascii: "&"): return 5
    case UInt8(ascii: "<"), UInt8(ascii: ">"): return 4
    case 0x0D: return 5
    default: return 1
    }
  }

  /// Passes over a tag; where the text is characters alone, it is the code of one.
  private mutating func tag(from start: Int) -> (start: Int, count: Int, isVerbatim: Bool) {
    let end = endOfTag(start)
    offset = end
    let isEnd = start + 1 < raw.endIndex && raw[start + 1] == UInt8(ascii: "/")
    guard isMarkup else { return (start, isEnd ? 0 : countOfCharacter(raw[start..<end]), false) }
    if isEnd {
      let trimmed = raw[start..<end].filter { $0 > 0x20 }
      return (start, trimmed.count, trimmed.count == end - start)
    }
    var tag = Array(raw[start..<end])
    if tag.suffix(2) != Array("/>".utf8)[...], end < raw.endIndex,
      raw[end...].starts(with: "</".utf8)
    {
      // An element with nothing in it is written as one tag.
      offset = endOfTag(end)
      tag = tag.dropLast() + Array("/>".utf8)
    }
    let isEmpty = tag.suffix(2) == Array("/>".utf8)[...]
    let closed = isEmpty ? tag : tag.dropLast() + Array("/>".utf8)
    guard let xml = try? XMLDocument(parsing: Array("<x>".utf8) + closed + Array("</x>".utf8))
    else {
      return (start, offset - start, true)
    }
    let canonical = XLIFFText(xml, 0).markup.utf8.count - (isEmpty ? 0 : 1)
    return (start, canonical, canonical == offset - start)
  }

  private func countOfCharacter(_ tag: ArraySlice<UInt8>) -> Int {
    guard let xml = try? XMLDocument(parsing: Array("<x>".utf8) + tag + Array("</x>".utf8)) else {
      return 0
    }
    return XLIFFText(xml, 0).plain.utf8.count
  }

  private func endOfTag(_ start: Int) -> Int {
    var end = start
    var mark: UInt8?
    while end < raw.endIndex {
      let byte = raw[end]
      end += 1
      if let open = mark {
        if byte == open { mark = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        mark = byte
      } else if byte == UInt8(ascii: ">") {
        return end
      }
    }
    return end
  }

  private mutating func skip(_ markup: String) -> Bool {
    guard raw[offset...].starts(with: markup.utf8) else { return false }
    offset += markup.utf8.count
    return true
  }

  private mutating func skip(upTo end: String) {
    while offset < raw.endIndex, !skip(end) { offset += 1 }
  }
}
