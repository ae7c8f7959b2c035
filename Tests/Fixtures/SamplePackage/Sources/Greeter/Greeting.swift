import CatalogRuntime

/// The greeting of somebody, in the language of the process.
func greeting(of name: String) -> String {
  let resource = LocalizedStringResource("Hello, \(name)!", bundle: .module)
  return String(localized: resource)
}
