// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/canvas/spantextwords.h"

#include "ui/session/corestrings.h"

#include <QCoreApplication>

namespace touchstone::ui {

namespace {

using analysis::Mark;

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(SpanTextView)
};

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

QString gapText(std::uint32_t missing, SideId side)
{
    const auto number = static_cast<int>(missing);
    if (side == SideId::System) {
        return Texts::tr("gap: %Ln characters missing in the system's text", nullptr, number);
    }
    return Texts::tr("gap: %Ln characters only in the system's text", nullptr, number);
}

QString boundaryWords(bool wrongBegin, bool wrongEnd)
{
    return wrongBegin && wrongEnd ? Texts::tr("both boundaries differ")
        : wrongBegin              ? Texts::tr("first boundary differs")
        : wrongEnd                ? Texts::tr("last boundary differs")
                                  : QString();
}

} // namespace

QString recordWords(const SpanLayout& layout, std::uint32_t record)
{
    const TextScene* scene = layout.scene();
    if (record == analysis::noRecord || scene == nullptr) {
        return {};
    }
    QStringList parts;
    bool wrongBegin = false;
    bool wrongEnd = false;
    QStringList labels;
    ColumnSpan both;
    for (const SideId side : bothSides) {
        const auto id = layout.marks().on(side, record);
        if (!id) {
            continue;
        }
        const Mark& mark = layout.marks().mark(*id);
        const ColumnSpan columns = layout.marks().columns(*id);
        both = both.empty()
            ? columns
            : ColumnSpan { std::min(both.begin, columns.begin), std::max(both.end, columns.end) };
        if (parts.isEmpty() && !scene->alone) {
            parts << outcomeText(mark.outcome);
        }
        const QString label = layout.labelOf(*id);
        const bool gold = side == SideId::Gold;
        const QString what = gold ? Texts::tr("gold %1 %2") : Texts::tr("system %1 %2");
        parts << what.arg(label, shortened(layout.table().slice(side, columns)));
        labels << label;
        wrongBegin = wrongBegin || mark.wrongBegin;
        wrongEnd = wrongEnd || mark.wrongEnd;
    }
    parts << boundaryWords(wrongBegin, wrongEnd);
    if (labels.size() == 2 && labels[0] != labels[1]) {
        parts << Texts::tr("type differs");
    }
    parts << editWords(layout, both);
    parts.removeAll(QString());
    return listText(parts);
}

QString laneMarkWords(const SpanLayout& layout, MarkId id)
{
    const SystemLane* lane = layout.laneOf(layout.trackOf(id));
    if (lane == nullptr) {
        return {};
    }
    const Mark& mark = layout.marks().mark(id);
    const QString words = shortened(layout.table().slice(id.side, layout.marks().columns(id)));
    //: %1: types of an annotation, %2: its words
    QStringList parts { Texts::tr("%1 %2").arg(layout.labelOf(id), words),
        boundaryWords(mark.wrongBegin, mark.wrongEnd) };
    if (mark.record != analysis::noRecord) {
        parts.prepend(outcomeText(mark.outcome));
    }
    parts.removeAll(QString());
    //: %1: name of a system, %2: what one of its annotations is
    return Texts::tr("%1: %2").arg(lane->name, parts.join(QStringLiteral(", ")));
}

QString lanesText(const SpanLayout& layout)
{
    const int left = layout.lanes() ? layout.lanes()->left : 0;
    return left == 0
        ? Texts::tr("One text, a lane for the gold and for each system")
        : Texts::tr("One text, a lane for each system · %Ln more systems are not shown", nullptr, left);
}

QString laneText(SystemLane::State state)
{
    using State = SystemLane::State;
    switch (state) {
    case State::Scoring:
        return Texts::tr("scoring…");
    case State::Stopped:
        return Texts::tr("stopped: choose Stacked anew");
    case State::Differs:
        return Texts::tr("text differs: see Interlinear");
    case State::Absent:
        return Texts::tr("no such document");
    case State::Failed:
        return Texts::tr("cannot be scored");
    case State::Shown:
        break;
    }
    return {};
}

