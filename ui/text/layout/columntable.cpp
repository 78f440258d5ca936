// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/layout/columntable.h"

#include "ui/text/layout/clustertable.h"

#include <QList>

namespace touchstone::ui {

namespace {

using align::Block;
using align::EditOperation;

// Ends of the text's lines in code points, the end of the text included.
std::vector<std::uint32_t> lineEnds(const ClusterTable& table, std::uint32_t from)
{
    std::vector<std::uint32_t> ends;
    for (std::size_t i = 0; i < table.kind.size(); ++i) {
        if ((table.kind[i] & clusterkind::LineBreak) != 0 && table.start[i + 1] > from) {
            ends.push_back(table.start[i + 1]);
        }
    }
    const auto length = table.start.back();
    if (length > from && (ends.empty() || ends.back() != length)) {
        ends.push_back(length);
    }
    return ends;
}

// What the blocks leave over, line by line: texts without alignment stay readable side by side.
void appendUncovered(std::vector<Block>& blocks, const ClusterTable& gold, const ClusterTable& system)
{
    std::uint32_t g = blocks.empty() ? 0 : blocks.back().gold.end;
    std::uint32_t s = blocks.empty() ? 0 : blocks.back().system.end;
    const auto goldEnds = lineEnds(gold, g);
    const auto systemEnds = lineEnds(system, s);
    for (std::size_t i = 0; i < std::max(goldEnds.size(), systemEnds.size()); ++i) {
        if (i < goldEnds.size()) {
            blocks.push_back({ EditOperation::Delete, { g, goldEnds[i] }, { s, s } });
            g = goldEnds[i];
        }
        if (i < systemEnds.size()) {
            blocks.push_back({ EditOperation::Insert, { g, g }, { s, systemEnds[i] } });
            s = systemEnds[i];
        }
    }
}

// Blocks cut to the texts and to one another, so that no input can lead outside.
std::vector<Block> usableBlocks(
    std::span<const Block> blocks, std::uint32_t goldLength, std::uint32_t systemLength)
{
    std::vector<Block> usable;
    usable.reserve(blocks.size());
    std::uint32_t g = 0;
    std::uint32_t s = 0;
    for (const Block& block : blocks) {
        auto gold = std::min(block.gold.length(), goldLength - g);
        auto system = std::min(block.system.length(), systemLength - s);
        if (block.gold.begin != g || block.system.begin != s) {
            break;
        }
        if (block.operation == EditOperation::Delete) {
            system = 0;
        } else if (block.operation == EditOperation::Insert) {
            gold = 0;
        } else {
            gold = system = std::min(gold, system);
        }
        usable.push_back({ block.operation, { g, g + gold }, { s, s + system } });
        g += gold;
        s += system;
    }
    return usable;
}

/// Right to left? Nothing: no letter tells.
std::optional<bool> directionOf(QStringView paragraph)
{
    if (paragraph.isRightToLeft()) {
        return true;
    }
    const auto letters = paragraph.toUcs4();
    const bool left = std::ranges::any_of(
        letters, [](auto letter) { return QChar::direction(char32_t(letter)) == QChar::DirL; });
    return left ? std::optional(false) : std::nullopt;
}

/// Where a column stands in one of these; beyond the last one: at the end.
std::uint32_t startOf(const std::vector<std::uint32_t>& starts, std::uint32_t column)
{
    return starts.empty() ? 0 : starts[std::min<std::size_t>(column, starts.size() - 1)];
}

/// The column that holds a position; `count` behind the last one.
std::uint32_t columnAt(const std::vector<std::uint32_t>& starts, std::uint32_t position, std::uint32_t count)
{
    return starts.empty() || position >= starts.back()
        ? count
        : static_cast<std::uint32_t>(std::ranges::upper_bound(starts, position) - starts.begin()) - 1;
}

} // namespace

ColumnTable::ColumnTable(
    const text::Text* gold, const text::Text* system, std::span<const align::Block> blocks)
{
    m_sides[0].present = gold != nullptr;
    m_sides[1].present = system != nullptr;
    m_same = gold != nullptr && system != nullptr && (gold == system || *gold == *system);
    if (oneText()) {
        if (const text::Text* only = gold != nullptr ? gold : system) {
            buildOne(*only);
        }
        findDirections();
        return;
    }
    const ClusterTable goldClusters = clusters(gold->utf8());
    const ClusterTable systemClusters = clusters(system->utf8());
    auto usable = usableBlocks(blocks, gold->length(), system->length());
    appendUncovered(usable, goldClusters, systemClusters);
    buildAligned(goldClusters, systemClusters, usable);
    finishSide(m_sides[0], *gold, goldClusters.astral);
    finishSide(m_sides[1], *system, systemClusters.astral);
    findDirections();
}

void ColumnTable::findDirections()
{
    if (std::ranges::none_of(m_flags, [](std::uint8_t flags) { return (flags & Flag::Bidi) != 0; })) {
        return;
    }
    bool right = false;
    std::uint32_t to = 0;
    for (std::uint32_t from = 0; from < count(); from = to) {
        while (to < count() && !lineBreak(to)) {
            ++to;
        }
        to = std::min(to + 1, count());
        std::optional<bool> direction;
        for (const SideId side : bothSides) {
            if (!direction && has(side)) {
                const auto begin = static_cast<qsizetype>(unit(side, from));
                const auto end = static_cast<qsizetype>(unit(side, to));
                direction = directionOf(QStringView(text(side)).sliced(begin, end - begin));
            }
        }
        if (direction.value_or(right) != right) {
            m_turns.push_back(from);
            right = !right;
        }
    }
}

bool ColumnTable::rightToLeft(std::uint32_t column) const
{
    return (std::ranges::upper_bound(m_turns, column) - m_turns.begin()) % 2 != 0;
}

void ColumnTable::pushColumn(std::uint16_t kinds, EditOperation edit)
{
    using namespace clusterkind;
    // A line may end on either side of an ideograph, but not before closing nor after opening punctuation.
    if (!m_flags.empty() && ((kinds | m_lastKinds) & Wide) != 0
        && (kinds & (NoBreakBefore | clusterkind::Space)) == 0 && (m_lastKinds & NoBreakAfter) == 0) {
        m_flags.back() |= Flag::BreakAfter;
    }
    const auto bit = [kinds](std::uint16_t kind, Flag flag) {
        return static_cast<unsigned>((kinds & kind) != 0 ? flag : 0);
    };
    const unsigned flags = bit(clusterkind::Space, Flag::Space) | bit(LineBreak, Flag::Break)
        | bit(clusterkind::BreakAfter, Flag::BreakAfter) | bit(clusterkind::Special, Flag::Special)
        | bit(clusterkind::Bidi, Flag::Bidi) | bit(clusterkind::Complex, Flag::Complex)
        | static_cast<unsigned>(edit) << 6U;
    m_flags.push_back(static_cast<std::uint8_t>(flags));
    m_lastKinds = kinds;
}

void ColumnTable::buildOne(const text::Text& text)
{
    ClusterTable table = clusters(text.utf8());
    const bool gold = m_sides[0].present;
    const auto edit = m_same ? EditOperation::Equal : gold ? EditOperation::Delete : EditOperation::Insert;
    m_flags.reserve(table.kind.size());
    for (const auto kind : table.kind) {
        pushColumn(kind, edit);
    }
    Side& side = m_sides[gold ? 0 : 1];
    side.codePoint = std::move(table.start);
    finishSide(side, text, table.astral);
}

void ColumnTable::buildAligned(
    const ClusterTable& gold, const ClusterTable& system, std::span<const align::Block> blocks)
{
    auto& goldStarts = m_sides[0].codePoint;
    auto& systemStarts = m_sides[1].codePoint;
    const auto expected = std::max(gold.kind.size(), system.kind.size());
    goldStarts.reserve(expected + expected / 8);
    systemStarts.reserve(expected + expected / 8);
    m_flags.reserve(expected + expected / 8);

    std::size_t goldCluster = 0; // first cluster that starts at or after g
    std::size_t systemCluster = 0;
    std::uint32_t g = 0;
    std::uint32_t s = 0;
    goldStarts.push_back(0);
    systemStarts.push_back(0);
    std::uint16_t kinds = 0;
    bool edited = false;
    // A column ends where both texts stand at a cluster border; clusters that never meet are cut in the end.
    const auto step = [&](std::uint32_t goldStep, std::uint32_t systemStep, bool equal) {
        if (goldStep != 0 && gold.start[goldCluster] == g) {
            kinds |= gold.kind[goldCluster];
        }
        if (systemStep != 0 && system.start[systemCluster] == s) {
            kinds |= system.kind[systemCluster];
        }
        edited = edited || !equal;
        g += goldStep;
        s += systemStep;
        while (gold.start[goldCluster] < g) {
            ++goldCluster;
        }
        while (system.start[systemCluster] < s) {
            ++systemCluster;
        }
        const bool border = gold.start[goldCluster] == g && system.start[systemCluster] == s;
        const auto longest = std::max(g - goldStarts.back(), s - systemStarts.back());
        if (!border && longest < longestCluster) {
            return;
        }
        pushColumn(kinds,
            g == goldStarts.back()         ? EditOperation::Insert
                : s == systemStarts.back() ? EditOperation::Delete
                : edited                   ? EditOperation::Replace
                                           : EditOperation::Equal);
        goldStarts.push_back(g);
        systemStarts.push_back(s);
        kinds = 0;
        edited = false;
    };
    for (const Block& block : blocks) {
        const bool equal = block.operation == EditOperation::Equal;
        const std::uint32_t goldStep = block.gold.empty() ? 0 : 1;
        const std::uint32_t systemStep = block.system.empty() ? 0 : 1;
        const auto length = std::max(block.gold.length(), block.system.length());
        for (std::uint32_t i = 0; i < length; ++i) {
            step(goldStep, systemStep, equal);
        }
    }
}

void ColumnTable::finishSide(Side& side, const text::Text& text, bool astral)
{
    side.text = QString::fromUtf8(text.utf8().data(), static_cast<qsizetype>(text.utf8().size()));
    if (astral) {
        side.unit.reserve(side.codePoint.size());
        std::uint32_t unit = 0;
        std::uint32_t position = 0;
        for (const auto start : side.codePoint) {
            for (; position < start; ++position) {
                unit += side.text.at(static_cast<qsizetype>(unit)).isHighSurrogate() ? 2U : 1U;
            }
            side.unit.push_back(unit);
        }
    }
    side.lineStarts.push_back(0);
    for (std::uint32_t column = 0; column + 1 < count(); ++column) {
        if (!lineBreak(column) || side.codePoint[column] == side.codePoint[column + 1]) {
            continue;
        }
        // The column may break on account of the other side only.
        const auto breaks = [](QChar c) { return (clusterKind(c.unicode()) & clusterkind::LineBreak) != 0; };
        if (std::ranges::any_of(side.cell(column), breaks)) {
            side.lineStarts.push_back(column + 1);
        }
    }
}

std::uint32_t ColumnTable::codePoint(SideId side, std::uint32_t column) const
{
    return startOf(data(side).codePoint, column);
}

std::uint32_t ColumnTable::unit(SideId side, std::uint32_t column) const
{
    return startOf(data(side).units(), column);
}

QStringView ColumnTable::cell(SideId side, std::uint32_t column) const
{
    const Side& d = data(side);
    return d.present ? d.cell(column) : QStringView();
}

bool ColumnTable::gap(SideId side, std::uint32_t column) const
{
    const Side& d = data(side);
    return !d.present || d.codePoint[column] == d.codePoint[column + 1];
}

std::uint32_t ColumnTable::columnOf(SideId side, std::uint32_t position) const
{
    return columnAt(data(side).codePoint, position, count());
}

ColumnSpan ColumnTable::columnsOf(SideId side, text::Span span) const
{
    const auto begin = columnOf(side, span.begin);
    if (span.empty() || begin >= count()) {
        return { begin, begin };
    }
    return { begin, columnOf(side, std::min(span.end, data(side).codePoint.back()) - 1) + 1 };
}

std::uint32_t ColumnTable::columnOfUnit(SideId side, std::uint32_t position) const
{
    return columnAt(data(side).units(), position, count());
}

QString ColumnTable::slice(SideId side, ColumnSpan columns) const
{
    const auto from = unit(side, columns.begin);
    const auto to = unit(side, columns.end);
    return data(side).text.mid(static_cast<qsizetype>(from), static_cast<qsizetype>(to - from));
}

ColumnTable::SourceLine ColumnTable::sourceLine(SideId side, std::uint32_t column) const
{
    const auto& starts = data(side).lineStarts;
    const auto next = std::ranges::upper_bound(starts, column);
    return starts.empty() ? SourceLine()
                          : SourceLine { static_cast<std::uint32_t>(next - starts.begin()) - 1, *(next - 1) };
}

} // namespace touchstone::ui
