import Geometry

/// An arrow as a type, so that a loop over many rectangles is compiled for each arrow.
protocol TravelArrow {
  static func edges(of rectangle: Rectangle) -> TravelEdges
}

enum Downward: TravelArrow {
  @inline(__always)
  static func edges(of rectangle: Rectangle) -> TravelEdges {
    TravelEdges(
      near: rectangle.minRow, length: rectangle.rows, low: rectangle.minColumn,
      width: rectangle.columns)
  }
}

enum Rightward: TravelArrow {
  @inline(__always)
  static func edges(of rectangle: Rectangle) -> TravelEdges {
    TravelEdges(
      near: rectangle.minColumn, length: rectangle.columns, low: rectangle.minRow,
      width: rectangle.rows)
  }
}

enum Upward: TravelArrow {
  @inline(__always)
  static func edges(of rectangle: Rectangle) -> TravelEdges {
    TravelEdges(reversing: Downward.edges(of: rectangle))
  }
}

enum Leftward: TravelArrow {
  @inline(__always)
  static func edges(of rectangle: Rectangle) -> TravelEdges {
    TravelEdges(reversing: Rightward.edges(of: rectangle))
  }
}
