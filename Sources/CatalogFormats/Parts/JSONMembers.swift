/// Finds the members of one object in a text of JSON without reading their values.
///
/// What is no JSON gives members that a parser refuses.
enum JSONMembers {
  /// Where an object stands.
  struct Place {
    /// Behind the brace that opens the object.
    let start: Int
    /// Behind the last member, or `start` where there is none.
    let end: Int
  }

  /// Calls a closure for each member of the object that the text is, or that it has under a name.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - name: The name of the member of the outermost object; `nil` for that object itself.
  ///   - body: Called with the bytes of the name with its quotation marks, and with the end of the member.
  /// - Returns: `nil` where there is no such object, or where comments stand in the text.
  static func forEach(
    in bytes: [UInt8], of name: String?, _ body: (_ name: Range<Int>, _ end: Int) -> Void
  ) -> Place? {
    let level = name == nil ? 1 : 2
    let wanted = Array((name ?? "").utf8)
    let text = bytes.span
    var depth = 0
    var offset = 0
    var start: Int?
    var isInside = false
    var outerName = 0..<0
    var memberName: Range<Int>?
    var lastEnd = 0
    while offset < text.count {
      let byte = text[offset]
      switch byte {
      case UInt8(ascii: "\""):
        let end = endOfString(in: text, from: offset)
        if depth == 1 { outerName = offset..<end }
        if isInside, depth == level, memberName == nil { memberName = offset..<end }
        offset = end
        lastEnd = end
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        guard depth == level, start == nil, byte == UInt8(ascii: "{") else { break }
        if name == nil || isEqual(text, outerName, wanted) {
          start = offset + 1
          isInside = true
        }
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if isInside, depth == level, let start {
          guard let memberName else { return Place(start: start, end: start) }
          body(memberName, lastEnd)
          return Place(start: start, end: lastEnd)
        }
        depth -= 1
      case UInt8(ascii: ","):
        if isInside, depth == level {
          guard let name = memberName else { return nil }
          body(name, lastEnd)
          memberName = nil
        }
      case UInt8(ascii: "/"): return nil
      case 0x20, 0x0A, 0x0D, 0x09:
        offset &+= 1
        continue
      default: break
      }
      offset &+= 1
      lastEnd = offset
    }
    return nil
  }

  /// Returns the parts of a text whose entries are the members of one object.
  ///
  /// Members whose name begins with `@` belong to the one before them, and those at the beginning whose name begins
  /// with `@@` to the file.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - name: The name of the object in the outermost one; `nil` for that itself.
  ///   - size: The number of bytes that a part has at least.
  static func parts(of bytes: [UInt8], in name: String?, ofSize size: Int) -> FileParts? {
    var collector: FilePartCollector?
    var headCount = 0
    var previousEnd: Int?
    let isAttribute = { (name: Range<Int>) in bytes[name.lowerBound + 1] == UInt8(ascii: "@") }
    let place = forEach(in: bytes, of: name) { name, end in
      defer { previousEnd = end }
      guard name.count > 2 else { return }
      guard collector != nil else {
        if isAttribute(name), bytes[name.lowerBound + 2] == UInt8(ascii: "@") { return }
        headCount = begin(behind: previousEnd, name.lowerBound, bytes)
        collector = FilePartCollector(from: headCount, size: size)
        return
      }
      if let previousEnd, !isAttribute(name) {
        let next = begin(behind: previousEnd, name.lowerBound, bytes)
        collector?.cut(at: previousEnd, next: next)
      }
    }
    guard let place, var collector else { return nil }
    collector.finish(at: place.end)
    return FileParts(headCount: headCount, ranges: collector.ranges, tailStart: place.end)
  }

  /// Behind the comma or the brace before a member, with the white space that comes before the member.
  private static func begin(behind end: Int?, _ member: Int, _ bytes: [UInt8]) -> Int {
    var start = member
    while start > (end ?? 0), bytes[start - 1] != UInt8(ascii: ","),
      bytes[start - 1] != UInt8(ascii: "{")
    {
      start -= 1
    }
    return start
  }

  private static func endOfString(in text: Span<UInt8>, from start: Int) -> Int {
    var offset = start &+ 1
    while offset < text.count {
      let byte = text[offset]
      if byte == UInt8(ascii: "\"") { return offset &+ 1 }
      offset &+= byte == UInt8(ascii: "\\") ? 2 : 1
    }
    return text.count
  }

  private static func isEqual(_ text: Span<UInt8>, _ name: Range<Int>, _ wanted: [UInt8]) -> Bool {
    guard name.count == wanted.count + 2 else { return false }
    return wanted.indices.allSatisfy { text[name.lowerBound + 1 + $0] == wanted[$0] }
  }
}
