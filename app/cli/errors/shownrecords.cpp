// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/errors/shownrecords.h"

#include "app/cli/score/slicereport.h"
#include "app/cli/words/suggest.h"

#include "core/curves/noisebins.h"
#include "core/evaluation/scoring/scorefloor.h"
#include "core/evaluation/slices/filtering.h"
#include "core/measures/registry/measurerunner.h"
#include "core/measures/rules/computerules.h"
#include "core/support/joined.h"
#include "core/support/lookup.h"

namespace touchstone::cli {

namespace {

using analysis::Evaluation;
using analysis::RecordList;

/// As many as a message can hold.
std::string firstOf(const std::vector<std::string>& known)
{
    constexpr std::size_t mostNamed = 60;
    const std::span named(known.data(), std::min(known.size(), mostNamed));
    return known.empty() ? "none" : support::joined(named) + (named.size() < known.size() ? ", …" : "");
}

support::Failure unknownInList(const std::string& what, const std::string& word, const RecordList& list,
    const std::vector<std::string>& known)
{
    return invalidOption(what + " does not know \"" + word + "\"; --list " + list.id
        + " has: " + firstOf(known) + "." + suggestion(word, known));
}

/// Is it a word that rules can say, though none said it here?
bool sayable(const analysis::MeasureResult& measure, const std::string& word)
{
    const auto* const rules = dynamic_cast<const analysis::RulesResult*>(&measure);
    if (rules == nullptr) {
        return false;
    }
    const auto& set = *rules->run->setup.rules;
    return word == "yes" || word == "no" || metrics::isLabelWord(word) || set.findSymbol(word).has_value();
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
            return unknownInList(
                "--where", choice.facet, list, support::listOf(list.facets, &analysis::FacetColumn::id));
        }
        for (const auto& name : choice.names) {
            if (!support::contains(column->names, name)
                && (choice.facet == "rule" || !sayable(measure, name))) {
                return unknownInList(
                    choice.facet == "rule" ? "--rule" : "--where " + choice.facet, name, list, column->names);
            }
        }
    }
    return {};
}

support::Result<void> checkListed(
    const analysis::RecordFilter& filter, const RecordList& list, const analysis::MeasureResult& measure)
{
    const auto columns = support::listOf(list.values, &analysis::ValueColumn::id);
    for (const auto& range : filter.values) {
        if (!support::contains(columns, range.column)) {
            return unknownInList("--value", range.column, list, columns);
        }
    }
    for (const auto& category : filter.categories) {
        if (!support::contains(list.categories, category)) {
            return unknownInList("--category", category, list, list.categories);
        }
    }
    return checkFacets(filter, list, measure);
}

/// Are the slices and values that the filter names those of these records? Errors: InvalidOption with what
/// there is and the nearest name.
support::Result<void> checkSliceValues(
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
        const auto fixed = analysis::fixedValues(choice.facet);
        const auto& names = fixed.empty() ? analysis::sliceFacet(evaluation, choice.facet)->names : fixed;
        for (const auto& name : choice.names) {
            if (!support::contains(names, name) && !analysis::mayHold(evaluation, choice.facet, name)) {
                return invalidOption("--where " + choice.facet + " does not know \"" + name
                    + "\"; here it has: " + firstOf(names) + "." + suggestion(name, names));
            }
        }
    }
    return {};
}

/// Shows the records of a system, scored without --min-score, that it leaves out. Errors: as showList.
support::Result<void> showLeftOut(const ScoreOptions& options, ScoredSystem& system)
{
    const auto list = analysis::leftOutRecords(*system.own, *options.spec.minScore);
    if (auto checked = checkListed(options.filter, list, analysis::MeasureResult {}); !checked) {
        return checked;
    }
    system.evaluation = analysis::throughList(system.own, list);
    return {};
}

/// Shows a system through the list that the filter names. Errors: InvalidOption for a list, category, value,
/// field, rule or word that the measure does not have, with what was perhaps meant.
support::Result<void> showList(
    const ScoreOptions& options, ScoredSystem& system, const analysis::MeasureResult& measure)
{
    const auto& name = options.filter.list;
    const auto* const list = measure.list(name);
    if (list == nullptr) {
        const auto known = support::listOf(measure.lists, &analysis::RecordList::id);
        return invalidOption("--list does not know \"" + name + "\"; "
            + (known.empty() ? "this measure counts the records of the matching itself."
                             : "the measure has: " + listed(known) + "." + suggestion(name, known)));
    }
    if (auto checked = checkListed(options.filter, *list, measure); !checked) {
        return checked;
    }
    const auto untold = analysis::untoldCauses(measure);
    const auto& categories = options.filter.categories;
    if (!untold.empty()
        && (support::contains(categories, "transcription") || support::contains(categories, "ner"))) {
        return invalidOption(untold + " --list noisy.losses --category error lists the errors.");
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
/// Through the list that is asked for.
support::Result<void> showSystem(const ScoreOptions& options, ScoredSystem& system)
{
    const auto& wanted = options.filter.list;
    const auto measures = system.measures; // showList drops those that speak of other records
    for (const auto& measure : measures) {
        if (!wanted.empty() && measure->measure == analysis::measureOfList(wanted)) {
            if (auto done = showList(options, system, *measure); !done) {
                return done;
            }
        }
    }
    return wanted == analysis::leftOutList ? showLeftOut(options, system) : support::Result<void>();
}

/// Filters with a single name each, which need not all be known to the same system.
std::vector<analysis::RecordFilter> nameByName(const analysis::RecordFilter& filter)
{
    std::vector<analysis::RecordFilter> filters;
    using Member = std::vector<std::string> analysis::RecordFilter::*;
    for (const Member member : { &analysis::RecordFilter::types, &analysis::RecordFilter::goldTypes,
             &analysis::RecordFilter::systemTypes, &analysis::RecordFilter::rowTypes,
             &analysis::RecordFilter::documents }) {
        for (const auto& name : filter.*member) {
            filters.emplace_back().*member = { name };
        }
    }
    for (const auto& choice : filter.facets) {
        for (const auto& name : choice.names) {
            filters.emplace_back().facets = { { choice.facet, { name } } };
        }
    }
    return filters;
}

} // namespace

support::Result<void> showAsked(const ScoreOptions& options, std::vector<ScoredSystem>& systems)
{
    for (auto& system : systems) {
        if (auto done = showSystem(options, system); !done) {
            return done;
        }
    }
    for (const auto& filter : nameByName(options.filter)) {
        support::Result<void> first;
        const bool known = std::ranges::any_of(systems, [&](const ScoredSystem& system) {
            auto checked = checkSliceValues(filter, *system.evaluation);
            checked = checked ? analysis::checkNames(filter, *system.evaluation) : checked;
            const bool fine = checked.has_value();
            if (first) { // the first system's reason is told
                first = std::move(checked);
            }
            return fine;
        });
        if (!known) {
            return first;
        }
    }
    return {};
}

} // namespace touchstone::cli
