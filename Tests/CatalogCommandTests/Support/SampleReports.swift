import CatalogLint
import SourceText

@testable import CatalogCommand

/// Reports with a bit of everything: findings of each severity, in several locales, with notes and
/// corrections; a file that was not understood, one that was not read, and one without a fault; and
/// keys that would be markup in some report.
enum SampleReports {
  /// Keys that mean something to a terminal, a server, a browser or a reader.
  static let hostileKeys = [
    "line\nbreak\r\tand\u{2028}more", "quote\" ' “x” \\n", "pi|pe `tick` *b* _i_ ~s~ $m$",
    "<script>alert(1)</script> &amp; ]]>", "\u{1B}[31mred\u{7}\u{0}\u{FFFE}\u{85}",
    "שלום\u{202E}live", "👩‍👧 family 🇺🇳", "100%, now: ::error::x%0A", "[Terms](https://example.com)",
    "@octocat #12 :tada: {0} {{1}}",
  ]

  /// The reports, with paths below the current folder.
  static var all: [FileReport] { [fields, hostile, broken, missing, clean] }

  /// The rules of the findings.
  static let rules: [RuleDescription] = [
    .example("catalog-parse"), .example("missing-translation", triggering: [example]),
    .example("stale-key", severity: nil), .example("needs-review", severity: .info),
  ]

  private static let example = RuleExample(#"    ↓"Save" : {}"#, locales: ["de"])

  private static var fields: FileReport {
    let text = "\u{FEFF}{\n  \"Save\" : {},\n  \"Größe 👩‍👧 %@\" : { \"de\" : \"Größe 𝒳 %@ \" }\n}\n"
    let file = SourceFile(path: "App/Fields.xcstrings", bytes: Array(text.utf8))
    let save = range(of: "Save", in: file)
    let size = range(of: "Größe 👩‍👧 %@", in: file)
    let space = SourceRange(text.utf8.count - 8, text.utf8.count - 7)
    var spaced = Diagnostic.example(
      rule: "needs-review", "the text in \("de") ends with a space; remove it", at: space,
      key: "Größe 👩‍👧 %@", locale: "de", notes: [.init(message: "the key is here", range: size)])
    spaced.severity = .info
    spaced.subject.variation = "plural.one"
    spaced.fixIts = [
      FixIt(message: "Remove the space", edits: [TextEdit(range: space, replacement: "")])
    ]
    var stale = Diagnostic.example(rule: "stale-key", "“\("Save")” is not used", at: save)
    stale.severity = .warning
    let untranslated = ["de", "fr", "pt-BR"].map { locale in
      Diagnostic.example(
        "“\("Save")” has no translation in \(locale)", at: save, key: "Save", locale: locale)
    }
    return report(file, untranslated + [stale, spaced])
  }

  private static var hostile: FileReport {
    let lines = hostileKeys.map { "  \"\(JSONEscape.escaped($0))\" : {}" }
    let text = "{\n" + lines.joined(separator: ",\n") + "\n}\n"
    let file = SourceFile(path: "App (1)/a,b:50%|`é`.xcstrings", bytes: Array(text.utf8))
    let findings = hostileKeys.map { key in
      Diagnostic.example(
        "“\(key)” has no translation in \("de")",
        at: range(of: JSONEscape.escaped(key), in: file), key: key, locale: "de")
    }
    return report(file, findings)
  }

  private static var broken: FileReport {
    let file = SourceFile(path: "Broken.xcstrings", bytes: Array("{\n\n".utf8))
    let finding = Diagnostic.example(
      rule: .catalogParse, "expected a name", at: SourceRange(3, 3))
    return FileReport(
      path: file.path, file: file, diagnostics: [finding], entryCount: 0, isParsed: false)
  }

  private static var missing: FileReport {
    UnreadableFile(path: "No.xcstrings", kind: .file, error: .notFound).report(severity: .error)
  }

  private static var clean: FileReport {
    report(SourceFile(path: "Clean.xcstrings", bytes: Array("{}".utf8)), [])
  }

  private static func report(_ file: SourceFile, _ diagnostics: [Diagnostic]) -> FileReport {
    FileReport(
      path: file.path, file: file, diagnostics: diagnostics, entryCount: 2, isParsed: true)
  }

  private static func range(of text: String, in file: SourceFile) -> SourceRange {
    let wanted = Array(text.utf8)
    let offset = file.bytes.indices.first { file.bytes[$0...].starts(with: wanted) } ?? 0
    return SourceRange(offset, offset + wanted.count)
  }
}

/// Text as it stands in a JSON string.
enum JSONEscape {
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\" + String(scalar)
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      case _ where scalar.value < 0x20:
        "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: String(scalar)
      }
    }.joined()
  }
}
