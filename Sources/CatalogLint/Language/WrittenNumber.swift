/// A number that stands in a text in digits.
struct WrittenNumber {
  /// The UTF-8 offsets in the text.
  let range: Range<Int>
  /// What the digits may mean: `1.000` is one thousand in some languages and one in others.
  let readings: Set<String>
  /// Whether other languages say the same without digits: `3rd`, `100%`, `2つ`.
  let isFree: Bool

  /// The whole number, or `nil` where it has decimals or can be read in several ways.
  var wholeValue: Int? { readings.count == 1 ? readings.first.flatMap { Int($0) } : nil }

  /// Whether two numbers may mean the same.
  func agrees(with other: WrittenNumber) -> Bool { !readings.isDisjoint(with: other.readings) }
}

extension WrittenNumber {
  /// Makes a number of groups of digits and what stands between them.
  ///
  /// - Parameters:
  ///   - range: The UTF-8 offsets in the text.
  ///   - groups: The groups of digits, in ASCII; one at least.
  ///   - separators: One less than the groups.
  ///   - isFree: Whether other languages say the same without digits.
  init(range: Range<Int>, groups: [String], separators: [Unicode.Scalar], isFree: Bool) {
    self.range = range
    self.isFree = isFree
    let plain = groups.joined()
    guard let last = separators.last, let lastGroup = groups.last else {
      readings = [WrittenNumber.withoutZeros(plain)]
      return
    }
    var readings: Set<String> = []
    let isMixed = separators.contains { $0 != last }
    if separators.count == 1 || isMixed {
      let whole = WrittenNumber.withoutZeros(groups.dropLast().joined())
      let decimals = String(lastGroup.reversed().drop { $0 == "0" }.reversed())
      readings.insert(decimals.isEmpty ? whole : whole + "." + decimals)
    }
    let tail = groups.dropFirst()
    if !isMixed, lastGroup.count == 3, tail.allSatisfy({ 2...3 ~= $0.count }),
      1...3 ~= groups[0].count, groups[0] != "0"
    {
      readings.insert(WrittenNumber.withoutZeros(plain))
    }
    if separators.count > 1, !isMixed { readings.insert(groups.joined(separator: ".")) }
    self.readings = readings
  }

  private static func withoutZeros(_ digits: String) -> String {
    let rest = digits.drop { $0 == "0" }
    return rest.isEmpty ? "0" : String(rest)
  }
}
