internal import SourceText

/// Reads the entries of a PO file one after the other, and goes on behind what is wrong.
///
/// An entry is what stands between two blank lines as a rule, but only its keywords count. Behind a fault the parser
/// looks for the next entry, so that one fault is one finding. Linear time, no recursion.
struct POParser: ~Copyable {
  /// Which text of an entry the strings belong to.
  enum Slot: Equatable {
    case none, context, text, plural, translation, domain
    case previousContext, previousText, previousPlural

    /// Whether the strings stand behind `#|`.
    var isPrevious: Bool {
      self == .previousContext || self == .previousText || self == .previousPlural
    }
  }

  private static let mixedMarks: DiagnosticMessage =
    "one entry has lines with “#~” and lines without; give all of them the mark, or none"

  /// The number of faults behind which the rest of a file is not read.
  static let maximumFaultCount = 20

  let bytes: [UInt8]
  let decoded: GettextText
  /// Where the parser is.
  var offset = 0
  /// The entry that is being read.
  var message = POMessage()
  /// What was found wrong.
  var faults: [(message: DiagnosticMessage, range: SourceRange)] = []
  /// Where a line of a merge conflict stopped the parser.
  var conflictOffset: Int?

  private var slot = Slot.none
  /// The strings of the slot: where the first begins, where the last ends, and the text of all, if it is not just
  /// what stands there.
  private var stringStart = 0
  private var stringEnd = -1
  private var usesBuffer = false
  private var buffer: [UInt8] = []
  private var slotStart = 0
  private var domain: String?
  /// Whether the tokens of this line stand behind `#~` and behind `#|`.
  private var lineIsObsolete = false
  private var lineIsPrevious = false
  private var isBroken = false
  private var hasKeyword = false
  /// Whether texts behind `#|` were read for the entry, and whether they stand behind `#~|`.
  private var hasPrevious = false
  private var previousIsObsolete = false
  /// Whether the entry was complete before a fault, so that it ends there.
  private var endsBehindFault = false
  private var comments = POComments()

  init(_ decoded: GettextText) {
    self.decoded = decoded
    bytes = decoded.bytes
    offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Reads up to the end of the next entry.
  ///
  /// - Returns: Whether there is one, in `message`; it has a text and at least one translation.
  mutating func readMessage() -> Bool {
    startMessage()
    while let isComplete = step() {
      if isComplete { return true }
      if endsBehindFault {
        endsBehindFault = false
        return finish()
      }
    }
    return finish()
  }

  /// Reads one token; `nil` at the end, and whether an entry is complete before it.
  private mutating func step() -> Bool? {
    skipSpace()
    guard offset < bytes.count, faults.count < Self.maximumFaultCount, conflictOffset == nil else {
      return nil
    }
    switch bytes[offset] {
    case UInt8(ascii: "#"): return comment()
    case UInt8(ascii: "\""):
      string()
      return false
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
      return keyword()
    default:
      unexpected()
      return false
    }
  }

  private mutating func skipSpace() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x0A:
        lineIsObsolete = false
        lineIsPrevious = false
      case 0x20, 0x09, 0x0D, 0x0B, 0x0C: break
      default: return
      }
      offset += 1
    }
  }

  private mutating func startMessage() {
    message.reset()
    comments.removeAll()
    slot = .none
    isBroken = false
    hasKeyword = false
    hasPrevious = false
  }

  /// Ends the entry: whether it is whole.
  private mutating func finish() -> Bool {
    isBroken = !endSlot() || isBroken
    if !isBroken, conflictOffset == nil, hasKeyword,
      message.translations.isEmpty || message.text == nil
    {
      missingPart()
    }
    guard !isBroken, hasKeyword, message.text != nil, !message.translations.isEmpty else {
      return false
    }
    message.domain = domain
    comments.apply(to: &message, bytes, decoded)
    return true
  }

  private mutating func missingPart() {
    let range = lineRange(at: message.start)
    if message.text != nil, message.plural != nil {
      fault("this entry has no “msgstr[0]”; add its translations, empty ones at least", range)
    } else if message.text != nil {
      fault("this entry has no “msgstr”; add one, an empty one at least", range)
    } else {
      fault("this entry has no “msgid”; add the source text", range)
    }
  }
}

extension POParser {
  private mutating func fault(_ message: DiagnosticMessage, _ range: SourceRange) {
    faults.append((message, range))
  }

  /// Notes a fault, and passes over the rest of the entry; what is complete before it is kept.
  private mutating func stop(
    _ message: DiagnosticMessage, _ range: SourceRange, isInString: Bool = false
  ) {
    fault(message, range)
    if !isInString, slot == .none || stringEnd >= 0, endSlot(), hasKeyword,
      self.message.text != nil, !self.message.translations.isEmpty
    {
      endsBehindFault = true
    }
    skipToEntry()
  }

