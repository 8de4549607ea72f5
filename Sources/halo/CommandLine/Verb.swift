/// The verbs of the command line.
enum Verb: String, CaseIterable {
  case open, list, show, quick, scenes, keys, focus, drive, help

  /// What it does, in a line.
  var summary: String {
    switch self {
    case .open: "open the notes (also without a verb)"
    case .list: "list notes, one a line"
    case .show: "print a note's text"
    case .quick: "keep a quick note and print its path"
    case .scenes: "list the scenes that are kept, show or forget one"
    case .keys: "print every command with its keys"
    case .focus: "ask the focus engine about maps in a file"
    case .drive: "run the app without a terminal, from a script of keys"
    case .help: "explain a verb"
    }
  }

  /// How it is called.
  var usage: String {
    switch self {
    case .open: "halo [open] [-C DIR] [--theme NAME] [TARGET]"
    case .list: "halo list [-C DIR] [--json] [-n N] [QUERY]"
    case .show: "halo show [-C DIR] [--json] NOTE"
    case .quick: "halo quick [-C DIR] [--link LINK] TEXT|-"
    case .scenes: "halo scenes [-C DIR] [--json] [list|show SCENE|forget SCENE]"
    case .keys: "halo keys [--json|--markdown|--check]"
    case .focus: "halo focus move|order|explain|lint FILE [--json] [--check]"
    case .drive:
      "halo drive [-C DIR] [--size 100x30] [--keys KEYS] [--script FILE] [--state DIR] "
        + "[--theme NAME] [--now TIME] [--json]"
    case .help: "halo help [VERB|settings]"
    }
  }

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
      of its words. The exit status is 1 when a query finds nothing.

        -C DIR    the folder of notes
        --json    one array of objects: path, absPath, title, modified, size
        -n N      at most N notes
      """
    case .show:
      """
      Prints the text of a note. NOTE is its path below the folder, its file name without the ending, or
      its title. Where several fit they are listed and the exit status is 1.

        -C DIR    the folder of notes
        --json    one object: path, absPath, title, modified, size, text
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
}
