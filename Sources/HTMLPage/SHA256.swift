/// The hash of FIPS 180-4, with which a page says which scripts and styles are its own.
package enum SHA256 {
  private static let constants: [UInt32] = primes(64).map { fraction(of: $0, root: cubeRoot) }

  /// Returns the source expression that a Content Security Policy has for a content (CSP 3, section 2.3.1).
  package static func sourceExpression(of content: String) -> String {
    "'sha256-" + base64(hash(Array(content.utf8))) + "'"
  }

  /// Returns the 32 bytes of the hash.
  package static func hash(_ bytes: [UInt8]) -> [UInt8] {
    var state = primes(8).map { fraction(of: $0, root: squareRoot) }
    var padded = bytes + [0x80]
    padded += [UInt8](repeating: 0, count: (120 - padded.count % 64) % 64)
    padded += bigEndian(UInt64(bytes.count) * 8)
    for start in stride(from: 0, to: padded.count, by: 64) {
      compress(padded[start..<(start + 64)], into: &state)
    }
    return state.flatMap { bigEndian($0) }
  }

  private static func compress(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    var words: [UInt32] = stride(from: block.startIndex, to: block.endIndex, by: 4).map { start in
      block[start..<(start + 4)].reduce(0) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let first = words[index - 15]
      let last = words[index - 2]
      let small = rotated(first, 7) ^ rotated(first, 18) ^ first >> 3
      let large = rotated(last, 17) ^ rotated(last, 19) ^ last >> 10
      words.append(words[index - 16] &+ small &+ words[index - 7] &+ large)
    }
    var work = state
    for index in 0..<64 {
      let sum = rotated(work[4], 6) ^ rotated(work[4], 11) ^ rotated(work[4], 25)
      let choice = work[4] & work[5] ^ ~work[4] & work[6]
      let first = work[7] &+ sum &+ choice &+ constants[index] &+ words[index]
      let other = rotated(work[0], 2) ^ rotated(work[0], 13) ^ rotated(work[0], 22)
      let majority = work[0] & work[1] ^ work[0] & work[2] ^ work[1] & work[2]
      work = [
        first &+ other &+ majority, work[0], work[1], work[2], work[3] &+ first, work[4], work[5],
        work[6],
      ]
    }
    for index in state.indices { state[index] &+= work[index] }
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  private static func bigEndian<Word: FixedWidthInteger>(_ word: Word) -> [UInt8] {
    stride(from: Word.bitWidth - 8, through: 0, by: -8).map {
      UInt8(truncatingIfNeeded: word >> $0)
    }
  }
}

extension SHA256 {
  /// The first primes.
  private static func primes(_ count: Int) -> [UInt64] {
    var primes: [UInt64] = []
    var candidate: UInt64 = 2
    while primes.count < count {
      if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
      candidate += 1
    }
    return primes
  }

  /// The first 32 bits behind the point of a root, found without rounding.
  private static func fraction(of prime: UInt64, root: (UInt64, UInt64) -> Bool) -> UInt32 {
    var low: UInt64 = 0
    var high: UInt64 = 1 << 37
    while high - low > 1 {
      let middle = (low + high) / 2
      if root(middle, prime) { low = middle } else { high = middle }
    }
    return UInt32(truncatingIfNeeded: low)
  }

  /// Whether a number with 32 bits behind the point is at most the square root.
  private static func squareRoot(_ number: UInt64, _ prime: UInt64) -> Bool {
    UInt128(number) * UInt128(number) <= UInt128(prime) << 64
  }

  private static func cubeRoot(_ number: UInt64, _ prime: UInt64) -> Bool {
    UInt128(number) * UInt128(number) * UInt128(number) <= UInt128(prime) << 96
  }

  /// Returns bytes in base 64 (RFC 4648, section 4).
  static func base64(_ bytes: [UInt8]) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    return stride(from: 0, to: bytes.count, by: 3).map { start in
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = (0..<3).reduce(0) { $0 << 8 | Int($1 < group.count ? group[start + $1] : 0) }
      let letters = (0...group.count).map { alphabet[bits >> (18 - 6 * $0) & 63] }
      return String(letters) + String(repeating: "=", count: 3 - group.count)
    }.joined()
  }
}
