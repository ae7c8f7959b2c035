internal import CatalogModel
internal import StructuredText

/// Writes XML with one element a line and two spaces a level, as Xcode does.
struct XLIFFMarkup {
  private(set) var bytes = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)
  private var names: [String] = []

  /// Starts an element that holds others.
  mutating func open(_ name: String, _ attributes: [(String, String)] = []) {
    tag(name, attributes)
    bytes += ">\n".utf8
    names.append(name)
  }

  /// Ends the element that was started last.
  mutating func close() {
    guard let name = names.popLast() else { return }
    indent()
    bytes += "</\(name)>\n".utf8
  }

  /// Writes an element with content that is XML already.
  mutating func element(_ name: String, _ attributes: [(String, String)], markup: [UInt8]) {
    tag(name, attributes)
    if markup.isEmpty {
      bytes += "/>\n".utf8
    } else {
      bytes.append(UInt8(ascii: ">"))
      bytes += markup
      bytes += "</\(name)>\n".utf8
    }
  }

  /// Writes an element with a text.
  mutating func element(_ name: String, _ attributes: [(String, String)], text: String) {
    var markup: [UInt8] = []
    XMLText.append(text, to: &markup)
    element(name, attributes, markup: markup)
  }

  /// Writes elements as they were found.
  mutating func raw(_ elements: [String]) {
    for element in elements {
      indent()
      bytes += element.utf8
      bytes.append(UInt8(ascii: "\n"))
    }
  }

  private mutating func tag(_ name: String, _ attributes: [(String, String)]) {
    indent()
    bytes += "<\(name)".utf8
    for (name, value) in attributes {
      bytes += " \(name)=\"".utf8
      XMLText.appendValue(value, to: &bytes)
      bytes.append(UInt8(ascii: "\""))
    }
  }

  private mutating func indent() {
    for _ in names { bytes += "  ".utf8 }
  }
}
