import CatalogRuntime
import Testing

@Suite("Many threads")
struct ConcurrencyTests {
  @Test("requests in different locales do not disturb each other")
  func requests() async throws {
    let locales = ["es", "de", "pl", "ar", "ja", "fr"]
    let texts = locales.map {
      "\"\($0)\": \(Samples.plural(["one": "\($0) one %lld %@", "other": "\($0) other %lld %@"]))"
    }
    let bundle = try Samples.bundle(
      "\"%lld %@\": {\"localizations\": {\(texts.joined(separator: ", "))}}")
    let wrong = await withTaskGroup(of: Int.self) { group in
      for task in 0..<8 {
        group.addTask {
          var wrong = 0
          for round in 0..<2000 {
            let tag = locales[(task + round) % locales.count]
            // Every request makes its locale anew, as a server does.
            let locale = CatalogLocale(acceptLanguage: "\(tag), x\(round % 700)-x;q=0.1")
            let text = bundle.string(
              forKey: "%lld %@", arguments: [.integer(5), .string("x")], locale: locale)
            if !text.hasPrefix("\(tag) other") { wrong += 1 }
          }
          return wrong
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
  }
}
