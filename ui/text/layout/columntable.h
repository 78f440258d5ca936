// SPDX-License-Identifier: GPL-3.0-or-later
// ColumnTable: the one grid both texts stand in. A column holds whole grapheme clusters of either side, or
// nothing (a gap). Arrays per column, no font in here.
#pragma once

#include "core/align/alignment.h"
#include "core/explain/highlight.h"

#include <QString>
#include <QStringView>

namespace touchstone::ui {

using analysis::SideId;

inline constexpr std::array bothSides { SideId::Gold, SideId::System };
[[nodiscard]] constexpr SideId otherSide(SideId side)
{
    return side == SideId::Gold ? SideId::System : SideId::Gold;
}
/// Of a side in what is held by side.
[[nodiscard]] constexpr std::size_t indexOf(SideId side) { return static_cast<std::size_t>(side); }

struct ClusterTable;

/// Half-open range of columns.
struct ColumnSpan
{
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
    [[nodiscard]] std::uint32_t length() const { return end > begin ? end - begin : 0; }
    [[nodiscard]] bool empty() const { return end <= begin; }
    friend bool operator==(const ColumnSpan&, const ColumnSpan&) = default;
};

class ColumnTable
{
public:
    ColumnTable() = default;
    /// Either text may be null. Blocks that do not fit the texts are cut; texts that no block covers follow
    /// line by line (a line of the gold, then one of the system). O(bytes + blocks).
    ColumnTable(const text::Text* gold, const text::Text* system, std::span<const align::Block> blocks);

    [[nodiscard]] std::uint32_t count() const { return static_cast<std::uint32_t>(m_flags.size()); }
    [[nodiscard]] bool has(SideId side) const { return data(side).present; }
    /// Both sides have the same text: it is held, measured and laid out once.
    [[nodiscard]] bool sameText() const { return m_same; }
    /// Only one text to draw: the same on both sides, or one side only.
    [[nodiscard]] bool oneText() const { return m_same || !m_sides[0].present || !m_sides[1].present; }

    [[nodiscard]] const QString& text(SideId side) const { return data(side).text; }
    /// First code point of a column; count() answers the length of the text.
    [[nodiscard]] std::uint32_t codePoint(SideId side, std::uint32_t column) const;
    [[nodiscard]] std::uint32_t unit(SideId side, std::uint32_t column) const; ///< in UTF-16 units
    [[nodiscard]] QStringView cell(SideId side, std::uint32_t column) const;
    [[nodiscard]] bool gap(SideId side, std::uint32_t column) const;

    /// The column whose cell holds the code point; past the end: count().
    [[nodiscard]] std::uint32_t columnOf(SideId side, std::uint32_t position) const;
    /// The columns of a span, widened to whole clusters, without gaps at its ends. An empty span answers an
    /// empty range.
    [[nodiscard]] ColumnSpan columnsOf(SideId side, text::Span span) const;
    [[nodiscard]] std::uint32_t columnOfUnit(SideId side, std::uint32_t position) const;
    /// Clean text of one side in a range of columns.
    [[nodiscard]] QString slice(SideId side, ColumnSpan columns) const;

    [[nodiscard]] align::EditOperation edit(std::uint32_t column) const
    {
        return static_cast<align::EditOperation>(m_flags[column] >> 6);
    }
    [[nodiscard]] bool space(std::uint32_t column) const { return (m_flags[column] & Space) != 0; }
    [[nodiscard]] bool lineBreak(std::uint32_t column) const { return (m_flags[column] & Break) != 0; }
    [[nodiscard]] bool breakAfter(std::uint32_t column) const { return (m_flags[column] & BreakAfter) != 0; }
    [[nodiscard]] bool special(std::uint32_t column) const { return (m_flags[column] & Special) != 0; }
    [[nodiscard]] bool bidi(std::uint32_t column) const { return (m_flags[column] & Bidi) != 0; }
    [[nodiscard]] bool complex(std::uint32_t column) const { return (m_flags[column] & Complex) != 0; }
    /// Is the paragraph (up to a line break of either text) of a column set from the right: is the first
    /// letter with a direction, the gold's before the system's, a right-to-left one? Paragraphs without such
    /// a letter go on as the one before. O(log paragraphs).
    [[nodiscard]] bool rightToLeft(std::uint32_t column) const;

    /// Number of the text's line (0-based) that a column is in, and the column that starts it. O(log lines).
    struct SourceLine
    {
        std::uint32_t number = 0;
        std::uint32_t firstColumn = 0;
    };
    [[nodiscard]] SourceLine sourceLine(SideId side, std::uint32_t column) const;
    [[nodiscard]] std::uint32_t sourceLineCount(SideId side) const
    {
        return static_cast<std::uint32_t>(data(side).lineStarts.size());
    }

private:
    enum Flag : std::uint8_t { Space = 1, Break = 2, BreakAfter = 4, Special = 8, Bidi = 16, Complex = 32 };

    struct Side
    {
        bool present = false;
        QString text;
        std::vector<std::uint32_t> codePoint; ///< start of each column, and the end
        std::vector<std::uint32_t> unit; ///< likewise; empty when equal to codePoint
        std::vector<std::uint32_t> lineStarts; ///< columns

        [[nodiscard]] const std::vector<std::uint32_t>& units() const
        {
            return unit.empty() ? codePoint : unit;
        }
        [[nodiscard]] QStringView cell(std::uint32_t column) const
        {
            const auto from = static_cast<qsizetype>(units()[column]);
            return QStringView(text).sliced(from, static_cast<qsizetype>(units()[column + 1]) - from);
        }
    };

    [[nodiscard]] const Side& data(SideId side) const { return m_sides[m_same ? 0 : indexOf(side)]; }
    void buildOne(const text::Text& text);
    void buildAligned(
        const ClusterTable& gold, const ClusterTable& system, std::span<const align::Block> blocks);
    void finishSide(Side& side, const text::Text& text, bool astral);
    void pushColumn(std::uint16_t kinds, align::EditOperation edit);
    void findDirections();

    bool m_same = false;
    std::array<Side, 2> m_sides;
    std::vector<std::uint8_t> m_flags;
    std::vector<std::uint32_t>
        m_turns; ///< columns from which on paragraphs go the other way; at first: right
    std::uint16_t m_lastKinds = 0;
};

} // namespace touchstone::ui
