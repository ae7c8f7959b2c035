import CatalogRuntime
import Testing

@testable import FormFields

@Suite("The state machine of feedback")
struct ValidationFeedbackTests {
  private let wrong = LocalizedStringResource.fields("This field is required.")
  private let other = LocalizedStringResource.fields("Enter a valid email address.")

  @Test("an error appears when focus is lost, and is announced then")
  func blur() {
    var feedback = ValidationFeedback()
    feedback.focus()
    #expect(feedback.isFocused)
    feedback.blur(problem: wrong)
    #expect(!feedback.isFocused && feedback.isChecked)
    #expect(feedback.error == wrong)
    #expect(feedback.announcement?.text(in: "es") == "Error: Este campo es obligatorio.")
  }

  @Test("a field that never had focus has nothing to lose")
  func blurWithoutFocus() {
    var feedback = ValidationFeedback()
    feedback.blur(problem: wrong)
    #expect(feedback == ValidationFeedback())
  }

  @Test("typing makes no error appear, whatever was typed")
  func edit() {
    var feedback = ValidationFeedback()
    feedback.focus()
    feedback.edit(problem: wrong)
    #expect(feedback.error == nil && feedback.announcement == nil)
  }

  @Test(
    "an error that is shown follows the text while it is wrong, without a word, and goes away once it is right"
  )
  func editWithError() {
    var feedback = ValidationFeedback()
    feedback.submit(problem: wrong)
    feedback.focus()
    feedback.edit(problem: other)
    #expect(feedback.error == other)
    #expect(feedback.announcement == nil)
    feedback.edit(problem: nil)
    #expect(feedback.error == nil)
    feedback.edit(problem: wrong)
    #expect(feedback.error == nil)
  }

  @Test("an error that stays is not announced again")
  func staying() {
    var feedback = ValidationFeedback()
    feedback.submit(problem: wrong)
    #expect(feedback.announcement != nil)
    feedback.submit(problem: wrong)
    #expect(feedback.error == wrong && feedback.announcement == nil)
    feedback.focus()
    #expect(feedback.error == wrong && feedback.announcement == nil)
    feedback.blur(problem: other)
    #expect(feedback.error == other && feedback.announcement == nil)
  }

  @Test("an error that comes back is announced again")
  func comingBack() {
    var feedback = ValidationFeedback()
    feedback.submit(problem: wrong)
    feedback.submit(problem: nil)
    #expect(feedback.error == nil && feedback.announcement == nil)
    feedback.submit(problem: wrong)
    #expect(feedback.announcement != nil)
  }

  @Test("emptying the field takes the error away and keeps the focus")
  func clear() {
    var feedback = ValidationFeedback()
    feedback.focus()
    feedback.submit(problem: wrong)
    feedback.clear()
    #expect(feedback.isFocused && !feedback.isChecked)
    #expect(feedback.error == nil && feedback.announcement == nil)
  }

  @Test("an announcement stands until the next event")
  func nextEvent() {
    let events: [(inout ValidationFeedback) -> Void] = [
      { $0.focus() }, { $0.blur(problem: nil) }, { $0.edit(problem: nil) }, { $0.clear() },
      { $0.submit(problem: nil) }, { $0.disable() },
    ]
    for event in events {
      var feedback = ValidationFeedback()
      feedback.submit(problem: wrong)
      event(&feedback)
      #expect(feedback.announcement == nil)
    }
  }

  @Test("a field that takes no input has neither focus nor error")
  func disable() {
    var feedback = ValidationFeedback()
    feedback.focus()
    feedback.submit(problem: wrong)
    feedback.disable()
    #expect(feedback == ValidationFeedback())
  }
}
