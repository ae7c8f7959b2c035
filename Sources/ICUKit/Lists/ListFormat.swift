internal import ICUShims

/// Shows lists in one locale: `one, two, and three`.
///
/// A format does not change after it is made: any thread may use it.
@safe public final class ListFormat: Sendable {
  /// What joins the last elements.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// All of them: `and`.
    case conjunction
    /// One of them: `or`.
    case disjunction
    /// Amounts that belong together: `3 feet, 7 inches`.
    case unit
  }

  /// How long what joins elements is.
  public enum Width: String, Hashable, Sendable, CaseIterable {
    /// As in a sentence.
    case long
    /// Where there is little room.
    case short
    /// With the fewest signs.
    case narrow
  }

  private struct Key: Hashable {
    let locale: String
    let kind: Kind
    let width: Width
  }

  private static let cache = BoundedCache<Key, Result<ListFormat, ICUError>>(capacity: 512)

  // Immutable in ICU.
  nonisolated(unsafe) private let handle: OpaquePointer

  /// Returns the format of a locale.
  ///
  /// Formats are kept: the first call asks ICU, later ones find the format under a lock. Safe to call from any thread.
  ///
  /// - Parameters:
  ///   - locale: The locale in any spelling; one that ICU does not know has the lists of the root locale.
  ///   - kind: What joins the last elements.
  ///   - width: How long that is.
  /// - Throws: ICU’s error where its data is missing.
  public static func shared(
    for locale: String, kind: Kind = .conjunction, width: Width = .long
  ) throws(ICUError) -> ListFormat {
    try cache.value(for: Key(locale: locale, kind: kind, width: width)) {
      Result { () throws(ICUError) in
        try ListFormat(locale: DataLocale.name(of: locale), kind, width)
      }
    }.get()
  }

  private init(locale: String, _ kind: Kind, _ width: Width) throws(ICUError) {
    unsafe handle = try unsafe ICUCall.open { status in
      unsafe cicu_list_format_open(locale, kind.code, width.code, &status)
    }
  }

  deinit { unsafe cicu_list_format_close(handle) }

  /// Returns the text of a list, empty for no elements.
  ///
  /// - Throws: ICU’s error where the text is too long.
  public func text(of elements: [String]) throws(ICUError) -> String {
    var bytes: [UInt8] = []
    var lengths: [Int32] = []
    lengths.reserveCapacity(elements.count + 1)
    for element in elements {
      lengths.append(Int32(clamping: element.utf8.count))
      bytes += element.utf8
    }
    let count = try Self.count(elements, size: bytes.count)
    // An empty array may have no address.
    bytes.append(0)
    lengths.append(0)
    return try ICUCall.run { status in
      unsafe ICUCall.utf8(capacity: bytes.count + 64, &status) { buffer, capacity, status in
        unsafe cicu_list_format_write(handle, bytes, lengths, count, buffer, capacity, &status)
      }
    }
  }

  /// Returns the text of a list in pieces; the field of an element is its position.
  ///
  /// - Throws: ICU’s error where the text is too long.
  public func parts(of elements: [String]) throws(ICUError) -> [FormattedPart<Int>] {
    try fielded(elements).parts { category, field in
      category == cicu_field_category_list_span ? Int(field) : nil
    }
  }

  private func fielded(_ elements: [String]) throws(ICUError) -> FieldedText {
    var units: [UInt16] = []
    var lengths: [Int32] = []
    for element in elements {
      let start = units.count
      units += Array(element.utf16)
      lengths.append(Int32(clamping: units.count - start))
    }
    let count = try Self.count(elements, size: units.count)
    // An empty array may have no address.
    units.append(0)
    lengths.append(0)
    return try ICUCall.run { status in
      unsafe FieldedText(&status) { buffer, capacity, fields, fieldCapacity, fieldCount, status in
        unsafe cicu_list_format_fields(
          handle, units, lengths, count, buffer, capacity, fields, fieldCapacity, &fieldCount,
          &status)
      }
    }
  }

  /// Returns the number of elements, whose size in bytes or units is one that ICU can take.
  private static func count(_ elements: [String], size: Int) throws(ICUError) -> Int32 {
    let limit = Int(Int32.max) / 4
    guard size <= limit, elements.count <= limit else {
      throw ICUError(code: cicu_status_input_too_long)
    }
    return Int32(elements.count)
  }
}

extension ListFormat.Kind {
  fileprivate var code: Int32 {
    let code =
      switch self {
      case .conjunction: cicu_list_and
      case .disjunction: cicu_list_or
      case .unit: cicu_list_units
      }
    return Int32(code)
  }
}

extension ListFormat.Width {
  fileprivate var code: Int32 {
    let code =
      switch self {
      case .long: cicu_list_wide
      case .short: cicu_list_short
      case .narrow: cicu_list_narrow
      }
    return Int32(code)
  }
}
