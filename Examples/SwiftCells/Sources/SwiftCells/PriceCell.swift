import Foundation
import Listshot

/// A share's name, its course as a chart, and its last price in green or red.
final class PriceCell: TableViewCell, SelfSizing {
    private let symbolLabel = Label()
    private let nameLabel = Label()
    private let chart = ChartView()
    private let priceLabel = Label()
    private let changeLabel = Label()

    required init(frame: CGRect = .zero) {
        super.init(frame: frame)
        symbolLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        nameLabel.font = .systemFont(ofSize: 13)
        nameLabel.textColor = .secondaryLabel
        priceLabel.font = .monospacedDigitSystemFont(ofSize: 17, weight: .medium)
        priceLabel.textAlignment = .right
        changeLabel.font = .monospacedDigitSystemFont(ofSize: 13, weight: .semibold)
        changeLabel.textColor = .white
        changeLabel.textAlignment = .center
        changeLabel.cornerRadius = 5
        for view in [symbolLabel, nameLabel, chart, priceLabel, changeLabel] { contentView.addSubview(view) }
    }

    override func whenGetResponseObject(_ object: Any?) {
        let share = object as? JSONValue
        symbolLabel.text = share?["symbol"]?.string
        nameLabel.text = share?["name"]?.string
        chart.values = share?["prices"]?.elements?.compactMap { $0.number.map { CGFloat($0) } } ?? []
        let color = chart.rises ? Color.systemGreen : .systemRed
        chart.tintColor = color
        changeLabel.backgroundColor = color
        priceLabel.text = chart.values.last.map { Self.text($0, digits: 2) }
        changeLabel.text = (chart.rises ? "+" : "−") + Self.text(abs(chart.change * 100), digits: 1) + " %"
    }

    func layoutSubviews(forWidth width: CGFloat, height: CGFloat) -> CGSize {
        let rowHeight: CGFloat = 68
        symbolLabel.frame = CGRect(x: 16, y: 12, width: 110, height: 22)
        nameLabel.frame = CGRect(x: 16, y: 36, width: 110, height: 18)
        priceLabel.frame = CGRect(x: width - 106, y: 12, width: 90, height: 22)
        changeLabel.frame = CGRect(x: width - 76, y: 36, width: 60, height: 20)
        chart.frame = CGRect(x: 134, y: 14, width: max(0, width - 134 - 118), height: 40)
        return CGSize(width: width, height: rowHeight)
    }

    /// A number with so many decimals, the same in every locale.
    private static func text(_ value: CGFloat, digits: Int) -> String {
        let factor = digits == 2 ? 100 : 10
        let units = Int((value * CGFloat(factor)).rounded())
        let decimals = "\(units % factor + factor)".dropFirst()
        return "\(units / factor).\(decimals)"
    }
}
