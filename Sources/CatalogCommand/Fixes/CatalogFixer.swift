internal import CatalogFormats
internal import CatalogLint
internal import CatalogModel
internal import SourceText

/// Corrects findings whose correction is certain, in memory.
///
/// Corrections that touch the same bytes go into different rounds; each round ends with a check of
/// what it has made. What a correction makes of a file is thrown away where it can no longer be
/// read.
struct CatalogFixer {
  /// A file with what was corrected in it.
  struct FixedFile: Sendable {
    /// The content, as it was and as it is.
    var text: EditedText
    /// The number of findings that were corrected.
    var findingCount = 0
    /// Whether a correction went wrong, so that there is no further one.
    fileprivate var isClosed = false

    /// Whether the file has another content now.
    var isChanged: Bool { text.bytes != text.original }
  }

  /// What became of some catalogs.
  struct Outcome: Sendable {
    /// The catalogs as they are now.
    var inputs: [LintInput]
    /// Everything that is found in them now.
    var reports: [FileReport]
    /// The files that are changed, by the index of their catalog.
    var files: [Int: FixedFile] = [:]
  }

  /// The most rounds: corrections that take each other back come to an end.
  static let maximumRoundCount = 10

  /// Checks catalogs.
  let check: ([LintInput]) -> [FileReport]
  /// Leaves those of the findings that are to be corrected.
  let filter: ([FileReport]) -> [FileReport]
  /// Is called with the number of files of a round, and tells when each of them is done.
  var progress: (Int) -> ProgressLine? = { _ in nil }

  /// Corrects what can be corrected.
  ///
  /// - Parameters:
  ///   - inputs: The catalogs.
  ///   - reports: What was found in them, in the same order.
  func fix(_ inputs: [LintInput], _ reports: [FileReport]) -> Outcome {
    var outcome = Outcome(inputs: inputs, reports: reports)
    for _ in 0..<CatalogFixer.maximumRoundCount {
      guard runRound(&outcome) else { break }
      outcome.reports = check(outcome.inputs)
    }
    outcome.files = outcome.files.filter { $0.value.isChanged }
    return outcome
  }

  /// Applies the corrections of one round, and returns whether anything changed.
  private func runRound(_ outcome: inout Outcome) -> Bool {
    let wanted = filter(outcome.reports)
    let fixable = wanted.indices.filter { index in
      wanted[index].isParsed && outcome.files[index]?.isClosed != true
        && wanted[index].diagnostics.contains { !$0.fixIts.isEmpty }
    }
    guard !fixable.isEmpty else { return false }
    let progress = progress(fixable.count)
    let (inputs, files) = (outcome.inputs, outcome.files)
    let results = parallelMap(fixable.count) { position in
      defer { progress?.advance() }
      let index = fixable[position]
      let file = files[index] ?? FixedFile(text: EditedText(inputs[index].file.bytes))
      return CatalogFixer.apply(wanted[index].diagnostics, to: file, of: inputs[index])
    }
    progress?.finish()
    for (index, result) in zip(fixable, results) {
      outcome.files[index] = result.file
      if let input = result.input { outcome.inputs[index] = input }
    }
    return results.contains { $0.input != nil }
  }

  /// Applies corrections to a file; the catalog is `nil` where it stays as it is.
  private static func apply(
    _ diagnostics: [Diagnostic], to file: FixedFile, of input: LintInput
  ) -> (file: FixedFile, input: LintInput?) {
    let fixIts = diagnostics.compactMap(\.fixIts.first)
    let chosen = FixIt.compatible(among: fixIts)
    var closed = file
    closed.isClosed = true
    var fixed = file
    fixed.findingCount += chosen.count
    do throws(TextEditError) {
      try fixed.text.apply(chosen.flatMap { fixIts[$0].edits })
    } catch {
      return (closed, nil)
    }
    guard let input = input.replacing(bytes: fixed.text.bytes), input.isParsed else {
      return (closed, nil)
    }
    return (fixed, input)
  }
}

extension LintInput {
  /// Returns the catalog with another content of its file, or `nil` where that is of no format of ours.
  fileprivate func replacing(bytes: [UInt8]) -> LintInput? {
    let file = SourceFile(path: file.path, bytes: bytes)
    return read(file).map { replacing(file: file, parsed: $0) }
  }
}
