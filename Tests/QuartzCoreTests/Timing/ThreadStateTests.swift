import Testing

@testable import QuartzCore

/// What is on the main actor has one transaction and one display, on whichever thread it runs.
struct ThreadStateTests {
    @Test func theMainActorHasOneState() async {
        let first = await MainActor.run { ObjectIdentifier(ThreadState.current) }
        for _ in 0..<300 {
            await Task.yield()
            let next = await MainActor.run { ObjectIdentifier(ThreadState.current) }
            #expect(next == first)
        }
        // This is not the main actor, even where its thread has worked for it.
        #expect(ObjectIdentifier(ThreadState.current) != first)
    }
}
