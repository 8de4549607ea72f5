import Commands
import Testing

@testable import TerminalInput

@Suite("Keys that are sent as sequences")
struct KeySequenceTests {
  @Test(
    "A key is recognised in every form that terminals send",
    arguments: [
      ("^[[A", "Up"), ("^[[B", "Down"), ("^[[C", "Right"), ("^[[D", "Left"),
      ("^[OA", "Up"), ("^[OB", "Down"), ("^[OC", "Right"), ("^[OD", "Left"),
      ("^[[H", "Home"), ("^[[F", "End"), ("^[OH", "Home"), ("^[OF", "End"),
      ("^[[1~", "Home"), ("^[[4~", "End"), ("^[[7~", "Home"), ("^[[8~", "End"),
      ("^[[2~", "Insert"), ("^[[3~", "Delete"), ("^[[5~", "PageUp"), ("^[[6~", "PageDown"),
      ("^[OP", "F1"), ("^[OQ", "F2"), ("^[OR", "F3"), ("^[OS", "F4"),
      ("^[[P", "F1"), ("^[[Q", "F2"), ("^[[R", "F3"), ("^[[S", "F4"),
      ("^[[11~", "F1"), ("^[[12~", "F2"), ("^[[13~", "F3"), ("^[[14~", "F4"),
      ("^[[15~", "F5"), ("^[[17~", "F6"), ("^[[18~", "F7"), ("^[[19~", "F8"),
      ("^[[20~", "F9"), ("^[[21~", "F10"), ("^[[23~", "F11"), ("^[[24~", "F12"),
      ("^[[25~", "F13"), ("^[[26~", "F14"), ("^[[28~", "F15"), ("^[[29~", "F16"),
      ("^[[31~", "F17"), ("^[[32~", "F18"), ("^[[33~", "F19"), ("^[[34~", "F20"),
      ("^[[[A", "F1"), ("^[[[B", "F2"), ("^[[[C", "F3"), ("^[[[D", "F4"), ("^[[[E", "F5"),
      ("^[[Z", "S-Tab"), ("^[[1;2Z", "S-Tab"), ("^[[1;5Z", "C-S-Tab"),
    ])
  func plain(sequence: String, key: String) {
    #expect(notation(decoded(bytes(sequence))) == key)
  }

  @Test(
    "What is held comes from the number in the sequence",
    arguments: [
      (2, "S-"), (3, "A-"), (4, "A-S-"), (5, "C-"), (6, "C-S-"), (7, "C-A-"), (8, "C-A-S-"),
      (9, "D-"), (13, "D-C-"), (17, "D-"), (33, "A-"), (65, ""), (129, ""), (130, "S-"),
    ])
  func modifiers(number: Int, prefix: String) {
    #expect(notation(decoded(bytes("^[[1;\(number)A"))) == prefix + "Up")
    #expect(notation(decoded(bytes("^[[3;\(number)~"))) == prefix + "Delete")
    #expect(notation(decoded(bytes("^[[1;\(number)P"))) == prefix + "F1")
    #expect(notation(decoded(bytes("^[[17;\(number)~"))) == prefix + "F6")
    #expect(notation(decoded(bytes("^[O\(number)D"))) == prefix + "Left")
    #expect(notation(decoded(bytes("^[[\(number)C"))) == prefix + "Right")
  }

  @Test(
    "rxvt's forms say what is held by their last byte",
    arguments: [
      ("^[[a", "S-Up"), ("^[[d", "S-Left"), ("^[Oa", "C-Up"), ("^[Oc", "C-Right"),
      ("^[[3^", "C-Delete"), ("^[[3$", "S-Delete"), ("^[[3@", "C-S-Delete"),
      ("^[[5^", "C-PageUp"), ("^[[7$", "S-Home"), ("^[[8@", "C-S-End"), ("^[[23$", "S-F11"),
      ("^[[11^", "C-F1"),
    ])
  func rxvt(sequence: String, key: String) {
    #expect(notation(decoded(bytes(sequence))) == key)
  }

  @Test(
    "The number pad types what stands on it",
    arguments: [
      ("^[OM", "Enter"), ("^[Oj", "*"), ("^[Ok", "+"), ("^[Ol", ","), ("^[Om", "-"),
      ("^[On", "."), ("^[Oo", "/"), ("^[Op", "0"), ("^[Oy", "9"), ("^[OX", "="), ("^[OI", "Tab"),
      ("^[O ", "Space"), ("^[[57399u", "0"), ("^[[57408u", "9"), ("^[[57409u", "."),
      ("^[[57414u", "Enter"), ("^[[57417u", "Left"), ("^[[57426u", "Delete"),
    ])
  func numberPad(sequence: String, key: String) {
    #expect(notation(decoded(bytes(sequence))) == key)
  }