  /// Goes to the line behind the next blank one, or to the next one that begins an entry.
  private mutating func skipToEntry() {
    lineIsObsolete = false
    lineIsPrevious = false
    if !endsBehindFault { startMessage() }
    repeat {
      offset = min(bytes.firstOffset(of: 0x0A, from: offset) + 1, bytes.count)
    } while offset < bytes.count && !isEntryStart(offset)
  }

  private func isEntryStart(_ lineStart: Int) -> Bool {
    var rest = bytes[lineStart...]
    if rest.starts(with: "#~".utf8) {
      rest = rest.dropFirst(2).drop { $0 == 0x20 || $0 == 0x09 }
      if rest.first == UInt8(ascii: "|") { return true }
    }
    guard let first = rest.first else { return true }
    return first == 0x0A || first == 0x0D || first == UInt8(ascii: "#")
      || rest.starts(with: "msgctxt".utf8)
      || rest.starts(with: "msgid".utf8) && !rest.starts(with: "msgid_".utf8)
  }

  private func lineRange(at start: Int) -> SourceRange {
    var end = bytes.firstOffset(of: 0x0A, from: start)
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    return decoded.range(start, max(end, start))
  }

  private mutating func unexpected() {
    let byte = bytes[offset]
    let isLineStart = offset == 0 || bytes[offset - 1] == 0x0A
    if isLineStart, "<=>|".utf8.contains(byte),
      bytes[offset...].starts(with: [UInt8](repeating: byte, count: 7))
    {
      conflictOffset = offset
      return
    }
    if byte == 0 {
      stop("a NUL byte cannot stand in a PO file; remove it", decoded.range(offset, offset + 1))
      return
    }
    let end = min(offset + DecodedText.characterByteCount(byte), bytes.count)
    stop(
      """
      found “\(String(decoding: bytes[offset..<end], as: UTF8.self))” where a keyword such as “msgid”, a string in \
      quotation marks or a comment with “#” was expected
      """, decoded.range(offset, end))
  }
}

extension POParser {
  /// Reads a comment, or the mark of an obsolete or a previous text.
  private mutating func comment() -> Bool {
    let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0x0A
    if next == UInt8(ascii: "~") {
      lineIsObsolete = true
      offset += 2
      if offset < bytes.count, bytes[offset] == UInt8(ascii: "|") {
        lineIsPrevious = true
        offset += 1
      }
      return false
    }
    if next == UInt8(ascii: "|") {
      lineIsPrevious = true
      offset += 2
      return false
    }
    if hasKeyword {
      if !endSlot() { startMessage() }
    }
    if hasKeyword {
      guard message.translations.isEmpty else { return finish() }
      let end = bytes.firstOffset(of: 0x0A, from: offset)
      stop(
        """
        a comment cannot stand inside an entry, which here still has no “msgstr”; move it before the entry, or \
        finish that
        """, decoded.range(offset, end))
      return false
    }
    let end = bytes.firstOffset(of: 0x0A, from: offset)
    guard !hasPrevious else {
      stop(
        "a comment cannot stand between the lines with “#|” and the entry; move it before them",
        decoded.range(offset, end))
      return false
    }
    comments.add(bytes, from: offset, to: end)
    offset = end
    return false
  }

  private mutating func keyword() -> Bool {
    let start = offset
    var end = start
    while end < bytes.count, bytes[end].isKeywordByte { end += 1 }
    let length = end - start
    switch length {
    case 5 where matches("msgid", at: start): return begin(.text, from: start, to: end)
    case 6 where matches("msgstr", at: start): return beginTranslation(from: start, to: end)
    case 7 where matches("msgctxt", at: start): return begin(.context, from: start, to: end)
    case 12 where matches("msgid_plural", at: start): return begin(.plural, from: start, to: end)
    case 6 where matches("domain", at: start): return begin(.domain, from: start, to: end)
    default:
      let word = String(decoding: bytes[start..<end], as: UTF8.self)
      let known = ["msgid", "msgstr", "msgctxt", "msgid_plural", "domain"]
      let meant = known.first { $0 == word.lowercased() }
      if let meant {
        stop("“\(word)” is no keyword; write “\(meant)”", decoded.range(start, end))
      } else {
        stop(
          "“\(word)” is no keyword; texts stand in quotation marks behind msgctxt, msgid, msgid_plural and msgstr",
          decoded.range(start, end))
      }
      return false
    }
  }

  private func matches(_ keyword: StaticString, at start: Int) -> Bool {
    for index in 0..<keyword.utf8CodeUnitCount
    where unsafe bytes[start + index] != keyword.utf8Start[index] {
      return false
    }
    return true
  }

