// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/printing/printedtable.h"

#include "ui/models/modelroles.h"

#include <QFontMetricsF>
#include <QHeaderView>
#include <QPainter>
#include <QTableView>
#include <QTextLayout>
#include <QTextOption>
#include <QTreeView>

#include <algorithm>
#include <numeric>

namespace touchstone::ui {

namespace {

constexpr std::size_t mostRows = 100 * mostPrintedPages;
constexpr qsizetype mostCellLetters = 400; ///< of a cell
constexpr double titleScale = 1.15; // of the font

const QHeaderView* columnsOf(const QAbstractItemView& view)
{
    const auto* table = qobject_cast<const QTableView*>(&view);
    const auto* tree = qobject_cast<const QTreeView*>(&view);
    return table != nullptr ? table->horizontalHeader() : tree != nullptr ? tree->header() : nullptr;
}

/// What separates or stands for no word becomes a blank.
QString plain(QString text)
{
    for (QChar& letter : text) {
        if (letter.isNonCharacter() || letter.category() == QChar::Other_Control
            || (letter.unicode() >= 0xFDD0 && letter.unicode() <= 0xFDEF)) {
            letter = QLatin1Char(' ');
        }
    }
    text = text.simplified();
    return text.size() > mostCellLetters ? text.left(mostCellLetters) + QChar(0x2026) : text;
}

/// As it is shown; what is drawn without words by what it is copied as.
QString cellText(const QModelIndex& index)
{
    const QString shown = index.data(Qt::DisplayRole).toString();
    return plain(shown.isEmpty() ? index.data(ExportRole).toString() : shown);
}

class CellReader
{
public:
    CellReader(const QAbstractItemView& view, PrintedCells& cells)
        : m_model(*view.model())
        , m_cells(cells)
    {
        const QHeaderView* header = columnsOf(view);
        const auto* table = qobject_cast<const QTableView*>(&view);
        m_named = table != nullptr && !table->verticalHeader()->isHidden();
        if (m_named) {
            m_cells.columns.push_back({});
        }
        for (int place = 0; place < m_model.columnCount(); ++place) {
            const int column = header != nullptr ? header->logicalIndex(place) : place;
            if (header == nullptr || !header->isSectionHidden(column)) {
                m_columns.push_back(column);
                const QModelIndex first = m_model.index(0, column);
                const int alignment = first.data(Qt::TextAlignmentRole).toInt();
                m_cells.columns.push_back({ plain(m_model.headerData(column, Qt::Horizontal).toString()),
                    (alignment & Qt::AlignRight) != 0 });
            }
        }
    }

    void read(const QModelIndex& parent, int depth)
    {
        const int count = m_model.rowCount(parent);
        for (int row = 0; row < count; ++row) {
            if (m_cells.rows.size() == mostRows) {
                m_cells.left += count - row;
                return;
            }
            const QModelIndex first = m_model.index(row, 0, parent);
            auto& read = m_cells.rows.emplace_back();
            read.depth = depth;
            read.bold = first.data(Qt::FontRole).value<QFont>().bold();
            if (m_named) {
                read.cells << plain(m_model.headerData(row, Qt::Vertical).toString());
            }
            for (const int column : m_columns) {
                read.cells << cellText(first.siblingAtColumn(column));
            }
            if (m_model.hasChildren(first)) {
                CellReader::read(first, depth + 1);
            }
        }
    }

private:
    const QAbstractItemModel& m_model;
    PrintedCells& m_cells;
    std::vector<int> m_columns;
    bool m_named = false;
};

QTextOption optionOf(bool right)
{
    QTextOption option(right ? Qt::AlignRight : Qt::AlignLeft);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    return option;
}

/// Of text that is broken at a width.
double wrappedHeight(const QString& text, const QFont& font, double width)
{
    QTextLayout layout(text, font);
    layout.setTextOption(optionOf(false));
    double height = 0;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        height += line.height();
    }
    layout.endLayout();
    return height;
}

} // namespace

PrintedCells printedCells(const QAbstractItemView& view, const QString& title)
{
    PrintedCells cells;
    cells.title = title;
    if (view.model() != nullptr) {
        CellReader(view, cells).read({}, 0);
    }
    return cells;
}

QFont PrintedTable::bold() const
{
    QFont font = m_style.font();
    font.setBold(true);
    return font;
}

void PrintedTable::chooseWidths(double width)
{
    const QFontMetricsF metrics(bold());
    const double gap = em();
    const std::size_t count = m_cells.columns.size();
    std::vector<double> natural(count), least(count);
    for (std::size_t c = 0; c < count; ++c) {
        const auto at = static_cast<qsizetype>(c);
        double widest = metrics.horizontalAdvance(m_cells.columns[c].name);
        for (const auto& row : m_cells.rows) {
            const double indent = c == 0 ? row.depth * em() : 0;
            widest = std::max(widest, metrics.horizontalAdvance(row.cells[at]) + indent);
        }
        natural[c] = std::min(widest, width * 0.45) + gap;
        least[c] = m_cells.columns[c].right ? natural[c] : std::min(natural[c], em() * 7 + gap);
    }
    const double all = std::accumulate(natural.begin(), natural.end(), 0.0);
    const double small = std::accumulate(least.begin(), least.end(), 0.0);
    m_widths = natural;
    m_bands.assign(1, {});
    if (all > width) {
        const double share = small < width ? (width - small) / (all - small) : 0;
        for (std::size_t c = 0; c < count; ++c) {
            m_widths[c] = least[c] + (natural[c] - least[c]) * share;
        }
    }
    double taken = 0;
    for (std::size_t c = 0; c < count; ++c) {
        // Half a unit: shares add up to the width with what rounding leaves.
        if (m_bands.back().size() > 1 && taken + m_widths[c] > width + 0.5) {
            m_bands.push_back({ 0 });
            taken = m_widths[0];
        }
        m_bands.back().push_back(c);
        taken += m_widths[c];
    }
}

