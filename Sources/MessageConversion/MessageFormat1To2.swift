public import MessageSyntax

extension MessageFormat2 {
  /// The greatest number of variants of a message that is converted.
  public static let maximumConvertedVariants = 1000

  /// Returns the text of a message with the meaning of one of ICU MessageFormat.
  ///
  /// Selections inside of each other and beside each other become one matcher. Numbers keep ICU's grouping and rounding. The
  /// text that is shown stays the same, without isolation of directions, for arguments of the types that the message asks
  /// for; an argument without a type is one of text.
  ///
  /// - Parameter message: The message.
  /// - Throws: What MessageFormat 2 has no counterpart of.
  public static func text(
    converting message: MessageFormat1.Message
  ) throws(ConversionError) -> String {
    var flattening = Flattening()
    try flattening.collect(message)
    let rows = try flattening.rows(of: message)
    return try flattening.written(rows)
  }

  /// A value that selects: a column of the matcher.
  fileprivate enum Selector: Hashable {
    /// The argument as a text.
    case text(String)
    /// The number, by itself or by its cardinal category where that has no offset.
    case number(String)
    /// The category of an ordinal.
    case ordinal(String)
    /// The number less an offset.
    case offset(String, Int, isOrdinal: Bool)

    var argument: String {
      switch self {
      case .text(let name), .number(let name), .ordinal(let name), .offset(let name, _, _): name
      }
    }
  }

  /// A key of a column; `nil` is `*`.
  fileprivate typealias Keys = [Selector: String?]

  /// The texts for some keys: one variant.
  fileprivate struct Row {
    var keys: Keys = [:]
    /// The words of the selections so far.
    var words: [Selector: Set<String>] = [:]
    var parts: [RowPart] = []
    /// The selectors in the order in which the message asks for them.
    var order: [Selector] = []
  }

  fileprivate enum RowPart {
    case text(String)
    case argument(MessageFormat1.Argument)
    /// The number of a plural.
    case number(Selector)
  }

