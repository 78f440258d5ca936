// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/noisy/noisywalk.h"

#include "core/align/editdistance.h"

#include <set>
#include <tuple>

namespace touchstone::match {

namespace {

using align::TextAlignment;
using text::Span;

__extension__ using Wide = __int128;

/// Above it no tolerance up to 1 is met by far; texts of whole inner stretches would cost their length for
/// every entity in them.
constexpr std::size_t mostLonger = 64;

/// Annotations nested over one another by the thousand: beyond it they are compared with nothing.
constexpr std::size_t mostLooked = std::size_t(1) << 25U;

/// Positions of both texts as columns with gaps, and back.
class Columns
{
    using Entry = align::ColumnEntry;

public:
    explicit Columns(const TextAlignment& alignment)
        : m_entries(align::columnEntries(alignment, true))
    {
    }

    /// The stretch of columns of each run: from its first character to the next character's column (a gap has
    /// the label of the character before it), at the end of the text to its last character.
    [[nodiscard]] std::vector<Span> ofRuns(const std::vector<LabelRun>& runs, bool gold) const
    {
        const auto side = gold ? &Entry::gold : &Entry::system;
        std::vector<Span> result;
        result.reserve(runs.size());
        std::size_t at = 0;
        const auto column = [&](std::uint32_t position) {
            while (at + 1 < m_entries.size() && m_entries[at + 1].*side <= position) {
                ++at;
            }
            return m_entries[at].column + (position - m_entries[at].*side);
        };
        const auto length = m_entries.back().*side;
        for (const auto& run : runs) {
            const auto begin = column(run.characters.begin);
            const auto last = column(run.characters.end - 1);
            result.push_back({ begin, run.characters.end == length ? last + 1 : column(run.characters.end) });
        }
        return result;
    }

    /// Characters of the system text before a column.
    [[nodiscard]] std::uint32_t systemBefore(std::uint32_t column) const
    {
        const auto after = std::upper_bound(m_entries.begin(), m_entries.end(), column,
            [](std::uint32_t value, const Entry& entry) { return value < entry.column; });
        const auto& entry = *(after - 1);
        const auto next = after == m_entries.end() ? entry.system : after->system;
        return std::min(entry.system + (column - entry.column), next);
    }

private:
    std::vector<Entry> m_entries;
};

class Walk
{
public:
    Walk(const NoisySide& gold, const NoisySide& system, const TextAlignment& alignment,
        const NoisyTexts& texts)
        : m_gold(gold)
        , m_system(system)
        , m_texts(texts)
        , m_alignment(alignment)
        , m_columns(alignment)
        , m_goldColumns(m_columns.ofRuns(gold.runs, true))
        , m_systemColumns(m_columns.ofRuns(system.runs, false))
        , m_tails(system.runs)
    {
        std::uint32_t types = 0;
        for (const auto& run : gold.runs) {
            types = std::max(types, run.type + 1);
        }
        m_takenTo.assign(types, 0);
    }

    support::Result<std::vector<NoisyComparison>> run(Tolerance tolerance, support::Progress& progress)
    {
        std::vector<NoisyComparison> result(m_gold.entities.size());
        for (std::uint32_t i = 0; i < result.size(); ++i) {
            result[i].gold = i;
            result[i].column = noRun;
            result[i].goldText = m_gold.entities[i].walked;
            if (m_gold.entities[i].run == noRun) {
                result[i].distance = result[i].goldText.length();
            }
        }
        constexpr std::uint32_t checkEach = 1024;
        for (std::uint32_t run = 0; run < m_gold.runs.size(); ++run) {
            if (!m_gold.runs[run].begins) {
                continue;
            }
            if (run % checkEach == 0 && progress.cancelled()) {
                return support::failure(support::ErrorCode::Cancelled, "Stopped on request.");
            }
            auto& comparison = result[m_gold.runs[run].entity];
            compare(run, comparison);
            const auto goldText = slice(m_texts.gold, comparison.goldText);
            const auto systemText = slice(m_texts.system, comparison.systemText);
            const auto distance = noisyDistance(goldText, systemText, progress);
            if (!distance) {
                return tl::unexpected(distance.error());
            }
            comparison.distance = *distance;
            comparison.matched = !goldText.empty() && !systemText.empty()
                && tolerance.allows(comparison.distance, goldText.size());
        }
        if (m_gold.hidden + m_system.hidden > 0) {
            if (const auto done = compareHidden(result, tolerance, progress); !done) {
                return tl::unexpected(done.error());
            }
        }
        return result;
    }

private:
    /// An entity of the system by its span, for those that the labels do not show.
    struct Placed
    {
        Span columns; ///< without gap
        std::uint32_t type = 0;
        std::uint32_t entity = 0;
        std::uint32_t reach = 0; ///< furthest end of its type so far
    };

