import Testing
import Text

@Suite("Writing in a text")
struct TextEditorTests {
  @Test(
    "The caret moves by characters, words, lines and paragraphs",
    arguments: [
      ("one |two", .backward, "one| two"), ("|👨‍👩‍👧x", .forward, "👨‍👩‍👧|x"),
      ("a\r\n|b", .backward, "a|\r\nb"), ("a|\r\nb", .forward, "a\r\n|b"), ("|", .backward, "|"),
      ("one two|", .wordBackward, "one |two"), ("|one two", .wordForward, "one| two"),
      ("one\n|two", .wordBackward, "|one\ntwo"), ("a b-c|", .blankWordBackward, "a |b-c"),
      ("ab\ncd|e", .lineUp, "ab|\ncde"), ("a|b\ncde", .lineDown, "ab\nc|de"),
      ("ab\nc|d", .lineStart, "ab\n|cd"), ("a|b\r\ncd", .lineEnd, "ab|\r\ncd"),
      ("ab\nc|d", .start, "|ab\ncd"), ("a|b\ncd", .end, "ab\ncd|"),
      ("a\n\nb\nc|", .paragraphBackward, "a\n|\nb\nc"), ("a\n|\nb", .paragraphBackward, "|a\n\nb"),
      ("|a\n \nb", .paragraphForward, "a\n| \nb"), ("a\n|\nb", .paragraphForward, "a\n\nb|"),
      ("^one| two", .backward, "|one two"), ("one ^two|", .forward, "one two|"),
    ] as [(String, TextMotion, String)])
  func motions(before: String, motion: TextMotion, after: String) {
    var editor = editor(before)
    let isSame = before == after
    #expect(editor.perform(.move(motion), at: .zero).outcome == (isSame ? .unchanged : .moved))
    #expect(picture(editor) == after)
  }

  @Test("Up and down go by rows, and come back to their column after shorter ones")
  func rows() {
    var editor = editor("one two thr|ee\nx\nlonger line", columns: 8)
    editor.perform(.move(.down(rows: 1)))
    #expect(picture(editor) == "one two three\nx|\nlonger line")
    editor.perform(.move(.down(rows: 1)))
    #expect(picture(editor) == "one two three\nx\nlon|ger line")
    editor.perform(.move(.up(rows: 99)))
    #expect(picture(editor) == "one| two three\nx\nlonger line")
    editor.perform(.move(.forward), .move(.down(rows: 2)), .move(.down(rows: 1)))
    #expect(picture(editor) == "one two three\nx\nlong|er line")
    #expect(editor.perform(.move(.down(rows: 0)), at: .zero).outcome == .unchanged)
  }

  @Test("Home and End stop at the row, then at the line")
  func rowEnds() {
    var editor = editor("one two thr|ee four", columns: 8)
    editor.perform(.move(.rowStart))
    #expect(picture(editor) == "one two |three four")
    editor.perform(.move(.rowStart))
    #expect(picture(editor) == "|one two three four")
    editor.perform(.move(.rowEnd))
    #expect(picture(editor) == "one two| three four")
    editor.perform(.move(.rowEnd))
    #expect(picture(editor) == "one two three four|")
  }

  @Test("Selecting: with a motion, begun before, by mouse, all, none")
  func selecting() {
    var editor = editor("one |two three")
    editor.perform(.select(.wordForward))
    #expect(picture(editor) == "one ^two| three")
    editor.perform(.startSelecting, .move(.wordForward), .move(.backward))
    #expect(picture(editor) == "one two^ thre|e")
    editor.perform(.startSelecting, .move(.backward))
    #expect(picture(editor) == "one two thr|ee")
    editor.perform(.place(3), .extend(to: 1))
    #expect(picture(editor) == "o|ne^ two three")
    editor.perform(.selectAll)
    #expect(picture(editor) == "^one two three|")
    editor.perform(.dropSelection, .startSelecting, .move(.start), .type("x"), .move(.start))
    #expect(picture(editor) == "|x")
  }

  @Test(
    "Deleting and killing",
    arguments: [
      ("xe\u{301}|", .delete(.backward), "x|"), ("a\r\n|b", .delete(.backward), "a|b"),
      ("^one| two", .delete(.forward), "| two"), ("a|", .delete(.forward), "a|"),
      ("one two|", .kill(.wordBackward), "one |"), ("one\n|two", .kill(.wordBackward), "one|two"),
      ("one\n  |two", .kill(.blankWordBackward), "one\n|two"),
      ("one|\n\ntwo", .kill(.wordForward), "one|\ntwo"),
      ("one| two\nx", .kill(.wordForward), "one|\nx"), ("o|ne\ntwo", .kill(.lineEnd), "o|\ntwo"),
      ("one|\r\ntwo", .kill(.lineEnd), "one|two"), ("one\ntw|o", .kill(.lineStart), "one\n|o"),
      ("|one\ntwo", .cut, "|two"), ("one\n^two|", .cut, "one\n|"), ("|", .cut, "|"),
    ] as [(String, TextCommand, String)])
  func deleting(before: String, command: TextCommand, after: String) {
    var editor = editor(before)
    editor.perform(command)
    #expect(picture(editor) == after)
  }

