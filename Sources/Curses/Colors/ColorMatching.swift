import Interface

/// Brings colours to the nearest that a terminal has.
///
/// The first sixteen colours of 256 are left out of the search: people change them, so nobody
/// knows what they look like. The palette itself is never changed.
struct ColorMatching: Equatable {
  /// How many colours there are.
  let depth: ColorDepth

  /// Which of the two colours of a cell is meant.
  enum Ground: Hashable {
    case foreground
    case background
  }

  /// The number of a colour as ncurses takes it; -1 is the terminal's own.
  func number(of color: Color, as ground: Ground) -> Int32 {
    guard depth != .none else { return -1 }
    switch color.kind {
    case .standard:
      return -1
    case .ansi(let index):
      return ansi(index, as: ground)
    case .rgb(let red, let green, let blue):
      let parts = Parts(Int(red), Int(green), Int(blue))
      switch depth {
      case .none: return -1
      case .direct: return direct(parts)
      case .indexed: return nearestOfCubeAndGreys(parts)
      case .sixteen: return nearest(parts, of: Self.sixteen)
      case .eight: return nearest(parts, of: Self.sixteen.prefix(8))
      }
    }
  }

  private struct Parts: Equatable {
    var red: Int
    var green: Int
    var blue: Int

    init(_ red: Int, _ green: Int, _ blue: Int) {
      self.red = red
      self.green = green
      self.blue = blue
    }

    func distance(to other: Parts) -> Int {
      let (red, green, blue) = (red - other.red, green - other.green, blue - other.blue)
      return red * red + green * green + blue * blue
    }
  }

  /// The usual look of the sixteen colours, that of xterm.
  private static let sixteen: [Parts] = [
    Parts(0, 0, 0), Parts(205, 0, 0), Parts(0, 205, 0), Parts(205, 205, 0),
    Parts(0, 0, 238), Parts(205, 0, 205), Parts(0, 205, 205), Parts(229, 229, 229),
    Parts(127, 127, 127), Parts(255, 0, 0), Parts(0, 255, 0), Parts(255, 255, 0),
    Parts(92, 92, 255), Parts(255, 0, 255), Parts(0, 255, 255), Parts(255, 255, 255),
  ]

  private func ansi(_ index: Int, as ground: Ground) -> Int32 {
    switch depth {
    case .eight where index == 8:
      // Bright black is a grey for text that matters less: black would be lost on black.
      return ground == .foreground ? 7 : 0
    case .eight:
      return Int32(index & 7)
    case .direct where index >= 8:
      // On such terminals the numbers from 8 on are shades of red, green and blue.
      return direct(Self.sixteen[index])
    default:
      return Int32(index)
    }
  }

  private func direct(_ parts: Parts) -> Int32 {
    let number = Int32(parts.red << 16 | parts.green << 8 | parts.blue)
    // The numbers below 8 are ANSI's colours, so what is nearly black becomes a black beside it.
    return number < 8 ? 0x01_0101 : number
  }

  private func nearest(_ parts: Parts, of table: some Collection<Parts>) -> Int32 {
    var best = (index: 0, distance: Int.max)
    for (index, candidate) in table.enumerated() {
      let distance = parts.distance(to: candidate)
      if distance < best.distance { best = (index, distance) }
    }
    return Int32(best.index)
  }

  private func nearestOfCubeAndGreys(_ parts: Parts) -> Int32 {
    let (red, green, blue) = (step(parts.red), step(parts.green), step(parts.blue))
    let cube = Parts(level(red), level(green), level(blue))
    let mean = (parts.red + parts.green + parts.blue) / 3
    let shade = min(max((mean - 3) / 10, 0), 23)
    let grey = Parts(8 + 10 * shade, 8 + 10 * shade, 8 + 10 * shade)
    if parts.distance(to: grey) < parts.distance(to: cube) { return Int32(232 + shade) }
    return Int32(16 + 36 * red + 6 * green + blue)
  }

  /// The nearest of the six steps 0, 95, 135, 175, 215, 255.
  private func step(_ value: Int) -> Int {
    if value < 48 { return 0 }
    if value < 115 { return 1 }
    return (value - 35) / 40
  }

  private func level(_ step: Int) -> Int { step == 0 ? 0 : 55 + 40 * step }
}
