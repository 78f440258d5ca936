// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leads/cellsearch.h"

#include "core/leads/cellmembers.h"
#include "core/leads/celltests.h"
#include "core/support/parallel.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <utility>

namespace touchstone::analysis {

namespace {

constexpr std::array levelShares { .5, .25, .25 }; ///< of alpha
constexpr double literalPrice = .05; ///< of the lower end, for each value beyond the first
constexpr std::size_t mostTwins = 10;
constexpr double mostOfExcess = .5; ///< of a general cell's, in a more special one that stands for it
constexpr double clearlyMore = 2; ///< standard errors

support::Failure searchCancelled()
{
    return support::failure(
        support::ErrorCode::Cancelled, support::said("The search for leads was cancelled."));
}

std::optional<std::string> wrongSetting(const CellRecords& records, const CellSearchSettings& settings)
{
    if (!(settings.alpha > 0 && settings.alpha < 1)) {
        return "The level of leads lies between 0 and 1.";
    }
    if (settings.levels < 1 || settings.levels > mostCellLevels) {
        return "A condition joins 1 to 3 values.";
    }
    if (settings.support < 1 || settings.units < 2) {
        return "A condition needs at least 1 record, in at least 2 documents.";
    }
    for (const auto& members : settings.explained) {
        if (std::ranges::any_of(members, [&](auto member) { return member >= records.wrong.size(); })) {
            return "Only records that there are can be explained.";
        }
    }
    for (const auto& cell : settings.pinned) {
        const bool known = std::ranges::all_of(cell, [&](const CellLiteral& literal) {
            return literal.feature < records.features.size() && literal.code < mostCellCodes;
        });
        if (cell.empty() || cell.size() > mostCellLevels || !known) {
            return "A pinned condition joins 1 to 3 values of features that there are.";
        }
    }
    return {};
}

/// Has all literals of the other, and more.
bool within(const CellLiterals& special, const CellLiterals& general)
{
    return special.size() > general.size() && std::ranges::all_of(general, [&](const CellLiteral& literal) {
        return std::ranges::find(special, literal) != special.end();
    });
}

double worth(const FoundCell& cell)
{
    return cell.given.lowerEnd() * (1 - literalPrice * static_cast<double>(cell.literals.size() - 1));
}

/// Levels, thresholds and p of one search.
class Levels
{
public:
    Levels(const CellSearchSettings& settings, CellSearch& search)
        : m_alpha(settings.alpha)
        , m_search(search)
    {
        for (std::size_t level = 0; level < settings.levels; ++level) {
            m_used += levelShares[level];
        }
    }

    void setTested(std::size_t level, std::int64_t tested)
    {
        m_search.tested[level] = tested;
        if (tested > 0) {
            m_search.thresholds[level]
                = normalThreshold(m_alpha * share(level) / static_cast<double>(tested));
        }
    }
    [[nodiscard]] double threshold(const CellLiterals& literals) const
    {
        return m_search.thresholds[literals.size() - 1];
    }
    void setP(CellEvidence& evidence, const CellLiterals& literals) const
    {
        const auto level = literals.size() - 1;
        const auto tests = static_cast<double>(std::max<std::int64_t>(1, m_search.tested[level]));
        evidence.p = std::min(1.0, normalTail(evidence.z) * tests / share(level));
    }

private:
    [[nodiscard]] double share(std::size_t level) const { return levelShares[level] / m_used; }

    double m_alpha;
    double m_used = 0;
    CellSearch& m_search;
};

class Search
{
public:
    Search(const CellRecords& records, const CellSearchSettings& settings, support::Progress& progress)
        : m_records(records)
        , m_settings(settings)
        , m_progress(progress)
        , m_terms(records)
        , m_levels(settings, m_found)
    {
    }

