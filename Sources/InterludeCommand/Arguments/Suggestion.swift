/// The name that somebody who wrote a word most likely meant; nil when none is near.
func nearest(to word: String, among names: [String]) -> String? {
    let written = Array(word.lowercased())
    let ranked = names.map { (name: $0, distance: editDistance(written, Array($0.lowercased()))) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    if best.distance <= min(3, (written.count + 1) / 3) { return best.name }
    return written.count < 3 ? nil : names.first { $0.lowercased().contains(word.lowercased()) }
}

/// How many letters have to be put in, left out, changed or swapped with their neighbour to make one word of another.
private func editDistance(_ a: [Character], _ b: [Character]) -> Int {
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in a.indices {
        var row = [i + 1]
        for j in b.indices {
            var distance = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
            if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { distance = min(distance, beforeLast[j - 1] + 1) }
            row.append(distance)
        }
        (beforeLast, last) = (last, row)
    }
    return last[b.count]
}