  private mutating func begin(_ newSlot: Slot, from start: Int, to end: Int) -> Bool {
    if !endSlot() {
      startMessage()
      if newSlot == .plural {
        skipToEntry()
        return false
      }
    }
    if lineIsPrevious { return beginPrevious(newSlot, from: start, to: end) }
    if newSlot == .context || newSlot == .text || newSlot == .domain {
      if hasKeyword, newSlot != .text || message.text != nil || !message.translations.isEmpty {
        // The keyword begins another entry: it is read again for that.
        if !message.translations.isEmpty { return finish() }
        missingPart()
        startMessage()
      }
    }
    if newSlot == .plural,
      message.text == nil || message.plural != nil || !message.translations.isEmpty
    {
      stop(
        "“msgid_plural” stands behind “msgid” and before “msgstr[0]”, once an entry",
        decoded.range(start, end))
      return false
    }
    open(newSlot, from: start, to: end)
    return false
  }

  private mutating func beginPrevious(_ newSlot: Slot, from start: Int, to end: Int) -> Bool {
    let previous: Slot? =
      switch newSlot {
      case .context: .previousContext
      case .text: .previousText
      case .plural: .previousPlural
      default: nil
      }
    if hasKeyword, !message.translations.isEmpty { return finish() }
    guard let previous, !hasKeyword, !hasRead(previous),
      !hasPrevious || previousIsObsolete == lineIsObsolete
    else {
      stop(
        "behind “#|” stand msgctxt, msgid and msgid_plural alone, before those of the entry",
        decoded.range(start, end))
      return false
    }
    hasPrevious = true
    previousIsObsolete = lineIsObsolete
    slot = previous
    slotStart = start
    stringEnd = -1
    usesBuffer = false
    offset = end
    return false
  }

  /// Whether a text behind `#|` was read for the entry.
  private func hasRead(_ previous: Slot) -> Bool {
    switch previous {
    case .previousContext: message.previousContext != nil || message.previousText != nil
    case .previousText: message.previousText != nil
    default: message.previousPlural != nil
    }
  }

  private mutating func beginTranslation(from start: Int, to end: Int) -> Bool {
    guard endSlot() else {
      skipToEntry()
      return false
    }
    guard !lineIsPrevious else { return beginPrevious(.translation, from: start, to: end) }
    guard message.text != nil else {
      stop("“msgstr” has no “msgid” before it; add the source text", decoded.range(start, end))
      return false
    }
    guard let (index, bracketEnd) = bracket(from: end) else {
      if message.plural != nil {
        stop(
          "“msgstr” of an entry with “msgid_plural” has a number; write “msgstr[0]”",
          decoded.range(start, end))
      } else if !message.translations.isEmpty {
        stop(
          "“msgstr” stands twice in this entry; remove one of the two", decoded.range(start, end))
      } else {
        open(.translation, from: start, to: end)
      }
      return false
    }
    let range = decoded.range(start, bracketEnd)
    guard message.plural != nil else {
      stop("“msgstr[\(index)]” needs “msgid_plural” before it; add that, or write “msgstr”", range)
      return false
    }
    guard index == message.translations.count else {
      stop(
        "“msgstr[\(message.translations.count)]” was expected here; the numbers begin at 0 and leave none out",
        range)
      return false
    }
    open(.translation, from: start, to: bracketEnd)
    return false
  }

  /// Reads the number in brackets behind `msgstr`.
  private func bracket(from start: Int) -> (index: Int, end: Int)? {
    func skippingSpace(_ start: Int) -> Int {
      var offset = start
      while offset < bytes.count, bytes[offset] == 0x20 || bytes[offset] == 0x09 { offset += 1 }
      return offset
    }
    var offset = skippingSpace(start)
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "[") else { return nil }
    offset = skippingSpace(offset + 1)
    var index = 0
    while offset < bytes.count, 0x30...0x39 ~= bytes[offset], index < 1_000_000 {
      index = index * 10 + Int(bytes[offset] - 0x30)
      offset += 1
    }
    offset = skippingSpace(offset)
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "]") else { return (-1, offset) }
    return (index, offset + 1)
  }

  private mutating func open(_ newSlot: Slot, from start: Int, to end: Int) {
    if !hasKeyword, newSlot != .domain {
      guard !hasPrevious || previousIsObsolete == lineIsObsolete else {
        stop(Self.mixedMarks, decoded.range(start, end))
        return
      }
      hasKeyword = true
      message.start = start
      message.isObsolete = lineIsObsolete
    } else if hasKeyword, message.isObsolete != lineIsObsolete {
      stop(
        Self.mixedMarks, decoded.range(start, end))
      return
    }
    slot = newSlot
    slotStart = start
    stringEnd = -1
    usesBuffer = false
    offset = end
  }
}

