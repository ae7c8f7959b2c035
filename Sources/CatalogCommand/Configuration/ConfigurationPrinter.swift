internal import CatalogBuild
internal import CatalogFormats
internal import CatalogLint
internal import CatalogModel
internal import SourceText
internal import StructuredText

/// Prints the configuration that is in force, so that it can be read back.
enum ConfigurationPrinter {
  /// Returns the configuration as JSON, with every rule.
  ///
  /// - Parameters:
  ///   - configuration: What the file says.
  ///   - lint: What is left of it, with the command line.
  ///   - rules: Every rule.
  static func text(
    _ configuration: ProjectConfiguration, _ lint: LintConfiguration, rules: [RuleDescription]
  ) -> [UInt8] {
    let ruleMembers = rules.sorted { $0.id < $1.id }.map { rule in
      JSONValue.Member(rule.id.rawValue, value(of: rule, lint))
    }
    let members: [JSONValue.Member] = [
      .init("version", .number(String(ProjectConfiguration.version))),
      .init("locales", strings(lint.locales)),
      .init("exclude", strings(configuration.exclude.map(\.pattern))),
      .init(TextSyntaxes.key, value(of: configuration.syntaxes)),
      .init(
        FileFormats.key,
        .object(
          configuration.formats.patterns.map { .init($0.files.pattern, .string($0.format.id)) })),
    ]
    let language = configuration.sourceLanguage.map {
      JSONValue.Member("sourceLanguage", .string($0))
    }
    let others: [JSONValue.Member] = [
      .init("rules", .object(ruleMembers)),
      .init("coverage", value(of: configuration.coverage)),
    ]
    return JSONWriter.write(.object(members + [language].compactMap(\.self) + others)) + [
      UInt8(ascii: "\n")
    ]
  }

  private static func strings(_ texts: [String]) -> JSONValue {
    .array(texts.map { .string($0) })
  }

  private static func value(of rule: RuleDescription, _ lint: LintConfiguration) -> JSONValue {
    let severity = JSONValue.string(RuleSettingText.text(lint.severity(of: rule)))
    var members: [JSONValue.Member] = []
    let locales = (lint.localeSettings[rule.id] ?? [:]).sorted { $0.key < $1.key }
    if !locales.isEmpty {
      let settings = locales.map { locale, setting in
        JSONValue.Member(locale, .string(RuleSettingText.text(setting.severity)))
      }
      members.append(.init("locales", .object(settings)))
    }
    for option in rule.options {
      let value = lint.options[rule.id]?[option.name] ?? option.defaultValue
      if let value { members.append(.init(option.name, value.json)) }
    }
    return members.isEmpty ? severity : .object([.init("severity", severity)] + members)
  }

  private static func value(of syntaxes: TextSyntaxes) -> JSONValue {
    if syntaxes.patterns.isEmpty, let standard = syntaxes.standard {
      return .string(standard.rawValue)
    }
    return .object(
      syntaxes.patterns.map { .init($0.files.pattern, .string($0.syntax.rawValue)) })
  }

  private static func value(of coverage: ProjectConfiguration.Coverage) -> JSONValue {
    var members: [JSONValue.Member] = []
    if let minimum = coverage.minimum {
      members.append(.init("min", .number(minimum.description)))
    }
    if !coverage.locales.isEmpty {
      let locales = coverage.locales.sorted { $0.key < $1.key }
      members.append(
        .init(
          "locales",
          .object(locales.map { .init($0.key, .number($0.value.description)) })))
    }
    let accepted = CoverageStatus.acceptable.filter(coverage.accepted.contains)
    if !accepted.isEmpty {
      members.append(.init("accept", strings(accepted.map(AcceptedStates.name))))
    }
    return .object(members)
  }
}

extension RuleOptionValue {
  /// The value as JSON, with the members of objects by their names.
  var json: JSONValue {
    switch self {
    case .boolean(let value): .bool(value)
    case .integer(let value): .number(String(value))
    case .number(let value): .number(DecimalText.text(value))
    case .string(let value): .string(value)
    case .list(let values): .array(values.map(\.json))
    case .object(let members):
      .object(members.sorted { $0.key < $1.key }.map { .init($0.key, $0.value.json) })
    }
  }
}
