internal import SourceText

/// What the build plugin runs: it compiles one table or writes the accessor of a target.
package enum PluginTool {
  /// The command lines that the plugin uses.
  static let usage: DiagnosticMessage =
    "usage: compile-catalogs table OUTPUT LANGUAGE FILE… | accessor OUTPUT RESOURCES FOLDER"

  /// Runs one command line to its end.
  ///
  /// - Parameters:
  ///   - arguments: What stands behind the name of the tool.
  ///   - report: Receives the lines for people, without line ends.
  /// - Returns: Whether the output is there and up to date.
  package static func run(_ arguments: [String], report: (String) -> Void) -> Bool {
    switch (arguments.first, arguments.count) {
    case ("table", 4...):
      return buildTable(
        Array(arguments[3...]), sourceLanguage: arguments[2], to: arguments[1], report)
    case ("accessor", 4):
      let source = BundleAccessor.source(resources: arguments[2], folder: arguments[3])
      return write(source, to: arguments[1], report)
    default:
      report(usage.text)
      return false
    }
  }

  private static func buildTable(
    _ paths: [String], sourceLanguage: String, to output: String, _ report: (String) -> Void
  ) -> Bool {
    let sources: [TableSource]
    do throws(TableSource.Conflict) {
      sources = try TableSource.grouped(paths)
    } catch {
      let message: DiagnosticMessage =
        "“\(error.first)” is the table “\(error.name)”, too; rename one of them"
      report(BuildProblem(path: error.second, message: message).line(shown))
      return false
    }
    guard sources.count == 1 else {
      report(usage.text)
      return false
    }
    let builder = TableBuilder(sourceLanguage: sourceLanguage)
    return sources.allSatisfy { source in
      let result = builder.build(source, to: output)
      for problem in result.problems { report(problem.line(shown)) }
      return result.outcome == .compiled
    }
  }

  private static func write(
    _ text: String, to path: String, _ report: (String) -> Void
  ) -> Bool {
    do throws(FileReplacementError) {
      try FileReplacement.write(Array(text.utf8), to: path)
      return true
    } catch {
      report("\(path): error: \(error.reason.text)")
      return false
    }
  }

  private static func shown(_ message: DiagnosticMessage) -> String {
    message.mappingArguments { VisibleText.escaped($0, limit: 120) }.text
  }
}
