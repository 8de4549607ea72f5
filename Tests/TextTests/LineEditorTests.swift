import Testing
import Text

@Suite("The one-line field")
struct LineEditorTests {
  @Test(
    "Commands do what readline does",
    arguments: [
      ("one two|", .move(.start), "|one two", .moved), ("o|ne", .move(.end), "one|", .moved),
      ("one|", .move(.end), "one|", .unchanged), ("|one", .move(.backward), "|one", .unchanged),
      ("日本|", .move(.backward), "日|本", .moved), ("|👨‍👩‍👧x", .move(.forward), "👨‍👩‍👧|x", .moved),
      ("one two-three|", .move(.wordBackward), "one two-|three", .moved),
      ("one two-three|", .move(.blankWordBackward), "one |two-three", .moved),
      ("|one two", .move(.wordForward), "one| two", .moved),
      ("ab|c", .delete(.backward), "a|c", .changed), ("ab|c", .delete(.forward), "ab|", .changed),
      ("|", .delete(.backward), "|", .unchanged), ("a|", .delete(.forward), "a|", .unchanged),
      ("xe\u{301}|", .delete(.backward), "x|", .changed),
      ("x👍🏽|", .delete(.backward), "x|", .changed), ("|🇩🇪🇫🇷", .delete(.forward), "|🇫🇷", .changed),
      ("one two-three |", .kill(.blankWordBackward), "one |", .changed),
      ("one two-three |", .kill(.wordBackward), "one two-|", .changed),
      ("one| two x", .kill(.wordForward), "one| x", .changed),
      ("one| two", .kill(.end), "one|", .changed), ("one |two", .kill(.start), "|two", .changed),
      ("one|", .kill(.end), "one|", .unchanged), ("|", .yank, "|", .unchanged),
      ("a|bc", .transpose, "ba|c", .changed), ("abc|", .transpose, "acb|", .changed),
      ("|abc", .transpose, "|abc", .unchanged), ("a|", .transpose, "a|", .unchanged),
      ("日|本x", .transpose, "本日|x", .changed), ("|", .transpose, "|", .unchanged),
      ("a|c", .insert("b"), "ab|c", .changed), ("a|", .insert("日"), "a日|", .changed),
      ("a|", .insert("\u{1B}"), "a|", .unchanged), ("a|", .insert("\n"), "a|", .unchanged),
    ] as [(String, LineEdit, String, LineEditor.Outcome)])
  func commands(before: String, edit: LineEdit, after: String, outcome: LineEditor.Outcome) {
    var editor = field(before)
    #expect(editor.apply(edit) == outcome)
    #expect(picture(editor) == after)
  }

  @Test("A mark that is typed joins the character before the caret")
  func combiningInput() {
    var editor = field("e|x")
    editor.apply(.insert("\u{301}"))
    #expect(picture(editor) == "e\u{301}|x")
    var before = field("|\u{301}")
    before.apply(.insert("e"))
    #expect(picture(before) == "e\u{301}|")
  }

  @Test("Paste is literal: one line, no controls, no way out of the paste (text T6, users 82)")
  func paste() {
    var editor = field("<|>")
    let outcome = editor.apply(.paste(Array("a\nb\r\nc\td\re\u{1B}[201~\u{7}\u{9B}f日".utf8)))
    #expect(outcome == .changed)
    #expect(picture(editor) == "<a b c d e[201~f日|>")
    #expect(editor.apply(.paste([])) == .unchanged)
    #expect(editor.apply(.paste([0x1B])) == .unchanged)
  }

  @Test("Bytes that aren't UTF-8 are kept, pasted or not, and deleted one by one (text T1)")
  func invalidBytes() {
    var editor = LineEditor([0x61, 0xFF, 0xFE] as [UInt8])
    editor.apply(.delete(.backward))
    #expect(editor.bytes == [0x61, 0xFF])
    editor.apply(.paste([0xC3]))
    #expect(editor.bytes == [0x61, 0xFF, 0xC3])
    #expect(editor.text == "a\u{FFFD}\u{FFFD}")
  }

  @Test("Kills one after the other are yanked as one piece, in the order of the text")
  func killsAreJoined() {
    var editor = field("one two three|")
    editor.apply(.kill(.wordBackward))
    editor.apply(.kill(.wordBackward))
    #expect(picture(editor) == "one |")
    editor.apply(.yank)
    #expect(picture(editor) == "one two three|")

    editor.apply(.move(.start))
    editor.apply(.kill(.wordForward))
    editor.apply(.kill(.wordForward))
    editor.apply(.kill(.start))
    editor.apply(.kill(.end))
    #expect(picture(editor) == "|")
    editor.apply(.yank)
    #expect(picture(editor) == "one two three|")
  }

  @Test("Any other command between two kills parts them")
  func killsAreParted() {
    var editor = field("one two|")
    editor.apply(.kill(.wordBackward))
    editor.apply(.move(.backward))
    editor.apply(.kill(.start))
    #expect(String(decoding: editor.killed, as: UTF8.self) == "one")
    var clicked = field("one two|")
    clicked.apply(.kill(.wordBackward))
    clicked.moveCaret(to: 2)
    clicked.apply(.kill(.start))
    #expect(String(decoding: clicked.killed, as: UTF8.self) == "on")
  }

