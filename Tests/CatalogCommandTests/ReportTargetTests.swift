import CatalogTestSupport
import Testing

@testable import CatalogCommand

@Suite("Where reports go")
struct ReportTargetTests {
  private let folder = TemporaryFolder()

  /// A catalog with a correction: the translation ends with a space.
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Save" : {
          "localizations" : {
            "es" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Guardar "
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """

  init() { folder.write(Self.catalog, to: "Localizable.xcstrings") }

  private func run(_ arguments: String...) -> ToolRun {
    ToolRun(arguments, folder: folder, engine: .standard)
  }

  @Test(
    "a report does not take the place of the configuration or of the baseline",
    arguments: [
      ["lint", "-o", "catalog.json"], ["coverage", "-o", "./catalog.json"],
      ["lint", "-o", "known.json", "--baseline", "known.json"],
    ])
  func ownFiles(_ arguments: [String]) {
    folder.write("{\"version\":1}", to: "catalog.json")
    folder.write("{\"version\":1,\"findings\":[]}", to: "known.json")
    let run = ToolRun(arguments, folder: folder, engine: .standard)
    #expect(run.status == .failure)
    #expect(run.errors.contains(arguments[2]) || run.errors.contains("catalog.json"))
    #expect(folder.read("catalog.json") == "{\"version\":1}")
    #expect(folder.read("known.json") == "{\"version\":1,\"findings\":[]}")
  }

  @Test("where the report cannot be written, nothing else is")
  func unwritable() {
    let fixed = run("lint", "--fix", "-o", "missing/report.txt")
    #expect(fixed.status == .failure)
    #expect(folder.read("Localizable.xcstrings") == Self.catalog)
    let noted = run(
      "lint", "-o", "missing/report.txt", "--baseline", "known.json", "--write-baseline")
    #expect(noted.status == .failure)
    #expect(folder.read("known.json").isEmpty)
    #expect(run("coverage", "-o", "missing/report.txt").status == .failure)
    #expect(run("lint", "--fix", "-o", "report.txt").status == .success)
    #expect(folder.read("Localizable.xcstrings").contains("\"Guardar\""))
  }

  @Test("a report that is asked for is written, even where the configuration leaves out all")
  func emptyReport() {
    folder.write("{\"version\":1,\"exclude\":[\"**\"]}", to: "catalog.json")
    folder.write("an old report", to: "report.txt")
    _ = run("lint", "-o", "report.txt", "Localizable.xcstrings")
    #expect(!folder.read("report.txt").contains("an old report"))
  }

  @Test("a share for a locale without texts of its own is that of the locale above it")
  func servingLocale() {
    folder.write(
      Self.catalog.replacing("\"translated\"", with: "\"needs_review\""),
      to: "Localizable.xcstrings")
    #expect(run("coverage", "--min", "es-MX=100").status == .findings)
    #expect(run("coverage", "--min", "es-MX=100").errors.contains("es-MX"))
    #expect(run("coverage", "--min", "es-MX=0").status == .success)
    #expect(run("coverage", "--min", "ES=100", "--min", "es=0").status == .success)
    #expect(run("coverage", "--min", "xx=3").status == .failure)
    folder.write(
      "{\"version\":1,\"coverage\":{\"locales\":{\"es\":100}}}", to: "catalog.json")
    #expect(run("coverage", "--locales", "es-MX").status == .findings)
    #expect(run("coverage", "--locales", "fr").status == .success)
  }
}
