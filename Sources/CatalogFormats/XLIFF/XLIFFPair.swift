internal import CatalogModel
internal import ICUKit
internal import LocaleCore
internal import SourceText

/// A source text and its translation, with what stands around them.
struct XLIFFPair {
  /// The way from the root of the message to the text.
  var path = VariationPath()
  /// Where the name of the form stands.
  var formRange: SourceRange?
  var source: XLIFFText?
  var target: XLIFFText?
  /// The state of the translation; `nil` where the document gives none.
  var state: TranslationState?
  var stateRange: SourceRange?
  var sourceFields: [Field] = []
  var targetFields: [Field] = []
}

/// The languages of a part of a document.
struct XLIFFLanguages: Hashable {
  var source: String
  var target: String?
  var targetRange: SourceRange?
}

/// Makes the messages of one entry of its source texts and translations.
///
/// A translation without a state is translated; the field `NAME.state` with an empty text says that the document
/// gives none, where others in it have one. A plural form that the source language does not have, and whose source text
/// is that of the form `other`, is one of the translation alone. Of a document whose two languages are the same, the texts are the
/// translations; a source text that is another one is kept in the field `NAME.source`, and a missing translation in
/// `NAME.untranslated`.
struct XLIFFMessageBuilder {
  /// What the names of the fields begin with.
  let format: String
  let languages: XLIFFLanguages
  /// Whether translations without a state say so.
  let namesMissingStates: Bool
  private(set) var localizations: [Localization] = []
  /// Whether the texts are XML.
  private(set) var isMarkup = false
  /// Where texts begin that are XML in the model.
  private(set) var markup: [Int] = []

  init(
    format: String, languages: XLIFFLanguages, namesMissingStates: Bool, _ pairs: [XLIFFPair]
  ) {
    self.format = format
    self.languages = languages
    self.namesMissingStates = namesMissingStates
    isMarkup = pairs.contains { $0.source?.hasElements == true || $0.target?.hasElements == true }
    var source = Message(root: MessageNode())
    var target = Message(root: MessageNode())
    let isOneLanguage = languages.target == languages.source
    var hasTarget = false
    for pair in pairs {
      if isOneLanguage {
        insert(onlyUnit(pair), pair, into: &source)
      } else {
        insert(sourceUnit(pair), pair, into: &source)
        if let unit = targetUnit(pair) {
          insert(unit, pair, into: &target)
          hasTarget = true
        }
      }
    }
    if hasTarget { source.removeBorrowedForms(of: languages.source) }
    localizations = [Localization(locale: languages.source, message: source)]
    guard hasTarget else { return }
    localizations.append(
      Localization(
        locale: languages.target ?? "und", localeRange: languages.targetRange, message: target))
  }

  private mutating func value(of text: XLIFFText) -> String {
    guard isMarkup else { return text.plain }
    markup.append(text.range.start)
    return text.markup
  }

  private mutating func sourceUnit(_ pair: XLIFFPair) -> StringUnit {
    guard let source = pair.source else {
      return StringUnit(value: nil, state: nil, otherFields: pair.sourceFields)
    }
    return StringUnit(
      value: value(of: source), valueRange: source.range, otherFields: pair.sourceFields)
  }

  private mutating func targetUnit(_ pair: XLIFFPair) -> StringUnit? {
    guard let target = pair.target else { return nil }
    let text = value(of: target)
    var unit = StringUnit(
      value: text, valueRange: target.range, state: pair.state, stateRange: pair.stateRange,
      otherFields: pair.targetFields)
    guard pair.state == nil else { return unit }
    let isMissing = text.isEmpty && pair.source?.plain.isEmpty == false
    unit.state = isMissing ? .new : .translated
    if !isMissing, namesMissingStates {
      unit.otherFields.append(Field(name: format + ".state", value: .string("")))
    }
    return unit
  }

