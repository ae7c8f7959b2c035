internal import CatalogBuild
internal import CatalogLint
internal import CatalogModel
internal import SourceText
internal import StructuredText

/// Makes the JSON Schema of `catalog.json` from the descriptions of the rules.
enum ConfigurationSchema {
  /// Returns the schema (JSON Schema, draft 2020-12).
  static func text(rules: [RuleDescription]) -> [UInt8] {
    let ruleMembers = rules.sorted { $0.id < $1.id }.map { rule in
      JSONValue.Member(rule.id.rawValue, schema(of: rule))
    }
    let root = object(
      [
        ("$schema", typed("string", "The schema, for editors.")),
        (
          "version",
          .object([
            .init("const", .number(String(ProjectConfiguration.version))),
            .init("description", .string("The version of the format.")),
          ])
        ),
        ("locales", list(reference("locale"), "The locales that must be there.")),
        (
          "exclude",
          list(
            anyText, "Patterns of the files and folders that are left out, relative to this file.")
        ),
        (TextSyntaxes.key, syntax),
        (FileFormats.key, formats),
        (
          "sourceLanguage",
          described(
            reference("locale"),
            "The language of the source texts of files that do not name it.")
        ),
        ("rules", object(ruleMembers.map { ($0.name, $0.value) }, "Severities and options.")),
        ("coverage", coverage),
      ], "The configuration of the tool catalog.")
    guard case .object(let members) = root else { return [] }
    let head: [JSONValue.Member] = [
      .init("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      .init("title", .string(ProjectConfiguration.fileName)),
    ]
    let definitions = JSONValue.Member("$defs", .object([severityDefinition, localeDefinition]))
    return JSONWriter.write(.object(head + members + [definitions])) + [UInt8(ascii: "\n")]
  }

  private static let severityDefinition = JSONValue.Member(
    "severity",
    .object([.init("enum", .array(RuleSettingText.all.map { .string($0) }))]))

  private static let localeDefinition = JSONValue.Member(
    "locale",
    .object([
      .init("type", .string("string")),
      .init("pattern", .string("^[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*$")),
    ]))

  private static let anyText = JSONValue.object([
    .init("type", .string("string")), .init("minLength", .number("1")),
  ])

  private static let percent = JSONValue.object([
    .init("type", .string("number")), .init("minimum", .number("0")),
    .init("maximum", .number("100")),
  ])

  private static var syntax: JSONValue {
    let name = JSONValue.object([
      .init("enum", .array(TextSyntaxes.names.map { .string($0) }))
    ])
    return .object([
      .init(
        "description",
        .string(
          "How the texts of catalogs say where values stand in them, for all or by patterns of files, of which the first that matches counts."
        )),
      .init(
        "oneOf",
        .array([
          name,
          .object([.init("type", .string("object")), .init("additionalProperties", name)]),
        ])),
    ])
  }

  private static var formats: JSONValue {
    .object([
      .init(
        "description",
        .string(
          "The formats of files by patterns, of which the first that matches counts; all other files tell it themselves."
        )),
      .init("type", .string("object")),
      .init(
        "additionalProperties",
        .object([.init("enum", .array(FileFormats.names.map { .string($0) }))])),
    ])
  }

  private static var coverage: JSONValue {
    object(
      [
        (
          "min", described(percent, "The share of translated entries for every locale, in percent.")
        ),
        ("locales", described(byLocale(percent), "The shares for single locales.")),
        (
          "accept",
          list(
            .object([.init("enum", .array(AcceptedStates.names.map { .string($0) }))]),
            "The states of texts that count as translated; “translated” always does.")
        ),
      ],
      "What “catalog coverage” asks for.")
  }

  private static func schema(of rule: RuleDescription) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("severity", severity(of: rule)), ("locales", byLocale(severity(of: rule))),
    ]
    for option in rule.options {
      members.append((option.name, described(schema(of: option.kind), option.summary)))
    }
    return .object([
      .init("description", .string(rule.summary)),
      .init("default", .string(rule.severityName)),
      .init("oneOf", .array([severity(of: rule), object(members)])),
    ])
  }

  /// What can be said of a rule: a file that could not be checked is always told.
  private static func severity(of rule: RuleDescription) -> JSONValue {
    guard rule.id == .catalogParse else { return reference("severity") }
    return .object([
      .init("enum", .array(RuleSettingText.all.filter { $0 != "off" }.map { .string($0) }))
    ])
  }

  private static func schema(of kind: RuleOption.Kind) -> JSONValue {
    switch kind {
    case .boolean: .object([.init("type", .string("boolean"))])
    case .integer(let range):
      bounded(
        "integer", String(range.lowerBound),
        range.upperBound == .max ? nil : String(range.upperBound))
    case .number(let range):
      bounded(
        "number", DecimalText.text(range.lowerBound),
        range.upperBound.isFinite ? DecimalText.text(range.upperBound) : nil)
    case .string: anyText
    case .choice(let choices): .object([.init("enum", .array(choices.map { .string($0) }))])
    case .list(let kind): list(schema(of: kind))
    case .object(let options):
      object(
        options.map { ($0.name, described(schema(of: $0.kind), $0.summary)) },
        required: options.filter(\.isRequired).map(\.name))
    case .byLocale(let kind): byLocale(schema(of: kind))
    }
  }

  private static func bounded(_ type: String, _ lower: String, _ upper: String?) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("type", .string(type)), .init("minimum", .number(lower)),
    ]
    if let upper { members.append(.init("maximum", .number(upper))) }
    return .object(members)
  }

  private static func reference(_ name: String) -> JSONValue {
    .object([.init("$ref", .string("#/$defs/" + name))])
  }

  private static func typed(_ type: String, _ description: String) -> JSONValue {
    described(.object([.init("type", .string(type))]), description)
  }

  private static func described(_ schema: JSONValue, _ description: String) -> JSONValue {
    guard case .object(let members) = schema else { return schema }
    return .object([.init("description", .string(description))] + members)
  }

  private static func list(_ items: JSONValue, _ description: String? = nil) -> JSONValue {
    let schema = JSONValue.object([.init("type", .string("array")), .init("items", items)])
    return description.map { described(schema, $0) } ?? schema
  }

  private static func byLocale(_ value: JSONValue) -> JSONValue {
    .object([
      .init("type", .string("object")), .init("propertyNames", reference("locale")),
      .init("additionalProperties", value),
    ])
  }

  private static func object(
    _ members: [(String, JSONValue)], _ description: String? = nil, required: [String] = []
  ) -> JSONValue {
    var schema: [JSONValue.Member] = [
      .init("type", .string("object")),
      .init("properties", .object(members.map { .init($0.0, $0.1) })),
      .init("additionalProperties", .bool(false)),
    ]
    if !required.isEmpty {
      schema.append(.init("required", .array(required.map { .string($0) })))
    }
    return description.map { described(.object(schema), $0) } ?? .object(schema)
  }
}
