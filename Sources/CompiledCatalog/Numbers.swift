/// The number of a key in one compiled catalog: keys are numbered by table, then by their bytes.
public struct KeyNumber: RawRepresentable, Hashable, Sendable {
  /// The number, from 0.
  public let rawValue: UInt32

  /// Creates a number; one that the catalog does not have finds no message.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// The number of a table in one compiled catalog: tables are numbered by the bytes of their names.
public struct TableNumber: RawRepresentable, Hashable, Sendable {
  /// The number, from 0.
  public let rawValue: UInt32

  /// Creates a number; one that the catalog does not have finds no key.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}
