public import MessageSyntax

extension MessageFormat1 {
  /// Returns a message with the meaning of one of Unicode MessageFormat 2.
  ///
  /// The matcher becomes selections inside of each other. The text that is shown stays the same, without isolation of
  /// directions, for arguments of the types that the functions ask for.
  ///
  /// - Parameter message: A valid message.
  /// - Throws: What ICU MessageFormat has no counterpart of.
  public static func message(
    converting message: MessageFormat2.Message
  ) throws(ConversionError) -> Message {
    try self.message(converting: message, takesIntegersAsWhole: false)
  }

  /// Returns a message with the meaning of one of Unicode MessageFormat 2.
  ///
  /// - Parameters:
  ///   - message: A valid message.
  ///   - takesIntegersAsWhole: Whether `:integer` has whole numbers to show, so that its style need not round.
  /// - Throws: What ICU MessageFormat has no counterpart of.
  static func message(
    converting message: MessageFormat2.Message, takesIntegersAsWhole: Bool
  ) throws(ConversionError) -> Message {
    if let error = message.dataModelErrors().first {
      throw ConversionError(error)
    }
    var nesting = Nesting(takesIntegersAsWhole: takesIntegersAsWhole)
    for declaration in message.declarations { try nesting.add(declaration) }
    switch message.body {
    case .pattern(let pattern): return try nesting.message(pattern, number: nil)
    case .matcher(let matcher): return try nesting.message(matcher)
    }
  }
}

/// What a variable or an expression stands for.
private struct ConvertedValue {
  enum Role: Hashable {
    /// Whatever is passed.
    case any
    case text
    case number
    case ordinal
    /// The number less an offset.
    case offset(Int)
  }

  let argument: String
  var role: Role
  /// The type and the style that show the value.
  var type: String?
  var style: String?
  /// The options of a number, which another function of the same value takes over.
  var options: [String: String] = [:]
  /// Whether the digits that are shown have a say in the plural category.
  var changesCategory = false
}

/// Turns a matcher into selections inside of each other.
private struct Nesting {
  private typealias Node = MessageFormat1.Node
  private static let maximumDepth = 100
  private static let categories: Set = ["zero", "one", "two", "few", "many"]

  private let takesIntegersAsWhole: Bool
  private var declared: [String: ConvertedValue] = [:]

  init(takesIntegersAsWhole: Bool) { self.takesIntegersAsWhole = takesIntegersAsWhole }

  mutating func add(_ declaration: MessageFormat2.Declaration) throws(ConversionError) {
    guard declaration.expression.operand?.variable != nil else {
      throw ConversionError(.declaration, declaration.range)
    }
    declared[declaration.variable.name] = try value(of: declaration.expression)
  }

  /// Returns a pattern; `number` is the value that `#` stands for.
  func message(
    _ pattern: MessageFormat2.Pattern, number: ConvertedValue?
  ) throws(ConversionError) -> MessageFormat1.Message {
    var nodes: [Node] = []
    for part in pattern.parts {
      switch part {
      case .text(let text): nodes.append(.text(MessageFormat1.Text(text.value)))
      case .markup(let markup): throw ConversionError(.markup, markup.range)
      case .expression(let expression):
        if let literal = expression.operand?.literal, expression.function == nil {
          nodes.append(.text(MessageFormat1.Text(literal.value)))
        } else {
          nodes.append(try node(of: expression, number))
        }
      }
    }
    return MessageFormat1.Message(Self.joined(nodes))
  }

  /// Makes one text of texts side by side.
  private static func joined(_ nodes: [Node]) -> [Node] {
    var joined: [Node] = []
    for node in nodes {
      if case .text(let text) = node {
        if text.value.isEmpty { continue }
        if case .text(let last) = joined.last {
          joined[joined.count - 1] = .text(MessageFormat1.Text(last.value + text.value))
          continue
        }
      }
      joined.append(node)
    }
    return joined
  }

