import CatalogTestSupport
import Testing

/// The GitHub Action, with its steps run as on a runner.
@Suite(
  .enabled(
    if: builtTool != nil && shell("command -v git bash").status == 0,
    "the executable, git or bash is missing"))
struct ActionTests {
  private let action: CompositeAction
  private let repository = SampleRepository()

  init() throws { action = try CompositeAction() }

  private func breakCatalog() {
    repository.folder.write(SampleRepository.broken, to: "App/Localizable.xcstrings")
  }

  @Test("an error is annotated, summed up and fails the job")
  func failure() throws {
    breakCatalog()
    let run = try action.run(["sarif": "out.sarif"], in: repository)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("::error "), "\(run.output)")
    #expect(run.output.contains("file=App/Localizable.xcstrings,line=5,"), "\(run.output)")
    #expect(run.summary.contains("placeholder-missing"))
    #expect(run.outputs["status"] == "1")
    #expect(run.outputs["sarif"] == repository.folder.path + "/out.sarif")
    let report = try JSONTree(repository.folder.read("out.sarif"))
    #expect("\(report)".contains("placeholder-missing"))
  }

  @Test("without a finding the job goes on")
  func success() throws {
    let run = try action.run(["summary": "false", "working-directory": "App"], in: repository)
    #expect(run.status == 0)
    #expect(run.outputs["status"] == "0")
    #expect(run.summary.isEmpty)
    #expect(run.outputs["sarif"] ?? "" == "")
  }

  @Test("arguments and paths are given one a line, and strict makes warnings count")
  func arguments() throws {
    let inputs = [
      "paths": "\nApp/Localizable.xcstrings\n", "arguments": "--rule\ncomment-missing=warning",
    ]
    #expect(try action.run(inputs, in: repository).status == 0)
    let strict = try action.run(inputs.merging(["strict": "true"]) { $1 }, in: repository)
    #expect(strict.status == 1)
    #expect(strict.output.contains("::warning "))
  }

  @Test("what the base has already is left out")
  func base() throws {
    breakCatalog()
    repository.run("git commit -q -a -m Broken && git update-ref refs/remotes/origin/main HEAD")
    #expect(try action.run([:], in: repository).status == 1)
    #expect(try action.run(["base": "origin/main"], in: repository).status == 0)
    #expect(try action.run(["base": "origin/other"], in: repository).status == 2)
  }

  @Test("the workflow of the page gives inputs that there are, and they work")
  func documentedWorkflow() throws {
    let blocks = MarkdownBlocks.all(
      in: "yaml", of: "Documentation/Integrations.md", section: "GitHub Actions")
    let steps =
      try YAMLTree(try #require(blocks.first))["jobs"]?["catalogs"]?["steps"]?.elements ?? []
    let step = try #require(
      steps.first { $0["uses"]?.text?.hasPrefix("OWNER/swift-catalog@") == true })
    let inputs = (step["with"]?.members ?? [:]).compactMapValues(\.text)
    repository.run("git update-ref refs/remotes/origin/main HEAD")
    #expect(try action.run(inputs, in: repository).status == 0)
    breakCatalog()
    let run = try action.run(inputs, in: repository)
    #expect(run.status == 1)
    let upload = try #require(steps.last?["with"]?["sarif_file"]?.text)
    #expect(repository.folder.read(upload).contains("placeholder-missing"))
  }

  @Test("an input is never a part of a script")
  func injection() throws {
    for step in action.steps { #expect(step["run"]?.text?.contains("${{") == false) }
    let hostile = "$(touch pwned)`touch pwned`\"; touch pwned; '"
    for name in action.inputs.keys where name != "program" && name != "working-directory" {
      let run = try action.run([name: hostile], in: repository)
      #expect([0, 1, 2].contains(run.status), "\(name): \(run.output)")
      #expect(!repository.folder.names.contains("pwned"), "\(name)")
    }
    #expect(try action.run(["program": hostile], in: repository).status == 2)
    #expect(!repository.folder.names.contains("pwned"))
  }

  @Test("without a tool it is built, by the package that the action stands in")
  func build() throws {
    let repository = SampleRepository(hasTool: false)
    let tool = try #require(builtTool)
    let folder = tool.split(separator: "/").dropLast().map { "/" + $0 }.joined()
    repository.addProgram(
      "swift",
      """
      case "$*" in
        --version) echo 'Swift version 6.2.1' ;;
        *--show-bin-path) echo '\(folder)' ;;
        'build -c release --package-path \(PackageFolder.path) --product catalog') echo Built ;;
        *) exit 9 ;;
      esac
      """)
    let run = try action.run([:], in: repository)
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains("Built\n"))
    let named = try action.run(["program": tool], in: repository)
    #expect(named.status == 0)
    #expect(!named.output.contains("Built\n"))
  }

  @Test("a report that cannot be written is a failure")
  func unwritableReport() throws {
    let run = try action.run(["sarif": "no/such/folder/out.sarif"], in: repository)
    #expect(run.status == 2)
    #expect(run.outputs["status"] == "2")
  }

  @Test("every input is described in the documentation")
  func documentedInputs() throws {
    let page = try PackageFolder.text(of: "Documentation/Integrations.md")
    for name in action.inputs.keys { #expect(page.contains("\n| `\(name)` | "), "\(name)") }
  }
}
