import SourceText
import Synchronization
import Testing

@testable import CatalogLint

@Suite struct SpellingRuleTests {
  private static let words: [String: [String]] = [
    "en": [
      "open", "the", "file", "files", "with", "and", "server", "don't", "mail", "full", "screen",
      "please",
      "add", "settings", "your", "account", "etc.", "of",
    ],
    "de": ["die", "Datei", "öffnen", "Konsole", "Ausgabe", "ausgabe", "konto", "Zeit", "mit"],
    "fr": ["ouvrir", "l'", "image", "fichier", "avec"], "ru": ["открыть", "файл"],
  ]

  private func misspelt(
    _ key: String, _ translations: [String: String] = [:], options: RuleOptions = RuleOptions(),
    glossary: RuleOptions = RuleOptions()
  ) -> [String?] {
    var configuration = LintConfiguration.only("spelling")
    configuration.dictionaries = WordLists(Self.words)
    configuration.options = ["spelling": options, "glossary": glossary]
    let localizations = translations.keys.sorted().map {
      "\"\($0)\" : \(unit(translations[$0] ?? ""))"
    }
    let entries =
      "\"\(key)\" : { \"localizations\" : { \(localizations.joined(separator: ", ")) } }"
    let input = LintInput(Array(RuleExample(entries).markedText.utf8), path: "a.xcstrings")
    return Linter(configuration: configuration).lint([input])[0].diagnostics.map { finding in
      finding.range.map(input.file.text)
    }
  }

  @Test(
    "what is no word of the language is left alone",
    arguments: [
      "Open %@ with %1$lld", "Open https://exmple.com/fiel and www.fiel.org",
      "Mail to foo.baar@exmple.com", "<fiel>Open</fiel> &nbspp; file", "Open `fiel` and file",
      "Open readme.txtt, /etc/fstaab, ~/fiel, --opton, snake_cse, key=valeu, fo(), @handel, #hashtg",
      "Open iPohne, GitHbu, USBB, MP3s, 2nd, h264", "Open the file with Zyxxel and Qwertz, please",
      "Open ${applicationNaem} and {coutn}", "открвть файл", "Add \\\\(naem) and \\\\n", "add fo",
      "file etc.",
      "Fullscreen", "re-open", "e-mail", "don’t", "file\u{FE0F} server",
    ])
  func leftAlone(_ text: String) {
    #expect(misspelt(text) == [])
  }

  @Test(
    "a word that is in no dictionary is named, at its place",
    arguments: [
      ("Open the fiel", ["fiel"]), ("Opne %@", ["Opne"]), ("Open the file. Plaese", ["Plaese"]),
      ("Opne The Flie", ["Opne", "Flie"]), ("opne and opne", ["opne"]),
      ("the don’tt file", ["don’tt"]),
      ("mail-sevrer", ["sevrer"]), ("say \\\"fiel\\\" and open", ["say", "fiel"]),
      ("add “fiel” with settings", ["fiel"]), ("so\u{AD}mewhere", ["so\u{AD}mewhere"]),
    ])
  func named(_ text: String, _ expected: [String]) {
    #expect(misspelt(text) == expected)
  }

