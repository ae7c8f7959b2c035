internal import CatalogModel
internal import SourceText
internal import StructuredText

/// How objects that describe messages name the text and the comment.
enum MessageDescription: String, CaseIterable {
  /// As FormatJS extracts messages: `{"defaultMessage": …, "description": …}`.
  case defaultMessage
  /// As the extensions of browsers have them: `{"message": …, "description": …, "placeholders": …}`.
  case message
  /// As translation services exchange them: `{"string": …, "developer_comment": …}`.
  case string

  /// The name of the comment.
  var commentName: String { self == .string ? "developer_comment" : "description" }

  /// The other members that make an object a description and not a group of texts.
  private var knownNames: Set<String> {
    switch self {
    case .defaultMessage: []
    case .message: ["description", "placeholders", "id", "hash", "context"]
    case .string: ["developer_comment", "character_limit", "context", "description", "id"]
    }
  }

  /// Recognizes the objects of a file; `nil` where it has texts, or objects with texts.
  init?(of json: JSONDocument) {
    guard json.kind(0) == .object, json.hasChildren(0) else { return nil }
    let kinds = MessageDescription.allCases.filter { $0.describesAll(of: json) }
    guard let kind = kinds.first else { return nil }
    self = kind
  }

  private func describesAll(of json: JSONDocument) -> Bool {
    var member = json.firstChild(of: 0)
    while member < json.end(of: 0) {
      guard describes(member, of: json) else { return false }
      member = json.next(after: member)
    }
    return true
  }

  private func describes(_ object: Int, of json: JSONDocument) -> Bool {
    guard json.kind(object) == .object else { return false }
    var hasText = false
    var hasOther = false
    json.forEachChild(of: object) { member in
      let name = json.name(member)
      if name == rawValue, json.kind(member) == .string {
        hasText = true
      } else if !knownNames.contains(name) {
        hasOther = true
      }
    }
    return hasText && (self == .defaultMessage || !hasOther)
  }
}

extension MessageJSONDecoder {
  /// Reads an object that describes a message.
  mutating func decodeDescription(_ object: Int, _ description: MessageDescription) -> Entry {
    var entry = Entry(
      key: json.name(object), keyRange: json.nameRange(object), extractionState: .manual)
    file.reportDuplicates(in: object, of: json) { _ in entry.key }
    var attributes: [Field] = []
    json.forEachChild(of: object) { member in
      let name = json.name(member)
      if name == description.rawValue, entry.localizations == nil, let text = json.string(member) {
        entry.localizations = [
          localization(StringUnit(value: text, valueRange: json.range(member)))
        ]
      } else if name == description.commentName, entry.comment == nil,
        let comment = json.string(member)
      {
        entry.comment = comment
        entry.commentRange = json.range(member)
      } else {
        attributes.append(json.field(member))
      }
    }
    if !attributes.isEmpty {
      entry.otherFields = [
        Field(name: ICUJSONFormat.attributesField, value: .object(attributes))
      ]
    }
    return entry
  }
}