double PrintedTable::heightOf(const QString& text, std::size_t column, const QFont& font, int depth) const
{
    const double room = std::max(em(), m_widths[column] - em() - (column == 0 ? depth * em() : 0));
    const QFontMetricsF metrics(font);
    return metrics.horizontalAdvance(text) <= room ? metrics.height() : wrappedHeight(text, font, room);
}

double PrintedTable::rowHeight(const PrintedCells::Row& row) const
{
    double height = 0;
    const QFont font = row.bold ? bold() : m_style.font();
    for (std::size_t c = 0; c < m_cells.columns.size(); ++c) {
        height = std::max(height, heightOf(row.cells[static_cast<qsizetype>(c)], c, font, row.depth));
    }
    return height + em() * 0.35;
}

int PrintedTable::layOut(const QSizeF& page, const FigureStyle& style)
{
    m_style = style;
    chooseWidths(page.width());
    m_titleHeight = QFontMetricsF(style.font(titleScale)).height() * 1.6;
    m_headHeight = em() * 0.5;
    for (std::size_t c = 0; c < m_cells.columns.size(); ++c) {
        m_headHeight = std::max(m_headHeight, heightOf(m_cells.columns[c].name, c, bold(), 0) + em() * 0.5);
    }
    m_heights.clear();
    m_pages.clear();
    m_left = m_cells.left;
    std::size_t row = 0;
    do {
        if (m_pages.size() + m_bands.size() > static_cast<std::size_t>(mostPrintedPages)
            && !m_pages.empty()) {
            m_left += static_cast<qint64>(m_cells.rows.size() - row);
            break;
        }
        const bool titled = m_pages.empty();
        const std::size_t from = row;
        double y = m_headHeight + (titled ? m_titleHeight : 0);
        while (row < m_cells.rows.size()) {
            const double height = rowHeight(m_cells.rows[row]);
            if (row > from && y + height > page.height()) {
                break;
            }
            m_heights.push_back(height);
            y += height;
            ++row;
        }
        for (std::size_t band = 0; band < m_bands.size(); ++band) {
            m_pages.push_back({ band, from, row, titled });
        }
    } while (row < m_cells.rows.size());
    return static_cast<int>(m_pages.size());
}

void PrintedTable::paintCell(QPainter& painter, const QRectF& cell, const QString& text, bool right) const
{
    painter.drawText(cell.adjusted(0, 0, -em(), 0), text, optionOf(right));
}

void PrintedTable::paint(QPainter& painter, const QRectF& area, int number) const
{
    const Page& page = m_pages[static_cast<std::size_t>(number)];
    const auto& band = m_bands[page.band];
    const QPen ink(m_style.ink(), FigureStyle::units(0.6));
    const QPen faint(QColor(0xB0, 0xB0, 0xB0), FigureStyle::units(0.3));
    painter.setPen(ink);
    double y = area.top();
    if (page.titled) {
        QFont font = m_style.font(titleScale);
        font.setBold(true);
        painter.setFont(font);
        painter.drawText(QRectF(area.left(), y, area.width(), m_titleHeight),
            Qt::AlignLeft | Qt::AlignTop | Qt::TextSingleLine, m_cells.title);
        y += m_titleHeight;
    }
    painter.setFont(bold());
    double x = area.left();
    for (const std::size_t column : band) {
        paintCell(painter, { x, y, m_widths[column], m_headHeight }, m_cells.columns[column].name,
            m_cells.columns[column].right);
        x += m_widths[column];
    }
    const double right = std::min(x, area.right());
    y += m_headHeight;
    painter.drawLine(QPointF(area.left(), y - em() * 0.2), QPointF(right, y - em() * 0.2));
    for (std::size_t row = page.from; row < page.to; ++row) {
        const auto& shown = m_cells.rows[row];
        painter.setFont(shown.bold ? bold() : m_style.font());
        painter.setPen(ink);
        x = area.left();
        for (const std::size_t column : band) {
            const double indent = column == 0 ? shown.depth * em() : 0;
            paintCell(painter, { x + indent, y, m_widths[column] - indent, m_heights[row] },
                shown.cells[static_cast<qsizetype>(column)], m_cells.columns[column].right);
            x += m_widths[column];
        }
        y += m_heights[row];
        painter.setPen(faint);
        painter.drawLine(QPointF(area.left(), y - em() * 0.15), QPointF(right, y - em() * 0.15));
    }
}

QString PrintedTable::leftOut() const
{
    return m_left == 0 ? QString()
                       : tr("At most %1 pages are printed: %Ln rows are left out. Copy table takes all.",
                           nullptr, static_cast<int>(m_left))
                             .arg(countText(mostPrintedPages));
}

} // namespace touchstone::ui
