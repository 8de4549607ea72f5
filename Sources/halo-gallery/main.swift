import Curses
import Glibc

exit(Terminal.run(Gallery(), named: "halo-gallery"))
