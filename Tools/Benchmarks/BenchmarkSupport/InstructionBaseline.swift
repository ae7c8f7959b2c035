internal import StructuredText

/// How many instructions one run took, kept to compare later runs with.
public struct InstructionBaseline: Hashable, Sendable {
  /// How a run compares with a baseline.
  public enum Comparison: Hashable, Sendable {
    /// The input is another one: the counts say nothing about each other.
    case otherInput
    /// The counts differ by no more than the tolerance.
    case same
    /// Fewer instructions.
    case better
    /// More instructions.
    case worse
  }

  /// How far two runs of the same speed may be apart, in percent of the baseline.
  public static let tolerance = 3

  /// The size of the input in bytes.
  public let byteCount: Int
  /// The instructions of the whole process.
  public let instructionCount: Int

  /// Creates a baseline from a run.
  public init(byteCount: Int, instructionCount: Int) {
    self.byteCount = byteCount
    self.instructionCount = instructionCount
  }

  /// Reads a baseline; `nil` where the text is none.
  ///
  /// - Parameter bytes: What ``json`` gave.
  public init?(json bytes: [UInt8]) {
    guard let document = try? JSONDocument(parsing: bytes),
      let byteCount = InstructionBaseline.number("bytes", in: document),
      let instructionCount = InstructionBaseline.number("instructions", in: document)
    else { return nil }
    self.init(byteCount: byteCount, instructionCount: instructionCount)
  }

  /// The baseline as a JSON text.
  public var json: String {
    """
    {
      "version" : 1,
      "bytes" : \(byteCount),
      "instructions" : \(instructionCount)
    }

    """
  }

  /// The change from this baseline to a run: 0.1 for a tenth more instructions.
  public func change(to run: InstructionBaseline) -> Double {
    Double(run.instructionCount) / Double(instructionCount) - 1
  }

  /// Compares a run with this baseline.
  public func compare(with run: InstructionBaseline) -> Comparison {
    guard run.byteCount == byteCount else { return .otherInput }
    let margin = instructionCount * InstructionBaseline.tolerance
    let difference = 100 * (run.instructionCount - instructionCount)
    if difference.magnitude <= margin { return .same }
    return difference < 0 ? .better : .worse
  }

  private static func number(_ name: StaticString, in document: JSONDocument) -> Int? {
    let member = document.children(of: 0).first { document.name($0, is: name) }
    guard let number = member.flatMap(document.number).flatMap({ Int($0) }), number > 0 else {
      return nil
    }
    return number
  }
}
