import Commands
import Focus
import Geometry
import Interface
import Notes

/// What follows from the model and would be costly to work out for each frame.
///
/// Each value is kept with what it was made from and made anew when that has changed, so that
/// nothing here can be out of date.
struct Derivations {
  private var outline: (key: OutlineKey, value: SidebarOutline)?
  private var rows: [(key: RowsKey, value: NoteRows)] = []
  private var order: (generation: UInt64, value: [NoteID])?
  private var sorted: (key: SortingKey, value: [NoteID])?
  private var footer: (key: FooterKey, value: FooterKeys)?
  private var look: (key: LookKey, value: LookPane)?
  private var rivals: [[FooterHint]: [Command]] = [:]
  private var sheetRows: [SheetName: (columns: Int, value: SheetRows)] = [:]
  private var generations: UInt64 = 0

  /// How many lists are kept: going to and fro in the library sorts nothing twice.
  private static let rowsKept = 4

  private struct OutlineKey: Equatable {
    var generation: UInt64
    var pins: Int
    var tags: UInt64
    var trash: UInt64
    var unfolded: Set<SidebarChoice>
    var columns: Int
  }

  private enum RowsKey: Equatable {
    case choice(SidebarChoice, sorting: SortingKey, tags: UInt64)
    case trash(UInt64, sort: NoteSort)
    case results(revision: UInt64, generation: UInt64)

    /// The listing from which the rows are.
    var generation: UInt64? {
      switch self {
      case .choice(_, let sorting, _): sorting.generation
      case .results(_, let generation): generation
      case .trash: nil
      }
    }
  }

  /// What an order hangs on; `titles` only where it is by title.
  private struct SortingKey: Equatable {
    var sort: NoteSort
    var generation: UInt64
    var titles: UInt64?
    var pins: Set<NoteID>

    init(_ sort: NoteSort, of library: Library) {
      self.sort = sort
      generation = library.generation
      titles = sort.key == .title ? library.titleRevision : nil
      pins = library.pins
    }
  }

  private struct LookKey: Equatable {
    var section: LookSection
    var inside: Rectangle
    var note: NotePath
    var serial: UInt64?
    var revision: UInt64
    var titles: UInt64
  }

  private struct FooterKey: Equatable {
    var hints: [FooterHint]
    var keys: KeySituation
    var capability: KeyCapability
    var answers: Responders.Answers
  }

  /// What a sheet that holds a list shows, with what the focus engine sees of it.
  ///
  /// - Complexity: O(rows) to compare, O(1) where they are the very ones that were kept
  mutating func rows(_ rows: [OutlineRow], of sheet: SheetName, columns: Int) -> SheetRows {
    if let kept = sheetRows[sheet], kept.columns == columns, kept.value.rows == rows {
      return kept.value
    }
    generations += 1
    let value = SheetRows(rows, columns: columns, serial: generations)
    sheetRows[sheet] = (columns, value)
    return value
  }

  /// The commands on which it hangs what the footer makes of some hints.
  mutating func rivals(of hints: [FooterHint], in router: KeyRouter<Movement>) -> [Command] {
    if let known = rivals[hints] { return known }
    let ids = router.bindings.rivals(of: Set(hints.flatMap(\.commands)))
    let commands = router.registry.commands.filter { ids.contains($0.id) }
    rivals[hints] = commands
    return commands
  }

  /// What the footer offers of some hints, where the responders answer so, until other keys are
  /// bound.
  mutating func footerKeys(
    for hints: [FooterHint], of keys: KeySituation, on capability: KeyCapability,
    after answers: Responders.Answers, otherwise make: () -> FooterKeys
  ) -> FooterKeys {
    let key = FooterKey(hints: hints, keys: keys, capability: capability, answers: answers)
    if let footer, footer.key == key { return footer.value }
    let value = make()
    footer = (key, value)
    return value
  }

  /// Forgets what was made from the keys that are bound.
  mutating func forgetKeys() {
    footer = nil
    rivals = [:]
  }

  /// What of the look sheet isn't its note's text.
  mutating func lookPane(
    of section: LookSection, pane: Arrangement.ReaderPane, inside: Rectangle, in model: NotesModel,
    otherwise make: () -> LookPane
  ) -> LookPane {
    let key = LookKey(
      section: section, inside: inside, note: pane.request.path, serial: pane.reading?.serial,
      revision: model.lookRevision, titles: model.library.titles.revision)
    if let look, look.key == key { return look.value }
    let value = make()
    look = (key, value)
    return value
  }

  /// Forgets what was found for a search and for the look sheet: another scene counts that in its own
  /// way.
  mutating func forgetResults() {
    rows.removeAll { if case .results = $0.key { true } else { false } }
    look = nil
  }

