import CatalogCompiler
import CatalogFormats
import CatalogLint
import CatalogRuntime
import CatalogTestSupport
import FormFields
import ICUKit
import SourceText
import Testing

/// The Swift examples of the README, so that they always compile and do what it says.
@Suite struct LibraryExampleTests {
  private func lint(_ path: String, _ print: (String) -> Void) throws {
    let file = try SourceFile(reading: path)
    let input = LintInput(file: file, parsed: StringCatalogReader().read(file))
    let linter = Linter(configuration: LintConfiguration(locales: ["de", "pl"]))
    let lines = LineTable(file.bytes)
    for finding in linter.lint([input]).flatMap(\.diagnostics) {
      let line = finding.range.map { lines.position(at: $0.start).line } ?? 1
      print("\(path):\(line): \(finding.message.text) [\(finding.rule.rawValue)]")
    }
  }

  private func texts(count: Int, distance: Double) -> [String] {
    let title = String(localized: "Offline maps", bundle: .module)
    let hikes = String(localized: "\(count) hikes", bundle: .module)
    let units = String(localized: "settings.units", defaultValue: "Units", bundle: .module)
    let away = String(
      localized: "\(distance, format: .decimal.fractionDigits(1)) km away", bundle: .module)
    return [title, hikes, units, away]
  }

  private func summary(for header: String, hikes count: Int) -> String {
    let locale = CatalogLocale(acceptLanguage: header)
    return String(localized: "\(count) hikes", bundle: .module, locale: locale)
  }

  private func polish() -> String {
    var label = LocalizedStringResource("Offline maps", bundle: .module)
    label.catalogLocale = "pl"
    let text = String(localized: label)
    return text
  }

  private func install(_ log: @escaping @Sendable (String) -> Void) {
    LocalizationIssue.setHandler { issue in log("\(issue)") }
  }

  private func issues() -> [LocalizationIssue] {
    let (text, issues) = LocalizationIssue.collecting {
      CatalogBundle.module.string(forKey: "%lld hikes", arguments: ["three"], locale: "pl")
    }
    #expect(!text.isEmpty)
    return issues
  }

  private func isolated(_ name: String) -> String {
    let question = CatalogBundle.module.string(
      forKey: "hike.delete.confirmation", arguments: [.string(name)], locale: "es",
      options: FormatOptions(isolation: .always))
    return question
  }

  private func feedback() -> [String?] {
    var email = ValidatedField(
      title: FieldTitle.email, hints: .email, validators: [RequiredValidator(), EmailValidator()])
    email.focus()
    email.edit("ana@")
    let whileTyping = email.appearance(in: "es").error  // nil: nobody is interrupted
    email.blur()
    let spanish = email.appearance(in: "es").error  // Introduce una dirección de correo válida.
    let english = email.appearance(in: "en").error  // Enter a valid email address.
    return [whileTyping, spanish, english]
  }

  private func savedForm() -> [String] {
    var form = Form(
      title: FormTitle.contact,
      fields: [
        "name": ClearableField(title: FieldTitle.name),
        "age": ValueField(title: FieldTitle.age, format: IntegerFormat<Int>()),
      ])
    form.focus("name")
    form.edit("Ana")
    form.save()
    let entries = form.appearance(in: "pl").entriesCount  // 1 wpis
    let save = form.appearance(in: "tr").uppercasedSaveTitle  // KAYDET
    return [entries, save]
  }

  private func cases() -> [String] {
    let turkish = CaseMapping.uppercased("istanbul", locale: "tr")  // İSTANBUL
    let greek = CaseMapping.uppercased("Οδός", locale: "el")  // ΟΔΟΣ, without the accent
    let german = CaseMapping.uppercased("Straße", locale: "de")  // STRASSE
    let dutch = CaseMapping.titlecased("ijsland", locale: "nl")  // IJsland
    let sigma = CaseMapping.lowercased("ΟΔΟΣ", locale: "el")  // οδος, with a final sigma
    let lithuanian = CaseMapping.lowercased("Ì", locale: "lt")  // i̇̀, which keeps its dot
    return [turkish, greek, german, dutch, sigma, lithuanian]
  }

