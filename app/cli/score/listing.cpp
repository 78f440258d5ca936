// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/score/listing.h"

#include "app/cli/score/slicereport.h"
#include "app/cli/words/suggest.h"

#include "core/curves/noisebins.h"
#include "core/evaluation/scoring/scorefloor.h"
#include "core/measures/rules/computerules.h"
#include "core/support/lookup.h"

#include <algorithm>

namespace touchstone::cli {

namespace {

using analysis::RecordList;

/// As many as a message can hold.
std::vector<std::string> firstOf(const std::vector<std::string>& known)
{
    constexpr std::size_t mostNamed = 60;
    std::vector<std::string> named(
        known.begin(), known.begin() + static_cast<std::ptrdiff_t>(std::min(known.size(), mostNamed)));
    if (named.size() < known.size()) {
        named.emplace_back("…");
    }
    return named;
}

support::Failure unknown(const std::string& what, const std::string& word, const RecordList& list,
    const std::vector<std::string>& known)
{
    return support::failure(support::ErrorCode::InvalidOption,
        what + " does not know \"" + word + "\"; --list " + list.id
            + " has: " + (known.empty() ? "none" : listed(firstOf(known))) + "." + suggestion(word, known));
}

/// Is it a word that rules can say, though none said it here?
bool sayable(const analysis::MeasureResult& measure, const std::string& word)
{
    const auto* const rules = dynamic_cast<const analysis::RulesResult*>(&measure);
    if (rules == nullptr) {
        return false;
    }
    const auto& set = *rules->run->setup.rules;
    return word == "yes" || word == "no" || word == "none" || set.findSymbol(word).has_value();
}

support::Result<void> checkFacets(
    const analysis::RecordFilter& filter, const RecordList& list, const analysis::MeasureResult& measure)
{
    for (const auto& choice : filter.facets) {
        const auto* const column = support::found(list.facets, choice.facet, &analysis::FacetColumn::id);
        if (column == nullptr && !analysis::isRuleFacet(choice.facet)) {
            continue; // a slice, which needs the records
        }
        if (column == nullptr) {
            return unknown(
                "--where", choice.facet, list, support::listOf(list.facets, &analysis::FacetColumn::id));
        }
        for (const auto& name : choice.names) {
            if (!support::contains(column->names, name)
                && (choice.facet == "rule" || !sayable(measure, name))) {
                return unknown(
                    choice.facet == "rule" ? "--rule" : "--where " + choice.facet, name, list, column->names);
            }
        }
    }
    return {};
}

support::Result<void> check(
    const analysis::RecordFilter& filter, const RecordList& list, const analysis::MeasureResult& measure)
{
    const auto columns = support::listOf(list.values, &analysis::ValueColumn::id);
    for (const auto& range : filter.values) {
        if (!support::contains(columns, range.column)) {
            return unknown("--value", range.column, list, columns);
        }
    }
    for (const auto& category : filter.categories) {
        if (!support::contains(list.categories, category)) {
            return unknown("--category", category, list, list.categories);
        }
    }
    return checkFacets(filter, list, measure);
}

} // namespace

support::Result<void> checkSlices(
    const analysis::RecordFilter& filter, const analysis::Evaluation& evaluation)
{
    for (const auto& choice : filter.facets) {
        const auto& list = evaluation.list;
        const bool ofList
            = list != nullptr && support::contains(list->facets, choice.facet, &analysis::FacetColumn::id);
        if (ofList) {
            continue;
        }
        if (const auto known = askedSlice("--where", evaluation, choice.facet); !known) {
            return tl::unexpected(known.error());
        }
        const auto& names = analysis::sliceFacet(evaluation, choice.facet)->names;
        for (const auto& name : choice.names) {
            if (!support::contains(names, name)) {
                return support::failure(support::ErrorCode::InvalidOption,
                    "--where " + choice.facet + " does not know \"" + name + "\"; here it has: "
                        + (names.empty() ? "none" : listed(firstOf(names))) + "." + suggestion(name, names));
            }
        }
    }
    return {};
}

support::Result<void> showLeftOut(const ScoreOptions& options, ScoredSystem& system)
{
    const auto list = analysis::leftOutRecords(*system.own, *options.spec.minScore);
    if (auto checked = check(options.filter, list, analysis::MeasureResult {}); !checked) {
        return checked;
    }
    system.evaluation = analysis::throughList(system.own, list);
    return {};
}

support::Result<void> showList(
    const ScoreOptions& options, ScoredSystem& system, const analysis::MeasureResult& measure)
{
    const auto& name = options.filter.list;
    const auto* const list = measure.list(name);
    if (list == nullptr) {
        const auto known = support::listOf(measure.lists, &analysis::RecordList::id);
        return support::failure(support::ErrorCode::InvalidOption,
            "--list does not know \"" + name + "\"; "
                + (known.empty() ? "this measure counts the records of the matching itself."
                                 : "the measure has: " + listed(known) + "." + suggestion(name, known)));
    }
    if (auto checked = check(options.filter, *list, measure); !checked) {
        return checked;
    }
    const auto untold = analysis::untoldCauses(measure);
    const auto& categories = options.filter.categories;
    if (!untold.empty()
        && (support::contains(categories, "transcription") || support::contains(categories, "ner"))) {
        return support::failure(support::ErrorCode::InvalidOption,
            untold + " --list noisy.losses --category error lists the errors.");
    }
    const bool same
        = std::equal(list->records.begin(), list->records.end(), system.evaluation->records.begin(),
            system.evaluation->records.end(), [](const auto& a, const auto& b) {
                return a.document == b.document && a.gold == b.gold && a.system == b.system;
            });
    system.evaluation = analysis::throughList(system.evaluation, *list);
    if (!same) {
        // Values of the others stand beside other records; rules speak of annotations.
        std::erase_if(system.measures, [&measure](const auto& one) {
            return dynamic_cast<const analysis::RulesResult*>(one.get()) == nullptr && one.get() != &measure;
        });
    }
    return {};
}

} // namespace touchstone::cli
