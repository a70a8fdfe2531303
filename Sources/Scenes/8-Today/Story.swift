import UIKit

/// A story of the day: a picture with what kind of story it is, and its title.
struct Story {
    let kind: String
    let title: String
    let landscape: Landscape

    @MainActor static let all = [
        Story(kind: "PLACES", title: "Where a lake mirrors the morning sky", landscape: Landscape.all[0]),
        Story(kind: "NIGHTS", title: "A night under the northern lights", landscape: Landscape.all[3]),
        Story(kind: "COLOURS", title: "The hills that turn violet in July", landscape: Landscape.all[4]),
    ]
}
