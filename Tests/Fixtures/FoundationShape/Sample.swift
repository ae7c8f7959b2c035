// Each name of Foundation that Documentation/FoundationAPI.md calls covered, used as Apple’s documentation does. A comment
// names what the lines below it use.

#if canImport(CatalogRuntime)
  import CatalogRuntime

  typealias Bundle = CatalogBundle
#else
  import Foundation
#endif

struct Action: CustomLocalizedStringResourceConvertible {
  // CustomLocalizedStringResourceConvertible.localizedStringResource
  var localizedStringResource: LocalizedStringResource { "Archive" }
}

/// A format style of one’s own.
struct Roman: FormatStyle {
  func format(_ value: Int) -> String { String(repeating: "I", count: value) }
}

func strings(name: String, count: Int) -> [String] {
  var options = String.LocalizationOptions()
  options.replacements = [count]
  let resource = LocalizedStringResource("Hello \(name)")
  return [
    // String.init(localized:table:bundle:locale:comment:)
    String(localized: "Save"),
    String(localized: "Hello \(name), \(count) files", comment: "The greeting of the start page."),
    String(
      localized: "Save", table: "Buttons", bundle: .main, locale: .current, comment: "A button."),
    String(localized: "Save", table: nil, bundle: nil, comment: nil),
    // String.init(localized:defaultValue:table:bundle:locale:comment:)
    String(localized: "GREETING", defaultValue: "Hello \(name)"),
    String(
      localized: "GREETING", defaultValue: "Hello \(name)", table: "Start", bundle: .main,
      locale: Locale(identifier: "es"), comment: "The greeting of the start page."),
    // String.init(localized:options:table:bundle:locale:comment:)
    String(localized: "\(placeholder: .int) files", options: options),
    String(
      localized: "\(placeholder: .int) files", options: options, table: "Files", bundle: .main,
      locale: .current, comment: "How many files there are."),
    // String.init(localized:defaultValue:options:table:bundle:locale:comment:)
    String(localized: "FILES", defaultValue: "\(placeholder: .int) files", options: options),
    String(
      localized: "FILES", defaultValue: "\(placeholder: .int) files", options: options,
      table: "Files", bundle: .main, locale: .current, comment: "How many files there are."),
    // String.init(localized:)
    String(localized: resource),
    String(localized: Action().localizedStringResource),
    // String.init(localized:options:)
    String(localized: resource, options: options),
    // Bundle.localizedString(forKey:value:table:)
    Bundle.main.localizedString(forKey: "Save", value: nil, table: nil),
    Bundle.main.localizedString(forKey: "Save", value: "Save", table: "Buttons"),
  ]
}

func values(name: String) -> [String.LocalizationValue] {
  let prefix = name.prefix(1)
  let (tiny, small, medium, large) = (Int8(1), Int16(1), Int32(1), Int64(1))
  let (byte, short, word, long) = (UInt8(1), UInt16(1), UInt32(1), UInt64(1))
  return [
    // String.LocalizationValue.init(_:)
    String.LocalizationValue(name),
    // String.LocalizationValue.init(stringLiteral:)
    "Save",
    // String.LocalizationValue.init(stringInterpolation:)
    // String.LocalizationValue.StringInterpolation.init(literalCapacity:interpolationCount:)
    // String.LocalizationValue.StringInterpolation.appendLiteral(_:)
    // String.LocalizationValue.StringInterpolation.appendInterpolation(_:)
    "Hello \(name), \(prefix)",
    "\(1) \(tiny) \(small) \(medium) \(large)",
    "\(UInt(1)) \(byte) \(short) \(word) \(long)",
    "\(Float(1)) \(1.5)",
    "\(Action()) and \(LocalizedStringResource("Save"))",
    // String.LocalizationValue.StringInterpolation.appendInterpolation(_:specifier:)
    "\(1.5, specifier: "%.1f") \(255, specifier: "%llx")",
    // String.LocalizationValue.StringInterpolation.appendInterpolation(_:format:)
    "\(1, format: Roman())",
    // String.LocalizationValue.StringInterpolation.appendInterpolation(placeholder:)
    "\(placeholder: .int) \(placeholder: .uint) \(placeholder: .float)",
    // String.LocalizationValue.StringInterpolation.appendInterpolation(placeholder:specifier:)
    "\(placeholder: .double, specifier: "%.2lf") \(placeholder: .object, specifier: "%@")",
  ]
}

func resources(name: String) -> [LocalizedStringResource] {
  [
    // LocalizedStringResource.init(_:table:locale:bundle:comment:)
    LocalizedStringResource("Save"),
    LocalizedStringResource("Hello \(name)", table: "Start", locale: .current, bundle: .main),
    LocalizedStringResource("Save", bundle: .forClass(Window.self), comment: "A button."),
    LocalizedStringResource("Save", bundle: Bundle.main),
    // LocalizedStringResource.init(_:defaultValue:table:locale:bundle:comment:)
    LocalizedStringResource("GREETING", defaultValue: "Hello \(name)"),
    LocalizedStringResource(
      "GREETING", defaultValue: "Hello \(name)", table: "Start", locale: .current, bundle: .main,
      comment: "The greeting of the start page."),
    LocalizedStringResource("GREETING", defaultValue: "Hello \(name)", bundle: Bundle.main),
    // LocalizedStringResource.init(stringLiteral:)
    "Save",
    // LocalizedStringResource.init(stringInterpolation:)
    "Hello \(name)",
  ]
}

func properties(of resource: LocalizedStringResource, folder: URL) -> Bool {
  var fixed = resource
  // LocalizedStringResource.locale
  fixed.locale = .current
  let locale: Locale = fixed.locale
  // LocalizedStringResource.key
  let key: String = fixed.key
  // LocalizedStringResource.defaultValue
  let value: String.LocalizationValue = fixed.defaultValue
  // LocalizedStringResource.table
  let table: String? = fixed.table
  // LocalizedStringResource.localizedStringResource
  let itself: LocalizedStringResource = fixed.localizedStringResource
  // LocalizedStringResource.bundle
  // LocalizedStringResource.BundleDescription.main
  // LocalizedStringResource.BundleDescription.atURL(_:)
  // LocalizedStringResource.BundleDescription.forClass(_:)
  let isMain =
    switch fixed.bundle {
    case .main: true
    default: false
    }
  let places: [LocalizedStringResource.BundleDescription] = [
    .main, .atURL(folder), .forClass(Window.self),
  ]
  return isMain && locale == .current && itself == fixed && value == fixed.defaultValue
    && key == table && places.count == 3
}

func options() -> [any Sendable]? {
  // String.LocalizationOptions.init()
  var options = String.LocalizationOptions()
  // String.LocalizationOptions.replacements
  options.replacements = [1, 2.5, UInt8(3)]
  return options.replacements
}

func placeholders() -> [String.LocalizationValue.Placeholder] {
  // String.LocalizationValue.Placeholder.int
  // String.LocalizationValue.Placeholder.uint
  // String.LocalizationValue.Placeholder.float
  // String.LocalizationValue.Placeholder.double
  // String.LocalizationValue.Placeholder.object
  [.int, .uint, .float, .double, .object]
}

func conforms<Value: Codable & Equatable & Sendable>(_ type: Value.Type) {}

func conformances() {
  conforms(LocalizedStringResource.self)
  conforms(String.LocalizationValue.self)
}

final class Window {}