    [[nodiscard]] std::vector<Placed> placeSystem(const align::ColumnMap& columns) const
    {
        std::vector<Placed> placed;
        for (std::uint32_t i = 0; i < m_system.entities.size(); ++i) {
            placed.push_back(
                { columns.ofSystem(m_system.entities[i].span), m_system.entities[i].type, i, 0 });
        }
        std::sort(placed.begin(), placed.end(), [](const Placed& a, const Placed& b) {
            return std::tuple(a.type, a.columns, a.entity) < std::tuple(b.type, b.columns, b.entity);
        });
        for (std::size_t i = 0; i < placed.size(); ++i) {
            const bool first = i == 0 || placed[i - 1].type != placed[i].type;
            placed[i].reach = std::max(placed[i].columns.end, first ? 0 : placed[i - 1].reach);
        }
        return placed;
    }

    /// Entities without a label of their own, on either side: by their spans.
    support::Result<void> compareHidden(
        std::vector<NoisyComparison>& result, Tolerance tolerance, support::Progress& progress) const
    {
        const align::ColumnMap columns(m_alignment);
        const auto placed = placeSystem(columns);
        std::vector<bool> used(m_system.entities.size(), false);
        for (const auto& comparison : result) {
            if (comparison.system != noRun) {
                used[comparison.system] = true;
            }
        }
        std::size_t looked = 0;
        for (auto& comparison : result) {
            const auto& gold = m_gold.entities[comparison.gold];
            if (comparison.system != noRun || comparison.passedOver) {
                continue;
            }
            const auto own = columns.ofGold(gold.span);
            auto at = std::partition_point(placed.begin(), placed.end(), [&](const Placed& one) {
                return one.type < gold.type || (one.type == gold.type && one.reach <= own.begin);
            });
            for (; at != placed.end() && at->type == gold.type && at->columns.begin < own.end; ++at) {
                if (++looked > mostLooked || progress.cancelled()) {
                    return progress.cancelled()
                        ? support::failure(support::ErrorCode::Cancelled, "Stopped on request.")
                        : support::Result<void>();
                }
                const auto& system = m_system.entities[at->entity];
                if (!used[at->entity] && (gold.run == noRun || system.run == noRun)
                    && text::overlap(own, at->columns) > 0) {
                    break;
                }
            }
            if (at == placed.end() || at->type != gold.type || at->columns.begin >= own.end) {
                continue;
            }
            used[at->entity] = true;
            comparison.system = at->entity;
            comparison.goldText = gold.span;
            comparison.systemText = m_system.entities[at->entity].span;
            const auto distance = noisyDistance(slice(m_texts.gold, comparison.goldText),
                slice(m_texts.system, comparison.systemText), progress);
            if (!distance) {
                return tl::unexpected(distance.error());
            }
            comparison.distance = *distance;
            comparison.matched = tolerance.allows(comparison.distance, gold.span.length());
        }
        return {};
    }

    static std::u32string_view slice(std::u32string_view text, Span span)
    {
        return text.substr(std::min<std::size_t>(span.begin, text.size()), span.length());
    }

    /// Finds what the entity that begins with a run of the gold is compared with.
    void compare(std::uint32_t goldRun, NoisyComparison& comparison)
    {
        const auto type = m_gold.runs[goldRun].type;
        const auto entity = m_goldColumns[goldRun];
        comparison.column = entity.end - 1;
        while (m_next < m_systemColumns.size() && m_systemColumns[m_next].end <= entity.begin) {
            ++m_next;
        }
        // Columns of the type that an earlier entity took with a tail are not looked at. They all lie before
        // the end of the last tail, since a tail ends where the next one of its type may begin.
        const auto takenTo = m_takenTo[type];
        auto run = m_next;
        bool lastTaken = false;
        for (; run < m_systemColumns.size() && m_systemColumns[run].begin < entity.end; ++run) {
            if (m_system.runs[run].type != type) {
                continue;
            }
            if (std::min(m_systemColumns[run].end, entity.end) > takenTo) {
                break;
            }
            lastTaken = m_systemColumns[run].end >= entity.end;
        }
        if (lastTaken) {
            comparison.passedOver = true;
            return;
        }
        if (run >= m_systemColumns.size() || m_systemColumns[run].begin >= entity.end) {
            takeTail(entity.end, type, { entity.end, entity.end }, comparison);
            return;
        }
        // Found. It begins before the entity when the entity's first column is part of it.
        const auto found = m_systemColumns[run];
        const auto begin = std::max(found.begin, takenTo);
        comparison.system = m_system.runs[run].entity;
        auto last = run;
        while (last + 1 < m_systemColumns.size()
            && m_systemColumns[last + 1].begin == m_systemColumns[last].end
            && m_system.runs[last + 1].type == type && m_systemColumns[last].end < entity.end) {
            ++last;
        }
        const auto end = std::min(m_systemColumns[last].end, entity.end);
        if (m_systemColumns[last].end >= entity.end) {
            takeTail(entity.end, type, { begin, end }, comparison);
            return;
        }
        setSystemText({ begin, end }, comparison);
    }

