internal import SourceText

/// Finds what the specification of XLIFF 2 forbids in a document: structure, values and constraints.
///
/// Takes linear time but for lists inside one unit, which are short.
struct XLIFF2Checker {
  let document: XLIFF2Document
  private(set) var diagnostics: [Diagnostic] = []

  /// Returns what is wrong in a document, in its order.
  static func check(_ document: XLIFF2Document) -> [Diagnostic] {
    var checker = XLIFF2Checker(document: document)
    checker.checkStructure()
    checker.checkDocument()
    checker.checkIdentifiers()
    checker.checkLanguages()
    checker.checkModules()
    for index in document.elements.indices {
      if document.elements[index].isCore("unit") { checker.checkUnit(index) }
    }
    return checker.diagnostics.sortedByPlace()
  }

  private init(document: XLIFF2Document) { self.document = document }

  subscript(index: Int) -> XLIFF2Document.Element { document.elements[index] }

  /// Reports a fault.
  mutating func report(
    _ message: DiagnosticMessage, _ range: SourceRange, first: SourceRange? = nil
  ) {
    diagnostics.append(
      Diagnostic(
        rule: .catalogParse, severity: .error, message: message, range: range,
        notes: first.map { [.init(message: "it stands here first", range: $0)] } ?? []))
  }

  /// Reports a fault of the whole element at its start tag.
  mutating func report(_ message: DiagnosticMessage, at index: Int) {
    report(message, document.tagRange(index))
  }
}
