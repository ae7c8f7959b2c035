internal import CatalogRuntime
internal import FormFields
internal import HTMLPage
internal import ICUKit

/// The form as a web page that needs nothing but itself.
struct FormPage {
  private static let script = [
    PackageResources.text_js, PackageResources.validators_js, PackageResources.dates_js,
    PackageResources.form_js,
  ].map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
  private static let style = String(decoding: PackageResources.form_css, as: UTF8.self)

  private let form: Form
  private let appearance: FormAppearance
  /// The language that the texts are in, which need not be the one that was asked for.
  private let locale: CatalogLocale

  /// Makes the page.
  ///
  /// - Parameter locale: The language of the reader.
  init(locale: CatalogLocale) {
    self.locale = DemoLanguages.shown(for: locale)
    form = DemoForm.make(locale: self.locale)
    appearance = form.appearance(in: self.locale)
  }

  /// The page.
  var text: String {
    let page = SelfContainedPage(
      language: locale.identifier,
      isRightToLeft: DemoLanguages.direction(for: locale) == .rightToLeft,
      title: appearance.title, style: Self.style, script: Self.script)
    return page.head + content + page.tail
  }

  private var content: String {
    """
    <main>
    <h1 id="title">\(escaped(appearance.title))</h1>
    \(formElement)
    \(entriesElement)
    </main>
    <div id="announcer" class="visually-hidden" role="status" aria-live="polite"></div>
    <script type="application/json" id="form-data">\(PageData.value(of: form, in: locale).scriptText)</script>

    """
  }

  private var formElement: String {
    let fields = form.ids.compactMap { id in
      form[id].map { FieldElement(id: id, field: $0, locale: locale).text }
    }
    return """
      <form novalidate method="post" aria-labelledby="title">
      <noscript><p class="error">\(escaped(DemoText.needsScript.text(in: locale)))</p></noscript>
      \(fields.joined(separator: "\n"))
      <p id="summary" class="error"></p>
      <div class="actions">
      <button id="save" type="submit" aria-disabled="true" aria-describedby="save-hint">\(escaped(appearance.uppercasedSaveTitle))</button>
      <p id="save-hint" class="help">\(escaped(DemoText.saveHint.text(in: locale)))</p>
      </div>
      </form>
      """
  }

  private var entriesElement: String {
    """
    <section aria-labelledby="entries-title">
    <h2 id="entries-title">\(escaped(appearance.entriesTitle))</h2>
    <p id="entries-count" class="help">\(escaped(appearance.entriesCount))</p>
    <ul id="entries"></ul>
    </section>
    """
  }

  private func escaped(_ text: String) -> String { HTMLText.escaped(text) }
}