    support::Result<CellSearch> run()
    {
        // How much records go together is said by the rows' rates alone.
        m_found.rho = m_terms.rho();
        for (auto members : m_settings.explained) {
            std::ranges::sort(members);
            m_terms.explain(members);
        }
        const CellTests tests(m_records, m_terms, m_settings, m_found.rho);
        m_found.dropped = tests.dropped();
        test(tests);
        if (m_progress.cancelled()) {
            return searchCancelled();
        }
        for (auto& literals : m_settings.pinned) {
            m_found.pinned.push_back({ literals });
            tests.sort(m_found.pinned.back().literals);
        }
        count();
        list();
        findTwins();
        if (m_progress.cancelled()) {
            return searchCancelled();
        }
        return std::move(m_found);
    }

private:
    void test(const CellTests& tests)
    {
        std::vector<std::vector<TestedCell>> levels { tests.singles(m_progress) };
        if (m_settings.levels > 1) {
            levels.push_back(tests.pairs(levels[0], m_progress));
        }
        if (m_settings.levels > 2) {
            levels.push_back(tests.triples(levels[1], m_progress));
        }
        for (std::size_t level = 0; level < levels.size(); ++level) {
            m_levels.setTested(level, static_cast<std::int64_t>(levels[level].size()));
            for (const auto& cell : levels[level]) {
                if (cell.redundant || cell.z < m_found.thresholds[level]) {
                    continue;
                }
                FoundCell found { tests.literals(cell.key), cell.n, 0, cell.units };
                found.given.excess = cell.excess;
                found.given.standardError = cell.standardError;
                found.given.z = cell.z;
                m_found.passing.push_back(std::move(found));
            }
        }
        // Levels and keys decide between equals.
        std::ranges::stable_sort(m_found.passing, std::greater(), worth);
    }

    /// Bits of what passes and what is pinned; what the sums of the test do not say of them.
    void count()
    {
        std::vector<CellLiteral> literals;
        for (const auto* cells : { &m_found.passing, &m_found.pinned }) {
            for (const auto& cell : *cells) {
                literals.insert(literals.end(), cell.literals.begin(), cell.literals.end());
            }
        }
        m_members.emplace(m_records, literals);
        support::inParallel(m_found.passing.size(), [&](std::size_t i) {
            if (m_progress.cancelled()) {
                return;
            }
            auto& cell = m_found.passing[i];
            cell.wrong = countOf(m_members->of(cell.literals), m_members->wrong());
            finish(cell);
            cell.alone = cell.given;
        });
        for (auto& cell : m_found.pinned) {
            const auto bits = m_members->of(cell.literals);
            cell.wrong = countOf(bits, m_members->wrong());
            recount(cell, recordsOf(bits));
            cell.alone = cell.given;
        }
    }

    void recount(FoundCell& cell, std::span<const std::uint32_t> members) const
    {
        const auto sums = m_terms.sums(members);
        cell.n = sums.n;
        cell.units = sums.units;
        cell.given.excess = sums.excess();
        cell.given.standardError = sums.standardError(m_found.rho);
        cell.given.z = zOf(sums);
        finish(cell);
    }

    void finish(FoundCell& cell) const
    {
        cell.given.expected = static_cast<double>(cell.wrong) - cell.given.excess;
        m_levels.setP(cell.given, cell.literals);
    }

    /// A cell that is not listed yet, as it was when so many were.
    struct Candidate
    {
        FoundCell cell;
        std::size_t counted = 0;
    };

    /// Excess only falls when another cell is listed, so a cell is counted again when it comes first: most
    /// never do.
    void list()
    {
        std::vector<Candidate> candidates;
        std::set<std::pair<double, std::size_t>> left; // the best first
        for (const auto& cell : m_found.passing) {
            left.insert({ -worth(cell), candidates.size() });
            candidates.push_back({ cell });
        }
        while (!left.empty() && m_found.list.size() < m_settings.most && !m_progress.cancelled()) {
            const auto first = left.begin()->second;
            if (candidates[first].counted < m_found.list.size()) {
                left.erase(left.begin());
                if (stillPasses(candidates[first])) {
                    left.insert({ -worth(candidates[first].cell), first });
                }
                continue;
            }
            auto at = left.begin();
            for (auto part = narrowed(at, left, candidates); part != at;
                 part = narrowed(at, left, candidates)) {
                at = part;
            }
            auto& best = candidates[at->second];
            static_cast<void>(stillPasses(best)); // a narrowed one may have been counted long ago
            m_found.list.push_back(best.cell);
            m_listed.push_back(at->second);
            m_listedBits.push_back(m_members->of(best.cell.literals));
            m_terms.explain(recordsOf(m_listedBits.back()));
            left.erase(at);
        }
    }

