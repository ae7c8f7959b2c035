import Testing

@testable import CatalogRuntime

@Suite("Reading a format at run time")
struct PrintfScannerTests {
  private func pieces(_ format: String) -> [String] {
    var format = format
    return format.withUTF8 { buffer in
      let bytes = unsafe buffer.span
      var scanner = PrintfScanner(bytes)
      var pieces: [String] = []
      while let piece = scanner.next() {
        switch piece {
        case .text(let range):
          pieces.append(String(decoding: range.map { bytes[$0] }, as: UTF8.self))
        case .placeholder(let specifier, let position, _):
          pieces.append("<\(specifier.spelling(position: position))>")
        }
      }
      return pieces
    }
  }

  @Test("placeholders and texts follow each other")
  func simple() {
    #expect(pieces("Hello %@, %lld files") == ["Hello ", "<%@>", ", ", "<%lld>", " files"])
    #expect(pieces("%2$@%1$-08.3lf") == ["<%2$@>", "<%1$-08.3lf>"])
    #expect(
      pieces("%hhd%qd%zd%Lf%'d%#x%+d% d") == [
        "<%hhd>", "<%qd>", "<%zd>", "<%Lf>", "<%'d>", "<%#x>", "<%+d>", "<% d>",
      ])
  }

  @Test("a doubled percent sign is one, and what is no placeholder is text")
  func percentSigns() {
    #expect(pieces("100%% of %@") == ["100", "%", " of ", "<%@>"])
    #expect(pieces("100%") == ["100", "%"])
    #expect(pieces("%y %5 %0$@ %ä") == ["%y ", "%5 ", "%0$@ ", "%ä"])
    #expect(pieces("%99999999d") == ["%99999999d"])
    #expect(pieces("%#@files@ %1$#@files@") == ["%#@files@ ", "%1$#@files@"])
    #expect(pieces("") == [])
  }
}
