// A file that imports Foundation and the run time: the names that both know are one type, or of one of them only.

import CatalogRuntime
import Foundation

let locale: Locale = Locale(identifier: "es")
let address: URL = URL(fileURLWithPath: "/tmp")
let now: Date = Date()
let folder: Bundle = Bundle.main
let catalogs: CatalogBundle = .main

func texts(share: Double, count: Int) -> [String] {
  [
    String(localized: "Save", bundle: .main, locale: locale),
    String(localized: "Save", bundle: catalogs, locale: .current),
    String(localized: "Save", locale: CatalogLocale("es")),
    String(localized: "\(now, format: .dateTime.year()) \(count, format: .number)"),
    String(localized: "\(share, format: .percent) \(share, format: .percentage)"),
    String(localized: "\(count, format: .decimal.grouping(.never)) \(share, format: .decimal)"),
    String(localized: LocalizedStringResource("Save", locale: locale, bundle: .atURL(address))),
    catalogs.localizedString(forKey: "Save", value: nil, table: nil),
    folder.localizedString(forKey: "Save", value: nil, table: nil),
    NSLocalizedString("Save", comment: "A button."),
    String.localizedStringWithFormat("%d", count),
  ]
}
