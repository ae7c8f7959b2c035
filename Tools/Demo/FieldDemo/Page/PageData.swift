internal import CatalogRuntime
internal import FormFields
internal import ICUKit

/// What the script of the page is told: the checks, what it says, and how numbers are written.
enum PageData {
  /// Returns the data of a form.
  static func value(of form: Form, in locale: CatalogLocale) -> JSONValue {
    let symbols = NumberSymbols.symbols(for: locale.identifier)
    let rules = PageRules(locale: locale)
    return [
      "language": .string(locale.identifier),
      "digits": .array((0...9).map { .string(digit($0, in: locale)) }),
      "group": .string(symbols.groupingSeparator),
      "isSpaceGroup": .boolean(
        symbols.groupingSeparator.allSatisfy { $0.isWhitespace }),
      "fields": .array(
        form.ids.map { id in
          [
            "id": .string(id.rawValue), "isSecure": .boolean(form[id] is SecureField),
            "hasHelp": .boolean(form[id]?.specification.help != nil),
            "rules": .array(rules.rules(of: id)),
          ]
        }),
      "entriesCount": PluralForms.templates(in: locale) { DemoText.count(ofEntries: $0) },
      "errorTemplate": .string(PageTemplate.text(of: DemoText.error("{error}"), in: locale)),
      "addedTemplate": .string(PageTemplate.text(of: DemoText.added("{entry}"), in: locale)),
      "problemSummaries": summaries(of: form, rules: rules, in: locale),
    ]
  }

  private static func digit(_ value: Int, in locale: CatalogLocale) -> String {
    NumberParser(locale: locale.identifier).text(ofDecimal: String(value), isGrouped: false)
      ?? String(value)
  }

  /// The sentence for each number of fields and, from that number on, of problems.
  private static func summaries(
    of form: Form, rules: PageRules, in locale: CatalogLocale
  ) -> JSONValue {
    let most = form.ids.reduce(0) { $0 + rules.rules(of: $1).count }
    return .array(
      (1...form.ids.count).map { fields in
        .array(
          (fields...most).map { .string(DemoText.problems($0, inFields: fields).text(in: locale)) })
      })
  }
}
