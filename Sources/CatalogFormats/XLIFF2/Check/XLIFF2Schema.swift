/// What an element of XLIFF 2 may hold.
struct XLIFF2ElementRule: Sendable {
  /// A place in the order of what an element holds.
  enum Slot: Sendable {
    /// Elements with one of the names, so many of them.
    case elements([XLIFF2Name], minimum: Int, maximum: Int)
    /// Elements of modules, each at most once unless it may be repeated, and those of extensions.
    case foreign(modules: [XLIFF2Name], repeated: [XLIFF2Name])
    /// Elements of any namespace but one.
    case anything(but: XLIFF2Namespace)
  }

  struct Attribute: Sendable {
    let name: String
    let type: XLIFF2ValueType
    let isRequired: Bool
  }

  /// Which attributes of other namespaces an element may have.
  enum ForeignAttributes: Sendable {
    case none
    /// Those of the modules alone.
    case modules([XLIFF2Namespace])
    /// Any; `isXMLAllowed` says whether `xml:lang` and `xml:id` are among them.
    case any(isXMLAllowed: Bool)
  }

  let attributes: [Attribute]
  let foreignAttributes: ForeignAttributes
  let slots: [Slot]
  /// Whether text may stand in it.
  let holdsText: Bool
}

/// The elements and attributes of XLIFF 2.0 to 2.2 and of their modules (the schemas of XLIFF 2.1 and 2.2, and the
/// lists of attributes of each element in the specifications).
enum XLIFF2Schema {
  typealias Rule = XLIFF2ElementRule

  /// Returns the rule of an element, or `nil` where a namespace of XLIFF has no such element.
  static func rule(_ name: XLIFF2Name) -> Rule? { rules[name] }

  /// Returns the type of an attribute that a module defines for elements of the core, or `nil` where it has none
  /// such.
  static func moduleAttribute(_ name: XLIFF2Name) -> XLIFF2ValueType? { moduleAttributes[name] }

  private static let inline = ["cp", "ph", "pc", "sc", "ec", "mrk", "sm", "em"].map(core)

  private static func core(_ local: String) -> XLIFF2Name { XLIFF2Name(.core, local) }

  private static func required(_ name: String, _ type: XLIFF2ValueType) -> Rule.Attribute {
    Rule.Attribute(name: name, type: type, isRequired: true)
  }

  private static func optional(_ name: String, _ type: XLIFF2ValueType = .text) -> Rule.Attribute {
    Rule.Attribute(name: name, type: type, isRequired: false)
  }

  private static func some(_ names: [XLIFF2Name], atLeast minimum: Int = 0) -> Rule.Slot {
    .elements(names, minimum: minimum, maximum: .max)
  }

  private static func one(_ name: XLIFF2Name, isRequired: Bool = false) -> Rule.Slot {
    .elements([name], minimum: isRequired ? 1 : 0, maximum: 1)
  }

  private static func rule(
    _ attributes: [Rule.Attribute], _ slots: [Rule.Slot] = [],
    _ foreign: Rule.ForeignAttributes = .none, holdsText: Bool = false
  ) -> Rule {
    Rule(
      attributes: attributes, foreignAttributes: foreign, slots: slots, holdsText: holdsText)
  }

  private static let direction = XLIFF2ValueType.word(["ltr", "rtl", "auto"])
  private static let space = optional("xml:space", .word(["default", "preserve"]))
  private static let codeModules = Rule.ForeignAttributes.modules([.formatStyle, .sizeRestriction])
  private static let repeatedModules = [
    XLIFF2Name(.changeTracking, "changeTrack"), XLIFF2Name(.its, "provenanceRecords"),
    XLIFF2Name(.its, "locQualityIssues"),
  ]

  private static func modules(_ names: [XLIFF2Name]) -> Rule.Slot {
    .foreign(modules: names, repeated: repeatedModules)
  }

  private static let rules: [XLIFF2Name: Rule] = {
    var rules: [XLIFF2Name: Rule] = [:]
    for (namespace, elements) in tables {
      for (local, rule) in elements { rules[XLIFF2Name(namespace, local)] = rule }
    }
    return rules
  }()

  private static let tables: [(XLIFF2Namespace, [String: Rule])] = [
    (.core, structure), (.core, codes), (.matches, matches), (.glossary, glossary),
    (.metadata, metadata), (.resourceData, resourceData), (.changeTracking, changeTracking),
    (.sizeRestriction, sizeRestriction), (.validation, validation), (.its, its),
  ]
}

// The core.
extension XLIFF2Schema {
  private static let inherited = [
    optional("canResegment", .yesNo), optional("translate", .yesNo), optional("srcDir", direction),
    optional("trgDir", direction), space,
  ]

