internal import SourceText
internal import StructuredText

/// The corrections of members that repeat others.
///
/// Only where all members of a name say the same nothing is lost, whichever of them a reader keeps.
struct RepeatedMembers {
  private var edits: [Int: TextEdit] = [:]

  init(_ duplicates: [(first: Int, repeated: Int)], in object: Int, _ json: JSONDocument) {
    let different = Set(
      duplicates.lazy.filter { !json.haveSameValue($0.first, $0.repeated) }.map(\.first))
    let removed = Set(
      duplicates.lazy.filter { !different.contains($0.first) }.map(\.repeated))
    guard !removed.isEmpty else { return }
    let members = json.children(of: object)
    for (previous, member) in zip(members, members.dropFirst()) where removed.contains(member) {
      let range = SourceRange(json.wholeRange(previous).end, json.wholeRange(member).end)
      edits[member] = TextEdit(range: range, replacement: "")
    }
  }

  /// Returns the correction for a member, or `nil` where somebody has to decide.
  func fixIt(for member: Int) -> FixIt? {
    edits[member].map { FixIt(message: "remove the one that repeats the other", edits: [$0]) }
  }
}
