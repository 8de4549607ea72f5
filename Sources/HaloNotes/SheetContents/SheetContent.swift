import Interface
import Sheets
import Text

/// What a sheet shows.
protocol SheetContent: Sendable {
  /// The sheet as it is presented.
  func sheet(as name: SheetName) -> Sheet<SheetName>
}

extension SheetContent {
  func sheet(as name: SheetName) -> Sheet<SheetName> { name.sheet }
}

/// What a sheet shows that is rows to be read.
protocol RowsContent: SheetContent {
  /// The rows, in so many columns.
  func rows(columns: Int, ruler: Ruler) -> [OutlineRow]
}

extension NotesModel {
  /// Opens a sheet of rows to be read.
  mutating func present(_ content: some RowsContent, as name: SheetName) {
    texts[name] = content
    sheets.present(content.sheet(as: name))
  }
}
