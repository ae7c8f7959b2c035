import Foundation
import Testing

@Test("seed") func seed() throws {
  let messages = [
    "a": "{$n} {$s :string u:dir=ltr} {#b x=$s u:id=y}t{/b} {|2006-01-02| :date length=long}",
    "b": ".input {$n :number minimumFractionDigits=$x} .local $k = {$n :offset add=1} {{{$k} {$n}}}",
    "c": ".input {$n :integer} .input {$s :string} .match $n $s 1 x {{a}} one * {{b {$n}}} * * {{c {$s}}}",
    "d": "{$n :currency currency=EUR} {$n :unit unit=meter} {$n :percent} {$x :datetime timeZone=UTC}",
    "e": "plain",
  ]
  try Data(MessageFormat2Samples.compiled(messages, locale: "en")).write(to: URL(fileURLWithPath: "/tmp/mf2seed"))
}
