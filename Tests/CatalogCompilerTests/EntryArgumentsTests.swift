import CatalogModel
import LocaleCore
import MessageSyntax
import SourceText
import Testing

@testable import CatalogLint

@Suite("Arguments of entries")
struct EntryArgumentsTests {
  @Test(
    "compiler and linter agree on what is formatted and what is counted",
    .enabled(if: Corpus.isPresent), arguments: Corpus.names)
  func agreement(_ name: String) throws {
    let catalog = try Corpus.catalog(name)
    let file = SourceFile(path: name, bytes: [])
    let context = CatalogContext(
      file: file, catalog: catalog, usedLocales: [], listedLocales: [], siblingLocales: [],
      readerDiagnostics: [])
    let source = LocaleTag(catalog.sourceLanguage).identifier
    for entry in catalog.entries {
      let reference = EntryContext(entry, in: context).reference
      guard reference.isKnown else { continue }
      let localization = entry.localizations?.first {
        LocaleTag($0.locale).identifier == source
      }
      let arguments = EntryArguments(entry: entry, source: localization)
      if reference.isFormatted {
        #expect(arguments.isFormatted, "\(entry.key)")
        #expect(arguments.countArgument == reference.countArgument, "\(entry.key)")
      } else if let localization, localization.message.root.unit?.value?.isEmpty == false {
        // Without a source text the translations tell, which the linter does not believe.
        #expect(!arguments.isFormatted, "\(entry.key)")
      }
    }
  }

  private func entry(
    _ key: String, _ state: ExtractionState? = nil, _ texts: [(String, String)] = []
  ) -> Entry {
    Entry(
      key: key, extractionState: state,
      localizations: texts.map { locale, text in
        Localization(
          locale: locale, message: Message(root: MessageNode(unit: StringUnit(value: text))))
      })
  }

  @Test(
    "the key counts where it is the format, else the source text, else the translations",
    arguments: [
      ("%@ by %lld", nil, [], true, 2), ("Save 50% today", nil, [], false, nil),
      ("%@", ExtractionState.manual, [("en", "Nothing")], false, nil),
      ("%@", nil, [("en", "Nothing")], true, 1),
      ("greeting", ExtractionState.manual, [("en", "Hi %2$@")], true, 2),
      ("greeting", ExtractionState.manual, [("de", "Hallo %@")], true, 1),
      ("greeting", ExtractionState.manual, [("en", "Hi"), ("de", "Hallo %@")], false, nil),
    ] as [(String, ExtractionState?, [(String, String)], Bool, Int?)])
  func rules(
    _ key: String, _ state: ExtractionState?, _ texts: [(String, String)], _ isFormatted: Bool,
    _ count: Int?
  ) {
    let entry = entry(key, state, texts)
    let arguments = EntryArguments(
      entry: entry, source: entry.localizations?.first { $0.locale == "en" })
    #expect(arguments.isFormatted == isFormatted)
    #expect(arguments.countArgument == count)
  }
}
