internal import CatalogRuntime
internal import ICUKit

/// The help of the program.
enum DemoHelp {
  static let name = "field-demo"
  private static let width = 80

  /// Returns the help in one language.
  static func text(in locale: CatalogLocale) -> String {
    let language = DemoText.language.text(in: locale)
    let file = DemoText.file.text(in: locale)
    let options = [
      ("--locale " + language, DemoText.localeHelp), ("--html " + file, DemoText.pageHelp),
      ("-h, --help", DemoText.helpHelp),
    ]
    let examples = [
      ("\(name) --locale es", DemoText.spanishExample),
      ("\(name) --locale ar --html form.html", DemoText.pageExample),
      ("\(name) < answers.txt", DemoText.answersExample),
    ]
    let usage = "  \(name) [--locale \(language)] [--html \(file)]\n"
    return [
      heading(DemoText.usage, in: locale) + usage, paragraph(DemoText.summary, in: locale),
      heading(DemoText.options, in: locale) + list(options, in: locale),
      heading(DemoText.examples, in: locale) + list(examples, in: locale),
      paragraph(DemoText.exitStatus, in: locale),
    ].joined(separator: "\n")
  }

  private static func heading(_ text: LocalizedStringResource, in locale: CatalogLocale) -> String {
    text.text(in: locale) + ":\n"
  }

  private static func paragraph(
    _ text: LocalizedStringResource, in locale: CatalogLocale
  ) -> String {
    WrappedText.lines(text.text(in: locale), width: width).map { $0 + "\n" }.joined()
  }

  private static func list(
    _ items: [(String, LocalizedStringResource)], in locale: CatalogLocale
  ) -> String {
    items.map { item, explanation in
      "  \(item)\n"
        + WrappedText.lines(explanation.text(in: locale), width: width - 6)
        .map { "      \($0)\n" }.joined()
    }.joined()
  }
}
