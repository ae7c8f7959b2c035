import CatalogRuntime
import Testing

@Suite("Isolation of arguments")
struct IsolationTests {
  private func text(
    _ argument: FormatArgument, _ locale: CatalogLocale, _ isolation: FormatOptions.Isolation?
  ) throws -> String {
    let bundle = try Samples.bundle(
      Samples.entry("From %@", ["he": "מאת %@", "es": "De %@"]))
    return bundle.string(
      forKey: "From %@", arguments: [argument], locale: locale,
      options: isolation.map { FormatOptions(isolation: $0) })
  }

  @Test("an argument is isolated in text that runs the other way")
  func automatic() throws {
    #expect(try text("Ana", "he", nil) == "מאת \u{2068}Ana\u{2069}")
    #expect(try text("דנה", "he", nil) == "מאת דנה")
    #expect(try text("123", "he", nil) == "מאת 123")
    #expect(try text("דנה", "es", nil) == "De דנה")
  }

  @Test("isolation may be asked for in every language, or in none")
  func options() throws {
    #expect(try text("דנה", "es", .always) == "De \u{2068}דנה\u{2069}")
    #expect(try text("Ana", "es", .always) == "De Ana")
    #expect(try text("Ana", "he", .never) == "מאת Ana")
  }
}
