import CatalogRuntime
import FormFields
import Testing

@Suite("Fields of values, with the formats of this library")
struct ValueFieldFormatTests {
  private func age(_ locale: CatalogLocale) -> ValueField<IntegerFormat<Int>> {
    ValueField(
      title: FieldTitle.age, format: IntegerFormat<Int>(), locale: locale,
      validators: [RangeValidator(0...150, format: IntegerFormat<Int>())])
  }

  @Test("a number is read, and its range checked, in the locale of the field")
  func rangeInLocale() {
    var field = age("ar-EG")
    field.focus()
    field.edit("١٢")
    field.blur()
    #expect(field.value == 12)
    #expect(field.appearance(in: "en").error == nil)
    field.focus()
    field.edit("٢٠٠")
    field.blur()
    #expect(field.value == 12)
    #expect(field.appearance(in: "en").error == "Enter a number between 0 and 150.")
    #expect(field.appearance(in: "es").error == "Introduce un número entre 0 y 150.")
    #expect(field.appearance(in: "ar-EG").error?.contains("١٥٠") == true)
  }

  @Test("what is no number is told in the language of the reader")
  func parseError() {
    var field = age("es")
    field.focus()
    field.edit("doce")
    field.blur()
    #expect(field.value == nil)
    #expect(field.appearance(in: "es").error == "«doce» no es un número entero.")
    #expect(field.appearance(in: "en").error == "“doce” is not a whole number.")
  }
}
