import CatalogExchange
import CatalogFormats
import CatalogModel
import CatalogTestSupport
import SourceText
import Testing

@Suite struct CompiledFilesTests {
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "hello" : {
          "comment" : "A greeting",
          "extractionState" : "manual",
          "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Hello %@" } },
            "pl" : { "stringUnit" : { "state" : "translated", "value" : "Cześć, \\"%@\\"" } }
          }
        },
        "files" : {
          "extractionState" : "manual",
          "localizations" : {
            "en" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld file" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld files" } }
            } } },
            "pl" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld plik" } },
              "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld pliki" } },
              "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld plików" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld pliku" } }
            } } }
          }
        }
      },
      "version" : "1.0"
    }
    """

  private func catalog() throws -> Catalog {
    let format = try #require(CatalogFormats.named("xcstrings"))
    return format.reader(ReadingOptions()).read(
      SourceFile(path: "L.xcstrings", bytes: Array(CompiledFilesTests.catalog.utf8))
    ).value
  }

  /// Writes files below a folder of their own and returns what a line of the shell prints there.
  private func run(_ line: String, beside files: [SourceFile]) -> String? {
    let folder = TemporaryFolder()
    for file in files { folder.write(file.bytes, to: file.path) }
    let (status, output) = shell("cd '\(folder.path)' && " + line)
    withExtendedLifetime(folder) {}
    return status == 0 ? output : nil
  }

  @Test("bundles for genrb hold a message for each key, and the source texts are the root")
  func resources() throws {
    let files = try CompiledFiles.resources("L", try catalog(), nil)
    #expect(files.map(\.path) == ["L/root.txt", "L/pl.txt"])
    #expect(
      String(decoding: files[0].bytes, as: UTF8.self) == """
        root {
            hello { "Hello {0}" }
            files { "{0, plural, one{# file} other{# files}}" }
        }

        """)
  }

  @Test(
    "genrb compiles the bundles, and derb shows their messages",
    .enabled(if: shell("command -v genrb && command -v derb").status == 0))
  func compiledResources() throws {
    let files = try CompiledFiles.resources("L", try catalog(), nil)
    let line = "cd L && genrb -q root.txt pl.txt >/dev/null 2>&1 && derb -c -i . root pl"
    let output = try #require(run(line, beside: files))
    #expect(output.contains("Hello {0}"))
    #expect(output.contains("{0, plural, one{# file} other{# files}}"))
    #expect(output.contains("few{{0, number, ::group-auto} pliki}"))
  }

  @Test(
    "the gettext of Python finds the texts of a compiled file by their keys",
    .enabled(if: shell("command -v python3").status == 0))
  func gettext() throws {
    let files = try CompiledFiles.gettext("L", try catalog(), ["pl"])
    #expect(files.map(\.path).contains("pl/LC_MESSAGES/L.mo"))
    let program = """
      import gettext, sys
      t = gettext.translation("L", ".", languages=["pl"])
      texts = [t.gettext("hello")] + [t.ngettext("files", "%lld files", n) for n in (1, 3, 5)]
      sys.stdout.buffer.write("|".join(texts).encode("utf-8"))
      """
    let output = try #require(run("python3 -c '\(program)'", beside: files))
    #expect(output == "Cześć, \"%@\"|%lld plik|%lld pliki|%lld plików")
  }
}
