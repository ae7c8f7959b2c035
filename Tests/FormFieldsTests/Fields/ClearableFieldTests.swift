import CatalogRuntime
import ICUKit
import Testing

@testable import FormFields

@Suite("A clearable field")
struct ClearableFieldTests {
  @Test("is drawn with its title, its text and its symbol")
  func appearance() {
    let field = ClearableField(title: FieldTitle.name, text: "Ana", symbolName: "person")
    let appearance = field.appearance(in: "es")
    #expect(appearance.title == "Nombre")
    #expect(appearance.text == "Ana")
    #expect(appearance.placeholder == "Nombre")
    #expect(appearance.symbolName == "person")
    #expect(appearance.tint == .normal)
    #expect(appearance.error == nil && appearance.mark == nil && appearance.counter == nil)
    #expect(appearance.showsClearButton && appearance.isEnabled && !appearance.isFocused)
    #expect(appearance.animates)
  }

  @Test("empties itself and keeps the focus where it is", arguments: [true, false])
  func clear(isFocused: Bool) {
    var field = ClearableField(title: FieldTitle.name, text: "Ana")
    if isFocused { field.focus() }
    field.errorMessage = .fields("This field is required.")
    field.clear()
    #expect(field.text == "")
    #expect(field.isFocused == isFocused)
    #expect(field.errorMessage == nil)
    #expect(!field.appearance(in: "en").showsClearButton)
  }

  @Test("has the tint of an error before that of focus")
  func tint() {
    var field = ClearableField(title: FieldTitle.name)
    field.focus()
    #expect(field.appearance(in: "en").tint == .focused)
    field.errorMessage = .fields("Tell us your name.")
    #expect(field.appearance(in: "en").tint == .error)
    #expect(field.appearance(in: "en").isFocused)
    field.errorMessage = nil
    field.blur()
    #expect(field.appearance(in: "en").tint == .normal)
  }

  @Test("keeps the error of its owner until the owner takes it away, and announces it once")
  func errorMessage() {
    var field = ClearableField(title: FieldTitle.name, text: "A")
    field.errorMessage = .fields("Tell us your name.")
    #expect(field.accessibility(in: "ja").announcement == "エラー：お名前を入力してください。")
    #expect(field.takeAnnouncement(in: "ja") == "エラー：お名前を入力してください。")
    #expect(field.takeAnnouncement(in: "ja") == nil)
    field.focus()
    field.edit("AB")
    field.blur()
    #expect(field.appearance(in: "ja").error == "お名前を入力してください。")
    #expect(field.announcement == nil)
  }

  @Test("tells assistive technology its name, its text and what its button does")
  func accessibility() {
    let field = ClearableField(title: FieldTitle.name, text: "Ana")
    let accessibility = field.accessibility(in: "tr")
    #expect(accessibility.label == "Ad")
    #expect(accessibility.value == "Ana")
    #expect(accessibility.hint == "Sonraki alana gitmek için Sekme tuşuna basın.")
    #expect(accessibility.clearLabel == "Metni sil")
    #expect(accessibility.clearHint == "Metni siler; imleç alanda kalır.")
    #expect(accessibility.error == nil && accessibility.announcement == nil)
  }

  @Test("does not animate for people who asked for less motion")
  func motion() {
    var field = ClearableField(title: FieldTitle.name)
    field.reducesMotion = true
    #expect(!field.appearance(in: "en").animates)
  }

  @Test("ignores everything while it takes no input")
  func disabled() {
    let submitted = Recorder<String>()
    var field = ClearableField(FieldSpecification(title: FieldTitle.name), text: "Ana") {
      submitted.append($0.text)
    }
    field.focus()
    field.isEnabled = false
    #expect(!field.isFocused)
    field.focus()
    field.edit("B")
    field.clear()
    field.submit()
    #expect(field.text == "Ana" && !field.isFocused && submitted.values == [])
    #expect(!field.appearance(in: "en").showsClearButton)
    field.errorMessage = .fields("Tell us your name.")
    #expect(field.error == nil && field.isValid)
  }

  @Test("calls its submit handler with what was typed")
  func submit() {
    let submitted = Recorder<String>()
    var field = ClearableField(FieldSpecification(title: FieldTitle.name)) {
      submitted.append($0.rawText)
    }
    field.focus()
    field.edit("Ana")
    field.submit()
    #expect(submitted.values == ["Ana"])
    #expect(field.isFocused)
  }

  @Test("has the direction of the language, and its text that of its first letter")
  func directions() {
    var field = ClearableField(title: FieldTitle.name, text: "Ana")
    #expect(field.appearance(in: "ar").direction == .rightToLeft)
    #expect(field.appearance(in: "ar").textDirection == .leftToRight)
    field.edit("أنا")
    #expect(field.appearance(in: "en").direction == .leftToRight)
    #expect(field.appearance(in: "en").textDirection == .rightToLeft)
    field.edit("12")
    #expect(field.appearance(in: "he").textDirection == .rightToLeft)
  }

  @Test("shows a count of characters where one is asked for")
  func counter() {
    func counter(_ counter: FieldCounter, _ text: String, _ locale: CatalogLocale) -> String? {
      ClearableField(FieldSpecification(title: FieldTitle.name, counter: counter), text: text)
        .appearance(in: locale).counter
    }
    #expect(counter(.hidden, "Ana", "en") == nil)
    #expect(counter(.remaining(maximum: 4), "Ana", "en") == "1 character left")
    #expect(counter(.remaining(maximum: 5), "Ana", "es") == "Quedan 2 caracteres")
    #expect(counter(.remaining(maximum: 2), "🇪🇸🇯🇵", "en") == "0 characters left")
    #expect(counter(.remaining(maximum: 2), "Ana", "en") == "1 character too many")
    #expect(counter(.typed(maximum: 20), "Ana", "en") == "3 of 20 characters")
  }

  @Test("an error of the owner is shown again where the field takes input again")
  func enabledAgain() {
    var field = ClearableField(
      title: FieldTitle.email, text: "a", errorMessage: .verbatim("This is taken."))
    field.isEnabled = false
    #expect(field.error == nil && field.isValid)
    field.isEnabled = true
    #expect(field.error?.text(in: "en") == "This is taken." && !field.isValid)
    field.clear()
    field.isEnabled = false
    field.isEnabled = true
    #expect(field.error == nil && field.isValid)
  }
}
