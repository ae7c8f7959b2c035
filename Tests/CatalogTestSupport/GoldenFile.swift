internal import Foundation
public import Testing

/// A file that holds what a test is to produce.
///
/// With `UPDATE_GOLDEN=1` in the environment the file is written anew and the test fails all the same,
/// so that no run that changed a file counts as passed.
public struct GoldenFile {
  private let path: String

  /// Names a golden file.
  public init(_ path: String) { self.path = path }

  /// Compares a text with the file.
  public func expect(
    _ text: String, location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      Issue.record("recorded new baseline", sourceLocation: location)
      return
    }
    let golden = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    #expect(text == golden, sourceLocation: location)
  }
}
