internal import StructuredText

/// The namespaces that XLIFF 2 gives a meaning to (XLIFF 2.1, sections 4 and 5; XLIFF 2.2, part 2).
enum XLIFF2Namespace: Hashable, Sendable {
  /// The elements of the core.
  case core
  /// Attributes without a prefix.
  case none
  /// `xml:lang`, `xml:space`, `xml:id`.
  case xml
  case matches
  case glossary
  case formatStyle
  case metadata
  case resourceData
  case changeTracking
  case sizeRestriction
  case validation
  case its
  case itsModule
  case pluralGenderSelect
  /// Any other: an extension.
  case other

  /// The namespace of the core of XLIFF 2.0 and 2.1.
  static let core20 = "urn:oasis:names:tc:xliff:document:2.0"
  /// The namespace of the core of XLIFF 2.2.
  static let core22 = "urn:oasis:names:tc:xliff:document:2.2"

  init(_ uri: String?) {
    guard let uri else {
      self = .other
      return
    }
    switch uri {
    case "": self = .none
    case XLIFF2Namespace.core20, XLIFF2Namespace.core22: self = .core
    case XMLNamespaces.xml: self = .xml
    case "urn:oasis:names:tc:xliff:matches:2.0": self = .matches
    case "urn:oasis:names:tc:xliff:glossary:2.0": self = .glossary
    case "urn:oasis:names:tc:xliff:fs:2.0": self = .formatStyle
    case "urn:oasis:names:tc:xliff:metadata:2.0": self = .metadata
    case "urn:oasis:names:tc:xliff:resourcedata:2.0": self = .resourceData
    case "urn:oasis:names:tc:xliff:changetracking:2.0",
      "urn:oasis:names:tc:xliff:changetracking:2.1":
      self = .changeTracking
    case "urn:oasis:names:tc:xliff:sizerestriction:2.0": self = .sizeRestriction
    case "urn:oasis:names:tc:xliff:validation:2.0": self = .validation
    case "http://www.w3.org/2005/11/its": self = .its
    case "urn:oasis:names:tc:xliff:itsm:2.1": self = .itsModule
    case "urn:oasis:names:tc:xliff:pgs:1.0": self = .pluralGenderSelect
    default: self = .other
    }
  }

  /// The prefix that the specification uses, which fragment identifiers have, too; `nil` for what is no module.
  var prefix: String? {
    switch self {
    case .core, .none, .other: nil
    case .xml: "xml"
    case .matches: "mtc"
    case .glossary: "gls"
    case .formatStyle: "fs"
    case .metadata: "mda"
    case .resourceData: "res"
    case .changeTracking: "ctr"
    case .sizeRestriction: "slr"
    case .validation: "val"
    case .its: "its"
    case .itsModule: "itsm"
    case .pluralGenderSelect: "pgs"
    }
  }
}

/// The name of an element or an attribute of XLIFF 2.
struct XLIFF2Name: Hashable, Sendable, CustomStringConvertible {
  let namespace: XLIFF2Namespace
  let local: String

  init(_ namespace: XLIFF2Namespace, _ local: String) {
    self.namespace = namespace
    self.local = local
  }

  init(_ name: XMLNamespaces.Name) {
    namespace = XLIFF2Namespace(name.namespace)
    local = name.local
  }

  /// The name with the prefix that the specification uses.
  var description: String { namespace.prefix.map { $0 + ":" + local } ?? local }
}
