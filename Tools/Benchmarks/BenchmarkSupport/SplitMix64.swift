/// Pseudo-random numbers that are the same on every machine for one seed (SplitMix64).
///
/// The standard library promises no algorithm behind `random(in:using:)`, so numbers are drawn
/// here.
struct SplitMix64 {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// Returns a number of `range`, which is not empty.
  mutating func number(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  mutating func element<Element>(of elements: [Element]) -> Element {
    elements[number(in: 0...elements.count - 1)]
  }

  /// Returns the elements in an order of chance.
  mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var elements = elements
    for index in elements.indices.dropFirst() { elements.swapAt(index, number(in: 0...index)) }
    return elements
  }

  /// Returns true about `count` times out of a thousand.
  mutating func happens(perThousand count: Int) -> Bool { number(in: 0...999) < count }
}
