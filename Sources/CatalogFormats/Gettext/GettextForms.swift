package import CatalogModel

/// Which plural forms of a translation the formats of gettext have a place for.
package struct GettextForms {
  private let lowering: GettextLowering?

  /// Finds the forms that the header of a catalog gives a locale, or that the locale usually has.
  package init(_ catalog: Catalog, locale: String) {
    var header = Catalog(sourceLanguage: catalog.sourceLanguage)
    header.otherFields = catalog.otherFields
    lowering = try? GettextLowering(header, WritingOptions(locale: locale))
  }

  /// Returns the names of the forms of a message that have texts, and that its translation is written without.
  package func leftOut(of message: Message) -> [String] {
    guard let lowering, let variation = message.root.variations.first else { return [] }
    return variation.cases.compactMap { form in
      guard let unit = form.node.unit, unit.value?.isEmpty == false,
        lowering.leavesOut(form, variation.kind, unit)
      else { return nil }
      return form.name
    }
  }
}
