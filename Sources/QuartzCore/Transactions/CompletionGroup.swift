/// A block that runs when all animations of a group have ended.
///
/// The transaction that set the block holds the group open until it is committed; each animation until it has ended.
/// A group inside another one holds that open until its own block has run.
final class CompletionGroup {
    let block: () -> Void
    private let parent: CompletionGroup?
    private var holds = 1

    init(parent: CompletionGroup?, block: @escaping () -> Void) {
        self.parent = parent
        self.block = block
        parent?.hold()
    }

    /// Keeps the block from running until it is released as often.
    func hold() { holds += 1 }

    /// Gives a hold back; the last one runs the block.
    func release() {
        holds -= 1
        guard holds == 0 else { return }
        block()
        parent?.release()
    }
}