    /// Counts a cell again given those that were listed since; false: it is out.
    bool stillPasses(Candidate& candidate) const
    {
        auto& cell = candidate.cell;
        const auto bits = m_members->of(cell.literals);
        bool touched = false;
        for (; candidate.counted < m_listedBits.size(); ++candidate.counted) {
            const auto& listed = m_listedBits[candidate.counted];
            if (sharedShare(bits, listed, m_members->wrong()) > mostShared) {
                return false;
            }
            touched = touched || countOf(bits, listed) > 0;
        }
        if (touched) {
            recount(cell, recordsOf(bits));
        }
        return cell.given.z >= m_levels.threshold(cell.literals);
    }

    /// A cell may owe its excess to a part of it. A more special cell of those left that holds most of the
    /// excess, and says clearly more beyond it than it does beyond that one, stands for it: .93 instead of
    /// .90 of the leads of simulated corpora are right then.
    template <class Left>
    typename Left::iterator narrowed(
        typename Left::iterator general, const Left& left, const std::vector<Candidate>& candidates) const
    {
        const auto& cell = candidates[general->second].cell;
        std::vector<typename Left::iterator> parts;
        for (auto at = left.begin(); at != left.end(); ++at) {
            if (within(candidates[at->second].cell.literals, cell.literals)) {
                parts.push_back(at);
            }
        }
        const auto members = recordsOf(m_members->of(cell.literals));
        const auto excess = m_terms.sums(members).excess();
        std::vector<double> more(parts.size());
        support::inParallel(parts.size(), [&](std::size_t i) {
            auto candidate = candidates[parts[i]->second];
            if (m_progress.cancelled() || !stillPasses(candidate)
                || candidate.cell.given.excess < mostOfExcess * excess) {
                return;
            }
            const auto part = recordsOf(m_members->of(candidate.cell.literals));
            more[i] = zOf(m_terms.sumsGiven(part, members))
                - std::max(0.0, zOf(m_terms.sumsGiven(members, part)));
        });
        const auto most = std::ranges::max_element(more);
        return most == more.end() || *most <= clearlyMore
            ? general
            : parts[static_cast<std::size_t>(most - more.begin())];
    }

    [[nodiscard]] double zOf(const CellSums& sums) const
    {
        const auto error = sums.standardError(m_found.rho);
        return error > 0 ? sums.excess() / error : 0;
    }

    void findTwins()
    {
        const auto& listed = m_listedBits;
        std::vector<std::size_t> twinOf(m_found.passing.size(), listed.size());
        support::inParallel(m_found.passing.size(), [&](std::size_t i) {
            if (m_progress.cancelled() || std::ranges::find(m_listed, i) != m_listed.end()) {
                return;
            }
            const auto bits = m_members->of(m_found.passing[i].literals);
            // Of two listed ones at most one shares this much.
            const auto at = std::ranges::find_if(listed, [&](const CellBits& other) {
                return sharedShare(bits, other, m_members->wrong()) >= twinShare;
            });
            twinOf[i] = static_cast<std::size_t>(at - listed.begin());
        });
        for (std::size_t i = 0; i < twinOf.size(); ++i) {
            if (twinOf[i] < listed.size() && m_found.list[twinOf[i]].twins.size() < mostTwins) {
                m_found.list[twinOf[i]].twins.push_back(i);
            }
        }
    }

    const CellRecords& m_records;
    const CellSearchSettings& m_settings;
    support::Progress& m_progress;
    CellTerms m_terms;
    CellSearch m_found;
    Levels m_levels;
    std::optional<CellMembers> m_members;
    std::vector<std::size_t> m_listed; ///< of `passing`, in the order of the list
    std::vector<CellBits> m_listedBits;
};

} // namespace

support::Result<CellSearch> searchCells(
    const CellRecords& records, const CellSearchSettings& settings, support::Progress& progress)
{
    if (auto wrong = wrongSetting(records, settings)) {
        return support::failure(support::ErrorCode::InvalidOption, std::move(*wrong));
    }
    return Search(records, settings, progress).run();
}

std::vector<std::uint32_t> cellMembers(const CellRecords& records, std::span<const CellLiteral> literals)
{
    std::vector<std::uint32_t> members;
    for (std::size_t i = 0; i < records.wrong.size(); ++i) {
        if (std::ranges::all_of(literals, [&](const CellLiteral& literal) {
                return records.features[literal.feature].codes[i] == literal.code;
            })) {
            members.push_back(static_cast<std::uint32_t>(i));
        }
    }
    return members;
}

} // namespace touchstone::analysis
