internal import CatalogBuild
internal import CatalogLint
internal import ICUKit
internal import LocaleCore
internal import SourceText
internal import StructuredText

/// Reads the configuration of a project: what is not understood is an error with its place.
struct ConfigurationReader {
  private static let keys = [
    "$schema", "version", "locales", "exclude", TextSyntaxes.key, FileFormats.key, "sourceLanguage",
    "rules", "coverage",
  ]
  /// Keys that earlier versions took, and that say nothing to a command: they do no harm.
  private static let idleKeys = ["sources"]

  private var reader: CheckedJSON
  private let rules: [RuleDescription]
  private var configuration = ProjectConfiguration()

  /// Reads a configuration.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - rules: Every rule that there is.
  /// - Returns: What it says, with everything that is wrong in it, in the order of the file.
  static func read(
    _ file: SourceFile, rules: [RuleDescription]
  ) -> (configuration: ProjectConfiguration, problems: [FileProblem]) {
    do throws(JSONSyntaxError) {
      var reader = ConfigurationReader(try JSONDocument(parsing: file.bytes), rules)
      reader.readAll()
      reader.configuration.path = file.path
      let problems = reader.reader.problems.sorted { $0.range.start < $1.range.start }
      return (reader.configuration, problems)
    } catch {
      let problem = FileProblem(message: error.message, range: error.range)
      return (ProjectConfiguration(), [problem])
    }
  }

  private init(_ json: JSONDocument, _ rules: [RuleDescription]) {
    reader = CheckedJSON(json)
    self.rules = rules
  }

  private mutating func readAll() {
    let json = reader.json
    // A newer version may have keys that are not known here: then nothing else is worth saying.
    if json.kind(0) == .object,
      let version = json.children(of: 0).first(where: { json.name($0, is: "version") }),
      !hasKnownVersion(version)
    {
      return
    }
    let members = reader.members(
      of: 0, ProjectConfiguration.fileName, named: ConfigurationReader.keys,
      idle: ConfigurationReader.idleKeys)
    for (name, node) in members {
      switch name {
      case "$schema": _ = reader.string(node, name)
      case "locales": configuration.locales = locales(node, name)
      case "exclude": configuration.exclude = globs(node, name)
      case TextSyntaxes.key: configuration.syntaxes = TextSyntaxes(node, in: &reader)
      case FileFormats.key: configuration.formats = FileFormats(node, in: &reader)
      case "sourceLanguage":
        guard let locale = reader.string(node, name), isLocale(locale, at: reader.json.range(node))
        else { continue }
        configuration.sourceLanguage = locale
      case "rules": readRules(node)
      case "coverage": readCoverage(node)
      case let name where ConfigurationReader.idleKeys.contains(name):
        configuration.notes.append(
          FileProblem(
            message: "no command reads “\(name)”, and it changes nothing; remove it",
            range: reader.json.nameRange(node)))
      default: break
      }
    }
  }

  private mutating func hasKnownVersion(_ node: Int) -> Bool {
    guard let version = reader.integer(node, "version", in: 1...Int.max) else { return false }
    guard version > ProjectConfiguration.version else { return true }
    reader.report(
      "this file is of version \(version), and this tool reads version \(ProjectConfiguration.version); update the tool",
      at: reader.json.range(node))
    return false
  }

  private mutating func strings(_ node: Int, _ label: String) -> [(text: String, node: Int)] {
    var strings: [(text: String, node: Int)] = []
    for element in reader.elements(of: node, label) {
      if let text = reader.string(element, label) { strings.append((text, element)) }
    }
    return strings
  }

  private mutating func locales(_ node: Int, _ label: String) -> [String] {
    var locales: [String] = []
    for (locale, element) in strings(node, label)
    where isLocale(locale, at: reader.json.range(element)) && !locales.contains(locale) {
      locales.append(locale)
    }
    return locales
  }

  private mutating func isLocale(_ locale: String, at range: SourceRange) -> Bool {
    do throws(UsageError) {
      try LocaleList.check(locale)
      return true
    } catch {
      reader.report(error.message, at: range, suggestion: error.suggestion)
      return false
    }
  }

  private mutating func globs(_ node: Int, _ label: String) -> [FileGlob] {
    var globs: [FileGlob] = []
    for (pattern, element) in strings(node, label) {
      do throws(FileGlobError) {
        globs.append(try FileGlob(pattern))
      } catch {
        reader.report(error.message(pattern), at: reader.json.range(element))
      }
    }
    return globs
  }

  private mutating func readCoverage(_ node: Int) {
    let members = reader.members(of: node, "coverage", named: ["min", "locales", "accept"])
    for (name, member) in members {
      switch name {
      case "min": configuration.coverage.minimum = reader.percentage(member, name)
      case "accept": configuration.coverage.accepted = acceptedStates(member, name)
      default:
        for (locale, share) in reader.members(of: member, name)
        where isLocale(locale, at: reader.json.nameRange(share)) {
          configuration.coverage.locales[locale] = reader.percentage(share, locale)
        }
      }
    }
  }

