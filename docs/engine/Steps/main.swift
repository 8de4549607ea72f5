import Curses
import Glibc

// Runs a step of the tutorial: `swift run engine-steps 2`.
switch CommandLine.arguments.dropFirst().first {
case "2": exit(Terminal.run(TwoLists(), named: "two-lists"))
case "3": exit(Terminal.run(Finder(), named: "finder"))
case "4": exit(Terminal.run(Halos(), named: "halos"))
default: exit(Terminal.run(FirstList(), named: "first-list"))
}
