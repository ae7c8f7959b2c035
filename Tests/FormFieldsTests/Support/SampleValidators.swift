import CatalogRuntime

@testable import FormFields

/// Refuses an empty text.
struct SampleRequired: Validator {
  func message(for input: FieldInput) -> LocalizedStringResource? {
    input.text.isEmpty ? .fields("This field is required.") : nil
  }
}

/// Counts characters; the empty text passes.
struct SampleMinimum: Validator {
  let minimum: Int

  init(_ minimum: Int) { self.minimum = minimum }

  func message(for input: FieldInput) -> LocalizedStringResource? {
    let missing = minimum - input.text.count
    return input.text.isEmpty || missing <= 0 ? nil : .fields("\(missing) characters needed")
  }
}

/// Whole numbers; thousands are grouped as the language does.
struct SampleNumber: FieldFormat {
  func text(of value: Int, in locale: CatalogLocale) -> String {
    let digits = String(value)
    guard digits.count > 3 else { return digits }
    return digits.dropLast(3) + Self.separator(in: locale) + digits.suffix(3)
  }

  func value(of input: FieldInput, in locale: CatalogLocale) throws(FieldParseError) -> Int {
    let digits = input.text.split(separator: Self.separator(in: locale)).joined()
    guard let value = Int(digits) else {
      throw FieldParseError(message: .fields("“\(input.text)” is not a whole number."))
    }
    return value
  }

  private static func separator(in locale: CatalogLocale) -> String {
    locale.identifier.hasPrefix("es") ? "." : ","
  }
}
