import CCmark
import Synchronization

/// Reads Markdown with cmark-gfm.
enum MarkdownReader {
  /// The extensions of GitHub that notes use.
  private struct Extensions {
    let all: [OpaquePointer]

    init() {
      cmark_gfm_core_extensions_ensure_registered()
      all = ["table", "strikethrough", "autolink"].compactMap { (name: String) in
        cmark_find_syntax_extension(name)
      }
    }
  }

  // NB: cmark-gfm 0.29 switches the characters that extensions react to on and off in a table of
  // the process (cmark_manage_extensions_special_characters), so two threads may not parse at once.
  private static let extensions = Mutex(Extensions())

  /// The blocks of what follows `start`.
  static func blocks(of bytes: [UInt8], from start: Int, starts: LineStarts) -> [Block] {
    guard start < bytes.count, let root = parse(bytes, from: start) else { return [] }
    defer { cmark_node_free(root) }
    var walk = BlockWalk(bytes: bytes, start: start, starts: starts)
    return walk.run(root)
  }

  private static func parse(
    _ bytes: [UInt8], from start: Int
  ) -> OpaquePointer? {
    extensions.withLock { extensions in
      guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return nil }
      defer { cmark_parser_free(parser) }
      for known in extensions.all { cmark_parser_attach_syntax_extension(parser, known) }
      bytes.withUnsafeBytes { bytes in
        let text = UnsafeRawBufferPointer(rebasing: bytes[start...])
        cmark_parser_feed(parser, text.baseAddress?.assumingMemoryBound(to: CChar.self), text.count)
      }
      return cmark_parser_finish(parser)
    }
  }
}
