import CatalogFormats
import CatalogModel
import CatalogTestSupport
import SourceText
import Testing

/// What is written for Apple's platforms, and what it reads as.
struct AppleFilesWriterTests {
  private func unit(_ text: String) -> MessageNode { MessageNode(unit: StringUnit(value: text)) }

  private func plural(_ forms: KeyValuePairs<String, String>) -> MessageNode {
    MessageNode(variations: [
      Variation(
        kind: .plural, cases: forms.map { Variation.Case(name: $0.key, node: unit($0.value)) })
    ])
  }

  private func catalog(_ key: String, _ message: Message, comment: String? = nil) -> Catalog {
    Catalog(
      sourceLanguage: "en",
      entries: [
        Entry(
          key: key, comment: comment,
          localizations: [Localization(locale: "de", message: message)])
      ])
  }

  private func written(_ message: Message, key: String = "key") throws -> String {
    let writer = StringsDictionaryWriter(locale: "de")
    let text = String(decoding: try writer.write(catalog(key, message)), as: UTF8.self)
    let body = try #require(text.firstRange(of: "<key>\(key)</key>\n"))
    return String(text[body.upperBound...].dropLast("</dict>\n</plist>\n".count))
  }

  @Test("texts stand as genstrings writes them")
  func strings() throws {
    var catalog = catalog(
      "say \"hi\"", Message(root: unit("Sag „hallo“\n\\o/ \u{7}")), comment: "A greeting")
    catalog.entries.append(Entry(key: "untranslated", localizations: []))
    catalog.entries.append(
      Entry(
        key: "b", localizations: [Localization(locale: "de", message: Message(root: unit("B")))]))
    let bytes = try AppleStringsWriter(locale: "de").write(catalog)
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        /* A greeting */
        "say \\"hi\\"" = "Sag „hallo“\\n\\\\o/ \\U0007";

        "b" = "B";

        """)
  }

  @Test("in the source language a key without a text is its own")
  func sourceTexts() throws {
    let catalog = Catalog(sourceLanguage: "en", entries: [Entry(key: "Save")])
    let bytes = try AppleStringsWriter().write(catalog)
    #expect(String(decoding: bytes, as: UTF8.self) == "\"Save\" = \"Save\";\n")
  }

  @Test("forms by number become the variable that Xcode makes of them")
  func plurals() throws {
    let text = try written(
      Message(root: plural(["one": "%lld Lied", "other": "%lld Lieder"])), key: "%lld songs")
    #expect(
      text == """
        \t<dict>
        \t\t<key>NSStringLocalizedFormatKey</key>
        \t\t<string>%#@value@</string>
        \t\t<key>value</key>
        \t\t<dict>
        \t\t\t<key>NSStringFormatSpecTypeKey</key>
        \t\t\t<string>NSStringPluralRuleType</string>
        \t\t\t<key>NSStringFormatValueTypeKey</key>
        \t\t\t<string>lld</string>
        \t\t\t<key>one</key>
        \t\t\t<string>%lld Lied</string>
        \t\t\t<key>other</key>
        \t\t\t<string>%lld Lieder</string>
        \t\t</dict>
        \t</dict>

        """)
  }

  @Test("forms that count a later argument name it")
  func laterArgument() throws {
    let text = try written(
      Message(root: plural(["one": "%@ hat %lld Lied", "other": "%@ hat %lld Lieder"])),
      key: "%@ has %lld songs")
    #expect(text.contains("<string>%2$#@value@</string>"))
    #expect(text.contains("<string>%1$@ hat %2$lld Lied</string>"))
  }

  @Test("the argument of a substitution is written out, and its reference gets a position")
  func substitutions() throws {
    let message = Message(
      root: unit("%@ in %#@files@"),
      substitutions: [
        Substitution(
          name: "files", argumentNumber: 3, formatSpecifier: "lld",
          root: plural(["one": "%arg Datei", "other": "%arg Dateien"]))
      ])
    let text = try written(message)
    #expect(text.contains("<string>%1$@ in %3$#@files@</string>"))
    #expect(text.contains("<string>%3$lld Datei</string>"))
    #expect(text.contains("<key>files</key>"))
  }

  @Test("forms for devices are texts, or rules where they vary once more")
  func devices() throws {
    let message = Message(
      root: MessageNode(variations: [
        Variation(
          kind: .device,
          cases: [
            Variation.Case(name: "mac", node: unit("Klicke")),
            Variation.Case(name: "other", node: plural(["other": "%lld Mal tippen"])),
          ])
      ]))
    let text = try written(message)
    #expect(text.contains("<key>NSStringDeviceSpecificRuleType</key>"))
    #expect(text.contains("<key>mac</key>\n\t\t\t<string>Klicke</string>"))
    #expect(text.contains("<string>%#@value@</string>"))
  }

  @Test("what cannot be spelt is refused with its key")
  func refusals() throws {
    let bell = catalog("key", Message(root: plural(["other": "\u{7}"])))
    #expect(throws: CatalogWriteError.self) {
      try StringsDictionaryWriter(locale: "de").write(bell)
    }
    let comment = catalog("key", Message(root: unit("a")), comment: "a */ b")
    let error = #expect(throws: CatalogWriteError.self) {
      try AppleStringsWriter(locale: "de").write(comment)
    }
    #expect(error?.subject.key == "key")
    let varying = catalog("key", Message(root: plural(["other": "a"])))
    #expect(
      throws: CatalogWriteError(
        kind: .unsupported(.plurals), subject: .init(key: "key", locale: "de"))
    ) {
      try AppleStringsWriter(locale: "de").write(varying)
    }
  }

  @Test("the folders of a catalog hold what is there for each language")
  func folders() throws {
    let catalog = Catalog(
      sourceLanguage: "en",
      entries: [
        Entry(
          key: "b",
          localizations: [Localization(locale: "de", message: Message(root: unit("B")))]),
        Entry(
          key: "%lld a",
          localizations: [
            Localization(locale: "de", message: Message(root: plural(["other": "%lld A"]))),
            Localization(locale: "fr", message: Message(root: unit("%lld A"))),
          ]),
      ])
    let files = try LocalizedFolderWriter(table: "Main").files(of: catalog)
    #expect(
      files.map(\.path) == [
        "de.lproj/Main.strings", "de.lproj/Main.stringsdict", "fr.lproj/Main.strings",
      ])
    let german = try LocalizedFolderWriter(table: "Main").files(
      of: catalog, locales: ["de_DE", "de"])
    #expect(german.map(\.path) == ["de.lproj/Main.strings", "de.lproj/Main.stringsdict"])
  }
}

/// Real files, read and written again.
@Suite(.enabled(if: SharedFolder.has("corpus/strings")))
struct AppleFilesRoundTripTests {
  static let files =
    SharedFolder.files(in: "corpus/strings", ending: ".strings").map { "corpus/strings/" + $0 }
    + SharedFolder.files(in: "corpus/stringsdict", ending: ".stringsdict").map {
      "corpus/stringsdict/" + $0
    }

  private func dump(_ catalog: Catalog) -> String { CatalogDumper.dump(catalog, ranges: .hidden) }

  @Test("what was written reads as the same catalog", arguments: files)
  func modelEqual(_ path: String) throws {
    let file = try SharedFolder.read(path)
    let options = ReadingOptions(locale: "de", sourceLanguage: "en")
    let format = try #require(CatalogFormats.format(of: file))
    let parsed = format.reader(options).read(file)
    guard parsed.diagnostics.allSatisfy({ $0.severity != .error }) else { return }
    let writer = try #require(format.writer(WritingOptions(locale: "de")))
    let written = SourceFile(path: path, bytes: try writer.write(parsed.value))
    let again = format.reader(options).read(written)
    #expect(again.diagnostics.allSatisfy { $0.severity != .error })
    #expect(dump(again.value) == dump(parsed.value))
    #expect(try writer.write(again.value) == written.bytes)
  }
}