  @Test("What is killed in one field is yanked in another, as one line")
  func killedElsewhere() {
    var other = LineEditor("", killed: Array("two\nlines\u{1B}".utf8))
    other.apply(.yank)
    #expect(other.text == "two lines")
  }

  @Test("A click goes to the character it hits")
  func click() {
    var editor = field("a日e\u{301}|")
    editor.moveCaret(to: 2)
    #expect(picture(editor) == "a|日e\u{301}")
    editor.moveCaret(to: 5)
    #expect(picture(editor) == "a日|e\u{301}")
    editor.moveCaret(to: .max)
    #expect(picture(editor) == "a日e\u{301}|")
    editor.moveCaret(to: .min)
    #expect(picture(editor) == "|a日e\u{301}")
  }

  @Test(
    "Whatever is typed, the caret stands where it may and kill then yank is nothing",
    arguments: 0..<6 as Range<UInt64>)
  func properties(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var editor = LineEditor(RandomText.mixed(pieces: 8, using: &random))
    for _ in 0..<150 {
      editor.apply(edit(using: &random))
      #expect(borders(of: editor.bytes).contains(editor.caret))
      for motion in motions {
        var copy = editor
        copy.moveCaret(to: editor.caret)
        if copy.apply(.kill(motion)) == .changed, isSafe(copy, editor) {
          copy.apply(.yank)
          #expect(copy.bytes == editor.bytes)
        }
      }
    }
  }

  /// Whether the kill has left the caret at the cut, and not behind a character that grew there.
  private func isSafe(_ copy: LineEditor, _ original: LineEditor) -> Bool {
    copy.caret <= original.caret && original.bytes.starts(with: copy.bytes[..<copy.caret])
  }

  private let motions: [LineMotion] = [
    .backward, .forward, .wordBackward, .wordForward, .blankWordBackward, .start, .end,
  ]

  private func edit(using random: inout SeededGenerator) -> LineEdit {
    let motion = motions.randomElement(using: &random) ?? .end
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return .delete(motion)
    case 1: return .kill(motion)
    case 2: return .yank
    case 3: return .transpose
    case 4: return .move(motion)
    case 5:
      return .insert(["a", "\u{301}", "日", "\u{200D}", " "].randomElement(using: &random) ?? "a")
    default: return .paste(RandomText.mixed(pieces: 3, using: &random))
    }
  }
}

@Suite("The part of a field that is seen")
struct LineWindowTests {
  @Test(
    "The window follows the caret and moves no further than it must",
    arguments: [
      ("abc|", 8, 0, "abc|"), ("abcdefgh|", 8, 0, "bcdefgh|"), ("abcdefg|h", 8, 0, "abcdefg|h"),
      ("|abcdefgh", 4, 3, "|abcd"), ("abc|defgh", 4, 2, "c|def"), ("abcdef|gh", 4, 1, "def|g"),
      ("ab|", 4, 2, "ab|"), ("abcdef|", 4, 6, "def|"), ("日本語|", 4, 0, "語|"), ("日本|語", 4, 0, "本|語"),
      ("日本語|", 5, 0, "本語|"), ("|", 3, 0, "|"), ("a|b", 1, 0, "|b"), ("日|本", 1, 0, "|"),
      ("ab|", 1, 0, "|"), ("ab|", -4, 9, "|"),
    ])
  func windows(text: String, columns: Int, start: Int, seen: String) {
    let editor = field(text)
    let window = editor.window(columns: columns, from: start)
    var shown = LineEditor(editor.bytes[window.bytes])
    shown.moveCaret(to: editor.caret - window.bytes.lowerBound)
    #expect(picture(shown) == seen)
    let before = editor.bytes[window.bytes.lowerBound..<editor.caret]
    #expect(window.caretColumn == Ruler().columns(of: before))
  }

  @Test(
    "The caret always has a cell of the field, and the window rests where it is (users 43)",
    arguments: 0..<3 as Range<UInt64>)
  func properties(seed: UInt64) {
    for bytes in RandomText.sample(seed: seed, rounds: 20) {
      for columns in [1, 2, 7] {
        var start = 0
        for border in borders(of: bytes) + borders(of: bytes).reversed() {
          var editor = LineEditor(bytes)
          editor.moveCaret(to: border)
          let window = editor.window(columns: columns, from: start)
          #expect((0..<columns).contains(window.caretColumn))
          #expect(Ruler().columns(of: bytes[window.bytes]) <= columns)
          #expect(window.bytes.lowerBound <= border && border <= window.bytes.upperBound)
          #expect(editor.window(columns: columns, from: window.bytes.lowerBound) == window)
          if Ruler().columns(of: bytes) < columns, !bytes.contains(0x09) {
            #expect(window.bytes == bytes.indices)
          }
          start = window.bytes.lowerBound
        }
      }
    }
  }
}

/// A field with the caret at the bar.
private func field(_ picture: String) -> LineEditor {
  let bytes = Array(picture.utf8)
  let caret = bytes.firstIndex(of: UInt8(ascii: "|")) ?? bytes.count
  var editor = LineEditor(bytes[..<caret] + bytes[caret...].dropFirst())
  editor.moveCaret(to: caret)
  return editor
}

/// A field's text with a bar at the caret.
private func picture(_ editor: LineEditor) -> String {
  String(decoding: editor.bytes[..<editor.caret], as: UTF8.self) + "|"
    + String(decoding: editor.bytes[editor.caret...], as: UTF8.self)
}
