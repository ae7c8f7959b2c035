/// The arguments of one command, taken out one after the other.
public struct Arguments {
  private var rest: [String]

  /// Takes the words after the name of the command.
  public init(_ arguments: [String]) { rest = arguments }

  /// Takes a flag out; whether it was there.
  public mutating func flag(_ name: String) -> Bool {
    guard let index = rest.firstIndex(of: name) else { return false }
    rest.remove(at: index)
    return true
  }

  /// Takes an option and its value out; `nil` where it was not there.
  public mutating func option(_ name: String) throws(BenchmarkError) -> String? {
    guard let index = rest.firstIndex(of: name) else { return nil }
    guard index + 1 < rest.count else { throw BenchmarkError("\(name) needs a value") }
    defer { rest.removeSubrange(index...index + 1) }
    return rest[index + 1]
  }

  /// Takes an option out whose value is a number of `range`.
  public mutating func number(
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
  public mutating func operand(_ name: String) throws(BenchmarkError) -> String {
    guard let index = rest.firstIndex(where: { !$0.hasPrefix("-") }) else {
      throw BenchmarkError("\(name) is missing")
    }
    return rest.remove(at: index)
  }

  /// Checks that nothing is left.
  public func finish() throws(BenchmarkError) {
    if let argument = rest.first { throw BenchmarkError("“\(argument)” is not understood") }
  }
}
