import CatalogRuntime

/// The locales of the catalog.
enum Locales {
  static let all: [CatalogLocale] = [
    "ar", "de", "en", "es", "fr", "he", "it", "ja", "ko", "nl", "pl", "pt-BR", "ru", "tr",
    "zh-Hans",
  ]
}
