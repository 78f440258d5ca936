// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/layout/linebreaker.h"

#include "ui/text/layout/columntable.h"

namespace touchstone::ui {

std::vector<std::uint32_t> breakLines(
    const ColumnTable& table, std::span<const std::uint16_t> advances, std::uint32_t width)
{
    std::vector<std::uint32_t> starts;
    const std::uint32_t count = table.count();
    if (count == 0) {
        return starts;
    }
    starts.push_back(0);
    std::uint32_t start = 0;
    std::uint32_t used = 0;
    std::uint32_t candidate = 0; // a line may end before this column; `start`: none seen yet
    std::uint32_t usedAtCandidate = 0;
    const auto begin = [&](std::uint32_t column, std::uint32_t carried) {
        starts.push_back(column);
        start = candidate = column;
        used = carried;
    };
    for (std::uint32_t column = 0; column < count; ++column) {
        const std::uint32_t advance = advances[column];
        const bool hangs = table.space(column);
        const bool full = used + advance > width && !hangs;
        if ((full || column - start >= longestLine) && column > start) {
            if (candidate > start) {
                begin(candidate, used - usedAtCandidate);
            } else {
                begin(column, 0);
            }
        }
        used += advance;
        if (table.lineBreak(column)) {
            if (column + 1 < count) {
                begin(column + 1, 0);
            }
        } else if (table.breakAfter(column)) {
            candidate = column + 1;
            usedAtCandidate = used;
        }
    }
    return starts;
}

} // namespace touchstone::ui
