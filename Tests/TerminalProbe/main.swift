import CCurses
import Curses
import Glibc

// Runs the probe; what follows on the command line is the program that `h` hands over to.
do {
  let terminal = try Terminal(environment: .current())
  let app = ProbeApp(child: Array(CommandLine.arguments.dropFirst())) { terminal.traffic }
  exit(try terminal.run(app))
} catch {
  let line = Array("terminal-probe: \(error.message)\n".utf8)
  _ = cc_write_all(2, line, line.count)
  exit(2)
}
