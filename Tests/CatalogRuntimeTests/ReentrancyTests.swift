import CatalogRuntime
import Testing

/// What calls back into the run time while the run time is at work; each in a process of its own, for the handler is one
/// for the whole process.
@Suite("Calling back")
struct ReentrancyTests {
  private enum Absent {
    static let bundle = CatalogBundle(resourcesOf: "package_Absent", builtAt: "/nowhere")
  }

  private struct LocaleHungry: LocalizedArgument {
    let bundle: CatalogBundle

    func text(in locale: CatalogLocale) -> String {
      for number in 0..<600 {
        let other = CatalogLocale("es-x-n\(number)")
        _ = bundle.string(forKey: "absent %@", arguments: [12345], locale: other)
      }
      return bundle.string(forKey: "word", locale: locale)
    }
  }

  private final class LastWords: Sendable {
    deinit { _ = Absent.bundle.string(forKey: "the last words") }
  }

  @Test(
    "a handler may look texts up in the bundle whose making it is told of", .timeLimit(.minutes(1)))
  func handlerUsesBundleInTheMaking() async {
    await #expect(processExitsWith: .success) {
      LocalizationIssue.setHandler { _ in _ = Absent.bundle.string(forKey: "inner") }
      #expect(Absent.bundle.string(forKey: "outer") == "outer")
    }
  }

  @Test("what cannot be opened is told with the first look-up, once")
  func openingIsToldOnce() {
    let bundle = CatalogBundle(resourcesOf: "package_Other", builtAt: "/nowhere")
    let (_, issues) = LocalizationIssue.collecting {
      _ = bundle.string(forKey: "a", locale: "es")
      _ = bundle.string(forKey: "a", locale: "fr")
    }
    let files = issues.filter { if case .unusableFile = $0.problem { true } else { false } }
    #expect(files.count == 1)
    #expect(issues.count == 3)
  }

  @Test("what a handler holds may look texts up when it goes")
  func handlerGoes() async {
    await #expect(processExitsWith: .success) {
      do {
        let words = LastWords()
        LocalizationIssue.setHandler { _ in withExtendedLifetime(words) {} }
      }
      LocalizationIssue.setHandler(nil)
    }
  }

  @Test("an argument may look texts up in more locales than are kept")
  func argumentLooksUp() throws {
    let bundle = try Samples.bundle(
      Samples.entry("word", ["de": "Wort"]) + ","
        + Samples.entry("key %@ %lld", ["de": "%1$@, %2$lld"]))
    let (texts, _) = LocalizationIssue.collecting {
      for number in 0..<600 {
        _ = bundle.string(forKey: "word", locale: CatalogLocale("fr-x-n\(number)"))
      }
      let arguments: [FormatArgument] = [.localized(LocaleHungry(bundle: bundle)), 12345]
      return ["key %@ %lld", "no key %@ %lld"].map {
        bundle.string(forKey: $0, arguments: arguments, locale: "de-x-last")
      }
    }
    #expect(texts == ["Wort, 12.345", "no key Wort 12.345"])
  }
}