  @Test(
    "kitty's and xterm's extended keys are understood whatever was asked for",
    arguments: [
      ("^[[27u", "Esc"), ("^[[27;3u", "Esc"), ("^[[13u", "Enter"), ("^[[13;2u", "S-Enter"),
      ("^[[9;5u", "C-Tab"), ("^[[127;5u", "C-Backspace"), ("^[[99;5u", "C-c"),
      ("^[[97;6u", "C-S-a"), ("^[[105;5u", "Tab"), ("^[[109;5u", "Enter"), ("^[[32;5u", "C-Space"),
      ("^[[97;3u", "A-a"), ("^[[97;2u", "A"), ("^[[49:33;2u", "!"), ("^[[49;2u", "S-1"),
      ("^[[1089::99;5u", "C-c"), ("^[[1089;5u", "C-с"), ("^[[97;9u", "D-a"),
      ("^[[57376u", "F13"), ("^[[57398u", "F35"), ("^[[0;;229u", "å"), ("^[[97;1:1u", "a"),
      ("^[[97;1:2u", "a"), ("^[[27;5;99~", "C-c"), ("^[[27;6;65~", "C-S-a"),
      ("^[[27;2;13~", "S-Enter"), ("^[[27;6;33~", "C-!"), ("^[[27;5;9~", "C-Tab"),
      ("^[[27;5;49~", "C-1"),
    ])
  func extended(sequence: String, key: String) {
    #expect(notation(decoded(bytes(sequence))) == key)
  }

  @Test(
    "A release, a lone modifier and an unknown sequence are dropped whole",
    arguments: [
      "^[[97;1:3u", "^[[1;1:3A", "^[[3;1:3~", "^[[57441u", "^[[57358u", "^[[99999~", "^[[u",
      "^[[1114112u", "^[[55296u", "^[[9999999999999999999999u", "^[[0u", "^[[E", "^[[1;5y",
      "^[[>1;2m", "^[[=1u", "^[[1;2 q", "^[[!p", "^[[1<2A", "^[[1;1$2A", "^[[1!!A", "^[[27~",
      "^[[27;5~", "^[Oz", "^[[[F", "^[[201~", "^[[1;2;3;4w",
    ])
  func dropped(sequence: String) {
    #expect(notation(decoded(bytes(sequence + "x"))) == "x")
  }

  @Test(
    "Option is an Esc before the key (terminal input)",
    arguments: [
      ("^[x", "A-x"), ("^[X", "A-X"), ("^[1", "A-1"), ("^[ ", "A-Space"), ("^[\r", "A-Enter"),
      ("^[\t", "A-Tab"), ("^[\u{7F}", "A-Backspace"), ("^[\u{1}", "C-A-a"), ("^[\0", "C-A-Space"),
      ("^[é", "A-é"), ("^[漢", "A-漢"), ("^[\\", "A-\\"),
    ])
  func option(sequence: String, key: String) {
    #expect(notation(decoded(bytes(sequence))) == key)
  }

  @Test("Esc and a byte that is no character are Esc and U+FFFD")
  func optionBeforeInvalid() {
    #expect(notation(decoded([0x1B, 0xFF])) == "Esc \u{FFFD}")
    #expect(notation(decoded([0x1B, 0xE2, 0x61])) == "Esc \u{FFFD} a")
  }

  @Test("Two presses of Esc are two, and the second may begin a sequence")
  func escapeEscape() {
    var terminal = Terminal()
    terminal.send("^[^[")
    #expect(terminal.keys == "Esc")
    terminal.wait(.milliseconds(25))
    #expect(terminal.keys == "Esc Esc")
    #expect(notation(decoded(bytes("^[^[[A"))) == "Esc Up")
    #expect(notation(decoded(bytes("^[^[x"))) == "Esc A-x")
  }

  @Test("A sequence that a control code or a character breaks off loses neither")
  func brokenOff() {
    #expect(notation(decoded(bytes("^[[1;\u{3}x"))) == "C-c x")
    #expect(notation(decoded(bytes("^[[1;é"))) == "é")
    #expect(notation(decoded(bytes("^[[1^[[B"))) == "Down")
    #expect(notation(decoded(bytes("^[[\r"))) == "A-[ Enter")
    #expect(notation(decoded(bytes("^[O\r"))) == "A-O Enter")
    #expect(notation(decoded(bytes("^[[[\r"))) == "Enter")
  }

  @Test("However long a sequence is, it is dropped and the next key arrives")
  func overlong() {
    let numbers = String(repeating: "1;", count: 5000)
    #expect(notation(decoded(bytes("^[[" + numbers + "Ax"))) == "x")
    let digits = String(repeating: "9", count: 5000)
    #expect(notation(decoded(bytes("^[[1;" + digits + "Ax"))) == "x")
  }
}
