import Curses
import Glibc

exit(Terminal.run(Room.named(CommandLine.arguments.last), named: "halo-gallery"))
