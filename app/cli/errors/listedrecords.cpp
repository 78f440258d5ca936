// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/errors/listedrecords.h"

#include "core/evaluation/slices/filtering.h"
#include "core/support/lookup.h"

namespace touchstone::cli {

namespace {

using analysis::Evaluation;
using Counted = analysis::Comparison::Counted;

std::vector<std::uint32_t> passing(const ErrorsOptions& options, const ScoredSystem& system)
{
    return analysis::filtered(*system.evaluation, std::span(&options.filter, 1));
}

/// By record: does it pass?
std::vector<bool> passes(const ErrorsOptions& options, const ScoredSystem& system)
{
    std::vector<bool> result(system.evaluation->records.size(), false);
    for (const auto number : passing(options, system)) {
        result[number] = true;
    }
    return result;
}

/// Places of documents in the order of the second system's, then those that the first has alone.
class DocumentPlaces
{
public:
    DocumentPlaces(const Evaluation& first, const Evaluation& second)
        : m_evaluations { &first, &second }
    {
        for (const auto* const evaluation : { &second, &first }) {
            for (const auto& documentCase : evaluation->cases) {
                m_places.emplace(documentCase.name(), m_places.size());
            }
        }
    }
    std::size_t operator()(const ListedRecord& one) const
    {
        const auto& evaluation = *m_evaluations.at(one.system);
        return m_places.at(evaluation.cases[evaluation.records[one.number].document].name());
    }

private:
    std::array<const Evaluation*, 2> m_evaluations;
    std::map<std::string_view, std::size_t> m_places;
};

support::Result<ListedRecords> changedRecords(
    const ErrorsOptions& options, const std::vector<ScoredSystem>& systems, support::Progress& progress)
{
    if (systems.size() != 2) {
        return support::failure(support::ErrorCode::Unpairable,
            "Only " + std::to_string(systems.size())
                + " of the systems can be scored, so nothing changes between two.");
    }
    const auto& first = *systems[0].evaluation;
    const auto& second = *systems[1].evaluation;
    const auto compared = analysis::compareEvaluations(first, second, options.scheme, progress);
    if (!compared) {
        return tl::unexpected(compared.error());
    }
    const std::array chosen { passes(options, systems[0]), passes(options, systems[1]) };
    ListedRecords listed;
    for (const auto& one : compared->annotations) {
        if (support::contains(options.changes, one.change, &ChangeWord::change)) {
            const std::size_t system = one.b != Counted::none ? 1 : 0;
            const auto number = system == 1 ? one.b : one.a;
            ++listed.considered;
            if (chosen.at(system)[number]) {
                listed.records.push_back({ system, number, one });
            }
        }
    }
    const DocumentPlaces placeOf(first, second);
    const auto order = [&placeOf](const ListedRecord& one) {
        return std::tuple(placeOf(one), one.system == 0, one.number);
    };
    std::ranges::sort(listed.records, {}, order);
    return listed;
}

support::Result<ListedRecords> foundRecords(
    const ErrorsOptions& options, const std::vector<ScoredSystem>& systems, support::Progress& progress)
{
    const auto evaluations = support::listOf<analysis::EvaluationPtr>(systems, &ScoredSystem::evaluation);
    const auto found = analysis::foundByHowMany(evaluations, options.scheme, progress);
    if (!found) {
        return tl::unexpected(found.error());
    }
    const auto chosen = passes(options, systems.front());
    ListedRecords listed;
    for (const auto& one : found->annotations) {
        if (one.systems == *options.foundBy) {
            ++listed.considered;
            if (chosen[one.record]) {
                listed.records.push_back({ 0, one.record });
            }
        }
    }
    return listed;
}

} // namespace

support::Result<ListedRecords> listedRecords(
    const ErrorsOptions& options, const std::vector<ScoredSystem>& systems, support::Progress& progress)
{
    if (!options.changes.empty()) {
        return changedRecords(options, systems, progress);
    }
    if (options.foundBy) {
        return foundRecords(options, systems, progress);
    }
    const auto numbers = passing(options, systems.front());
    ListedRecords listed { {}, systems.front().evaluation->records.size() };
    listed.records.reserve(numbers.size());
    for (const auto number : numbers) {
        listed.records.push_back({ 0, number });
    }
    return listed;
}

} // namespace touchstone::cli
