import CatalogTestSupport
import Testing

@testable import CatalogCommand

/// What is right and wrong in the formats of other platforms, as `catalog lint` sees it.
@Suite struct FormatLintTests {
  private let folder = TemporaryFolder()

  private func lint(_ arguments: String...) -> ToolRun {
    ToolRun(
      ["lint", "--color", "never", "--format", "xcode"] + arguments, folder: folder,
      engine: .standard)
  }

  private func write(po entry: String) {
    folder.write(po: entry, language: "pt_BR", to: "po/pt_BR.po")
  }

  @Test(
    "the types of a translation are those of the source text, as msgfmt -c wants it",
    arguments: [
      ("c-format", "%ld", "%d"), ("c-format", "%u", "%d"), ("c-format", "%d", "%x"),
      ("possible-c-format", "%s", "%d"), ("python-format", "%(a)d", "%(a)s"),
      ("python-format", "%s", "%d"),
    ])
  func types(_ flag: String, _ source: String, _ translation: String) {
    write(po: "#, \(flag)\nmsgid \"\(source)\"\nmsgstr \"\(translation)\"")
    let result = lint()
    #expect(result.output.contains("[placeholder-type]"), "\(result.output)")
    #expect(!result.output.contains("[placeholder-width]"))
    #expect(result.status == .findings)
  }

  @Test(
    "what msgfmt -c accepts is right",
    arguments: [
      "#, c-format\nmsgid \"%d\"\nmsgstr \"%i\"",
      "#, c-format\nmsgid \"%5.2f\"\nmsgstr \"%e\"",
      "#, python-format\nmsgid \"%(n)d ship\"\nmsgid_plural \"%(n)d ships\"\nmsgstr[0] \"Schiff\"\nmsgstr[1] \"%(n)d Schiffe\"",
      "#, python-brace-format\nmsgid \"{n} {d} ship\"\nmsgid_plural \"{n} {d} ships\"\nmsgstr[0] \"um {d}\"\nmsgstr[1] \"{n} {d}\"",
    ])
  func accepted(_ entry: String) {
    write(po: entry)
    let result = lint()
    #expect(!result.output.contains("error:"), "\(result.output)")
    #expect(!result.output.contains("[locale-id]"), "\(result.output)")
    #expect(result.status == .success)
  }

  @Test("a format of Java in a text of Android is one")
  func java() {
    let texts = [
      ("values", "%1$,d of %2$b%n%3$tY"), ("values-de", "%1$,d von %2$b%n%3$tY"),
      ("values-fr", "%1$,d sur%n%3$tY"),
    ]
    for (name, text) in texts {
      folder.write(
        "<resources>\n<string name=\"a\">\(text)</string>\n</resources>\n",
        to: "res/\(name)/strings.xml")
    }
    let result = lint()
    #expect(!result.output.contains("values-de"), "\(result.output)")
    #expect(!result.output.contains("placeholder-invalid"))
    #expect(result.output.contains("values-fr/strings.xml:2:"))
    #expect(result.output.contains("placeholder-missing"))
  }

  @Test("of an xcloc the translations are checked, and not the copies of the sources")
  func exportedBundle() {
    folder.write("{", to: "de.xcloc/Source Contents/Localizable.xcstrings")
    folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="a.strings" datatype="plaintext" source-language="en" target-language="de">
      <body><trans-unit id="a"><source>%@ sent</source><target>gesendet</target></trans-unit></body>
      </file></xliff>
      """, to: "de.xcloc/Localized Contents/de.xliff")
    for result in [lint(), lint("de.xcloc")] {
      #expect(result.output.contains("de.xcloc/Localized Contents/de.xliff:4:"))
      #expect(result.output.contains("[placeholder-missing]"), "\(result.output)")
      #expect(!result.output.contains("Source Contents"))
      #expect(result.status == .findings)
    }
  }

  @Test("an XLIFF file names neither the specifiers of substitutions nor a context as a text")
  func exportedTexts() {
    folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="App/a.stringsdict" datatype="plaintext" source-language="en" target-language="de">
      <body>
      <trans-unit id="/sats:dict/NSStringLocalizedFormatKey:dict/:string">
      <source>%#@SATS@</source><target>%#@SATS@</target></trans-unit>
      <trans-unit id="/sats:dict/SATS:dict/one:dict/:string">
      <source>%d sat</source><target>%d Sat</target></trans-unit>
      <trans-unit id="/sats:dict/SATS:dict/other:dict/:string">
      <source>%d sats</source><target>%d Sats</target></trans-unit>
      </body></file>
      <file original="App/Text.strings" datatype="plaintext" source-language="en" target-language="de">
      <body><trans-unit id="Share"><source>Share</source><target>Teilen</target></trans-unit></body>
      </file>
      <file original="Share/Text.strings" datatype="plaintext" source-language="en" target-language="de">
      <body><trans-unit id="Share"><source/><target/></trans-unit></body>
      </file></xliff>
      """, to: "de.xliff")
    let output = lint().output
    #expect(!output.contains("[substitution-argnum]"), "\(output)")
    #expect(!output.contains("[invisible-character]"), "\(output)")
  }

  @Test("a reference of Fluent may lead into another file of its locale, and into no other one")
  func fluent() {
    folder.write("-brand = Aurora\n", to: "locales/en/brand.ftl")
    folder.write("about = About { -brand }\n", to: "locales/en/main.ftl")
    folder.write("about = Über { -brand }\n", to: "locales/de/main.ftl")
    let result = lint("--rule", "fluent-missing-reference=warning")
    let findings = result.output.split(separator: "\n").filter {
      $0.contains("[fluent-missing-reference]")
    }
    #expect(findings.count == 1, "\(result.output)")
    #expect(findings.first?.contains("locales/de/main.ftl:1:17: warning:") == true)
  }
}
