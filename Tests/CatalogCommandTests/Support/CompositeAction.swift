import CatalogTestSupport
import Testing

/// A composite action, run as the runner of GitHub Actions does.
struct CompositeAction {
  /// What became of a run.
  struct Outcome {
    /// The status of the last step that ran.
    var status: Int32 = 0
    /// What the steps wrote.
    var output = ""
    /// The outputs of the action.
    var outputs: [String: String] = [:]
    /// The summary of the job.
    var summary = ""
  }

  struct UnknownExpression: Error {
    let text: String
  }

  /// The description of the action.
  let tree: YAMLTree

  init() throws { tree = try YAMLTree(PackageFolder.text(of: "action.yml")) }

  var inputs: [String: YAMLTree] { tree["inputs"]?.members ?? [:] }
  var steps: [YAMLTree] { tree["runs"]?["steps"]?.elements ?? [] }

  /// Runs the steps, until one fails.
  ///
  /// - Parameters:
  ///   - given: The inputs that the workflow gives; the others have their defaults.
  ///   - repository: The workspace.
  func run(_ given: [String: String], in repository: SampleRepository) throws -> Outcome {
    for name in given.keys { #expect(inputs[name] != nil, "\(name)") }
    var outcome = Outcome()
    var contexts = ["github.action_path": PackageFolder.path]
    for (name, input) in inputs {
      contexts["inputs.\(name)"] = given[name] ?? input["default"]?.text ?? ""
    }
    let files = TemporaryFolder()
    for file in ["summary", "output"] { files.write("", to: file) }
    for step in steps where outcome.status == 0 {
      files.write(step["run"]?.text ?? "", to: "script.sh")
      files.write("", to: "output")
      var variables = [
        "GITHUB_OUTPUT": files.path + "/output", "GITHUB_STEP_SUMMARY": files.path + "/summary",
        "GITHUB_WORKSPACE": repository.folder.path, "GITHUB_ACTIONS": "true",
        "GITHUB_ACTION_PATH": PackageFolder.path,
      ]
      for (name, value) in step["env"]?.members ?? [:] {
        variables[name] = try evaluate(value.text ?? "", contexts)
      }
      #expect(step["shell"]?.text == "bash")
      let result = repository.run(
        "bash --noprofile --norc -e -o pipefail '\(files.path)/script.sh'", variables: variables,
        below: try evaluate(step["working-directory"]?.text ?? ".", contexts))
      outcome.status = result.status
      outcome.output += result.output
      for line in files.read("output").split(separator: "\n") {
        let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        contexts["steps.\(step["id"]?.text ?? "").outputs.\(parts[0])"] = parts.last.map(
          String.init)
      }
    }
    outcome.summary = files.read("summary")
    for (name, output) in tree["outputs"]?.members ?? [:] {
      outcome.outputs[name] = try? evaluate(output["value"]?.text ?? "", contexts)
    }
    return outcome
  }

  private func evaluate(_ text: String, _ contexts: [String: String]) throws -> String {
    guard let match = text.wholeMatch(of: /\$\{\{ ([a-z0-9_.-]+) \}\}/) else {
      guard !text.contains("${{") else { throw UnknownExpression(text: text) }
      return text
    }
    guard let value = contexts[String(match.1)] else { throw UnknownExpression(text: text) }
    return value
  }
}