  private mutating func acceptedStates(_ node: Int, _ label: String) -> Set<CoverageStatus> {
    var states: Set<CoverageStatus> = []
    for element in reader.elements(of: node, label) {
      guard let name = choice(element, AcceptedStates.names, label),
        case .string(let text) = name, let state = AcceptedStates.status(text)
      else { continue }
      states.insert(state)
    }
    return states
  }

  private mutating func readRules(_ node: Int) {
    for (name, member) in reader.members(of: node, "rules") {
      guard let rule = rules.first(where: { $0.id.rawValue == name }) else {
        reader.report(
          "there is no rule “\(name)”; “catalog rules” lists them",
          at: reader.json.nameRange(member),
          suggestion: NameSuggestion.nearest(to: name, among: rules.map(\.id.rawValue)))
        continue
      }
      switch reader.json.kind(member) {
      case .string: configuration.settings[rule.id] = setting(member, of: name)
      case .object: readRule(rule, member)
      default: reader.reportType(member, name, "a severity or an object")
      }
    }
  }

  private mutating func readRule(_ rule: RuleDescription, _ node: Int) {
    let name = rule.id.rawValue
    let names = ["severity", "locales"] + rule.options.map(\.name)
    var options = RuleOptions()
    for (key, member) in reader.members(of: node, name, named: names) {
      switch key {
      case "severity": configuration.settings[rule.id] = setting(member, of: name)
      case "locales":
        for (locale, severity) in reader.members(of: member, key)
        where isLocale(locale, at: reader.json.nameRange(severity)) {
          configuration.localeSettings[rule.id, default: [:]][locale] = setting(
            severity, of: name)
        }
      default:
        guard let option = rule.options.first(where: { $0.name == key }) else { continue }
        options.values[key] = value(member, option.kind, key)
      }
    }
    if !options.values.isEmpty { configuration.options[rule.id] = options }
  }

  private mutating func setting(
    _ node: Int, of rule: String
  ) -> LintConfiguration.RuleSetting? {
    guard reader.json.kind(node) == .string else {
      reader.reportType(node, rule, "a severity")
      return nil
    }
    do throws(UsageError) {
      return try RuleSettingText.setting(reader.json.string(node) ?? "", of: rule)
    } catch {
      reader.report(error.message, at: reader.json.range(node), suggestion: error.suggestion)
      return nil
    }
  }

  private mutating func value(
    _ node: Int, _ kind: RuleOption.Kind, _ label: String
  ) -> RuleOptionValue? {
    switch kind {
    case .boolean: return reader.boolean(node, label).map { .boolean($0) }
    case .integer(let range): return reader.integer(node, label, in: range).map { .integer($0) }
    case .number(let range): return reader.number(node, label, in: range).map { .number($0) }
    case .string: return reader.string(node, label).map { .string($0) }
    case .choice(let choices): return choice(node, choices, label)
    case .list(let kind):
      var values: [RuleOptionValue] = []
      for element in reader.elements(of: node, label) {
        if let value = value(element, kind, label) { values.append(value) }
      }
      return .list(values)
    case .object(let options): return object(node, options, label)
    case .byLocale(let kind):
      var values: [String: RuleOptionValue] = [:]
      for (locale, member) in reader.members(of: node, label)
      where isLocale(locale, at: reader.json.nameRange(member)) {
        values[locale] = value(member, kind, label)
      }
      return .object(values)
    }
  }

  private mutating func choice(
    _ node: Int, _ choices: [String], _ label: String
  ) -> RuleOptionValue? {
    guard let text = reader.string(node, label) else { return nil }
    if choices.contains(text) { return .string(text) }
    reader.report(
      "“\(text)” is no value of “\(label)”: \(choices.joined(separator: ", "))",
      at: reader.json.range(node),
      suggestion: NameSuggestion.nearest(to: text, among: choices))
    return nil
  }

  private mutating func object(
    _ node: Int, _ options: [RuleOption], _ label: String
  ) -> RuleOptionValue? {
    var values: [String: RuleOptionValue] = [:]
    let members = reader.members(of: node, label, named: options.map(\.name))
    for (name, member) in members {
      guard let option = options.first(where: { $0.name == name }) else { continue }
      values[name] = value(member, option.kind, name)
    }
    guard reader.json.kind(node) == .object else { return nil }
    let names = members.map(\.name)
    for option in options where option.isRequired && !names.contains(option.name) {
      reader.reportMissing(option.name, in: node, label)
    }
    return .object(values)
  }
}
