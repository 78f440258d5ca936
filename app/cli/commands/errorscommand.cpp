// SPDX-License-Identifier: GPL-3.0-or-later
// `errors`: one record per pair of annotations.
#include "app/cli/commands/commands.h"
#include "app/cli/score/slicereport.h"
#include "app/cli/words/filterwords.h"
#include "app/cli/words/scoringwords.h"
#include "app/cli/words/suggest.h"

#include "core/curves/noisebins.h"
#include "core/evaluation/records/measureresult.h"
#include "core/evaluation/scoring/scorefloor.h"
#include "core/evaluation/slices/filtering.h"
#include "core/measures/registry/measurerunner.h"
#include "core/measures/rules/computerules.h"
#include "core/support/lookup.h"

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
    return invalidOption(what + " does not know \"" + word + "\"; --list " + list.id
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

/// Are the slices and values that the filter names those of these records? Errors: InvalidOption with what
/// there is and the nearest name.
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
                return invalidOption("--where " + choice.facet + " does not know \"" + name
                    + "\"; here it has: " + (names.empty() ? "none" : listed(firstOf(names))) + "."
                    + suggestion(name, names));
            }
        }
    }
    return {};
}

/// Shows the records of a system, scored without --min-score, that it leaves out. Errors: as showList.
support::Result<void> showLeftOut(const ScoreOptions& options, ScoredSystem& system)
{
    const auto list = analysis::leftOutRecords(*system.own, *options.spec.minScore);
    if (auto checked = check(options.filter, list, analysis::MeasureResult {}); !checked) {
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
    if (auto checked = check(options.filter, *list, measure); !checked) {
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

class ErrorsCommand : public Command
{
public:
    void declare(Arguments& arguments) override
    {
        m_words.declare(arguments, threads);
        m_words.declareScheme(arguments);
        m_words.declareMeasure(arguments);
        m_by.declare(arguments, "SLICE,...", "Add each record's value in these slices; repeats");
        m_filter.declare(arguments);
        m_options.declare(arguments);
        arguments.tellVersion();
    }

    void finish() override
    {
        m_options.purpose = ScoreOptions::Purpose::Records;
        m_options.typed = typed;
        m_words.read(m_options, ScoringWords::Need::OneSystem, "errors lists");
        m_by.finish(!m_options.relations.attributes.empty());
        if (m_by.document || m_by.score) {
            throw UsageError { "errors lists records; --by takes slices here." };
        }
        m_options.bySlices = m_by.slices;
        refuseSeveral(m_options);
        m_options.filter = m_filter.read(m_options.scheme);
        if (!m_options.spec.minScore) {
            refuseLeftOut(m_options.filter);
        }
        m_options.finish(m_options.inputs());
        // Records for scripts hold the values of every measure that has some.
        m_words.readMeasures(m_options, m_options.form == OutputForm::Json ? "overlap,eter" : "muc", false);
        const auto own = analysis::measureOfList(m_options.filter.list);
        m_options.countedMeasures
            = own.empty() ? m_options.measures : std::vector<std::string> { std::string(own) };
    }

    int run() override
    {
        return withScored(m_options, [this](Console& console, auto& systems, analysis::Findings& findings) {
            if (const auto shown = show(systems.front()); !shown) {
                return console.fail(shown.error());
            }
            console.warn(findings);
            support::Progress writing(console.stop(), console.report("Writing"));
            const int written = console.putPieces(
                [&](const Sink& sink) { return writeErrors(m_options, systems.front(), sink, writing); });
            const int ended = console.end(findings);
            return written != exitDone ? written : ended;
        });
    }

private:
    /// Through the list that is asked for; are the names of the filter there?
    support::Result<void> show(ScoredSystem& system) const
    {
        const auto& wanted = m_options.filter.list;
        const auto measures = system.measures; // showList drops those that speak of other records
        for (const auto& measure : measures) {
            if (!wanted.empty() && measure->measure == analysis::measureOfList(wanted)) {
                if (auto done = showList(m_options, system, *measure); !done) {
                    return done;
                }
            }
        }
        if (wanted == analysis::leftOutList) {
            if (auto done = showLeftOut(m_options, system); !done) {
                return done;
            }
        }
        if (auto known = checkSlices(m_options.filter, *system.evaluation); !known) {
            return known;
        }
        return analysis::checkNames(m_options.filter, *system.evaluation);
    }

    ScoringWords m_words;
    ByWords m_by;
    FilterWords m_filter;
    ScoreOptions m_options;
};

} // namespace

CommandEntry errorsCommand() { return entry<ErrorsCommand>("errors", "One record per pair of annotations"); }

} // namespace touchstone::cli
