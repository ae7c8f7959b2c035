internal import Synchronization

/// How messages are shown, beyond the locale.
public struct FormatOptions: Hashable, Sendable {
  /// When an argument is put between first-strong isolates (U+2068, U+2069; UAX 9), so that its direction does not
  /// disturb the text around it.
  ///
  /// Messages of Unicode MessageFormat 2 do as their specification says (UTS 35 Part 9, Default Bidi Strategy), also for
  /// ``automatic``: texts are isolated in every message, numbers in those from right to left.
  public enum Isolation: UInt8, Hashable, Sendable {
    /// In messages that run from right to left, around arguments that run from left to right.
    case automatic
    /// In every message, around arguments that run the other way.
    case always
    /// Never: the text has no byte that message and arguments do not have.
    case never
  }

  /// The device that a text is shown on, where a message varies by it.
  public enum Device: UInt8, Hashable, Sendable, CaseIterable {
    /// None of the others: the form `other`.
    case other
    /// A telephone.
    case iphone
    /// A music player.
    case ipod
    /// A tablet.
    case ipad
    /// A desktop computer.
    case mac
    /// A television.
    case appletv
    /// A watch.
    case applewatch
    /// Glasses.
    case applevision

    /// The name in catalogs.
    var name: StaticString {
      switch self {
      case .other: "other"
      case .iphone: "iphone"
      case .ipod: "ipod"
      case .ipad: "ipad"
      case .mac: "mac"
      case .appletv: "appletv"
      case .applewatch: "applewatch"
      case .applevision: "applevision"
      }
    }
  }

  /// The options in one word, so that those of the process can change while they are read.
  private var bits: UInt64

  /// When arguments are isolated.
  public var isolation: Isolation {
    get { Isolation(rawValue: UInt8(truncatingIfNeeded: bits)) ?? .automatic }
    set { bits = bits & ~0xFF | UInt64(newValue.rawValue) }
  }

  /// The device that the text is shown on.
  public var device: Device {
    get { Device(rawValue: UInt8(truncatingIfNeeded: bits >> 8)) ?? .other }
    set { bits = bits & ~0xFF00 | UInt64(newValue.rawValue) << 8 }
  }

  /// The width that is there for the text, in the units of the catalog; `nil` where there is enough for every form.
  ///
  /// The widest form that fits is shown, the narrowest one where none does.
  public var width: UInt32? {
    get { bits >> 16 & 1 == 0 ? nil : UInt32(truncatingIfNeeded: bits >> 32) }
    set { bits = bits & 0xFFFF | (newValue.map { UInt64($0) << 32 | 1 << 16 } ?? 0) }
  }

  /// Creates options.
  public init(isolation: Isolation = .automatic, device: Device = .other, width: UInt32? = nil) {
    bits = 0
    self.isolation = isolation
    self.device = device
    self.width = width
  }

  /// The options of look-ups that name none; may be set at any time, from any thread.
  public static var standard: FormatOptions {
    get { FormatOptions(bits: storage.load(ordering: .relaxed)) }
    set { storage.store(newValue.bits, ordering: .relaxed) }
  }

  private static let storage = Atomic<UInt64>(0)

  private init(bits: UInt64) { self.bits = bits }
}
