// SPDX-License-Identifier: GPL-3.0-or-later
// Names: the same words, made the same wrong thing of again and again.
#include "core/leads/leadfamilies.h"

#include "core/evaluation/slices/slicefacets.h"

#include <cmath>
#include <map>

namespace touchstone::analysis {

namespace {

constexpr std::size_t leastOfName = 3; ///< occurrences
constexpr std::size_t leastUnitsOfName = 2;

/// What the system made of a wrong record: its type there, or none.
std::uint32_t madeOf(const LeadGround& ground, std::uint32_t number)
{
    const auto& record = ground.evaluation().records[number];
    return record.hasSystem() ? record.systemType
                              : static_cast<std::uint32_t>(ground.evaluation().labels.size());
}

/// By words and type the records, ascending.
using NameRecords = std::map<std::pair<std::uint32_t, std::uint32_t>, std::vector<std::uint32_t>>;

/// The units of the records, and in how many of them most were made the same.
struct NameUnits
{
    std::size_t all = 0;
    std::size_t wrong = 0;
};
NameUnits unitsOfName(
    const LeadGround& ground, std::span<const std::uint32_t> members, std::span<const std::uint32_t> errors)
{
    std::map<std::uint32_t, std::pair<std::size_t, std::size_t>> counts;
    for (const auto record : members) {
        ++counts[ground.unitOf(record)].first;
    }
    for (const auto record : errors) {
        ++counts[ground.unitOf(record)].second;
    }
    NameUnits units { counts.size(), 0 };
    for (const auto& [unit, count] : counts) {
        units.wrong += 2 * count.second > count.first ? 1U : 0U;
    }
    return units;
}

/// The names of one side.
class NameSearch
{
public:
    NameSearch(const LeadGround& ground, LeadSide side, const FacetColumn& surfaces)
        : m_ground(ground)
        , m_side(side)
        , m_surfaces(surfaces)
    {
        auto records = ground.records(side);
        std::ranges::sort(records);
        for (const auto record : records) {
            const auto type = ground.typeOf(record, side);
            ++m_ofType[type];
            if (ground.isWrong(record, side)) {
                ++m_made[{ type, madeOf(ground, record) }];
            }
            const auto surface = surfaces.of(record).front();
            if (surfaces.names[surface] != noSliceValue) {
                m_names[{ surface, type }].push_back(record);
            }
        }
        std::erase_if(m_names, [&](const auto& name) {
            return name.second.size() < leastOfName || unitsOf(ground, name.second) < leastUnitsOfName;
        });
    }

    /// What a name may be made, over all names: so many tests.
    [[nodiscard]] std::size_t tests() const
    {
        std::map<std::uint32_t, std::size_t> kinds;
        for (const auto& [made, count] : m_made) {
            ++kinds[made.first];
        }
        std::size_t tests = 0;
        for (const auto& [name, records] : m_names) {
            const auto found = kinds.find(name.second);
            tests += found != kinds.end() ? found->second : 0;
        }
        return tests;
    }

    void addTo(std::vector<LeadCandidate>& candidates, double alpha, std::size_t tests) const
    {
        for (const auto& [name, records] : m_names) {
            std::map<std::uint32_t, std::vector<std::uint32_t>> byMade;
            for (const auto record : m_ground.wrongOf(records, m_side)) {
                byMade[madeOf(m_ground, record)].push_back(record);
            }
            for (auto& [made, errors] : byMade) {
                if (errors.size() >= leastUnitsOfName) {
                    candidates.push_back(candidateOf(name, made, records, std::move(errors), alpha, tests));
                }
            }
        }
    }

private:
    [[nodiscard]] LeadCandidate candidateOf(std::pair<std::uint32_t, std::uint32_t> name, std::uint32_t made,
        const std::vector<std::uint32_t>& records, std::vector<std::uint32_t> errors, double alpha,
        std::size_t tests) const
    {
        const auto& labels = m_ground.evaluation().labels;
        LeadCandidate candidate;
        candidate.statement = { LeadFamily::Name, m_side,
            { { "type", labels[name.second] }, { "surface", m_surfaces.names[name.first] } } };
        if (m_side == LeadSide::Gold) {
            candidate.statement.literals.push_back(
                { "system-type", made < labels.size() ? labels[made] : std::string(RecordFilter::none) });
        }
        candidate.members = records;
        candidate.errors = std::move(errors);
        const auto rate = std::clamp(static_cast<double>(m_made.at({ name.second, made }))
                / static_cast<double>(m_ofType.at(name.second)),
            leastRate, 1 - leastRate);
        const auto n = static_cast<double>(records.size());
        const auto units = unitsOfName(m_ground, records, candidate.errors);
        candidate.expected = n * rate;
        candidate.p = std::min(1.0,
            binomialTail(units.all, units.wrong, rate)
                * static_cast<double>(std::max<std::size_t>(tests, 1)));
        candidate.certain = *candidate.p <= alpha;
        setWorth(candidate,
            static_cast<double>(candidate.errors.size()) - *candidate.expected
                - 2 * std::sqrt(n * rate * (1 - rate)),
            m_ground);
        return candidate;
    }

    const LeadGround& m_ground;
    LeadSide m_side;
    const FacetColumn& m_surfaces;
    NameRecords m_names;
    std::map<std::uint32_t, std::size_t> m_ofType;
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::size_t> m_made; ///< by type and what was made
};

} // namespace

std::vector<LeadCandidate> nameCandidates(
    const LeadGround& ground, double alpha, Untold& untold, const support::Progress& progress)
{
    const auto* const surfaces = sliceFacet(ground.evaluation(), "surface");
    if (surfaces == nullptr) {
        untold.push_back(
            { LeadFamily::Name, support::said("The documents have no text, so no words are known.") });
        return {};
    }
    if (ground.unitCount() < leastUnitsOfName) {
        untold.push_back({ LeadFamily::Name,
            support::said("What is made of a name is compared over documents or sentences, and there is only "
                          "one.") });
        return {};
    }
    std::vector<NameSearch> searches;
    std::size_t tests = 0;
    for (const auto side : { LeadSide::Gold, LeadSide::System }) {
        if ((side == LeadSide::Gold || !ground.ofDifference()) && !progress.cancelled()) {
            tests += searches.emplace_back(ground, side, *surfaces).tests();
        }
    }
    std::vector<LeadCandidate> candidates;
    for (const auto& search : searches) {
        if (!progress.cancelled()) {
            search.addTo(candidates, alpha, tests);
        }
    }
    return candidates;
}

} // namespace touchstone::analysis
