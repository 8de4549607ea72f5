import Geometry

/// The items of a group, asked for by index (focus F14).
///
/// The engine asks for the few items it needs and never goes through all of them, so a source may
/// stand for a million rows none of which exists as a value. Indices run from 0 to `count − 1`; the
/// engine asks for no other.
///
/// A source is a value: while one is in use its answers stay the same. Answers that contradict each
/// other cost a good answer, never a crash.
public protocol FocusSource: Sendable {
  /// How many items there are; a negative number counts as 0.
  var count: Int { get }

  /// A number that differs whenever the ids or their order differ; any but the greatest.
  ///
  /// Ids are compared only when it has changed (focus F2), also between two sources that are given
  /// one after the other for the same group.
  var generation: UInt64 { get }

  /// The name of the item at `index`.
  func id(at index: Int) -> ItemID

  /// The position of the item named `id`, or `nil` where there is none.
  ///
  /// Looks round `hint` first, which may be any number: it is where the item was.
  func index(of id: ItemID, near hint: Int) -> Int?

  /// The area of the item at `index`, in content coordinates.
  func rectangle(at index: Int) -> Rectangle

  /// Whether the item at `index` can take the focus.
  func focusability(at index: Int) -> Focusability

  /// The nearest focusable item beyond `index` that way, or `nil` where there is none.
  ///
  /// `index` itself is never the answer; it may be −1 or `count`.
  func nextFocusable(from index: Int, step: FocusStep) -> Int?

  /// The few items that want to be entered first (focus F8).
  var entryCandidates: [EntryCandidate] { get }

  /// A range that holds every item whose area meets `area`; it may hold others as well.
  func indices(meeting area: Rectangle) -> Range<Int>

  /// Appends the index and area of each focusable item in `range`, in content coordinates and in
  /// order.
  ///
  /// Searches by geometry ask for areas in bulk, as asking one by one costs half as much again.
  func appendFocusable(in range: Range<Int>, to list: inout [DirectionalCandidate])

  /// The item's text as shown, uncut.
  func title(at index: Int) -> String

  /// What the Tab key is to the item at `index`.
  func tabPolicy(at index: Int) -> TabPolicy

  /// The few items that opted out of their group, ascending (focus F10).
  var optedOut: [Int] { get }

  /// How many rows the items form (focus F15).
  var rowCount: Int { get }

  /// The row of the item at `index`.
  func row(of index: Int) -> Int

  /// The items of a row, left to right in reading direction.
  func indices(inRow row: Int) -> Range<Int>

  /// The next focusable item after `index` with a word that begins with `prefix`, round the end
  /// (focus F16).
  ///
  /// The item at `index` is looked at last; −1 starts at the first.
  func nextMatch(of prefix: String, after index: Int) -> Int?
}
