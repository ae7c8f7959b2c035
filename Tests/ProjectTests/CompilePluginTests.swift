import CatalogTestSupport
import Testing

/// The plugins in a package that depends on this one.
@Suite struct CompilePluginTests {
  private static let english = """
    Hello, Ana!
    You have 1 message
    You have 3 messages
    The file “a.txt” is missing.
    Goodbye
    """
  private static let spanish = """
    ¡Hola, Ana!
    Tienes 1 mensaje
    Tienes 3 mensajes
    Falta el archivo «a.txt».
    Goodbye
    """
  private static let catalog = "Sources/Greeter/Localizable.xcstrings"

  private let package: SamplePackage

  init() throws { package = try SamplePackage() }

  @Test("the README shows what the sample package has")
  func readme() throws {
    let section = try #require(
      PackageFolder.text(of: "README.md").split(separator: "\n## ")
        .first { $0.hasPrefix("In a program\n") })
    let blocks = section.split(separator: "```swift\n").dropFirst().map { $0.prefix { $0 != "`" } }
    let files = ["Package.swift", "Sources/Greeter/main.swift"]
    #expect(blocks.count == files.count)
    for (block, file) in zip(blocks, files) {
      let text = try PackageFolder.text(of: "Tests/Fixtures/SamplePackage/" + file)
      let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
      for line in block.split(separator: "\n") {
        #expect(lines.contains(line.drop { $0 == " " }), "\(line)")
      }
    }
  }

  /// The steps go on from each other, since building takes long.
  @Test("the catalogs of a dependent package are compiled, and its programs and tests find them")
  func dependentPackage() throws {
    try buildRunAndTest("debug")
    try buildAgain()
    try changeText()
    try breakCatalog()
    try addAndRemoveCatalog()
    try lint()
  }

  @Test(
    "the same package works in release",
    .enabled(if: TestSettings.buildsRelease, "takes minutes; set CATALOG_RELEASE_TESTS=1 to run it")
  )
  func releaseBuild() throws { try buildRunAndTest("release") }

  private func buildRunAndTest(_ configuration: String) throws {
    // In release, building and testing use other options of the compiler: they would build everything twice.
    let isOneBuild = configuration == "release"
    let skip = isOneBuild ? ["--skip-build"] : []
    let build = try succeed(
      ["build", "-c", configuration] + (isOneBuild ? ["--build-tests"] : []))
    #expect(!build.output.contains("warning:"), "\(build.output)")
    #expect(!build.output.contains("unhandled"), "\(build.output)")
    #expect(package.compiledCatalogs(of: "Greeter", configuration) == ["Localizable.catalog"])
    #expect(
      package.compiledCatalogs(of: "Failures", configuration) == [
        "Counts.catalog", "Failures.catalog",
      ])
    try expectRun(["-c", configuration] + skip, language: "en_US.UTF-8", Self.english)
    try expectRun(["-c", configuration] + skip, language: "es_MX.UTF-8", Self.spanish)
    let test = try succeed(["test", "-c", configuration, "--disable-xctest"] + skip)
    #expect(test.output.contains("Test run with 5 tests in 1 suite passed"), "\(test.output)")
  }

  /// SwiftPM links the tools of plugins anew in the first build after each plan, so the next one counts.
  private func buildAgain() throws {
    try succeed(["build"])
    #expect(try succeed(["build"]).steps == [])
  }

  private func changeText() throws {
    try package.edit(Self.catalog, replacing: "¡Hola", with: "¡Buenas")
    let steps = try succeed(["build"]).steps.map { $0.split(separator: "] ")[1] }
    #expect(steps == ["Compiling catalog Localizable", "Copying Localizable.catalog"])
    let changed = Self.spanish.replacing("¡Hola", with: "¡Buenas")
    try expectRun([], language: "es", changed)
    try package.edit(Self.catalog, replacing: "¡Buenas", with: "¡Hola")
  }

  private func breakCatalog() throws {
    try package.edit(Self.catalog, replacing: "\"one\" :", with: "\"sole\" :")
    let build = try package.swift(["build"])
    #expect(build.status != 0)
    let error = "/\(Self.catalog):19:16: error: “sole” is no plural category; "
    #expect(build.output.contains(error), "\(build.output)")
    try package.edit(Self.catalog, replacing: "\"sole\" :", with: "\"one\" :")
  }

  private func addAndRemoveCatalog() throws {
    let empty = #"{ "sourceLanguage" : "en", "strings" : { }, "version" : "1.0" }"#
    try package.write(empty, to: "Sources/Greeter/More/Seldom.xcstrings")
    try succeed(["build"])
    #expect(
      package.compiledCatalogs(of: "Greeter", "debug")
        == ["Localizable.catalog", "Seldom.catalog"])
    try package.remove("Sources/Greeter/More/Seldom.xcstrings")
    try package.write(empty, to: "Sources/Greeter/More/Localizable.xcstrings")
    for folder in ["More/One/es.lproj", "More/Two/de.lproj"] {
      try package.write("\"a\" = \"b\";", to: "Sources/Greeter/\(folder)/Twice.strings")
    }
    let build = try package.swift(["build"])
    #expect(build.status != 0)
    let error = "/Sources/Greeter/More/Localizable.xcstrings: error: "
    #expect(build.output.contains(error), "\(build.output)")
    #expect(build.output.contains("is the table “Localizable”, too"), "\(build.output)")
    #expect(
      build.output.contains("/Sources/Greeter/More/Two/de.lproj/Twice.strings: error: "),
      "\(build.output)")
    #expect(build.output.contains("is the table “Twice”, too"), "\(build.output)")
    try package.remove("Sources/Greeter/More")
    try succeed(["build"])
    #expect(package.compiledCatalogs(of: "Greeter", "debug") == ["Localizable.catalog"])
  }

  /// The command plugin, as `Documentation/Integrations.md` shows it.
  private func lint() throws {
    let page = try PackageFolder.text(of: "Documentation/Integrations.md")
    let blocks = page.split(separator: "\n```sh\n").dropFirst().map { $0.prefix { $0 != "`" } }
    let lines = blocks.joined().split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines.allSatisfy { $0.hasPrefix("swift package lint-catalogs") })
    let commands = lines.map { $0.split(separator: " ").dropFirst().map(String.init) }
    let ofSound = commands.filter { $0.contains("--strict") }
    try package.edit(Self.catalog, replacing: "¡Hola, %@!", with: "¡Hola!")
    for command in commands where !ofSound.contains(command) {
      let broken = try package.swift(command)
      #expect(broken.status == 1, "\(command)")
      #expect(broken.output.contains(Self.catalog), "\(broken.output)")
      #expect(broken.output.contains("placeholder-missing"), "\(broken.output)")
    }
    try package.edit(Self.catalog, replacing: "¡Hola!", with: "¡Hola, %@!")
    for command in ofSound {
      #expect(try succeed(command).output.contains("No problems in 3 files"))
    }
  }

  private func expectRun(
    _ options: [String], language: String, _ text: String,
    location: SourceLocation = #_sourceLocation
  ) throws {
    let run = try succeed(
      ["run"] + options + ["Greeter"], language: language, location: location)
    #expect(run.output.contains(text), "\(run.output)", sourceLocation: location)
  }

  @discardableResult
  private func succeed(
    _ arguments: [String], language: String = "en",
    location: SourceLocation = #_sourceLocation
  ) throws -> SamplePackage.Outcome {
    let outcome = try package.swift(arguments, language: language)
    try #require(outcome.status == 0, "\(outcome.output)", sourceLocation: location)
    return outcome
  }
}
