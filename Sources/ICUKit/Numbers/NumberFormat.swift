internal import ICUShims
public import LocaleCore

/// Shows numbers of one style in one locale.
///
/// A format does not change after it is made: any thread may use it, and no call takes a lock. Digits that are cut off are
/// rounded half to even unless the style says otherwise.
@safe public final class NumberFormat: Sendable {
  private struct Key: Hashable {
    let style: NumberStyle
    let locale: String
  }

  /// The greatest number of formats that are kept.
  package static let capacity = 1024
  /// The number of formats that are kept.
  package static var keptCount: Int { cache.count }
  private static let cache =
    BoundedCache<Key, Result<NumberFormat, FormatStyleError>>(capacity: capacity)

  // Immutable in ICU.
  nonisolated(unsafe) private let handle: OpaquePointer

  /// Returns the format of a locale and a style.
  ///
  /// Formats are kept: the first call asks ICU, which takes up to a millisecond, later ones find the format under a lock. Safe
  /// to call from any thread.
  ///
  /// - Parameters:
  ///   - locale: The locale in any spelling, with a numbering system after `-u-nu-`; one that ICU does not know has the
  ///     numbers of the root locale.
  ///   - style: What numbers look like.
  /// - Throws: What is wrong with the style.
  public static func shared(
    for locale: String, style: NumberStyle
  ) throws(FormatStyleError) -> NumberFormat {
    try cache.value(for: Key(style: style, locale: locale)) {
      Result { () throws(FormatStyleError) in try NumberFormat(locale: locale, style: style) }
    }.get()
  }

  /// Creates the format of a locale and a style.
  ///
  /// - Parameters:
  ///   - locale: The locale in any spelling.
  ///   - style: What numbers look like.
  /// - Throws: What is wrong with the style.
  public init(locale: String, style: NumberStyle) throws(FormatStyleError) {
    try style.validate()
    let name = DataLocale.name(of: locale)
    var offset: Int32 = -1
    do {
      unsafe handle = try unsafe ICUCall.open { status in
        unsafe style.open(name, &offset, &status)
      }
    } catch {
      throw FormatStyleError(style.source ?? locale, offset: offset, error)
    }
  }

  deinit { unsafe cicu_number_format_close(handle) }

  /// Returns the text of a number.
  ///
  /// - Throws: ICU’s error for what is no decimal number or has too many digits.
  public func text(of value: NumericValue) throws(ICUError) -> String {
    try unsafe value.withNumber { number, status in
      unsafe ICUCall.utf8(capacity: 64, &status) { buffer, capacity, status in
        unsafe cicu_number_format_write(handle, &number, buffer, capacity, &status)
      }
    }
  }

  /// Writes the text of a number in UTF-8.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - buffer: The place for the text, 64 bytes for most numbers.
  /// - Returns: The number of bytes of the text. Where it is greater than the number of bytes in the buffer, the buffer holds
  ///   nothing that counts; call again with one that is large enough.
  /// - Throws: ICU’s error for what is no decimal number or has too many digits.
  public func write(
    _ value: NumericValue, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) throws(ICUError) -> Int {
    try unsafe value.withNumber { number, status in
      unsafe ICUCall.write(into: buffer, &status) { buffer, capacity, status in
        unsafe cicu_number_format_write(handle, &number, buffer, capacity, &status)
      }
    }
  }

  /// Returns the text of a number in pieces: digits, separators, signs.
  ///
  /// Numbers in words are one piece without a field.
  ///
  /// - Throws: ICU’s error for what is no decimal number or has too many digits.
  public func parts(of value: NumericValue) throws(ICUError) -> [FormattedPart<NumberField>] {
    let text = try unsafe value.withNumber { number, status in
      unsafe FieldedText(&status) { units, capacity, fields, fieldCapacity, count, status in
        unsafe cicu_number_format_fields(
          handle, &number, units, capacity, fields, fieldCapacity, &count, &status)
      }
    }
    return text.parts(NumberField.init)
  }

  /// Returns the plural category of a number with the digits that it is shown with: `1` and `1.0` may differ, and so may `1.9`
  /// and its whole number.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - kind: What the number counts.
  /// - Throws: ICU’s error for what is no decimal number or has too many digits.
  public func pluralCategory(
    of value: NumericValue, kind: PluralProfile.Kind = .cardinal
  ) throws(ICUError) -> PluralCategory {
    let position = try unsafe value.withNumber { number, status in
      unsafe cicu_number_format_category(handle, &number, kind == .ordinal, &status)
    }
    return PluralCategory(position: Int(position))
  }
}
