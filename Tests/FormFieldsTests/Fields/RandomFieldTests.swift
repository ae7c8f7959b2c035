import CatalogRuntime
import CatalogTestSupport
import Testing

@testable import FormFields

@Suite("Whatever a person does to a field")
struct RandomFieldTests {
  /// A field, what is typed into it, and what is wrong with a text.
  struct Subject: Sendable, CustomTestStringConvertible {
    let field: any FormField
    let texts: [String]
    let problem: @Sendable (String) -> String?

    var testDescription: String { "\(type(of: field))" }
  }

  enum Event: CaseIterable {
    case focus, blur, edit, clear, submit
  }

  private static let subjects: [Subject] = [
    Subject(
      field: ValidatedField(
        title: FieldTitle.name, validators: [SampleRequired(), SampleMinimum(3)]),
      texts: ["", "A", "An", "Ana"], problem: nameProblem),
    Subject(
      field: PromptedField(
        label: FieldTitle.name, validators: [SampleRequired(), SampleMinimum(3)]),
      texts: ["", "A", "An", "Ana"], problem: nameProblem),
    Subject(
      field: SecureField(
        title: FieldTitle.name, validators: [SampleRequired(), SampleMinimum(3)]),
      texts: ["", "A", "An", "Ana"], problem: nameProblem),
    Subject(
      field: ValueField(
        title: FieldTitle.age, format: SampleNumber(), locale: "en",
        validators: [SampleRequired()]),
      texts: ["", "7", "1234", "seven"]
    ) {
      switch $0 {
      case "": "This field is required."
      case "seven": "“seven” is not a whole number."
      default: nil
      }
    },
  ]

  private static let nameProblem: @Sendable (String) -> String? = {
    switch $0.count {
    case 0: "This field is required."
    case 1: "2 characters needed"
    case 2: "1 character needed"
    default: nil
    }
  }

  @Test("errors, focus and announcements follow the rules", arguments: subjects, 0..<8)
  func invariants(subject: Subject, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var field = subject.field
    for _ in 0..<150 {
      guard let event = Event.allCases.randomElement(using: &generator) else { return }
      let text = subject.texts.randomElement(using: &generator) ?? ""
      let before = field
      perform(event, text, on: &field)
      let error = field.error?.text(in: "en")
      let old = before.error?.text(in: "en")
      let problem = subject.problem(field.input.rawText)
      #expect(
        error == expectedError(after: event, before: before, old: old, problem: problem),
        "\(event)")
      #expect(
        field.accessibility(in: "en").announcement
          == (old == nil ? error.map { "Error: \($0)" } : nil), "\(event)")
      #expect(field.isFocused == expectedFocus(after: event, before: before), "\(event)")
      #expect(field.isValid == (problem == nil), "\(event)")
      if event == .clear { #expect(field.isEmpty) }
      if event == .edit { #expect(field.input.rawText == text) }
    }
  }

  private func perform(_ event: Event, _ text: String, on field: inout any FormField) {
    switch event {
    case .focus: field.focus()
    case .blur: field.blur()
    case .edit: field.edit(text)
    case .clear: field.clear()
    case .submit: field.submit()
    }
  }

  private func expectedError(
    after event: Event, before: any FormField, old: String?, problem: String?
  ) -> String? {
    switch event {
    case .focus: old
    case .blur: before.isFocused ? problem : old
    case .edit: old == nil ? nil : problem
    case .clear: nil
    case .submit: problem
    }
  }

  private func expectedFocus(after event: Event, before: any FormField) -> Bool {
    switch event {
    case .focus: true
    case .blur: false
    case .edit, .clear, .submit: before.isFocused
    }
  }
}
