import Focus
import Geometry
import Interface

/// The picture, drawn from the map in force: what shows is where it can be focused.
extension Gallery {
  private var painter: HaloPainter { HaloPainter(theme: theme, custom: ["brackets": Brackets()]) }

  var frame: Frame {
    var frame = Frame(size: terminal.size)
    stage.drawBorder(round: "Wall", into: &frame, theme: theme)
    drawTiles(into: &frame)
    stage.drawBorder(round: "Find", "Pigments", into: &frame, theme: theme)
    stage.drawBorder(round: "Palette", into: &frame, theme: theme)
    for (list, hint) in [("Pigments", "Esc clears the name."), ("Palette", "Space picks one.")] {
      let empty = EmptyState(StyledText("Nothing here.", .dim), hints: [StyledText(hint, .dim)])
      stage.drawList(of: GroupID(list), into: &frame, theme: theme, empty: empty) { pigment in
        ListRow(
          StyledText(pigment.rawValue), marking: palette.contains(pigment) ? .marked : .unmarked)
      }
    }
    var field = TextField(prompt: "/ ", editor: query, placeholder: "find a name")
    let caret = field.draw(into: &frame, area: stage.frame(of: "Find"), theme: theme)
    if let opened { drawSheet(of: opened, into: &frame) }
    Footer(
      ["Tab": "next", "hjkl": "move", "/": "find", "Enter": "open", "Space": "pick", "q": "quit"],
      more: FooterItem(keys: "Esc", title: "keys"), notice: said.map { Notice(.info, $0) }
    ).draw(into: &frame, theme: theme)
    frame.cursor = isTyping ? caret : stage.cursor
    return frame
  }

  private func drawTiles(into frame: inout Frame) {
    let wall = stage.frame(of: "Wall")
    for (pigment, tile) in stage.visibleItems(of: "Wall") {
      let paint = tile.inset(by: Insets(top: 1, left: 2, bottom: 1, right: 2))
      let caption = Point(column: paint.minColumn, row: paint.maxRow)
      frame.fill(paint.intersection(wall), with: Pigments.cell(of: pigment, theme: theme))
      frame.draw(pigment.rawValue, at: caption, columns: paint.columns, clip: wall)
    }
    stage.haloTarget(of: "Wall").map { painter.paint(.custom("brackets"), $0, into: &frame) }
  }

  private func drawSheet(of pigment: ItemID, into frame: inout Frame) {
    frame.dim(frame.bounds, theme: theme)
    stage.drawBorder(round: "Tools", into: &frame, theme: theme)
    let paint = stage.frame(of: "Tools").inset(by: Insets(top: 2, left: 2, bottom: 1, right: 2))
    frame.fill(paint, with: Pigments.cell(of: pigment, theme: theme))
    for (tool, area) in stage.visibleItems(of: "Tools") {
      frame.draw(tool.rawValue, at: area.offset(columns: 2).origin)
    }
    stage.haloTarget(of: "Tools").map { painter.paint(.halo(.bar, at: .inside), $0, into: &frame) }
  }
}

/// A halo of the gallery's own: brackets on the columns that a tile keeps free for them.
struct Brackets: HaloDrawing {
  func draw(_ target: HaloTarget, into frame: inout Frame, theme: Theme) {
    let lines = theme.borders.lines(target.mark == .remembered ? .light : .heavy)
    let style = theme.haloStyle(for: target.mark)
    for edge in [Edge.left, .right] {
      let side = target.area.divided(atDistance: 1, from: edge).slice.intersection(target.bounds)
      frame.draw(lines, round: target.area, style: style, clip: side)
    }
  }
}
