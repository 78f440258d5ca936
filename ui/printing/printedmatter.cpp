// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/printing/printedmatter.h"

#include "ui/figures/figureexport.h"
#include "ui/session/corestrings.h"

#include <QCoreApplication>
#include <QFile>
#include <QFontMetricsF>
#include <QPageRanges>
#include <QPainter>
#include <QTemporaryDir>
#include <QtPrintSupport/QPrinter>

#include <algorithm>
#include <vector>

namespace touchstone::ui {

namespace {

constexpr double unitsPerInch = 720;
constexpr double footerShare = 0.8; // of the font
constexpr int settingsLines = 3;
constexpr int leftOutLines = 2;

QString tr(const char* text) { return QCoreApplication::translate("touchstone::ui", text); }

/// The lines below a page: files and number, settings, and on the last page what was left out.
class FooterPainter
{
public:
    FooterPainter(const PrintedFooter& footer, const FigureStyle& style)
        : m_footer(footer)
        , m_font(style.font(footerShare))
        , m_metrics(m_font)
        , m_ink(style.ink())
    {
    }

    /// With the room for what may be left out, which nobody knows before the pages are made.
    [[nodiscard]] double height(double width) const
    {
        return m_metrics.height() * (1.8 + leftOutLines) + settingsHeight(width);
    }

    void paint(QPainter& painter, const QRectF& area, const QString& page, const QString& leftOut) const
    {
        painter.setFont(m_font);
        painter.setPen(QPen(m_ink, FigureStyle::units(0.5)));
        const double line = m_metrics.height();
        painter.drawLine(area.topLeft() + QPointF(0, line * 0.5), area.topRight() + QPointF(0, line * 0.5));
        QRectF row(area.left(), area.top() + line * 0.8, area.width(), line);
        painter.drawText(row, Qt::AlignRight | Qt::AlignTop, page);
        const double room = area.width() - m_metrics.horizontalAdvance(page) - line;
        painter.drawText(
            row, Qt::AlignLeft | Qt::AlignTop, m_metrics.elidedText(m_footer.files, Qt::ElideMiddle, room));
        row.translate(0, line);
        row.setHeight(settingsHeight(area.width()));
        painter.drawText(row, Qt::AlignLeft | Qt::TextWrapAnywhere, settingsOn(area.width()));
        row.translate(0, row.height());
        row.setHeight(line * leftOutLines);
        QFont bold = m_font;
        bold.setBold(true);
        painter.setFont(bold);
        painter.drawText(row, Qt::AlignLeft | Qt::TextWordWrap, leftOut);
    }

private:
    [[nodiscard]] double heightOf(const QString& settings, double width) const
    {
        const QRectF room(0, 0, width, m_metrics.height());
        return m_metrics.boundingRect(room, Qt::TextWrapAnywhere, settings).height();
    }
    [[nodiscard]] double settingsHeight(double width) const
    {
        return m_footer.settings.isEmpty() ? 0 : heightOf(settingsOn(width), width);
    }
    /// With an ellipsis where they do not have room in their lines.
    [[nodiscard]] QString settingsOn(double width) const
    {
        const QString lines = QStringList(settingsLines, QStringLiteral("X")).join(QLatin1Char('\n'));
        const double most = heightOf(lines, width) + 1; // parts of a unit
        const QString& all = m_footer.settings;
        const auto cut = [&all](qsizetype length) { return all.left(length) + QChar(0x2026); };
        if (heightOf(all, width) <= most) {
            return all;
        }
        qsizetype fits = 0;
        for (qsizetype end = all.size(); fits + 1 < end;) {
            const qsizetype middle = (fits + end) / 2;
            (heightOf(cut(middle), width) <= most ? fits : end) = middle;
        }
        return cut(fits);
    }

    const PrintedFooter& m_footer;
    QFont m_font;
    QFontMetricsF m_metrics;
    QColor m_ink;
};

/// Those of 0 … count - 1 that are wanted, in the order in which they come out.
std::vector<int> wantedPages(const QPrinter& printer, int count)
{
    const QPageRanges ranges = printer.pageRanges();
    std::vector<int> pages;
    for (int page = 0; page < count; ++page) {
        if (ranges.isEmpty() || ranges.contains(page + 1)) {
            pages.push_back(page);
        }
    }
    if (printer.pageOrder() == QPrinter::LastPageFirst) {
        std::ranges::reverse(pages);
    }
    return pages;
}

} // namespace

bool PageFiller::place(double height, double with)
{
    if (m_next > 0 && m_next + height + with > m_height) {
        if (m_page + 1 == mostPrintedPages) {
            return false;
        }
        ++m_page;
        m_next = 0;
    }
    m_top = m_next;
    m_next += height;
    return true;
}

std::unique_ptr<QPrinter> makePrinter()
{
    constexpr double margin = 15;
    auto printer = std::make_unique<QPrinter>(QPrinter::HighResolution);
    printer->setPageMargins(QMarginsF(margin, margin, margin, margin), QPageLayout::Millimeter);
    return printer;
}

bool printWork(QPrinter& printer, const PrintedWork& work)
{
    printer.setDocName(work.title);
    QPainter painter;
    if (!painter.begin(&printer)) {
        return false;
    }
    const double scale = printer.resolution() / unitsPerInch;
    painter.scale(scale, scale);
    painter.setRenderHints(
        QPainter::Antialiasing | QPainter::TextAntialiasing | QPainter::SmoothPixmapTransform);
    const QRectF paper(QPointF(),
        QSizeF(printer.pageLayout().paintRect(QPageLayout::Point).size()) * FigureStyle::unitsPerPoint);
    FigureStyle style;
    style.fontPoints = 9;
    style.greyscale = printer.colorMode() == QPrinter::GrayScale;

    const FooterPainter footer(work.footer, style);
    const double below = footer.height(paper.width());
    const QRectF page = paper.adjusted(0, 0, 0, -below);
    const int count = work.matter->layOut(page.size(), style);
    bool first = true;
    for (const int number : wantedPages(printer, count)) {
        if (!first && !printer.newPage()) {
            return false;
        }
        first = false;
        painter.save();
        work.matter->paint(painter, page, number);
        painter.restore();
        painter.save();
        //: %1: number of a printed page, %2: how many there are
        footer.paint(painter, QRectF(page.bottomLeft(), QSizeF(page.width(), below)),
            tr("Page %1 of %2").arg(countText(number + 1), countText(count)),
            number + 1 == count ? work.matter->leftOut() : QString());
        painter.restore();
    }
    return painter.end() && printer.printerState() != QPrinter::Error;
}

support::Result<void> writePdf(const QString& path, const PrintedWork& work)
{
    // Qt writes into a file that it opens itself; what is there stays until all pages are made.
    const QTemporaryDir folder;
    const QString made = folder.filePath(QStringLiteral("printed.pdf"));
    const auto printer = makePrinter();
    printer->setOutputFormat(QPrinter::PdfFormat);
    printer->setOutputFileName(made);
    QFile file(made);
    if (!printWork(*printer, work) || !file.open(QIODevice::ReadOnly)) {
        return support::failure(support::ErrorCode::Unreadable,
            "The pages could not be written to " + toPath(folder.path()) + ".");
    }
    return writeWhole(path, file.readAll());
}

} // namespace touchstone::ui
