import UIKit

/// A screen with a number and a button to the next one, which is counted in ways that need the main thread's run loop.
final class PostcardsScreen: UIViewController {
    private let number: Int

    init(number: Int = 1) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Screen \(number)"
        view.backgroundColor = .systemBackground
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 95, y: 400, width: 200, height: 50)
        button.setTitle("Next", for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.goOn() }, for: .touchUpInside)
        view.addSubview(button)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        printLine("screen \(number)")
    }

    private func goOn() {
        let next = number + 1
        navigationController?.pushViewController(PostcardsScreen(number: next), animated: true)
        DispatchQueue.main.async { printLine("queue \(next)") }
        Task { printLine("task \(next)") }
        _ = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in printLine("timer \(next)") }
    }
}
