import Testing

@testable import Curses

@Suite("How fast a terminal is")
struct LineGaugeTests {
  @Test("A terminal that takes what it gets is quick, whatever it says of its line")
  func quick() {
    for bits in [Int.min, -1, 0, 38_400, 115_200, .max] {
      var gauge = LineGauge(bitsPerSecond: bits)
      for _ in 0..<100 { gauge.note(bytes: 8_000, nanoseconds: 300_000) }
      #expect(gauge.speed == .quick)
    }
  }

  @Test("One write that has to wait makes it slow, and sixteen large ones that don't quick again")
  func slowAndBack() {
    var gauge = LineGauge()
    gauge.note(bytes: 4_000, nanoseconds: LineGauge.patience + 1)
    #expect(gauge.speed == .slow)
    for _ in 0..<100 { gauge.note(bytes: 20, nanoseconds: 1_000) }
    #expect(gauge.speed == .slow, "A few bytes prove nothing")
    for _ in 1..<LineGauge.proofs { gauge.note(bytes: 4_000, nanoseconds: 200_000) }
    #expect(gauge.speed == .slow)
    gauge.note(bytes: 20, nanoseconds: LineGauge.patience + 1)
    for _ in 1..<LineGauge.proofs { gauge.note(bytes: 4_000, nanoseconds: 200_000) }
    #expect(gauge.speed == .slow, "Whoever waits again begins again")
    gauge.note(bytes: 4_000, nanoseconds: 200_000)
    #expect(gauge.speed == .quick)
  }

  @Test("A serial line stays slow: its driver takes bytes long before they are sent")
  func serial() {
    var gauge = LineGauge(bitsPerSecond: 9_600)
    for _ in 0..<100 { gauge.note(bytes: 4_000, nanoseconds: 1_000) }
    #expect(gauge.speed == .slow)
  }
}
