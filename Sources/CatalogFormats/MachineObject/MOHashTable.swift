/// The hash table of an MO file, as GNU msgfmt makes it (manual, section 10.3).
enum MOHashTable {
  /// Returns the places of texts, counted from 1; 0 where there is none.
  ///
  /// - Parameter texts: The texts in the order of the file, without their plurals.
  static func table(of texts: [ArraySlice<UInt8>]) -> [UInt32] {
    let size = max(3, prime(notBelow: texts.count * 4 / 3))
    var table = [UInt32](repeating: 0, count: size)
    for (index, text) in texts.enumerated() {
      let hash = Int(hash(of: text))
      var slot = hash % size
      let step = 1 + hash % (size - 2)
      while table[slot] != 0 { slot = (slot + step) % size }
      table[slot] = UInt32(index + 1)
    }
    return table
  }

  /// Returns the hash of Peter J Weinberger, 32 bits wide.
  static func hash(of text: ArraySlice<UInt8>) -> UInt32 {
    var hash: UInt32 = 0
    for byte in text {
      hash = hash << 4 &+ UInt32(byte)
      let high = hash & 0xF000_0000
      if high != 0 { hash ^= high >> 24 ^ high }
    }
    return hash
  }

  private static func prime(notBelow number: Int) -> Int {
    var candidate = number | 1
    while !isPrime(candidate) { candidate += 2 }
    return candidate
  }

  /// Whether a number is prime; msgfmt does not take 3 for one.
  private static func isPrime(_ odd: Int) -> Bool {
    var divisor = 3
    while divisor * divisor < odd, odd % divisor != 0 { divisor += 2 }
    return odd % divisor != 0
  }
}
