internal import SourceText

extension Entry {
  /// Moves every range, as where the bytes of the file come to stand behind those of other files.
  ///
  /// - Parameter distance: How many bytes stand before them.
  package mutating func shiftRanges(by distance: Int) {
    guard distance != 0 else { return }
    keyRange.shift(by: distance)
    contextRange.shift(by: distance)
    commentRange.shift(by: distance)
    extractionStateRange.shift(by: distance)
    otherFields.shiftRanges(by: distance)
    otherValue?.shiftRanges(by: distance)
    guard let count = localizations?.count else { return }
    for index in 0..<count { localizations?[index].shiftRanges(by: distance) }
  }
}

extension Localization {
  fileprivate mutating func shiftRanges(by distance: Int) {
    localeRange.shift(by: distance)
    message.root.shiftRanges(by: distance)
    for index in message.substitutions.indices {
      message.substitutions[index].shiftRanges(by: distance)
    }
  }
}

extension Substitution {
  fileprivate mutating func shiftRanges(by distance: Int) {
    nameRange.shift(by: distance)
    argumentNumberRange.shift(by: distance)
    formatSpecifierRange.shift(by: distance)
    root.shiftRanges(by: distance)
  }
}

extension MessageNode {
  fileprivate mutating func shiftRanges(by distance: Int) {
    unit?.valueRange.shift(by: distance)
    unit?.stateRange.shift(by: distance)
    unit?.otherFields.shiftRanges(by: distance)
    for index in variations.indices { variations[index].shiftRanges(by: distance) }
    phrases?.shiftRanges(by: distance)
    otherFields.shiftRanges(by: distance)
    otherValue?.shiftRanges(by: distance)
  }
}

extension Variation {
  fileprivate mutating func shiftRanges(by distance: Int) {
    kindRange.shift(by: distance)
    for index in cases.indices {
      cases[index].nameRange.shift(by: distance)
      cases[index].node.shiftRanges(by: distance)
    }
    otherValue?.shiftRanges(by: distance)
  }
}

extension StringSet {
  fileprivate mutating func shiftRanges(by distance: Int) {
    for index in phrases.indices { phrases[index].range.shift(by: distance) }
    stateRange.shift(by: distance)
    otherFields.shiftRanges(by: distance)
  }
}

extension [Field] {
  fileprivate mutating func shiftRanges(by distance: Int) {
    for index in indices {
      self[index].nameRange.shift(by: distance)
      self[index].value.shiftRanges(by: distance)
    }
  }
}

extension FieldValue {
  fileprivate mutating func shiftRanges(by distance: Int) {
    switch self {
    case .null, .bool, .number, .string: break
    case .array(var elements):
      for index in elements.indices { elements[index].shiftRanges(by: distance) }
      self = .array(elements)
    case .object(var fields):
      fields.shiftRanges(by: distance)
      self = .object(fields)
    }
  }
}

extension SourceRange? {
  fileprivate mutating func shift(by distance: Int) { self = self?.shifted(by: distance) }
}
