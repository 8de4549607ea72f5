import Interface
import Sheets

extension NotesModel {
  /// Shows what was told last in full; asked again it closes the sheet.
  mutating func showMessage() -> [Effect] {
    if sheets.sheet(.message) != nil {
      closeSheet(.message, because: .command)
    } else {
      sheets.present(SheetName.message.sheet)
    }
    return []
  }
}
