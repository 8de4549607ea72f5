extension Verb {
  /// What it does and takes, in full.
  var explanation: String {
    switch self {
    case .open:
      """
      Opens the notes in this terminal. TARGET is a folder of notes, a note's file, or a note by its
      path below the folder, its file name or its title. To open something whose name is a verb, write
      it as ./list or use halo open list.

        -C DIR         the folder of notes
        --theme NAME   a theme by name, or a theme file by its path
      """
    case .list:
      """
      Prints path and title of every note, the last changed first; with QUERY only those that hold all
      of its words, the best first. The exit status is 1 when a query finds nothing.

      \(Self.formatsExplained)
        --sort KEY    by modified, created, title, path or size; with - behind it the other way round:
                      --sort modified- has the newest first
      """
    case .search:
      """
      Prints the notes that hold all words of QUERY, the best first, each with the line that fits best, as
      path:line:column:text. The exit status is 1 when nothing is found.

      \(Self.formatsExplained)
        --sort KEY    by modified, created, title, path or size; with - behind it the other way round
        --open        opens the best one at its line
      """
    case .show:
      """
      Prints the text of a note. \(Self.noteExplained)

        -C DIR    the folder of notes
        --json    one object: what is known of the note, with its text
      """
    case .new:
      """
      Makes a note and prints its path. TITLE is its heading and gives the file its name; with - its text
      comes from standard input. No note is ever overwritten. Several words needn't be quoted.

        -C DIR             the folder of notes
        --folder FOLDER    below the folder of notes; it is made if need be
        --template NAME    what the note begins with: a file in the folder templates, or in that which
                           the settings of Obsidian or zk name; {{title}}, {{date}} and {{time}} in it are
                           filled
        --edit             then opens it in your editor
        -0                 ends the path with a NUL
      """
    case .edit:
      """
      Opens a note in the editor of the settings, else $VISUAL, else $EDITOR, else vi.
      \(Self.noteExplained)

        -C DIR    the folder of notes
      """
    case .append, .prepend:
      """
      Adds TEXT, or with - what standard input holds, as lines of their own: append at the end of the
      note; prepend at the start of its text, below the front matter and a heading that stands there.
      What is being written in the note in a running halo is kept, and shows the new lines.
      \(Self.noteExplained)

        -C DIR    the folder of notes
      """
    case .tag:
      """
      Puts tags into a note's front matter (+TAG) or takes them out (-TAG); nothing else changes. Tags in
      the text stay, and that is said, with the exit status 1. \(Self.noteExplained)

        -C DIR    the folder of notes; stands before the tags
      """
    case .quick:
      """
      Keeps TEXT, or with - what standard input holds, as a note of its own among the quick notes, and
      prints the note's path. Its first line names the file; no note is ever overwritten. Several words
      needn't be quoted.

        -C DIR         the folder of notes
        --link LINK    ends the note with a link: to a note by path, file name or title, to a halo:// link,
                       or an address as it is
      """
    case .daily:
      """
      Prints the path of today's note, which is made if it isn't there. Where it lies is said by the
      settings (daily), else by those of Obsidian in the folder, else it is daily/2026-01-31.md. It begins
      with the template daily, if there is one.

        -C DIR    the folder of notes
        --edit    then opens it in your editor
        -0        ends the path with a NUL
      """
    case .rename, .move:
      """
      rename gives a note another title, and its file the name that belongs to it; move takes it to
      another FOLDER below the folder of notes, which is made if need be, and . is the folder of notes
      itself. The links that lead there are rewritten, unless the settings say never. The new path is
      printed. \(Self.noteExplained)

        -C DIR    the folder of notes
        -0        ends the path with a NUL
      """
    case .delete:
      """
      Moves a note to the trash, from where halo undo and halo trash restore bring it back.
      \(Self.noteExplained)

        -C DIR    the folder of notes
      """
    case .trash:
      """
      Prints what lies in the trash, each file by the path that it had.

        list            all of it (also without a word)
        restore NAME    puts a file back where it was, and prints its path; NAME is its path or its name
        empty           removes everything for good; on a terminal only after a question

      \(Self.formatsExplained)
      """
    case .undo:
      """
      Takes back what was done last to the files of the folder, on the command line or in a running halo:
      there is one list. The exit status is 1 where there is nothing, or where the files are others by now;
      asked for once more it is passed over.

        -C DIR    the folder of notes
      """
    case .tags:
      """
      Prints every tag with how many notes have it.

      \(Self.formatsExplained)
      """
    case .links:
      """
      Prints where the links of a note lead: the path of each note, else the target as it is written, and
      what the link shows. \(Self.noteExplained)

      \(Self.formatsExplained)
      """
    case .backlinks:
      """
      Prints the notes that lead to a note, each with the line that does, as path:line:text.
      \(Self.noteExplained)

      \(Self.formatsExplained)
      """
    case .unresolved:
      """
      Prints the targets of links where no note is, how many links name each, and the first note that does.

      \(Self.formatsExplained)
      """
    case .orphans:
      """
      Prints path and title of the notes to which no other note leads.

      \(Self.formatsExplained)
      """
    case .outline:
      """
      Prints the headings of a note with their lines. \(Self.noteExplained)

      \(Self.formatsExplained)
      """
    case .tasks:
      """
      Prints the tasks of all notes, as path:line:[x] text.

      \(Self.formatsExplained)
        --open    only those that aren't ticked
        --done    only those that are
      """
    case .scenes:
      """
      Prints the scenes of a folder of notes, one a line, the last saved first: its name, who has it open,
      when it was saved, what it shows. SCENE is a name, or as much of its beginning as no other has.

        list      all of them (also without a word)
        show      one of them
        forget    remove one that nobody has open, with all that is kept of it

        -C DIR    the folder of notes
        --json    objects: scene, process (null where nobody has it open), saved, preview
      """
    case .index:
      """
      Brings the index, by which notes are searched and counted, in line with the notes, and waits for
      it; says how many it holds, how many were read, and how many were taken out. A running program
      does that by itself. The index can be removed at any time: it is in $XDG_CACHE_HOME/halo, else in
      ~/.cache/halo.

        -C DIR      the folder of notes
        --json      an object with these figures
        --rebuild   from nothing
        --check     only says how it stands; the exit status is 1 where it isn't in line
      """
    case .keys:
      """
      Prints every command: its name for the keymap file, what it does, its keys. The keymap file is
      keys.yaml in $XDG_CONFIG_HOME/halo, else in ~/.config/halo.

        --json        an array of objects: id, title, keys, menu
        --markdown    tables
        --check       what is wrong with the keymap file, and keys that conflict; the exit status is 1
                      if there is anything
      """
    case .focus:
      """
      Reads records from FILE, one or a list of them, and answers each with the engine.

        move       where each record's movements lead: id and answer, - for stay
        order      the Tab order
        explain    every candidate with its class, its score and the rule that decided
        lint       what can't be reached, traps, one-way moves, ties

        --check    compare with what the records expect; the exit status is 1 on a difference
        --json     the answers as JSON
      """
    case .drive:
      """
      Runs the real app without a terminal: feeds it keys, waits for its work, and prints the last
      screen. For tests, scripts and bug reports.

        -C DIR          the folder of notes
        --size 100x30   columns and rows of the window
        --keys KEYS     such as 'Tab j j Enter "typed text" Esc'
        --script FILE   a step a line: keys, or resize 60x20, pass 40 (milliseconds), wait,
                        expect TEXT, snapshot
        --state DIR     read the state there at the start and write it at the end
        --theme NAME    a theme by name, or a theme file by its path
        --now TIME      the time of day, as 2026-01-31T12:00:00Z
        --json          the screen, the focus, the groups, the sheets and the commands as JSON
      """
    case .help:
      """
      Explains a verb, or lists them all.

      halo help settings prints every setting with its default, as a file that can be used; where there
      is something wrong with your own it says what, and the exit status is 1.
      """
    }
  }

  private static let noteExplained = """
    NOTE is its path below the folder, its file name without the ending, its title, or another name that
    its front matter gives it. Where several fit they are listed and the exit status is 1.
    """

  private static let formatsExplained = """
      -C DIR        the folder of notes
      --json        one array of objects
      --jsonl       one object a line
      --format T    a line of your own for each, as '{{path}}\\t{{title}}'
      -n N          at most N
      -0            names alone, with a NUL behind each
    """
}
