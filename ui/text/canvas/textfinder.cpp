// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/canvas/textfinder.h"

#include <tuple>

namespace touchstone::ui {

constexpr std::size_t mostMatches = 1'000'000;

void TextFinder::search(const ColumnTable& table, const QString& needle)
{
    clear();
    m_needle = needle;
    if (needle.isEmpty()) {
        return;
    }
    for (const SideId side : bothSides) {
        if (!table.has(side) || (side == SideId::System && table.sameText())) {
            continue;
        }
        const QString& text = table.text(side);
        qsizetype from = text.indexOf(needle, 0, Qt::CaseInsensitive);
        while (from >= 0 && m_matches.size() < mostMatches) {
            const auto begin = table.columnOfUnit(side, static_cast<std::uint32_t>(from));
            const auto end
                = table.columnOfUnit(side, static_cast<std::uint32_t>(from + needle.size() - 1)) + 1;
            m_matches.push_back({ side, { begin, std::min(end, table.count()) } });
            from = text.indexOf(needle, from + needle.size(), Qt::CaseInsensitive);
        }
    }
    std::ranges::sort(m_matches, {}, [](const SideRange& match) {
        return std::tuple(match.columns.begin, match.columns.end, match.side);
    });
}

void TextFinder::clear()
{
    m_needle.clear();
    m_matches.clear();
    m_current.reset();
}

void TextFinder::move(bool forward, std::uint32_t startColumn)
{
    if (m_matches.empty()) {
        return;
    }
    const auto count = m_matches.size();
    const auto before = [startColumn](const SideRange& match) { return match.columns.begin < startColumn; };
    const auto first = std::ranges::partition_point(m_matches, before) - m_matches.begin();
    // The first move forward stays where it starts.
    const auto from = m_current ? *m_current + (forward ? 1 : 0) : static_cast<std::size_t>(first);
    m_current = (from + (forward ? 0 : count - 1)) % count;
}

} // namespace touchstone::ui
