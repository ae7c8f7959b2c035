import CatalogTestSupport
import Testing

@testable import CatalogCommand

@Suite("Corrections beside known findings")
struct KnownFindingFixTests {
  private let folder = TemporaryFolder()

  private func write(_ text: String) {
    folder.write(
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "Save" : {
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "\(text)"
                }
              }
            }
          }
        },
        "version" : "1.0"
      }
      """, to: "Localizable.xcstrings")
  }

  private func run(_ arguments: String...) -> ToolRun {
    ToolRun(["lint"] + arguments, folder: folder, engine: .standard)
  }

  private var text: String { folder.read("Localizable.xcstrings") }

  @Test("where one of two findings is known and nobody can tell which, none is corrected")
  func ambiguous() {
    write("Sichern ")
    #expect(run("--baseline", "known.json", "--write-baseline").status == .success)
    write(" Sichern ")
    _ = run("--fix", "--baseline", "known.json")
    #expect(text.contains("\" Sichern \""))
    _ = run("--fix")
    #expect(text.contains("\"Sichern\""))
  }

  @Test("the same holds for findings that a revision has already")
  func revision() {
    write("Sichern ")
    shell(
      "cd '\(folder.path)' && git init -q -b main . && git add -A && "
        + "git -c user.name=a -c user.email=a@example.org commit -q -m one")
    write(" Sichern ")
    _ = run("--fix", "--base", "HEAD")
    #expect(text.contains("\" Sichern \""))
  }
}
