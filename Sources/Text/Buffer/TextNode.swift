/// A node of the balanced tree that holds a text: a leaf with bytes, or a branch with nodes.
///
/// Nodes never change, so that trees share them: a copy of a text is a reference, and an edit makes
/// new nodes only on the way from the root to the place. All leaves are at the same depth. Apart
/// from the root a leaf holds `leafBytes` bytes and a branch `branchNodes` nodes.
final class TextNode: Sendable {
  /// Bytes of a leaf that isn't the root.
  static let leafBytes = 1024...4096

  /// Nodes of a branch that isn't the root.
  static let branchNodes = 8...16

  /// What is below.
  let summary: TextSummary

  /// Levels below: 0 for a leaf.
  let height: Int

  /// The bytes of a leaf; none for a branch.
  let bytes: [UInt8]

  /// The nodes of a branch; none for a leaf.
  let children: [TextNode]

  /// Makes a leaf.
  init(leaf bytes: [UInt8]) {
    summary = TextSummary(of: bytes.span)
    height = 0
    self.bytes = bytes
    children = []
  }

  /// Makes a branch of at least one node; all have the same height.
  init(branch children: [TextNode]) {
    summary = children.reduce(into: TextSummary()) { $0 += $1.summary }
    height = (children.first?.height ?? 0) + 1
    bytes = []
    self.children = children
  }

  /// Whether this may stand below another node.
  var isFull: Bool {
    height == 0
      ? bytes.count >= Self.leafBytes.lowerBound
      : children.count >= Self.branchNodes.lowerBound
  }
}

extension TextNode {
  /// A tree of some bytes.
  ///
  /// - Complexity: O(bytes)
  static func tree(of bytes: Span<UInt8>) -> TextNode {
    // Leaves that have room left: the first characters typed there don't split them.
    let size = leafBytes.upperBound * 3 / 4
    let pieces = parts(of: bytes.count, atMost: size)
    var nodes: [TextNode] = []
    nodes.reserveCapacity(pieces)
    for piece in 0..<pieces {
      let range = bytes.count * piece / pieces..<bytes.count * (piece + 1) / pieces
      nodes.append(TextNode(leaf: [UInt8](bytes, in: range)))
    }
    while nodes.count > 1 {
      let groups = parts(of: nodes.count, atMost: branchNodes.upperBound)
      nodes = (0..<groups).map { group in
        let range = nodes.count * group / groups..<nodes.count * (group + 1) / groups
        return TextNode(branch: Array(nodes[range]))
      }
    }
    return nodes.first ?? TextNode(leaf: [])
  }

  /// In how many parts of nearly the same size something is divided.
  private static func parts(of count: Int, atMost size: Int) -> Int {
    max(1, (count + size - 1) / size)
  }
}

extension [UInt8] {
  /// A copy of a part of a span.
  init(_ bytes: Span<UInt8>, in range: Range<Int>) {
    let part = bytes.extracting(range)
    self.init(unsafeUninitializedCapacity: part.count) { target, count in
      count = part.withUnsafeBufferPointer { source in
        target.initialize(fromContentsOf: source)
      }
    }
  }
}
