public import CatalogRuntime
internal import ICUKit

/// Refuses what is no email address.
///
/// The rule is that of the HTML Living Standard for `type=email` (“valid email address”), on the address with its domain in
/// the form for the DNS: `ana@münchen.de` is checked as `ana@xn--mnchen-3ya.de` (UTS 46, nontransitional), and one that is in that form already must be right in it. What nobody can see is refused and
/// not mapped away. The part before the
/// `@` is ASCII, as in HTML: few servers take other letters there (RFC 6531), and a message that cannot be delivered helps
/// nobody. It has at most 64 bytes and the address at most 254 (RFC 5321, section 4.5.3.1, and erratum 1690).
public struct EmailValidator: Validator {
  /// Creates the validator.
  public init() {}

  /// Returns the message where the text is no address.
  public func message(for input: FieldInput) -> LocalizedStringResource? {
    input.text.isEmpty || Self.address(in: input) != nil
      ? nil : .fields("Enter a valid email address.")
  }

  /// Returns the address to which mail can be sent: the domain is in ASCII, and what stands before it is as it was typed.
  ///
  /// - Parameter input: What was typed.
  /// - Returns: The address, or `nil` where the text is none.
  public static func address(in input: FieldInput) -> String? {
    guard input.text.utf8.count <= maximumTypedLength else { return nil }
    var scan = InvisibleCharacterScan(allowsLineBreaks: false)
    if scan.finds(in: input.text) { return nil }
    let parts = input.text.utf8.split(
      separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
    guard parts.count == 2, isLocalPart(parts[0]) else { return nil }
    let domain = Substring(parts[1])
    let isPlain = domain.utf8.allSatisfy { $0 < 0x80 } && !hasEncodedLabel(domain)
    guard let name = isPlain ? String(domain) : try? DomainName.toASCII(String(domain)) else {
      return nil
    }
    let address = Substring(parts[0]) + "@" + name
    return isDomain(name) && address.utf8.count <= 254 ? String(address) : nil
  }

  private static func isLocalPart(_ bytes: Substring.UTF8View) -> Bool {
    guard 1...64 ~= bytes.prefix(65).count else { return false }
    return bytes.allSatisfy { isLetterOrDigit($0) || localPartMarks.contains($0) }
  }

  /// Returns whether a part of a domain is in the ASCII form of other letters, which must then be a right one.
  private static func hasEncodedLabel(_ domain: Substring) -> Bool {
    domain.split(separator: ".").contains { $0.prefix(4).lowercased() == "xn--" }
  }

  private static func isDomain(_ name: String) -> Bool {
    guard name.utf8.count <= 253 else { return false }
    return name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .allSatisfy { label in
        guard let first = label.first, let last = label.last, label.count <= 63 else {
          return false
        }
        return isLetterOrDigit(first) && isLetterOrDigit(last)
          && label.allSatisfy { isLetterOrDigit($0) || $0 == UInt8(ascii: "-") }
      }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  /// More bytes than any address has with its domain in letters of four bytes.
  private static let maximumTypedLength = 4096
  private static let localPartMarks = Set(".!#$%&'*+/=?^_`{|}~-".utf8)
}
