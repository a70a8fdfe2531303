/// The changes that the command knows, each with what happens in it.
enum TransitionCatalogue {
    /// A name and what it stands for.
    struct Entry: Encodable, Sendable {
        let name: String
        let summary: String
    }

    static let types = [
        Entry(name: "fade", summary: "the new picture appears over the old one"),
        Entry(name: "moveIn", summary: "the new picture slides over the old one"),
        Entry(name: "push", summary: "the new picture pushes the old one out"),
        Entry(name: "reveal", summary: "the old picture slides off the new one"),
    ]

    static let subtypes = [
        Entry(name: "fromRight", summary: "the new picture comes from the right"),
        Entry(name: "fromLeft", summary: "the new picture comes from the left"),
        Entry(name: "fromTop", summary: "the new picture comes from the top"),
        Entry(name: "fromBottom", summary: "the new picture comes from the bottom"),
    ]
}
