import Interface
import Text

extension Arranger {
  /// The rows of a sheet that holds a list.
  func list(in sheet: SheetName) -> [OutlineRow] {
    switch sheet {
    case .explanation: model.explanation
    case .sort: sortRows
    case .outline: headingRows
    case .look, .keyboard, .palette, .rename, .move: []
    }
  }

  private var sortRows: [OutlineRow] {
    let blank = String(repeating: " ", count: style.ruler.columns(of: "\(style.signs.marked)"))
    return NoteSort.all.map { sort in
      let mark = sort == model.sort ? "\(style.signs.marked)" : blank
      return OutlineRow(
        StyledText("\(mark) \(sort.title(style.signs))"),
        trailing: StyledText(sort.explanation, .trailing))
    }
  }

  private var headingRows: [OutlineRow] {
    let headings = model.outline?.headings ?? []
    let top = headings.map(\.level).min() ?? 1
    return headings.map { heading in
      let indentation = String(repeating: " ", count: 2 * max(0, heading.level - top))
      return OutlineRow(StyledText(indentation + heading.text))
    }
  }
}
