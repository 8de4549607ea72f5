import Synchronization

/// Where workers leave what they have to tell, and the app fetches it.
///
/// A worker never touches a model: it posts a value and rings the bell.
final class Mailbox: Sendable {
  private let posts = Mutex<[Post]>([])
  private let bell: @Sendable () -> Void

  /// Makes a mailbox.
  ///
  /// - Parameter bell: Called after each post, on the worker's thread.
  init(bell: @escaping @Sendable () -> Void) {
    self.bell = bell
  }

  /// Leaves a post and rings.
  func leave(_ post: Post) {
    posts.withLock { $0.append(post) }
    bell()
  }

  /// Takes everything that has been left, oldest first.
  func take() -> [Post] {
    posts.withLock { posts in
      defer { posts = [] }
      return posts
    }
  }
}
