import CatalogRuntime

let name: String? = nil
let text = String(localized: "Hello \(name)")
