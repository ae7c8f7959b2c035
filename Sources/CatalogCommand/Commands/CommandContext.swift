internal import CatalogBuild
internal import SourceText

/// What a command works with.
struct CommandContext: Sendable {
  /// The world around the command.
  let environment: CommandEnvironment
  /// The rules, and what checks with them.
  let engine: LintEngine

  /// Writes the result of a command to standard output.
  ///
  /// - Returns: `failure` where it could not be written. A reader that went away is no failure.
  func print(_ bytes: [UInt8]) -> ExitStatus {
    guard !bytes.isEmpty else { return .success }
    guard case .failed(let number) = environment.standardOutput.write(bytes) else {
      return .success
    }
    complain("cannot write to standard output: \(SystemError.message(number))")
    return .failure
  }

  /// Tells which of the folders that the user named hold no catalog.
  ///
  /// - Parameters:
  ///   - found: What was found.
  ///   - use: What catalogs were searched for.
  /// - Returns: `failure` where there is one: the user named something else than was meant.
  func complainAboutEmptyFolders(
    _ found: CatalogFinder.Findings, for use: CatalogUse
  ) -> ExitStatus {
    for complaint in found.complaints(for: use) { complain(complaint) }
    return found.emptyFolders.isEmpty ? .success : .failure
  }

  /// Does something that a file has to be writable for, and tells where that cannot be.
  ///
  /// - Parameters:
  ///   - path: The file, as the user named it.
  ///   - body: Receives the path under which the system finds it.
  /// - Returns: Whether it was done.
  func writing(
    _ path: String, _ body: (String) throws(FileReplacementError) -> Void
  ) -> Bool {
    do throws(FileReplacementError) {
      try body(environment.resolved(path))
      return true
    } catch {
      complain("cannot write “\(path)”: \(error.reason.localized)")
      return false
    }
  }

  /// Tells which of the files that the user named the configuration leaves out.
  func informAboutExcludedFiles(_ found: CatalogFinder.Findings) {
    for (path, pattern) in found.excludedFiles {
      inform(path, "the configuration excludes this file: “\(pattern)”")
    }
  }

  /// Tells on standard error what is good to know: `place: info: message`.
  func inform(_ place: String, _ message: DiagnosticMessage) {
    tell(place, "info: ".localized, .info, message)
  }

  /// Tells on standard error what may have been meant otherwise: `place: warning: message`.
  func warn(_ place: String, _ message: DiagnosticMessage) {
    tell(place, "warning: ".localized, .warning, message)
  }

  func tell(
    _ place: String, _ label: String, _ severity: Severity, _ message: DiagnosticMessage
  ) {
    var text = StyledText(isColoured: environment.wantsColour(on: environment.standardError))
    text.append(VisibleText.escaped(place) + ":", .strong)
    text.append(" ")
    text.append(label, .severity(severity))
    text.append(message.shown + "\n")
    _ = environment.standardError.write(text.bytes)
  }

  /// Tells on standard error what went wrong.
  func complain(_ message: DiagnosticMessage, hint: DiagnosticMessage? = nil) {
    var text = StyledText(isColoured: environment.wantsColour(on: environment.standardError))
    text.append("catalog: ")
    text.append("error: ".localized, .severity(.error))
    text.append(message.shown + "\n")
    if let hint { text.append(hint.shown + "\n") }
    _ = environment.standardError.write(text.bytes)
  }
}

extension CatalogFinder.Findings {
  /// Returns what is said of each folder that holds no catalog.
  ///
  /// - Parameter use: What catalogs were searched for.
  func complaints(for use: CatalogUse) -> [DiagnosticMessage] {
    emptyFolders.map { folder in
      let path = folder.path
      let place: DiagnosticMessage = path == "." ? "the current folder" : "“\(path)”"
      guard !folder.patterns.isEmpty else {
        return "No catalogs found in \(place.localized); searched for \(use.list)"
      }
      let patterns = folder.patterns.map { "“\($0)”" }.joined(separator: ", ")
      let count = Counted.catalogs(folder.excludedCount)
      return
        "The configuration excludes all that is in \(place.localized): \(count), by \(patterns)"
    }
  }
}

extension DiagnosticMessage {
  /// The message as it is shown to people: on one line, with long arguments cut and nothing hidden.
  var shown: String {
    mappingArguments { VisibleText.escaped($0.withReadableContext, limit: 120) }.localized
  }
}
