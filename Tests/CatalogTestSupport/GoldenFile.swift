internal import Foundation
internal import SourceText
public import Testing

/// A file that holds what a test is to produce.
///
/// With `UPDATE_GOLDEN=1` in the environment the file is written anew and the test fails all the
/// same, so that no run that changed a file counts as passed.
public struct GoldenFile {
  private let name: String

  /// Names a golden file by its path in the package.
  public init(_ name: String) { self.name = name }

  /// Compares a text with the file.
  public func expect(
    _ text: String, location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      try FileReplacement.write(Array(text.utf8), to: PackageFolder.path + "/" + name)
      Issue.record("recorded new baseline: \(name)", sourceLocation: location)
      return
    }
    let isFresh = try PackageFolder.text(of: name) == text
    #expect(
      isFresh, "\(name) is out of date; UPDATE_GOLDEN=1 swift test writes it anew",
      sourceLocation: location)
  }
}
