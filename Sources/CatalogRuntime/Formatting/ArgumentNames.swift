internal import ICUKit

/// The names of the arguments of one message, where the program gave any; whoever formats it keeps them.
@safe struct ArgumentNames {
  /// The names in the order of the arguments; `nil` where arguments go by their positions.
  private let names: UnsafeBufferPointer<NamedArguments.Name>?

  /// Whether the arguments go by their positions.
  @inline(__always)
  var arePositions: Bool { unsafe names == nil }

  /// Arguments that go by their positions: their names are `0`, `1`, ….
  @inline(__always)
  static var positions: ArgumentNames { unsafe ArgumentNames(names: nil) }

  private init(names: UnsafeBufferPointer<NamedArguments.Name>?) {
    unsafe self.names = unsafe names
  }

  /// Passes arguments and their names on, which are counted once and not with every copy.
  @inline(__always)
  static func with<Result>(
    _ arguments: NamedArguments, _ body: (ArgumentNames) -> Result
  ) -> Result {
    unsafe arguments.names.withUnsafeBufferPointer { names in
      body(unsafe ArgumentNames(names: names))
    }
  }

  /// Returns the position, from 1, of the argument of a name, or `nil` where it was not passed.
  func position(of name: Span<UInt8>) -> Int? {
    guard let names = unsafe names else { return Self.number(name).map { $0 + 1 } }
    let prefix = NamedArguments.Name.prefix(of: name)
    for index in names.indices
    where unsafe names[index].hasSameBytes(as: name, prefix: prefix) {
      return index &+ 1
    }
    return nil
  }

  /// Returns the position, from 1, of the argument whose name has a normal form (NFC), or `nil` where it was not passed.
  func position(ofNormalized name: Span<UInt8>) -> Int? {
    if let position = position(of: name) { return position }
    let index = unsafe names?.firstIndex { candidate in
      let normalized = Normalization.normalized(candidate.text)
      return TextBytes.with(normalized) { $0.hasSameBytes(as: name) }
    }
    return index.map { $0 + 1 }
  }

  /// The number that a name is made of, up to 254; `nil` where it is none.
  private static func number(_ name: Span<UInt8>) -> Int? {
    guard 1...3 ~= name.count, name.count == 1 || name[0] != UInt8(ascii: "0") else { return nil }
    var number = 0
    for index in name.indices {
      let digit = Int(name[index]) - Int(UInt8(ascii: "0"))
      guard 0...9 ~= digit else { return nil }
      number = number * 10 + digit
    }
    return number < 255 ? number : nil
  }
}
