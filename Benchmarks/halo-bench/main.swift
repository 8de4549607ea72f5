import Glibc

/// Says what is wrong.
func complain(_ text: String) {
  let bytes = Array("\(text)\n".utf8)
  write(STDERR_FILENO, bytes, bytes.count)
}

guard let arguments = Arguments(Array(CommandLine.arguments.dropFirst())) else {
  complain(Arguments.usage)
  exit(2)
}
do {
  var benchmark = Benchmark(arguments)
  exit(try benchmark.run())
} catch {
  complain("halo-bench: \(error)")
  exit(1)
}
