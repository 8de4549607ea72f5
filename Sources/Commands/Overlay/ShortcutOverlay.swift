/// The commands that keys can run where the focus was before help took it, to be filtered while one
/// types (commands C15).
///
///     let overlay = shown.overlay(of: menus.root)
///     let result = overlay.result(for: "note")
///     result.count   // 3 of 61
///
/// It is made once, when it opens, and holds nothing of the program: what it shows stays right for the
/// situation that it was made for.
public struct ShortcutOverlay: Sendable {
  /// All commands that aren't hidden, menu by menu.
  public let entries: [Entry]

  private let titles: FoldedTexts
  private let words: FoldedTexts
  private let groups: FoldedTexts

  init(_ entries: [Entry], words extra: [[String]]) {
    self.entries = entries
    var titles = FoldedTexts()
    var words = FoldedTexts()
    var groups = FoldedTexts()
    for (entry, extra) in zip(entries, extra) {
      titles.append(entry.title)
      words.append(extra.joined(separator: " "))
      groups.append(entry.group ?? "")
    }
    self.titles = titles
    self.words = words
    self.groups = groups
  }

  /// What a filter says to do, for the line in which one types.
  public static let prompt = "type to filter · @ by key · ! with unavailable"

  /// A command as the overlay lists it.
  public struct Entry: Hashable, Sendable, Identifiable {
    /// The command.
    public var id: CommandID

    /// The title, which stands alone.
    public var title: String

    /// The title of its menu in the bar; `nil` if it is in none.
    public var group: String?

    /// The keys that run it here, the one to show first.
    public var keys: [KeySequence]

    /// Why no key runs it here; `nil` if one does.
    public var hindrance: Hindrance?
  }

  /// What is left of the commands while `text` is typed.
  ///
  /// - Complexity: O(bytes of all titles, words and groups).
  public func result(for text: String) -> OverlayResult {
    let query = OverlayQuery(text)
    let hits = hits(for: query)
    var widening: OverlayWidening?
    if hits.isEmpty {
      var wider = query
      wider.scope = .all
      widening = OverlayWidening(
        query: query, unavailable: query.scope == .all ? 0 : self.hits(for: wider).count)
    }
    return OverlayResult(hits: hits, total: entries.count, widening: widening)
  }

  private func hits(for query: OverlayQuery) -> [OverlayHit] {
    let words: [FoldedWord] =
      if case .words(let text) = query.filter { FoldedWord.words(of: text) } else { [] }
    return entries.indices.compactMap { index in
      let entry = entries[index]
      guard entry.hindrance == nil || query.scope == .all else { return nil }
      switch query.filter {
      case .none:
        return OverlayHit(entry)
      case .words:
        return places(of: words, in: index).map { places in
          OverlayHit(entry, ranges: titles.byteRanges(of: places))
        }
      case .keys(let text):
        return entry.keys.first { $0.holds(written: text) }.map { OverlayHit(entry, keys: $0) }
      }
    }
  }

  /// The units of the title in which words stand; `nil` if one of them stands nowhere.
  private func places(of words: [FoldedWord], in index: Int) -> [Int]? {
    var places: [Int] = []
    for word in words {
      if let range = titles.firstPlace(of: word, in: index) {
        places += range
      } else if self.words.firstPlace(of: word, in: index) == nil,
        groups.firstPlace(of: word, in: index) == nil
      {
        return nil
      }
    }
    return places
  }
}
