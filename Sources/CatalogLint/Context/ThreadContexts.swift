/// The contexts that one thread has made.
struct ThreadContexts {
  private let contexts: CatalogContexts
  private var last: (input: Int, context: CatalogContext)?

  init(_ contexts: CatalogContexts) { self.contexts = contexts }

  /// Returns the context of a file; the parts of a file follow one another.
  mutating func context(_ input: Int) -> CatalogContext {
    if let last, last.input == input { return last.context }
    let context = contexts.context(input)
    last = (input, context)
    return context
  }
}
