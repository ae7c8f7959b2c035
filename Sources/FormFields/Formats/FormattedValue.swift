internal import CatalogRuntime

/// A value that a message shows by the format of its field, in the locale of the reader.
struct FormattedValue<Format: FieldFormat>: LocalizedArgument {
  let value: Format.Value
  let format: Format

  func text(in locale: CatalogLocale) -> String { format.text(of: value, in: locale) }
}
