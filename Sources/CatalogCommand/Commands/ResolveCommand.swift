internal import CatalogBuild
internal import CatalogRuntime
internal import SourceText

/// `catalog resolve`: shows what a program shows for a key.
enum ResolveCommand {
  /// The command line.
  static let spec = CommandSpec(
    name: "resolve",
    summary: "Shows the text that a program shows for a key, in any language.",
    discussion: [
      """
      The text is found as the run time finds it: by the locale that is asked for, its parents, and the source \
      language. It is formatted with the arguments in their order: a whole number, a number with decimals, or a text. \
      Without any, it is shown as it stands.
      """,
      """
      Exit status: 0 where the text was found, 1 where the key is not there or an argument is missing or of the \
      wrong type, 2 for wrong usage and for catalogs that could not be read or compiled.
      """,
    ],
    operand: .init(
      metaVariable: "KEY", count: .required, help: "The key, as it stands in the catalog."),
    options: [
      .value(
        "table", short: "t", "TABLE",
        help: "The table; without it, Localizable, or the only one that is there."),
      .value(
        "locale", short: "l", "LOCALE",
        help:
          "The locale; without it, that of the environment (LANGUAGE, LC_ALL, LC_MESSAGES, LANG)."),
      .value(
        "arg", short: "a", "VALUE", arity: .repeated,
        help: "The value of the next argument; “--arg” may be given several times."),
      .choice(
        "device", of: FormatOptions.Device.allCases.map { "\($0)" },
        help: "The device, for texts that vary by it."),
      .value(
        "catalog", short: "c", "PATH",
        help:
          "A catalog, a compiled catalog, or a folder of either; without it, the current folder."),
      TableFinder.sourceLanguage,
      ConfigurationLoader.option(),
      TextSyntaxes.option,
      ReadingSettings.format,
    ],
    examples: [
      .init(
        line: "catalog resolve \"Offline maps\" --locale es --catalog Catalogs/Samples",
        explanation: "Shows the Spanish text."),
      .init(
        line: "catalog resolve \"%lld hikes\" --arg 3 --locale pl --catalog Catalogs/Samples",
        explanation: "Shows the plural form that 3 takes in Polish."),
    ],
    run: run)

  private static func run(
    _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(UsageError) -> ExitStatus {
    let key = arguments.operands.first ?? ""
    let tables: CatalogBundle
    guard let project = ConfigurationLoader(context: context).load(for: arguments) else {
      return .failure
    }
    let loader = BundleLoader(
      context, sourceLanguage: try TableFinder.sourceLanguage(of: arguments, project),
      reading: try project.reading(arguments, in: context.environment),
      excluding: project.exclusion)
    switch try loader.load(arguments.value("catalog") ?? ".") {
    case .bundle(let bundle): tables = bundle
    case .failed(let status): return status
    }
    let table = try tableName(arguments.value("table"), in: tables)
    let locale = try locale(arguments.value("locale"), context.environment)
    let (text, issues) = LocalizationIssue.collecting {
      tables.string(
        forKey: key, arguments: arguments.all("arg").map(FormatArgument.init(commandLine:)),
        table: table, locale: locale,
        options: FormatOptions(device: device(arguments.value("device"))))
    }
    guard !issues.contains(where: { $0.problem == .missingKey }) else {
      complain(aboutMissing: key, in: table, of: tables, locale, context)
      return .findings
    }
    let status = context.print(Array((text + "\n").utf8))
    var told: Set<LocalizationIssue.Problem> = []
    for issue in issues where told.insert(issue.problem).inserted {
      context.complain(issue.problem.message)
    }
    return max(status, issues.isEmpty ? .success : .findings)
  }

  private static func complain(
    aboutMissing key: String, in table: String, of bundle: CatalogBundle, _ locale: CatalogLocale,
    _ context: CommandContext
  ) {
    let keys = bundle.keys(ofTable: table)
    if keys.contains(where: { $0.utf8.elementsEqual(key.utf8) }) {
      context.complain(
        "the key “\(key)” has no text in \(locale.identifier), nor in the source language; people see the key"
      )
    } else {
      context.complain(
        "there is no key “\(key)” in the table “\(table)”",
        hint: NameSuggestion.nearest(to: key, among: keys).map { "Did you mean “\($0)”?" })
    }
  }

  private static func tableName(
    _ name: String?, in bundle: CatalogBundle
  ) throws(UsageError) -> String {
    let names = bundle.tableNames
    let standard = CatalogBundle.standardTable
    guard let name else {
      if names.contains(standard) || names.isEmpty { return standard }
      guard let only = names.first, names.count == 1 else {
        throw UsageError(
          "there are several tables: \(names.joined(separator: ", ")); choose one with “--table”")
      }
      return only
    }
    guard names.contains(name) else {
      throw UsageError(
        "there is no table “\(name)”: \(names.joined(separator: ", "))",
        suggestion: NameSuggestion.nearest(to: name, among: names))
    }
    return name
  }

  private static func locale(
    _ name: String?, _ environment: CommandEnvironment
  ) throws(UsageError) -> CatalogLocale {
    if let name {
      try LocaleList.check(name)
      return CatalogLocale(name)
    }
    var variables: [String: String] = [:]
    for name in ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"] {
      variables[name] = environment.variable(name)
    }
    return CatalogLocale(environment: variables)
  }

  private static func device(_ name: String?) -> FormatOptions.Device {
    FormatOptions.Device.allCases.first { "\($0)" == name } ?? .other
  }
}

extension FormatArgument {
  /// The value of `--arg`: a whole number, a number with decimals, or else a text.
  fileprivate init(commandLine text: String) {
    if let number = Int64(text) {
      self = .integer(number)
    } else if let number = UInt64(text) {
      self = .unsignedInteger(number)
    } else if let number = Double(text), number.isFinite, text.utf8.allSatisfy({ $0 != 0x78 }) {
      self = .number(number)
    } else {
      self = .string(text)
    }
  }
}

extension LocalizationIssue.Problem {
  /// What is wrong, in the language of the user.
  fileprivate var message: DiagnosticMessage {
    switch self {
    case .missingTable: "there is no such table"
    case .missingKey: "there is no such key"
    case .missingArgument(let position):
      "the text shows argument \(position), which is missing; add it with “--arg”"
    case .missingNamedArgument(let name):
      "the text shows the argument “\(name)”, which is missing"
    case .mismatchedArgument(let position, let specifier):
      "argument \(position) does not fit the placeholder “\(specifier)”"
    case .message(let problem): problem.message
    case .missingPluralForm: "the text has no plural form for this number; another one is shown"
    case .damagedMessage: "the text is damaged in the compiled catalog"
    case .textTooLong: "the text is too long and was cut"
    case .unusableFile(let path, let reason): "“\(path)” cannot be used: \(reason)"
    case .unnamedLocale: "the locale has no name"
    }
  }
}

extension MessageProblem {
  /// What is wrong, in the language of the user.
  fileprivate var message: DiagnosticMessage {
    switch kind {
    case .unresolvedVariable: "the text shows the argument “\(name)”, which is missing"
    case .unknownFunction: "there is no function “\(name)”"
    case .badOperand: "the function “\(name)” cannot work with its value"
    case .badOption: "the option “\(name)” has no value that can be used"
    case .badSelector: "“\(name)” cannot select a variant"
    case .badVariantKey: "no value can be the key “\(name)”"
    case .unsupportedOperation: "the function “\(name)” cannot do what the text asks for"
    }
  }
}
