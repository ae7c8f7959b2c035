import CatalogTestSupport
import Glibc
import Testing

@testable import CatalogCommand

/// `catalog coverage` as a user runs it: thresholds, configuration, what cannot be read or written.
@Suite struct CoverageCommandTests {
  private let folder = TemporaryFolder()

  init() { CoverageSamples.write(to: folder) }

  private func coverage(_ arguments: String...) -> ToolRun {
    ToolRun(["coverage"] + arguments, folder: folder, engine: .standard)
  }

  @Test("without a threshold, nothing that is missing is a failure")
  func noThreshold() {
    let run = coverage()
    #expect(run.status == .success && run.errors.isEmpty)
  }

  @Test("a locale below its threshold is told with what it has and what it lacks")
  func threshold() {
    let run = coverage("--min", "71.5", "--locales", "ar,es")
    #expect(run.status == .findings)
    #expect(
      run.errors == """
        catalog: error: ar: 42.8% of 7 entries translated, 71.5% is asked for; 3 more are needed
        catalog: error: es: 71.4% of 7 entries translated, 71.5% is asked for; 1 more is needed

        """)
    #expect(coverage("--min", "42", "--locales", "ar,es").status == .success)
  }

  @Test("the exact fraction is compared, not what is shown")
  func exactFraction() {
    #expect(coverage("--min", "es=71.428571").status == .success)
    #expect(coverage("--min", "es=71.428572").status == .findings)
    #expect(coverage("--min", "es = 71.4 %").status == .success)
    #expect(coverage("--min", "100", "--locales", "en").status == .success)
  }

  @Test("the last threshold of a locale counts, and one for a language holds for its regions")
  func lastThreshold() {
    #expect(coverage("--min", "100", "--min", "10").status == .success)
    #expect(coverage("--min", "0", "--min", "es=100").status == .findings)
    #expect(coverage("--min", "es=100", "--min", "es=1").status == .success)
    folder.write(
      CoverageSamples.catalog(
        #"""
        "Save" : { "localizations" : {
          "es-MX" : { "stringUnit" : { "state" : "new", "value" : "" } } } }
        """#), to: "Mexico.xcstrings")
    let run = coverage("--min", "es=100", "Mexico.xcstrings")
    #expect(run.status == .findings && run.errors.contains("es-MX: 0.0% of 1 entry translated"))
  }

  @Test("a threshold for a locale that no catalog has is not reached")
  func absentLocale() {
    let run = coverage("--min", "fr=50")
    #expect(run.status == .findings)
    #expect(
      run.errors == "catalog: error: no catalog has texts in fr, and 50% is asked for\n")
    #expect(coverage("--min", "fr=0").status == .success)
    #expect(coverage("--locales", "fr", "--min", "1").status == .findings)
  }

  @Test("the configuration asks for shares and accepts states; the command line counts more")
  func configuration() {
    folder.write(
      #"{"coverage": {"min": 40, "locales": {"es": 75}, "accept": ["needs_review"]}}"#,
      to: "catalog.json")
    let run = coverage()
    #expect(run.status == .findings)
    #expect(run.errors.hasPrefix("catalog: error: es: 71.4% of 7 entries translated, 75%"))
    #expect(coverage("--min", "50").status == .success)
    #expect(coverage("--min", "50", "--accept", "translated").status == .findings)
    #expect(
      coverage("--min", "71", "--accept", "needs_review, machine_translated").status == .success)
    folder.write(#"{"locales": ["es"], "exclude": ["App"]}"#, to: "catalog.json")
    #expect(coverage("--min", "100").status == .success)
    folder.write(#"{"coverage": {"min": 400}}"#, to: "catalog.json")
    #expect(coverage().status == .failure)
    #expect(coverage("--config", "No.json").status == .failure)
  }

  @Test(
    "thresholds of the configuration for other locales than those that are listed are left alone")
  func listedLocales() {
    folder.write(#"{"coverage": {"locales": {"fr": 100, "es": 70}}}"#, to: "catalog.json")
    #expect(coverage().status == .findings)
    #expect(coverage("--locales", "es").status == .success)
  }

  @Test(
    "what makes no sense is refused with one message",
    arguments: [
      ("--min 101", "“--min 101” is no share in percent"),
      ("--min -1", "“--min -1” is no share in percent"),
      ("--min abc", "“--min abc” is no share in percent"),
      ("--min=", "“--min ” is no share in percent"),
      ("--min de=", "“--min de=” is no share in percent"),
      ("--min !=5", "“!” is no locale"),
      ("--min 1e1", "“--min 1e1” is no share in percent"),
      ("--locales !", "“!” is no locale"),
      ("--locales xx", "“xx” begins with a language code that is not known"),
      ("--locales es,jp", "“jp” begins with a language code that is not known"),
      ("--accept new", "“new” is no state that can be accepted"),
      ("--accept needs-review", "“needs-review” is no state that can be accepted"),
      ("--format yaml", "“yaml” is no value of “--format”"),
      ("--output Kit.xcstrings", "“--output Kit.xcstrings” would put the report in the place"),
      ("--output=", "“--output” needs the name of a file"),
      ("--strict", "unknown option “--strict”"),
      ("README.md", "“README.md” is no catalog that can be checked"),
    ])
  func usage(_ line: String, _ message: String) {
    folder.write("x", to: "README.md")
    let run = ToolRun(
      ["coverage"] + line.split(separator: " ").map(String.init), folder: folder,
      engine: .standard)
    #expect(run.status == .failure)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("catalog: error: " + message), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 2)
  }

  @Test("a catalog that cannot be understood fails the run, and the others are counted")
  func unreadable() throws {
    folder.write("{\n", to: "App/Broken.xcstrings")
    folder.link("Gone.xcstrings", to: "nowhere")
    let run = coverage("--format", "json")
    #expect(run.status == .failure)
    let report = try JSONTree(run.output)
    #expect(report["catalogs"]?.elements.count == 2)
    #expect(
      report["unreadable"] == .array([.string("App/Broken.xcstrings"), .string("Gone.xcstrings")]))
    #expect(run.errors.contains("App/Broken.xcstrings:2:1: error: "))
    #expect(run.errors.contains("cannot read “Gone.xcstrings”: the symbolic link leads to nothing"))
    #expect(
      coverage().output.contains("“App/Broken.xcstrings” could not be read and is not counted"))
    #expect(coverage("--format", "markdown").output.contains("Broken.xcstrings” could not be read"))
    #expect(coverage("--format", "html").output.contains("Broken.xcstrings” could not be read"))
  }

  @Test("a folder without a catalog, and a path that is not there, are failures")
  func nothing() {
    folder.makeFolder("Empty")
    let empty = coverage("Empty")
    #expect(empty.status == .failure && empty.output.isEmpty)
    #expect(empty.errors.contains("No catalogs found in “Empty”"))
    #expect(coverage("No").status == .failure)
    folder.write(CoverageSamples.catalog(""), to: "Empty/Empty.xcstrings")
    let run = coverage("Empty", "--min", "100")
    #expect(run.status == .success)
    #expect(run.output.contains("No translations: 0 entries in 1 catalog"))
  }

  @Test("a report that cannot be written is a failure, and leaves the file as it was")
  func unwritable() {
    folder.write("old", to: "old.html")
    #expect(coverage("--format", "html", "-o", "No/a.html").status == .failure)
    #expect(
      coverage("-o", "App").errors == "catalog: error: cannot write “App”: it is a folder\n")
    #expect(coverage("--format", "html", "-o", "old.html").status == .success)
    #expect(folder.read("old.html").hasPrefix("<!DOCTYPE html>"))
    #expect(coverage("-o", "/dev/full").status == .failure)
    let full = ToolRun("coverage", folder: folder, outcome: .failed(errorNumber: ENOSPC))
    #expect(full.status == .failure)
    folder.link("linked", to: "App/Localizable.xcstrings")
    #expect(coverage("-o", "linked").status == .failure)
    #expect(folder.read("App/Localizable.xcstrings").contains("Zebra"))
  }

  @Test("a language that the tool knows and no catalog has counts as missing as a whole")
  func unusedLocale() throws {
    let report = try JSONTree(coverage("--locales", "fr", "--format", "json").output)
    let share = try #require(report["total"]?.elements.first)
    #expect(share["missing"] == .number(7) && share["percent"] == .number(0))
  }
}
