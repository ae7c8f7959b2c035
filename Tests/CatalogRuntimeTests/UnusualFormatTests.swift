import CatalogRuntime
import Testing

@Suite("Unusual formats")
struct UnusualFormatTests {
  @Test(
    "a format means the same in a catalog and as a default value",
    arguments: [
      ("%1$@ %@", "A A"), ("%2$@ %@", "B A"), ("%@ %1$@ %@", "A A B"), ("%@%% %@", "A% B"),
      ("%#@x@", "%#@x@"), ("%5%%@", "%5%@"), ("%@ %", "A %"), ("%0$@ %@", "%0$@ A"),
    ])
  func sameMeaning(format: String, shown: String) throws {
    let bundle = try Samples.bundle(Samples.entry("key %@ %@", ["en": format]))
    let arguments: [FormatArgument] = ["A", "B"]
    let (texts, _) = LocalizationIssue.collecting {
      [
        bundle.string(forKey: "key %@ %@", arguments: arguments, locale: "en"),
        bundle.string(forKey: "absent", arguments: arguments, locale: "en", default: format),
      ]
    }
    #expect(texts == [shown, shown])
  }

  @Test(
    "a placeholder whose width is an argument is shown as it is written where that is not there",
    arguments: ["%*d", "%.*f", "%1$*2$d", "%-*.*lf"])
  func widthByArgument(format: String) throws {
    let bundle = try Samples.bundle(Samples.entry("key \(format)", ["en": "\(format) %9$@"]))
    #expect(bundle.string(forKey: "key \(format)", locale: "en") == "\(format) %9$@")
  }

  @Test("the locale of POSIX writes as C does, whatever else is asked for")
  func posix() throws {
    let bundle = try Samples.bundle(Samples.entry("%lld", ["en": "%lld."]))
    for locale: CatalogLocale in ["en-US-u-va-posix", "en-US-u-nu-latn-va-posix"] {
      #expect(bundle.string(forKey: "%lld", arguments: [12345], locale: locale) == "12345.")
    }
  }

  @Test("a text ends before 16 MiB, and the program is told")
  func longText() throws {
    let bundle = try Samples.bundle(Samples.entry("%@%@", ["en": "%1$@%2$@"]))
    let part = String(repeating: "x", count: 9_000_000)
    let (text, issues) = LocalizationIssue.collecting {
      bundle.string(forKey: "%@%@", arguments: [.string(part), .string(part)], locale: "en")
    }
    #expect(text.utf8.count == 9_000_000)
    #expect(issues.map(\.problem) == [.textTooLong])
  }
}
