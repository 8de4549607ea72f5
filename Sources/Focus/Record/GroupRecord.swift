import Geometry

/// A group with the answers of its source in place of the source.
struct GroupRecord: Hashable, Sendable, Codable {
  var id: GroupID
  var title: String
  var noun: String
  var scope: ScopeID
  var parent: GroupID?
  var parentItem: ItemID?
  var order: Int?
  var frame: Rectangle
  var viewport: Rectangle
  var arrangement: FocusArrangement
  var presence: GroupPresence
  var ends: GroupEnds
  var memory: MemoryPolicy
  var contentToken: ContentToken?
  var allowsFocus: FocusAllowance
  var availability: Availability
  var tabEntry: TabEntry
  var sidewaysEntry: SidewaysEntry
  var controls: GroupID?
  var answers: SourceAnswers

  init(_ group: FocusGroup, answers: SourceAnswers) {
    id = group.id
    title = group.title
    noun = group.noun
    scope = group.scope
    parent = group.parent
    parentItem = group.parentItem
    order = group.order
    frame = group.frame
    viewport = group.viewport
    arrangement = group.arrangement
    presence = group.presence
    ends = group.ends
    memory = group.memory
    contentToken = group.contentToken
    allowsFocus = group.allowsFocus
    availability = group.availability
    tabEntry = group.tabEntry
    sidewaysEntry = group.sidewaysEntry
    controls = group.controls
    self.answers = answers
  }

  /// The group, with a source that gives the recorded answers.
  var group: FocusGroup {
    FocusGroup(
      id, title: title, noun: noun, scope: scope, parent: parent, parentItem: parentItem,
      order: order, frame: frame, viewport: viewport, source: ReplayingSource(answers: answers),
      arrangement: arrangement, presence: presence, ends: ends, memory: memory,
      contentToken: contentToken, allowsFocus: allowsFocus, availability: availability,
      tabEntry: tabEntry, sidewaysEntry: sidewaysEntry, controls: controls)
  }
}
