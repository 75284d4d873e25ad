import Foundation
import Listshot

/// The title of a section: small and grey, above its group.
final class GroupHeader: HeaderFooterView, SelfSizing {
    private let label = Label()

    required init(frame: CGRect = .zero) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        contentView.addSubview(label)
    }

    override func whenGetResponseObject(_ object: Any?) {
        label.text = (object as? JSONValue)?.string
    }

    func layoutSubviews(forWidth width: CGFloat, height: CGFloat) -> CGSize {
        label.frame = CGRect(x: 16, y: 20, width: width - 32, height: 0)
        label.sizeToFit()
        return CGSize(width: width, height: label.maxY + 6)
    }
}