  private func node(
    of expression: MessageFormat2.Expression, _ number: ConvertedValue?
  ) throws(ConversionError) -> Node {
    let value = try value(of: expression)
    if case .offset = value.role {
      // Only `#` shows a number less an offset.
      guard let number, number.role == value.role, number.argument == value.argument,
        value.style == nil
      else { throw ConversionError(.offset, expression.range) }
      return .pound(MessageFormat1.Place())
    }
    let name = MessageFormat1.ArgumentName(.name(value.argument))
    return .argument(MessageFormat1.Argument(name, type: value.type, style: value.style))
  }

  private func value(
    of expression: MessageFormat2.Expression
  ) throws(ConversionError) -> ConvertedValue {
    guard let variable = expression.operand?.variable else {
      throw ConversionError(.function, expression.range)
    }
    var value = try self.value(of: variable)
    guard let function = expression.function else { return value }
    var options: [String: String] = [:]
    for option in function.options {
      guard let literal = option.value.literal else {
        throw ConversionError(.option, option.range)
      }
      options[option.name] = literal.value
    }
    try apply(function, &options, to: &value)
    guard options.isEmpty else { throw ConversionError(.option, function.range) }
    return value
  }

  private func value(
    of variable: MessageFormat2.Variable
  ) throws(ConversionError) -> ConvertedValue {
    if let value = declared[variable.name] { return value }
    let name = variable.name
    guard name.unicodeScalars.allSatisfy({ $0.isASCII || $0.properties.isIDContinue }),
      name.utf8.allSatisfy({
        $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: ".")
      })
    else { throw ConversionError(.name, variable.range) }
    return ConvertedValue(argument: name, role: .any)
  }

  /// Applies a function to its operand, and takes the options that it knows out.
  private func apply(
    _ function: MessageFormat2.Function, _ options: inout [String: String],
    to value: inout ConvertedValue
  ) throws(ConversionError) {
    switch (function.name, value.role) {
    case ("string", .any), ("string", .text): value.role = .text
    case ("number", .any), ("number", .number), ("integer", .any), ("integer", .number):
      value.role = options.removeValue(forKey: "select") == "ordinal" ? .ordinal : .number
      value.type = "number"
      try show(&value, &options, function)
    case ("percent", .any), ("percent", .number):
      guard options == ["useGrouping": "always", "roundingMode": "halfEven"] else {
        throw ConversionError(.option, function.range)
      }
      options = [:]
      (value.role, value.type, value.style) = (.any, "number", "percent")
    case ("offset", .number):
      let added = options.removeValue(forKey: "add").flatMap { Int($0) }
      let subtracted = options.removeValue(forKey: "subtract").flatMap { Int($0) }
      guard let offset = subtracted ?? added.map({ -$0 }) else {
        throw ConversionError(.offset, function.range)
      }
      value.role = .offset(offset)
    case ("date", .any), ("time", .any):
      let call = MessageFormat2.Writer.Call(
        function.name,
        options: ["fields", "length", "precision"].compactMap { name in
          options.removeValue(forKey: name).map {
            MessageFormat2.Writer.NamedValue(name, .literal($0))
          }
        })
      guard let skeleton = MessageFormat2.skeleton(of: call) else {
        throw ConversionError(.style, function.range)
      }
      (value.type, value.style) = (function.name, skeleton)
    default: throw ConversionError(.function, function.range)
    }
  }

  /// Gives a number its style.
  private func show(
    _ value: inout ConvertedValue, _ options: inout [String: String],
    _ function: MessageFormat2.Function
  ) throws(ConversionError) {
    value.options.merge(options) { $1 }
    options = [:]
    var rest = value.options
    let isInteger = function.name == "integer"
    guard let appearance = NumberAppearance(options: &rest, isInteger: isInteger), rest.isEmpty
    else { throw ConversionError(.option, function.range) }
    if isInteger {
      value.options["minimumFractionDigits"] = "0"
      value.options["maximumFractionDigits"] = "0"
    }
    value.style =
      isInteger && takesIntegersAsWhole ? appearance.withStandardFraction.style : appearance.style
    // `:integer` is for whole numbers.
    value.changesCategory = appearance.changesCategory && !isInteger
  }

  /// Returns the selections of a matcher.
  func message(
    _ matcher: MessageFormat2.Matcher
  ) throws(ConversionError) -> MessageFormat1.Message {
    var columns: [ConvertedValue] = []
    for selector in matcher.selectors {
      guard let value = declared[selector.name], value.role != .any else {
        throw ConversionError(.function, selector.range)
      }
      guard !value.changesCategory else { throw ConversionError(.option, selector.range) }
      columns.append(value)
    }
    guard columns.count <= Self.maximumDepth else { throw ConversionError(.tangledSelections) }
    return try message(matcher.variants[...], columns, 0, number: nil)
  }

  private func message(
    _ variants: ArraySlice<MessageFormat2.Variant>, _ columns: [ConvertedValue], _ column: Int,
    number: ConvertedValue?
  ) throws(ConversionError) -> MessageFormat1.Message {
    guard column < columns.count else {
      guard let variant = variants.first else { throw ConversionError(.tangledSelections) }
      return try message(variant.pattern, number: number)
    }
    var groups: [(key: MessageFormat2.Key, variants: [MessageFormat2.Variant])] = []
    var places: [String?: Int] = [:]
    for variant in variants {
      let key = variant.keys[column]
      if let place = places[key.value] {
        groups[place].variants.append(variant)
      } else {
        places[key.value] = groups.count
        groups.append((key, [variant]))
      }
    }
    // A variant that falls back to one with another key has no place in a nesting.
    let isComplete = groups.allSatisfy { group in
      group.variants.contains { $0.keys.dropFirst(column + 1).allSatisfy { $0.value == nil } }
    }
    guard places[nil] != nil, isComplete else {
      throw ConversionError(.tangledSelections, variants.first?.keysRange ?? 0..<0)
    }
    let value = columns[column]
    let inner = value.role == .text ? number : value
    var converted: [MessageFormat1.Variant] = []
    for group in groups {
      let message = try message(group.variants[...], columns, column + 1, number: inner)
      converted.append(MessageFormat1.Variant(try selector(group.key, value), message))
    }
    return MessageFormat1.Message([node(value, converted)])
  }

  private func node(_ value: ConvertedValue, _ variants: [MessageFormat1.Variant]) -> Node {
    let name = MessageFormat1.ArgumentName(.name(value.argument))
    switch value.role {
    case .any, .text: return .select(MessageFormat1.Select(name, variants: variants))
    case .number: return .plural(MessageFormat1.Plural(name, variants: variants))
    case .ordinal:
      return .plural(MessageFormat1.Plural(name, isOrdinal: true, variants: variants))
    case .offset(let offset):
      return .plural(MessageFormat1.Plural(name, offset: Double(offset), variants: variants))
    }
  }

  private func selector(
    _ key: MessageFormat2.Key, _ value: ConvertedValue
  ) throws(ConversionError) -> MessageFormat1.Variant.Selector {
    guard let text = key.value else { return .keyword("other") }
    if value.role == .text {
      let isWord = text.unicodeScalars.allSatisfy { scalar in
        !scalar.properties.isPatternWhitespace
          && (scalar.properties.isIDContinue || scalar == "_" || scalar == "-")
      }
      guard isWord, !text.isEmpty, text != "other" else {
        throw ConversionError(.text, key.range)
      }
      return .keyword(text)
    }
    if Self.categories.contains(text) { return .keyword(text) }
    guard let number = Int(text), String(number) == text, number.magnitude < 1 << 53 else {
      throw ConversionError(.exactNumber, key.range)
    }
    if case .offset(let offset) = value.role { return .exactly(Double(number + offset)) }
    return .exactly(Double(number))
  }
}
