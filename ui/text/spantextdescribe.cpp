// SPDX-License-Identifier: GPL-3.0-or-later
// What the canvas says in words: names for screen readers and tooltips.
#include "ui/text/spantextview.h"

#include "ui/text/statuspalette.h"

#include <algorithm>

namespace touchstone::ui {

namespace {

using analysis::Mark;
using analysis::SideId;

constexpr qsizetype longestQuote = 80;

QString shortened(QString text)
{
    text.replace(QLatin1Char('\n'), QLatin1Char(' '));
    if (text.size() <= longestQuote) {
        return text;
    }
    // Never cut a pair of surrogates in two.
    const auto end = text.at(longestQuote - 2).isHighSurrogate() ? longestQuote - 2 : longestQuote - 1;
    return text.left(end) + QChar(0x2026);
}

} // namespace

std::vector<SpanTextView::MarkedSpan> SpanTextView::markedSpans() const
{
    std::vector<MarkedSpan> spans;
    if (m_rows.empty()) {
        return spans;
    }
    const ColumnSpan visible { m_rows.front().layout->shape.columns.begin,
        m_rows.back().layout->shape.columns.end };
    std::vector<std::uint32_t> found;
    for (const SideId side : { SideId::Gold, SideId::System }) {
        m_layout.marks().overlapping(side, visible, found);
        for (const auto index : found) {
            const analysis::Mark& mark = m_layout.marks().mark({ side, index });
            const bool in = m_state.inFilter == nullptr || mark.record == analysis::noRecord
                || std::binary_search(m_state.inFilter->begin(), m_state.inFilter->end(), mark.record);
            spans.push_back({ mark.record, side,
                m_layout.table().slice(side, m_layout.marks().columns({ side, index })), mark.outcome, in });
        }
    }
    return spans;
}

QString SpanTextView::describe(std::uint32_t record) const
{
    if (record == analysis::noRecord || scene() == nullptr) {
        return {};
    }
    QStringList parts;
    bool wrongBegin = false;
    bool wrongEnd = false;
    QStringList labels;
    for (const SideId side : { SideId::Gold, SideId::System }) {
        MarkId id;
        if (!m_layout.marks().ofRecord(record, side, id)) {
            continue;
        }
        const Mark& mark = m_layout.marks().mark(id);
        if (parts.isEmpty()) {
            parts << StatusPalette::name(mark.outcome, scene()->neutral);
        }
        const auto& names = scene()->plan.labels;
        const QString label
            = mark.label < names.size() ? QString::fromStdString(names[mark.label]) : QString();
        const QString text = shortened(m_layout.table().slice(side, m_layout.marks().columns(id)));
        if (scene()->neutral) {
            parts << (side == SideId::Gold ? tr("A %1 %2").arg(label, text) : tr("B %1 %2").arg(label, text));
        } else {
            parts << (side == SideId::Gold ? tr("gold %1 %2").arg(label, text)
                                           : tr("system %1 %2").arg(label, text));
        }
        labels << label;
        wrongBegin = wrongBegin || mark.wrongBegin;
        wrongEnd = wrongEnd || mark.wrongEnd;
    }
    if (wrongBegin && wrongEnd) {
        parts << tr("both boundaries differ");
    } else if (wrongBegin) {
        parts << tr("first boundary differs");
    } else if (wrongEnd) {
        parts << tr("last boundary differs");
    }
    if (labels.size() == 2 && labels[0] != labels[1]) {
        parts << tr("type differs");
    }
    return parts.join(QStringLiteral(", "));
}

QString SpanTextView::tooltipAt(QPointF point) const
{
    const auto hit = hitAt(point);
    if (!hit || !hit->side || scene() == nullptr) {
        return {};
    }
    const ColumnTable& table = m_layout.table();
    QStringList lines;
    const auto records = recordsOf(*hit);
    constexpr qsizetype mostRecords = 6;
    for (const auto record : records) {
        if (lines.size() == mostRecords) {
            lines << tr("and %n more", nullptr,
                static_cast<int>(static_cast<qsizetype>(records.size()) - mostRecords));
            break;
        }
        QString line = describe(record);
        for (const SideId side : { SideId::Gold, SideId::System }) {
            MarkId id;
            if (m_layout.marks().ofRecord(record, side, id)) {
                const auto span = m_layout.marks().mark(id).span;
                line += side == SideId::Gold ? tr("; gold %1–%2").arg(span.begin).arg(span.end)
                                             : tr("; system %1–%2").arg(span.begin).arg(span.end);
            }
        }
        lines << line;
    }
    if (hit->onText && table.gap(*hit->side, hit->column) && !table.oneText()) {
        auto from = hit->column;
        auto to = hit->column + 1;
        constexpr std::uint32_t longestGap = 100000;
        while (from > 0 && table.gap(*hit->side, from - 1) && to - from < longestGap) {
            --from;
        }
        while (to < table.count() && table.gap(*hit->side, to) && to - from < longestGap) {
            ++to;
        }
        const SideId other = *hit->side == SideId::Gold ? SideId::System : SideId::Gold;
        const int missing = static_cast<int>(table.codePoint(other, to) - table.codePoint(other, from));
        lines << (*hit->side == SideId::Gold
                ? tr("gap: %n character(s) only in the system's text", nullptr, missing)
                : tr("gap: %n character(s) missing in the system's text", nullptr, missing));
    }
    return lines.join(QLatin1Char('\n')).toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>"));
}

} // namespace touchstone::ui
