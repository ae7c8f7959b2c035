import CatalogCompiler
import CatalogModel
import CatalogRuntime

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Looks texts up and formats messages on many threads at once, each in locales of its own, and compares every one with
/// what it should be.
///
/// Built with ThreadSanitizer it finds races; without, it finds texts of another request.
@main
struct StressRuntime {
  static let threadCount = 8
  static let roundCount = 4000
  static let messageRoundCount = 2
  static let formatRoundCount = 12
  static let locales = ["es", "de", "pl", "ar", "ja", "fr", "cy", "lv"]

  static func main() async throws {
    let bundle = try CatalogBundle(contents: CatalogCompiler.compile([table()]))
    let key = bundle.messageKey("%lld of %@")
    let messages = try MessageStress()
    let formats = FormatStress()
    let wrong = await withTaskGroup(of: Int.self) { group in
      for thread in 0..<threadCount {
        group.addTask {
          wrongTexts(in: bundle, key, seed: thread)
            + messages.wrongTexts(from: thread, rounds: messageRoundCount)
            + formats.wrongTexts(from: thread, rounds: formatRoundCount)
        }
      }
      var wrong = 0
      for await count in group { wrong += count }
      return wrong
    }
    guard wrong == 0 else {
      print("\(wrong) texts are not those of their request")
      exit(1)
    }
    print(
      "\(threadCount * roundCount) requests, all messages and formats on \(threadCount) threads, each with its own texts"
    )
  }

  private static func wrongTexts(in bundle: CatalogBundle, _ key: MessageKey?, seed: Int) -> Int {
    var wrong = 0
    var bytes: [UInt8] = []
    for round in 0..<roundCount {
      let tag = locales[(seed + round) % locales.count]
      // Many lists of locales: more than the run time keeps without a lock.
      let locale = CatalogLocale(acceptLanguage: "\(tag), x\(round % 900)-x;q=0.1")
      let count = Int64(round % 7)
      let text = bundle.string(
        forKey: "%lld of %@", arguments: [.integer(count), .string("x")], locale: locale)
      if !text.hasPrefix(tag) { wrong += 1 }
      if bundle.string(forKey: "missing \(round % 50)", locale: locale) != "missing \(round % 50)" {
        wrong += 1
      }
      guard let key else { return roundCount }
      bytes.removeAll(keepingCapacity: true)
      bundle.append(key, arguments: [.number(1.5), .string("x")], locale: locale, to: &bytes)
      if !bytes.starts(with: tag.utf8) { wrong += 1 }
      if round % 100 == seed { LocalizationIssue.setHandler { _ in } }
    }
    return wrong
  }

  private static func table() -> CatalogTable {
    let localizations = locales.map { tag in
      let forms = ["zero", "one", "two", "few", "many", "other"].map { name in
        Variation.Case(
          name: name, node: MessageNode(unit: StringUnit(value: "\(tag) \(name) %1$lld %2$@")))
      }
      let root = MessageNode(variations: [Variation(kind: .plural, cases: forms)])
      return Localization(locale: tag, message: Message(root: root))
    }
    let entry = Entry(key: "%lld of %@", localizations: localizations)
    return CatalogTable(
      name: "Localizable", catalog: Catalog(sourceLanguage: "en", entries: [entry]))
  }
}
