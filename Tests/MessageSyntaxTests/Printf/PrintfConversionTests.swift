import MessageSyntax
import Testing

@Suite struct PrintfConversionTests {
  @Test(
    "a format specifier names a conversion",
    arguments: [
      ("lld", .ll, .d), ("d", .none, .d), ("ld", .l, .d), ("llu", .ll, .u), ("lf", .l, .f),
      (".1f", .none, .f), ("@", .none, .object), ("05.1f", .none, .f),
    ] as [(String, PrintfConversion.Length, PrintfConversion.Letter)])
  func spelling(
    spelling: String, length: PrintfConversion.Length, letter: PrintfConversion.Letter
  ) {
    #expect(
      PrintfConversion(spelling: spelling) == PrintfConversion(length: length, letter: letter))
  }

  @Test(
    "what is no single conversion is no format specifier",
    arguments: [
      "", "#@x@", "%lld", "%", "1$d", "*d", "Lld", "lld ", "d%d", "arg", "y", "ll", "n", "1@",
    ])
  func invalidSpelling(spelling: String) {
    #expect(PrintfConversion(spelling: spelling) == nil)
  }

  @Test(
    "the argument type is that of Apple's 64-bit platforms",
    arguments: [
      ("d", .integer(bits: 32)), ("hd", .integer(bits: 32)), ("hhu", .integer(bits: 32)),
      ("ld", .integer(bits: 64)), ("lld", .integer(bits: 64)), ("qx", .integer(bits: 64)),
      ("ji", .integer(bits: 64)), ("zu", .integer(bits: 64)), ("td", .integer(bits: 64)),
      ("D", .integer(bits: 64)), ("U", .integer(bits: 64)), ("O", .integer(bits: 64)),
      ("f", .floatingPoint(isLong: false)), ("lf", .floatingPoint(isLong: false)),
      ("La", .floatingPoint(isLong: true)), ("@", .object), ("c", .character),
      ("lc", .character), ("C", .character), ("s", .cString), ("S", .utf16String),
      ("ls", .utf16String), ("p", .pointer),
    ] as [(String, PrintfConversion.ArgumentType)])
  func argumentType(spelling: String, type: PrintfConversion.ArgumentType) {
    #expect(PrintfConversion(spelling: spelling)?.argumentType == type)
  }

  @Test(
    "every conversion that is read is spelt as it was", arguments: PrintfConversion.Letter.allCases)
  func roundTrip(letter: PrintfConversion.Letter) {
    let valid = PrintfConversion.Length.allCases.compactMap { length in
      PrintfConversion(spelling: PrintfConversion(length: length, letter: letter).spelling)
    }
    #expect(valid.contains(PrintfConversion(letter: letter)))
    for conversion in valid {
      #expect(conversion.letter == letter)
      #expect(PrintfConversion(spelling: conversion.spelling) == conversion)
    }
  }
}
