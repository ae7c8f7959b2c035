import MessageSyntax
import Testing

@Suite struct PlainFormatTests {
  @Test(
    "formats with the same plain placeholders in the same order need no comparison",
    arguments: [
      ["%@ files", "%@ Dateien"], ["no placeholder", "keiner"],
      ["%1$@ of %2$lld", "%1$@ von %2$lld"],
      ["%d: %s", "%d – %s", "%d : %s"], ["共%lld个", "%lld items"],
    ])
  func same(_ formats: [String]) { #expect(PlainFormat.areSame(formats)) }

  @Test(
    "all others need one",
    arguments: [
      ["%@ files", "Dateien"], ["%1$@ of %2$@", "%2$@ von %1$@"], ["%d", "%ld"], ["%@", "%d"],
      ["%5d", "%5d"], ["%%", "%%"], ["% d", "% d"], ["50%d", "50%d"], ["100 %", "100 %"],
      ["%1$@ %@", "%1$@ %@"], ["%#@n@", "%#@n@"], ["%", "%"], ["%1$", "%1$"], ["%@", "％@"],
      ["%@", "%@ %@"], ["%n", "%n"], ["%ls", "%ls"], ["%llld", "%llld"], ["٣%d", "٣%d"],
    ])
  func different(_ formats: [String]) { #expect(!PlainFormat.areSame(formats)) }

  @Test("one format alone is plain or not")
  func single() {
    #expect(PlainFormat.areSame(["%@ and %@"]))
    #expect(!PlainFormat.areSame(["%5.2f"]))
    #expect(PlainFormat.countOfUnpositioned(in: "%@ and %1$@ and %d") == 2)
  }
}
