import CatalogRuntime

/// Says that a file is missing, in the language of the process.
public func missingFile(_ name: String) -> String {
  String(localized: "The file “\(name)” is missing.", table: "Failures", bundle: .module)
}

/// Says how many files are missing, in a language of the caller.
public func missingFiles(_ count: Int, in locale: CatalogLocale) -> String {
  String(localized: "\(count) files are missing.", table: "Counts", bundle: .module, locale: locale)
}

/// Says that a file is missing, in a language of the caller.
public func missingFile(_ name: String, in locale: CatalogLocale) -> String {
  String(
    localized: "The file “\(name)” is missing.", table: "Failures", bundle: .module, locale: locale)
}
