import CLinux
import Glibc

clinux_give_memory_back()
exit(Program.run())
