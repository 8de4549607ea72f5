import NotesTestSupport
import Testing

@testable import Notes

@Suite("Dates, templates and the note of a day (notes N22)")
struct TemplateTests {
  /// 2026-01-31, a Saturday, 09:05:07 by a clock an hour ahead of UTC.
  private var moment: LocalMoment {
    LocalMoment(FileTime(nanoseconds: 1_769_846_707_000_000_000), offset: 3_600)
  }

  @Test(
    "A date is written as its format says",
    arguments: [
      ("YYYY-MM-DD", "2026-01-31"), ("YY M D", "26 1 31"), ("dddd, D MMMM", "Saturday, 31 January"),
      ("ddd dd d MMM", "Sat Sa 6 Jan"), ("HH:mm:ss", "09:05:07"), ("h:m a A", "9:5 am AM"),
      ("GGGG-[W]WW", "2026-W05"), ("[Day] Do", "Day 31st"), ("YYYY/MM/DD", "2026/01/31"),
      ("DDDD Q", "031 1"), ("x?", "x?"), ("[open", "[open"), ("", ""),
    ])
  func formats(_ format: String, _ text: String) {
    #expect(DateFormat(format).text(of: moment) == text)
  }

  @Test(
    "Weeks are those of ISO 8601, also where the year turns",
    arguments: [
      (1_767_225_600, "2026-W01"), (1_735_603_200, "2025-W01"), (1_609_459_200, "2020-W53"),
      (1_483_228_800, "2016-W52"), (946_684_800, "1999-W52"),
    ])
  func weeks(_ seconds: Int64, _ text: String) {
    let moment = LocalMoment(FileTime(nanoseconds: seconds * 1_000_000_000), offset: 0)
    #expect(DateFormat("GGGG-[W]WW").text(of: moment) == text)
  }

  @Test(
    "Places are filled, and what isn't one stays",
    arguments: [
      ("# {{title}}\n{{date}} {{time}}", "# T {{date}}\n2026-01-31 09:05"),
      ("{{ DATE }} {{date:DD.MM.}} {{time:HH}}", "2026-01-31 31.01. 09"),
      ("{{other}} {{title", "{{other}} {{title"), ("{{{title}}}", "{T {{date}}}"),
      ("{{}} }} {{ {{title}}", "{{}} }} {{ T {{date}}"), ("", ""),
    ])
  func places(_ template: String, _ text: String) {
    let values = NoteTemplate.Values(title: "T {{date}}", moment: moment)
    let filled = NoteTemplate(template).filled(with: values)
    #expect(String(decoding: filled, as: UTF8.self) == text)
  }

  private func daily(_ vault: TemporaryVault, set setting: String? = nil) throws -> DailyNote {
    let notebook = try vault.notebook
    return DailyNote(at: moment, set: setting, in: notebook, TemplateSettings(of: notebook))
  }

  @Test("A day's note lies where a person says, else where the folder's settings do")
  func places() throws {
    let plain = try TemporaryVault()
    #expect(try daily(plain).path.display == "daily/2026-01-31.md")
    let set = try daily(plain, set: "j/{{date:YYYY}}/{{date}}")
    #expect(set.path.display == "j/2026/2026-01-31.md")
    #expect(try String(decoding: daily(plain).text, as: UTF8.self) == "# 2026-01-31\n\n")
    let vault = try TemporaryVault([
      ".obsidian/daily-notes.json":
        #"{"folder":"/Log/","format":"YYYY/MM-DD","template":"tpl/Day"}"#,
      ".obsidian/templates.json": #"{"folder":"tpl","dateFormat":"D.M.YYYY"}"#,
      "tpl/Day.md": "# {{title}} {{date}}\n",
    ])
    let note = try daily(vault)
    #expect(note.path.display == "Log/2026/01-31.md")
    #expect(String(decoding: note.text, as: UTF8.self) == "# 01-31 31.1.2026\n")
    #expect(try daily(vault, set: "x/{{date}}").path.display == "x/2026-01-31.md")
    try vault.write(".obsidian/daily-notes.json", "not JSON")
    #expect(try daily(vault).path.display == "daily/2026-01-31.md")
  }

  @Test("A template is found by its name, in the folder's own place first")
  func folders() throws {
    let vault = try TemporaryVault([
      "templates/Meeting.md": "one", "templates/daily.md": "day {{title}}",
      ".zk/templates/note.md": "zk",
    ])
    let folder = TemplateFolder(of: try vault.notebook, TemplateSettings())
    #expect(folder.template(named: "Meeting") == NoteTemplate("one"))
    #expect(folder.template(named: "Meeting.md") == NoteTemplate("one"))
    #expect(folder.template(named: "note") == NoteTemplate("zk"))
    #expect(folder.template(named: "templates/Meeting") == NoteTemplate("one"))
    #expect(folder.template(named: "../Meeting") == nil)
    #expect(folder.template(named: "none") == nil)
    #expect(folder.names() == ["Meeting", "daily", "note"])
    #expect(try String(decoding: daily(vault).text, as: UTF8.self) == "day 2026-01-31")
  }

  @Test("It is made once, with its folders, and never written over")
  func making() throws {
    let vault = try TemporaryVault()
    let saver = NoteSaver(on: try vault.notebook)
    let note = try daily(vault)
    #expect(try saver.make(note)?.path == note.path)
    try vault.write("daily/2026-01-31.md", "mine")
    #expect(try saver.make(note) == nil)
    #expect(try vault.bytes(of: note.path.bytes) == Array("mine".utf8))
    #expect(try vault.snapshot().keys.filter { $0.contains(UInt8(ascii: "~")) }.isEmpty)
  }
}
