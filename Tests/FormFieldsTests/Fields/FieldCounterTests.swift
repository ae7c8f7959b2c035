import CatalogRuntime
import Testing

@testable import FormFields

@Suite("Counts of characters")
struct FieldCounterTests {
  @Test("a maximum below 0 is 0", arguments: [-1, .min, 0])
  func negative(maximum: Int) {
    let input = FieldInput("abc")
    #expect(
      FieldCounter.remaining(maximum: maximum).text(for: input)?.text(in: "en")
        == "3 characters too many")
    #expect(
      FieldCounter.typed(maximum: maximum).text(for: input)?.text(in: "en")
        == "3 of 0 characters")
  }
}
