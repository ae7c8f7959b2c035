/// The arguments of one command, taken out one after the other.
struct Arguments {
  private var rest: [String]

  init(_ arguments: [String]) { rest = arguments }

  /// Takes a flag out; whether it was there.
  mutating func flag(_ name: String) -> Bool {
    guard let index = rest.firstIndex(of: name) else { return false }
    rest.remove(at: index)
    return true
  }

  /// Takes an option and its value out; `nil` where it was not there.
  mutating func option(_ name: String) throws(BenchmarkError) -> String? {
    guard let index = rest.firstIndex(of: name) else { return nil }
    guard index + 1 < rest.count else { throw BenchmarkError("\(name) needs a value") }
    defer { rest.removeSubrange(index...index + 1) }
    return rest[index + 1]
  }

  /// Takes an option out whose value is a number of `range`.
  mutating func number(
    _ name: String, in range: ClosedRange<Int>
  ) throws(BenchmarkError) -> Int? {
    guard let text = try option(name) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw BenchmarkError(
        "\(name) needs a number from \(range.lowerBound) to \(range.upperBound), not “\(text)”")
    }
    return number
  }

  /// Takes the next argument that is left.
  ///
  /// - Parameter name: What the argument is, for the error.
  mutating func operand(_ name: String) throws(BenchmarkError) -> String {
    guard let index = rest.firstIndex(where: { !$0.hasPrefix("-") }) else {
      throw BenchmarkError("\(name) is missing")
    }
    return rest.remove(at: index)
  }

  /// Checks that nothing is left.
  func finish() throws(BenchmarkError) {
    if let argument = rest.first { throw BenchmarkError("“\(argument)” is not understood") }
  }
}
