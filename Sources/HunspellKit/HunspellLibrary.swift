internal import HunspellShims

/// The library of Hunspell, where the system has it.
///
/// It is found when it is asked for, so that nothing else needs it.
@safe package final class HunspellLibrary: Sendable {
  /// The names of the library on Linux and macOS, the versions with the interface that is used here.
  package static let standardNames = [
    "libhunspell-1.7.so.0", "libhunspell-1.8.so.0", "libhunspell-1.6.so.0", "libhunspell.so",
    "libhunspell-1.7.0.dylib", "/opt/homebrew/lib/libhunspell-1.7.0.dylib",
    "/usr/local/lib/libhunspell-1.7.0.dylib",
  ]

  // Only read after it is open.
  nonisolated(unsafe) let handle: OpaquePointer

  /// Loads the library, or returns `nil` where it is not there.
  ///
  /// - Parameter names: The names to try, in their order.
  package init?(names: [String] = HunspellLibrary.standardNames) {
    for name in names {
      if let handle = unsafe chunspell_library_open(name) {
        unsafe self.handle = handle
        return
      }
    }
    return nil
  }

  deinit { unsafe chunspell_library_close(handle) }
}
