import Focus
import Geometry

/// A state with the map in use, driven as an app drives them.
struct Session {
  private(set) var map: FocusMap
  private(set) var state = FocusState()
  private(set) var update: FocusUpdate?
  var now: Duration = .zero

  init(_ map: FocusMap) {
    self.map = map
    update = state.reconcile(from: nil, to: map)
  }

  init(_ groups: [FocusGroup], scopes: [FocusScope] = [FocusScope(.base)]) {
    self.init(FocusMap(scopes: scopes, groups: groups))
  }

  /// The focused item as `group/item`; `nil` where nothing is focused.
  var focus: String? { state.focused.map { "\($0.group)/\($0.item)" } }

  @discardableResult
  mutating func move(_ movement: Movement) -> MovementOutcome {
    state.move(movement, in: map, at: now)
  }

  /// Makes the movements one after the other and tells where the focus was after each.
  mutating func path(_ movements: Movement...) -> [String?] {
    movements.map { movement in
      move(movement)
      return focus
    }
  }

  @discardableResult
  mutating func change(to next: FocusMap) -> FocusUpdate? {
    update = state.reconcile(from: map, to: next, at: now)
    map = next
    return update
  }

  @discardableResult
  mutating func change(
    to groups: [FocusGroup], scopes: [FocusScope] = [FocusScope(.base)]
  ) -> FocusUpdate? {
    change(to: FocusMap(scopes: scopes, groups: groups))
  }

  mutating func request(_ request: PendingRequest) -> RequestOutcome {
    state.request(request, in: map, at: now)
  }

  mutating func withState<Value>(_ body: (inout FocusState, FocusMap) -> Value) -> Value {
    body(&state, map)
  }

  /// Ends the program and starts it again with the state as it is.
  mutating func restart(with next: FocusMap? = nil) {
    map = next ?? map
    update = state.reconcile(from: nil, to: map)
  }
}

extension FocusGroup {
  /// A list of one-row items at a place on screen.
  static func list(
    _ id: GroupID, _ items: [ItemID],
    at frame: Rectangle = Rectangle(
      column: 0, row: 0, columns: 20, rows: 10),
    except exceptions: [Int: Focusability] = [:]
  ) -> FocusGroup {
    FocusGroup(
      id, frame: frame, source: ListSource(items, columns: frame.columns, except: exceptions))
  }

  /// The same group, changed.
  func with(_ change: (inout FocusGroup) -> Void) -> FocusGroup {
    var group = self
    change(&group)
    return group
  }
}

extension Rectangle {
  /// A pane of the usual three, ten rows high.
  static func pane(_ number: Int) -> Rectangle {
    Rectangle(column: number * 20, row: 0, columns: 20, rows: 10)
  }
}

extension [ItemID] {
  /// Names made of a letter and the numbers of a range.
  static func numbered(_ letter: String, _ range: Range<Int>) -> [ItemID] {
    range.map { ItemID("\(letter)\($0)") }
  }
}

extension FocusMap {
  /// Three lists side by side: `a`, `b`, `c`, of five items each.
  static func panes(_ count: Int = 5) -> FocusMap {
    FocusMap(groups: FocusMap.paneGroups(count))
  }

  /// The groups of `panes`.
  static func paneGroups(_ count: Int = 5) -> [FocusGroup] {
    ["a", "b", "c"].enumerated().map { number, name in
      .list(GroupID(name), .numbered(name, 0..<count), at: .pane(number))
    }
  }
}
