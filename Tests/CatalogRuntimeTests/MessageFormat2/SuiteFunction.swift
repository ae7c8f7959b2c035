import CatalogRuntime

/// `:test:function`, `:test:select` and `:test:format` of the suite, through the public API for functions of a program.
struct SuiteFunction: MessageFunction {
  let canSelect: Bool
  let canFormat: Bool

  static func registerAll() {
    MessageFunctions.register(SuiteFunction(canSelect: true, canFormat: true), as: "test:function")
    MessageFunctions.register(SuiteFunction(canSelect: true, canFormat: false), as: "test:select")
    MessageFunctions.register(SuiteFunction(canSelect: false, canFormat: true), as: "test:format")
  }

  struct Value: MessageValue {
    let input: Double
    var decimalPlaces = 0
    var failsFormat = false
    var failsSelect = false
    var canSelect = true
    var canFormat = true

    var content: FormatArgument { .number(input) }
    var isSelectable: Bool { canSelect && !failsSelect }

    func text() throws(MessageFunctionError) -> String { try pieces().map(\.text).joined() }

    func pieces() throws(MessageFunctionError) -> [MessagePart.Expression.Piece] {
      guard canFormat else { throw .unsupportedOperation }
      guard !failsFormat else { throw .badOption }
      var pieces: [MessagePart.Expression.Piece] = []
      if input < 0 { pieces.append(.init(kind: "minusSign", text: "-")) }
      let whole = input.magnitude.rounded(.down)
      pieces.append(.init(kind: "integer", text: String(Int(whole))))
      if decimalPlaces == 1 {
        pieces.append(.init(kind: "decimal", text: "."))
        let digit = ((input.magnitude - whole) * 10).rounded(.down)
        pieces.append(.init(kind: "fraction", text: String(Int(digit))))
      }
      return pieces
    }

    func matches(_ key: String) -> Bool {
      input == 1 && (key == "1" || decimalPlaces == 1 && key == "1.0")
    }

    func isBetter(_ key: String, than other: String) -> Bool { key == "1.0" }
  }

  func value(of call: inout MessageFunctionCall) throws(MessageFunctionError) -> any MessageValue {
    guard let operand = call.operand else { throw .badOperand }
    var value: Value
    if let earlier = operand.value as? Value {
      value = earlier
    } else {
      guard let input = Double(operand.text) else { throw .badOperand }
      value = Value(input: input)
    }
    value.canSelect = canSelect
    value.canFormat = canFormat
    if let places = call.options["decimalPlaces"] {
      guard let count = Int(places.text), 0...1 ~= count else { throw .badOption }
      value.decimalPlaces = count
    }
    switch call.options["fails"]?.text {
    case "always": (value.failsFormat, value.failsSelect) = (true, true)
    case "format": value.failsFormat = true
    case "select": value.failsSelect = true
    case "never", nil: break
    default: call.note(.badOption, option: "fails")
    }
    return value
  }
}
