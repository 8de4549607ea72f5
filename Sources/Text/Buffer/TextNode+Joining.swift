extension TextNode {
  /// The text of one tree followed by that of another.
  ///
  /// - Complexity: O(difference of their heights), and a leaf's bytes where the ends are small
  static func joined(_ left: TextNode, _ right: TextNode) -> TextNode {
    if left.summary.bytes == 0 { return right }
    if right.summary.bytes == 0 { return left }
    if left.height == right.height { return level(left, right) }
    return left.height < right.height ? raised(left, onto: right) : lowered(right, below: left)
  }

  private static func level(_ left: TextNode, _ right: TextNode) -> TextNode {
    if left.isFull, right.isFull { return TextNode(branch: [left, right]) }
    guard left.height == 0 else { return branch(of: left.children + right.children) }
    let bytes = left.bytes + right.bytes
    guard bytes.count > leafBytes.upperBound else { return TextNode(leaf: bytes) }
    let middle = bytes.count / 2
    return TextNode(branch: [
      TextNode(leaf: Array(bytes[..<middle])), TextNode(leaf: Array(bytes[middle...])),
    ])
  }

  /// Joins a lower tree to the left end of a higher one.
  private static func raised(_ left: TextNode, onto right: TextNode) -> TextNode {
    let rest = right.children.dropFirst()
    if left.height == right.height - 1, left.isFull {
      return branch(of: [left] + right.children)
    }
    let first = joined(left, right.children[0])
    return first.height == right.height - 1
      ? branch(of: [first] + rest) : branch(of: first.children + rest)
  }

  /// Joins a lower tree to the right end of a higher one.
  private static func lowered(_ right: TextNode, below left: TextNode) -> TextNode {
    let rest = left.children.dropLast()
    if right.height == left.height - 1, right.isFull {
      return branch(of: left.children + [right])
    }
    let last = joined(left.children[left.children.count - 1], right)
    return last.height == left.height - 1
      ? branch(of: rest + [last]) : branch(of: rest + last.children)
  }

  /// A branch of two to twice as many nodes as a branch may have.
  private static func branch(of nodes: [TextNode]) -> TextNode {
    guard nodes.count > branchNodes.upperBound else { return TextNode(branch: nodes) }
    let middle = nodes.count / 2
    return TextNode(branch: [
      TextNode(branch: Array(nodes[..<middle])), TextNode(branch: Array(nodes[middle...])),
    ])
  }
}

extension TextNode {
  /// The tree of a part of the text.
  ///
  /// - Complexity: O(log bytes), and the bytes of two leaves
  func slice(_ range: Range<Int>) -> TextNode {
    if range.count == summary.bytes { return self }
    guard height > 0 else { return TextNode(leaf: Array(bytes[range])) }
    var result = TextNode(leaf: [])
    var start = 0
    for child in children where start < range.upperBound {
      let end = start + child.summary.bytes
      if end > range.lowerBound {
        let part = range.clamped(to: start..<end)
        let slice = child.slice(part.lowerBound - start..<part.upperBound - start)
        result = Self.joined(result, slice)
      }
      start = end
    }
    return result
  }

  /// The tree with a part replaced.
  ///
  /// - Complexity: O(log bytes + new bytes), and the bytes of a few leaves
  func replacing(_ range: Range<Int>, with new: Span<UInt8>) -> TextNode {
    if let replaced = replacingInLeaf(range, with: new) { return replaced }
    let head = slice(0..<range.lowerBound)
    let tail = slice(range.upperBound..<summary.bytes)
    return Self.joined(Self.joined(head, Self.tree(of: new)), tail)
  }

  /// The tree with a part of one leaf replaced; `nil` where that isn't all.
  private func replacingInLeaf(_ range: Range<Int>, with new: Span<UInt8>) -> TextNode? {
    guard height > 0 else {
      let size = bytes.count - range.count + new.count
      guard size <= Self.leafBytes.upperBound else { return nil }
      var changed: [UInt8] = []
      changed.reserveCapacity(size)
      changed.append(contentsOf: bytes[..<range.lowerBound])
      for index in new.indices { changed.append(new[index]) }
      changed.append(contentsOf: bytes[range.upperBound...])
      return TextNode(leaf: changed)
    }
    var start = 0
    for (index, child) in children.enumerated() {
      let end = start + child.summary.bytes
      if range.lowerBound <= end {
        guard range.upperBound <= end,
          let changed = child.replacingInLeaf(
            range.lowerBound - start..<range.upperBound - start, with: new),
          changed.isFull
        else { return nil }
        var nodes = children
        nodes[index] = changed
        return TextNode(branch: nodes)
      }
      start = end
    }
    return nil
  }
}