  private func comparisons() throws -> [Bool] {
    let isFound = TextSearch.contains("resume", in: "Mi résumé", locale: "es")
    let characters = GraphemeClusters.count(in: "👩‍🚀é")  // 2
    let composed = Normalization.normalized("e\u{301}", to: .nfc)  // é, one scalar
    var towns = ["Zwolle", "Åre", "Ystad"]
    try Collator.shared(for: "sv").sort(&towns)  // Ystad, Zwolle, Åre
    return [
      isFound, characters == 2, composed.unicodeScalars.count == 1,
      towns == ["Ystad", "Zwolle", "Åre"],
    ]
  }

  @Test("every example of the README stands in this file as it is there")
  func sameText() throws {
    let code = try PackageFolder.text(of: "Tests/ProjectTests/LibraryExampleTests.swift")
    let sections = try PackageFolder.text(of: "README.md").split(separator: "\n## ")
    let blocks = sections.filter { !$0.hasPrefix("In a program\n") }
      .flatMap { section -> [Substring] in
        let parts = section.split(separator: "```swift\n").dropFirst()
        return parts.map { $0[..<($0.firstIndex(of: "`") ?? $0.endIndex)] }
      }
    #expect(blocks.count == 11)
    for block in blocks {
      let lines = block.split(separator: "\n").map { "    \($0)\n" }
      #expect(code.contains("\n" + lines.joined()), "\(block)")
    }
  }

  @Test("the linter finds what a catalog lacks")
  func findings() throws {
    var lines: [String] = []
    let path = PackageFolder.path + "/Catalogs/Broken/missing-translation.xcstrings"
    try lint(path) { lines.append($0) }
    #expect(lines == ["\(path):4: no translation in pl; add one [missing-translation]"])
  }

  @Test("texts are found at run time")
  func runTime() {
    #expect(texts(count: 1, distance: 3.25).allSatisfy { !$0.isEmpty })
    #expect(summary(for: "es-MX, es;q=0.9, en;q=0.5", hikes: 1) == "1 caminata")
    #expect(summary(for: "fr, de;q=0.5", hikes: 1) == "1 Wanderung")
    #expect(summary(for: "", hikes: 1) == "1 hike")
    #expect(polish() == "Mapy offline")
    #expect(isolated("מוריה") == "¿Eliminar «\u{2068}מוריה\u{2069}»?")
    #expect(
      issues().first?.problem == .mismatchedArgument(position: 1, specifier: "%lld"))
  }

  @Test("fields say what is wrong once they are left, and forms keep what was saved")
  func forms() {
    #expect(
      feedback() == [
        nil, "Introduce una dirección de correo válida.", "Enter a valid email address.",
      ])
    #expect(savedForm() == ["1 wpis", "KAYDET"])
  }

  @Test("texts are changed and compared by their language")
  func language() throws {
    let expected = ["İSTANBUL", "ΟΔΟΣ", "STRASSE", "IJsland", "οδος", "i\u{307}\u{300}"]
    #expect(cases().map { Array($0.unicodeScalars) } == expected.map { Array($0.unicodeScalars) })
    #expect(try comparisons().allSatisfy(\.self))
  }
}

extension CatalogBundle {
  /// What the build tool plugin generates for a target: here the catalogs of the samples.
  fileprivate static let module: CatalogBundle = {
    do {
      let file = try SourceFile(
        reading: PackageFolder.path + "/Catalogs/Samples/Localizable.xcstrings")
      let catalog = StringCatalogReader().read(file).value
      let table = CatalogTable(name: "Localizable", catalog: catalog)
      return try CatalogBundle(contents: CatalogCompiler.compile([table]))
    } catch {
      Issue.record(error)
      return .main
    }
  }()
}
