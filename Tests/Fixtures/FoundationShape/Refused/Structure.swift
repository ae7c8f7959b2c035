import CatalogRuntime

struct Point { let x = 1 }

let text = String(localized: "At \(Point())")
