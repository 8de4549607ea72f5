import Glibc
import HaloNotes
import Notes
import Scenes
import Text

/// Making notes and changing their text.
extension Program {
  /// `halo new [TITLE] [-]`: a new note; prints its path.
  func new() throws -> Int32 {
    var words = invocation.operands[...]
    let takesInput = words.last == [UInt8(ascii: "-")]
    if takesInput { words.removeLast() }
    let title = String(
      decoding: Array(words.joined(separator: [UInt8(ascii: " ")])), as: UTF8.self
    ).onOneLine
    guard takesInput || !title.isEmpty || invocation.has(.edit) else {
      throw UsageError.operandMissing(.new)
    }
    complainOfSettings()
    let folder = try invocation.values[.folder].map { name throws(UsageError) in
      try self.folder(named: name)
    }
    let notebook = try notebookOfFirstRun()
    let body = takesInput ? try standardInput() : []
    let text = try beginning(of: title, in: notebook) + body
    let files = files(of: notebook)
    if let folder = folder ?? nil { try files.saver.makeFolder(folder) }
    let note = try files.saver.create(
      text, title: title.isEmpty ? NoteTitle.ofNewNote(text) : title, in: folder ?? nil)
    files.recordCreation(of: note, called: subject(note.path, in: notebook))
    try report(note.path)
    return invocation.has(.edit) ? try edit(note.path, in: notebook) : 0
  }

  /// What a new note begins with: its template, or its title as a heading.
  private func beginning(of title: String, in notebook: Notebook) throws -> [UInt8] {
    guard let name = invocation.text(.template) else {
      return title.isEmpty ? [] : Array("# \(title)\n\n".utf8)
    }
    let vault = TemplateSettings(of: notebook)
    let templates = TemplateFolder(of: notebook, vault)
    guard let template = templates.template(named: name) else {
      throw TemplateFailure(name: name, names: templates.names())
    }
    return template.filled(
      with: NoteTemplate.Values(
        title: title, moment: moment, date: vault.date, time: vault.time))
  }

  /// `halo daily [--edit]`: the note of the day, made if it isn't there; prints its path.
  func daily() throws -> Int32 {
    try noOperands()
    complainOfSettings()
    let notebook = try notebookOfFirstRun()
    let note = DailyNote(
      at: moment, set: settings.settings.daily, in: notebook, TemplateSettings(of: notebook))
    let files = files(of: notebook)
    if let saved = try files.saver.make(note) {
      files.recordCreation(of: saved, called: "“\(note.title)”")
    }
    try report(note.path)
    return invocation.has(.edit) ? try edit(note.path, in: notebook) : 0
  }

  /// `halo edit NOTE`: the note in the person's editor.
  func edit() throws -> Int32 {
    let name = try onlyOperand()
    complainOfSettings()
    let notebook = try notebook()
    return try edit(try note(named: name, in: notebook), in: notebook)
  }

  /// `halo append NOTE TEXT|-`: lines at the end of a note.
  func append() throws -> Int32 { try add { .append($0) } }

  /// `halo prepend NOTE TEXT|-`: lines at the start of a note's text.
  func prepend() throws -> Int32 { try add { .prepend($0) } }

  private func add(_ change: ([UInt8]) -> NoteChange) throws -> Int32 {
    guard let name = invocation.operands.first, invocation.operands.count > 1 else {
      throw UsageError.operandMissing(invocation.verb)
    }
    complainOfSettings()
    let notebook = try notebook()
    let path = try note(named: name, in: notebook)
    let text = try text(of: invocation.operands[1...])
    guard !text.isEmpty else { throw TextFailure.empty }
    try self.change(path, in: notebook, change(text))
    return 0
  }

  /// `halo tag NOTE +a -b`: tags of its front matter.
  func tag() throws -> Int32 {
    guard let name = invocation.operands.first, invocation.operands.count > 1 else {
      throw UsageError.operandMissing(.tag)
    }
    var (adding, removing): ([String], [String]) = ([], [])
    for word in invocation.operands.dropFirst() {
      let text = String(decoding: word, as: UTF8.self)
      guard let sign = text.first, sign == "+" || sign == "-",
        let tag = NoteTags.tag(typed: String(text.dropFirst()))
      else { throw UsageError.badTag(text) }
      if sign == "+" { adding.append(tag) } else { removing.append(tag) }
    }
    complainOfSettings()
    let notebook = try notebook()
    let path = try note(named: name, in: notebook)
    let change = NoteChange.tag(adding: adding, removing: removing)
    try self.change(path, in: notebook, change)
    let left = change.tagsLeft(in: try NoteFile.read(path, in: notebook).bytes)
    guard left.isEmpty else { throw TextFailure.tags(left) }
    return 0
  }

  private func change(
    _ path: NotePath, in notebook: Notebook, _ change: NoteChange
  ) throws {
    let files = files(of: notebook)
    let subject = subject(path, in: notebook)
    guard let outcome = try files.changer.change(path, change) else { return }
    _ = files.book.change { $0.record(outcome, of: subject) }
  }

  /// The time of day on the wall.
  private var moment: LocalMoment {
    let now = now()
    return LocalMoment(now, offset: localOffset(now))
  }

  /// Lets the editor take the place of this process.
  private func edit(_ path: NotePath, in notebook: Notebook) throws -> Int32 {
    let command = try EditorCommand(
      opening: notebook.absolute(path), line: nil, editor: settings.settings.editor,
      environment: variables)
    var arguments = command.arguments.map { word in
      strdup(word.map(CChar.init(bitPattern:)) + [0])
    }
    arguments.append(nil)
    guard let program = arguments.first ?? nil else { return 1 }
    execvp(program, arguments)
    throw EditorFailure(
      program: command.arguments.first.map { printed($0) } ?? "", code: errno)
  }
}

/// Why a text isn't changed; the exit status is 1.
private enum TextFailure: Error, CustomStringConvertible {
  case empty
  case tags([String])

  var description: String {
    switch self {
    case .empty: "there is no text, so nothing is added."
    case .tags(let tags):
      "\(tags.joined(separator: ", ")): left as it is, for it stands in the text, or the front "
        + "matter is written in a way of its own; edit the note."
    }
  }
}

/// There is no such template; the exit status is 1.
private struct TemplateFailure: Error, CustomStringConvertible {
  let name: String
  let names: [String]

  var description: String {
    names.isEmpty
      ? "no template is called \(name): there is no folder templates with notes in it."
      : "no template is called \(name); there are \(names.joined(separator: ", "))."
  }
}

/// The editor can't be started; the exit status is 1.
private struct EditorFailure: Error, CustomStringConvertible {
  let program: String
  let code: Int32

  var description: String {
    "the editor \(program) can't be started: "
      + (strerror(code).map { String(cString: $0) } ?? "error \(code)")
      + "; set $EDITOR, or editor in the settings."
  }
}
