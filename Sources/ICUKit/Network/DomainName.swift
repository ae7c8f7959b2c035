internal import ICUShims

/// Domain names with letters of any script, and the ASCII names that stand for them in the DNS (UTS 46).
///
/// The processing is nontransitional: `faß.de` is `xn--fa-hia.de` and not `fass.de`. It applies the
/// rules of STD3 (letters, digits and hyphens alone), the Bidi rule of RFC 5893 and the rules for
/// joiners of RFC 5892. Every function is safe to call from any thread.
public enum DomainName {
  /// Returns the form of a name for the DNS.
  ///
  /// - Parameter name: The name, with letters of any case and any of the dots of UTS 46: `Bücher.example`. A dot at its end, for the root, stays.
  /// - Returns: The name in lower-case ASCII, at most 253 characters without that dot: `xn--bcher-kva.example`.
  /// - Throws: What is wrong with the name; an empty name has an empty label.
  public static func toASCII(_ name: String) throws(DomainNameError) -> String {
    try convert(name, toASCII: true)
  }

  /// Returns the form of a name for readers.
  ///
  /// - Parameter name: The name, in either form.
  /// - Returns: The name in lower case, with the letters that its ASCII form stands for. Letters that look like others are not looked for: see ``SpoofChecker``.
  /// - Throws: What is wrong with the name. The lengths of labels and name are those of the ASCII form and are not looked at here.
  public static func toUnicode(_ name: String) throws(DomainNameError) -> String {
    try convert(name, toASCII: false)
  }

  private static func convert(
    _ name: String, toASCII: Bool
  ) throws(DomainNameError) -> String {
    if name.isEmpty { throw DomainNameError(.emptyLabel) }
    guard name.utf8.count <= maximumLength else { throw DomainNameError(.nameTooLong) }
    var problems: UInt32 = 0
    let converted: String
    do throws(ICUError) {
      let names = try shared.get()
      converted = try unsafe ICUCall.utf8(mapping: name) {
        source, length, buffer, capacity, status in
        unsafe cicu_domain_name_convert(
          names.handle, toASCII, source, length, buffer, capacity, &problems, &status)
      }
    } catch {
      throw DomainNameError(.unavailable)
    }
    if problems != 0 { throw DomainNameError(bits: problems) }
    if converted.isEmpty || converted == "." { throw DomainNameError(.emptyLabel) }
    return converted
  }

  /// More bytes than any name has: 253 code points of four bytes each, and room for what is ignored.
  private static let maximumLength = 4096

  private static let shared = Result { () throws(ICUError) in try Handle() }

  @safe private final class Handle: Sendable {
    // Immutable; ICU allows concurrent conversions.
    nonisolated(unsafe) let handle: OpaquePointer

    init() throws(ICUError) {
      unsafe handle = try unsafe ICUCall.open { status in
        unsafe cicu_domain_names_open(&status)
      }
    }

    deinit { unsafe cicu_domain_names_close(handle) }
  }
}
