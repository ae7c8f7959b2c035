import SourceText
import Testing

@testable import CatalogLint

/// How far messages have come, entry by entry.
@Suite struct CoverageTests {
  private func report(
    _ entries: String..., sourceLanguage: String = "en", locales: [String] = [],
    accepted: Set<CoverageStatus> = []
  ) -> CoverageReport {
    let inputs = entries.enumerated().map { index, entries in
      let text = RuleExample(entries, sourceLanguage: sourceLanguage).markedText
      return LintInput(Array(text.utf8), path: "\(index).xcstrings")
    }
    return CoverageCounter(locales: locales, accepted: accepted, listsOpenMessages: true)
      .count(inputs)
  }

  private func unit(_ value: String?, _ state: String? = "translated") -> String {
    let members = [state.map { #""state" : "\#($0)""# }, value.map { #""value" : "\#($0)""# }]
    return #""stringUnit" : { \#(members.compactMap(\.self).joined(separator: ", ")) }"#
  }

  /// The only status of the only entry that counts in German.
  private func status(_ content: String, key: String = "Save") throws -> CoverageStatus {
    let share = try #require(
      report(entry(key, "de", content), locales: ["de"]).total.first)
    try #require(share.count.total == 1)
    return try #require(CoverageStatus.allCases.first { share.count[$0] == 1 })
  }

  @Test("the state of a text decides how far it has come")
  func states() throws {
    #expect(try status(unit("Sichern")) == .translated)
    #expect(try status(unit("Sichern", nil)) == .translated)
    #expect(try status(unit("Sichern", "needs_review")) == .needsReview)
    #expect(try status(unit("Sichern", "a_state_of_tomorrow")) == .needsReview)
    #expect(try status(unit("Sichern", "machine_translated")) == .machineTranslated)
    #expect(try status(unit("Save", "new")) == .new)
    #expect(try status(unit("", "new")) == .new)
  }

  @Test("a text with nothing to be seen in it is none, whatever its state says")
  func empty() throws {
    #expect(try status(unit("")) == .incomplete)
    #expect(try status(unit("  \\n")) == .incomplete)
    #expect(try status(unit(nil)) == .incomplete)
    #expect(try status(unit("", "needs_review")) == .incomplete)
    #expect(try status("") == .absent)
    #expect(
      try status(#""stringSet" : { "state" : "translated", "values" : [ "a", "" ] }"#)
        == .incomplete)
    #expect(
      try status(#""stringSet" : { "state" : "translated", "values" : [ "a" ] }"#) == .translated)
  }

  @Test("each leaf of a variation has to be there, and the worst one decides")
  func leaves() throws {
    let key = "%lld files"
    func form(_ one: String, _ other: String) -> String {
      #""variations" : { "plural" : { "one" : { \#(one) }, "other" : { \#(other) } } }"#
    }
    let good = unit("%lld Dateien")
    #expect(try status(form(good, good), key: key) == .translated)
    #expect(try status(form(unit(""), good), key: key) == .incomplete)
    #expect(try status(form(unit(nil), good), key: key) == .incomplete)
    #expect(try status(form("", good), key: key) == .incomplete)
    #expect(try status(form(unit("x", "new"), good), key: key) == .new)
    #expect(try status(form(unit("x", "needs_review"), good), key: key) == .needsReview)
    #expect(
      try status(
        form(unit("x", "needs_review"), unit("y", "machine_translated")), key: key)
        == .machineTranslated)
    #expect(try status(#""variations" : { "plural" : { } }"#, key: key) == .incomplete)
    let device =
      #""variations" : { "device" : { "mac" : { \#(form(good, unit(""))) }, "other" : { \#(good) } } }"#
    #expect(try status(device, key: key) == .incomplete)
  }

  @Test("the forms of substitutions are leaves, too")
  func substitutions() throws {
    func content(_ one: String) -> String {
      message(
        "%#@files@",
        substitutions: [
          "files": #""argNum" : 1, "formatSpecifier" : "lld", "#
            + plural(["one": one, "other": "%arg Dateien"])
        ])
    }
    #expect(try status(content("eine Datei"), key: "%lld files") == .translated)
    #expect(try status(content(""), key: "%lld files") == .incomplete)
    let bare = message("%#@files@", substitutions: ["files": #""argNum" : 1"#])
    #expect(try status(bare, key: "%lld files") == .incomplete)
  }

  @Test("a device that another localization names is a leaf that is missing")
  func devices() throws {
    let entries = #"""
      "Tap" : { "localizations" : {
        "de" : { "variations" : { "device" : { "iphone" : { \#(unit("Tippen")) } } } },
        "en" : { "variations" : { "device" : {
          "iphone" : { \#(unit("Tap")) }, "mac" : { \#(unit("Click")) } } } } } }
      """#
    let share = try #require(report(entries, locales: ["de"]).total.first)
    #expect(share.count[.incomplete] == 1)
  }

  @Test("what is not to be translated counts nowhere, and stale entries apart")
  func exempt() throws {
    let entries = #"""
      "" : { },
      "Mac" : { "shouldTranslate" : false, "localizations" : { "de" : { \#(unit("Mac")) } } },
      "old" : { "extractionState" : "stale", "localizations" : { "de" : { \#(unit("alt")) } } },
      "older" : { "extractionState" : "stale" },
      "Save" : { "localizations" : { "de" : { \#(unit("Sichern")) } } },
      "Open" : { }
      """#
    let german = try #require(report(entries).total.first { $0.locale == "de" })
    #expect(german.count.total == 2)
    #expect(german.count.translated == 1)
    #expect(german.count[.absent] == 1)
    #expect(german.count.stale == 1)
    let untranslatable = #""Mac" : { "shouldTranslate" : false }"#
    let empty = try #require(report(untranslatable, locales: ["de"]).total.first)
    #expect(empty.count.total == 0)
    #expect(empty.count.basisPoints == 10_000)
  }

  @Test("a text without a letter counts only where somebody wrote one")
  func nothingToTranslate() {
    let entries = #"""
      "%lld" : { "localizations" : {
        "de" : { \#(unit("%lld")) }, "fr" : { \#(unit("%lld", "new")) }, "it" : { \#(unit("")) } } },
      "Save" : { }
      """#
    let shares = report(entries, locales: ["de", "fr", "it", "ja"]).total
    #expect(shares.map(\.count.total) == [2, 1, 2, 1])
    #expect(shares.map(\.count.translated) == [1, 0, 0, 0])
    #expect(shares.map(\.count.missing) == [1, 1, 2, 1])
  }

  @Test("the source language has the key, unless that is a mere name")
  func sourceLanguage() throws {
    let entries = #"""
      "Save" : { },
      "Open" : { "localizations" : { "en" : { \#(unit("Open", "new")) } } },
      "settings.title" : { "extractionState" : "manual" },
      "settings.back" : { "extractionState" : "manual", "localizations" : { "en" : { \#(unit("Back")) } } },
      "empty" : { "localizations" : { "en" : { \#(unit("")) } } },
      "%lld" : { }
      """#
    let english = try #require(report(entries).total.first)
    #expect(english.locale == "en" && english.isSource)
    #expect(english.count.translated == 3)
    #expect(english.count[.absent] == 1)
    #expect(english.count[.incomplete] == 1)
    #expect(report(entries, locales: ["de"]).total.map(\.locale) == ["de"])
    #expect(report(entries, locales: ["de", "en"]).total.map(\.isSource) == [false, true])
  }

  @Test("a regional locale is served by its parent, unless it is listed itself")
  func regions() throws {
    let entries = #"""
      "Save" : { "localizations" : { "es" : { \#(unit("Guardar")) } } },
      "Open" : { "localizations" : { "es" : { \#(unit("Abrir", "new")) }, "es-MX" : { \#(unit("Abrir")) } } },
      "Colour" : { "localizations" : { "en-GB" : { \#(unit("Colour")) } } }
      """#
    let shares = report(entries).total
    #expect(shares.map(\.locale) == ["en", "en-GB", "es", "es-MX"])
    #expect(shares.map(\.count.translated) == [3, 3, 1, 2])
    #expect(shares.map(\.count.missing) == [0, 0, 2, 1])
    let listed = report(entries, locales: ["es-MX", "en-GB"]).total
    #expect(listed.map(\.count.translated) == [1, 1])
    #expect(listed.map(\.count[.absent]) == [2, 2])
  }

  @Test("the nearest localization serves a region, not the one that comes first")
  func nearest() throws {
    let entries = #"""
      "Save" : { "localizations" : {
        "es" : { \#(unit("Guardar")) }, "es-419" : { \#(unit("Guardar", "needs_review")) },
        "es-MX" : { } } },
      "Open" : { "localizations" : { "es-MX" : { \#(unit("Abrir")) } } }
      """#
    let mexican = try #require(report(entries).total.first { $0.locale == "es-MX" })
    #expect(mexican.count.translated == 1 && mexican.count.needsReview == 1)
  }

  @Test("a locale that only a sibling has is missing as a whole")
  func siblings() throws {
    let catalogs = report(
      entry("Save", "de", unit("Sichern")), #""Open" : { }, "Close" : { }"#, #""%lld" : { }"#
    )
    #expect(
      catalogs.catalogs.map { $0.locales.map(\.locale) } == [
        ["de", "en"], ["de", "en"], ["de", "en"],
      ])
    let german = try #require(catalogs.total.first { $0.locale == "de" })
    #expect(german.count.total == 3 && german.count.translated == 1)
  }

  @Test("locales that are spelt differently are one in the total")
  func spellings() {
    let total = report(
      entry("Save", "pt_BR", unit("Salvar")), entry("Open", "pt-BR", unit("Abrir"))
    ).total
    #expect(total.map(\.locale) == ["en", "pt_BR"])
    #expect(total.map(\.count.translated) == [2, 2])
  }

  @Test("accepted states count, and each leaf has to be in one")
  func accepted() throws {
    let mixed =
      #""variations" : { "plural" : { "one" : { \#(unit("a", "needs_review")) }, "other" : { \#(unit("b", "machine_translated")) } } }"#
    let entries = [
      entry("A", "de", unit("a", "needs_review")),
      entry("B", "de", unit("b", "machine_translated")),
      entry("C %lld", "de", mixed), entry("D", "de", unit("d")), entry("E", "de", unit("e", "new")),
    ].joined(separator: ",\n")
    func acceptedCount(_ accepted: Set<CoverageStatus>) throws -> Int {
      try #require(report(entries, accepted: accepted).total.first).count.accepted
    }
    #expect(try acceptedCount([]) == 1)
    #expect(try acceptedCount([.needsReview]) == 2)
    #expect(try acceptedCount([.machineTranslated]) == 2)
    #expect(try acceptedCount([.needsReview, .machineTranslated]) == 4)
    #expect(try acceptedCount([.new, .absent, .incomplete]) == 1)
  }

  @Test("the messages that do not count are listed in the order of the file")
  func openMessages() throws {
    let entries = [
      entry("A", "de", unit("a", "new")), #""B" : { }"#, entry("C", "de", unit("c")),
    ].joined(separator: ",\n")
    let catalog = try #require(report(entries).catalogs.first)
    #expect(
      catalog.openMessages == [
        OpenMessage(entry: 0, locale: 0, localization: 0, status: .new),
        OpenMessage(entry: 1, locale: 0, localization: nil, status: .absent),
      ])
    let unlisted = CoverageCounter().count([])
    #expect(unlisted.catalogs.isEmpty && unlisted.total.isEmpty)
  }

  @Test("of entries with the same key the last one counts")
  func repeatedKeys() throws {
    let entries = [
      entry("A", "de", unit("a")), entry("A", "de", unit("a", "new")), entry("B", "de", unit("b")),
    ].joined(separator: ",\n")
    let german = try #require(report(entries).total.first)
    #expect(german.count.translated == 1 && german.count[.new] == 1 && german.count.total == 2)
  }

  @Test("a file that is no catalog is left out")
  func unparsed() {
    let good = LintInput(Array(RuleExample(#""A" : { }"#).markedText.utf8), path: "a.xcstrings")
    let bad = LintInput(Array("{".utf8), path: "b.xcstrings")
    #expect(CoverageCounter().count([bad, good]).catalogs.map(\.path) == ["a.xcstrings"])
  }

  @Test("the parts of a large catalog are counted as one")
  func largeCatalog() throws {
    let entries = (0..<5000).map { index in
      index.isMultiple(of: 3)
        ? entry("Key \(index) x", "de", unit("Text")) : #""Key \#(index) x" : { }"#
    }
    let catalog = try #require(report(entries.joined(separator: ",\n")).catalogs.first)
    let german = try #require(catalog.locales.first)
    #expect(german.count.total == 5000 && german.count.translated == 1667)
    #expect(catalog.openMessages.map(\.entry) == (0..<5000).filter { !$0.isMultiple(of: 3) })
  }
}
