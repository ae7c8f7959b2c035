internal import SourceText

/// What the build plugin runs: it compiles one table or writes the accessor of a target.
package enum PluginTool {
  /// The command lines that the plugin uses.
  static let usage: DiagnosticMessage =
    "usage: compile-catalogs table OUTPUT LANGUAGE CONFIGURATION FILE… | accessor OUTPUT RESOURCES FOLDER"

  /// Runs one command line to its end.
  ///
  /// - Parameters:
  ///   - arguments: What stands behind the name of the tool.
  ///   - report: Receives the lines for people, without line ends.
  /// - Returns: Whether the output is there and up to date.
  package static func run(_ arguments: [String], report: (String) -> Void) -> Bool {
    switch (arguments.first, arguments.count) {
    case ("table", 5...):
      guard let syntaxes = syntaxes(ofConfiguration: arguments[3], report) else { return false }
      let builder = TableBuilder(sourceLanguage: arguments[2], syntaxes: syntaxes)
      return buildTable(Array(arguments[4...]), with: builder, to: arguments[1], report)
    case ("accessor", 4):
      let source = BundleAccessor.source(resources: arguments[2], folder: arguments[3])
      return write(source, to: arguments[1], report)
    default:
      report(usage.text)
      return false
    }
  }

  private static func buildTable(
    _ paths: [String], with builder: TableBuilder, to output: String, _ report: (String) -> Void
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
    return sources.allSatisfy { source in
      let result = builder.build(source, to: output)
      for problem in result.problems { report(problem.line(shown)) }
      return result.outcome == .compiled
    }
  }

  /// Reads what the configuration of the package says of the syntax of texts; `-` stands for none.
  private static func syntaxes(
    ofConfiguration path: String, _ report: (String) -> Void
  ) -> TextSyntaxes? {
    guard path != "-" else { return TextSyntaxes() }
    do throws(SourceFileError) {
      let file = try SourceFile(reading: path)
      let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? "."
      let (syntaxes, problems) = TextSyntaxes.read(file, in: folder)
      let lines = LineTable(file.bytes)
      for problem in problems {
        let position = lines.position(at: problem.range.start)
        report(BuildProblem(path: path, position: position, message: problem.message).line(shown))
      }
      return problems.isEmpty ? syntaxes : nil
    } catch {
      report(BuildProblem(path: path, message: error.reason).line(shown))
      return nil
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
