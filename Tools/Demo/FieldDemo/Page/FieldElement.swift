internal import CatalogRuntime
internal import FormFields
internal import HTMLPage

/// One field of the page, with its label, its button, its help and the place of its error.
struct FieldElement {
  let id: FieldID
  let field: any FormField
  let locale: CatalogLocale

  /// The markup.
  var text: String {
    let appearance = field.appearance(in: locale)
    let accessibility = field.accessibility(in: locale)
    let name = HTMLText.escaped(id.rawValue)
    // That a field is required, the field says itself.
    let hiding = field.isRequired ? " aria-hidden=\"true\"" : ""
    let mark = appearance.mark.map {
      "<span class=\"mark\"\(hiding)>\(HTMLText.escaped($0))</span>"
    }
    let help = appearance.help.map {
      "<p class=\"help\" id=\"\(name)-help\">\(HTMLText.escaped($0))</p>"
    }
    return """
      <div class="field" id="field-\(name)">
      <div class="title"><label for="\(name)">\(HTMLText.escaped(appearance.title))</label>\(mark ?? "")</div>
      <div class="box"><input \(attributes(placeholder: appearance.placeholder))>\
      <button type="button" class="clear" id="\(name)-clear" hidden \
      aria-label="\(HTMLText.escaped(accessibility.clearLabel)): \(HTMLText.escaped(appearance.title))">×</button></div>
      <div class="notes"><p class="error" id="\(name)-error"></p>\(help ?? "")</div>
      </div>
      """
  }

  private func attributes(placeholder: String) -> String {
    let hints = field.specification.hints
    let isText = hints.keyboard == .text
    // A placeholder that only repeats the label would be read twice.
    let hasPrompt = field.specification.prompt != nil
    let all: [(name: String, value: String)] = [
      ("id", id.rawValue), ("name", id.rawValue),
      ("type", field is SecureField ? "password" : "text"),
      ("dir", field is SecureField || hints.keyboard == .email ? "ltr" : ""),
      ("autocomplete", hints.contentType?.rawValue ?? "off"),
      ("inputmode", isText ? "" : hints.keyboard.rawValue),
      ("autocapitalize", hints.capitalization.rawValue),
      ("autocorrect", hints.correction.rawValue),
      ("spellcheck", hints.correction == .none ? "false" : ""),
      ("placeholder", hasPrompt ? placeholder : ""),
      ("aria-describedby", field.specification.help == nil ? "" : id.rawValue + "-help"),
    ]
    let written = all.filter { !$0.value.isEmpty }
      .map { "\($0.name)=\"\(HTMLText.escaped($0.value))\"" }
    return (written + (field.isRequired ? ["required"] : [])).joined(separator: " ")
  }
}
