internal import CompiledCatalog

extension LocaleChain {
  /// A message that was found.
  ///
  /// What it refers to is not counted: it is to be used while the chain is there.
  @safe struct Found {
    /// Where the message is in the catalog.
    let reference: NodeReference
    let catalog: Unmanaged<CompiledCatalog>
    /// The locale that the message is in.
    let step: UnsafePointer<Step>

    /// The bytes of a text without arguments and variations, which live as long as the catalog.
    @inline(__always)
    var textBytes: TextBytes? {
      unsafe catalog._withUnsafeGuaranteedRef { catalog in
        guard let text = catalog.text(at: reference) else { return nil }
        return unsafe text.withUnsafeBufferPointer { unsafe TextBytes($0) }
      }
    }
  }
}

extension LocaleChain.Tables {
  /// Finds the first message of a key along the locales, or returns `nil` where there is none.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - positions: The positions of the tables that it is looked for in.
  @inline(__always)
  func message(_ key: TextBytes, at positions: Range<Int>) -> LocaleChain.Found? {
    for position in positions {
      let table = unsafe rows[position]
      let number = unsafe table.catalog._withUnsafeGuaranteedRef {
        $0.key(key.span, in: table.number, of: table.keys)
      }
      if let number, let found = message(number, in: table) { return found }
    }
    return nil
  }

  /// Finds the first message of a key along the locales, or returns `nil` where there is none.
  @inline(__always)
  func message(_ key: MessageKey) -> LocaleChain.Found? {
    guard unsafe key.table < rows.count else { return nil }
    let table = unsafe rows[key.table]
    return message(key.number, in: table)
  }

  @inline(__always)
  private func message(_ key: KeyNumber, in table: LocaleChain.Table) -> LocaleChain.Found? {
    guard var step = unsafe table.steps.baseAddress else { return nil }
    for _ in 0..<(unsafe table.steps.count) {
      let reference = unsafe table.catalog._withUnsafeGuaranteedRef {
        unsafe $0.reference(to: key, in: step.pointee.messages)
      }
      if let reference {
        return unsafe LocaleChain.Found(reference: reference, catalog: table.catalog, step: step)
      }
      unsafe step += 1
    }
    return nil
  }
}
