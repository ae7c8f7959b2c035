internal import CompiledCatalog
internal import ICUKit
internal import LocaleCore

/// What formatting in a locale takes; one object a locale for the whole process.
final class FormatLocale: Sendable {
  private static let shared = ConcurrentCache<String, FormatLocale>()

  /// The locale of the texts and their numbers.
  let locale: CatalogLocale
  /// Whether its texts run from right to left.
  let isRightToLeft: Bool
  /// How its numbers are written; `nil` for the locale of POSIX, where they are written as C does.
  let symbols: PreparedNumberSymbols?
  /// The smallest number that is not written with ASCII digits alone; 0 where none is.
  let plainLimit: UInt64
  /// The smallest number that ICU MessageFormat may write otherwise than with ASCII digits alone; 0 where that is not
  /// known without asking.
  let wholeNumberLimit: UInt64
  /// The formats of ICU that its messages ask for.
  let formats: LocaleFormats
  /// The functions with options that its messages of Unicode MessageFormat 2 ask for.
  let expressions = PreparedExpressions()

  private let numbers = AtomicSlots<PlainNumbers>(count: 1)

  private init(tag: String) {
    locale = CatalogLocale(LocaleTag(tag))
    isRightToLeft = LocaleIdentity(tag).isRightToLeft
    let isPOSIX = LocaleTag(tag).extensions.contains {
      $0.hasPrefix("u-") && ($0 + "-").contains("-va-posix-")
    }
    symbols = isPOSIX ? nil : PreparedNumberSymbols(NumberSymbols.symbols(for: tag))
    plainLimit = symbols?.plainLimit ?? .max
    // A numbering system that is asked for may have no digits, but rules.
    wholeNumberLimit = tag.contains("-nu-") ? 0 : min(plainLimit, 1000)
    formats = LocaleFormats(tag: tag)
  }

  /// Returns the object of a locale; the first call for one asks ICU.
  static func locale(_ tag: String) -> FormatLocale {
    shared.value(for: tag) { FormatLocale(tag: tag) }
  }

  /// How Unicode MessageFormat 2 shows numbers without options, where that takes no ICU; made when it is first asked for.
  var standardNumbers: Unmanaged<PlainNumbers> {
    unsafe numbers.object(at: 0) ?? makeStandardNumbers()
  }

  @inline(never)
  private func makeStandardNumbers() -> Unmanaged<PlainNumbers> {
    let format = try? NumberFormat.shared(for: locale.identifier, style: NumberOptions().style)
    return unsafe numbers.fill(0, with: PlainNumbers(symbols, as: format))
  }

  /// Returns the plural rules of the locale.
  func selector(_ kind: PluralKind) -> PluralSelector {
    .selector(for: locale.identifier, kind: kind == .ordinal ? .ordinal : .cardinal)
  }
}
