import Commands
import Interface
import Text

extension Situation {
  /// The field that has the focus; `nil` where none has it.
  var field: FieldName? { FieldName(group: group) }

  /// Where a key arrives: who gets it, and what of it is text.
  var keys: KeySituation {
    guard mode == .commands, !isInMenuBar else {
      return KeySituation(trail, input: .text(releasing: []))
    }
    if isWriting { return KeySituation(trail, input: .text(releasing: [])) }
    if isInQuickNote {
      // The list at the caret takes Tab before the text lets it go.
      let released: Set<Key> = arrangement.completion == nil ? Self.tabs : ["S-Tab"]
      return KeySituation(trail, input: .text(releasing: released))
    }
    guard field != nil, let group, let map = arrangement.map.group(group) else {
      return KeySituation(trail)
    }
    // Where Tab completes what is typed it doesn't lead elsewhere; F6 and S-Tab do.
    let tabs = field == .sheet(.attach) ? Self.tabs.subtracting(["Tab"]) : Self.tabs
    return KeySituation(
      trail,
      input: .text(releasing: map.controls == nil ? tabs : tabs.union(Self.steering)),
      editingKeys: LineEdit.keys)
  }

  /// What a one-line field hands on (text T8).
  private static let tabs: Set<Key> = ["Tab", "S-Tab"]

  /// What a field hands to the list that it steers (focus F39).
  ///
  /// Enter is the field's own command,
  /// which acts on the list's current row.
  private static let steering: Set<Key> = ["Up", "Down", "PageUp", "PageDown", "C-n", "C-p"]
}