  @Test("Kills one after the other are yanked as one piece, in the order of the text")
  func yank() {
    var editor = editor("one two three| four")
    editor.perform(.kill(.wordBackward), .kill(.wordBackward), .kill(.wordForward))
    #expect(picture(editor) == "one |")
    editor.perform(.yank)
    #expect(picture(editor) == "one two three four|")
    editor.perform(.kill(.wordBackward), .move(.start), .kill(.wordForward), .move(.end), .yank)
    #expect(picture(editor) == " two three one|")
  }

  @Test("Copy and cut hand out what is selected, or the line with its end (text T9)")
  func copying() {
    var selected = editor("one ^two| three")
    #expect(selected.perform(.copy, at: .zero).copied == Array("two".utf8))
    #expect(picture(selected) == "one ^two| three")
    var line = editor("one\r\nt|wo\r\nthree")
    let cut = line.perform(.cut, at: .zero)
    #expect(cut.copied == Array("two\r\n".utf8) && cut.outcome == .changed)
    #expect(line.killed == Array("two\r\n".utf8))
    var empty = editor("")
    #expect(empty.perform(.copy, at: .zero).copied == nil)
  }

  @Test("Paste is literal, with the line ends of the text, and one step (text T6, users 38, 82)")
  func paste() {
    var editor = editor("- item|\r\n- next\r\n")
    let text = "\n\t- x\r\n  y\rz\u{1B}[201~\u{7}\u{9B}\u{7F}é"
    editor.perform(.paste(Array(text.utf8) + [0xFF]))
    let pasted = "- item\r\n\t- x\r\n  y\r\nz[201~é"
    #expect(editor.buffer.bytes == Array(pasted.utf8) + [0xFF] + Array("\r\n- next\r\n".utf8))
    editor.perform(.undo)
    #expect(picture(editor) == "- item|\r\n- next\r\n")
  }

  @Test("A mark that is typed joins the character before, controls are not typed")
  func typing() {
    var editor = editor("e|x")
    editor.type("\u{301}\u{7}\u{1B}")
    #expect(picture(editor) == "e\u{301}|x")
    var before = Self.atStart(of: "\u{301}")
    before.type("e")
    #expect(before.selection.head == 3)
  }

  private static func atStart(of text: String) -> TextEditor {
    TextEditor(TextBuffer(text), layout: TextLayout(TextWrap(columns: 9)))
  }

  @Test("A field hands Tab and Enter on, and what is read can't be changed (text T8)")
  func policies() {
    var field = editor("a|", policy: TextPolicy(tab: .movesOn, enter: .accepts))
    for command in [TextCommand.tab, .backTab, .enter] {
      #expect(field.perform(command, at: .zero).outcome == .handedOn)
    }
    field.perform(.type("b"))
    #expect(picture(field) == "ab|")
    var read = editor("a|b\n", policy: TextPolicy(access: .readOnly))
    for command in [TextCommand.type("x"), .tab, .enter, .undo, .cut, .delete(.backward), .yank] {
      #expect(read.perform(command, at: .zero).outcome == .refused)
    }
    #expect(read.perform(.move(.end), at: .zero).outcome == .moved)
    #expect(read.buffer.text == "ab\n")
  }

  @Test("Replacing many is one step, and leaves out what can't be (text T10)")
  func replacing() {
    var editor = editor("|one two one")
    let change = editor.perform(
      .replace([0..<3, 2..<4, 8..<11, 8..<99], with: Array("three".utf8)), at: .zero)
    #expect(change.edits.count == 2)
    #expect(picture(editor) == "three two three|")
    editor.perform(.undo)
    #expect(picture(editor) == "|one two one")
  }

  @Test("After hundreds of replacements at once it is still known what is code")
  func replacingMany() {
    var editor = editor(String(repeating: "x\ny\n", count: 301))
    let marks = (0..<301).map { $0 * 4..<$0 * 4 + 1 }
    #expect(editor.perform(.replace(marks, with: Array("```".utf8)), at: .zero).edits.count == 301)
    let places = [0, 1, 2, 3, 600, 601].map {
      editor.code.place(ofLineAt: editor.buffer.start(ofLine: $0))
    }
    #expect(places == [.fence, .code, .fence, .text, .fence, .code])
    editor.perform(.undo)
    #expect(editor.code.place(ofLineAt: 2) == .text)
  }

  @Test(
    "Lines move up and down, the last without a line end too",
    arguments: [
      ("a\nb|\nc\n", .up, "b|\na\nc\n"), ("a\n|b\nc\n", .down, "a\nc\n|b\n"),
      ("a\r\nb|", .up, "b|\r\na"), ("|a\nb", .down, "b\n|a"), ("|a\nb", .up, "|a\nb"),
      ("a\n|b\n", .down, "a\n|b\n"), ("a\n|", .up, "a\n|"), ("a\n^b\n|c\n", .up, "^b\n|a\nc\n"),
      ("^a\nb|\nc\nd", .down, "c\n^a\nb|\nd"), ("a\r\nb\n|c", .up, "a\r\n|c\nb"),
    ] as [(String, TextCommand.Direction, String)])
  func movingLines(before: String, direction: TextCommand.Direction, after: String) {
    var editor = editor(before)
    editor.perform(.moveLines(direction))
    #expect(picture(editor) == after)
  }
}
