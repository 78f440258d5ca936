// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/slices/filtering.h"

#include "core/evaluation/dataset/labeltable.h"
#include "core/evaluation/records/measureresult.h"
#include "core/evaluation/slices/slicefacets.h"
#include "core/rules/suggestion.h"
#include "core/support/joined.h"
#include "core/support/lookup.h"
#include "core/text/casefold.h"

#include <unordered_set>

namespace touchstone::analysis {

namespace {

/// By thing: is its name among these?
template <typename List, typename Name = std::identity>
std::vector<bool> whichAre(const std::vector<std::string>& names, const List& things, Name name = {})
{
    const std::unordered_set<std::string_view> wanted(names.begin(), names.end());
    return support::listOf<bool>(
        things, [&](const auto& thing) { return wanted.contains(std::invoke(name, thing)); });
}

/// Which labels are named; the last place stands for a missing side.
std::vector<bool> labelMask(
    const Evaluation& evaluation, const std::vector<std::string>& names, bool missing = false)
{
    auto mask = whichAre(names, evaluation.labels);
    mask.push_back(missing);
    return mask;
}

std::vector<bool> caseMask(const Evaluation& evaluation, const std::vector<std::string>& names)
{
    return whichAre(names, evaluation.cases, &DocumentCase::name);
}

/// Bits of the named categories; nothing when none is asked.
std::uint32_t categoryMask(const Evaluation& evaluation, const RecordFilter& filter)
{
    std::uint32_t mask = 0;
    if (evaluation.list != nullptr) {
        const auto& names = evaluation.list->categories;
        for (std::size_t i = 0; i < names.size(); ++i) {
            mask |= support::contains(filter.categories, names[i]) ? std::uint32_t { 1 } << i : 0U;
        }
    }
    return mask;
}

/// The columns of the list that value ranges name, with their bounds; a column that the list does not have
/// holds nothing.
struct Range
{
    const std::vector<double>* values = nullptr;
    double above = 0;
    double upTo = 0;
    [[nodiscard]] bool holds(std::uint32_t record) const
    {
        const auto value = (*values)[record]; // NaN compares as false
        return value > above && value <= upTo;
    }
};

std::vector<Range> valueRanges(const Evaluation& evaluation, const RecordFilter& filter)
{
    std::vector<Range> ranges;
    for (const auto& wanted : filter.values) {
        const auto* const column = evaluation.list != nullptr
            ? support::found(evaluation.list->values, wanted.column, &ValueColumn::id)
            : nullptr;
        if (column != nullptr && column->values.size() == evaluation.records.size()) {
            ranges.push_back({ &column->values, wanted.above, wanted.upTo });
        }
    }
    return ranges;
}

/// A facet of the list, or else a slice, with which of its words are asked for; a facet or word that there is
/// not is nobody's.
struct Facet
{
    const FacetColumn* column = nullptr;
    std::vector<bool> wanted;
    [[nodiscard]] bool holds(std::uint32_t record) const
    {
        if (column == nullptr) {
            return false;
        }
        const auto words = column->of(record);
        return std::ranges::any_of(words, [this](std::uint32_t word) { return wanted[word]; });
    }
};

const FacetColumn* facetColumn(const Evaluation& evaluation, const std::string& id)
{
    const auto* const own = evaluation.list != nullptr
        ? support::found(evaluation.list->facets, id, &FacetColumn::id)
        : nullptr;
    return own != nullptr && own->begins.size() == evaluation.records.size() + 1 ? own
                                                                                 : sliceFacet(evaluation, id);
}

std::vector<Facet> facetsAsked(const Evaluation& evaluation, const RecordFilter& filter)
{
    std::vector<Facet> facets;
    for (const auto& choice : filter.facets) {
        auto& facet = facets.emplace_back();
        facet.column = facetColumn(evaluation, choice.facet);
        if (facet.column != nullptr) {
            facet.wanted = whichAre(choice.names, facet.column->names);
        }
    }
    return facets;
}

/// A filter with names turned into numbers of one evaluation.
class Compiled
{
public:
    Compiled(const Evaluation& evaluation, const RecordFilter& filter)
        : m_evaluation(evaluation)
        , m_filter(filter)
    {
    }

