internal import SourceText

extension JSONDocument {
  /// The layout that the text seems to have, as its first members tell; that of Apple's tools where there are none.
  public var layout: JSONWriter.Layout {
    guard kind(0) == .object || kind(0) == .array, hasChildren(0) else { return .apple }
    let first = firstChild(of: 0)
    var layout = JSONWriter.Layout.apple
    let space = text(range(0).start + 1, wholeRange(first).start)
    layout.lineEnd = String(space.unicodeScalars.prefix { $0 == "\r" || $0 == "\n" })
    layout.indentation = String(space.unicodeScalars.drop { $0 == "\r" || $0 == "\n" })
    if layout.lineEnd.isEmpty { layout.indentation = "" }
    if kind(0) == .object {
      let mark = kind(first) == .string ? 1 : 0
      layout.colon = text(nameRange(first).end + 1, range(first).start - mark)
    }
    layout.opensEmptyContainers = layout.colon == " : " && !layout.lineEnd.isEmpty
    return layout
  }

  private func text(_ start: Int, _ end: Int) -> String {
    String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
  }
}
