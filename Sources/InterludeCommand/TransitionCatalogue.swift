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
        Entry(name: "cube", summary: "both pictures are faces of a box that turns a quarter"),
        Entry(name: "oglFlip", summary: "both pictures are sides of a sheet that turns over"),
        Entry(name: "pageCurl", summary: "the old picture rolls away like a page"),
        Entry(name: "pageUnCurl", summary: "the new picture rolls out over the old one like a page"),
        Entry(name: "suckEffect", summary: "the old picture is drawn into a point like cloth"),
        Entry(name: "rippleEffect", summary: "a ring of water carries the new picture outwards"),
        Entry(name: "cameraIrisHollowOpen", summary: "an aperture of blades opens onto the new picture"),
        Entry(name: "cameraIrisHollowClose", summary: "an aperture of blades closes over the old picture"),
    ]

    static let subtypes = [
        Entry(name: "fromRight", summary: "the new picture comes from the right"),
        Entry(name: "fromLeft", summary: "the new picture comes from the left"),
        Entry(name: "fromTop", summary: "the new picture comes from the top"),
        Entry(name: "fromBottom", summary: "the new picture comes from the bottom"),
    ]
}