QString editWords(const SpanLayout& layout, ColumnSpan columns)
{
    const ColumnTable& table = layout.table();
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
            edits << Texts::tr("gap in the gold for “%1”").arg(system);
        } else if (system.isEmpty()) {
            edits << Texts::tr("gap in the system for “%1”").arg(gold);
        } else {
            //: %1 and %2: characters of the gold and what stands for them in the system's text
            edits << Texts::tr("“%1” became “%2”").arg(gold, system);
        }
    }
    if (more > 0) {
        edits << Texts::tr("and %n more", nullptr, more);
    }
    return listText(edits);
}

QString alignedText(const ColumnTable& table, ColumnSpan columns)
{
    QString lines[2];
    for (auto column = columns.begin; column < std::min(columns.end, table.count()); ++column) {
        // Breaks would tear the two lines apart.
        for (const SideId side : bothSides) {
            QString& line = lines[indexOf(side)];
            if (table.gap(side, column)) {
                line += QChar(0x2591);
            } else if (table.lineBreak(column)) {
                line += QChar(0xB6);
            } else {
                line += table.cell(side, column);
            }
        }
    }
    return lines[0] + QLatin1Char('\n') + lines[1];
}

QString hitWords(const SpanLayout& layout, const Hit& hit, const std::vector<std::uint32_t>& records)
{
    if (hit.onFold) {
        //: %1: "128 lines without differences, 5,432 characters"
        return Texts::tr("%1. Click to show them, or press + (and - to fold again).")
            .arg(foldText(layout.hiddenLines(hit.line), layout.lineColumns(hit.line).length()));
    }
    if (!hit.side || layout.scene() == nullptr) {
        return {};
    }
    const ColumnTable& table = layout.table();
    QStringList lines;
    constexpr qsizetype mostRecords = 6;
    for (const auto record : records) {
        if (lines.size() == mostRecords) {
            lines << Texts::tr("and %n more", nullptr,
                static_cast<int>(static_cast<qsizetype>(records.size()) - mostRecords));
            break;
        }
        QString line = recordWords(layout, record);
        for (const SideId side : bothSides) {
            if (const auto id = layout.marks().on(side, record)) {
                const auto span = layout.marks().mark(*id).span;
                line += (side == SideId::Gold ? Texts::tr("; gold %1–%2") : Texts::tr("; system %1–%2"))
                            .arg(span.begin)
                            .arg(span.end);
            }
        }
        lines << line;
    }
    for (const MarkId id : hit.marks) {
        if (id.lane > 0 && lines.size() < mostRecords) {
            const auto span = layout.marks().mark(id).span;
            //: %1: what an annotation is, %2 and %3: where it begins and ends
            lines << Texts::tr("%1; %2–%3").arg(laneMarkWords(layout, id)).arg(span.begin).arg(span.end);
        }
    }
    if (const SystemLane* lane = hit.track ? layout.laneOf(*hit.track) : nullptr; lines.isEmpty() && lane) {
        const QString why = laneText(lane->state);
        lines << (why.isEmpty() ? lane->name : Texts::tr("%1: %2").arg(lane->name, why));
    }
    if (hit.onText && table.gap(*hit.side, hit.column) && !table.oneText()) {
        auto from = hit.column;
        auto to = hit.column + 1;
        constexpr std::uint32_t longestGap = 100000;
        while (from > 0 && table.gap(*hit.side, from - 1) && to - from < longestGap) {
            --from;
        }
        while (to < table.count() && table.gap(*hit.side, to) && to - from < longestGap) {
            ++to;
        }
        const SideId other = otherSide(*hit.side);
        const auto missing = table.codePoint(other, to) - table.codePoint(other, from);
        lines << gapText(missing, *hit.side);
    } else if (hit.onText && records.empty() && !table.oneText()
        && table.edit(hit.column) != align::EditOperation::Equal) {
        lines << editWords(layout, { hit.column, hit.column + 1 });
    }
    return lines.join(QLatin1Char('\n')).toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>"));
}

} // namespace touchstone::ui
