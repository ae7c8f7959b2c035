/// Keys one after the other in one array: counting references to an array a key would cost as much as a look-up.
public struct KeyList: Sendable {
  @usableFromInline let bytes: [UInt8]
  @usableFromInline let ranges: [Range<Int>]

  /// Copies the bytes of keys.
  public init(_ keys: [[UInt8]]) {
    var bytes: [UInt8] = []
    var ranges: [Range<Int>] = []
    for key in keys {
      ranges.append(bytes.count..<bytes.count + key.count)
      bytes += key
    }
    self.bytes = bytes
    self.ranges = ranges
  }

  /// Returns elements in an order that is not theirs and the same in every run.
  public static func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var numbers = SplitMix64(seed: 1)
    return numbers.shuffled(elements)
  }

  /// The number of keys.
  public var count: Int { ranges.count }

  /// Returns the sum of what a function makes of each key.
  @inlinable
  @inline(__always)
  public func sum(_ value: (Span<UInt8>) -> Int) -> Int {
    let span = bytes.span
    var sum = 0
    for range in ranges { sum += value(span.extracting(range)) }
    return sum
  }
}
