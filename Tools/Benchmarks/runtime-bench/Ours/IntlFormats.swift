import BenchmarkSupport
import ICUKit
import LocaleCore

/// The formats of ICUKit that `Intl` of JavaScript has, too, each made before.
struct IntlFormats: Sendable {
  private let number: NumberFormat
  private let currency: NumberFormat
  private let date: DateTimeFormat
  private let plurals: PluralSelector
  private let list: ListFormat
  private let relative: RelativeTimeFormat

  init() throws(BenchmarkError) {
    do {
      number = try NumberFormat.shared(for: "en", style: NumberOptions().style)
      currency = try NumberFormat.shared(for: "en", style: NumberOptions(.currency("USD")).style)
      date = try DateTimeFormat.shared(for: "en", style: .date(.medium))
      list = try ListFormat.shared(for: "en")
      relative = try RelativeTimeFormat.shared(for: "en")
    } catch {
      throw BenchmarkError("ICU lacks a format: \(error)")
    }
    plurals = .selector(for: "pl", kind: .cardinal)
  }

  /// Formats the values of a case, over and over; the sum is the length of all texts.
  func operation(_ sample: IntlSample, count: Int) -> Operation {
    switch sample {
    case .number: sum(count) { try? number.text(of: .double(0.5 + $0 * 12.25)) }
    case .currency: sum(count) { try? currency.text(of: .double(0.5 + $0 * 12.25)) }
    case .date:
      sum(count) { try? date.text(of: NumberAndDateMessage.startMilliseconds + $0 * 86_400_000) }
    case .pluralOfInteger: sum(count) { plurals.category(of: UInt64($0)).rawValue }
    case .pluralOfDecimal: sum(count) { plurals.category(of: 0.5 + $0).rawValue }
    case .list: sum(count) { _ in try? list.text(of: IntlSample.names) }
    case .relativeTime: sum(count) { try? relative.text(of: -$0, .day) }
    }
  }

  private func sum(
    _ count: Int, _ text: @escaping @Sendable (Double) -> String?
  ) -> Operation {
    Operation(count: count) {
      (0..<count).reduce(0) { sum, index in sum + (text(Double(index % 100))?.utf8.count ?? 0) }
    }
  }
}
