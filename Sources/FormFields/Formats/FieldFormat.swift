public import CatalogRuntime

/// How the values of a field are shown as a text that can be edited, and read back.
public protocol FieldFormat: Sendable {
  /// What the field holds.
  associatedtype Value: Equatable & Sendable

  /// Returns the text of a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - locale: The locale of the person who edits it.
  func text(of value: Value, in locale: CatalogLocale) -> String

  /// Reads a value from an input.
  ///
  /// - Parameters:
  ///   - input: What was typed.
  ///   - locale: The locale of the person who typed it.
  /// - Throws: ``FieldParseError`` with a sentence for that person.
  func value(of input: FieldInput, in locale: CatalogLocale) throws(FieldParseError) -> Value
}
