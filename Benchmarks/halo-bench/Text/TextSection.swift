import Text

/// What writing costs without a screen: in a large text, and in a line that is one.
enum TextSection {
  /// Measures everything.
  static func measure() -> [Section] {
    [
      Section(title: "Writing in 10 MB", figures: opening() + writing() + finding()),
      Section(
        title: "A line of 1 MB",
        figures: line(of: "The quick brown fox jumps over the lazy dog, twice. ", "words")
          + line(of: "日本語のノートを書く、", "wide")),
    ]
  }

  // MARK: - A large text

  /// Ten megabytes of Markdown.
  private static let large = text(
    of: """
      ## A heading

      - [ ] a task with some words, and [[Another Note]]
      Prose of a line, with *emphasis* and `code`, that goes on for a while.

      ```swift
      let naïve = "façade"
      ```

      """, bytes: 10_000_000)

  private static func opening() -> [Figure] {
    let bytes = large
    let open = Cost(of: 1) { _ in keep(TextBuffer(bytes)) }
    let editor = Cost(of: 1) { _ in keep(Self.editor(TextBuffer(bytes))) }
    let buffer = TextBuffer(bytes)
    let read = Cost(of: 1) { _ in keep(buffer.bytes) }
    return open.time("making a buffer", .milliseconds, atMost: 100)
      + editor.time("making an editor, buffer included", .milliseconds, atMost: 100)
      + read.time("reading all its bytes, to save them", .milliseconds)
  }

  private static func writing() -> [Figure] {
    var editor = editor(TextBuffer(large))
    editor.perform(.place(5_000_000), at: .zero)
    var time = Duration.zero
    let typing = Cost(of: 400) { number in
      time += .milliseconds(80)
      keep(editor.perform(.type(number % 6 == 5 ? " " : "a"), at: time))
    }
    let deleting = Cost(of: 400) { _ in
      time += .milliseconds(80)
      keep(editor.perform(.delete(.backward), at: time))
    }
    let jumping = Cost(of: 400) { number in
      editor.perform(.place(number * 24_000), at: time)
      time += .seconds(2)
      keep(editor.perform(.type("x"), at: time))
    }
    let moving = Cost(of: 400) { number in
      keep(editor.perform(.move(number % 100 < 50 ? .down(rows: 1) : .up(rows: 1)), at: time))
    }
    let buffer = editor.buffer
    let lines = Cost(of: 4_000) { number in
      keep(buffer.line(at: buffer.start(ofLine: number * 50)))
    }
    return typing.figures("typing a character", .microseconds, atMost: 1_000)
      + deleting.figures("deleting a character", .microseconds, atMost: 1_000)
      + jumping.figures("typing in another place each time", .microseconds, atMost: 1_000)
      + moving.time("the caret a row down or up", .microseconds, atMost: 1_000)
      + lines.time("from a line to its offset and back", .nanoseconds)
  }

  private static func finding() -> [Figure] {
    let buffer = TextBuffer(large)
    var finder = FindPattern(Array("words".utf8)).map { TextFinder($0, in: buffer) }
    finder?.finish()
    let matches = finder?.matches ?? []
    var editor = editor(buffer)
    var words = (Array("other".utf8), Array("words".utf8))
    let replacing = Cost(of: 1) { _ in
      keep(editor.perform(.replace(matches, with: words.0), at: .zero))
      words = (words.1, words.0)
    }
    return replacing.time("replacing \(matches.count) words", .milliseconds)
      + ["prose", "Façade", "zebra"].flatMap { query -> [Figure] in
        guard let pattern = FindPattern(Array(query.utf8)) else { return [] }
        return Cost(of: 1) { _ in
          var finder = TextFinder(pattern, in: buffer)
          finder.finish()
          keep(finder.matches.count)
        }.time("finding all of “\(query)”", .milliseconds)
      }
  }

  // MARK: - A long line

  private static func line(of words: String, _ name: String) -> [Figure] {
    let buffer = TextBuffer(text(of: words, bytes: 1_000_000))
    var viewport = TextViewport(rows: 40)
    func picture(_ editor: inout TextEditor) {
      viewport.reveal(editor.selection.head, margin: 2, in: &editor.layout, of: editor.buffer)
      keep(viewport.visible(in: &editor.layout, of: editor.buffer))
      let row = editor.layout.row(holding: editor.selection.head, in: editor.buffer)
      keep(editor.layout.column(of: editor.selection.head, in: row, of: editor.buffer))
    }
    let end = Cost(of: 1) { _ in
      var editor = Self.editor(buffer)
      editor.perform(.move(.lineEnd), at: .zero)
      picture(&editor)
    }
    var editor = editor(buffer)
    editor.perform(.place(500_000), at: .zero)
    var time = Duration.zero
    let typing = Cost(of: 20) { _ in
      time += .milliseconds(80)
      editor.perform(.type("a"), at: time)
      picture(&editor)
    }
    let moving = Cost(of: 20) { number in
      editor.perform(.move(number % 20 < 10 ? .down(rows: 1) : .up(rows: 1)), at: time)
      picture(&editor)
    }
    return end.time("\(name): the first key to its end", .milliseconds, atMost: 16)
      + typing.figures("\(name): typing a character, and 40 rows", .milliseconds, atMost: 2)
      + moving.time("\(name): a row down or up, and 40 rows", .milliseconds, atMost: 2)
  }

  private static func editor(_ buffer: TextBuffer) -> TextEditor {
    TextEditor(buffer, layout: TextLayout(TextWrap(columns: 80)))
  }

  private static func text(of words: String, bytes: Int) -> [UInt8] {
    let piece = Array(words.utf8)
    var text: [UInt8] = []
    text.reserveCapacity(bytes + piece.count)
    while text.count < bytes { text += piece }
    return text
  }
}

extension Cost {
  /// The figure of the time alone.
  fileprivate func time(_ name: String, _ unit: Unit, atMost budget: Double? = nil) -> [Figure] {
    Array(figures(name, unit, atMost: budget).prefix(1))
  }
}
