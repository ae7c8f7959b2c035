import CatalogRuntime
import CatalogTestSupport
import Testing

@testable import FormFields

@Suite("Whatever a person does to a form")
struct RandomFormTests {
  @Test("its invariants hold after each step", arguments: 0..<30)
  func invariants(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var observed = ObservedForm()
    for _ in 0..<150 {
      let event = FormEvent.random(using: &generator)
      let violations = observed.perform(event)
      #expect(violations.isEmpty, "seed \(seed), \(event)")
      if !violations.isEmpty { return }
    }
    #expect(observed.keepsSecrets)
  }

  @Test("the random steps reach everything that the invariants are about")
  func coverage() {
    var reached: Set<ObservedForm.Landmark> = []
    for seed in UInt64(0)..<15 {
      var generator = SeededGenerator(seed: seed)
      var observed = ObservedForm()
      for _ in 0..<150 { _ = observed.perform(.random(using: &generator)) }
      reached.formUnion(observed.landmarks)
    }
    #expect(reached == Set(ObservedForm.Landmark.allCases))
  }
}
