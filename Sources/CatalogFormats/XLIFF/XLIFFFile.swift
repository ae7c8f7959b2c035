internal import CatalogModel
internal import SourceText
internal import StructuredText

/// An XLIFF document of any version, or why a file is none.
struct XLIFFFile {
  /// The versions that have formats of their own.
  enum Family: Hashable, Sendable {
    /// XLIFF 1.0 to 1.2.
    case version1
    /// XLIFF 2.0 to 2.2.
    case version2

    /// What the version is called.
    var name: String { self == .version1 ? "XLIFF 1.2" : "XLIFF 2" }
    /// The name of the format on the command line.
    var format: String { self == .version1 ? "xliff" : "xliff2" }
  }

  /// The document; `nil` where the file is none of the family.
  let xml: XMLDocument?
  /// What is wrong where it is none.
  let diagnostics: [Diagnostic]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - family: The versions that are expected.
  init(_ file: SourceFile, as family: Family) {
    let xml: XMLDocument
    do { xml = try XMLDocument(parsing: file.bytes) } catch {
      self.xml = nil
      diagnostics = [XLIFFFile.diagnostic(error, in: file)]
      return
    }
    guard let problem = XLIFFFile.problem(with: xml, as: family) else {
      self.xml = xml
      diagnostics = []
      return
    }
    self.xml = nil
    diagnostics = [
      Diagnostic(
        rule: .catalogParse, severity: .error, message: problem, range: xml.tagRange(0))
    ]
  }

  private static func diagnostic(_ error: XMLSyntaxError, in file: SourceFile) -> Diagnostic {
    if let conflict = ConflictMarkers.diagnostic(in: file, at: error.range.start) {
      return conflict
    }
    let message =
      ForeignContent(of: file) == .gitLFSPointer
      ? ForeignContent.gitLFSPointer.message : error.message
    return Diagnostic(
      rule: .catalogParse, severity: .error, message: message, range: error.range)
  }

  private static func problem(
    with xml: XMLDocument, as expected: Family
  ) -> DiagnosticMessage? {
    let root = xml.name(0)
    guard root == "xliff" || root.hasSuffix(":xliff") else {
      return "found <\(root)> where <xliff> was expected; give the file the name of its format"
    }
    guard let family = XLIFFFile.family(of: xml) else {
      return "<xliff> does not say its version; add the attribute version with 1.2, 2.0, 2.1 or 2.2"
    }
    guard family != expected else { return nil }
    return "this is \(family.name) and not \(expected.name); read it as “\(family.format)”"
  }

  private static func family(of xml: XMLDocument) -> Family? {
    let version = xml.attribute(0, named: "version")?.value
    if let version, version.utf8.starts(with: "1.".utf8) { return .version1 }
    if let version, version.utf8.starts(with: "2.".utf8) { return .version2 }
    let namespace = xml.attributes(0).first { $0.name.utf8.starts(with: "xmlns".utf8) }?.value
    if namespace?.contains("xliff:document:1") == true { return .version1 }
    return namespace?.contains("xliff:document:2") == true ? .version2 : nil
  }

  /// Returns the versions that the beginning of a file tells, damaged or not.
  static func family(of file: SourceFile) -> Family? {
    var bytes = Array(file.bytes.prefix(4096))
    // Of UTF-16 every other byte tells what an ASCII text says.
    if TextEncoding(of: file.bytes) != .utf8 { bytes.removeAll { $0 == 0 } }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let start = text.range(of: "<xliff") ?? text.range(of: ":xliff") else { return nil }
    let tag = text[start.upperBound...].prefix { $0 != ">" }
    if tag.contains("xliff:document:2") { return .version2 }
    if tag.contains("xliff:document:1") { return .version1 }
    for mark in ["version=\"", "version='"] {
      guard let version = tag.range(of: mark) else { continue }
      return tag[version.upperBound...].first == "2" ? .version2 : .version1
    }
    return nil
  }
}

extension StringProtocol {
  /// The first place of a text; compares bytes.
  fileprivate func range(of text: String) -> Range<String.Index>? {
    let pattern = Array(text.utf8)
    var start = utf8.startIndex
    while start < utf8.endIndex {
      if utf8[start...].starts(with: pattern) {
        return start..<utf8.index(start, offsetBy: pattern.count)
      }
      start = utf8.index(after: start)
    }
    return nil
  }
}
