/// The facts that the engine answers otherwise, each with the reason.
enum Difference {
  static let known: [String: String] = [
    "beam-always-left-degenerate":
      "the source's winner has no height: what holds no cell can't be revealed",
    "pyramid-4-up":
      "a tie: reading order decides, the source takes the later one",
    "pyramid-hysteresis-a":
      "begins with the tie of pyramid-4-up; from there the path is retraced",
    "pyramid-hysteresis-b":
      "begins with the tie of pyramid-4-up; from there the path is retraced",
    "entry-up":
      "Flutter enters from the other side: the first in the last row",
    "entry-left":
      "Flutter enters from the other side: the last in the first row",
    "tiles-item-29-right":
      "the source drops what overlaps the origin by more than 30 %; the beam has no tolerance",
    "noprio-4-down":
      "a container rule: the source leaves the container for the nearer item outside",
  ]
}
