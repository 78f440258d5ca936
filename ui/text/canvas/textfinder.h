// SPDX-License-Identifier: GPL-3.0-or-later
// TextFinder: every place where a text occurs on either side, and which of them is the current one.
#pragma once

#include "ui/text/canvas/spanpainter.h"

namespace touchstone::ui {

class TextFinder
{
public:
    /// Looks for the needle in both texts (once when they are the same), without regard to case. O(text).
    void search(const ColumnTable& table, const QString& needle);
    void clear();

    [[nodiscard]] const QString& needle() const { return m_needle; }
    [[nodiscard]] std::span<const SideRange> matches() const { return m_matches; } ///< by first column
    [[nodiscard]] std::optional<std::size_t> current() const { return m_current; }
    /// Moves to the next or previous match, around the ends; the first move starts at a column.
    void move(bool forward, std::uint32_t startColumn);

private:
    QString m_needle;
    std::vector<SideRange> m_matches;
    std::optional<std::size_t> m_current;
};

} // namespace touchstone::ui
