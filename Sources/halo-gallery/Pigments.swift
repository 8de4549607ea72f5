import Focus
import Interface

/// Powders that paint is made of, with their colours.
enum Pigments {
  static let all: KeyValuePairs<ItemID, Color> = [
    "Azurite": .rgb(95, 135, 175), "Bone Black": .rgb(68, 68, 68),
    "Burnt Sienna": .rgb(135, 75, 45), "Cerulean": .rgb(80, 175, 215),
    "Chalk": .rgb(230, 228, 220), "Gamboge": .rgb(218, 165, 20),
    "Green Earth": .rgb(135, 145, 100), "Malachite": .rgb(75, 150, 110),
    "Naples Yellow": .rgb(240, 215, 140), "Red Lead": .rgb(220, 100, 30),
    "Rose Madder": .rgb(210, 95, 135), "Ultramarine": .rgb(65, 70, 170),
    "Vermilion": .rgb(215, 60, 50), "Yellow Ochre": .rgb(190, 145, 75),
  ]

  /// A cell of paint; where there is no colour, a shade says how bright it is.
  static func cell(of pigment: ItemID, theme: Theme) -> Cell {
    let color = all.first { $0.key == pigment }?.value ?? .standard
    let shades: [Unicode.Scalar] = theme.borders == .ascii ? [".", "-", "+"] : ["░", "▒", "▓"]
    let shade = shades[min(2, Int((color.luminance ?? 0) * 6))]
    return Cell(shade, style: Style(foreground: color, background: color))
  }
}
