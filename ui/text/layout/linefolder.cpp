// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/layout/linefolder.h"

#include "ui/text/layout/markindex.h"

#include <QCoreApplication>

namespace touchstone::ui {

namespace {

struct FoldTexts
{
    Q_DECLARE_TR_FUNCTIONS(SpanTextView)
};

} // namespace

bool hasEdits(const ColumnTable& table, ColumnSpan columns)
{
    const auto end = table.oneText() ? columns.begin : std::min(columns.end, table.count());
    auto column = columns.begin;
    while (column < end && table.edit(column) == align::EditOperation::Equal) {
        ++column;
    }
    return column < end;
}

ShownLines foldLines(const ColumnTable& table, const MarkIndex& marks, std::span<const std::uint32_t> lines,
    std::span<const ColumnSpan> opened)
{
    ShownLines shown;
    const auto count = lines.size();
    if (count == 0) {
        return shown;
    }
    const auto endOf = [&](std::size_t line) { return line + 1 < count ? lines[line + 1] : table.count(); };
    const auto lineOf = [&](std::uint32_t column) {
        const auto after = std::ranges::upper_bound(lines, column) - lines.begin();
        return static_cast<std::size_t>(std::max<std::ptrdiff_t>(after, 1)) - 1;
    };
    // How many lines become visible by each (+1) and no longer (-1): a sum along the lines tells which are
    // kept.
    std::vector<std::int32_t> changes(count + 1, 0);
    const auto keep = [&](std::size_t first, std::size_t last) {
        ++changes[first - std::min<std::size_t>(first, foldContext)];
        --changes[std::min(last + 1 + foldContext, count)];
    };
    const auto keepColumns = [&](ColumnSpan columns) {
        keep(lineOf(columns.begin), lineOf(columns.empty() ? columns.begin : columns.end - 1));
    };
    for (std::size_t line = 0; line < count; ++line) {
        if (hasEdits(table, { lines[line], endOf(line) })) {
            keep(line, line);
        }
    }
    const auto keepErrors = [&](MarkId id) {
        for (; id.index < marks.count(id); ++id.index) {
            const analysis::Mark& mark = marks.mark(id);
            if (mark.record != analysis::noRecord && mark.outcome != match::Outcome::Correct) {
                keepColumns(marks.columns(id));
            }
        }
    };
    std::ranges::for_each(bothSides, [&](SideId side) { keepErrors({ side }); });
    for (std::uint8_t lane = 1; lane <= marks.laneCount(); ++lane) {
        keepErrors({ SideId::System, 0, lane });
    }
    std::ranges::for_each(opened, keepColumns);
    std::int32_t kept = 0;
    for (std::size_t line = 0; line < count;) {
        kept += changes[line];
        auto end = line + 1;
        while (kept == 0 && end < count && changes[end] == 0) {
            ++end;
        }
        // A run of lines that nothing keeps, or one line that is kept.
        const bool fold = kept == 0 && end - line >= leastFold;
        for (auto i = line; i < (fold ? line + 1 : end); ++i) {
            shown.starts.push_back(lines[i]);
            shown.hidden.push_back(fold ? static_cast<std::uint32_t>(end - line) : 0);
        }
        line = end;
    }
    return shown;
}

QString foldText(std::uint32_t lines, std::uint32_t characters)
{
    const QString much = FoldTexts::tr("%Ln characters", nullptr, static_cast<int>(characters));
    //: on a fold; %1: "5,432 characters"
    return FoldTexts::tr("%Ln lines without differences, %1", nullptr, static_cast<int>(lines)).arg(much);
}

} // namespace touchstone::ui
