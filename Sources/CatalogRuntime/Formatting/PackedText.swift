/// A very short text in two words, which is copied without counting references.
///
/// All threads share the symbols of a locale: if each number counted a reference to a string of theirs, the threads
/// would wait for each other.
struct PackedText: Hashable, Sendable {
  /// The number of UTF-8 bytes that there is room for; the longest separator or sign of CLDR has 9.
  static let capacity = 16

  private let low: UInt64
  private let high: UInt64
  /// The number of UTF-8 bytes.
  let count: Int

  /// Packs a text; what is longer ends before the first character that does not fit.
  init(_ text: String) {
    var bytes: [UInt8] = []
    for character in text.unicodeScalars {
      let encoded = Array(String(character).utf8)
      if bytes.count + encoded.count > Self.capacity { break }
      bytes += encoded
    }
    low = Self.word(bytes.prefix(8))
    high = Self.word(bytes.dropFirst(8))
    count = bytes.count
  }

  private static func word(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Writes the bytes to a place that has room for them.
  @inline(__always)
  func copy(to start: UnsafeMutablePointer<UInt8>) {
    for index in 0..<count {
      let word = index < 8 ? low : high
      unsafe start[index] = UInt8(truncatingIfNeeded: word &>> UInt64(index &* 8 & 63))
    }
  }
}

/// The digits from 0 to 9 of a numbering system, in words that are copied without counting references.
struct PackedDigits: Sendable {
  private typealias Words = (
    UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32
  )
  private let words: Words
  /// The number of UTF-8 bytes of each digit, from 1 to 4.
  let length: Int

  /// Packs ten digits of the same length.
  init(_ digits: [UInt8], length: Int) {
    func word(_ value: Int) -> UInt32 {
      digits.dropFirst(value * length).prefix(length).reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
    words = (
      word(0), word(1), word(2), word(3), word(4), word(5), word(6), word(7), word(8), word(9)
    )
    self.length = length
  }

  /// Writes the bytes of a digit, from 0 to 9, to a place that has room for them.
  @inline(__always)
  func copy(_ digit: Int, to start: UnsafeMutablePointer<UInt8>) {
    var word = unsafe withUnsafeBytes(of: words) { words in
      unsafe words.load(fromByteOffset: digit &* 4, as: UInt32.self)
    }
    for index in 0..<length {
      unsafe start[index] = UInt8(truncatingIfNeeded: word)
      word >>= 8
    }
  }
}
