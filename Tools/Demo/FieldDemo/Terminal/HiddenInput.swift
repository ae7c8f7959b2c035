#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A terminal that does not show what is typed, until this object goes.
final class HiddenInput {
  private let input: Descriptor
  private let original: termios

  /// Turns the echo off; the ends of lines are still shown.
  ///
  /// - Returns: `nil` where there is no terminal, and nothing to hide.
  init?(_ input: Descriptor) {
    var attributes = termios()
    guard unsafe tcgetattr(input.number, &attributes) == 0 else { return nil }
    self.input = input
    original = attributes
    attributes.c_lflag &= ~tcflag_t(ECHO)
    attributes.c_lflag |= tcflag_t(ECHONL)
    unsafe tcsetattr(input.number, TCSADRAIN, &attributes)
  }

  deinit {
    var attributes = original
    unsafe tcsetattr(input.number, TCSADRAIN, &attributes)
  }
}