  private static let structure: [String: Rule] = [
    "xliff": rule(
      [
        required("version", .word(["2.0", "2.1", "2.2"])), required("srcLang", .language),
        optional("trgLang", .language), space,
      ],
      [
        one(core("notes")), one(XLIFF2Name(.metadata, "metadata")),
        some([core("file")], atLeast: 1),
      ], .any(isXMLAllowed: true)),
    "file": rule(
      [required("id", .nameToken), optional("original")] + inherited,
      [
        one(core("skeleton")),
        modules([
          XLIFF2Name(.metadata, "metadata"), XLIFF2Name(.resourceData, "resourceData"),
          XLIFF2Name(.sizeRestriction, "profiles"), XLIFF2Name(.sizeRestriction, "data"),
          XLIFF2Name(.validation, "validation"),
        ]),
        one(core("notes")), some([core("unit"), core("group")], atLeast: 1),
      ], .any(isXMLAllowed: true)),
    "skeleton": rule(
      [optional("href")], [.foreign(modules: [], repeated: [])], holdsText: true),
    "group": rule(
      [required("id", .nameToken), optional("name"), optional("type", .userDefined)] + inherited,
      [
        modules([
          XLIFF2Name(.metadata, "metadata"), XLIFF2Name(.sizeRestriction, "data"),
          XLIFF2Name(.validation, "validation"),
        ]), one(core("notes")), some([core("unit"), core("group")]),
      ], .any(isXMLAllowed: true)),
    "unit": rule(
      [required("id", .nameToken), optional("name"), optional("type", .userDefined)] + inherited,
      [
        modules([
          XLIFF2Name(.matches, "matches"), XLIFF2Name(.glossary, "glossary"),
          XLIFF2Name(.metadata, "metadata"), XLIFF2Name(.resourceData, "resourceData"),
          XLIFF2Name(.sizeRestriction, "data"), XLIFF2Name(.validation, "validation"),
        ]), one(core("notes")), one(core("originalData")),
        some([core("segment"), core("ignorable")], atLeast: 1),
      ], .any(isXMLAllowed: true)),
    "segment": rule(
      [
        optional("id", .nameToken), optional("canResegment", .yesNo),
        optional("state", .word(["initial", "translated", "reviewed", "final"])),
        optional("subState", .userDefined),
      ], [one(core("source"), isRequired: true), one(core("target"))],
      .modules([.pluralGenderSelect])),
    "ignorable": rule(
      [optional("id", .nameToken)], [one(core("source"), isRequired: true), one(core("target"))]),
    "notes": rule([], [some([core("note")], atLeast: 1)]),
    "note": rule(
      [
        optional("id", .nameToken), optional("appliesTo", .word(["source", "target"])),
        optional("category"), optional("priority", .positiveInteger(upTo: 10)), optional("ref"),
      ], [], .any(isXMLAllowed: true), holdsText: true),
    "originalData": rule([], [some([core("data")], atLeast: 1)]),
    "data": rule(
      [
        required("id", .nameToken), optional("dir", direction),
        optional("xml:space", .word(["preserve"])),
      ], [some([core("cp")])], holdsText: true),
    "source": rule([optional("xml:lang", .language), space], [some(inline)], holdsText: true),
    "target": rule(
      [optional("xml:lang", .language), space, optional("order", .positive)], [some(inline)],
      holdsText: true),
  ]

  private static let hints = [
    optional("canCopy", .yesNo), optional("canDelete", .yesNo),
    optional("canReorder", .word(["yes", "firstNo", "no"])), optional("copyOf", .nameToken),
    optional("subType", .userDefined),
    optional("type", .word(["fmt", "ui", "quote", "link", "image", "other"])),
  ]
  private static let single = [
    optional("disp"), optional("equiv"), optional("dataRef", .nameToken),
    optional("subFlows", .nameTokens),
  ]
  private static let spanning = [optional("canOverlap", .yesNo), optional("dir", direction)]
  private static let marker = [
    required("id", .nameToken), optional("translate", .yesNo),
    optional("type", .wordOrUserDefined(["generic", "comment", "term"])), optional("ref"),
    optional("value"),
  ]

  private static let codes: [String: Rule] = [
    "cp": rule([required("hex", .hexadecimal)]),
    "ph": rule([required("id", .nameToken)] + hints + single, [], codeModules),
    "pc": rule(
      [
        required("id", .nameToken), optional("dispStart"), optional("dispEnd"),
        optional("equivStart"), optional("equivEnd"), optional("dataRefStart", .nameToken),
        optional("dataRefEnd", .nameToken), optional("subFlowsStart", .nameTokens),
        optional("subFlowsEnd", .nameTokens),
      ] + hints + spanning, [some(inline)], codeModules, holdsText: true),
    "sc": rule(
      [required("id", .nameToken), optional("isolated", .yesNo)] + hints + single + spanning, [],
      codeModules),
    "ec": rule(
      [
        optional("id", .nameToken), optional("startRef", .nameToken), optional("isolated", .yesNo),
      ] + hints + single + spanning, [], codeModules),
    "mrk": rule(marker, [some(inline)], .any(isXMLAllowed: false), holdsText: true),
    "sm": rule(marker, [], .any(isXMLAllowed: false)),
    "em": rule([required("startRef", .nameToken)]),
  ]
}

