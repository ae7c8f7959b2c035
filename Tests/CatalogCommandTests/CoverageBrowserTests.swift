import CatalogTestSupport
import Testing

@testable import CatalogCommand

/// The page of coverage as a browser shows it.
@Suite(
  "The report on coverage in a browser",
  .enabled(if: Browser.program != nil, "no chromium was found"), .serialized)
struct CoverageBrowserTests {
  private static func page(_ language: String = "en") -> String {
    let folder = TemporaryFolder()
    CoverageSamples.write(to: folder)
    let run = ToolRun(
      "coverage", "--format", "html", folder: folder, engine: .standard,
      variables: ["LANG": language])
    withExtendedLifetime(folder) {}
    return run.output
  }

  @Test("texts of a catalog are shown and never run")
  func hostileTexts() throws {
    let states = try CoverageBrowser.states(Self.page(), ["look"])
    let state = try #require(states.first)
    #expect(state.title == "Translation coverage")
    #expect(state.shown == "7 of 7 messages")
    #expect(state.scripts == 0 && state.violations.isEmpty)
    #expect(state.messages[0].hasPrefix("<script>alert(1)</script><!-- %@"))
    #expect(state.texts[0] == "<img src=x onerror=alert(1)> %@")
    let injected = Self.page().replacing(
      "</body>", with: "<script>document.title = 'hostile'</script></body>")
    #expect(try Browser.dump(injected).contains("<title>Translation coverage</title>"))
  }

  @Test("the rows are filtered by what is typed, by locale, state and catalog, and together")
  func filters() throws {
    let states = try CoverageBrowser.states(
      Self.page(), ["search", "arbol"], ["search", "OPEN"], ["search", "placeholder-missing"],
      ["search", "nowhere"], ["reset"], ["choose", "locale", "es"],
      ["choose", "state", "missing"], ["choose", "file", "Kit/Kit|`1`.xcstrings"], ["reset"],
      ["choose", "state", "suspicious"])
    #expect(states.map(\.messages.count) == [1, 1, 1, 0, 7, 3, 2, 0, 7, 3])
    #expect(states[0].messages == ["Árbol"] && states[0].hash == "#query=arbol")
    #expect(states[3].shown == "No message matches the filters.")
    #expect(states[6].shown == "2 of 7 messages")
    #expect(states[6].hash == "#locale=es&state=missing")
    #expect(states[8].hash.isEmpty)
  }

