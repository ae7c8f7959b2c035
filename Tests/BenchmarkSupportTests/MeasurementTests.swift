import BenchmarkSupport
import Testing

@Suite("Measurements and their reports")
struct MeasurementTests {
  @Test(
    "the median is the middle, or the mean of the two in the middle",
    arguments: [([3], 3), ([9, 1, 2], 2), ([4, 1, 2, 9], 3)] as [([Double], Double)])
  func median(values: [Double], expected: Double) {
    let statistics = Statistics(values)
    #expect(statistics.median == expected)
    #expect(statistics.minimum == values.min())
    #expect(statistics.maximum == values.max())
  }

  @Test(
    "numbers are rounded to their decimals",
    arguments: [
      (0.0, 1, "0.0"), (1.25, 1, "1.3"), (0.999, 2, "1.00"), (12.04, 1, "12.0"), (7.6, 0, "8"),
      (-0.5, 1, "-0.5"), (-0.01, 1, "0.0"), (3.05, 2, "3.05"),
    ] as [(Double, Int, String)])
  func fixed(value: Double, decimals: Int, expected: String) {
    #expect(NumberText.fixed(value, decimals: decimals) == expected)
  }

  @Test(
    "digits are grouped by three",
    arguments: [
      (0, "0"), (999, "999"), (1000, "1,000"), (123_456, "123,456"), (-1_234_567, "-1,234,567"),
    ])
  func grouped(value: Int, expected: String) {
    #expect(NumberText.grouped(value) == expected)
  }

  @Test("a baseline is read back from its JSON")
  func roundTrip() {
    let baseline = InstructionBaseline(byteCount: 2_000_000, instructionCount: 345_678_901)
    #expect(InstructionBaseline(json: Array(baseline.json.utf8)) == baseline)
  }

  @Test(
    "what is no baseline is refused",
    arguments: [
      "", "[]", "{}", #"{"bytes" : 1}"#, #"{"bytes" : "1", "instructions" : 2}"#,
      #"{"bytes" : 1, "instructions" : 0}"#,
    ])
  func notABaseline(text: String) {
    #expect(InstructionBaseline(json: Array(text.utf8)) == nil)
  }

  @Test(
    "only a change of more than 3 % is a change",
    arguments: [
      (1000, InstructionBaseline.Comparison.same), (1030, .same), (1031, .worse), (970, .same),
      (969, .better),
    ])
  func comparison(instructionCount: Int, expected: InstructionBaseline.Comparison) {
    let baseline = InstructionBaseline(byteCount: 10, instructionCount: 1000)
    let run = InstructionBaseline(byteCount: 10, instructionCount: instructionCount)
    #expect(baseline.compare(with: run) == expected)
  }

  @Test("runs on another input are not compared")
  func otherInput() {
    let baseline = InstructionBaseline(byteCount: 10, instructionCount: 1000)
    let run = InstructionBaseline(byteCount: 11, instructionCount: 1000)
    #expect(baseline.compare(with: run) == .otherInput)
  }
}
