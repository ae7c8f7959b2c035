internal import CatalogBuild
internal import SourceText

/// What the user asked findings to be compared with.
struct LintComparison: Hashable, Sendable {
  /// The file of the findings that are known, or `nil` where there is none.
  let baseline: String?
  /// Whether that file is written.
  let writesBaseline: Bool
  /// Whether findings that are not in it yet are added.
  let growsBaseline: Bool
  /// The revision whose findings are left out, or `nil` where all are wanted.
  let base: String?

  /// Takes the options from a command line.
  ///
  /// - Throws: `UsageError` for options that make no sense together.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    baseline = arguments.value("baseline")
    writesBaseline = arguments.has("write-baseline")
    growsBaseline = arguments.has("grow-baseline")
    base = arguments.value("base")
    if let baseline { try checkBaseline(baseline, output: arguments.value("output")) }
    if writesBaseline, baseline == nil {
      throw UsageError("“--write-baseline” needs “--baseline FILE”, the file to write")
    }
    if growsBaseline, !writesBaseline {
      throw UsageError("“--grow-baseline” needs “--write-baseline”")
    }
    if writesBaseline, base != nil {
      throw UsageError("“--write-baseline” writes every finding, and “--base” leaves some out")
    }
    if let base, base.isEmpty || base.hasPrefix("-") {
      throw UsageError("“--base” needs a revision, such as “origin/main”")
    }
  }

  private func checkBaseline(_ path: String, output: String?) throws(UsageError) {
    guard !path.isEmpty else { throw UsageError("“--baseline” needs the name of a file") }
    guard !FileFormats.isCatalogName(path), path != output else {
      throw UsageError("“--baseline \(path)” names a file that has something else in it")
    }
  }
}
