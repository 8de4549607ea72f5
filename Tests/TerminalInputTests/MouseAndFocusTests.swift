import Commands
import Geometry
import Testing

@testable import TerminalInput

@Suite("Mouse and the terminal's focus")
struct MouseAndFocusTests {
  private static func mouse(
    _ kind: MouseEvent.Kind, _ column: Int, _ row: Int, _ modifiers: Key.Modifiers = []
  ) -> Event {
    .mouse(MouseEvent(kind, at: Point(column: column, row: row), modifiers: modifiers))
  }

  @Test(
    "SGR reports say what was done, where, and what was held",
    arguments: [
      ("^[[<0;1;1M", mouse(.press(.left), 0, 0)),
      ("^[[<1;3;2M", mouse(.press(.middle), 2, 1)),
      ("^[[<2;300;200M", mouse(.press(.right), 299, 199)),
      ("^[[<0;5;6m", mouse(.release(.left), 4, 5)),
      ("^[[<2;5;6m", mouse(.release(.right), 4, 5)),
      ("^[[<32;5;6M", mouse(.drag(.left), 4, 5)),
      ("^[[<34;5;6M", mouse(.drag(.right), 4, 5)),
      ("^[[<64;5;6M", mouse(.wheelUp, 4, 5)),
      ("^[[<65;5;6M", mouse(.wheelDown, 4, 5)),
      ("^[[<4;5;6M", mouse(.press(.left), 4, 5, .shift)),
      ("^[[<24;5;6M", mouse(.press(.left), 4, 5, [.option, .control])),
      ("^[[<69;5;6M", mouse(.wheelDown, 4, 5, .shift)),
      ("^[[<0;0;0M", mouse(.press(.left), 0, 0)),
    ])
  func sgr(sequence: String, event: Event) {
    #expect(decoded(bytes(sequence)) == [event])
  }

  @Test(
    "What isn't known of a mouse is dropped",
    arguments: [
      "^[[<35;5;6M", "^[[<66;5;6M", "^[[<67;5;6M", "^[[<64;5;6m", "^[[<128;5;6M", "^[[<0;5M",
      "^[[<0;5;6;7M", "^[[<M", "^[[<0;5;6x",
    ])
  func unknown(sequence: String) {
    #expect(decoded(bytes(sequence + "q")) == [.key("q")])
  }

  @Test("The oldest reports are understood, so that they don't type garbage")
  func oldest() {
    #expect(decoded(bytes("^[[M !!q")) == [Self.mouse(.press(.left), 0, 0), .key("q")])
    #expect(
      decoded(bytes("^[[M\"%&^[[M#%&")) == [
        Self.mouse(.press(.right), 4, 5), Self.mouse(.release(.right), 4, 5),
      ])
    #expect(decoded(bytes("^[[M`%&")) == [Self.mouse(.wheelUp, 4, 5)])
    #expect(decoded([0x1B, 0x5B, 0x4D, 0x20, 0xFF, 0xFE]) == [Self.mouse(.press(.left), 222, 221)])
    #expect(decoded(bytes("^[[M !\rq")) == [.key("Enter"), .key("q")])
  }

  @Test("rxvt's decimal reports are understood")
  func rxvt() {
    #expect(decoded(bytes("^[[32;5;6M")) == [Self.mouse(.press(.left), 4, 5)])
    #expect(decoded(bytes("^[[0;5;6Mq")) == [.key("q")])
  }

  @Test("What the terminal says when reports are turned on is no change")
  func focus() {
    #expect(decoded(bytes("^[[I")) == [.terminalFocus(.confirmed)])
    #expect(
      decoded(bytes("^[[I^[[O^[[I^[[I")) == [
        .terminalFocus(.confirmed), .terminalFocus(.lost), .terminalFocus(.gained),
        .terminalFocus(.confirmed),
      ])
    #expect(decoded(bytes("^[[O")) == [.terminalFocus(.lost)])
  }
}
