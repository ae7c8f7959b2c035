import CatalogFormats
import CatalogModel
import SourceText
import Testing

/// Units that Xcode makes of one entry.
@Suite struct AppleUnitTests {
  private func catalog(_ units: String, original: String = "Localizable.xcstrings") -> Catalog {
    let text = """
      <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="\(original)" \
      source-language="en" target-language="de" datatype="plaintext"><body>\(units)</body></file></xliff>
      """
    return XLIFF1Reader().read(SourceFile(path: "de.xliff", bytes: Array(text.utf8))).value
  }

  private func unit(_ id: String, _ source: String, _ target: String? = nil) -> String {
    let target = target.map { "<target>\($0)</target>" } ?? ""
    return "<trans-unit id=\"\(id)\"><source>\(source)</source>\(target)</trans-unit>"
  }

  @Test(
    "an identifier leads to a text of a message",
    arguments: [
      ("k|==|plural.one", "k", "plural.one"), ("k|==|device.ipad", "k", "device.ipad"),
      ("k|==|device.mac.plural.other", "k", "device.mac.plural.other"),
      ("k|==|substitutions.n.plural.few", "k", "substitutions.n.plural.few"),
      ("k|==|substitutions.a.b.plural.few", "k", "substitutions.a.b.plural.few"),
      ("a|==|b|==|plural.one", "a|==|b", "plural.one"), ("k|==|colour.red", "k|==|colour.red", ""),
      ("k|==|", "k|==|", ""), ("|==|plural.one", "|==|plural.one", ""), ("k", "k", ""),
    ])
  func identifiers(_ id: String, _ key: String, _ path: String) throws {
    let entry = try #require(catalog(unit(id, "x")).entries.first)
    var paths: [String] = []
    entry.localizations?.first?.message.forEachUnit { path, _ in paths.append(path.description) }
    #expect(paths == [path])
    #expect(entry.key == (id == "|==|plural.one" ? "|==|plural.one" : key))
  }

  @Test("units of a dictionary are one entry, and the text that is left out is its variable")
  func dictionary() throws {
    let entries = catalog(
      unit("/a/b:dict/n:dict/one:dict/:string", "%d x", "%d y")
        + unit("/a/b:dict/n:dict/other:dict/:string", "%d xs"),
      original: "en.lproj/L.stringsdict"
    ).entries
    #expect(entries.map(\.key) == ["a/b"])
    let message = try #require(entries.first?.localizations?.first?.message)
    #expect(message.root.unit?.value == "%#@n@")
    #expect(message.substitutions.map(\.name) == ["n"])
    #expect(
      message.substitutions.first?.root.variations.first?.cases.map(\.name) == ["one", "other"])
  }

  @Test("the argument of a substitution is %arg, and is written out again")
  func arguments() throws {
    let catalog = catalog(
      unit("k", "%1$@ %2$#@n@") + unit("k|==|substitutions.n.plural.one", "one of %1$@")
        + unit("k|==|substitutions.n.plural.other", "%2$lld of %1$@"))
    let substitution = try #require(
      catalog.entries.first?.localizations?.first?.message.substitutions.first)
    #expect(substitution.argumentNumber == 2)
    #expect(substitution.formatSpecifier == "lld")
    let values = substitution.root.variations.first?.cases.map(\.node.unit?.value)
    #expect(values == ["one of %1$@", "%arg of %1$@"])
    let written = try XLIFF1Writer().write(catalog)
    let text = String(decoding: written, as: UTF8.self)
    #expect(text.contains("<source>%2$lld of %1$@</source>"))
    let again = XLIFF1Reader().read(SourceFile(path: "x", bytes: written)).value
    let forms = again.entries.first?.localizations?.first?.message.substitutions.first?.root
      .variations.first?.cases
    let range = try #require(forms?.last?.node.unit?.valueRange)
    let offsets = [0, 1, 4, 8].map {
      (again.escapes?.sourceOffset(ofDecoded: $0, in: range, of: written) ?? 0) - range.start
    }
    #expect(offsets == [0, 0, 6, 10])
    #expect(again.escapes?.spelling(of: "%arg!", in: range, of: written) == "%2$lld!")
    let name = try #require(forms?.last?.nameRange)
    #expect(SourceFile(path: "x", bytes: written).text(name) == "other")
    let key = try #require(again.entries.first?.keyRange)
    #expect(SourceFile(path: "x", bytes: written).text(key) == "k")
  }

  @Test("entries of two files with one key are told apart by the name of the file")
  func contexts() throws {
    let text = """
      <xliff version="1.2"><file original="A" source-language="en" target-language="de" datatype="plaintext">\
      <body>\(unit("k", "a"))</body></file><file original="B" source-language="en" target-language="de" \
      datatype="plaintext"><body>\(unit("k", "b"))\(unit("l", "c"))</body></file></xliff>
      """
    let entries = XLIFF1Reader().read(SourceFile(path: "x", bytes: Array(text.utf8))).value.entries
    #expect(entries.map(\.key) == ["k", "B\u{4}k", "l"])
    #expect(entries.map(\.context) == [nil, "B", nil])
  }

  @Test("a form that the source language does not have is written with its other text")
  func otherForms() throws {
    var catalog = Catalog(sourceLanguage: "en")
    func message(_ names: [String]) -> Message {
      let cases = names.map {
        Variation.Case(name: $0, node: MessageNode(unit: StringUnit(value: "\($0)")))
      }
      return Message(root: MessageNode(variations: [Variation(kind: .plural, cases: cases)]))
    }
    catalog.entries = [
      Entry(
        key: "k",
        localizations: [
          Localization(locale: "en", message: message(["one", "other"])),
          Localization(locale: "pl", message: message(["one", "few", "many", "other"])),
        ])
    ]
    let written = String(decoding: try XLIFF1Writer().write(catalog), as: UTF8.self)
    #expect(written.contains("k|==|plural.few"))
    #expect(written.components("<source>other</source>") == 3)
  }

  @Test("a bundle has a description, the document and the sources")
  func bundle() throws {
    var catalog = Catalog(sourceLanguage: "en")
    catalog.entries = [Entry(key: "Save", localizations: [])]
    let bundle = XcodeLocalizationCatalog(
      locale: "pt-BR", original: "App/Localizable.xcstrings", project: "App.xcodeproj")
    let files = try bundle.files(
      of: catalog, sources: [.init(path: "App/Localizable.xcstrings", bytes: [0x7B, 0x7D])])
    #expect(
      files.map(\.path) == [
        "contents.json", "Localized Contents/pt-BR.xliff",
        "Source Contents/App/Localizable.xcstrings",
      ])
    #expect(bundle.name == "pt-BR.xcloc")
    let document = String(decoding: files[1].bytes, as: UTF8.self)
    #expect(document.contains("original=\"App/Localizable.xcstrings\""))
    #expect(document.contains("target-language=\"pt-BR\""))
    #expect(
      String(decoding: files[0].bytes, as: UTF8.self).contains("\"targetLocale\" : \"pt-BR\""))
  }
}

extension String {
  fileprivate func components(_ mark: String) -> Int {
    utf8.indices.filter { utf8[$0...].starts(with: mark.utf8) }.count
  }
}
