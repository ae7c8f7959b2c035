internal import CatalogBuild
internal import SourceText

/// Where a report about catalogs goes, and whether it is coloured there.
struct ReportTarget: Sendable {
  /// When a report is coloured.
  enum Colour: String, CaseIterable, Sendable {
    case auto
    case always
    case never
  }

  /// When it is coloured.
  let colour: Colour
  /// The file that it goes to, or `nil` for standard output.
  let output: String?

  /// Takes the options from a command line.
  ///
  /// - Throws: `UsageError` for what can only be a mistake: a catalog behind `-o`.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    colour = arguments.value("color").flatMap(Colour.init) ?? .auto
    output = arguments.value("output").flatMap { $0 == "-" ? nil : $0 }
    guard let output else { return }
    guard !output.isEmpty else { throw UsageError("“--output” needs the name of a file") }
    guard !FileFormats.isCatalogName(output) else {
      throw UsageError("“--output \(output)” would put the report in the place of a catalog")
    }
  }

  /// Refuses a report that would take the place of a file that the command reads, reached by another name.
  func check(against files: [String], in environment: CommandEnvironment) throws(UsageError) {
    func identity(_ path: String) -> FileSystem.Identity? {
      try? FileSystem.status(of: environment.resolved(path)).identity
    }
    guard let output, let target = identity(output),
      let file = files.first(where: { identity($0) == target })
    else { return }
    throw UsageError("“--output \(output)” would put the report in the place of “\(file)”")
  }

  /// Tells the user where the report could not be written, before anything else is changed.
  ///
  /// - Returns: Whether it can be, as far as that can be known before.
  func isWritable(_ context: CommandContext) -> Bool {
    guard let output else { return true }
    return context.writing(output) { path throws(FileReplacementError) in
      try FileReplacement.check(path)
    }
  }

  /// Whether the report goes to a terminal.
  func isTerminal(in environment: CommandEnvironment) -> Bool {
    output == nil && environment.standardOutput.isTerminal
  }

  /// Whether the report is coloured.
  func isColoured(in environment: CommandEnvironment) -> Bool {
    switch colour {
    case .always: true
    case .never: false
    case .auto:
      isTerminal(in: environment) && environment.wantsColour(on: environment.standardOutput)
    }
  }

  /// Writes the report.
  ///
  /// - Returns: `failure` where it could not be written; a file is then as it was.
  func write(_ bytes: [UInt8], _ context: CommandContext) -> ExitStatus {
    guard let output else { return context.print(bytes) }
    let isWritten = context.writing(output) { path throws(FileReplacementError) in
      try FileReplacement.write(bytes, to: path, isLasting: false)
    }
    return isWritten ? .success : .failure
  }
}

extension OptionSpec {
  /// The file that a report goes to.
  static let output = OptionSpec.value(
    "output", short: "o", "FILE",
    help: """
      Writes the report to a file, which is replaced only when the report is complete; “-” is \
      standard output.
      """)

  /// When a report is coloured.
  static let colour = OptionSpec.choice(
    "color", of: ReportTarget.Colour.allCases.map(\.rawValue),
    help: "When to use colours; auto, as without the option, means on a terminal.")
}

extension CommandSpec.Operand {
  /// The catalogs that a report is about.
  static let catalogs = CommandSpec.Operand(
    metaVariable: "PATH", count: .any,
    help: "A catalog, or a folder to search for catalogs; without any, the current folder.")
}
