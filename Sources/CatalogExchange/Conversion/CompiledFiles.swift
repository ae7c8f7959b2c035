public import CatalogFormats
public import CatalogModel
internal import LocaleCore
public import SourceText

/// The files that programs of gettext and ICU read, made of one table.
public enum CompiledFiles {
  /// Returns `LANG/LC_MESSAGES/TABLE.mo` for each locale.
  ///
  /// Programs look a text up by its key, with its context where it has one. What is not translated or not reviewed is
  /// left out, as msgfmt does; so are comments. The source language has a file where its texts are others than the keys.
  ///
  /// - Parameters:
  ///   - name: The name of the table, which is the domain.
  ///   - catalog: The catalog.
  ///   - locales: The locales besides the source language; `nil` for all.
  /// - Throws: `CatalogWriteError` for the first message that gettext cannot show as a whole.
  public static func gettext(
    _ name: String, _ catalog: Catalog, _ locales: Set<String>?
  ) throws(CatalogWriteError) -> [SourceFile] {
    var files: [SourceFile] = []
    let wanted = chosen(catalog, locales)
    for locale in wanted {
      let selection = keyed(catalog, in: locale, hasOwnHeader: wanted.count == 1)
      guard !selection.entries.isEmpty else { continue }
      let fitted = CatalogFitter(format: MOFormat(), keepsTexts: true).fit(selection)
      try refuse(fitted.losses)
      let folder = String(locale.map { $0 == "-" ? "_" : $0 })
      files.append(
        SourceFile(
          path: folder + "/LC_MESSAGES/" + name + ".mo",
          bytes: try MOWriter(WritingOptions(locale: locale)).compile(fitted.catalog)))
    }
    return files
  }

  /// Returns `TABLE/LANG.txt` for each locale, and `TABLE/root.txt` for the source language: bundles for genrb.
  ///
  /// Texts with printf placeholders and plural forms become messages of MessageFormat, which ICU formats.
  ///
  /// - Parameters:
  ///   - name: The name of the table.
  ///   - catalog: The catalog.
  ///   - locales: The locales besides the source language; `nil` for all.
  /// - Throws: `CatalogWriteError` for the first message that cannot be said in MessageFormat.
  public static func resources(
    _ name: String, _ catalog: Catalog, _ locales: Set<String>?
  ) throws(CatalogWriteError) -> [SourceFile] {
    let source = LocaleTag(catalog.sourceLanguage)
    var files: [SourceFile] = []
    for locale in [catalog.sourceLanguage]
      + chosen(catalog, locales).filter({ LocaleTag($0) != source })
    {
      var selection = catalog
      selection.otherFields = []
      selection.obsoleteEntries = []
      for index in selection.entries.indices {
        selection.entries[index].comment = nil
        selection.entries[index].otherFields = []
        selection.entries[index].shouldTranslate = nil
        selection.entries[index].localizations?.removeAll {
          LocaleTag($0.locale) != LocaleTag(locale)
        }
      }
      let fitted = CatalogFitter(format: ICUJSONFormat()).fit(selection)
      try refuse(fitted.losses)
      let isRoot = LocaleTag(locale) == source
      let spelling = String(locale.map { $0 == "-" ? "_" : $0 })
      guard let writer = ICUResourceFormat().writer(WritingOptions(locale: isRoot ? nil : locale))
      else { continue }
      files.append(
        SourceFile(
          path: name + "/" + (isRoot ? "root" : spelling) + ".txt",
          bytes: try writer.write(fitted.catalog)))
    }
    return files
  }

  private static func chosen(_ catalog: Catalog, _ locales: Set<String>?) -> [String] {
    let source = LocaleTag(catalog.sourceLanguage)
    let wanted = locales.map { Set($0.map { LocaleTag($0) }) }
    return catalog.locales.filter {
      LocaleTag($0) == source || wanted?.contains(LocaleTag($0)) ?? true
    }
  }

  /// The catalog with the texts of a locale, and the keys in the place of the source texts.
  private static func keyed(_ catalog: Catalog, in locale: String, hasOwnHeader: Bool) -> Catalog {
    let tag = LocaleTag(locale)
    let isSource = tag == LocaleTag(catalog.sourceLanguage)
    var keyed = catalog
    keyed.sourceLanguage = "und"
    keyed.obsoleteEntries = []
    let header = catalog.otherFields.filter { $0.name == POFormat.header }
    let text = Field(name: "text", value: .string(MOFormat.header(for: locale)))
    keyed.otherFields =
      hasOwnHeader && !header.isEmpty
      ? header : [Field(name: POFormat.header, value: .object([text]))]
    keyed.entries = catalog.entries.compactMap { entry in
      guard var own = entry.localizations?.first(where: { LocaleTag($0.locale) == tag }),
        !entry.key.isEmpty
      else { return nil }
      let key = entry.textOfKey
      if isSource, own.message.root.firstText == key { return nil }
      own.locale = locale
      let plural = entry.localizations?.first {
        LocaleTag($0.locale) == LocaleTag(catalog.sourceLanguage)
      }?
      .message.root.variations.first?.cases.first { $0.name == "other" }?.node.unit?.value
      return Entry(
        key: entry.key,
        localizations: [
          Localization(
            locale: "und", message: Message(root: source(key, varies: own.message.varies, plural))),
          own,
        ], context: entry.context, syntax: entry.syntax)
    }
    return keyed
  }

  private static func source(_ key: String, varies: Bool, _ plural: String?) -> MessageNode {
    let unit = StringUnit(value: key)
    guard varies else { return MessageNode(unit: unit) }
    let other = MessageNode(unit: StringUnit(value: plural ?? key))
    return MessageNode(variations: [
      Variation(
        kind: .plural,
        cases: [
          Variation.Case(name: "one", node: MessageNode(unit: unit)),
          Variation.Case(name: "other", node: other),
        ])
    ])
  }

  /// States, forms that no whole number asks for and fields of other formats are no part of what a program reads.
  private static func refuse(_ losses: [FormatLoss]) throws(CatalogWriteError) {
    for loss in losses {
      switch loss.kind {
      case .feature(.comments), .feature(.extractionStates), .feature(.doNotTranslate), .state,
        .field, .form:
        continue
      case .feature(let feature):
        throw CatalogWriteError(kind: .unsupported(feature), subject: loss.subject)
      case .syntax(_, let reason):
        throw CatalogWriteError(kind: .unsupportedText(reason: reason), subject: loss.subject)
      }
    }
  }
}
