internal import CatalogModel
internal import MessageSyntax
internal import SourceText

extension EntryContext {
  /// Whether every language needs a text of its own.
  var needsTranslation: Bool { isTranslatable && hasWordsToTranslate && !isUntranslatedName }

  /// Whether the source text has a letter in it: `%lld`, `1:1`, `…` and `🙂` serve every language.
  var hasWordsToTranslate: Bool {
    if hasMessages { return hasMessageWithWords }
    guard let source, source.hasText else { return entry.key.hasLetterOutsidePlaceholders }
    return source.units.contains { ($0.unit.value ?? "").hasLetterOutsidePlaceholders }
      || source.localization.message.root.hasPhrases
  }

  /// A message that cannot be read is taken for words.
  private var hasMessageWithWords: Bool {
    guard let source, source.hasText else {
      return keyMessage?.hasLetters ?? entry.key.hasLetterOutsidePlaceholders
    }
    return (source.messages?.texts ?? []).contains { $0.reading.message?.hasLetters ?? true }
      || source.localization.message.root.hasPhrases
  }

  /// Whether one of the source texts, or the only one, is nothing but white space.
  var hasBlankSourceText: Bool {
    guard let source, !source.units.isEmpty else { return entry.key.isBlank }
    return source.units.contains { ($0.unit.value ?? "").isBlank }
  }
}

extension EntryContext {
  /// Whether the entry is an app's name or copyright that is the same wherever it is given.
  ///
  /// Where it is not given the system takes what the property list says.
  private var isUntranslatedName: Bool {
    guard EntryContext.namesInPropertyLists.contains(entry.key), catalog.isOfPropertyList else {
      return false
    }
    let texts = localizations.flatMap(\.units).compactMap(\.unit.value).filter { !$0.isBlank }
    return Set(texts).count <= 1
  }

  private static let namesInPropertyLists: Set = [
    "CFBundleDisplayName", "CFBundleName", "CFBundleSpokenName", "NSHumanReadableCopyright",
  ]
}

extension LocalizationContext {
  /// Whether the file gives the localization as an empty object.
  var isEmptyObject: Bool { localization.message.isEmptyObject }
}

extension Message {
  /// Whether there is nothing at all.
  var isEmptyObject: Bool { substitutions.isEmpty && root.holdsNothing }
}

extension MessageNode {
  /// Whether the node has neither a text nor phrases nor variations.
  var holdsNothing: Bool { unit == nil && phrases == nil && variations.isEmpty }
}

extension String {
  /// Whether the text is empty or nothing but white space.
  var isBlank: Bool {
    unicodeScalars.allSatisfy { scalar in
      scalar.isASCII ? scalar.value <= 0x20 : scalar.properties.isWhitespace
    }
  }

  /// Whether the text has a letter besides its placeholders.
  var hasLetterOutsidePlaceholders: Bool {
    guard PrintfText.mayHoldPlaceholders(self) else { return hasLetter }
    let placeholders = PrintfText(parsing: self).ignoringProse().placeholders
    var start = 0
    for range in placeholders.map(\.range) {
      if hasLetter(inUTF8: start..<range.lowerBound) { return true }
      start = range.upperBound
    }
    return hasLetter(inUTF8: start..<utf8.count)
  }

  private func hasLetter(inUTF8 offsets: Range<Int>) -> Bool {
    let start = utf8.index(utf8.startIndex, offsetBy: offsets.lowerBound)
    let end = utf8.index(utf8.startIndex, offsetBy: offsets.upperBound)
    return self[start..<end].hasLetter
  }
}

extension StringProtocol {
  fileprivate var hasLetter: Bool { unicodeScalars.contains(where: \.properties.isAlphabetic) }
}
