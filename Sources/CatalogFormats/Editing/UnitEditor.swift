internal import CatalogModel
internal import SourceText

/// Changes texts where they stand, for every format whose texts can be spelt in their places.
struct UnitEditor {
  let file: SourceFile
  let escapes: any SourceEscapes

  /// Returns the edits that turn a message into another one of the same shape.
  ///
  /// - Parameters:
  ///   - old: The message in the file.
  ///   - new: The new message.
  ///   - spelling: Spells a state, or returns `nil` where the format has no word for it in this place.
  /// - Returns: `nil` where the two do not have the same forms, or where one of the places cannot be replaced.
  func edits(
    from old: Message, to new: Message, state spelling: (TranslationState) -> String?
  ) -> [TextEdit]? {
    let (olds, news) = (units(of: old), units(of: new))
    guard olds.count == news.count, zip(olds, news).allSatisfy({ $0.path == $1.path }) else {
      return nil
    }
    var edits: [TextEdit] = []
    for (old, new) in zip(olds, news) {
      guard let value = new.unit.value else { return nil }
      if old.unit.value.map({ !value.utf8.elementsEqual($0.utf8) }) ?? true {
        guard let range = old.unit.valueRange,
          let text = escapes.spelling(of: value, in: range, of: file.bytes)
        else { return nil }
        edits.append(TextEdit(range: range, replacement: text))
      }
      if old.unit.state != new.unit.state {
        guard let range = old.unit.stateRange, let state = new.unit.state,
          let text = spelling(state)
        else { return nil }
        edits.append(TextEdit(range: range, replacement: text))
      }
    }
    return edits
  }

  private func units(of message: Message) -> [(path: VariationPath, unit: StringUnit)] {
    var units: [(VariationPath, StringUnit)] = []
    message.forEachUnit { units.append(($0, $1)) }
    return units
  }
}
