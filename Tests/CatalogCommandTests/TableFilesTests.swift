import CatalogTestSupport
import Testing

@testable import CatalogCommand

/// Catalogs whose languages are in several files, as the commands see them.
@Suite struct TableFilesTests {
  private let folder = TemporaryFolder()

  private func run(_ arguments: String...) -> ToolRun {
    ToolRun(arguments, folder: folder, engine: .standard)
  }

  private func lint(_ arguments: String...) -> ToolRun {
    ToolRun(
      ["lint", "--color", "never", "--format", "xcode"] + arguments, folder: folder,
      engine: .standard)
  }

  @Test("a translation is compared with the source text in the other folder")
  func comparison() {
    folder.write("\"a\" = \"%@ sent\";\n", to: "en.lproj/T.strings")
    folder.write("\n\"a\" = \"geschickt\";\n", to: "de.lproj/T.strings")
    let result = lint()
    #expect(result.status == .findings)
    #expect(result.output.contains("de.lproj/T.strings:2:8: error:"))
    #expect(result.output.contains("[placeholder-missing]"))
    #expect(!result.output.contains("en.lproj/T.strings:"))
  }

  @Test("texts and forms of a table are one")
  func stringsDictionary() {
    folder.write("\"files.count\" = \"%d files\";\n", to: "en.lproj/T.strings")
    folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>files.count</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@files@</string>
      <key>files</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d Datei</string><key>other</key><string>%d Dateien</string>
      </dict></dict></dict></plist>
      """, to: "de.lproj/T.stringsdict")
    let result = lint()
    #expect(!result.output.contains("missing-translation"), "\(result.output)")
    #expect(!result.output.contains("missing-source-text"))
    #expect(result.status == .success)
  }

  @Test("the source language is named, else found")
  func sourceLanguage() {
    folder.write("\"a.b\" = \"%@ gesendet\";\n", to: "de.lproj/T.strings")
    folder.write("\"a.b\" = \"envoyé\";\n", to: "fr.lproj/T.strings")
    #expect(!lint().output.contains("placeholder-missing"))
    #expect(lint("--source-language", "de").output.contains("fr.lproj/T.strings:1:10: error:"))
    folder.write("{ \"version\" : 1, \"sourceLanguage\" : \"de\" }", to: "catalog.json")
    #expect(lint().output.contains("placeholder-missing"))
    #expect(lint("--source-language", "xx-yy-zz-!").status == .failure)
  }

  @Test("--fix corrects each file in its own place")
  func fix() {
    folder.write("\"a\" = \"Save\";\n", to: "en.lproj/T.strings")
    folder.write("/* ü */\n\"a\" = \"Sichern \";\n", to: "de.lproj/T.strings")
    folder.write("\"a\" = \" Guardar\";\n", to: "es.lproj/T.strings")
    let result = lint("--fix")
    #expect(
      folder.read("de.lproj/T.strings") == "/* ü */\n\"a\" = \"Sichern\";\n", "\(result.output)")
    #expect(folder.read("es.lproj/T.strings") == "\"a\" = \"Guardar\";\n")
    #expect(folder.read("en.lproj/T.strings") == "\"a\" = \"Save\";\n")
    #expect(result.status == .success)
  }

  @Test("a baseline knows findings by the files that they are in")
  func baseline() {
    folder.write("\"a\" = \"%@ sent\";\n", to: "en.lproj/T.strings")
    folder.write("\"a\" = \"geschickt\";\n", to: "de.lproj/T.strings")
    _ = lint("--baseline", "known.json", "--write-baseline")
    #expect(folder.read("known.json").contains("de.lproj/T.strings"))
    #expect(lint("--baseline", "known.json").status == .success)
  }

  @Test("coverage counts a table under one path")
  func coverage() {
    folder.write("\"a.b\" = \"Save\";\n\"a.c\" = \"Open\";\n", to: "en.lproj/T.strings")
    folder.write("\"a.b\" = \"Sichern\";\n", to: "de.lproj/T.strings")
    let result = run("coverage", "--format", "json")
    #expect(result.output.contains("*.lproj/T.strings"), "\(result.output)")
    #expect(run("coverage", "--min", "60").status == .findings)
    #expect(run("coverage", "--min", "50").status == .success)
    #expect(run("coverage", "--format", "html").output.contains("*.lproj/T.strings"))
  }

  @Test("a format may be said, and one that does not exist is refused with a suggestion")
  func saidFormat() {
    folder.write("\"a\" = \"x x\";\n", to: "texts.txt")
    #expect(lint("texts.txt", "--from", "strings").status == .success)
    let refused = lint("texts.txt", "--from", "string")
    #expect(refused.status == .failure)
    #expect(refused.errors.contains("strings"))
    folder.write(
      "{ \"version\" : 1, \"formats\" : { \"*.txt\" : \"strings\" } }", to: "catalog.json")
    folder.write("\"a\" = \"x\n", to: "texts.txt")
    #expect(lint().output.contains("texts.txt:1:"))
    folder.write(
      "{ \"version\" : 1, \"formats\" : { \"*.txt\" : \"string\" } }", to: "catalog.json")
    let unknown = lint()
    #expect(unknown.status == .failure)
    #expect(unknown.errors.contains("catalog.json:1:"))
    #expect(unknown.errors.contains("strings"))
  }
}
