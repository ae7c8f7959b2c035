internal import ICUShims
internal import LocaleCore

/// Shows numbers in one locale, as one of ICU’s number skeletons says: `.00 sign-always`.
@safe package final class SkeletonFormatter: Sendable {
  private struct Key: Hashable {
    let skeleton: String
    let locale: String
  }

  private static let cache = BoundedCache<Key, SkeletonFormatter?>(capacity: 1024)

  // A formatter does not change after it is opened: ICU allows formatting on any thread.
  nonisolated(unsafe) private let handle: OpaquePointer

  private init(_ key: Key) throws(ICUError) {
    unsafe handle = try unsafe ICUCall.open { status in
      unsafe cicu_number_formatter_open(key.skeleton, key.locale, &status)
    }
  }

  deinit { unsafe cicu_number_formatter_close(handle) }

  /// Returns the formatter of a skeleton and a locale; the first call for them asks ICU.
  ///
  /// - Parameters:
  ///   - skeleton: The skeleton, in ASCII and at most 128 bytes long.
  ///   - locale: The locale in any spelling. One that ICU does not know has the numbers of the root locale.
  /// - Returns: The formatter, or `nil` where ICU refuses the skeleton.
  package static func formatter(skeleton: String, locale: String) -> SkeletonFormatter? {
    cache.value(for: Key(skeleton: skeleton, locale: locale)) {
      let tag = LocaleIdentity.canonicalTag(of: locale)
      let isKnown = unsafe tag.isWellFormed && cicu_number_symbols_has_data(tag.identifier)
      return try? SkeletonFormatter(
        Key(skeleton: skeleton, locale: isKnown ? tag.identifier : ""))
    }
  }

  /// Returns the text of a number in decimal digits, `-1234`; `nil` where ICU refuses it.
  package func text(ofDecimal digits: String) -> String? {
    unsafe text { status in unsafe cicu_formatted_number_open(handle, digits, &status) }
  }

  /// Returns the text of a number; `nil` where ICU refuses it.
  package func text(of value: Double) -> String? {
    unsafe text { status in unsafe cicu_formatted_number_open_double(handle, value, &status) }
  }

  private func text(_ open: (inout cicu_status) -> OpaquePointer?) -> String? {
    guard let number = try? unsafe ICUCall.open(open) else { return nil }
    defer { unsafe cicu_formatted_number_close(number) }
    return try? unsafe ICUCall.utf16 { buffer, capacity, status in
      unsafe cicu_formatted_number_text(number, buffer, capacity, &status)
    }
  }
}
