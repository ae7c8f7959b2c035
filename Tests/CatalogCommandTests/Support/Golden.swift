import Glibc
import Testing

/// A generated file that is kept in the repository.
enum Golden {
  private static var root: Substring {
    // Tests/CatalogCommandTests/Support/Golden.swift
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4)
      .joined(separator: "/")[...]
  }

  /// Compares a text with a file; `UPDATE_GENERATED=1` writes the file, and the test still fails.
  static func expect(
    _ text: String, equals name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let path = root + "/" + name
    if unsafe getenv("UPDATE_GENERATED") != nil {
      guard let file = unsafe fopen(String(path), "w") else {
        Issue.record("\(name) cannot be written", sourceLocation: sourceLocation)
        return
      }
      unsafe fputs(text, file)
      unsafe fclose(file)
      Issue.record("recorded new baseline: \(name)", sourceLocation: sourceLocation)
      return
    }
    let isFresh = shell("cat '\(path)'").output == text
    #expect(
      isFresh, "\(name) is out of date; run UPDATE_GENERATED=1 swift test",
      sourceLocation: sourceLocation)
  }
}
