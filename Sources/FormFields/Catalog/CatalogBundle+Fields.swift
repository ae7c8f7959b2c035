package import CatalogRuntime

extension CatalogBundle {
  /// The bundle with the catalog of this library.
  package static var fields: CatalogBundle { .module }
}
