internal import CompiledCatalog
internal import ICUKit
internal import LocaleCore
internal import Synchronization

/// Derives the plural table of a locale from ICU’s rules, and proves it on a wide sample.
struct PluralTableCompiler {
  private static let limit = 1000
  private static let million = 1_000_000
  private static let periods = [1, 10, 100, 1000]

  private struct Key: Hashable {
    let locale: String
    let kind: PluralKind
  }

  private static let known = Mutex<[Key: [UInt8]]>([:])

  private let profile: PluralProfile

  /// Returns the table of a locale; one without period where no table fits.
  ///
  /// Proving a table takes thousands of questions to ICU, so tables are kept for the whole process.
  static func table(locale: String, kind: PluralKind) -> [UInt8] {
    let key = Key(locale: locale, kind: kind)
    if let table = known.withLock({ $0[key] }) { return table }
    let profile = PluralProfile.profile(
      for: locale, kind: kind == .cardinal ? .cardinal : .ordinal)
    let table = PluralTableCompiler(profile: profile).table()
    known.withLock { $0[key] = table }
    return table
  }

  private func table() -> [UInt8] {
    let small = (0..<Self.limit).map { form(of: $0) }
    let repeating = (Self.limit..<2 * Self.limit).map { form(of: $0) }
    let millions = form(of: Self.million)
    let hasMillions = millions != repeating[0]
    // Zero is a multiple of a million, too, and not meant.
    let (smallCount, period) = Self.shortest(small, repeating, atLeast: hasMillions ? 1 : 0)
    let table = Self.encoded(
      Array(small[..<smallCount]), Array(repeating[..<period]), hasMillions ? millions : nil)
    return isProven(table) ? table : Self.encoded([], [], nil)
  }

  private func form(of number: Int) -> PluralForm {
    switch profile.category(of: number) {
    case .zero: .zero
    case .one: .one
    case .two: .two
    case .few: .few
    case .many: .many
    case .other: .other
    }
  }

  /// The numbers of single entries and the period that together are the fewest bytes.
  private static func shortest(
    _ small: [PluralForm], _ repeating: [PluralForm], atLeast minimum: Int
  ) -> (smallCount: Int, period: Int) {
    var best = (smallCount: limit, period: limit)
    for period in periods {
      guard repeating.indices.allSatisfy({ repeating[$0] == repeating[$0 % period] }) else {
        continue
      }
      let last = small.indices.last { small[$0] != repeating[$0 % period] }
      let smallCount = max(last.map { $0 + 1 } ?? 0, minimum)
      if smallCount + period < best.smallCount + best.period { best = (smallCount, period) }
    }
    return best
  }

  /// Whether the reader finds in a table what ICU says of every number of the sample.
  private func isProven(_ table: [UInt8]) -> Bool {
    let section = unsafe table.span.bytes
    guard let read = PluralTable(section, at: 0) else { return false }
    for number in Self.sample where read.category(of: UInt64(number)) != form(of: number) {
      return false
    }
    return true
  }

  /// All numbers up to 3000, each remainder of 1000 behind larger numbers, and numbers around
  /// multiples of powers of ten.
  private static let sample: [Int] = {
    var numbers = Array(0..<3000)
    for remainder in 0..<limit {
      numbers.append((remainder * 7 + 11) * limit + remainder)
      numbers.append((remainder * 1_000_003 + 12_345_678) * limit + remainder)
    }
    var power = limit
    while power <= 1_000_000_000_000_000 {
      for factor in 1...30 {
        for difference in [-1, 0, 1, 2] { numbers.append(factor * power + difference) }
      }
      power *= 10
    }
    return numbers
  }()

  private static func encoded(
    _ small: [PluralForm], _ repeating: [PluralForm], _ millions: PluralForm?
  ) -> [UInt8] {
    var writer = ByteWriter()
    writer.append16(UInt16(small.count))
    writer.append16(UInt16(repeating.count))
    writer.append(millions?.rawValue ?? .max)
    writer.append([0, 0, 0])
    writer.append((small + repeating).map(\.rawValue))
    writer.align(to: 4)
    return writer.bytes
  }
}
