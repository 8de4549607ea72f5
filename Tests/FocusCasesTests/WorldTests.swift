import Focus
import FocusCases
import Testing

/// What the words of the case format mean, each in a small world.
@Suite("Worlds of cases")
struct WorldTests {
  /// The answer to a record without an answer.
  func answer(_ record: String) throws -> CaseAnswer {
    let file = try FocusCaseFile(reading: #"{"id": "x", \#(record)}"#.utf8)
    #expect(file.problems == [])
    return try #require(file.cases.first).answer()
  }

  /// The focus after each move of a sequence.
  func path(_ moves: String, from: String?, _ items: String) throws -> String {
    let list = moves.split(separator: " ").map { "\"\($0)\"" }.joined(separator: ",")
    let start = from.map { "\"\($0)\"" } ?? "null"
    let answer = try answer(
      #""kind": "sequence", "from": \#(start), "moves": [\#(list)], "items": \#(items)"#)
    guard case .path(let path) = answer else { return "\(answer)" }
    return path.map { $0?.rawValue ?? "-" }.joined(separator: " ")
  }

  /// The Tab order.
  func order(_ items: String, _ more: String = "") throws -> String {
    let answer = try answer(#""kind": "order", "items": \#(items)\#(more)"#)
    guard case .order(let order, isCyclic: true) = answer else { return "\(answer)" }
    return order.map(\.rawValue).joined(separator: " ")
  }

  static let toolbar = """
    [{"id": "before"}, {"id": "bold", "group": "bar"}, {"id": "italic", "group": "bar"},
     {"id": "help", "group": "none"}, {"id": "keys", "group": "none"},
     {"id": "left", "group": "bar"}, {"id": "right", "group": "bar"}, {"id": "after"}]
    """

  @Test("A group is one Tab stop, and items that opted out split it into segments")
  func segments() throws {
    #expect(try order(Self.toolbar) == "before bold help keys left after")
    #expect(
      try path("previous previous previous previous", from: "left", Self.toolbar)
        == "keys help bold before")
  }

  @Test("Without places right and down are the next item, past those that opted out")
  func steps() throws {
    #expect(
      try path("right down right down left up", from: "bold", Self.toolbar)
        == "italic left right right left italic")
  }

  @Test("Arrows don't move an item that opted out, nor one in no group")
  func optedOut() throws {
    #expect(try path("right down left up", from: "help", Self.toolbar) == "help help help help")
    #expect(
      try path("right down left up", from: "before", Self.toolbar) == "before before before before")
  }

  @Test("A group in a container holds everything inside, but what a container in it opts out")
  func containers() throws {
    let items = """
      [{"id": "bar", "group": "bar", "wrap": true, "children": [
         {"id": "a"}, {"id": "box", "children": [{"id": "b"}]},
         {"id": "out", "group": "none", "children": [{"id": "c"}, {"id": "d"}]}, {"id": "e"}]},
       {"id": "after"}]
      """
    #expect(try order(items) == "a c d e after")
    #expect(try path("right right right left", from: "a", items) == "b e a e")
    #expect(try path("right", from: "c", items) == "c")
  }

  @Test("A group goes round its ends where it says so")
  func wrapping() throws {
    let items = #"[{"id": "a", "group": "g", "wrap": true}, {"id": "b", "group": "g"}]"#
    #expect(try path("right right up", from: "a", items) == "b a b")
  }

