/// Every setting with its type, range and default, as `halo help settings` prints it and
/// docs/settings.md holds it: a settings file in which nothing is set yet.
public enum SettingsSheet {
  /// The file.
  public static let sample = entries.reduce(heading) { text, entry in
    var text = text + "\n"
    for line in entry.words.split(separator: "\n") { text += "# \(line)\n" }
    return text + "#\(entry.name): \(entry.value)\n"
  }

  /// The names of the settings, a closed list.
  static let names = entries.map(\.name)

  private static let heading = """
    # Settings of halo: settings.yaml in $XDG_CONFIG_HOME/halo, else in ~/.config/halo.
    #
    # Every entry stands here with its default, or with an example where there is none. Take the # before
    # its name away to change it. What is changed counts at once, without a new start, if nothing else is
    # said. An entry that is wrong is told with its line, and the rest counts.

    """

  private struct Entry {
    let name: String
    let value: String
    let words: String
  }

  private static let entries: [Entry] = [
    Entry(
      name: "notes", value: "~/Notes",
      words: """
        The folder of notes: begins with / or ~/. It counts from the next start on, and where neither -C
        nor $HALO_NOTES names a folder and none from the current one upward holds .obsidian, .zk or .halo.
        """),
    Entry(
      name: "quickNotes", value: SettingsFile.defaultQuickNotes,
      words: """
        The folder of quick notes, below the folder of notes.
        """),
    Entry(
      name: "daily", value: "daily/{{date}}",
      words: """
        The path of a day's note below the folder of notes, without its ending; {{date}}, which must be in
        it, stands for the day, as 2026-01-31, and {{date:YYYY/MM-DD}} for the day in another form. The
        default is what the folder's own settings of Obsidian say, else this.
        """),
    Entry(
      name: "theme", value: "{ dark: halo-dark, light: halo-light }",
      words: """
        One theme for dark and light terminals, or one for each: the name of a theme, or the path of its
        file, which begins with / or ~/. --theme goes before it.
        """),
    Entry(
      name: "borders", value: "rounded",
      words: """
        The lines round panes and sheets: rounded, square, double or ascii, which brings ASCII signs along.
        The default is what the theme says.
        """),
    Entry(
      name: "ambiguousWidth", value: "narrow",
      words: """
        How wide the characters are that East Asian fonts draw in two cells: narrow or wide. Set it as the
        terminal is set. With wide all lines and signs are ASCII.
        """),
    Entry(
      name: "mouse", value: "on",
      words: """
        Whether the mouse works in the program, on or off. With off the terminal selects and copies as it
        does elsewhere.
        """),
    Entry(
      name: "motion", value: "full",
      words: """
        Whether sheets may glide to their places, in a few frames within 150 ms: full or reduced. On a
        slow line nothing glides, and no key waits for it.
        """),
    Entry(
      name: "prefixDelay", value: "300",
      words: """
        Milliseconds after which the footer shows what may follow the first key of a sequence, 0 to 10000,
        or off. A key that comes sooner is never held up.
        """),
    Entry(
      name: "escDelay", value: "auto",
      words: """
        Milliseconds that a lone Esc waits for the rest of a key that begins with it, 0 to 10000; auto
        takes $ESCDELAY, else 25, and 100 through ssh. Terminals that tell Esc apart wait for nothing.
        """),
    Entry(
      name: "autosave", value: "1",
      words: """
        Seconds after the last key at which a text is saved, 1 to 600, or off. It is saved in any case when
        it is left, when the terminal loses the focus, and at the end.
        """),
    Entry(
      name: "editor", value: "nvim -c 'set wrap'",
      words: """
        The editor with its arguments, as in a shell. The default is $VISUAL, else $EDITOR, else vi.
        """),
    Entry(
      name: "rewriteLinks", value: "ask",
      words: """
        What becomes of the links to a note that is renamed or moved: always (they are rewritten), never,
        or ask: the sheet shows how many there are, and A-l in it leaves them. On the command line ask
        means always.
        """),
    Entry(
      name: "plain", value: "off",
      words: """
        Whether everything is drawn as simply as it can be, on or off: in the terminal's own colours and
        in ASCII, without motion, whatever theme and borders say. For screen readers, braille displays,
        serial lines and recordings.
        """),
  ]
}
