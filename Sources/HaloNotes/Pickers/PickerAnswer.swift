import Commands
import Focus
import Interface

/// What a picker offers for a text: rows, the best first, or why there are none.
struct PickerAnswer: Sendable {
  /// The rows by their names, which are unique; in the order in which Down goes through them.
  let ids: [ItemID]

  /// A row, asked for while it shows.
  let row: @Sendable (Int) -> PickerRow

  /// What stands at the right of the sheet's border, such as `14 of 61`.
  var figure = ""

  /// What is said where there are no rows; `nil` says nothing.
  var nothing: Nothing?

  /// The rows in sections and columns, for so many columns of cells; `nil`: one below the other.
  var grid: (@Sendable (Int) -> OverlayGrid)?

  /// Why there are no rows, and what to do about it.
  struct Nothing: Hashable, Sendable {
    var message: String
    var advice: String
  }

  /// No rows.
  static let none = PickerAnswer(ids: []) { _ in PickerRow(StyledText()) }

  /// Makes an answer whose rows are made when they show.
  init(ids: [ItemID], row: @escaping @Sendable (Int) -> PickerRow) {
    self.ids = ids
    self.row = row
  }

  /// Makes an answer of rows that are there.
  init(_ rows: [(id: ItemID, row: PickerRow)]) {
    let contents = rows.map(\.row)
    self.init(ids: rows.map(\.id)) { contents[$0] }
  }
}

/// A row of a picker.
struct PickerRow: Hashable, Sendable {
  /// What it is called.
  var title: StyledText

  /// What stands at its right edge: a key, a folder, a count.
  var trailing: StyledText

  /// What is said below the rows while it is current; `nil` for nothing.
  var remark: String?

  /// Makes a row.
  init(_ title: StyledText, trailing: StyledText = StyledText(), remark: String? = nil) {
    self.title = title
    self.trailing = trailing
    self.remark = remark
  }
}