  @Test("A group is entered at the last focused item, else the preferred, else the first")
  func entering() throws {
    let items = """
      [{"id": "x"}, {"id": "a", "group": "g"}, {"id": "b", "group": "g", "entry": true},
       {"id": "c", "group": "g"}, {"id": "y"}]
      """
    #expect(try path("next right next previous", from: "x", items) == "b c y c")
    let forgetful = items.replacing(#""entry": true"#, with: #""entry": true, "memory": false"#)
    #expect(try path("next right next previous", from: "x", forgetful) == "b c y b")
    #expect(try answer(#""kind": "entry", "items": \#(items)"#) == .item("b"))
    #expect(try answer(#""kind": "entry", "group": "g", "items": \#(items)"#) == .item("b"))
    let plain = items.replacing(#", "entry": true"#, with: "")
    #expect(try answer(#""kind": "entry", "items": \#(plain)"#) == .item("x"))
    #expect(try answer(#""kind": "entry", "group": "g", "items": \#(plain)"#) == .item("a"))
  }

  @Test("By places a group is entered at the first in reading order")
  func enteringByPlace() throws {
    let items = """
      [{"id": "low", "group": "g", "x": 0, "y": 9, "w": 5, "h": 1},
       {"id": "right", "group": "g", "x": 9, "y": 0, "w": 5, "h": 1},
       {"id": "left", "group": "g", "x": 0, "y": 0, "w": 5, "h": 1}]
      """
    #expect(try answer(#""kind": "entry", "items": \#(items)"#) == .item("left"))
    #expect(
      try answer(#""kind": "entry", "text_direction": "rtl", "items": \#(items)"#)
        == .item("right"))
  }

  static let popover = """
    [{"id": "a", "group": "g"}, {"id": "opener", "group": "g"},
     {"id": "pop", "overlay": true, "opened_by": "opener",
      "children": [{"id": "first"}, {"id": "last"}]},
     {"id": "b", "group": "g"}, {"id": "after"}]
    """

  @Test("An open overlay follows its opener in Tab order, and arrows skip it")
  func overlays() throws {
    #expect(
      try path("next next next next", from: "opener", Self.popover) == "first last after opener")
    #expect(try path("previous", from: "first", Self.popover) == "opener")
    #expect(try path("right left", from: "opener", Self.popover) == "b opener")
    #expect(try order(Self.popover) == "a first last after")
  }

  @Test("A trap confines Tab while it holds the focus")
  func traps() throws {
    let items = """
      [{"id": "a"}, {"id": "trap", "children": [{"id": "b"}, {"id": "c"}]}, {"id": "d"}]
      """
    let trap = #", "trap": ["trap"], "focused": "#
    #expect(try order(items, trap + #""c""#) == "b c")
    #expect(try order(items, trap + #""a""#) == "a b c d")
    let moves = #""kind": "sequence", "from": "a", "moves": ["next", "next", "next"]"#
    #expect(
      try answer(moves + #", "trap": ["trap"], "items": \#(items)"#) == .path(["b", "c", "b"]))
  }

  @Test("What is no Tab stop is left by Tab and never entered")
  func noStop() throws {
    let items =
      #"[{"id": "a", "tab_stop": false}, {"id": "b"}, {"id": "c", "stop": "none"}, {"id": "d"}]"#
    #expect(try order(items) == "b d")
    #expect(try path("next next next", from: "a", items) == "b d b")
    #expect(try path("previous", from: "c", items) == "b")
  }

  @Test("The keys from group to group enter each at its last focused item")
  func groupStops() throws {
    let items = """
      [{"id": "one", "stop": "group", "children": [{"id": "a"}, {"id": "b"}]},
       {"id": "between"},
       {"id": "two", "stop": "group", "children": [{"id": "c"}, {"id": "d"}]}]
      """
    #expect(
      try path("next-group next next-group previous-group", from: "a", items) == "c d a d")
    #expect(try path("next next next next next", from: "a", items) == "b between c d a")
  }

  @Test("A smaller stop of the keys from group to group follows the one it lies in")
  func nestedGroupStops() throws {
    let items = """
      [{"id": "large", "stop": "group", "children": [
         {"id": "a", "stop": "tab"}, {"id": "b", "stop": "group"}, {"id": "c", "stop": "group"}]},
       {"id": "other", "stop": "group"}]
      """
    #expect(
      try path("next-group next-group next-group next-group previous-group", from: "a", items)
        == "b c other a other")
    #expect(try path("next previous", from: "a", items) == "a a")
  }

  @Test("Tab to the next of a type passes all others")
  func types() throws {
    let items = #"[{"id": "a"}, {"id": "b"}, {"id": "c"}, {"id": "d"}]"#
    let moves = #""moves": ["next:Button", "next:Button", "previous:Field", "next:Switch"]"#
    #expect(
      try answer(
        #""kind": "sequence", "from": "a", \#(moves), "items": \#(items), "#
          + #""types": {"a": "Field", "b": "Field", "c": "Button"}"#)
        == .path(["c", "c", "b", "b"]))
  }

