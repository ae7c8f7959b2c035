internal import CompiledCatalog
internal import ICUKit

extension MessageFormat2Formatter {
  /// Returns where the pattern is that is shown; `nil` where the file is damaged.
  mutating func selectedPattern(of program: borrowing ProgramView) -> Int? {
    guard let body = program.word(at: MessageFormat2Layout.body) else { return nil }
    guard body & MessageFormat2Layout.matcherFlag != 0 else { return Int(body) }
    let matcher = Int(body & ~MessageFormat2Layout.matcherFlag)
    guard let selectors = selectors(of: matcher, in: program),
      let variantCount = program.word(at: matcher + 1)
    else { return nil }
    let rowSize = selectors.count * MessageFormat2Layout.keySize + 1
    let first = matcher + MessageFormat2Layout.matcherSize + selectors.count
    var best: Int?
    for index in 0..<Int(variantCount) {
      let row = first + index * rowSize
      guard mayGoOn(), row < program.count else { break }
      guard matches(row, selectors, in: program) else { continue }
      if best.map({ isBetter(row, than: $0, selectors, in: program) }) ?? true { best = row }
    }
    guard let best, let pattern = program.word(at: best + rowSize - 1) else { return nil }
    return Int(pattern)
  }

  /// Returns the selectors of a matcher; `nil` where the file is damaged.
  private mutating func selectors(
    of matcher: Int, in program: borrowing ProgramView
  ) -> [MessageSelector]? {
    guard let count = program.word(at: matcher) else { return nil }
    var selectors: [MessageSelector] = []
    for index in 0..<Int(count) {
      guard mayGoOn(),
        let word = program.word(at: matcher + MessageFormat2Layout.matcherSize + index)
      else { return nil }
      let number = Int(word)
      guard evaluate(number, in: program), let value = declaredValue(number) else { return nil }
      let selector = MessageSelector(value, in: value.locale ?? format)
      if let selector {
        selectors.append(selector)
      } else {
        let range = program.declaration(number).map { self.range(of: $0, in: program) } ?? 0..<0
        problems.add(.badSelector, range, program.declaredName(number))
        selectors.append(.nothing)
      }
    }
    return selectors
  }

  private mutating func matches(
    _ row: Int, _ selectors: [MessageSelector], in program: borrowing ProgramView
  ) -> Bool {
    for (index, selector) in selectors.enumerated() {
      guard let key = MessageKeyView(program, at: row + index * MessageFormat2Layout.keySize) else {
        isDamaged = true
        return false
      }
      if key.kind == .catchAll { continue }
      switch selector.matches(key, in: program) {
      case .success(true): continue
      case .success(false): return false
      case .failure(let error):
        problems.add(
          MessageProblem.Kind(error), sourceRange(of: program), key.string(in: program))
        return false
      }
    }
    return true
  }

  /// Returns whether a variant that fits does so better than another (UTS 35 Part 9, SelectorsCompare).
  private func isBetter(
    _ row: Int, than other: Int, _ selectors: [MessageSelector], in program: borrowing ProgramView
  ) -> Bool {
    for (index, selector) in selectors.enumerated() {
      let offset = index * MessageFormat2Layout.keySize
      guard let key = MessageKeyView(program, at: row + offset),
        let otherKey = MessageKeyView(program, at: other + offset)
      else { return false }
      switch (key.kind == .catchAll, otherKey.kind == .catchAll) {
      case (true, true): continue
      case (true, false): return false
      case (false, true): return true
      case (false, false):
        // The texts of a file are stored once.
        if key.text == otherKey.text { continue }
        return selector.prefers(key, to: otherKey, in: program)
      }
    }
    return false
  }

  private func sourceRange(of program: borrowing ProgramView) -> Range<Int> {
    0..<(program.text(at: MessageFormat2Layout.source)?.count ?? 0)
  }
}

/// A key of a variant.
struct MessageKeyView {
  let kind: MessageFormat2Layout.Key
  /// The number or the category.
  let value: UInt32
  /// The reference to the text.
  let text: UInt32
  private let place: Int

  /// Finds a key; `nil` where the file is damaged.
  @inline(__always)
  init?(_ program: borrowing ProgramView, at place: Int) {
    guard let text = program.word(at: place), let code = program.word(at: place + 1),
      let kind = MessageFormat2Layout.Key(rawValue: code & 0xFF)
    else { return nil }
    self.kind = kind
    self.text = text
    self.place = place
    value = code >> 8
  }

  func string(in program: borrowing ProgramView) -> String { program.string(at: place) ?? "" }
}

/// A value that selects.
enum MessageSelector {
  /// No key but `*` fits.
  case nothing
  /// A number, as keys have it, and its plural category if it goes by one.
  case number(exact: String, category: PluralForm?)
  /// A text in NFC.
  case text(String)
  /// A value of a function of the program.
  case custom(any MessageValue)

  /// Creates the selector of a value; `nil` where it cannot select.
  init?(_ value: ResolvedValue, in format: FormatLocale) {
    switch value.content {
    case .number(let number):
      guard number.selection != nil else { return nil }
      self = .number(exact: number.exactText, category: number.category(in: format))
    case .string(let text): self = .text(Normalization.normalized(text))
    case .custom(let value, _):
      guard value.isSelectable else { return nil }
      self = .custom(value)
    case .fallback(isSilent: true): self = .nothing
    case .argument, .date, .fallback(isSilent: false): return nil
    }
  }

  /// Returns whether a key fits that is not `*`.
  func matches(
    _ key: MessageKeyView, in program: borrowing ProgramView
  ) -> Result<Bool, MessageFunctionError> {
    switch self {
    case .nothing: return .success(false)
    case .text(let text):
      return .success(text.utf8.elementsEqual(key.string(in: program).utf8))
    case .number(let exact, let category):
      switch key.kind {
      case .category: return .success(category.map { UInt32($0.rawValue) == key.value } ?? false)
      case .smallInteger, .number:
        return .success(exact.utf8.elementsEqual(key.string(in: program).utf8))
      case .text, .catchAll: return .failure(.badVariantKey)
      }
    case .custom(let value):
      do throws(MessageFunctionError) {
        return .success(try value.matches(key.string(in: program)))
      } catch {
        return .failure(error)
      }
    }
  }

  /// Returns whether one of two different keys that fit does so better.
  func prefers(
    _ key: MessageKeyView, to other: MessageKeyView, in program: borrowing ProgramView
  ) -> Bool {
    switch self {
    case .nothing, .text: false
    case .number: key.kind != .category && other.kind == .category
    case .custom(let value):
      value.isBetter(key.string(in: program), than: other.string(in: program))
    }
  }
}