  @Test("a click on a heading sorts, another one turns the order around")
  func sorting() throws {
    let states = try CoverageBrowser.states(
      Self.page(), ["sort", "message"], ["sort", "message"], ["sort", "locale"], ["sort", "state"],
      ["sort", "text"], ["sort", "place"])
    let sources = states[0].messages.map { $0.prefix(3) }
    #expect(sources == ["%ll", "<sc", "<sc", "Árb", "Ope", "Sav", "Set"])
    #expect(states[0].sort == ["ascending", "none", "none", "none", "none"])
    #expect(states[1].messages.map { $0.prefix(3) } == sources.reversed())
    #expect(states[1].sort[0] == "descending" && states[1].hash == "#sort=-message")
    #expect(
      states[2].locales == Array(repeating: "Arabic ar", count: 4)
        + Array(repeating: "Spanish es", count: 3))
    #expect(states[3].states.map { $0.prefix(7) }.first == "Missing")
    #expect(states[3].states.last?.hasPrefix("Translated") == true)
    #expect(states[5].places.last == "Kit/Kit|`1`.xcstrings:4")
  }

  @Test("everything is reached with the keyboard, by a name")
  func keyboard() throws {
    let states = try CoverageBrowser.states(Self.page(), ["focusable"], ["link", ".skip"])
    let names = try #require(states.first).focusable
    #expect(names.first == "a Skip to the messages")
    for name in [
      "a Arabic", "div Languages", "summary 2 catalogs", "input Search", "select Locale",
      "select State", "select Catalog", "button Clear filters", "button Message", "button Place",
    ] {
      #expect(names.contains(name), "\(name)")
    }
    #expect(names.allSatisfy { $0.split(separator: " ").count > 1 })
    #expect(states[1].focused == "messages")
  }

  @Test("a link to a locale shows its messages, and an address brings back what was seen")
  func addresses() throws {
    let states = try CoverageBrowser.states(Self.page(), ["link", "a[href='#locale=es']"])
    #expect(states[0].locales == ["Spanish es", "Spanish es", "Spanish es"])
    #expect(states[0].focused == "messages")
    let recalled = try CoverageBrowser.states(
      Self.page(), ["look"], fragment: "#query=s&locale=ar&sort=-message&page=9&x=1")
    #expect(recalled[0].sort[0] == "descending")
    #expect(Set(recalled[0].locales) == ["Arabic ar"])
    let unknown = try CoverageBrowser.states(
      Self.page(), ["look"], fragment: "#locale=xx&state=99&sort=toString")
    #expect(unknown[0].messages.count == 7)
  }

  @Test("a right-to-left text runs to the left, also behind a placeholder")
  func rightToLeft() throws {
    let states = try CoverageBrowser.states(Self.page(), ["search", "files"])
    #expect(states[0].languages.filter { $0 == "ar" }.count == 5)
    let directions = zip(states[0].languages, states[0].directions).filter { $0.0 == "ar" }
    #expect(directions.allSatisfy { $0.1 == "rtl" })
    #expect(states[0].texts[0].contains("%lld ملفات"))
  }

  @Test("the page speaks Spanish")
  func spanish() throws {
    let states = try CoverageBrowser.states(
      Self.page("es_ES.UTF-8"), ["look"], ["choose", "state", "0"])
    #expect(states[0].language == "es" && states[0].title == "Cobertura de la traducción")
    #expect(states[0].shown == "7 de 7 mensajes")
    #expect(states[0].locales.contains("árabe ar"))
    #expect(
      states[1].states.allSatisfy { $0.hasPrefix("Traducido") } && states[1].states.count == 1)
    #expect(states[1].states[0].contains("el texto omite"))
  }

  @Test("the page is dark where the reader wants it, and fits a phone")
  func colours() throws {
    let dark = try CoverageBrowser.states(
      Self.page(), ["look"], options: "--blink-settings=preferredColorScheme=0")
    let light = try CoverageBrowser.states(
      Self.page(), ["look"],
      options: "--blink-settings=preferredColorScheme=1 --window-size=500,900")
    #expect(dark[0].background == "rgb(20, 23, 27)")
    #expect(light[0].background == "rgb(255, 255, 255)")
    #expect(light[0].width == 0)
  }

  @Test("nothing is there to filter where nothing is missing")
  func complete() throws {
    let folder = TemporaryFolder()
    folder.write(CoverageSamples.catalog(#""%lld" : { }"#), to: "a.xcstrings")
    let page = ToolRun("coverage", "--format", "html", folder: folder, engine: .standard).output
    let states = try CoverageBrowser.states(page, ["look"])
    #expect(states[0].shown == "Nothing is missing or suspicious." && !states[0].hasPages)
  }

  @Test("fifty thousand messages are shown a page at a time, and filtered at once")
  func large() throws {
    let folder = TemporaryFolder()
    let entries = (0..<25_000).map { index in
      """
      "Key \(index) of many" : { "comment" : "Says something, number \(index).", "localizations" : {
        "de" : { "stringUnit" : { "state" : "new", "value" : "Schlüssel \(index % 97)" } } } }
      """
    }
    folder.write(CoverageSamples.catalog(entries.joined(separator: ",\n")), to: "a.xcstrings")
    let page = ToolRun(
      "coverage", "--format", "html", "--locales", "de,fr", folder: folder, engine: .standard
    ).output
    let states = try CoverageBrowser.states(
      page, ["look"], ["press", "next"], ["press", "last"], ["press", "last"],
      ["time", "filter", "number 24999"], ["time", "filter", ""], ["time", "sort", "message"],
      ["time", "sort", "text"], ["time", "sort", "place"])
    #expect(states[0].shown == "50,000 of 50,000 messages · Page 1 of 500")
    #expect(states[0].messages.count == 100 && states[0].disabled == ["first", "previous"])
    #expect(states[1].page == "Page 2 of 500" && states[1].hash == "#page=2")
    #expect(states[2].page == "Page 500 of 500" && states[2].disabled == ["next", "last"])
    #expect(states[3].page == "Page 500 of 500")
    #expect(states[4].messages.count == 2)
    #expect(states[6].messages[0].hasPrefix("Key 0 of many"))
    // Some hundred times what it takes: only that nothing is quadratic.
    for state in states { #expect(state.milliseconds < 10_000) }
  }
}
