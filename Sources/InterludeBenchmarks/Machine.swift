import Foundation

/// What the measurements were made on.
enum Machine {
    /// The processor, how many there are, the system and the date.
    static var description: String {
        let processors = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
        let name = processors.split(separator: "\n").first { $0.hasPrefix("model name") }?.split(separator: ":").last
        let model = name.map { $0.trimmingCharacters(in: .whitespaces) } ?? "unknown processor"
        let release = (try? String(contentsOfFile: "/etc/os-release", encoding: .utf8)) ?? ""
        let line = release.split(separator: "\n").first { $0.hasPrefix("PRETTY_NAME=") }
        let system = line?.dropFirst("PRETTY_NAME=".count).filter { $0 != "\"" } ?? "Linux"
        return "\(model), \(ProcessInfo.processInfo.activeProcessorCount) cores, \(system)"
    }
}
