internal import CatalogModel

/// One step on the way from the object of a file to a text.
enum MessagePathStep: Hashable {
  /// To a member of an object.
  case name(String)
  /// To an element of an array, from 0.
  case position(Int)

  /// The step as it stands in a key.
  var name: String {
    switch self {
    case .name(let name): name
    case .position(let position): String(position)
    }
  }

  /// The step as a field keeps it.
  var fieldValue: FieldValue {
    switch self {
    case .name(let name): .string(name)
    case .position(let position): .number("\(position)")
    }
  }

  /// Reads a step that a field keeps.
  init?(_ value: FieldValue) {
    switch value {
    case .string(let name): self = .name(name)
    case .number(let digits):
      guard let position = Int(digits), position >= 0 else { return nil }
      self = .position(position)
    case .null, .bool, .array, .object: return nil
    }
  }
}
