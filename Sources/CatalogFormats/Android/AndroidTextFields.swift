internal import CatalogModel
internal import SourceText

/// What a text tells beside its characters, as fields of its unit.
enum AndroidTextFields {
  static func fields(of text: AndroidText) -> [Field] {
    var fields: [Field] = []
    func append(_ name: String, _ value: FieldValue) {
      fields.append(Field(name: name, value: value))
    }
    if text.isReference { append(AndroidFormat.referenceField, .bool(true)) }
    if text.isCharacterData {
      append(AndroidFormat.characterDataField, .bool(true))
    } else if text.tags != AndroidMarkup.tags(in: text.bytes) {
      append(AndroidFormat.escapedTagsField, escapedTags(text.tags))
    }
    let placeholders = self.placeholders(of: text)
    if !placeholders.isEmpty { append(AndroidFormat.placeholdersField, .array(placeholders)) }
    return fields
  }

  private static func escapedTags(_ tags: [Bool]) -> FieldValue {
    if !tags.contains(true) { return .bool(true) }
    if !tags.contains(false) { return .bool(false) }
    return .array(tags.indices.filter { !tags[$0] }.map { .number("\($0)") })
  }

  private static func placeholders(of text: AndroidText) -> [FieldValue] {
    var cursor = 0
    return text.placeholders.filter { $0.end >= 0 }.map { placeholder in
      let content = Array(text.bytes[placeholder.start..<placeholder.end])
      var skip = 0
      var place = cursor
      while let found = AndroidTextFields.offset(of: content, in: text.bytes, from: place),
        found < placeholder.start
      {
        skip += 1
        place = found + 1
      }
      cursor = placeholder.end
      var fields = placeholder.attributes.map { Field(name: $0.name, value: .string($0.value)) }
      fields.append(
        Field(name: "text", value: .string(String(decoding: content, as: UTF8.self))))
      if skip > 0 { fields.append(Field(name: "skip", value: .number("\(skip)"))) }
      return .object(fields)
    }
  }

  /// Returns the first place of some bytes at or behind an offset.
  static func offset(of part: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    guard start + part.count <= bytes.count else { return nil }
    guard let first = part.first else { return start }
    var offset = start
    while offset + part.count <= bytes.count,
      let found = bytes[offset...(bytes.count - part.count)].firstIndex(of: first)
    {
      if bytes[found..<(found + part.count)].elementsEqual(part) { return found }
      offset = found + 1
    }
    return nil
  }
}
