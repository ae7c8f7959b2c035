#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The variables of this process.
public enum Environment {
  /// The variables that children are given, so that a run does not depend on the terminal it was
  /// started from.
  private static let inherited = [
    "PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "VALGRIND_LIB",
  ]

  /// Returns a variable, or `nil` where it is not set.
  public static subscript(name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  /// The environment of children, as `NAME=value`.
  ///
  /// Hashing is the same in every run: else the order of sets and dictionaries, and with it the
  /// number of instructions, would differ.
  public static var ofChildren: [String] {
    inherited.compactMap { name in self[name].map { "\(name)=\($0)" } }
      + ["LC_ALL=C.UTF-8", "SWIFT_DETERMINISTIC_HASHING=1"]
  }
}
