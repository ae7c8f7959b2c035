internal import CompiledCatalog

extension CatalogBundle {
  /// What a look-up found.
  enum Found<Text> {
    /// What was made of a message; `nil` where the message is damaged.
    case text(Text?)
    /// Nothing that could be shown.
    case missing(Missing)
  }

  /// Why a look-up found no message.
  enum Missing {
    /// The message is damaged.
    case damaged
    /// The key is there, and is the source text of the table.
    case onlyKey(table: Int)
    /// Something that the program should be told.
    case problem(LocalizationIssue.Problem)
  }

  /// Finds the first message of a key along the locales of a reader, and passes it on.
  @inline(__always)
  func withMessage<Text>(
    of key: TextBytes, in table: String?, _ chain: LocaleChain,
    _ body: (borrowing MessageView, CompiledCatalog, LocaleChain.Step) -> Text?
  ) -> Found<Text> {
    var tableWithKey: Int?
    let positions = positions(ofTable: table)
    for position in positions {
      let table = unsafe chain.tables[position]
      guard unsafe table.file._withUnsafeGuaranteedRef({ $0.isSound }) else { continue }
      let result: Found<Text>? = unsafe table.catalog._withUnsafeGuaranteedRef { catalog in
        guard let number = catalog.key(key.span, in: table.number) else { return nil }
        if let text = unsafe withMessage(of: number, catalog, table.steps, body) {
          return .text(text)
        }
        return catalog.isExtracted(number) ? .missing(.onlyKey(table: position)) : nil
      }
      switch result {
      case .text(let text): return .text(text)
      case .missing: tableWithKey = tableWithKey ?? position
      case nil: break
      }
    }
    if let tableWithKey { return .missing(.onlyKey(table: tableWithKey)) }
    return .missing(.problem(positions.isEmpty ? .missingTable : .missingKey))
  }

  /// Finds the first message of a key along the locales of a table, and passes it on; `nil` where there is none.
  @inline(__always)
  func withMessage<Result>(
    of key: KeyNumber, _ catalog: CompiledCatalog,
    _ steps: UnsafeBufferPointer<LocaleChain.Step>,
    _ body: (borrowing MessageView, CompiledCatalog, LocaleChain.Step) -> Result
  ) -> Result? {
    for index in steps.indices {
      let step = unsafe steps[index]
      if let message = catalog.message(key, in: step.messages) {
        return body(message, catalog, step)
      }
    }
    return nil
  }
}