  /// The rows of the library.
  mutating func outline(of model: NotesModel, columns: Int) -> SidebarOutline {
    let library = model.library
    let key = OutlineKey(
      generation: library.generation, pins: library.pins.count, tags: library.tagRevision,
      trash: library.trashRevision, unfolded: model.unfolded, columns: columns)
    if let outline, outline.key == key { return outline.value }
    generations += 1
    let value = SidebarOutline(
      of: library, unfolded: model.unfolded, columns: columns, serial: generations)
    outline = (key, value)
    return value
  }

  /// The rows of the list for a row of the library, or for the search that is on.
  ///
  /// - Complexity: O(1) for what is kept, else O(n log n) for n notes
  mutating func rows(of model: NotesModel, choice: SidebarChoice) -> NoteRows? {
    guard let listing = model.library.listing else { return nil }
    let generation = model.library.generation
    let search = model.search.flatMap { $0.query.isEmpty ? nil : $0 }
    let key: RowsKey =
      if let search {
        .results(revision: search.revision, generation: generation)
      } else if choice == .trash {
        .trash(model.library.trashRevision, sort: model.sort)
      } else {
        .choice(
          choice, sorting: SortingKey(model.sort, of: model.library),
          tags: choice.followsTags ? model.library.tagRevision : 0)
      }
    // A listing that isn't the folder's any more isn't kept.
    rows.removeAll { $0.key.generation.map { $0 != generation } ?? false }
    if let index = rows.firstIndex(where: { $0.key == key }) {
      if index > 0 { rows.swapAt(0, index) }
      return rows[0].value
    }
    generations += 1
    let value: NoteRows
    if let search {
      value = NoteRows(
        .results(search.hits, offering: search.offeredTitle, of: search.scope),
        of: search.trash?.listing ?? listing, titles: search.trash?.titles,
        generation: generations)
    } else if choice == .trash {
      value = NoteRows(of: model.library.trash, in: model.sort, generation: generations)
    } else {
      value = NoteRows(
        .notes(notes(of: choice, in: listing, of: model)), of: listing, generation: generations)
    }
    rows.insert((key, value), at: 0)
    if rows.count > Self.rowsKept { rows.removeLast() }
    return value
  }

  /// All notes, the last changed first.
  ///
  /// - Complexity: O(n log n) once a listing where it isn't known beforehand
  mutating func order(of listing: NoteListing, in library: Library) -> [NoteID] {
    if let recency = library.recency { return recency }
    let generation = library.generation
    if let order, order.generation == generation { return order.value }
    let value = listing.order(by: .modified)
    order = (generation, value)
    return value
  }

  /// All notes in the order of the list, those that are pinned first (notes N19).
  ///
  /// - Complexity: O(n log n) once a listing and an order
  private mutating func sorted(_ listing: NoteListing, of model: NotesModel) -> [NoteID] {
    guard model.sort != .standard || !model.library.pins.isEmpty else {
      return order(of: listing, in: model.library)
    }
    let key = SortingKey(model.sort, of: model.library)
    if let sorted, sorted.key == key { return sorted.value }
    var value = listing.order(
      by: model.sort.key, model.sort.direction, titles: model.library.titles)
    if !model.library.pins.isEmpty {
      value = value.filter(model.library.isPinned) + value.filter { !model.library.isPinned($0) }
    }
    sorted = (key, value)
    return value
  }

  private mutating func notes(
    of choice: SidebarChoice, in listing: NoteListing, of model: NotesModel
  ) -> [NoteID] {
    let order = sorted(listing, of: model)
    switch choice {
    case .all:
      return order
    case .recent:
      // The last changed ones, in whatever order.
      let recent = Set(
        self.order(of: listing, in: model.library)
          .prefix(SidebarChoice.recentLimit))
      return order.filter(recent.contains)
    case .folder(let path):
      guard let folder = listing.folderID(of: path) else { return [] }
      var isInside = [Bool](repeating: false, count: listing.count)
      for note in listing.notes(in: folder) { isInside[Int(note.rawValue)] = true }
      return order.filter { isInside[Int($0.rawValue)] }
    case .pinned:
      return order.filter(model.library.isPinned)
    case .tasks:
      guard let tags = model.library.tags?.value else { return [] }
      let isInside = tags.places(
        of: tags.withOpenTasks, in: listing, generation: model.library.generation)
      return order.filter { isInside[Int($0.rawValue)] }
    case .tag(let key):
      guard let tags = model.library.tags?.value, let place = tags.tree.place(of: key) else {
        return []
      }
      let isInside = tags.places(
        of: tags.tree.notes(of: place), in: listing, generation: model.library.generation)
      return order.filter { isInside[Int($0.rawValue)] }
    case .trash:
      return []
    }
  }
}

extension SidebarChoice {
  /// Whether what it shows hangs on tags and tasks.
  var followsTags: Bool {
    switch self {
    case .tag, .tasks: true
    case .all, .recent, .pinned, .folder, .trash: false
    }
  }
}
