internal import CatalogRuntime
internal import SourceText

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The demo: a form on a terminal, as questions line by line, or as a web page.
public enum FieldDemo {
  /// Runs one command line to its end.
  ///
  /// - Parameter arguments: What stands behind the name of the program.
  /// - Returns: What the process should exit with: 0 also where the input ended, 2 after wrong usage or a file that
  ///   could not be written.
  public static func run(_ arguments: [String]) -> Int32 {
    signal(SIGPIPE, SIG_IGN)
    do throws(DemoUsageError) {
      let options = try DemoOptions(arguments, locale: .current)
      switch options.action {
      case .showHelp:
        return Descriptor.standardOutput.write(DemoHelp.text(in: options.locale)) == .failed ? 2 : 0
      case .writePage(let path): return writePage(to: path, in: options.locale)
      case .showForm: return showForm(in: options.locale)
      }
    } catch {
      complain(error)
      return 2
    }
  }

  /// Shows the form where a person sits, and asks line by line where none does or the terminal knows no sequences.
  private static func showForm(in locale: CatalogLocale) -> Int32 {
    let isDumb = ["dumb", ""].contains(Environment.value(of: "TERM") ?? "")
    if !isDumb, let screen = FormScreen(locale: locale) { return screen.run() }
    return QuestionConsole.run(locale: locale)
  }

  private static func writePage(to path: String, in locale: CatalogLocale) -> Int32 {
    do throws(FileReplacementError) {
      try FileReplacement.write(Array(FormPage(locale: locale).text.utf8), to: path)
      return 0
    } catch {
      complain(DemoText.unwritable(VisibleText.escaped(path), reason: error.reason), in: locale)
      return 2
    }
  }

  private static func complain(_ error: DemoUsageError) {
    complain(error.message, in: error.locale)
    if let suggestion = error.suggestion {
      complain(DemoText.didYouMean(suggestion), in: error.locale)
    }
    complain(DemoText.explains(DemoHelp.name + " --help"), in: error.locale)
  }

  private static func complain(_ message: LocalizedStringResource, in locale: CatalogLocale) {
    Descriptor.standardError.write(DemoHelp.name + ": " + message.text(in: locale) + "\n")
  }
}

extension FileReplacementError {
  /// The reason as the system names it.
  fileprivate var reason: String {
    let number =
      switch self {
      case .folderNotFound: ENOENT
      case .permissionDenied: EACCES
      case .isDirectory: EISDIR
      case .symbolicLinkLoop: ELOOP
      case .noSpace: ENOSPC
      case .readOnlyFileSystem: EROFS
      case .changedMeanwhile: EBUSY
      case .system(let number): number
      }
    return unsafe strerror(number).map { unsafe String(cString: $0) } ?? "\(number)"
  }
}
