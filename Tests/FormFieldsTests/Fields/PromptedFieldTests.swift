import CatalogRuntime
import Testing

@testable import FormFields

@Suite("A prompted field")
struct PromptedFieldTests {
  @Test("shows its prompt while it is empty, and its label where it has none")
  func placeholder() {
    let prompted = PromptedField(label: FieldTitle.email, prompt: FieldPrompt.email)
    #expect(prompted.appearance(in: "es").placeholder == "name@example.com")
    let sentence = PromptedField(label: FieldTitle.email, prompt: FieldPrompt.anything)
    #expect(sentence.appearance(in: "es").placeholder == "Escribe algo aquí…")
    #expect(sentence.appearance(in: "ja").placeholder == "ここに入力…")
    let bare = PromptedField(label: FieldTitle.email)
    #expect(bare.appearance(in: "es").placeholder == "Correo electrónico")
    let empty = PromptedField(label: FieldTitle.email, prompt: .verbatim(""))
    #expect(empty.appearance(in: "es").placeholder == "Correo electrónico")
  }

  @Test("is named by its label, never by its prompt")
  func name() {
    let field = PromptedField(label: FieldTitle.email, prompt: FieldPrompt.email)
    #expect(field.appearance(in: "tr").title == "E-posta")
    #expect(field.accessibility(in: "tr").label == "E-posta")
    #expect(field.accessibility(in: "tr").value == "")
  }

  @Test("is checked as a validated field is")
  func validation() {
    let submitted = Recorder<String>()
    var field = PromptedField(
      FieldSpecification(title: FieldTitle.name, help: FieldHelp.minimumLength(3)),
      validators: [SampleRequired(), SampleMinimum(3)]
    ) { submitted.append($0.text) }
    #expect(field.isRequired)
    #expect(field.accessibility(in: "en").hint == "Use at least 3 characters.")
    #expect(field.appearance(in: "es").help == "Usa al menos 3 caracteres.")
    field.focus()
    field.edit("An")
    #expect(field.error == nil)
    field.submit()
    #expect(field.appearance(in: "en").error == "1 character needed")
    field.edit("Ana")
    field.submit()
    #expect(field.error == nil && submitted.values == ["Ana"])
  }
}
