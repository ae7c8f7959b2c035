internal import CatalogBuild
internal import CatalogLint
internal import SourceText
internal import StructuredText

extension CheckedJSON {
  /// Returns a share in percent, exactly as it is written.
  mutating func percentage(_ node: Int, _ label: String) -> Percentage? {
    guard let number = number(node, label, in: 0...100) else { return nil }
    let text = json.number(node) ?? ""
    if let percentage = Percentage(text) ?? Percentage(DecimalText.text(number)) {
      return percentage
    }
    report("“\(label)” is \(text); write at most six digits after the point", at: json.range(node))
    return nil
  }
}
