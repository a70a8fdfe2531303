extension CAAnimation {
    private static let valuesKey = "ownValues"

    /// Writes every property that is not what it is in a new animation.
    func archive(to coder: NSCoder) {
        guard let archive = Archive(coder) else { return }
        let fresh = emptyCopy()
        for key in type(of: self).archivedKeys where shouldArchiveValue(forKey: key) {
            archive.write(value(forKey: key), key, instead: fresh.value(forKey: key))
        }
        let values = ownValues.filter { shouldArchiveValue(forKey: $0.key) }
        if !values.isEmpty { archive.write(values, Self.valuesKey) }
    }

    /// Reads what another animation wrote; false where the archive is damaged.
    func unarchive(from coder: NSCoder) -> Bool {
        guard let archive = Archive(coder) else { return true }
        return archive.read(type(of: self).archivedKeys) { value, key in
            setValue(value, forKey: key)
            return self.value(forKey: key) != nil
        }
            && archive.read([Self.valuesKey]) { value, _ in
                (value as? [String: Any]).map { ownValues = $0 } != nil
            }
    }
}
