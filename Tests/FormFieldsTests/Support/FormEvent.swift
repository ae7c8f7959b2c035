@testable import FormFields

/// Something that a person does to a form.
enum FormEvent {
  case focus(FieldID)
  case next, previous, blur
  case type(FieldID, String)
  case clear(FieldID)
  case submit
  case save
  case enable(FieldID)
  case disable(FieldID)

  /// Returns an event; half of them type something.
  static func random(using generator: inout some RandomNumberGenerator) -> FormEvent {
    let id = ObservedForm.ids.randomElement(using: &generator) ?? "name"
    switch Int.random(in: 0..<24, using: &generator) {
    case 0...2: return .focus(id)
    case 3, 4: return .next
    case 5: return .previous
    case 6: return .blur
    case 7, 8: return .clear(id)
    case 9, 10: return .submit
    case 11, 12: return .save
    case 13: return .disable(id)
    case 14, 15: return .enable(id)
    default:
      let texts = ObservedForm.texts[id] ?? []
      return .type(id, texts.randomElement(using: &generator) ?? "")
    }
  }
}
