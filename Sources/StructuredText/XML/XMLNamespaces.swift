/// What prefixes stand for in an XML document (Namespaces in XML 1.0).
///
/// Goes along with a walk through the document: enter an element before its names are asked for, and leave it
/// behind what stands in it.
public struct XMLNamespaces: Sendable {
  /// A name and the namespace that it belongs to.
  public struct Name: Hashable, Sendable {
    /// The namespace; empty where there is none, `nil` where no declaration says what the prefix stands for.
    public let namespace: String?
    /// The name without its prefix.
    public let local: String
  }

  /// The namespace of `xml:lang`, `xml:space` and `xml:id`.
  public static let xml = "http://www.w3.org/XML/1998/namespace"

  private var declarations: [(prefix: Substring, namespace: String)] = [("xml", XMLNamespaces.xml)]
  private var counts: [Int] = []

  /// Starts outside of the root element.
  public init() {}

  /// Enters an element.
  ///
  /// - Parameter attributes: Its attributes.
  public mutating func enter(_ attributes: [XMLDocument.Attribute]) {
    counts.append(declarations.count)
    for attribute in attributes where attribute.name.utf8.starts(with: "xmlns".utf8) {
      if attribute.name == "xmlns" {
        declarations.append(("", attribute.value))
      } else if attribute.name.utf8.dropFirst(5).first == UInt8(ascii: ":") {
        declarations.append((attribute.name.dropFirst(6), attribute.value))
      }
    }
  }

  /// Leaves the element that was entered last.
  public mutating func leave() {
    guard let count = counts.popLast() else { return }
    declarations.removeLast(declarations.count - count)
  }

  /// Returns what the name of an element means.
  public func element(_ name: String) -> Name { resolve(name, default: namespace(of: "") ?? "") }

  /// Returns what the name of an attribute means: without a prefix it is in no namespace.
  public func attribute(_ name: String) -> Name { resolve(name, default: "") }

  /// Returns the namespace of a prefix, or `nil` where it is not declared.
  public func namespace(of prefix: Substring) -> String? {
    declarations.last { $0.prefix == prefix }?.namespace
  }

  private func resolve(_ name: String, default namespace: String) -> Name {
    guard let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")) else {
      return Name(namespace: namespace, local: name)
    }
    return Name(
      namespace: self.namespace(of: name[..<colon]),
      local: String(name[name.index(after: colon)...]))
  }
}
