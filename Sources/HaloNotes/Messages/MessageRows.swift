import Interface
import Text

extension Arranger {
  /// The last message in full: what happened, what to do, and what more is known.
  func messageRows(columns: Int) -> [OutlineRow] {
    guard let message = model.lastNotice else { return [] }
    var rows = wrapped(message.text, .text, in: columns)
    if let remedy = message.remedy {
      rows.append(.gap)
      rows += wrapped(remedy, .label, in: columns)
    }
    for (index, detail) in message.details.enumerated() {
      if index == 0 { rows.append(.gap) }
      rows += wrapped(detail, .text, in: columns)
    }
    return rows
  }

  /// A text in rows; one row can have the focus as any other, so that long ones can be read.
  private func wrapped(_ text: String, _ style: StyleSet, in columns: Int) -> [OutlineRow] {
    let bytes = Array(text.utf8)
    return TextWrap(columns: max(1, columns - 3), continuationIndent: 2, ruler: self.style.ruler)
      .rows(of: bytes).map { row in
        let indent = row.start == .continuation ? "  " : ""
        let part = String(decoding: bytes[row.bytes], as: UTF8.self)
        return OutlineRow(StyledText(indent + part.filter { !$0.isNewline }, style))
      }
  }
}
