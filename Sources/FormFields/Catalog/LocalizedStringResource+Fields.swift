package import CatalogRuntime

extension LocalizedStringResource {
  /// A text of the catalog of this library, `Fields`.
  ///
  /// - Parameter keyAndValue: The key, with its arguments.
  package static func fields(_ keyAndValue: String.LocalizationValue) -> LocalizedStringResource {
    LocalizedStringResource(keyAndValue, table: "Fields", bundle: .module)
  }
}
