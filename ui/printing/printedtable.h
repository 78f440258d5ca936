// SPDX-License-Identifier: GPL-3.0-or-later
// PrintedTable: the rows of a table on paper, its headings on every page.
#pragma once

#include "ui/printing/printedmatter.h"

#include <QCoreApplication>
#include <QStringList>

class QAbstractItemView;

namespace touchstone::ui {

/// Finished text of cells.
struct PrintedCells
{
    struct Column
    {
        QString name;
        bool right = false; ///< numbers
    };
    struct Row
    {
        QStringList cells; ///< one per column
        int depth = 0; ///< in a tree
        bool bold = false;
    };
    QString title;
    std::vector<Column> columns;
    std::vector<Row> rows;
    qint64 left = 0; ///< rows that were not taken
};

/// What a table or tree shows, as it is arranged; of a tree also rows that are not folded out. At most as
/// many rows as could fill mostPrintedPages.
[[nodiscard]] PrintedCells printedCells(const QAbstractItemView& view, const QString& title);

/// Columns that find no room beside others stand on a page of their own after the first ones, with the first
/// column beside them.
class PrintedTable : public PrintedMatter
{
    Q_DECLARE_TR_FUNCTIONS(touchstone::ui::PrintedTable)

public:
    explicit PrintedTable(PrintedCells cells)
        : m_cells(std::move(cells))
    {
    }

    int layOut(const QSizeF& page, const FigureStyle& style) override;
    void paint(QPainter& painter, const QRectF& page, int number) const override;
    [[nodiscard]] QString leftOut() const override;

private:
    struct Page
    {
        std::size_t band = 0;
        std::size_t from = 0, to = 0; ///< rows
        bool titled = false;
    };
    void chooseWidths(double width);
    [[nodiscard]] double heightOf(
        const QString& text, std::size_t column, const QFont& font, int depth) const;
    [[nodiscard]] double rowHeight(const PrintedCells::Row& row) const;
    void paintCell(QPainter& painter, const QRectF& cell, const QString& text, bool right) const;
    [[nodiscard]] QFont bold() const;
    [[nodiscard]] double em() const { return FigureStyle::units(m_style.fontPoints); }

    PrintedCells m_cells;
    FigureStyle m_style;
    std::vector<double> m_widths; ///< of columns, with the gap behind each
    std::vector<std::vector<std::size_t>> m_bands; ///< columns side by side
    std::vector<double> m_heights; ///< of rows as far as they were placed
    double m_titleHeight = 0;
    double m_headHeight = 0;
    std::vector<Page> m_pages;
    qint64 m_left = 0;
};

} // namespace touchstone::ui
