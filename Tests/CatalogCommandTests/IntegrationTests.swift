import CatalogTestSupport
import Testing

/// What `Documentation/Integrations.md` shows, run as a user would.
@Suite(.enabled(if: builtTool != nil, "the executable has not been built"))
struct IntegrationTests {
  private static let page = "Documentation/Integrations.md"
  private static let hasGit = has("git")
  private static let hasPreCommit = hasGit && has("pre-commit")
  private static let hasMake = hasGit && has("make")
  private static let error =
    "App/Localizable.xcstrings:5:88: error: the text leaves out `%@`, which the source text shows; add it [placeholder-missing]"

  private static func has(_ program: String) -> Bool { shell("command -v \(program)").status == 0 }

  @Test("the page has the examples that these tests are about")
  func examples() {
    let counts = ["yaml", "make", "sh"].map { MarkdownBlocks.all(in: $0, of: Self.page).count }
    #expect(counts == [4, 1, 1])
  }

  @Test(
    "a hook of pre-commit stops a commit with a broken catalog",
    .enabled(if: hasPreCommit, "pre-commit is not installed"),
    arguments: ["catalog-lint", "catalog-lint-installed"])
  func preCommit(_ hook: String) throws {
    let hooks = SampleRepository(hasTool: false)
    hooks.folder.write(
      try PackageFolder.text(of: ".pre-commit-hooks.yaml"), to: ".pre-commit-hooks.yaml")
    hooks.folder.write("// swift-tools-version: 6.2", to: "Package.swift")
    hooks.run("git add . && git commit -q -m Hooks && git tag v0.1.0")

    let repository = SampleRepository(hasTool: hook == "catalog-lint-installed")
    // What pre-commit builds is built already.
    repository.addProgram(
      "swift",
      """
      while [ "$1" != --build-path ]; do shift; done
      mkdir -p "$2/release" && ln -s '\(builtTool ?? "")' "$2/release/catalog"
      """)
    let block = try #require(
      MarkdownBlocks.all(in: "yaml", of: Self.page, section: "pre-commit").first)
    #expect(block.contains("https://github.com/OWNER/swift-catalog"))
    repository.folder.write(
      block.replacing("https://github.com/OWNER/swift-catalog", with: hooks.folder.path)
        .replacing("id: catalog-lint\n", with: "id: \(hook)\n"), to: ".pre-commit-config.yaml")
    #expect(repository.run("git add . && pre-commit install && git commit -m Sound").status == 0)

    repository.folder.write(SampleRepository.broken, to: "App/Localizable.xcstrings")
    let commit = repository.run("git commit -a -m Broken")
    #expect(commit.status == 1, "\(commit.output)")
    #expect(commit.output.contains("catalog lint"), "\(commit.output)")
    #expect(commit.output.contains(Self.error), "\(commit.output)")
    #expect(repository.run("git log --format=%s -1").output == "Sound\n")
  }

  @Test("the hooks read the files that the tool checks, in one run, with arguments of the user")
  func hooks() throws {
    let hooks = try YAMLTree(PackageFolder.text(of: ".pre-commit-hooks.yaml")).elements
    #expect(hooks.map { $0["id"]?.text } == ["catalog-lint", "catalog-lint-installed"])
    for hook in hooks {
      #expect(hook["entry"]?.text == "catalog lint")
      #expect(hook["require_serial"]?.text == "true")
      let pattern = try Regex(try #require(hook["files"]?.text))
      #expect("App/Localizable.xcstrings".contains(pattern))
      #expect(!"App/Localizable.xcstrings.swift".contains(pattern))
    }
  }

  @Test(
    "the jobs of GitLab fail and leave their reports",
    .enabled(if: hasGit, "git is not installed"),
    arguments: [
      (0, "codequality", "\"severity\":\"major\""), (1, "junit", "failures=\"1\""),
    ])
  func gitLab(_ index: Int, _ kind: String, _ words: String) throws {
    let blocks = MarkdownBlocks.all(in: "yaml", of: Self.page, section: "GitLab CI")
    try #require(blocks.count == 2)
    let job = try #require(try YAMLTree(blocks[index])["catalogs"])
    let repository = SampleRepository()
    func run(_ part: String) -> (status: Int32, output: String) {
      let lines = job[part]?.elements.compactMap(\.text) ?? []
      return repository.run("set -e\n" + lines.joined(separator: "\n"))
    }
    let report = try #require(job["artifacts"]?["reports"]?[kind]?.text)
    #expect(job["artifacts"]?["when"]?.text == "always")
    #expect(run("script").status == 0)
    #expect(!repository.folder.read(report).contains(words))
    repository.folder.write(SampleRepository.broken, to: "App/Localizable.xcstrings")
    #expect(run("script").status == 1)
    #expect(repository.folder.read(report).contains(words))
    if job["after_script"] != nil {
      #expect(run("after_script").output.hasPrefix(Self.error + "\n"))
    }
  }

  @Test("the target of make fails with the catalog", .enabled(if: hasMake, "make is not installed"))
  func make() throws {
    let repository = SampleRepository()
    repository.folder.write(
      try #require(MarkdownBlocks.all(in: "make", of: Self.page).first) + "\n", to: "Makefile")
    #expect(repository.run("make lint-catalogs").status == 0)
    repository.folder.write(SampleRepository.broken, to: "App/Localizable.xcstrings")
    let run = repository.run("make lint-catalogs")
    #expect(run.status == 2)
    #expect(run.output.contains(Self.error), "\(run.output)")
  }
}
