import Commands
import Focus
import Interface
import Notes

/// The sheet in which notes get tags and lose them (notes N6): what is typed filters, Enter puts a tag
/// on or takes it off, and what was done stays.
struct TagsContent: PickerContent, ReturningContent {
  /// The notes.
  let notes: [NotePath]

  /// What they are called in a sentence.
  let subject: String

  /// The signs that stand before tags.
  let signs: Signs

  /// The tags of each of the notes, as far as they are known; what Enter has asked for counts as done.
  private var own: [NotePath: NoteTags] = [:]

  /// The tags of the notebook with how many notes have each.
  private var counts = TagCounts()

  /// Whether all notes of the notebook have been looked at.
  private var progress = LookKnowledge.Progress.searching

  /// The tags that stand first: those that the notes had when they were read, and new ones.
  ///
  /// They stay there when they are taken off, so that no row moves under the halo.
  private var first: Set<String>

  let title = "Tags"
  let placeholder = "type to filter, or a new tag"
  let shortPlaceholder = "a tag"
  let verb = "on or off"

  /// The row that offers a new tag.
  private static let new: ItemID = "+new"

  /// Makes the content; the tags are told later.
  ///
  /// - Parameter first: The keys of tags that stand first beside those that the notes have.
  init(of notes: [NotePath], called subject: String, signs: Signs, first: Set<String> = []) {
    self.notes = notes
    self.subject = subject
    self.signs = signs
    self.first = first
  }

  /// The notes, and the tags that stand first.
  struct Kept: Codable {
    var notes: KeptNotes
    var first: [String]
  }

  var kept: Kept { Kept(notes: KeptNotes(notes, called: subject), first: first.sorted()) }

  var readings: [Effect] { [.readTags] }

  var isAwaiting: Bool { progress == .searching }

  static func returning(_ kept: Kept, to scene: ReturningScene) -> Self? {
    scene.subject(of: kept.notes).map { notes, subject in
      Self(of: notes, called: subject, signs: scene.signs, first: Set(kept.first))
    }
  }

  func answer(for text: String) -> PickerAnswer {
    let wanted = text.trimmingBlanks.drop { $0 == "#" }.lowercased()
    var tags: [(rank: Int, tag: String, count: Int)] = []
    for (tag, count) in known {
      let key = tag.tagKey
      guard wanted.isEmpty || key.contains(wanted) else { continue }
      let rank = wanted.isEmpty ? (first.contains(key) ? 0 : 1) : key.hasPrefix(wanted) ? 0 : 1
      tags.append((rank, tag, count))
    }
    // The order of names stays within each rank.
    let ranked = tags.enumerated().sorted {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }
    .map(\.element)
    var rows = ranked.map { (id: ItemID("tag:" + $0.tag.tagKey), row: row(of: $0.tag, $0.count)) }
    if let tag = newTag(typed: text) {
      rows.append((Self.new, PickerRow(StyledText("  New tag “\(tag)”", .dim))))
    }
    var answer = PickerAnswer(rows)
    answer.figure = progress == .done ? grouped(ranked.count) : "reading…"
    answer.nothing =
      if wanted.isEmpty, progress == .searching {
        .init(message: "Reading the tags…", advice: "A new one can be typed at once.")
      } else if wanted.isEmpty {
        .init(message: "There are no tags yet.", advice: "Type one, and Enter puts it on.")
      } else {
        .init(message: "This can't be a tag.", advice: "Letters, digits, - _ and / make one.")
      }
    return answer
  }

  func accept(
    _ choice: PickerChoice, on model: inout NotesModel, in situation: Situation
  ) -> [Effect] {
    guard let row = choice.row, let tag = tag(of: row, typed: choice.text) else { return [] }
    let use = use(of: tag)
    if use == .all, notes.allSatisfy({ own[$0]?.isInTextAlone(tag) ?? false }) {
      return [
        .notice(Notice(.info, "#\(tag) stands in the text: take it out there.", remedy: "E edits."))
      ]
    }
    var changed = self
    changed.own = own.mapValues { use == .all ? $0.without(tag) : $0.with(tag) }
    if use != .all { changed.first.insert(tag.tagKey) }
    model.pickers[.tags]?.replace(changed)
    let operation: NoteOperation =
      use == .all ? .untag(notes, of: [tag]) : .tag(notes, with: [tag])
    return [.operate(operation, subject: "\(subject): #\(tag)")]
      + (choice.text.isEmpty ? [] : [.change(.sheet(.tags), .clear)])
  }

  /// Takes what was read.
  mutating func take(_ report: TagReport) {
    guard report.notes == notes else { return }
    if own.isEmpty { first.formUnion(report.own.values.flatMap(\.all).map(\.tagKey)) }
    own = report.own
    counts = report.counts
    progress = report.progress
  }

  // MARK: What the notes have

  /// On how many of the notes a tag is.
  private enum Use {
    case none
    case some
    case all
  }

  private func use(of tag: String) -> Use {
    let count = notes.count { own[$0]?.contain(tag) ?? false }
    return count == 0 ? .none : count == notes.count ? .all : .some
  }

  /// All tags in the order of their names.
  private var known: [(tag: String, count: Int)] {
    let ofNotebook = counts.sorted
    let keys = Set(ofNotebook.map(\.tag.tagKey))
    var missing = TagCounts()
    for tags in own.values { missing.add(tags) }
    let others = missing.sorted.filter { !keys.contains($0.tag.tagKey) }
    guard !others.isEmpty else { return ofNotebook }
    return (ofNotebook + others).sorted { $0.tag.tagKey < $1.tag.tagKey }
  }

  private func row(of tag: String, _ count: Int) -> PickerRow {
    let use = use(of: tag)
    let mark =
      switch use {
      case .all: "\(signs.marked) "
      case .some: "\(signs.dash) "
      case .none: "  "
      }
    let isInText = use != .none && notes.contains { own[$0]?.isInTextAlone(tag) ?? false }
    return PickerRow(
      StyledText(mark + tag), trailing: StyledText(grouped(count), .trailing),
      remark: isInText ? "It stands in the text, where it stays." : nil)
  }

  private func tag(of row: ItemID, typed text: String) -> String? {
    row == Self.new
      ? newTag(typed: text)
      : known.first { row == ItemID("tag:" + $0.tag.tagKey) }?.tag
  }

  /// The tag that what is typed would be, where there is none such.
  private func newTag(typed text: String) -> String? {
    guard let tag = NoteTags.tag(typed: text),
      !known.contains(where: { $0.tag.tagKey == tag.tagKey })
    else { return nil }
    return tag
  }
}