  @Test("each language has its words; regions have those of their parents")
  func languages() {
    #expect(
      misspelt("Open the file", ["de": "Die Datie öffnen", "fr": "Ouvir le fichier"]) == [
        "Datie", "Ouvir",
      ])
    #expect(
      misspelt("Open the file", ["de-AT": "Datie", "nl": "Bestnad", "ja": "ファイル"]) == ["Datie"])
    #expect(misspelt("Open the file", ["ru": "Открыть iCloud файлл"]) == ["файлл"])
  }

  @Test("words may be joined and elided")
  func compounds() {
    let translations = [
      "de": "Konsolenausgabe, Zeitkonto", "fr": "Ouvrir l’image, l'image, l’imaje",
    ]
    #expect(misspelt("Open the file", translations) == ["l’imaje"])
  }

  @Test("what source text and translation share is no mistake")
  func shared() {
    #expect(
      misspelt("Open Mastodon", ["de": "Mastodon öffnen", "fr": "Ouvrir l’app Mastodon"]) == [
        "l’app"
      ])
    #expect(misspelt("Open the podcast", ["de": "Podcasts öffnen"]) == [])
    #expect(misspelt("Qwertz", ["de": "Qwertz"]) == [])
  }

  @Test("a text that is not translated yet, or is its source text, is left to other rules")
  func untranslated() {
    #expect(misspelt("Open the file", ["de": "Open the file"]) == [])
  }

  @Test("words of the configuration and the terms of the glossary are right")
  func knownWords() {
    let words: RuleOptionValue = .list([.string("Fiel"), .string("no-sql")])
    #expect(misspelt("Opne fiel", options: RuleOptions(["words": words])) == ["Opne"])
    let byLocale: RuleOptionValue = .object(["de": .list([.string("Datie")])])
    #expect(
      misspelt(
        "Opne", ["de-AT": "datie", "fr": "datie"], options: RuleOptions(["locale-words": byLocale]))
        == ["Opne", "datie"])
    let term: RuleOptionValue = .object([
      "source": .string("Fiel Box"), "required": .object(["de": .list([.string("Datie")])]),
    ])
    #expect(
      misspelt("Open Fiel", ["de": "Datie Kiste"], glossary: RuleOptions(["terms": .list([term])]))
        == ["Kiste"])
  }

  @Test("suggestions are in the message, three at most; without any it says less")
  func suggestions() {
    var configuration = LintConfiguration.only("spelling")
    let dictionaries = WordLists(["en": ["file", "fiel d", "filet", "fill", "field"]])
    configuration.dictionaries = dictionaries
    let input = LintInput(
      Array(RuleExample(#""fiel" : { }, "qwertzuiop" : { }"#).markedText.utf8), path: "a.xcstrings")
    var findings = Linter(configuration: configuration).lint([input])[0].diagnostics
    #expect(
      findings.map(\.message.text) == [
        "“fiel” is in no dictionary of en", "“qwertzuiop” is in no dictionary of en",
      ])
    var suggestions = SpellingSuggestions(dictionaries)
    suggestions.add(to: &findings)
    #expect(
      findings.map(\.message.text) == [
        "“fiel” is in no dictionary of en; similar words: “field”, “file”, “fill”",
        "“qwertzuiop” is in no dictionary of en",
      ])
  }

  @Test("a dictionary is asked for only where findings are wanted")
  func wantedLocales() {
    func asked(_ configuration: LintConfiguration) -> [String] {
      let dictionaries = AskedDictionaries()
      var configuration = configuration
      configuration.dictionaries = dictionaries
      let texts = ["de", "fr", "ja"].map { "\"\($0)\" : \(unit("Text"))" }.joined(separator: ", ")
      let entries = "\"Open\" : { \"localizations\" : { \(texts) } }"
      let input = LintInput(Array(RuleExample(entries).markedText.utf8), path: "a.xcstrings")
      _ = Linter(configuration: configuration).lint([input])
      return dictionaries.missingLocales
    }
    #expect(asked(.only("spelling")) == ["de", "en", "fr"])
    #expect(asked(.only("spelling", locales: ["fr"])) == ["en", "fr"])
    var german = LintConfiguration.only("spelling")
    german.settings["spelling"] = .off
    german.localeSettings["spelling"] = ["de": .severity(.info)]
    #expect(asked(german) == ["de"])
  }

  @Test("without dictionaries nothing is found, and nothing is silenced in vain")
  func withoutDictionaries() {
    let entries = #""fiel" : { "comment" : "catalog:disable spelling -- a name" }"#
    let input = LintInput(Array(RuleExample(entries).markedText.utf8), path: "a.xcstrings")
    let linter = Linter(configuration: .everything())
    let rules = linter.lint([input])[0].diagnostics.map(\.rule)
    #expect(!rules.contains("spelling") && !rules.contains("unused-suppression"))
  }
}

/// No dictionaries, which remember what they are asked for.
private final class AskedDictionaries: SpellingDictionaries {
  private let asked = Mutex<Set<String>>([])

  func dictionary(for locale: String) -> (any SpellingDictionary)? {
    _ = asked.withLock { $0.insert(locale) }
    return nil
  }

  var missingLocales: [String] { asked.withLock { $0.sorted() } }
}