  /// Turns a tree of selections into rows.
  fileprivate struct Flattening {
    /// All columns, in the order in which the tree has them.
    private var selectors: [Selector] = []
    /// The names of all arguments.
    private var names: Set<String> = []
    private static let categories: Set = ["zero", "one", "two", "few", "many", "other"]

    /// Collects the columns.
    mutating func collect(_ message: MessageFormat1.Message) throws(ConversionError) {
      for node in message.nodes {
        switch node {
        case .text, .pound: break
        case .argument(let argument): names.insert(argument.name.text)
        case .plural(let plural):
          for selector in try columns(of: plural) { add(selector) }
          for variant in plural.variants { try collect(variant.message) }
        case .select(let select):
          add(.text(try name(of: select.name)))
          for variant in select.variants { try collect(variant.message) }
        case .choice(let choice): throw ConversionError(.argumentType, choice.place.range)
        case .tag(let tag): throw ConversionError(.markup, tag.place.range)
        }
      }
    }

    private mutating func add(_ selector: Selector) {
      if !selectors.contains(selector) { selectors.append(selector) }
    }

    private func name(
      of name: MessageFormat1.ArgumentName
    ) throws(ConversionError) -> String {
      switch name.key {
      case .number: throw ConversionError(.numberedArgument, name.place.range)
      case .name(let text):
        guard MessageFormat2.isName(text) else {
          throw ConversionError(.name, name.place.range)
        }
        return text
      }
    }

    /// The columns that a plural selects by: its exact numbers, and its categories where that is another value.
    private func columns(
      of plural: MessageFormat1.Plural
    ) throws(ConversionError) -> [Selector] {
      let name = try name(of: plural.name)
      guard let offset = Int(exactly: plural.offset), abs(offset) <= 99 else {
        throw ConversionError(.offset, plural.place.range)
      }
      guard offset != 0 else { return [plural.isOrdinal ? .ordinal(name) : .number(name)] }
      let hasExact = plural.variants.contains { variant in
        if case .exactly = variant.selector { true } else { false }
      }
      let category = Selector.offset(name, offset, isOrdinal: plural.isOrdinal)
      return hasExact ? [.number(name), category] : [category]
    }

    /// Returns the variants of a message.
    func rows(of message: MessageFormat1.Message) throws(ConversionError) -> [Row] {
      try expanded([Row()], message, number: nil)
    }

    /// Returns rows with a message behind their parts.
    private func expanded(
      _ rows: [Row], _ message: MessageFormat1.Message, number: Selector?
    ) throws(ConversionError) -> [Row] {
      var rows = rows
      for node in message.nodes {
        switch node {
        case .text(let text): append(.text(text.value), to: &rows)
        case .argument(let argument): append(.argument(argument), to: &rows)
        case .pound: if let number { append(.number(number), to: &rows) }
        case .plural(let plural): rows = try expanded(rows, plural)
        case .select(let select):
          let selector = Selector.text(try name(of: select.name))
          let choices = select.variants.compactMap { variant -> (String, MessageFormat1.Message)? in
            guard case .keyword(let word) = variant.selector else { return nil }
            return (word, variant.message)
          }
          rows = try expanded(rows, selector, choices, number: number)
        case .choice, .tag: throw ConversionError(.argumentType, node.range)
        }
      }
      return rows
    }

    private func append(_ part: RowPart, to rows: inout [Row]) {
      for index in rows.indices { rows[index].parts.append(part) }
    }

    private func expanded(
      _ rows: [Row], _ plural: MessageFormat1.Plural
    ) throws(ConversionError) -> [Row] {
      let columns = try columns(of: plural)
      let category = columns[columns.count - 1]
      var exact: [(String, MessageFormat1.Message)] = []
      var categories: [(String, MessageFormat1.Message)] = []
      for variant in plural.variants {
        switch variant.selector {
        case .exactly(let value): exact.append((try key(of: value, variant), variant.message))
        case .keyword(let word) where Self.categories.contains(word):
          categories.append((word, variant.message))
        case .keyword: break
        }
      }
      guard columns.count == 2 else {
        return try expanded(rows, category, exact + categories, number: category)
      }
      // Exact numbers come before the offset: where none fits, the categories choose.
      var expandedRows: [Row] = []
      let rest = MessageFormat1.Message([
        .plural(
          MessageFormat1.Plural(
            plural.name, isOrdinal: plural.isOrdinal, offset: plural.offset,
            variants: plural.variants.filter {
              if case .keyword = $0.selector { true } else { false }
            }, at: plural.place))
      ])
      expandedRows = try expanded(
        rows, columns[0], exact + [("other", rest)], number: category)
      return expandedRows
    }

    private func key(
      of value: Double, _ variant: MessageFormat1.Variant
    ) throws(ConversionError) -> String {
      if let integer = Int64(exactly: value), integer.magnitude < 1 << 53 { return String(integer) }
      let text = "\(value)"
      guard value.isFinite, !text.contains("e") else {
        throw ConversionError(.exactNumber, variant.selectorPlace.range)
      }
      return text
    }

    /// Returns rows for each choice of a selector.
    private func expanded(
      _ rows: [Row], _ selector: Selector, _ choices: [(String, MessageFormat1.Message)],
      number: Selector?
    ) throws(ConversionError) -> [Row] {
      let words = Set(choices.map(\.0))
      var expandedRows: [Row] = []
      for row in rows {
        let known = row.words[selector]
        guard known == nil || known == words else { throw ConversionError(.differingSelections) }
        var seen: Set<String> = []
        for (word, message) in choices where seen.insert(word).inserted {
          let key = word == "other" ? nil : word
          if known != nil, row.keys[selector] != .some(key) { continue }
          var chosen = row
          if known == nil {
            chosen.keys[selector] = .some(key)
            chosen.words[selector] = words
            chosen.order.append(selector)
          }
          expandedRows += try expanded([chosen], message, number: number)
        }
        guard expandedRows.count <= MessageFormat2.maximumConvertedVariants else {
          throw ConversionError(.tooManyVariants)
        }
      }
      return expandedRows
    }

    /// Returns the text of rows.
    func written(_ rows: [Row]) throws(ConversionError) -> String {
      for row in rows {
        let order = row.order.compactMap { selectors.firstIndex(of: $0) }
        guard order == order.sorted() else { throw ConversionError(.tangledSelections) }
      }
      var writer = Writer()
      let variables = try declare(in: &writer)
      if !selectors.isEmpty { writer.match(selectors.map { variables[$0] ?? "" }) }
      for row in rows {
        if !selectors.isEmpty { writer.variant(selectors.map { row.keys[$0] ?? nil }) }
        for part in row.parts { try write(part, variables, to: &writer) }
      }
      do { return try writer.finish() } catch { throw ConversionError(.text) }
    }

    /// Writes the declarations of the columns, and returns their variables.
    private func declare(
      in writer: inout Writer
    ) throws(ConversionError) -> [Selector: String] {
      var variables: [Selector: String] = [:]
      let arguments = selectors.map(\.argument)
      var taken = names.union(arguments)
      for (index, argument) in arguments.enumerated()
      where arguments.firstIndex(of: argument) == index {
        let isText = selectors.contains(.text(argument))
        let isNumber = selectors.contains { $0.argument == argument && $0 != .text(argument) }
        guard !(isText && isNumber) else { throw ConversionError(.differingSelections) }
        writer.input(argument, isText ? Writer.Call("string") : Self.number())
        for selector in selectors where selector.argument == argument {
          variables[selector] = try declare(selector, &taken, in: &writer)
        }
      }
      return variables
    }

    /// Writes the declaration of a column where it is not the argument itself, and returns its variable.
    private func declare(
      _ selector: Selector, _ taken: inout Set<String>, in writer: inout Writer
    ) throws(ConversionError) -> String {
      let argument = selector.argument
      let ending: String
      let call: Writer.Call
      switch selector {
      case .text, .number: return argument
      case .ordinal:
        ending = "_ordinal"
        call = Writer.Call("number", options: [Writer.NamedValue("select", .literal("ordinal"))])
      case .offset(_, let offset, let isOrdinal):
        guard !isOrdinal else { throw ConversionError(.offset) }
        let size = String(abs(offset))
        ending = offset > 0 ? "_minus_" + size : "_plus_" + size
        call = Writer.Call(
          "offset",
          options: [Writer.NamedValue(offset > 0 ? "subtract" : "add", .literal(size))])
      }
      var name = argument + ending
      while !taken.insert(name).inserted { name += "_" }
      writer.local(name, .variable(argument), call)
      return name
    }

    /// `:number` with ICU’s grouping and rounding.
    private static func number(
      _ name: String = "number", _ options: [Writer.NamedValue] = []
    ) -> Writer.Call {
      Writer.Call(
        name,
        options: options + [
          Writer.NamedValue("useGrouping", .literal("always")),
          Writer.NamedValue("roundingMode", .literal("halfEven")),
        ])
    }

    private func write(
      _ part: RowPart, _ variables: [Selector: String], to writer: inout Writer
    ) throws(ConversionError) {
      switch part {
      case .text(let text): writer.text(text)
      case .number(let selector): writer.expression(.variable(variables[selector] ?? ""))
      case .argument(let argument):
        writer.expression(.variable(try name(of: argument.name)), try Self.call(of: argument))
      }
    }

    /// The function that shows an argument; `nil` for one without a type.
    private static func call(
      of argument: MessageFormat1.Argument
    ) throws(ConversionError) -> Writer.Call? {
      let style = argument.style.map { style in
        String(style.unicodeScalars.filter { !$0.properties.isPatternWhitespace })
      }
      switch (argument.kind, style) {
      case (.none, _): return nil
      case (.number, nil): return number()
      case (.number, "integer"):
        return number(
          options: [Writer.NamedValue("maximumFractionDigits", .literal("0"))])
      case (.number, "percent"): return number("percent")
      case (.number, _):
        guard let skeleton = argument.skeleton,
          let appearance = NumberAppearance(skeleton: skeleton)
        else { throw ConversionError(.style, argument.place.range) }
        return Writer.Call("number", options: appearance.options)
      case (.date, nil), (.time, nil):
        throw ConversionError(.style, argument.place.range)
      case (.date, let style?), (.time, let style?):
        guard let call = MessageFormat2.dateCalls[style] else {
          throw ConversionError(.style, argument.stylePlace.range)
        }
        return call
      default: throw ConversionError(.argumentType, argument.typePlace.range)
      }
    }

    private static func number(options: [Writer.NamedValue]) -> Writer.Call {
      number("number", options)
    }
  }
}
