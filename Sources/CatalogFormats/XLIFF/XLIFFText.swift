internal import SourceText
internal import StructuredText

/// The text of a `<source>` or `<target>`.
///
/// Where inline elements stand in it, the text is XML in one spelling: attributes in the order of the file with
/// double quotation marks, no end tags of empty elements, `&amp;`, `&lt;` and `&gt;` alone as references. Comments and
/// processing instructions are left out.
struct XLIFFText {
  private let xml: XMLDocument
  private let node: Int
  /// Whether elements stand in the text that are more than the code of a character.
  let hasElements: Bool
  /// The characters, where no element at all stands in the text.
  private let characters: String?

  init(_ xml: XMLDocument, _ node: Int) {
    self.xml = xml
    self.node = node
    var (hasElements, hasCharacters) = (false, false)
    for child in xml.childNodes(of: node) where xml.kind(child) == .element {
      if XLIFFText.isCharacter(xml, child) { hasCharacters = true } else { hasElements = true }
    }
    self.hasElements = hasElements
    characters = hasElements || hasCharacters ? nil : xml.text(node)
  }

  /// The bytes between the tags.
  var range: SourceRange { xml.contentRange(node) }

  /// The characters, where no elements stand in the text.
  var plain: String {
    if let characters { return characters }
    return xml.childNodes(of: node).reduce(into: "") { text, child in
      switch xml.kind(child) {
      case .text: text += xml.text(child)
      case .comment: break
      case .element:
        let hex = xml.attribute(child, named: "hex")?.value ?? ""
        if let scalar = UInt32(hex, radix: 16).flatMap(Unicode.Scalar.init) {
          text.unicodeScalars.append(scalar)
        }
      }
    }
  }

  /// The text as XML.
  var markup: String {
    var bytes: [UInt8] = []
    append(node, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func append(_ node: Int, to bytes: inout [UInt8]) {
    for child in xml.childNodes(of: node) {
      switch xml.kind(child) {
      case .text: XMLText.append(xml.text(child), to: &bytes)
      case .comment: break
      case .element:
        XLIFFText.appendTag(xml.name(child), xml.attributes(child), to: &bytes)
        let start = bytes.count
        bytes.append(UInt8(ascii: ">"))
        append(child, to: &bytes)
        if bytes.count == start + 1 {
          bytes[start] = UInt8(ascii: "/")
          bytes.append(UInt8(ascii: ">"))
        } else {
          bytes += "</\(xml.name(child))>".utf8
        }
      }
    }
  }

  /// Appends a start tag up to its end.
  private static func appendTag(
    _ name: String, _ attributes: [XMLDocument.Attribute], to bytes: inout [UInt8]
  ) {
    bytes += "<\(name)".utf8
    for attribute in attributes {
      bytes += " \(attribute.name)=\"".utf8
      XMLText.appendValue(attribute.value, to: &bytes)
      bytes.append(UInt8(ascii: "\""))
    }
  }

  /// Returns whether an element is the code of a character that XML does not have (`<cp hex="0001"/>`).
  private static func isCharacter(_ xml: XMLDocument, _ node: Int) -> Bool {
    let name = xml.name(node)
    return (name == "cp" || name.hasSuffix(":cp")) && xml.attributes(node).count == 1
      && xml.attribute(node, named: "hex").flatMap { UInt32($0.value, radix: 16) }
        .flatMap(Unicode.Scalar.init) != nil
  }
}