    /// What goes on behind the entity belongs to it too, and to no later one.
    void takeTail(std::uint32_t column, std::uint32_t type, Span columns, NoisyComparison& comparison)
    {
        const auto run = runAt(column);
        if (run != noRun) {
            const auto last = m_tails.lastRun(run, m_systemColumns[run].begin == column, type);
            if (last != noRun) {
                columns.end = m_systemColumns[last].end;
                m_takenTo[type] = std::max(m_takenTo[type], columns.end);
                if (comparison.system == noRun) {
                    comparison.system = m_system.runs[last].entity;
                }
            }
        }
        setSystemText(columns, comparison);
    }

    void setSystemText(Span columns, NoisyComparison& comparison) const
    {
        if (!columns.empty()) {
            comparison.systemText
                = { m_columns.systemBefore(columns.begin), m_columns.systemBefore(columns.end) };
        }
    }

    /// The run of the system that covers a column at or behind those seen so far.
    std::uint32_t runAt(std::uint32_t column)
    {
        const auto from = m_systemColumns.begin() + static_cast<std::ptrdiff_t>(m_next);
        const auto found = std::partition_point(
            from, m_systemColumns.end(), [column](const Span& run) { return run.end <= column; });
        return found == m_systemColumns.end() || found->begin > column
            ? noRun
            : static_cast<std::uint32_t>(found - m_systemColumns.begin());
    }

    const NoisySide& m_gold;
    const NoisySide& m_system;
    NoisyTexts m_texts;
    const TextAlignment& m_alignment;
    Columns m_columns;
    std::vector<Span> m_goldColumns; ///< of each run
    std::vector<Span> m_systemColumns;
    Tails m_tails;
    std::vector<std::uint32_t> m_takenTo; ///< by type: end of the last tail taken, in columns
    std::size_t m_next = 0; ///< first run of the system that ends behind the current entity's begin
};

constexpr std::size_t mostByType = std::size_t(1) << 27U;

/// Does an annotation lie over another, so that labels of characters cannot show both whole?
bool nests(const NoisySide& side)
{
    return side.hidden > 0 || side.runs.size() != side.entities.size()
        || std::any_of(side.entities.begin(), side.entities.end(),
            [](const LabelledEntity& entity) { return entity.walked != entity.span; });
}

/// Index in the side by index in the tree.
std::unordered_map<std::uint32_t, std::uint32_t> placesOf(const NoisySide& side)
{
    std::unordered_map<std::uint32_t, std::uint32_t> places;
    for (std::uint32_t i = 0; i < side.entities.size(); ++i) {
        places.emplace(side.entities[i].entity, i);
    }
    return places;
}

} // namespace

bool Tolerance::allows(std::uint64_t errors, std::uint64_t length) const
{
    return Wide(errors) * denominator <= Wide(length) * numerator;
}

support::Result<std::vector<NoisyComparison>> noisyWalkOfSpans(const NoisyDocument& gold,
    const NoisyDocument& system, const TextAlignment& alignment, const NoisyTexts& texts, Tolerance tolerance,
    support::Progress& progress)
{
    std::set<std::uint32_t> types;
    for (const auto& entity : gold.side.entities) {
        types.insert(entity.type);
    }
    const auto annotations = gold.side.entities.size() + system.side.entities.size();
    if ((!nests(gold.side) && !nests(system.side)) || types.size() * annotations > mostByType) {
        return noisyWalk(gold.side, system.side, alignment, texts, tolerance, progress);
    }
    std::vector<NoisyComparison> result(gold.side.entities.size());
    const auto only = [](std::span<const std::uint32_t> typeOf, std::uint32_t type) {
        std::vector<std::uint32_t> restricted(typeOf.size(), noType);
        for (std::size_t label = 0; label < typeOf.size(); ++label) {
            restricted[label] = typeOf[label] == type ? type : noType;
        }
        return restricted;
    };
    const auto goldPlaces = placesOf(gold.side);
    const auto systemPlaces = placesOf(system.side);
    for (const auto type : types) {
        const auto goldSide = noisySide(gold.document, only(gold.typeOf, type));
        const auto systemSide = noisySide(system.document, only(system.typeOf, type));
        auto comparisons = noisyWalk(goldSide, systemSide, alignment, texts, tolerance, progress);
        if (!comparisons) {
            return comparisons;
        }
        for (auto& comparison : *comparisons) {
            comparison.gold = goldPlaces.at(goldSide.entities[comparison.gold].entity);
            if (comparison.system != noRun) {
                comparison.system = systemPlaces.at(systemSide.entities[comparison.system].entity);
            }
            result[comparison.gold] = comparison;
        }
    }
    return result;
}

support::Result<std::uint32_t> noisyDistance(
    std::u32string_view gold, std::u32string_view system, support::Progress& progress)
{
    if (system.size() / mostLonger > gold.size() + mostLonger) {
        return static_cast<std::uint32_t>(system.size() - gold.size());
    }
    return align::editDistance(gold, system, progress);
}

support::Result<std::vector<NoisyComparison>> noisyWalk(const NoisySide& gold, const NoisySide& system,
    const TextAlignment& alignment, const NoisyTexts& texts, Tolerance tolerance, support::Progress& progress)
{
    return Walk(gold, system, alignment, texts).run(tolerance, progress);
}

} // namespace touchstone::match
