internal import SourceText

/// The text of an XML file in UTF-8, as a parser reads it, with the way back to the bytes of the file.
struct XMLSource: Sendable {
  private enum Origin: Sendable {
    /// The file is UTF-8, or what the parser takes for it.
    case same
    case decoded(DecodedText)
    /// The file is Latin 1: the offsets in the text of the second bytes of its characters beyond ASCII.
    case latin1([UInt32])
  }

  /// The text.
  let bytes: [UInt8]
  private let origin: Origin

  /// Whether the text has another encoding than the file says.
  var isDecoded: Bool { if case .same = origin { false } else { true } }

  /// Decodes a file.
  ///
  /// - Parameter file: The whole file.
  /// - Throws: `XMLSyntaxError` where its bytes are no text in the encoding of its byte order mark.
  init(_ file: [UInt8]) throws(XMLSyntaxError) {
    let encoding = TextEncoding(of: file)
    if encoding != .utf8 {
      do {
        let text = try DecodedText(file, as: encoding)
        bytes = text.bytes
        origin = .decoded(text)
      } catch { throw XMLSyntaxError(range: error.range, kind: .invalidEncoding) }
    } else if XMLSource.namesLatin1(file) {
      var text: [UInt8] = []
      var seconds: [UInt32] = []
      text.reserveCapacity(file.count)
      for byte in file {
        if byte >= 0x80 {
          text.append(0xC0 | byte >> 6)
          seconds.append(UInt32(text.count))
          text.append(0x80 | byte & 0x3F)
        } else {
          text.append(byte)
        }
      }
      bytes = text
      origin = .latin1(seconds)
    } else {
      bytes = file
      origin = .same
    }
  }

  /// Returns the bytes of the file that a range of the text stands for.
  func range(_ start: Int, _ end: Int) -> SourceRange {
    switch origin {
    case .same: SourceRange(start, end)
    case .decoded(let text): text.sourceRange(start, end)
    case .latin1(let seconds):
      SourceRange(start - seconds.count(below: start), end - seconds.count(below: end))
    }
  }

  private static func namesLatin1(_ file: [UInt8]) -> Bool {
    guard file.starts(with: "<?xml".utf8), let end = file.prefix(256).firstIndex(of: 0x3E) else {
      return false
    }
    let declaration = String(decoding: file[..<end], as: UTF8.self).lowercased()
    return declaration.contains("\"iso-8859-1\"") || declaration.contains("'iso-8859-1'")
  }
}

extension [UInt32] {
  /// The number of elements of an ascending list that are smaller than a value.
  fileprivate func count(below value: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if Int(self[middle]) < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
