import Geometry

/// Items that arrow keys move among; Tab goes from group to group.
///
///     FocusGroup("notes", title: "Notes", frame: area, source: list)
///
/// Frames are in screen cells, items in content cells. The viewport is the part of the content that
/// can be seen; its upper left corner shows at the frame's. What a sheet covers is left out of the
/// viewport (sheets S14).
public struct FocusGroup: Sendable {
  /// The name, unique in the map.
  public var id: GroupID

  /// What people call it, for the accessible sentence.
  public var title: String

  /// What people call one of its items, for the accessible sentence.
  public var noun: String

  /// The scope it belongs to.
  public var scope: ScopeID

  /// The group it is nested in; it follows that group's items in Tab order (focus F7).
  public var parent: GroupID?

  /// The item of the parent on which it hangs.
  public var parentItem: ItemID?

  /// A place in the Tab order that wins over reading order, ascending.
  public var order: Int?

  /// The direction in which the groups nested in it are read, and it among its neighbours (focus
  /// F7); `nil` inherits the parent's, at the top the map's.
  public var reading: ReadingDirection?

  /// The items.
  public var source: any FocusSource

  /// Where it shows, in screen cells; of an offered group where it would, which may be off screen.
  public var frame: Rectangle

  /// The part of the content that can be seen, in content cells.
  public var viewport: Rectangle

  /// How the items lie.
  public var arrangement: FocusArrangement

  /// Whether it is on screen.
  public var presence: GroupPresence

  /// What happens at its ends.
  public var ends: GroupEnds

  /// Whether it remembers its last focused item.
  public var memory: MemoryPolicy

  /// What the content is about; another token resets the memory.
  public var contentToken: ContentToken?

  /// What of it may take the focus.
  public var allowsFocus: FocusAllowance

  /// Whether it is in use.
  public var availability: Availability

  /// Which item Tab enters where none is preferred.
  public var tabEntry: TabEntry

  /// Which item a sideways move enters.
  public var sidewaysEntry: SidewaysEntry

  /// The group that this one, a field, steers while it holds the focus (focus F39).
  public var controls: GroupID?

  /// Makes a group; each parameter is the property of its name.
  ///
  /// By default the title is the name, the viewport is as large as the frame and stands at the
  /// content's upper left corner, and the ends are `GroupEnds.standard(for: arrangement)`.
  public init(
    _ id: GroupID, title: String? = nil, noun: String = "row", scope: ScopeID = .base,
    parent: GroupID? = nil, parentItem: ItemID? = nil, order: Int? = nil,
    reading: ReadingDirection? = nil, frame: Rectangle = .zero, viewport: Rectangle? = nil,
    source: any FocusSource,
    arrangement: FocusArrangement = .list(.vertical), presence: GroupPresence = .shown,
    ends: GroupEnds? = nil, memory: MemoryPolicy = .kept, contentToken: ContentToken? = nil,
    allowsFocus: FocusAllowance = .everything, availability: Availability = .inherited,
    tabEntry: TabEntry = .preferred, sidewaysEntry: SidewaysEntry = .preferred,
    controls: GroupID? = nil
  ) {
    self.id = id
    self.title = title ?? id.rawValue
    self.noun = noun
    self.scope = scope
    self.parent = parent
    self.parentItem = parentItem
    self.order = order
    self.reading = reading
    self.source = source
    self.frame = frame
    self.viewport = viewport ?? Rectangle(origin: .zero, size: frame.size)
    self.arrangement = arrangement
    self.presence = presence
    self.ends = ends ?? .standard(for: arrangement)
    self.memory = memory
    self.contentToken = contentToken
    self.allowsFocus = allowsFocus
    self.availability = availability
    self.tabEntry = tabEntry
    self.sidewaysEntry = sidewaysEntry
    self.controls = controls
  }

  /// The place on screen of an area of the content, whether or not it can be seen.
  public func screenRectangle(of content: Rectangle) -> Rectangle {
    content.offset(
      columns: frame.minColumn.subtracting(clamped: viewport.minColumn),
      rows: frame.minRow.subtracting(clamped: viewport.minRow))
  }

  /// The area of the content that shows at a place on screen.
  public func contentRectangle(of screen: Rectangle) -> Rectangle {
    screen.offset(
      columns: viewport.minColumn.subtracting(clamped: frame.minColumn),
      rows: viewport.minRow.subtracting(clamped: frame.minRow))
  }
}
