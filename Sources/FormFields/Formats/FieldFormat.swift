public import CatalogRuntime

/// How the values of a field are shown, as a text that can be edited too, and read back.
public protocol FieldFormat: Sendable {
  /// What the field holds.
  associatedtype Value: Equatable & Sendable

  /// Returns the text of a value as it is shown: in messages and in entries of a form.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - locale: The locale of the reader.
  func text(of value: Value, in locale: CatalogLocale) -> String

  /// Returns the text of a value as a person edits it, with all that reading it back keeps.
  ///
  /// That is ``text(of:in:)`` unless a format shows less than it reads.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - locale: The locale of the person who edits it.
  func editableText(of value: Value, in locale: CatalogLocale) -> String

  /// Returns what is said of a value outside of a range; `nil` for a range without bounds.
  ///
  /// It speaks of numbers unless a format does otherwise.
  ///
  /// - Parameters:
  ///   - minimum: The smallest value, which is allowed; `nil` for no limit.
  ///   - maximum: The greatest value, which is allowed; `nil` for no limit.
  func rangeMessage(minimum: Value?, maximum: Value?) -> LocalizedStringResource?

  /// Reads a value from an input.
  ///
  /// - Parameters:
  ///   - input: What was typed.
  ///   - locale: The locale of the person who typed it.
  /// - Throws: ``FieldParseError`` with a sentence for that person.
  func value(of input: FieldInput, in locale: CatalogLocale) throws(FieldParseError) -> Value
}

extension FieldFormat {
  /// Returns the text as it is shown.
  public func editableText(of value: Value, in locale: CatalogLocale) -> String {
    text(of: value, in: locale)
  }

  /// Returns a sentence about numbers.
  ///
  /// “Enter a number between 1 and 1,000.”
  public func rangeMessage(minimum: Value?, maximum: Value?) -> LocalizedStringResource? {
    RangeWording.message(minimum: minimum, maximum: maximum, format: self)
  }

  /// Returns a value as a message shows it.
  func argument(_ value: Value) -> FormattedValue<Self> {
    FormattedValue(value: value, format: self)
  }
}
