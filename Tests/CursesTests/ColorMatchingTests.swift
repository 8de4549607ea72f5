import Interface
import Testing

@testable import Curses

@Suite("Colours are brought to the nearest that a terminal has")
struct ColorMatchingTests {
  struct PaletteColor {
    var number: Int32
    var red: Int
    var green: Int
    var blue: Int

    func distance(red: Int, green: Int, blue: Int) -> Int {
      let (red, green, blue) = (self.red - red, self.green - green, self.blue - blue)
      return red * red + green * green + blue * blue
    }
  }

  /// The look of the colours from 16 to 255, as xterm defines them.
  static let palette: [PaletteColor] = {
    let levels = [0, 95, 135, 175, 215, 255]
    var palette: [PaletteColor] = []
    for red in levels {
      for green in levels {
        for blue in levels {
          let number = Int32(16 + palette.count)
          palette.append(PaletteColor(number: number, red: red, green: green, blue: blue))
        }
      }
    }
    for shade in 0..<24 {
      let grey = 8 + 10 * shade
      let number = Int32(232 + shade)
      palette.append(PaletteColor(number: number, red: grey, green: grey, blue: grey))
    }
    return palette
  }()

  @Test("No colour of 256 is nearer than the one that is taken")
  func nearestOf256() {
    let matching = ColorMatching(depth: .indexed)
    for red in stride(from: 0, through: 255, by: 17) {
      for green in stride(from: 0, through: 255, by: 15) {
        for blue in stride(from: 0, through: 255, by: 15) {
          let number = matching.number(
            of: .rgb(UInt8(red), UInt8(green), UInt8(blue)), as: .foreground)
          let distances = Self.palette.map { $0.distance(red: red, green: green, blue: blue) }
          #expect(distances[Int(number) - 16] == distances.min(), "\(red) \(green) \(blue)")
        }
      }
    }
  }

  @Test("The sixteen colours that people change are never taken for an exact colour")
  func sixteenLeftAlone() {
    let matching = ColorMatching(depth: .indexed)
    #expect(matching.number(of: .rgb(255, 0, 0), as: .foreground) == 196)
    #expect(matching.number(of: .rgb(0, 0, 0), as: .background) == 16)
    #expect(matching.number(of: .rgb(128, 128, 128), as: .foreground) == 244)
  }

  @Test(
    "A colour by its number stays what it is where there are enough of them",
    arguments: [
      (.sixteen, 9, 9), (.indexed, 9, 9), (.eight, 9, 1), (.eight, 8, 7), (.none, 9, -1),
      (.direct, 7, 7), (.direct, 9, 0xff0000),
    ] as [(ColorDepth, Int, Int32)])
  func numbers(depth: ColorDepth, index: Int, number: Int32) {
    #expect(ColorMatching(depth: depth).number(of: .ansi(index), as: .foreground) == number)
  }

  @Test("Exact colours find their like among sixteen and eight")
  func few() {
    #expect(ColorMatching(depth: .sixteen).number(of: .rgb(250, 5, 5), as: .foreground) == 9)
    #expect(ColorMatching(depth: .sixteen).number(of: .rgb(120, 130, 125), as: .foreground) == 8)
    #expect(ColorMatching(depth: .eight).number(of: .rgb(250, 5, 5), as: .foreground) == 1)
    #expect(ColorMatching(depth: .eight).number(of: .rgb(255, 255, 255), as: .foreground) == 7)
  }

  @Test("Nearly black isn't one of ANSI's eight on a terminal with 24 bits", arguments: 0...7)
  func nearlyBlack(blue: Int) {
    let matching = ColorMatching(depth: .direct)
    #expect(matching.number(of: .rgb(0, 0, UInt8(blue)), as: .foreground) == 0x010101)
    #expect(matching.number(of: .rgb(1, 2, 3), as: .foreground) == 0x010203)
  }

  @Test("The terminal's own colour is always its own", arguments: ColorDepth.allCases)
  func standard(depth: ColorDepth) {
    #expect(ColorMatching(depth: depth).number(of: .standard, as: .background) == -1)
  }

  @Test(
    "The depth comes from the count of colours",
    arguments: [
      (-1, .none), (0, .none), (8, .eight), (16, .sixteen), (88, .sixteen), (256, .indexed),
      (1 << 24, .direct),
    ] as [(Int, ColorDepth)])
  func depth(colors: Int, depth: ColorDepth) {
    #expect(ColorDepth(colors: colors, channels: .indexed) == depth)
  }
}
