import CompiledCatalog
import Testing

@Suite("Compiled catalogs on several threads")
struct ConcurrencyTests {
  @Test("threads that share a catalog read the same")
  func sharing() async throws {
    let compiled = try CompiledCatalog(Samples.compile(Samples.everything))
    let expected = Walk(compiled).text
    let texts = await withTaskGroup(of: String.self) { group in
      for _ in 0..<16 { group.addTask { Walk(compiled).text } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(texts == [String](repeating: expected, count: 16))
  }
}
