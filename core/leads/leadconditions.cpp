// SPDX-License-Identifier: GPL-3.0-or-later
// Conditions: conjunctions of values in which more is wrong than expected; and single documents.
#include "core/leads/cellcounts.h"
#include "core/leads/leadfamilies.h"

#include "core/support/lookup.h"

#include <cmath>
#include <map>
#include <numeric>

namespace touchstone::analysis {

namespace {

constexpr std::size_t leastDocumentsToCompare = 10;
constexpr std::size_t twinsTold = 3;

/// `records`: those of a unit beside each other; `isWrong(record)`.
template <typename Wrong>
CellRecords cellRecordsOf(const LeadGround& ground, LeadSide side, std::span<const std::uint32_t> records,
    std::span<const LeadFeature> features, const Wrong& isWrong)
{
    CellRecords cells;
    for (const auto record : records) {
        cells.units.push_back(ground.unitOf(record));
        cells.rows.push_back(ground.typeOf(record, side));
        cells.wrong.push_back(isWrong(record) ? 1 : 0);
    }
    for (std::uint32_t i = 0; i < features.size(); ++i) {
        auto& feature = cells.features.emplace_back();
        feature.key = i;
        feature.codes.reserve(records.size());
        for (const auto record : records) {
            feature.codes.push_back(features[i].codes[record]);
        }
    }
    return cells;
}

LeadStatement statementOf(const CellLiterals& literals, LeadSide side, std::span<const LeadFeature> features)
{
    LeadStatement statement { LeadFamily::Condition, side, {} };
    for (const auto& literal : literals) {
        const auto& feature = features[literal.feature];
        statement.literals.push_back({ feature.id, feature.values[literal.code].word });
    }
    if (literals.size() == 1 && features[literals.front().feature].ofDocuments) {
        statement.family = LeadFamily::Place;
    }
    return statement;
}

/// Nothing: a value that there is not here.
std::optional<CellLiterals> cellOf(const LeadStatement& statement, std::span<const LeadFeature> features)
{
    CellLiterals literals;
    for (const auto& [dimension, value] : statement.literals) {
        const auto feature = std::ranges::find(features, dimension, &LeadFeature::id);
        if (feature == features.end()) {
            return std::nullopt;
        }
        const auto found = std::ranges::find(feature->values, value, &LeadFeature::Value::word);
        if (found == feature->values.end()) {
            return std::nullopt;
        }
        literals.push_back({ static_cast<std::uint32_t>(feature - features.begin()),
            static_cast<std::uint8_t>(found - feature->values.begin()) });
    }
    std::ranges::sort(literals);
    return literals.empty() || literals.size() > mostCellLevels ? std::nullopt : std::optional(literals);
}

bool hasCells(const LeadStatement& statement, LeadSide side)
{
    return statement.side == side
        && (statement.family == LeadFamily::Condition || statement.family == LeadFamily::Place);
}

LeadCandidate candidateOf(const FoundCell& cell, bool certain, const CellRecords& cells,
    const LeadGround& ground, LeadSide side, std::span<const LeadFeature> features)
{
    LeadCandidate candidate;
    candidate.statement = statementOf(cell.literals, side, features);
    const auto& records = ground.records(side);
    candidate.members = support::listOf<std::uint32_t>(
        cellMembers(cells, cell.literals), [&](std::uint32_t i) { return records[i]; });
    std::ranges::sort(candidate.members);
    candidate.errors = ground.wrongOf(candidate.members, side);
    candidate.certain = certain;
    candidate.expected = cell.alone.expected;
    candidate.standardError = cell.alone.standardError;
    candidate.z = cell.alone.z;
    candidate.p = cell.alone.p;
    setWorth(candidate, cell.given.lowerEnd(), ground);
    return candidate;
}

/// The cell, or what says nearly the same with fewer values.
const FoundCell& simplest(const FoundCell& cell, std::span<const FoundCell> passing)
{
    const auto* best = &cell;
    for (const auto twin : cell.twins) {
        if (passing[twin].literals.size() < best->literals.size()) {
            best = &passing[twin];
        }
    }
    return *best;
}

/// The first ones that are another description, and not the same with a further value.
void addTwins(LeadCandidate& candidate, const FoundCell& cell, const FoundCell& said,
    std::span<const FoundCell> passing, LeadSide side, std::span<const LeadFeature> features)
{
    const auto add = [&](const FoundCell& twin) {
        const bool further = std::ranges::all_of(
            said.literals, [&](const CellLiteral& one) { return support::contains(twin.literals, one); });
        if (!further && candidate.twins.size() < twinsTold) {
            addTwin(candidate, subjectOf(statementOf(twin.literals, side, features), features));
        }
    };
    add(cell);
    for (const auto twin : cell.twins) {
        add(passing[twin]);
    }
}

/// The records as places in the population, ascending.
std::vector<std::uint32_t> placesOf(
    const std::vector<std::uint32_t>& population, std::span<const std::uint32_t> records)
{
    std::vector<std::uint32_t> places;
    for (std::uint32_t i = 0; i < population.size(); ++i) {
        if (std::ranges::binary_search(records, population[i])) {
            places.push_back(i);
        }
    }
    return places;
}

/// Why no value of a slice could be tested, of so many annotations that are wrong.
support::Message reasonOfNone(
    std::int64_t wrong, std::int64_t all, bool sentences, LeadSide side, const LeadSettings& settings)
{
    using support::said;
    const bool gold = side == LeadSide::Gold;
    if (wrong == 0) {
        return said(gold ? "Gold annotations: none is wrong." : "System annotations: none is wrong.");
    }
    if (wrong == all) {
        return said(gold ? "Gold annotations: all are wrong, so no slice tells them apart."
                         : "System annotations: all are wrong, so no slice tells them apart.");
    }
    const auto* const pattern = gold
        ? (sentences
                ? support::pattern("Gold annotations: no value of a slice has %1 of them in %2 sentences, "
                                   "more of them wrong than expected.")
                : support::pattern("Gold annotations: no value of a slice has %1 of them in %2 documents, "
                                   "more of them wrong than expected."))
        : (sentences ? support::pattern("System annotations: no value of a slice has %1 of them in %2 "
                                        "sentences, more of them wrong than expected.")
                     : support::pattern("System annotations: no value of a slice has %1 of them in %2 "
                                        "documents, more of them wrong than expected."));
    return said(pattern, settings.support, settings.documents);
}

} // namespace

support::Result<ConditionCandidates> conditionCandidates(const LeadGround& ground, LeadSide side,
    std::span<const LeadFeature> features, const LeadSettings& settings,
    std::span<const std::vector<std::uint32_t>> explained, Untold& untold, support::Progress& progress)
{
    const auto cells = cellRecordsOf(ground, side, ground.records(side), features,
        [&](std::uint32_t record) { return ground.isWrong(record, side); });
    CellSearchSettings search { .alpha = ground.ofDifference() ? settings.alpha : settings.alpha / 2,
        .support = settings.support,
        .units = settings.documents,
        .levels = settings.levels,
        .most = settings.most };
    for (const auto& key : settings.pinned) {
        const auto statement = statementByKey(key);
        const auto cell = statement && hasCells(*statement, side) ? cellOf(*statement, features)
                                                                  : std::optional<CellLiterals>();
        if (cell) {
            search.pinned.push_back(*cell);
        }
    }
    for (const auto& records : explained) {
        auto places = placesOf(ground.records(side), records);
        if (!places.empty()) {
            search.explained.push_back(std::move(places));
        }
    }
    const auto found = searchCells(cells, search, progress);
    if (!found) {
        return support::Failure(found.error());
    }
    ConditionCandidates result;
    result.rho = found->rho;
    for (const auto& cell : found->list) {
        const auto& said = simplest(cell, found->passing);
        auto candidate = candidateOf(said, true, cells, ground, side, features);
        setWorth(candidate, std::min(cell.given.lowerEnd(), said.alone.lowerEnd()), ground);
        addTwins(candidate, cell, said, found->passing, side, features);
        result.candidates.push_back(std::move(candidate));
    }
    for (const auto& cell : found->pinned) {
        if (cell.n > 0
            && !support::contains(
                result.candidates, statementOf(cell.literals, side, features), &LeadCandidate::statement)) {
            const bool certain = support::contains(found->passing, cell.literals, &FoundCell::literals);
            result.candidates.push_back(candidateOf(cell, certain, cells, ground, side, features));
        }
    }
    if (std::ranges::all_of(found->tested, [](std::int64_t tested) { return tested == 0; })) {
        untold.push_back({ LeadFamily::Condition,
            reasonOfNone(std::ranges::count(cells.wrong, 1), std::ssize(cells.wrong), ground.sentences(),
                side, settings) });
    }
    return result;
}

support::Result<std::optional<LeadCandidate>> conditionOfForm(const LeadGround& ground,
    const LeadCandidate& form, std::span<const LeadFeature> features, const LeadSettings& settings,
    double alpha, support::Progress& progress)
{
    const auto side = form.statement.side;
    auto records = form.members;
    std::ranges::stable_sort(records, {}, [&](std::uint32_t record) { return ground.unitOf(record); });
    const auto cells = cellRecordsOf(ground, side, records, features,
        [&](std::uint32_t record) { return std::ranges::binary_search(form.errors, record); });
    const CellSearchSettings search {
        .alpha = alpha, .support = settings.support, .units = settings.documents, .levels = 1, .most = 1
    };
    const auto found = searchCells(cells, search, progress);
    if (!found) {
        return support::Failure(found.error());
    }
    if (found->list.empty()) {
        return std::optional<LeadCandidate>();
    }
    LeadCandidate condition;
    condition.statement = statementOf(found->list.front().literals, side, features);
    for (const auto i : cellMembers(cells, found->list.front().literals)) {
        condition.members.push_back(records[i]);
    }
    std::ranges::sort(condition.members);
    std::ranges::set_intersection(condition.members, form.errors, std::back_inserter(condition.errors));
    return std::optional(std::move(condition));
}

std::vector<LeadCandidate> documentCandidates(
    const LeadGround& ground, LeadSide side, const LeadSettings& settings, double rho, Untold& untold)
{
    if (ground.documents() < leastDocumentsToCompare) {
        untold.push_back({ LeadFamily::Place,
            support::said(ground.documents() == 1
                    ? "A document is held against the spread of %1 documents at least, and there is %2."
                    : "A document is held against the spread of %1 documents at least, and there are %2.",
                leastDocumentsToCompare, ground.documents()) });
        return {};
    }
    const auto rates = ratesOf(ground, side);
    const auto& evaluation = ground.evaluation();
    std::map<std::string_view, std::vector<std::uint32_t>> documents; // of one name together, as filters are
    for (const auto record : ground.records(side)) {
        documents[evaluation.cases[evaluation.records[record].document].name()].push_back(record);
    }
    std::erase_if(documents, [&](const auto& one) { return one.second.size() < settings.support; });
    const auto alpha = ground.ofDifference() ? settings.alpha : settings.alpha / 2;
    std::vector<LeadCandidate> candidates;
    for (auto& [name, records] : documents) {
        std::ranges::sort(records);
        LeadCandidate candidate;
        candidate.statement = { LeadFamily::Place, side, { { "document", std::string(name) } } };
        double expected = 0;
        double variance = 0;
        double roots = 0;
        for (const auto record : records) {
            const auto rate = rates[ground.typeOf(record, side)];
            expected += rate;
            variance += rate * (1 - rate);
            roots += std::sqrt(rate * (1 - rate));
        }
        candidate.members = std::move(records);
        candidate.errors = ground.wrongOf(candidate.members, side);
        const auto excess = static_cast<double>(candidate.errors.size()) - expected;
        const auto error = std::sqrt(variance + rho * (roots * roots - variance));
        candidate.expected = expected;
        candidate.standardError = error;
        candidate.z = error > 0 ? excess / error : 0;
        candidate.p = std::min(1.0, normalTail(*candidate.z) * static_cast<double>(documents.size()));
        candidate.certain = excess > 0 && *candidate.p <= alpha;
        setWorth(candidate, excess - 2 * error, ground);
        candidates.push_back(std::move(candidate));
    }
    return candidates;
}

} // namespace touchstone::analysis
