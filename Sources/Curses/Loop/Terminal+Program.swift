import CCurses

extension Terminal {
  /// Runs a whole program in the terminal that its process was started in, and answers with the
  /// exit status.
  ///
  ///     exit(Terminal.run(Gallery(), named: "halo-gallery"))
  ///
  /// Where the terminal can't be had, one line on standard error says why and what to do, and the
  /// status is 2.
  ///
  /// - Parameter name: what the program is called, for that line.
  public static func run(
    _ app: some TerminalApp, named name: String, options: TerminalOptions = TerminalOptions()
  ) -> Int32 {
    do throws(TerminalProblem) {
      return try Terminal(environment: .current(), options: options).run(app)
    } catch {
      let line = Array("\(name): \(error.message)\n".utf8)
      _ = cc_write_all(2, line, line.count)
      return 2
    }
  }
}