  @Test("A click focuses the innermost item round it that can take the focus")
  func clicks() throws {
    let items = """
      [{"id": "outer", "focusable": true, "children": [
         {"id": "inner", "children": [{"id": "label", "focusable": false}]}, {"id": "button"}]},
       {"id": "alone", "focusable": false}]
      """
    func click(_ ids: String) throws -> CaseAnswer {
      try answer(#""kind": "click", "clicks": [\#(ids)], "items": \#(items)"#)
    }
    #expect(
      try click(#""label", "inner", "button", "outer", "alone""#)
        == .path(["outer", "outer", "button", "outer", nil]))
    #expect(try click(#""button""#) == .item("button"))
  }

  @Test("What is inside inherits visibility, and an explicit word wins")
  func visibility() throws {
    let items = """
      [{"id": "a"}, {"id": "hidden", "visible": false, "children": [
         {"id": "b"}, {"id": "shown", "visible": true, "children": [{"id": "c"}]}]}]
      """
    #expect(try order(items) == "a c")
  }

  @Test("An explicit order wins over the listing, group by group")
  func explicitOrder() throws {
    let items = """
      [{"id": "a", "order": 3}, {"id": "b", "order": 1.5}, {"id": "c"},
       {"id": "box", "order": 2, "children": [{"id": "d", "order": "z"}, {"id": "e", "order": 9}]},
       {"id": "listed", "order": 1, "policy": "widget",
        "children": [{"id": "f", "order": 2}, {"id": "g", "order": 1}]}]
      """
    #expect(try order(items) == "f g b e d a c")
  }

  @Test("With nothing focused the first move enters")
  func nothingFocused() throws {
    let items = #"[{"id": "a"}, {"id": "b"}, {"id": "c"}]"#
    #expect(try path("next next", from: nil, items) == "a b")
    #expect(try path("previous", from: nil, items) == "c")
    #expect(try path("next", from: nil, "[]") == "-")
  }

  static let rows = """
    [{"id": "root", "orientation": "vertical", "children": [
       {"id": "top", "orientation": "horizontal",
        "children": [{"id": "a"}, {"id": "b"}, {"id": "c"}]},
       {"id": "middle", "orientation": "horizontal", "wrap": true,
        "children": [{"id": "d"}, {"id": "e"}]},
       {"id": "bottom"}]}]
    """

  @Test("A row is left across to its neighbour, which is entered where it was left")
  func orientedRows() throws {
    #expect(try path("right right right down", from: "a", Self.rows) == "b c c d")
    #expect(try path("down right right right", from: "a", Self.rows) == "d e d e")
    #expect(try path("down right down", from: "c", Self.rows) == "d e bottom")
    #expect(try path("down down up", from: "c", Self.rows) == "d bottom d")
  }

  @Test("With aligned indices a row is entered at the same index, or what covers it")
  func alignedRows() throws {
    let items = """
      [{"id": "root", "orientation": "vertical", "index_align": true, "children": [
         {"id": "top", "orientation": "horizontal",
          "children": [{"id": "a"}, {"id": "b"}, {"id": "c"}, {"id": "d"}]},
         {"id": "bottom", "orientation": "horizontal", "children": [
           {"id": "e", "index_range": [0, 1]}, {"id": "f", "index_range": [2, 3]}]}]}]
      """
    #expect(try path("down up", from: "b", items) == "e b")
    #expect(try path("down left up", from: "d", items) == "f e a")
    #expect(try path("right down", from: "b", items) == "c f")
  }

  @Test("Arrows go past a container of no use to the next item by place")
  func spatialContainers() throws {
    let items = """
      [{"id": "a", "x": 0, "y": 0, "w": 9, "h": 2, "container": "top"},
       {"id": "b", "x": 10, "y": 0, "w": 9, "h": 2, "container": "top"},
       {"id": "c", "x": 0, "y": 4, "w": 9, "h": 2, "container": "bottom"},
       {"id": "d", "x": 10, "y": 4, "w": 9, "h": 2, "container": "bottom"}]
      """
    #expect(try path("down right up down", from: "b", items) == "c d b d")
    #expect(try answer(#""kind": "entry", "group": "bottom", "items": \#(items)"#) == .item("c"))
  }

  @Test("In a row of mixed directions each run is read in its own")
  func directions() throws {
    let row = """
      [{"id": "a", "x": 0, "y": 0, "w": 2, "h": 1, "dir": "rtl"},
       {"id": "b", "x": 2, "y": 0, "w": 2, "h": 1, "dir": "rtl"},
       {"id": "c", "x": 4, "y": 0, "w": 2, "h": 1, "dir": "ltr"},
       {"id": "d", "x": 9, "y": 1, "w": 2, "h": 1, "dir": "ltr"},
       {"id": "e", "x": 7, "y": 1, "w": 2, "h": 1, "dir": "rtl"},
       {"id": "f", "x": 5, "y": 1, "w": 2, "h": 1, "dir": "rtl"}]
      """
    #expect(try order(row) == "b a c d e f")
  }

  @Test("The way back is retraced even from where a tie led")
  func retracing() throws {
    let pyramid = """
      [{"id": "tip", "x": 350, "y": 0, "w": 100, "h": 100},
       {"id": "left", "x": 300, "y": 100, "w": 100, "h": 100},
       {"id": "right", "x": 400, "y": 100, "w": 100, "h": 100},
       {"id": "base", "x": 350, "y": 200, "w": 100, "h": 100}]
      """
    #expect(try path("up up down down", from: "base", pyramid) == "left tip left base")
    #expect(try path("up right up down down", from: "base", pyramid) == "left right tip right base")
  }
}