// The modules.
extension XLIFF2Schema {
  private static let anyAttributes = Rule.ForeignAttributes.any(isXMLAllowed: false)
  private static let percent = XLIFF2ValueType.decimal(upTo: 100)
  private static let normalization = XLIFF2ValueType.word(["none", "nfc", "nfd"])

  private static let matches: [String: Rule] = [
    "matches": rule([], [some([XLIFF2Name(.matches, "match")], atLeast: 1)]),
    "match": rule(
      [
        optional("id", .nameToken), optional("matchQuality", percent),
        optional("matchSuitability", percent), optional("origin"), required("ref", .text),
        optional("reference", .yesNo), optional("similarity", percent),
        optional("subType", .userDefined),
        optional("type", .word(["am", "mt", "icm", "idm", "tb", "tm", "other"])),
      ],
      [
        one(XLIFF2Name(.metadata, "metadata")), one(core("originalData")),
        one(core("source"), isRequired: true), one(core("target"), isRequired: true),
        .anything(but: .matches),
      ], anyAttributes),
  ]

  private static let glossary: [String: Rule] = [
    "glossary": rule([], [some([XLIFF2Name(.glossary, "glossEntry")], atLeast: 1)]),
    "glossEntry": rule(
      [optional("id", .nameToken), optional("ref")],
      [
        one(XLIFF2Name(.glossary, "term"), isRequired: true),
        some([XLIFF2Name(.glossary, "translation")]), one(XLIFF2Name(.glossary, "definition")),
        .anything(but: .glossary),
      ], anyAttributes),
    "term": rule([optional("source")], [], anyAttributes, holdsText: true),
    "translation": rule(
      [optional("id", .nameToken), optional("ref"), optional("source")], [], anyAttributes,
      holdsText: true),
    "definition": rule([optional("source")], [], anyAttributes, holdsText: true),
  ]

  private static let metadata: [String: Rule] = [
    "metadata": rule(
      [optional("id", .nameToken)], [some([XLIFF2Name(.metadata, "metaGroup")], atLeast: 1)]),
    "metaGroup": rule(
      [
        optional("id", .nameToken), optional("category"),
        optional("appliesTo", .word(["source", "target", "ignorable"])),
      ],
      [some([XLIFF2Name(.metadata, "metaGroup"), XLIFF2Name(.metadata, "meta")], atLeast: 1)]),
    "meta": rule([required("type", .text)], holdsText: true),
  ]

  private static let resource = rule(
    [optional("href"), optional("xml:lang", .language)], [.anything(but: .resourceData)],
    anyAttributes)

  private static let resourceData: [String: Rule] = [
    "resourceData": rule(
      [],
      [
        some([XLIFF2Name(.resourceData, "resourceItemRef")]),
        some([XLIFF2Name(.resourceData, "resourceItem")]),
      ]),
    "resourceItemRef": rule(
      [optional("id", .nameToken), required("ref", .nameToken)], [], anyAttributes),
    "resourceItem": rule(
      [optional("mimeType"), optional("id", .nameToken), optional("context", .yesNo)],
      [
        one(core("notes")), one(XLIFF2Name(.resourceData, "source")),
        one(XLIFF2Name(.resourceData, "target")), some([XLIFF2Name(.resourceData, "reference")]),
      ], anyAttributes),
    "source": resource,
    "target": resource,
    "reference": rule(
      [required("href", .text), optional("xml:lang", .language)], [], anyAttributes),
  ]

  private static let changeTracking: [String: Rule] = [
    "changeTrack": rule([], [some([XLIFF2Name(.changeTracking, "revisions")], atLeast: 1)]),
    "revisions": rule(
      [
        required("appliesTo", .nameToken), optional("ref", .nameToken),
        optional("currentVersion", .nameToken),
      ], [some([XLIFF2Name(.changeTracking, "revision")], atLeast: 1)], anyAttributes),
    "revision": rule(
      [optional("author"), optional("datetime"), optional("version", .nameToken)],
      [some([XLIFF2Name(.changeTracking, "item")], atLeast: 1)], anyAttributes),
    "item": rule([required("property", .text)], [], anyAttributes, holdsText: true),
  ]

  private static let sizeRestriction: [String: Rule] = [
    "profiles": rule(
      [optional("generalProfile"), optional("storageProfile")],
      [one(XLIFF2Name(.sizeRestriction, "normalization")), .anything(but: .sizeRestriction)]),
    "normalization": rule(
      [optional("general", normalization), optional("storage", normalization)]),
    "data": rule([required("profile", .text)], [.anything(but: .sizeRestriction)], anyAttributes),
  ]

