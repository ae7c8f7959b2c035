import CatalogRuntime

let isOpen = true
let text = String(localized: "Open: \(isOpen)")
