import Focus
import Testing

@Suite("Headings")
struct FocusHeadingTests {
  @Test("The reverse of the reverse is the heading itself, on the same axis")
  func reversal() {
    for heading in FocusHeading.allCases {
      #expect(heading.reversed.reversed == heading)
      #expect(heading.reversed != heading)
      #expect(heading.reversed.axis == heading.axis)
    }
  }

  @Test("The four arrows have an axis and the others none")
  func axes() {
    #expect(FocusHeading.allCases.filter { $0.axis == .vertical } == [.up, .down])
    #expect(FocusHeading.allCases.filter { $0.axis == .horizontal } == [.left, .right])
    #expect(FocusAxis.allCases.map(\.across) == [.vertical, .horizontal])
  }
}
