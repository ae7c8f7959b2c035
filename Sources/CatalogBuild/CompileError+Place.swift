package import CatalogCompiler
package import CatalogModel
package import SourceText

extension CompileError {
  /// Returns what the error is about in the catalog that was compiled, or `nil` where the catalog has not the key in
  /// the locale of the error, or has no ranges.
  ///
  /// That is the name of the form, of the dimension or of the substitution where the problem names one,
  /// else the locale, else the key.
  ///
  /// - Parameters:
  ///   - catalog: The catalog, or that of one of several files of a table.
  ///   - takesLast: Whether of entries with one key the last counts, as in `.strings` files, and not the first.
  package func range(in catalog: Catalog, takesLast: Bool = false) -> SourceRange? {
    guard let key else { return nil }
    let isMeant = { (entry: Entry) in key.hasSameBytes(as: entry.key) }
    let entries = catalog.entries
    let found = takesLast ? entries.last(where: isMeant) : entries.first(where: isMeant)
    guard let found else { return nil }
    guard let locale else { return found.keyRange }
    let localization = found.localizations?.first { locale.hasSameBytes(as: $0.locale) }
    guard let localization else { return nil }
    return range(in: localization.message) ?? localization.localeRange ?? found.keyRange
  }

  /// Returns the place in the file of what is wrong in a text, or `nil` where the error is not in a text, or the
  /// catalog does not have it.
  ///
  /// - Parameters:
  ///   - catalog: The catalog of the file.
  ///   - bytes: The file.
  package func offset(in catalog: Catalog, of bytes: [UInt8]) -> Int? {
    guard case .invalidMessage(let text, let offset, _) = problem, let key, let locale,
      let escapes = catalog.escapes
    else { return nil }
    for entry in catalog.entries where key.hasSameBytes(as: entry.key) {
      for localization in entry.localizations ?? []
      where locale.hasSameBytes(as: localization.locale) {
        if let range = localization.message.range(ofText: text) {
          return escapes.sourceOffset(ofDecoded: offset, in: range, of: bytes)
        }
      }
    }
    return nil
  }

  private func range(in message: Message) -> SourceRange? {
    switch problem {
    case .unknownDimension(let name): message.firstVariation { $0.kind.spelling == name }?.kindRange
    case .unknownPluralCategory(let name): message.range(ofForm: name, kind: .plural)
    case .invalidWidth(let name): message.range(ofForm: name, kind: .width)
    case .tooManyForms(let count):
      message.firstVariation { $0.kind == .device && $0.cases.count >= count }?.kindRange
    case .argumentOutOfRange(let number):
      message.substitutions.first { $0.argumentNumber == number }?.argumentNumberRange
    case .invalidMessage(let text, _, _): message.range(ofText: text)
    case .recursiveSubstitution(let name):
      message.substitutions.first { $0.name == name }?.nameRange
    case .unsupportedSyntax, .duplicateTable, .malformed, .ambiguousNode, .tooDeep, .tooLarge: nil
    }
  }
}

extension Message {
  fileprivate func firstVariation(where isMeant: (Variation) -> Bool) -> Variation? {
    var found: Variation?
    for root in [root] + substitutions.map(\.root) {
      root.forEachVariation(at: VariationPath()) { _, variation in
        if found == nil, isMeant(variation) { found = variation }
      }
    }
    return found
  }

  fileprivate func range(ofText text: String) -> SourceRange? {
    var found: SourceRange?
    for root in [root] + substitutions.map(\.root) {
      root.forEachUnit(at: VariationPath()) { _, unit in
        guard found == nil, let value = unit.value, value.hasSameBytes(as: text) else { return }
        found = unit.valueRange
      }
    }
    return found
  }

  fileprivate func range(ofForm name: String, kind: Variation.Kind) -> SourceRange? {
    let isMeant = { (form: Variation.Case) in form.name == name }
    return firstVariation { $0.kind == kind && $0.cases.contains(where: isMeant) }?
      .cases.first(where: isMeant)?.nameRange
  }
}

extension String {
  /// Whether two texts are the same without regard to canonical equivalence.
  fileprivate func hasSameBytes(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
