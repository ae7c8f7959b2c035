import CatalogRuntime

/// A text that no catalog has.
public let plainText = String(localized: "Goodbye", table: "Plain")
