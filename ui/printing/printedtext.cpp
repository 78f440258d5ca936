// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/printing/printedtext.h"

#include "ui/figures/excerptpainter.h"
#include "ui/session/corestrings.h"
#include "ui/session/selectionmodel.h"

#include <QFontMetricsF>
#include <QPainter>

#include <set>

namespace touchstone::ui {

namespace {

constexpr double nameScale = 1.15; // of the font
/// A page holds 3,000 letters of plain text, with marks less.
constexpr std::uint32_t mostLetters = 4000 * mostPrintedPages;

QFont nameFont(const FigureStyle& style)
{
    QFont font = style.font(nameScale);
    font.setBold(true);
    return font;
}

} // namespace

support::Result<PrintedDocuments> printedDocuments(
    const FigureData& data, const std::vector<std::size_t>& cases, support::Progress& progress)
{
    const analysis::Evaluation& first = *data.systems.front().evaluation;
    PrintedDocuments result;
    std::uint32_t room = mostLetters;
    for (std::size_t i = 0; i < cases.size(); ++i) {
        if (progress.cancelled()) {
            return support::failure(support::ErrorCode::Cancelled, "Printing was stopped.");
        }
        const analysis::DocumentCase& shown = first.cases[cases[i]];
        if (room == 0 || i == mostLetters) {
            result.left += cases.size() - i;
            break;
        }
        auto& document = result.documents.emplace_back();
        document.name = toQString(shown.name());
        if (shown.withoutText()) {
            continue;
        }
        const auto length = (shown.gold != nullptr ? shown.gold : shown.system)->text.length();
        const auto taken = std::min(length, room);
        document.text = excerptData(data, cases[i], { 0, taken });
        if (goldAlone(first)) {
            for (ExcerptBlock& block : document.text.blocks) {
                block.systems.clear();
            }
        }
        result.left += taken < length ? 1 : 0;
        room -= taken;
    }
    return result;
}

ExcerptLayout PrintedText::legendOfAll(double width, const FigureStyle& style) const
{
    ExcerptLayout legend(style);
    std::set<match::Outcome> outcomes;
    const auto add = [&](const ExcerptLayer& layer) {
        for (const ExcerptMark& mark : layer.marks) {
            legend.components = legend.components || mark.component;
            if (mark.outcome) {
                outcomes.insert(*mark.outcome);
            }
        }
    };
    for (const PrintedDocument& document : m_documents.documents) {
        for (const ExcerptBlock& block : document.text.blocks) {
            add(block.goldLayer);
            std::ranges::for_each(block.systems, add);
        }
    }
    legend.outcomes.assign(outcomes.begin(), outcomes.end());
    legend.legendHeight = legendHeight(legend, width - 2 * legend.metrics.margin);
    return legend;
}

int PrintedText::layOut(const QSizeF& page, const FigureStyle& style)
{
    m_style = style;
    m_legend = std::make_unique<ExcerptLayout>(legendOfAll(page.width(), style));
    m_layouts.clear();
    m_pages.assign(1, {});
    m_left = m_documents.left;
    const double name = QFontMetricsF(nameFont(style)).height() * 1.5;
    PageFiller filler(page.height() - m_legend->legendHeight - 2 * m_legend->metrics.margin);
    const auto& documents = m_documents.documents;
    for (std::size_t i = 0; i < documents.size(); ++i) {
        const ExcerptLayout& layout = *m_layouts.emplace_back(
            std::make_unique<ExcerptLayout>(ui::layOut(documents[i].text, page.width(), style)));
        const auto place = [&](double height, double with, const ExcerptPart* part, const ExcerptLine* line) {
            if (!filler.place(height, with)) {
                return false;
            }
            m_pages.resize(static_cast<std::size_t>(filler.page()) + 1);
            m_pages.back().push_back({ i, part, line, filler.top() });
            return true;
        };
        const bool text = !layout.parts.empty() && !layout.parts.front().lines.empty();
        bool whole = place(name, text ? layout.parts.front().lines.front().height : name, nullptr, nullptr);
        for (const ExcerptPart& part : layout.parts) {
            for (const ExcerptLine& line : part.lines) {
                whole = whole && place(line.height, 0, &part, &line);
            }
        }
        if (!whole) {
            m_left = m_documents.left + documents.size() - i;
            break;
        }
        filler.skip(name * 0.5);
    }
    return static_cast<int>(m_pages.size());
}

void PrintedText::paint(QPainter& painter, const QRectF& page, int number) const
{
    const double margin = m_legend->metrics.margin;
    for (const Placed& placed : m_pages[static_cast<std::size_t>(number)]) {
        const PrintedDocument& document = m_documents.documents[placed.document];
        const double top = page.top() + placed.top;
        if (placed.line != nullptr) {
            paintExcerptLine(
                painter, *m_layouts[placed.document], m_style, page, *placed.part, *placed.line, top);
            continue;
        }
        const QFont font = nameFont(m_style);
        const QFontMetricsF metrics(font);
        painter.setFont(font);
        painter.setPen(m_style.ink());
        const QPointF at(page.left() + margin, top + metrics.ascent());
        const QString name = metrics.elidedText(document.name, Qt::ElideMiddle, page.width() * 0.7);
        painter.drawText(at, name);
        if (document.text.blocks.empty()) {
            painter.setFont(m_style.font());
            painter.drawText(at + QPointF(metrics.horizontalAdvance(name) + 4 * margin, 0),
                tr("The format gives no text to print."));
        }
    }
    paintExcerptLegend(painter, *m_legend, m_style, page);
}

QString PrintedText::leftOut() const
{
    return m_left == 0 ? QString()
                       : tr("At most %1 pages are printed: %Ln documents are left out or cut. A filter "
                            "chooses others.",
                           nullptr, static_cast<int>(m_left))
                             .arg(countText(mostPrintedPages));
}

} // namespace touchstone::ui
