internal import Foundation

/// What whoever runs the tests asks for, by variables of the environment.
public enum TestSettings {
  /// Whether what takes minutes is built in release, too: `CATALOG_RELEASE_TESTS=1`.
  public static let buildsRelease =
    ProcessInfo.processInfo.environment["CATALOG_RELEASE_TESTS"] == "1"
}
