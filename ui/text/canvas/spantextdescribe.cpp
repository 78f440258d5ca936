// SPDX-License-Identifier: GPL-3.0-or-later
// What the canvas says in words: names for screen readers and tooltips.
#include "ui/text/canvas/spantextview.h"

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

// White space by name: a quotation of it says nothing.
QString spoken(QString text)
{
    text.replace(QStringLiteral("\r\n"), QStringLiteral("\n"));
    text.replace(QLatin1Char('\n'), QChar(0xB6));
    text.replace(QLatin1Char('\t'), QChar(0x21E5));
    return shortened(text);
}

QString gapText(std::uint32_t missing, SideId side, bool neutral)
{
    const auto number = static_cast<int>(missing);
    if (side == SideId::System) {
        if (missing == 1) {
            return neutral ? SpanTextView::tr("gap: 1 character missing in B")
                           : SpanTextView::tr("gap: 1 character missing in the system's text");
        }
        return neutral
            ? SpanTextView::tr("gap: %Ln characters missing in B", nullptr, number)
            : SpanTextView::tr("gap: %Ln characters missing in the system's text", nullptr, number);
    }
    if (missing == 1) {
        return neutral ? SpanTextView::tr("gap: 1 character only in B")
                       : SpanTextView::tr("gap: 1 character only in the system's text");
    }
    return neutral ? SpanTextView::tr("gap: %Ln characters only in B", nullptr, number)
                   : SpanTextView::tr("gap: %Ln characters only in the system's text", nullptr, number);
}

} // namespace

std::vector<SpanTextView::MarkedSpan> SpanTextView::markedSpans() const
{
    std::vector<MarkedSpan> spans;
    if (m_rows.empty()) {
        return spans;
    }
    // Stretches in sight; folds part them.
    std::vector<ColumnSpan> visible;
    for (const VisibleRow& row : m_rows) {
        const ColumnSpan columns = row.layout->shape.columns;
        if (!visible.empty() && visible.back().end == columns.begin) {
            visible.back().end = columns.end;
        } else if (!columns.empty()) {
            visible.push_back(columns);
        }
    }
    std::vector<std::uint32_t> found;
    std::vector<std::uint32_t> inStretch;
    for (const SideId side : { SideId::Gold, SideId::System }) {
        found.clear();
        for (const ColumnSpan columns : visible) {
            m_layout.marks().overlapping(side, columns, inStretch);
            for (const auto index : inStretch) {
                if (std::find(found.rbegin(), found.rend(), index) == found.rend()) {
                    found.push_back(index);
                }
            }
        }
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
    ColumnSpan both;
    for (const SideId side : { SideId::Gold, SideId::System }) {
        MarkId id;
        if (!m_layout.marks().ofRecord(record, side, id)) {
            continue;
        }
        const Mark& mark = m_layout.marks().mark(id);
        const ColumnSpan columns = m_layout.marks().columns(id);
        both = both.empty()
            ? columns
            : ColumnSpan { std::min(both.begin, columns.begin), std::max(both.end, columns.end) };
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
    if (const QString edits = describeEdits(both); !edits.isEmpty()) {
        parts << edits;
    }
    return parts.join(QStringLiteral(", "));
}

QString SpanTextView::describeEdits(ColumnSpan columns) const
{
    const ColumnTable& table = m_layout.table();
    if (table.oneText()) {
        return {};
    }
    constexpr qsizetype mostEdits = 5;
    constexpr std::uint32_t longest = 10000; // columns looked at
    const auto end = std::min({ columns.end, table.count(), columns.begin + longest });
    QStringList edits;
    int more = 0;
    for (auto column = columns.begin; column < end;) {
        if (table.edit(column) == align::EditOperation::Equal) {
            ++column;
            continue;
        }
        const auto from = column;
        while (column < end && table.edit(column) != align::EditOperation::Equal) {
            ++column;
        }
        if (edits.size() == mostEdits) {
            ++more;
            continue;
        }
        const QString gold = spoken(table.slice(SideId::Gold, { from, column }));
        const QString system = spoken(table.slice(SideId::System, { from, column }));
        if (gold.isEmpty()) {
            //: %1: characters that only the system's text has
            edits
                << (scene()->neutral ? tr("gap in A for “%1”") : tr("gap in the gold for “%1”")).arg(system);
        } else if (system.isEmpty()) {
            edits
                << (scene()->neutral ? tr("gap in B for “%1”") : tr("gap in the system for “%1”")).arg(gold);
        } else {
            //: %1 and %2: characters of the gold and what stands for them in the system's text
            edits << (scene()->neutral ? tr("“%1” in A is “%2” in B") : tr("“%1” became “%2”"))
                         .arg(gold, system);
        }
    }
    if (more > 0) {
        edits << tr("and %n more", nullptr, more);
    }
    return edits.join(tr(", "));
}

QString SpanTextView::tooltipAt(QPointF point) const
{
    const auto hit = hitAt(point);
    if (hit && hit->onFold) {
        //: %1: "128 lines without differences, 5,432 characters"
        return tr("%1. Click to show them, or press + (and - to fold again).")
            .arg(foldText(m_layout.hiddenLines(hit->line), m_layout.lineColumns(hit->line).length()));
    }
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
        const auto missing = table.codePoint(other, to) - table.codePoint(other, from);
        lines << gapText(missing, *hit->side, scene()->neutral);
    } else if (hit->onText && records.empty() && !table.oneText()
        && table.edit(hit->column) != align::EditOperation::Equal) {
        lines << describeEdits({ hit->column, hit->column + 1 });
    }
    return lines.join(QLatin1Char('\n')).toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>"));
}

} // namespace touchstone::ui
