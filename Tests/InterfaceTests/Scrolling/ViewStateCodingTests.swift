import FoundationEssentials
import Interface
import Testing

@Suite("Saved view state")
struct ViewStateCodingTests {
  @Test("Positions and anchors come back as they were saved")
  func offsets() throws {
    var state = ViewState()
    state["list"] = ScrollOffset(row: 70, column: 3)
    state["detail"] = ScrollOffset(row: 2, anchor: ScrollAnchor(position: 40, rows: 1))
    let bytes = try JSONEncoder().encode(state)
    #expect(try JSONDecoder().decode(ViewState.self, from: bytes) == state)
  }

  @Test("An id is saved as a plain string, wishes for columns as they are")
  func names() throws {
    let bytes = try JSONEncoder().encode([ComponentID("list")])
    #expect(String(decoding: bytes, as: UTF8.self) == "[\"list\"]")
    #expect(try JSONDecoder().decode([ComponentID].self, from: bytes) == ["list"])
    let wishes = ColumnWishes(primary: 20, supplementary: nil, zoomed: .secondary)
    let saved = try JSONEncoder().encode(wishes)
    #expect(try JSONDecoder().decode(ColumnWishes.self, from: saved) == wishes)
  }
}
