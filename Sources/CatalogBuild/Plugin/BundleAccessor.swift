/// The Swift source that leads from a target to its compiled catalogs.
package enum BundleAccessor {
  /// The one library that the source needs.
  private static let runtime = "CatalogRuntime"

  /// Returns the source.
  ///
  /// It compiles in a target of any language mode and with any default isolation.
  ///
  /// - Parameters:
  ///   - resources: The name of the folder with the resources of the target, without its extension.
  ///   - folder: The absolute path of the folder that the products are built into.
  package static func source(resources: String, folder: String) -> String {
    """
    // Made by the build tool plugin CompileCatalogs.

    import \(runtime)

    extension CatalogBundle {
      /// The compiled catalogs of this target.
      nonisolated static let module = CatalogBundle(
        resourcesOf: \(literal(resources)),
        builtAt: \(literal(folder)))
    }

    extension LocalizedStringResource.BundleDescription {
      /// The compiled catalogs of this target.
      nonisolated static var module: Self { .bundle(.module) }
    }

    """
  }

  private static func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case let scalar where scalar.value < 0x20 || scalar.value == 0x7F:
        "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
