internal import CatalogModel
internal import ICUKit
internal import SourceText
internal import StructuredText

/// What in a String Catalog is unlike the way in which Xcode writes it.
struct StringCatalogStyle: SourceStyle {
  func layoutDifference(in file: SourceFile) -> StyleDifference? {
    let layout = JSONLayout(of: file.bytes)
    guard let fault = layout.firstFault, let first = layout.edits.first else { return nil }
    return StyleDifference(
      message: message(fault, found: file.text(first.range), count: layout.edits.count),
      range: first.range, edits: layout.edits)
  }

  func orderDifference(in file: SourceFile) -> StyleDifference? {
    guard let json = try? JSONDocument(parsing: file.bytes), let collator = try? Collator.root
    else { return nil }
    var order = StringCatalogOrder(json, collator)
    let edits = order.edits()
    guard let first = order.firstMisplaced else { return nil }
    let name = shortened(json.name(first.member))
    let count = order.misplacedCount
    let message: DiagnosticMessage =
      if let previous = first.previous {
        "Xcode writes “\(name)” behind “\(shortened(json.name(previous)))” (names out of order in this file: \(count))"
      } else {
        "Xcode writes “\(name)” first (names out of order in this file: \(count))"
      }
    return StyleDifference(message: message, range: json.nameRange(first.member), edits: edits)
  }

  private func shortened(_ name: String) -> String {
    let limit = 80
    return name.utf8.count > limit ? name.prefix(limit) + "…" : name
  }

  private func message(
    _ fault: JSONLayout.Fault, found: String, count: Int
  ) -> DiagnosticMessage {
    switch fault {
    case .byteOrderMark:
      "Xcode writes no byte order mark (places in this file that differ: \(count))"
    case .leadingSpace:
      "Xcode writes nothing before the first brace (places in this file that differ: \(count))"
    case .lineEnd:
      "Xcode ends lines with LF alone (places in this file that differ: \(count))"
    case .missingLineBreak:
      "Xcode begins a new line here (places in this file that differ: \(count))"
    case .indentation(let spaceCount):
      "Xcode begins this line with \(spaceCount) spaces and has no other white space here (places in this file that differ: \(count))"
    case .colon:
      "Xcode writes one space on each side of a colon (places in this file that differ: \(count))"
    case .comma:
      "Xcode writes no white space before a comma (places in this file that differ: \(count))"
    case .emptyContainer:
      "Xcode writes one empty line between the brackets where nothing stands in them (places in this file that differ: \(count))"
    case .escape(let expected):
      "Xcode writes `\(expected)` and not `\(found)` (places in this file that differ: \(count))"
    case .finalNewline:
      "Xcode writes nothing behind the last brace, no line end either (places in this file that differ: \(count))"
    }
  }
}
