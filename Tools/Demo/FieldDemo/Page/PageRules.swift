internal import CatalogRuntime
internal import FormFields
internal import ICUKit

/// The checks of the form as data for the script of the page: what each takes, and what it says.
///
/// Every message is what the validator itself says to an input that is wrong.
struct PageRules {
  let locale: CatalogLocale

  /// Returns the checks of a field, in their order.
  func rules(of id: FieldID) -> [JSONValue] {
    switch id {
    case DemoForm.name: [required(DemoForm.nameIsRequired), invisible, length(DemoForm.nameLength)]
    case DemoForm.email: [required(), email]
    case DemoForm.username: [required(), username, length(DemoForm.usernameLength)]
    case DemoForm.password: [required(), length(DemoForm.passwordLength)]
    case DemoForm.confirmation: [required(), confirmation]
    case DemoForm.age: [age]
    case DemoForm.date: [date]
    default: []
    }
  }

  private func required(_ validator: RequiredValidator = RequiredValidator()) -> JSONValue {
    ["type": "required", "message": message(validator, "")]
  }

  private var invisible: JSONValue {
    ["type": "invisible", "message": message(InvisibleCharacterValidator(), "\u{200B}")]
  }

  private func length(_ validator: LengthValidator) -> JSONValue {
    let maximum = validator.maximum ?? LineEditor.limit
    return [
      "type": "length", "minimum": .integer(validator.minimum), "maximum": .integer(maximum),
      "tooShort": PluralForms.templates(in: locale) { Self.tooShort(by: $0) },
      "tooLong": PluralForms.templates(in: locale) { Self.tooLong(by: $0) },
    ]
  }

  private static func tooShort(by count: Int) -> LocalizedStringResource {
    .fields("\(count) characters needed")
  }

  private static func tooLong(by count: Int) -> LocalizedStringResource {
    .fields("\(count) characters too many")
  }

  private var email: JSONValue {
    ["type": "email", "message": message(EmailValidator(), "@")]
  }

  private var username: JSONValue {
    let validator = UsernameValidator()
    return [
      "type": "username", "invisible": message(validator, "\u{200B}"),
      "characters": message(validator, "!"), "mixed": message(validator, "a\u{436}"),
    ]
  }

  private var confirmation: JSONValue {
    var form = DemoForm.make(locale: locale)
    form.edit(DemoForm.password, "a")
    form.edit(DemoForm.confirmation, "b")
    let problem = form[DemoForm.confirmation]?.relationProblem
    return [
      "type": "equal", "other": .string(DemoForm.password.rawValue),
      "message": .string(problem?.text(in: locale) ?? ""),
    ]
  }

  private var age: JSONValue {
    let range = DemoForm.ageRange
    return [
      "type": "integer", "minimum": .integer(range.minimum ?? 0),
      "maximum": .integer(range.maximum ?? .max), "range": message(range, "-1"),
      "notWhole": .string(Self.quoting(DemoForm.ageFormat, in: locale)),
    ]
  }

  private var date: JSONValue {
    let pattern = DatePattern(format: DemoForm.dateFormat, locale: locale)
    return [
      "type": "date", "order": .array(pattern.order.map { .string($0) }),
      "pattern": .string(pattern.template), "samples": .array(pattern.samples.map { .string($0) }),
      "shortYear": .string(DemoForm.dateFormat.help.text(in: locale)),
      "notDate": .string(Self.quoting(DemoForm.dateFormat, in: locale)),
    ]
  }

  /// Returns what a format says to a text that is no value, with a place for the text.
  private static func quoting(_ format: some FieldFormat, in locale: CatalogLocale) -> String {
    do throws(FieldParseError) {
      _ = try format.value(of: FieldInput("{text}"), in: locale)
      return ""
    } catch {
      return PageTemplate.text(of: error.message, in: locale)
    }
  }

  private func message(_ validator: some Validator, _ wrong: String) -> JSONValue {
    .string(validator.message(for: FieldInput(verbatim: wrong), in: locale)?.text(in: locale) ?? "")
  }
}
