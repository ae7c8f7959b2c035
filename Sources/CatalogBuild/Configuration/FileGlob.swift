package import SourceText

/// A pattern of paths, relative to the folder of the configuration.
///
/// `*` stands for any characters but a slash, `?` for one of them, `**` between slashes for any number of
/// folders, `[a-z]` and `[!a-z]` for one of the characters or none of them, `{a,b}` for either of the
/// patterns, which may have patterns inside; a backslash takes a character as it is. Letters of either case
/// differ. A pattern that matches a folder matches all that is in it.
///
/// Matching walks all alternatives at once: its time is at most the product of both lengths, whatever the
/// pattern is.
package struct FileGlob: Hashable, Sendable {
  /// One character of a path, as a pattern describes it.
  enum Matcher: Hashable, Sendable {
    case character(Unicode.Scalar)
    case any
    case anyButSlash
    case set([ClosedRange<Unicode.Scalar>], isNegated: Bool)

    func matches(_ scalar: Unicode.Scalar) -> Bool {
      switch self {
      case .character(let expected): scalar == expected
      case .any: true
      case .anyButSlash: scalar != "/"
      case .set(let ranges, let isNegated):
        scalar != "/" && ranges.contains { $0.contains(scalar) } != isNegated
      }
    }
  }

  /// A state of the machine that a pattern becomes.
  enum State: Hashable, Sendable {
    /// Takes one character.
    case take(Matcher, next: Int)
    /// Goes on in any of some states.
    case fork([Int])
    /// The pattern is over.
    case end
  }

  /// The pattern as it was written.
  package let pattern: String
  private let states: [State]
  private let start: Int

  /// Creates a pattern.
  ///
  /// - Throws: `FileGlobError` for what is no pattern, or leads out of the folder.
  package init(_ pattern: String) throws(FileGlobError) {
    self.pattern = pattern
    (states, start) = try FileGlobCompiler.compile(pattern)
  }

  /// Returns whether the pattern matches a path, or a folder above it.
  ///
  /// - Parameter path: A path without `.` and `..`, such as `App/de.lproj`.
  package func matches(_ path: String) -> Bool {
    var current = closure(of: [start])
    for scalar in path.unicodeScalars {
      if scalar == "/", current.contains(where: isEnd) { return true }
      var next: [Int] = []
      for state in current {
        if case .take(let matcher, let following) = states[state], matcher.matches(scalar) {
          next.append(following)
        }
      }
      if next.isEmpty { return false }
      current = closure(of: next)
    }
    return current.contains(where: isEnd)
  }

  private func isEnd(_ state: Int) -> Bool { states[state] == .end }

  /// The states that take characters, or end, and that can be reached without taking one.
  private func closure(of some: [Int]) -> [Int] {
    var isKnown = [Bool](repeating: false, count: states.count)
    var open = some
    var reached: [Int] = []
    while let state = open.popLast() {
      if isKnown[state] { continue }
      isKnown[state] = true
      if case .fork(let others) = states[state] { open += others } else { reached.append(state) }
    }
    return reached
  }
}

/// Why a text is no pattern of paths.
package enum FileGlobError: Error, Hashable, Sendable {
  /// A bracket or brace is not closed, or a backslash ends the pattern.
  case unclosed(String)
  /// A brace is closed that was not opened.
  case unopened(String)
  /// A range of characters ends before it starts, or a set is empty.
  case badSet
  /// The pattern is absolute or has `..` in it.
  case leadsOut
  /// Braces stand inside each other too deep, or the pattern is too long.
  case tooLarge

  /// What is wrong with a pattern, in words.
  package func message(_ pattern: String) -> DiagnosticMessage {
    switch self {
    case .unclosed(let character):
      "“\(pattern)” is no pattern of files: nothing follows or closes “\(character)”"
    case .unopened(let character):
      "“\(pattern)” is no pattern of files: nothing opens “\(character)”"
    case .badSet:
      "“\(pattern)” is no pattern of files: write a set of characters as in [a-z] or [!0-9]"
    case .leadsOut:
      "“\(pattern)” leads out of the folder of this file; write it relative to that, without “..”"
    case .tooLarge: "“\(pattern)” is too long for a pattern of files, or its braces are too deep"
    }
  }
}
