#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The variables of the process.
enum Environment {
  /// Returns the value of a variable, or `nil` where it is not set.
  static func value(of name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  /// Whether the screen may have colours: not where `NO_COLOR` has any value.
  static var allowsColour: Bool { (value(of: "NO_COLOR") ?? "").isEmpty }
}