extension POParser {
  /// Reads one string and adds it to the slot.
  private mutating func string() {
    let quote = offset
    guard slot != .none else {
      stop(
        "this string belongs to no keyword; put “msgid” or “msgstr” before it", lineRange(at: quote)
      )
      return
    }
    guard lineIsPrevious == slot.isPrevious else {
      stop(
        "this string stands on a line with “#|”, and its keyword does not, or the other way round",
        lineRange(at: quote))
      return
    }
    if stringEnd >= 0, hasKeyword, message.isObsolete != lineIsObsolete {
      stop(
        Self.mixedMarks, lineRange(at: quote))
      return
    }
    offset += 1
    if stringEnd < 0 {
      stringStart = offset
    } else if !usesBuffer {
      moveToBuffer()
    }
    var plainStart = offset
    while true {
      offset = bytes.endOfPlainText(from: offset)
      guard offset < bytes.count else { return unclosed(quote, plainStart) }
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        if usesBuffer { buffer.append(contentsOf: bytes[plainStart..<offset]) }
        stringEnd = offset
        offset += 1
        return
      case UInt8(ascii: "\\"):
        if !usesBuffer {
          buffer.removeAll(keepingCapacity: true)
          usesBuffer = true
          if stringEnd >= 0 { buffer.append(contentsOf: bytes[stringStart..<stringEnd]) }
        }
        buffer.append(contentsOf: bytes[plainStart..<offset])
        guard escape(quote) else { return }
        plainStart = offset
      case 0x0A: return unclosed(quote, plainStart)
      case 0:
        stop(
          "a NUL byte cannot stand in a PO file; remove it", decoded.range(offset, offset + 1),
          isInString: true)
        return
      default: offset += 1
      }
    }
  }

  private mutating func moveToBuffer() {
    buffer.removeAll(keepingCapacity: true)
    buffer.append(contentsOf: bytes[stringStart..<stringEnd])
    usesBuffer = true
  }

  private mutating func escape(_ quote: Int) -> Bool {
    if let step = POEscapes.step(in: bytes, at: offset, before: bytes.count) {
      guard step.byte != 0 else {
        stop(
          "a text of gettext cannot have a NUL character; remove the escape",
          decoded.range(offset, offset + step.count), isInString: true)
        return false
      }
      buffer.append(step.byte)
      offset += step.count
      return true
    }
    let end = min(offset + 2, bytes.count)
    if end - offset == 2, bytes[offset + 1] == 0x0A || bytes[offset + 1] == 0x0D {
      unclosed(quote, offset)
      return false
    }
    let last =
      end - offset == 2
      ? min(offset + 1 + DecodedText.characterByteCount(bytes[offset + 1]), bytes.count) : end
    fault(
      """
      “\(String(decoding: bytes[offset..<last], as: UTF8.self))” is no escape; there are \\a \\b \\f \\n \\r \\t \\v \\\\ \
      \\" and the codes of characters, and a backslash itself is “\\\\”
      """, decoded.range(offset, last))
    buffer.append(contentsOf: bytes[(offset + 1)..<last])
    offset = last
    return true
  }

  private mutating func unclosed(_ quote: Int, _ plainStart: Int) {
    offset = min(offset, bytes.count)
    stop(
      """
      this string has no closing quotation mark on its line; add it, and write a line break as “\\n” and a \
      quotation mark in the text as “\\"”
      """, lineRange(at: quote), isInString: true)
  }

  /// Takes the strings of the slot as the text that they are; without any it is a fault, and the entry is of no use.
  private mutating func endSlot() -> Bool {
    guard slot != .none else { return true }
    let ended = slot
    slot = .none
    guard stringEnd >= 0 else {
      fault("this keyword has no string in quotation marks behind it", lineRange(at: slotStart))
      return false
    }
    let value =
      usesBuffer
      ? String(decoding: buffer, as: UTF8.self) : decoded.string(stringStart, stringEnd)
    let text = POText(value: value, range: decoded.range(stringStart, stringEnd))
    switch ended {
    case .none: break
    case .context: message.context = text
    case .text: message.text = text
    case .plural: message.plural = text
    case .translation: message.translations.append(text)
    case .domain: domain = value == "messages" ? nil : value
    case .previousContext: message.previousContext = value
    case .previousText: message.previousText = value
    case .previousPlural: message.previousPlural = value
    }
    return true
  }
}

extension UInt8 {
  /// Whether the byte can be one of a keyword.
  fileprivate var isKeywordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
