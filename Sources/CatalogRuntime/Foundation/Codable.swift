internal import FoundationEssentials
internal import LocaleCore

/// The type of an argument in its encoded form.
private enum ArgumentKind: String, Codable {
  case string, integer, unsignedInteger, number, decimal, date, specifier
}

extension FormatArgument: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind, value
  }

  /// Decodes an argument.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(ArgumentKind.self, forKey: .kind) {
    case .string: self = .string(try container.decode(String.self, forKey: .value))
    case .integer: self = .integer(try container.decode(Int64.self, forKey: .value))
    case .unsignedInteger:
      self = .unsignedInteger(try container.decode(UInt64.self, forKey: .value))
    case .number: self = .number(try container.decode(Double.self, forKey: .value))
    case .decimal: self = .decimal(try container.decode(String.self, forKey: .value))
    case .date:
      self = .date(secondsSince1970: try container.decode(Double.self, forKey: .value))
    case .specifier: self = .specifier(try container.decode(String.self, forKey: .value))
    }
  }

  /// Encodes the argument; one that is shown by locale becomes its text in the root locale.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .string(let value):
      try container.encode(ArgumentKind.string, forKey: .kind)
      try container.encode(value, forKey: .value)
    case .integer(let value):
      try container.encode(ArgumentKind.integer, forKey: .kind)
      try container.encode(value, forKey: .value)
    case .unsignedInteger(let value):
      try container.encode(ArgumentKind.unsignedInteger, forKey: .kind)
      try container.encode(value, forKey: .value)
    case .number(let value):
      try container.encode(ArgumentKind.number, forKey: .kind)
      try container.encode(value, forKey: .value)
    case .decimal(let value):
      try container.encode(ArgumentKind.decimal, forKey: .kind)
      try container.encode(value, forKey: .value)
    case .date(let value):
      try container.encode(ArgumentKind.date, forKey: .kind)
      try container.encode(value, forKey: .value)
    case .specifier(let value):
      try container.encode(ArgumentKind.specifier, forKey: .kind)
      try container.encode(value, forKey: .value)
    case .localized(let value):
      try container.encode(ArgumentKind.string, forKey: .kind)
      try container.encode(value.text(in: "und"), forKey: .value)
    }
  }
}

extension String.LocalizationValue: Codable {
  private enum CodingKeys: String, CodingKey {
    case key, arguments
  }

  /// Decodes a value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(try container.decode(String.self, forKey: .key))
    arguments = try container.decode([FormatArgument].self, forKey: .arguments)
  }

  /// Encodes key and arguments.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(key, forKey: .key)
    try container.encode(arguments, forKey: .arguments)
  }
}

extension LocalizedStringResource: Codable {
  private enum CodingKeys: String, CodingKey {
    case key, defaultValue, table, locales, url
  }

  /// Decodes a resource.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let url = try container.decodeIfPresent(URL.self, forKey: .url)
    self.init(
      key: try container.decode(String.self, forKey: .key),
      defaultValue: try container.decode(String.LocalizationValue.self, forKey: .defaultValue),
      table: try container.decodeIfPresent(String.self, forKey: .table), locale: nil,
      bundle: url.map { .atURL($0) } ?? .main)
    if let locales = try container.decodeIfPresent([String].self, forKey: .locales) {
      catalogLocale = CatalogLocale(preferences: locales.map { LocaleTag($0) })
    }
  }

  /// Encodes the resource; its bundle by its folder, and the locale of the process as none.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(key, forKey: .key)
    try container.encode(defaultValue, forKey: .defaultValue)
    try container.encodeIfPresent(table, forKey: .table)
    if catalogLocale != .current {
      try container.encode(catalogLocale.preferences, forKey: .locales)
    }
    switch bundle {
    case .main: break
    case .atURL(let url): try container.encode(url, forKey: .url)
    case .bundle(let bundle):
      try container.encode(URL(filePath: bundle.path), forKey: .url)
    }
  }
}