  private mutating func onlyUnit(_ pair: XLIFFPair) -> StringUnit {
    guard var unit = targetUnit(pair) else {
      var unit = sourceUnit(pair)
      unit.otherFields.append(Field(name: format + ".untranslated", value: .bool(true)))
      return unit
    }
    unit.otherFields = pair.sourceFields + unit.otherFields
    guard let source = pair.source else {
      unit.otherFields.append(Field(name: format + ".source", value: .null))
      return unit
    }
    let text = isMarkup ? source.markup : source.plain
    if text != unit.value {
      unit.otherFields.append(Field(name: format + ".source", value: .string(text)))
    }
    return unit
  }

  private func insert(_ unit: StringUnit, _ pair: XLIFFPair, into message: inout Message) {
    guard let name = pair.path.substitution else {
      message.root.insert(unit, at: pair.path.steps[...], nameRange: pair.formRange)
      return
    }
    let index =
      message.substitutions.firstIndex { $0.name == name } ?? message.substitutions.count
    if index == message.substitutions.count {
      message.substitutions.append(Substitution(name: name, root: MessageNode()))
    }
    message.substitutions[index].root.insert(
      unit, at: pair.path.steps[...], nameRange: pair.formRange)
  }
}

extension Message {
  /// Takes out plural forms that a language does not have and that repeat the text of the form `other`.
  fileprivate mutating func removeBorrowedForms(of language: String) {
    guard !root.variations.isEmpty || !substitutions.isEmpty else { return }
    let profile = PluralProfile.profile(for: language, kind: .cardinal)
    guard profile.isKnown else { return }
    let own = Set(profile.numbers.map(\.category.rawValue))
    root.removeBorrowedForms(without: own)
    for index in substitutions.indices {
      substitutions[index].root.removeBorrowedForms(without: own)
    }
  }
}

extension MessageNode {
  fileprivate mutating func removeBorrowedForms(without own: Set<String>) {
    for index in variations.indices {
      if variations[index].kind == .plural {
        let other = variations[index].cases.first { $0.name == "other" }?.node.unit?.value
        variations[index].cases.removeAll { form in
          !own.contains(form.name) && other != nil && form.node.unit?.value == other
            && form.node.unit?.otherFields.isEmpty == true && form.node.variations.isEmpty
        }
      }
      for form in variations[index].cases.indices {
        variations[index].cases[form].node.removeBorrowedForms(without: own)
      }
    }
  }

  /// Puts a text at the end of a way, and makes the forms that are on it.
  mutating func insert(
    _ unit: StringUnit, at steps: ArraySlice<VariationPath.Step>, nameRange: SourceRange?
  ) {
    guard let step = steps.first else {
      self.unit = unit
      return
    }
    let variation =
      variations.firstIndex { $0.kind == step.kind } ?? variations.count
    if variation == variations.count { variations.append(Variation(kind: step.kind, cases: [])) }
    let isLast = steps.count == 1
    let form =
      variations[variation].cases.firstIndex { $0.name == step.name }
      ?? variations[variation].cases.count
    if form == variations[variation].cases.count {
      variations[variation].cases.append(
        Variation.Case(name: step.name, nameRange: isLast ? nameRange : nil, node: MessageNode()))
    }
    variations[variation].cases[form].node.insert(
      unit, at: steps.dropFirst(), nameRange: nameRange)
  }

  /// Returns the text at the end of a way, or `nil` where there is none.
  func unit(at steps: ArraySlice<VariationPath.Step>) -> StringUnit? {
    guard let step = steps.first else { return unit }
    return variations.first { $0.kind == step.kind }?.cases.first { $0.name == step.name }?
      .node.unit(at: steps.dropFirst())
  }
}

extension Message {
  /// Returns the text at the end of a way, or `nil` where there is none.
  func unit(at path: VariationPath) -> StringUnit? {
    guard let name = path.substitution else { return root.unit(at: path.steps[...]) }
    return substitutions.first { $0.name == name }?.root.unit(at: path.steps[...])
  }
}
