import Focus
import Geometry
import Testing

@Suite("Effects as data (focus F32)")
struct HaloTests {
  private let item = Rectangle(column: 5, row: 5, columns: 10, rows: 2)
  private let screen = Rectangle(column: 0, row: 0, columns: 40, rows: 20)

  @Test(
    "Where the cells beside the item are free the halo lies outside",
    arguments: [
      (HaloShape.ring, 4), (.bar, 1), (.underline, 1),
    ])
  func outside(_ shape: HaloShape, _ strips: Int) throws {
    let placement = try #require(shape.placement(around: item, within: screen) { _ in true })
    #expect(placement.side == .outside)
    #expect(placement.strips.count == strips)
    #expect(!placement.strips.contains { $0.intersects(item) })
  }

  @Test(
    "It never lies on a neighbour's text: one taken cell moves it inside",
    arguments: [
      HaloShape.ring, .bar, .underline,
    ])
  func neighbours(_ shape: HaloShape) throws {
    let free = try #require(shape.placement(around: item, within: screen) { _ in true })
    for strip in free.strips {
      let taken = Rectangle(origin: strip.origin, size: Size(columns: 1, rows: 1))
      let placement = shape.placement(around: item, at: .outside, within: screen) {
        !$0.intersects(taken)
      }
      #expect(placement?.side == .inside)
      #expect(placement?.strips.allSatisfy { $0.intersection(item) == $0 } == true)
    }
  }

  @Test(
    "Outside is never beyond the container",
    arguments: [
      Rectangle(column: 5, row: 5, columns: 10, rows: 2),
      Rectangle(column: 0, row: 0, columns: 15, rows: 7),
    ])
  func container(_ container: Rectangle) {
    let placement = HaloShape.ring.placement(around: item, within: container) { _ in true }
    #expect(placement?.side == .inside)
  }

  @Test("Colour and inversion lie on the item; inside is inside; what can't be seen has no halo")
  func inside() {
    for shape in HaloShape.allCases {
      let placement = shape.placement(around: item, at: .inside, within: screen) { _ in true }
      #expect(placement?.side == .inside)
    }
    #expect(HaloShape.glow.placement(around: item, within: screen) { _ in true }?.side == .inside)
    let far = Rectangle(column: 90, row: 0, columns: 5, rows: 1)
    #expect(HaloShape.ring.placement(around: far, within: screen) { _ in true } == nil)
  }

  @Test("The bar is at the leading edge")
  func leading() {
    let left = HaloShape.bar.placement(around: item, within: screen) { _ in true }
    let right = HaloShape.bar.placement(around: item, within: screen, reading: .rightToLeft) { _ in
      true
    }
    #expect(left?.strips == [Rectangle(column: 4, row: 5, columns: 1, rows: 2)])
    #expect(right?.strips == [Rectangle(column: 15, row: 5, columns: 1, rows: 2)])
  }

  @Test("Without colours no halo depends on them")
  func colourless() {
    #expect(HaloShape.allCases.allSatisfy { $0.withoutColor != .glow })
  }
}
