internal import ICUShims

/// One spelling for each text that Unicode can spell in several ways (UAX 15).
public enum NormalizationForm: Hashable, Sendable, CaseIterable {
  /// Composed: `é` is one code point. The form of most text.
  case nfc
  /// Decomposed: `é` is e and an accent.
  case nfd
  /// Composed, without differences of compatibility: `ﬁ` is `fi`, `²` is `2`.
  case nfkc
  /// Decomposed, without differences of compatibility.
  case nfkd
  /// NFKC without case and without default-ignorable characters, for comparing identifiers (UAX 44, NFKC_Casefold).
  case nfkcCaseFold
}

/// Normalization of text to the forms of Unicode.
///
/// Every function is safe to call from any thread and takes O(n). Swift compares strings by canonical
/// equivalence; normalization matters where bytes are stored, hashed or handed to others.
public enum Normalization {
  /// Returns a text in a normalization form.
  ///
  /// A text that is in the form already is handed back without a copy. So is one that ICU cannot
  /// normalize, which happens only where memory ends or a result has more than 2 GB.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - form: The form.
  /// - Returns: The text in the form.
  public static func normalized(_ text: String, to form: NormalizationForm = .nfc) -> String {
    if isNormalized(text, to: form) { return text }
    let normalized = try? unsafe ICUCall.utf8(mapping: text) {
      source, length, buffer, capacity, status in
      unsafe cicu_normalize(form.code, source, length, buffer, capacity, &status)
    }
    return normalized ?? text
  }

  /// Returns whether a text is in a normalization form.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - form: The form.
  /// - Returns: Whether normalizing would change nothing.
  public static func isNormalized(_ text: String, to form: NormalizationForm = .nfc) -> Bool {
    if form.isCertain(for: text) { return true }
    let isNormalized = try? unsafe ICUCall.reading(text) { source, length, status in
      unsafe cicu_is_normalized(form.code, source, length, &status)
    }
    return isNormalized ?? false
  }
}

extension NormalizationForm {
  fileprivate var code: Int32 {
    switch self {
    case .nfc: Int32(cicu_form_nfc)
    case .nfd: Int32(cicu_form_nfd)
    case .nfkc: Int32(cicu_form_nfkc)
    case .nfkd: Int32(cicu_form_nfkd)
    case .nfkcCaseFold: Int32(cicu_form_nfkc_casefold)
    }
  }

  /// Returns whether the largest byte says that nothing changes: NFC keeps all below U+0300, the other forms ASCII, folding no capitals.
  fileprivate func isCertain(for text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var largest: UInt8 = 0
      var hasCapital = false
      for index in bytes.indices {
        let byte = unsafe bytes[index]
        largest = max(largest, byte)
        hasCapital = hasCapital || byte &- UInt8(ascii: "A") < 26
      }
      switch self {
      case .nfc: return largest < 0xCC
      case .nfd, .nfkc, .nfkd: return largest < 0x80
      case .nfkcCaseFold: return largest < 0x80 && !hasCapital
      }
    }
  }
}