  private static let validation: [String: Rule] = [
    "validation": rule(
      [], [some([XLIFF2Name(.validation, "rule")], atLeast: 1)], anyAttributes),
    "rule": rule(
      [
        optional("isPresent"), optional("occurs", .positive), optional("isNotPresent"),
        optional("startsWith"), optional("endsWith"), optional("existsInSource", .yesNo),
        optional("caseSensitive", .yesNo), optional("normalization", normalization),
        optional("disabled", .yesNo),
      ], [], anyAttributes),
  ]

  private static let issueTypes = XLIFF2ValueType.word([
    "terminology", "mistranslation", "omission", "untranslated", "addition", "duplication",
    "inconsistency", "grammar", "legal", "register", "locale-specific-content", "locale-violation",
    "style", "characters", "misspelling", "typographical", "formatting", "inconsistent-entities",
    "numbers", "markup", "pattern-problem", "whitespace", "internationalization", "length",
    "non-conformance", "uncategorized", "other",
  ])
  private static let provenance = [
    "org", "orgRef", "person", "personRef", "revOrg", "revOrgRef", "revPerson", "revPersonRef",
    "revTool", "revToolRef", "tool", "toolRef",
  ]

  private static let its: [String: Rule] = [
    "locQualityIssues": rule(
      [required("xml:id", .nameToken), optional("version")],
      [some([XLIFF2Name(.its, "locQualityIssue")], atLeast: 1)]),
    "locQualityIssue": rule([
      optional("version"), optional("locQualityIssueType", issueTypes),
      optional("locQualityIssueComment"), optional("locQualityIssueSeverity", percent),
      optional("locQualityIssueProfileRef"), optional("locQualityIssueEnabled", .yesNo),
    ]),
    "provenanceRecords": rule(
      [required("xml:id", .nameToken), optional("version")],
      [some([XLIFF2Name(.its, "provenanceRecord")], atLeast: 1)]),
    "provenanceRecord": rule([optional("version")] + provenance.map { optional($0) }),
  ]

  private static let styles = XLIFF2ValueType.word(
    """
    a b bdo big blockquote body br button caption center cite code col colgroup dd del div dl dt em h1 h2 h3 h4 h5 \
    h6 head hr html i img label legend li ol p pre q s samp select small span strike strong sub sup table tbody td \
    tfoot th thead title tr tt u ul
    """.split(separator: " ").map(String.init))

  private static let moduleAttributes: [XLIFF2Name: XLIFF2ValueType] = {
    var types: [XLIFF2Name: XLIFF2ValueType] = [
      XLIFF2Name(.formatStyle, "fs"): styles, XLIFF2Name(.formatStyle, "subFs"): .text,
      XLIFF2Name(.sizeRestriction, "sizeInfoRef"): .nameToken,
      XLIFF2Name(.itsModule, "domains"): .text, XLIFF2Name(.itsModule, "lang"): .language,
      XLIFF2Name(.pluralGenderSelect, "switch"): .text,
      XLIFF2Name(.pluralGenderSelect, "case"): .text,
      XLIFF2Name(.its, "version"): .word(["2.0"]),
      XLIFF2Name(.its, "localeFilterType"): .word(["include", "exclude"]),
      XLIFF2Name(.its, "locQualityIssueEnabled"): .yesNo,
      XLIFF2Name(.its, "locQualityIssueSeverity"): percent,
      XLIFF2Name(.its, "locQualityIssueType"): issueTypes,
      XLIFF2Name(.its, "locQualityRatingScore"): percent,
      XLIFF2Name(.its, "locQualityRatingScoreThreshold"): percent,
      XLIFF2Name(.its, "locQualityRatingVote"): .integer,
      XLIFF2Name(.its, "locQualityRatingVoteThreshold"): .integer,
      XLIFF2Name(.its, "mtConfidence"): .decimal(upTo: 1),
      XLIFF2Name(.its, "taConfidence"): .decimal(upTo: 1),
      XLIFF2Name(.its, "termConfidence"): .decimal(upTo: 1),
    ]
    for name in ["equivStorage", "sizeInfo", "sizeRestriction", "storageRestriction"] {
      types[XLIFF2Name(.sizeRestriction, name)] = .text
    }
    let texts = [
      "allowedCharacters", "annotatorsRef", "localeFilterList", "locQualityIssueComment",
      "locQualityIssueProfileRef", "locQualityIssuesRef", "locQualityRatingProfileRef",
      "provenanceRecordsRef", "taClassRef", "taIdent", "taIdentRef", "taSource",
    ]
    for name in texts + provenance { types[XLIFF2Name(.its, name)] = .text }
    return types
  }()
}
