import CatalogFormats
import CatalogModel
import CatalogTestSupport
import SourceText
import Testing

/// Changes of messages in a file, and everything else in it.
struct StringCatalogEditorTests {
  private func message(_ text: String, _ state: TranslationState = .translated) -> Message {
    Message(root: MessageNode(unit: StringUnit(value: text, state: state)))
  }

  private func edited(_ text: String, _ changes: [CatalogChange]) throws -> String {
    let file = SourceFile(path: "a.xcstrings", bytes: Array(text.utf8))
    let catalog = StringCatalogReader().read(file).value
    let edits = try StringCatalogEditor().edits(for: changes, in: file, catalog)
    return String(decoding: try file.applying(edits), as: UTF8.self)
  }

  private static let twoSpaces = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Cancel" : {

        },
        "Save" : {
          "comment" : "A button",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "new",
                "value" : "Sichern \\u0041"
              }
            },
            "fr" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Enregistrer"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """

  @Test("a text is replaced alone, with its state")
  func replaced() throws {
    let result = try edited(
      Self.twoSpaces,
      [CatalogChange(key: "Save", locale: "de", message: message("„Sichern“\n"))])
    #expect(
      result
        == Self.twoSpaces.replacing("Sichern \\u0041", with: "„Sichern“\\n")
        .replacing("\"state\" : \"new\"", with: "\"state\" : \"translated\""))
  }

  @Test("a new language stands in Xcode's order")
  func added() throws {
    let result = try edited(
      Self.twoSpaces,
      [CatalogChange(key: "Save", locale: "es", message: message("Guardar", .needsReview))])
    let new = """
              "es" : {
                "stringUnit" : {
                  "state" : "needs_review",
                  "value" : "Guardar"
                }
              },
      """
    #expect(
      result
        == Self.twoSpaces.replacing(
          "        \"fr\" : {", with: new + "\n        \"fr\" : {"))
  }

  @Test("an empty entry gets its localizations")
  func emptyEntry() throws {
    let result = try edited(
      Self.twoSpaces, [CatalogChange(key: "Cancel", locale: "de", message: message("Abbrechen"))])
    let new = """
          "Cancel" : {
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Abbrechen"
                }
              }
            }
          },
      """
    #expect(result == Self.twoSpaces.replacing("    \"Cancel\" : {\n\n    },", with: new))
  }

  @Test("another layout is kept, with its line ends")
  func otherLayout() throws {
    let text =
      "{\"sourceLanguage\":\"en\",\"strings\":{\"Save\":{\"localizations\":{\"fr\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"E\"}}}}}}"
    let result = try edited(
      text, [CatalogChange(key: "Save", locale: "de", message: message("S"))])
    #expect(
      result
        == text.replacing(
          "\"fr\"",
          with: "\"de\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"S\"}},\"fr\""))
    let tabs = "{\r\n\t\"strings\": {\r\n\t\t\"Save\": {}\r\n\t}\r\n}\r\n"
    let added = try edited(
      tabs, [CatalogChange(key: "Save", locale: "de", message: message("S"))])
    #expect(
      added == "{\r\n\t\"strings\": {\r\n\t\t\"Save\": {\r\n\t\t\t\"localizations\": {\r\n"
        + "\t\t\t\t\"de\": {\r\n\t\t\t\t\t\"stringUnit\": {\r\n"
        + "\t\t\t\t\t\t\"state\": \"translated\",\r\n\t\t\t\t\t\t\"value\": \"S\"\r\n"
        + "\t\t\t\t\t}\r\n\t\t\t\t}\r\n\t\t\t}\r\n\t\t}\r\n\t}\r\n}\r\n")
  }

  @Test("a key that is not there, or stands twice, is refused")
  func refused() {
    #expect(throws: CatalogEditError(kind: .missingEntry, subject: .init(key: "No", locale: "de")))
    {
      try edited(Self.twoSpaces, [CatalogChange(key: "No", locale: "de", message: message("N"))])
    }
    let twice = "{\"strings\":{\"a\":{},\"a\":{}}}"
    #expect(throws: CatalogEditError(kind: .repeatedName, subject: .init(key: "a", locale: "de"))) {
      try edited(twice, [CatalogChange(key: "a", locale: "de", message: message("N"))])
    }
  }

  @Test(
    "in a file in Xcode's style the result is what Xcode would write",
    .enabled(if: RealCatalogs.arePresent), arguments: RealCatalogs.names)
  func realFiles(_ name: String) throws {
    let file = try SharedFolder.read(RealCatalogs.corpus + "/" + name)
    let catalog = StringCatalogReader().read(file).value
    guard try StringCatalogWriter().write(catalog) == file.bytes else { return }
    var random = SystemRandomNumberGenerator()
    var changed = catalog
    var changes: [CatalogChange] = []
    let plural = MessageNode(variations: [
      Variation(
        kind: .plural,
        cases: [
          Variation.Case(name: "one", node: MessageNode(unit: StringUnit(value: "%lld \"a\""))),
          Variation.Case(name: "other", node: MessageNode(unit: StringUnit(value: "%lld é\t"))),
        ])
    ])
    for index in changed.entries.indices where Bool.random(using: &random) {
      let locale = ["de", "gsw", "zh-HK"].randomElement(using: &random) ?? "de"
      let new = Bool.random(using: &random) ? Message(root: plural) : message("neu \\ \n")
      changes.append(CatalogChange(key: changed.entries[index].key, locale: locale, message: new))
      var localizations = changed.entries[index].localizations ?? []
      if let place = localizations.firstIndex(where: { $0.locale == locale }) {
        localizations[place].message = new
      } else {
        localizations.append(Localization(locale: locale, message: new))
      }
      changed.entries[index].localizations = localizations
    }
    let edits = try StringCatalogEditor().edits(for: changes, in: file, catalog)
    let expected = try StringCatalogWriter().write(changed)
    #expect(try file.applying(edits) == expected)
  }
}
