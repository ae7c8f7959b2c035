internal import CatalogRuntime
internal import FormFields
internal import ICUKit

/// The form of the demo, which is the same on a terminal, line by line and on a web page.
enum DemoForm {
  static let name: FieldID = "name"
  static let email: FieldID = "email"
  static let username: FieldID = "username"
  static let password: FieldID = "password"
  static let confirmation: FieldID = "confirmation"
  static let age: FieldID = "age"
  static let date: FieldID = "date"

  static let nameIsRequired = RequiredValidator(message: .fields("Tell us your name."))
  static let nameLength = LengthValidator(minimum: 3, maximum: 40)
  static let usernameLength = LengthValidator(minimum: 3, maximum: 20)
  static let passwordLength = LengthValidator(minimum: 8, maximum: 64)
  static let ageFormat = IntegerFormat<Int>()
  static let dateFormat = DateFormat()
  static let ageRange = RangeValidator(0...150, format: ageFormat)

  /// Makes the empty form.
  ///
  /// - Parameter locale: The locale of the person who fills it in.
  static func make(locale: CatalogLocale) -> Form {
    Form(
      title: FormTitle.details,
      fields: [
        name: nameField, email: emailField, username: usernameField,
        password: passwordField(FieldTitle.password, help: passwordLength.help),
        confirmation: passwordField(FieldTitle.confirmPassword, help: nil), age: ageField(locale),
        date: dateField(locale),
      ], rules: [.equal(confirmation, to: password)], locale: locale)
  }

  private static var nameField: ValidatedField {
    ValidatedField(
      FieldSpecification(
        title: FieldTitle.name, prompt: FieldPrompt.anything, help: nameLength.help,
        symbolName: "person", hints: .name),
      validators: [
        nameIsRequired, InvisibleCharacterValidator(), nameLength,
      ])
  }

  private static var emailField: ValidatedField {
    ValidatedField(
      FieldSpecification(
        title: FieldTitle.email, prompt: FieldPrompt.email, symbolName: "envelope", hints: .email),
      validators: [RequiredValidator(), EmailValidator()])
  }

  private static var usernameField: ValidatedField {
    ValidatedField(
      FieldSpecification(
        title: FieldTitle.username, help: usernameLength.help, symbolName: "at", hints: .username),
      validators: [RequiredValidator(), UsernameValidator(), usernameLength])
  }

  private static func passwordField(
    _ title: LocalizedStringResource, help: LocalizedStringResource?
  ) -> SecureField {
    SecureField(
      FieldSpecification(title: title, help: help, symbolName: "lock", hints: .newPassword),
      validators: [RequiredValidator()] + (help == nil ? [] : [passwordLength]))
  }

  private static func ageField(_ locale: CatalogLocale) -> some FormField {
    ValueField(
      FieldSpecification(
        title: FieldTitle.age, symbolName: "calendar", hints: .number, marking: .optional),
      format: ageFormat, locale: locale, validate: { ageRange.message(for: $0) })
  }

  private static func dateField(_ locale: CatalogLocale) -> some FormField {
    ValueField(
      FieldSpecification(
        title: FieldTitle.date, help: dateFormat.help, symbolName: "calendar", hints: .date,
        marking: .optional), format: dateFormat, locale: locale)
  }
}