    [[nodiscard]] bool passes(std::uint32_t number) const
    {
        if (m_otherList
            || (!m_filter.categories.empty()
                && (m_categories == 0 || (m_evaluation.list->bits[number] & m_categories) == 0))) {
            return false;
        }
        if (!m_filter.values.empty()
            && !std::ranges::any_of(m_values, [number](const Range& r) { return r.holds(number); })) {
            return false;
        }
        if (!std::ranges::all_of(m_facets, [number](const Facet& f) { return f.holds(number); })) {
            return false;
        }
        const auto& record = m_evaluation.records[number];
        const auto outcome = record.outcome(m_scheme);
        const auto none = m_evaluation.labels.size();
        return (m_filter.outcomes.empty() || support::contains(m_filter.outcomes, outcome))
            && !(m_filter.errorsOnly && outcome == match::Outcome::Correct)
            && (!m_goldAsked || m_gold[record.hasGold() ? record.goldType : none])
            && (!m_systemAsked || m_system[record.hasSystem() ? record.systemType : none])
            && (m_filter.types.empty() || eitherSide(record, m_either))
            && (m_filter.rowTypes.empty() || m_row[record.rowType()])
            && (m_filter.excludedTypes.empty() || !eitherSide(record, m_excluded))
            && (m_filter.errorTypes.empty() || support::contains(m_filter.errorTypes, record.errorType))
            && (m_filter.excludedErrorTypes.empty()
                || !support::contains(m_filter.excludedErrorTypes, record.errorType))
            && (m_filter.tags.empty() || hasTag(record))
            && (m_filter.documents.empty() || m_documents[record.document])
            && (m_filter.excludedDocuments.empty() || !m_excludedDocuments[record.document])
            && (m_words.empty() || hasWords(record));
    }

private:
    static bool eitherSide(const match::PairOutcome& record, const std::vector<bool>& types)
    {
        return (record.hasGold() && types[record.goldType])
            || (record.hasSystem() && types[record.systemType]);
    }
    [[nodiscard]] bool hasTag(const match::PairOutcome& record) const
    {
        return std::ranges::any_of(m_filter.tags, [&](match::Tag tag) { return (record.tags & tag) != 0; });
    }
    [[nodiscard]] bool hasWords(const match::PairOutcome& record) const
    {
        return text::caseFolded(m_evaluation.goldText(record)).find(m_words) != std::string::npos
            || text::caseFolded(m_evaluation.systemText(record)).find(m_words) != std::string::npos;
    }

    const Evaluation& m_evaluation;
    const RecordFilter& m_filter;
    match::Scheme m_scheme = m_filter.scheme.value_or(match::Scheme::Strict);
    bool m_goldAsked = !m_filter.goldTypes.empty() || m_filter.goldMissing;
    bool m_systemAsked = !m_filter.systemTypes.empty() || m_filter.systemMissing;
    std::vector<bool> m_gold = labelMask(m_evaluation, m_filter.goldTypes, m_filter.goldMissing);
    std::vector<bool> m_system = labelMask(m_evaluation, m_filter.systemTypes, m_filter.systemMissing);
    std::vector<bool> m_either = labelMask(m_evaluation, m_filter.types);
    std::vector<bool> m_row = labelMask(m_evaluation, m_filter.rowTypes);
    std::vector<bool> m_excluded = labelMask(m_evaluation, m_filter.excludedTypes);
    std::vector<bool> m_documents = caseMask(m_evaluation, m_filter.documents);
    std::vector<bool> m_excludedDocuments = caseMask(m_evaluation, m_filter.excludedDocuments);
    std::string m_words = text::caseFolded(m_filter.words);
    std::uint32_t m_categories = categoryMask(m_evaluation, m_filter);
    std::vector<Range> m_values = valueRanges(m_evaluation, m_filter);
    std::vector<Facet> m_facets = facetsAsked(m_evaluation, m_filter);
    bool m_otherList
        = !m_filter.list.empty() && (m_evaluation.list == nullptr || m_evaluation.list->id != m_filter.list);
};

} // namespace

std::vector<std::uint32_t> filtered(const Evaluation& evaluation, std::span<const RecordFilter> filters)
{
    std::vector<Compiled> compiled;
    compiled.reserve(filters.size());
    for (const auto& filter : filters) {
        compiled.emplace_back(evaluation, filter);
    }
    std::vector<std::uint32_t> result;
    for (std::uint32_t i = 0; i < evaluation.records.size(); ++i) {
        if (std::ranges::all_of(compiled, [&](const Compiled& c) { return c.passes(i); })) {
            result.push_back(i);
        }
    }
    return result;
}

support::Result<void> checkNames(const RecordFilter& filter, const Evaluation& evaluation)
{
    const std::pair<std::string_view, const std::vector<std::string>*> asked[]
        = { { "type", &filter.types }, { "gold-type", &filter.goldTypes },
              { "system-type", &filter.systemTypes }, { "row-type", &filter.rowTypes } };
    for (const auto& [option, types] : asked) {
        for (const auto& type : *types) {
            if (!support::contains(evaluation.labels, type)) {
                // As the option takes them.
                const auto known = support::listOf(
                    evaluation.labels, [](const auto& label) { return typesText({ label }); });
                return support::failure(support::ErrorCode::InvalidOption,
                    support::said("%1: %2", "--" + std::string(option), noSuchType(type, known)));
            }
        }
    }
    if (!filter.documents.empty()) {
        const auto names = support::listOf<std::string_view>(evaluation.cases, &DocumentCase::name);
        const std::unordered_set<std::string_view> known(names.begin(), names.end());
        for (const auto& name : filter.documents) {
            if (!known.contains(name)) {
                const auto near = rules::nearest(name, names);
                constexpr std::size_t mostListed = 12;
                return support::failure(support::ErrorCode::InvalidOption,
                    near.empty()
                        ? support::said("--document: no document is called \"%1\"; there are %2.", name,
                            support::joinedFirst(
                                support::listOf<std::string>(names, std::identity()), mostListed))
                        : support::said(
                            "--document: no document is called \"%1\"; did you mean '%2'?", name, near));
            }
        }
    }
    return {};
}

} // namespace touchstone::analysis
