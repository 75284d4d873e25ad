import Foundation
import Listshot

/// A note with its date below, placed by frames: the code of a cell that would do the same on a phone.
final class NoteCell: TableViewCell, SelfSizing {
    private let noteLabel = Label()
    private let dateLabel = Label()

    required init(frame: CGRect = .zero) {
        super.init(frame: frame)
        noteLabel.font = .preferredFont(forTextStyle: .body)
        noteLabel.numberOfLines = 0
        noteLabel.lineSpacing = 2
        dateLabel.font = .preferredFont(forTextStyle: .caption1)
        dateLabel.textColor = .secondaryLabel
        contentView.addSubview(noteLabel)
        contentView.addSubview(dateLabel)
    }

    override func whenGetResponseObject(_ object: Any?) {
        let note = object as? JSONValue
        noteLabel.text = note?["text"]?.string
        dateLabel.text = note?["date"]?.string
    }

    func layoutSubviews(forWidth width: CGFloat, height: CGFloat) -> CGSize {
        noteLabel.frame = CGRect(x: 16, y: 12, width: width - 32, height: 0)
        noteLabel.sizeToFit()
        dateLabel.frame = CGRect(x: 16, y: noteLabel.maxY + 6, width: width - 32, height: 0)
        dateLabel.sizeToFit()
        return CGSize(width: width, height: dateLabel.maxY + 12)
    }
}
