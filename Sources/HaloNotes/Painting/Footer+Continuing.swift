import Commands
import Interface

extension Footer {
  /// What may follow the keys that were pressed, each with what it leads to (commands C2).
  ///
  /// No notice takes its place, and the last slot tells how to forget the keys: what leads to the
  /// overlay at other times would be the next key here.
  init(continuing prefix: KeySequence, with items: [FooterItem]) {
    self.init(
      items: [FooterItem(keys: prefix.hint(), title: "then")] + items,
      more: FooterItem(keys: "Esc", title: "cancel"))
  }
}

extension FooterItem {
  /// What a key leads to after those that were pressed.
  init(_ continuation: Continuation) {
    let title =
      switch continuation.leads {
      case .command(_, let title): title
      case .more(let count): "\(count) more"
      }
    self.init(keys: continuation.key.hint(), title: title)
  }
}
