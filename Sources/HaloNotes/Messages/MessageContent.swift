import Interface
import Text

/// The sheet with a message in full: what happened, what to do, and what more is known.
struct MessageContent: RowsContent, ReturningContent {
  /// The message; what is said while it is read doesn't take its place.
  let message: Notice

  /// The message in plain words.
  struct Kept: Codable {
    var text: String
    var remedy: String?
    var details: [String]
  }

  var kept: Kept {
    Kept(text: message.text, remedy: message.remedy, details: message.details)
  }

  static func returning(_ kept: Kept, to scene: ReturningScene) -> Self? {
    Self(message: Notice(.info, kept.text, remedy: kept.remedy, details: kept.details))
  }

  func rows(columns: Int, ruler: Ruler) -> [OutlineRow] {
    let wrap = TextWrap(columns: max(1, columns - 3), continuationIndent: 2, ruler: ruler)
    var rows = wrapped(message.text, .text, by: wrap)
    if let remedy = message.remedy {
      rows.append(.gap)
      rows += wrapped(remedy, .label, by: wrap)
    }
    for (index, detail) in message.details.enumerated() {
      if index == 0 { rows.append(.gap) }
      rows += wrapped(detail, .text, by: wrap)
    }
    return rows
  }

  /// A text in rows; one row can have the focus as any other, so that long ones can be read.
  private func wrapped(_ text: String, _ style: StyleSet, by wrap: TextWrap) -> [OutlineRow] {
    let bytes = Array(text.utf8)
    return wrap.rows(of: bytes).map { row in
      let indent = row.start == .continuation ? "  " : ""
      let part = String(decoding: bytes[row.bytes], as: UTF8.self)
      return OutlineRow(StyledText(indent + part.filter { !$0.isNewline }, style))
    }
  }
}

extension NotesModel {
  /// Shows what was told last in full; asked again it closes the sheet.
  mutating func showMessage() -> [Effect] {
    if sheets.sheet(.message) != nil {
      closeSheet(.message, because: .command)
    } else if let lastNotice {
      present(MessageContent(message: lastNotice), as: .message)
    }
    return []
  }
}
