import Glibc

/// Strings as C takes them: copies that end with a zero and stay as long as the list.
@safe final class CStringList: Sendable {
  // Never changed after the list is made.
  nonisolated(unsafe) private let pointers: UnsafeMutableBufferPointer<UnsafePointer<CChar>>

  init(_ strings: [String]) {
    let copies = unsafe strings.compactMap { unsafe strdup($0).map { unsafe UnsafePointer($0) } }
    unsafe pointers = .allocate(capacity: copies.count)
    _ = unsafe pointers.initialize(from: copies)
  }

  deinit {
    unsafe pointers.forEach { unsafe free(UnsafeMutablePointer(mutating: $0)) }
    unsafe pointers.deallocate()
  }

  var count: Int { unsafe pointers.count }

  /// Calls a function with the strings; they may be used until it returns.
  func withPointers<Result>(_ body: (UnsafePointer<UnsafePointer<CChar>>) -> Result) -> Result? {
    unsafe pointers.baseAddress.map { unsafe body(UnsafePointer($0)) }
  }
}
