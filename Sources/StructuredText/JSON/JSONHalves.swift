internal import SourceText

/// Reads the two halves of a large JSON text at the same time.
///
/// A line break stands in no string, so that whoever starts behind one knows that he is between two
/// values, and only has to guess how deep. The guess is that the second half starts with a member of
/// an object in the outermost one, as the entries of a catalog are; the first half tells whether it
/// was right. What is not read this way is read from its start to its end, and so is every text with
/// a fault, so that its errors are the same.
struct JSONHalves {
  /// The nodes of the whole text.
  let nodes: [JSONDocument.Node]

  /// Smaller texts are read faster than two threads start.
  private static let leastByteCount = 1 << 20

  /// Reads a text; `nil` where it has no line to divide it at, where the guess was wrong, or where the
  /// text has a fault.
  init?(of bytes: [UInt8]) {
    guard bytes.count >= Self.leastByteCount, let split = Self.splitOffset(in: bytes) else {
      return nil
    }
    var halves = parallelMap(2) { half in
      half == 0 ? Half(upTo: split, in: bytes) : Half(from: split, in: bytes)
    }.compactMap(\.self)
    guard halves.count == 2, let object = halves[0].object else { return nil }
    // Taken out, or adding to them would copy them.
    var nodes: [JSONDocument.Node] = []
    swap(&nodes, &halves[0].nodes)
    let second = halves[1]
    let firstCount = nodes.count
    nodes += second.nodes
    for (index, closing) in zip([object, 0], second.closings) {
      nodes[index].end = closing.end
      nodes[index].count = closing.nodeCount + UInt32(firstCount - index)
    }
    self.nodes = nodes
  }

  /// Where a line begins behind the middle that is indented twice as far as the first line of the text
  /// that is indented at all; the place is that of the quotation mark behind the white space.
  private static func splitOffset(in bytes: [UInt8]) -> Int? {
    guard let first = indentation(in: bytes, from: 0) else { return nil }
    var start = bytes.count / 2
    while let indentation = indentation(in: bytes, from: start) {
      if indentation.count == 2 * first.count { return indentation.upperBound }
      start = indentation.upperBound
    }
    return nil
  }

  /// The white space between the next line break and a quotation mark.
  private static func indentation(in bytes: [UInt8], from start: Int) -> Range<Int>? {
    var offset = start
    while offset < bytes.count {
      guard bytes[offset] == 0x0A else {
        offset += 1
        continue
      }
      let line = offset + 1
      offset = line
      while offset < bytes.count, bytes[offset] == 0x20 || bytes[offset] == 0x09 { offset += 1 }
      if offset > line, offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") {
        return line..<offset
      }
    }
    return nil
  }
}

/// What was read of a half.
private struct Half: Sendable {
  var nodes: [JSONDocument.Node]
  /// The object that the second half goes on in; `nil` for that half itself, and where the first half
  /// did not come to the place in an object in the outermost one.
  var object: Int?
  /// How the objects around the second half end, the inner one first.
  var closings: [JSONParser.Closing] = []

  /// Reads the first half; `nil` where it has a fault.
  init?(upTo split: Int, in bytes: [UInt8]) {
    var parser = JSONParser(bytes, upTo: split)
    guard (try? parser.parse()) != nil,
      JSONParser.encodingError(in: bytes.span.extracting(..<split)) == nil
    else { return nil }
    nodes = parser.nodes
    object = parser.splitObject
  }

  /// Reads the second half; `nil` where it has a fault, or begins with something else.
  init?(from split: Int, in bytes: [UInt8]) {
    var parser = JSONParser(bytes)
    guard let closings = try? parser.parseRest(from: split),
      JSONParser.encodingError(in: bytes.span.extracting(split...)) == nil
    else { return nil }
    nodes = parser.nodes
    self.closings = closings
  }
}
