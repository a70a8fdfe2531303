/// An error number of the system.
struct Errno: Error {
    let number: Int32
}
