import CatalogTestSupport
import Testing

@testable import CatalogCommand

/// The page of coverage as text.
@Suite struct CoveragePageTests {
  private let page: String

  init() {
    let folder = TemporaryFolder()
    CoverageSamples.write(to: folder)
    page =
      ToolRun("coverage", "--format", "html", "--min", "60", folder: folder, engine: .standard)
      .output
  }

  private var data: String {
    let parts = page.split(separator: "<script type=\"application/json\" id=\"coverage-data\">")
    return parts.last.flatMap { $0.split(separator: "</script>").first.map(String.init) } ?? ""
  }

  @Test("nothing outside the page is asked for, and only its own script may run")
  func selfContained() {
    for name in ["src=", "<link", "@import", "url(", "http:", "https:", "style=\"", "onclick"] {
      #expect(!page.replacing(data, with: "").contains(name), "\(name)")
    }
    #expect(page.contains("default-src &#39;none&#39;; script-src &#39;sha256-"))
    #expect(page.matches(of: /<script/).count == 2)
    #expect(page.matches(of: /<\/script/).count == 2)
    #expect(page.hasSuffix("</html>\n"))
  }

  @Test("the data is JSON in which nothing can end its element")
  func hostileData() throws {
    #expect(!data.contains("<") && !data.contains("\u{2028}"))
    let entries = try #require(try JSONTree(data)["entries"]?.elements)
    let hostile = try #require(
      entries.first { $0.elements[2].text == "<script>alert(1)</script><!-- %@" })
    #expect(
      hostile.elements[4].text
        == "</script><script>document.title = 'hostile'</script>\u{2028} & <b>")
  }

  @Test("what is missing and what is suspicious stands in the data, with its place")
  func rows() throws {
    let tree = try JSONTree(data)
    let locales = tree["locales"]?.elements.compactMap { $0.elements.first?.text }
    #expect(locales == ["ar", "en", "es"])
    let entries = try #require(tree["entries"]?.elements)
    let keys = entries.compactMap { $0.elements[2].text }
    #expect(
      keys == [
        "<script>alert(1)</script><!-- %@", "%lld files", "Árbol", "Open", "settings.title", "Save",
      ])
    let settings = entries[4].elements
    #expect(settings[3] == .string("Settings") && settings[5] == .array([.number(2)]))
    let save = entries[5].elements
    #expect(save[0] == .number(1) && save[1] == .number(4) && save[5] == .array([.number(0)]))
    let open = entries[3].elements[6].elements[0].elements
    #expect(open[0] == .number(2) && open[1] == .number(3) && open[3] == .string("Open"))
    let rules = Set(tree["rules"]?.elements.compactMap(\.text) ?? [])
    #expect(rules.isSuperset(of: ["empty-value", "placeholder-missing"]))
    #expect(rules.isDisjoint(with: ["missing-translation", "state-new", "needs-review"]))
  }

  @Test("the numbers stand in the page itself, for those who run no script")
  func numbers() {
    #expect(page.contains("<a href=\"#locale=ar\">Arabic</a> <code>ar</code>"))
    #expect(page.contains("class=\"number share\">42.8%</td>"))
    #expect(page.contains("<rect class=\"done\" width=\"42.85%\" height=\"100%\"/>"))
    #expect(page.contains("<li class=\"unmet\">ar: 42.8% of 7 entries translated, 60%"))
    #expect(page.contains("<noscript>"))
  }

  @Test("the same catalogs make the same page")
  func reproducible() {
    let folder = TemporaryFolder()
    CoverageSamples.write(to: folder)
    let again = ToolRun(
      "coverage", "--format", "html", "--min", "60", folder: folder, engine: .standard)
    #expect(again.output == page)
  }
}
