internal import ICUKit
internal import SourceText
internal import StructuredText

/// Brings the names of a String Catalog into Xcode's order, at every level.
///
/// As few members as can be are moved, each with all its bytes; the others stay where they are.
struct StringCatalogOrder {
  /// A member that stands in the wrong place.
  struct Misplaced {
    let member: Int
    /// The member that comes before it in Xcode's order; `nil` where it comes first.
    let previous: Int?
  }

  /// The first member that is moved.
  private(set) var firstMisplaced: Misplaced?
  /// The number of members that are moved.
  private(set) var misplacedCount = 0
  private let json: JSONDocument
  private let collator: Collator
  /// The order of the names of small objects, by the names: most entries have the same locales.
  private var orders: [[UInt8]: [Int]] = [:]

  init(_ json: JSONDocument, _ collator: Collator) {
    self.json = json
    self.collator = collator
  }

  /// Returns the edits, in ascending order.
  mutating func edits() -> [TextEdit] {
    var edits: [TextEdit] = []
    sort(0, into: &edits)
    return edits
  }

  private mutating func sort(_ node: Int, into edits: inout [TextEdit]) {
    switch json.kind(node) {
    case .object:
      let members = json.children(of: node)
      guard let order = order(of: members) else { return sort(members, into: &edits) }
      move(members, into: order, &edits)
    case .array: sort(json.children(of: node), into: &edits)
    case .string, .number, .true, .false, .null: break
    }
  }

  private mutating func sort(_ nodes: [Int], into edits: inout [TextEdit]) {
    for node in nodes where json.hasChildren(node) { sort(node, into: &edits) }
  }

  /// Members of one object, some of which are moved.
  ///
  /// A member takes along the comma and the white space before it. Only the first of an object has
  /// none; what moves in front of it takes its own behind itself.
  private struct Siblings {
    let members: [Int]
    let ranges: [SourceRange]
    /// What separates each member from the one before.
    let separators: [String]
  }

  /// Moves members between those that stay.
  private mutating func move(_ members: [Int], into order: [Int], _ edits: inout [TextEdit]) {
    let kept = longestAscendingRun(of: order)
    note(members, order, kept)
    let siblings = siblings(members, kept)
    var incoming: [Int] = []
    var lastKept: Int?
    for index in order {
      guard kept[index] else {
        incoming.append(index)
        continue
      }
      replaceGap(after: lastKept, before: index, of: siblings, by: incoming, &edits)
      sort([members[index]], into: &edits)
      lastKept = index
      incoming = []
    }
    replaceGap(after: lastKept, before: nil, of: siblings, by: incoming, &edits)
  }

  private func siblings(_ members: [Int], _ kept: [Bool]) -> Siblings {
    let ranges = members.map { json.wholeRange($0) }
    let between = zip(ranges, ranges.dropFirst()).map { text($0.end..<$1.start) }
    // The first member, where it moves, gets the one of the member that becomes the first.
    let firstKept = kept.firstIndex(of: true) ?? 0
    return Siblings(
      members: members, ranges: ranges, separators: [between[max(firstKept - 1, 0)]] + between)
  }

  /// Puts members between two that stay, in the place of those that leave from there.
  private mutating func replaceGap(
    after kept: Int?, before next: Int?, of siblings: Siblings, by incoming: [Int],
    _ edits: inout [TextEdit]
  ) {
    let ranges = siblings.ranges
    let start = kept.map { ranges[$0].end } ?? ranges[0].start
    let end =
      switch (kept, next) {
      case (_, nil): ranges[ranges.count - 1].end
      case (nil, let next?): ranges[next].start
      case (_, let next?): ranges[next - 1].end
      }
    guard start < end || !incoming.isEmpty else { return }
    var replacement = ""
    for index in incoming {
      let (separator, member) = (siblings.separators[index], text(of: siblings.members[index]))
      replacement += kept == nil ? member + separator : separator + member
    }
    edits.append(TextEdit(range: SourceRange(start, end), replacement: replacement))
  }

  /// The bytes of a member, with what is in it in Xcode's order.
  private mutating func text(of member: Int) -> String {
    var inner: [TextEdit] = []
    sort(member, into: &inner)
    let range = json.wholeRange(member)
    var text = ""
    var copied = range.start
    for edit in inner {
      text += self.text(copied..<edit.range.start) + edit.replacement
      copied = edit.range.end
    }
    return text + self.text(copied..<range.end)
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: json.bytes[range], as: UTF8.self)
  }

  private mutating func note(_ members: [Int], _ order: [Int], _ kept: [Bool]) {
    misplacedCount += kept.count { !$0 }
    guard firstMisplaced == nil, let first = kept.firstIndex(of: false),
      let position = order.firstIndex(of: first)
    else { return }
    firstMisplaced = Misplaced(
      member: members[first], previous: position > 0 ? members[order[position - 1]] : nil)
  }
}

// Xcode's order.
extension StringCatalogOrder {
  /// Returns the indices of members in Xcode's order, or `nil` where they stand in it.
  private mutating func order(of members: [Int]) -> [Int]? {
    let few = 64
    guard members.count > 1, !standInOrder(members) else { return nil }
    let order: [Int]
    if members.count <= few {
      let key = Array(members.map { json.bytes[range($0)] }.joined(separator: [UInt8(ascii: "\"")]))
      order = orders[key] ?? collator.sorted(members.map { json.name($0) })
      orders[key] = order
    } else {
      order = collator.sorted(members.map { json.name($0) })
    }
    return order.indices.allSatisfy { order[$0] == $0 } ? nil : order
  }

  private func range(_ member: Int) -> Range<Int> {
    let range = json.nameRange(member)
    return range.start..<range.end
  }

  /// Whether each name comes before the next one.
  ///
  /// Neighbours are compared by their bytes where these tell the order, and by the collator elsewhere.
  private func standInOrder(_ members: [Int]) -> Bool {
    zip(members, members.dropFirst()).allSatisfy { first, second in
      PlainNameOrder.precedes(json.bytes.span, range(first), range(second))
        ?? collator.areInIncreasingOrder(json.name(first), json.name(second))
    }
  }

  /// Tells which members can stay so that as few as possible are moved.
  ///
  /// - Parameter order: The indices of the members in Xcode's order.
  /// - Returns: For each index whether the member stays.
  private func longestAscendingRun(of order: [Int]) -> [Bool] {
    var ranks = order
    for (rank, index) in order.enumerated() { ranks[index] = rank }
    // The last member of the best run of each length, and for each member the one before it.
    var ends: [Int] = []
    var predecessors = [Int?](repeating: nil, count: ranks.count)
    for index in ranks.indices {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if ranks[ends[middle]] < ranks[index] { low = middle + 1 } else { high = middle }
      }
      predecessors[index] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var kept = [Bool](repeating: false, count: ranks.count)
    var member = ends.last
    while let index = member {
      kept[index] = true
      member = predecessors[index]
    }
    return kept
  }
}
