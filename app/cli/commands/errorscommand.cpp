// SPDX-License-Identifier: GPL-3.0-or-later
// `errors`: one record per pair of annotations.
#include "app/cli/commands/commands.h"
#include "app/cli/score/measurejson.h"
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
#include "core/output/table.h"
#include "core/support/joined.h"
#include "core/support/lookup.h"

#include <nlohmann/json.hpp>

namespace touchstone::cli {

namespace {

using rules::SideRole;

/// Columns from `first` on in which no row has anything: people need the room.
void dropEmptyColumns(analysis::Table& table, std::size_t first)
{
    for (auto column = table.columns.size(); column-- > first;) {
        if (std::ranges::all_of(table.rows, [column](const auto& row) { return row[column].empty(); })) {
            const auto at = static_cast<std::ptrdiff_t>(column);
            table.columns.erase(table.columns.begin() + at);
            for (auto& row : table.rows) {
                row.erase(row.begin() + at);
            }
        }
    }
}

using analysis::Evaluation;
using analysis::RecordList;

/// As many as a message can hold.
std::string firstOf(const std::vector<std::string>& known)
{
    constexpr std::size_t mostNamed = 60;
    const std::span named(known.data(), std::min(known.size(), mostNamed));
    return known.empty() ? "none" : support::joined(named) + (named.size() < known.size() ? ", …" : "");
}

support::Failure unknown(const std::string& what, const std::string& word, const RecordList& list,
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

class RuleRecords
{
public:
    /// Nothing where the measure `rules` was not asked for.
    RuleRecords(const ScoreOptions& options, const ScoredSystem& system)
        : m_options(options)
        , m_evaluation(*system.evaluation)
    {
        for (const auto& measure : system.measures) {
            if (auto rules = std::dynamic_pointer_cast<const analysis::RulesResult>(measure)) {
                m_result = std::move(rules);
            }
        }
        if (m_result != nullptr && m_evaluation.list != nullptr) {
            const auto& list = m_evaluation.list->id;
            m_labels = list == m_result->measure                     ? Labels::Annotations
                : analysis::measureOfList(list) == m_result->measure ? Labels::Groups
                                                                     : Labels::None;
        }
    }

    /// "rules": names in firing order, each once; of the lists of rules also "labels".
    void addTo(Json& record, std::uint32_t number)
    {
        if (m_result == nullptr) {
            return;
        }
        record["rules"] = fired(number);
        if (m_labels == Labels::Groups) {
            record["labels"] = { { "result", groupResult(number) } };
        }
        if (m_labels == Labels::Annotations) {
            record["labels"] = { { "gold", nullptr }, { "system", nullptr } };
            const auto& pair = m_evaluation.records[number];
            for (const auto side : { SideRole::Gold, SideRole::System }) {
                if (side == SideRole::Gold ? pair.hasGold() : pair.hasSystem()) {
                    const auto own = labels(pair, side);
                    record["labels"][side == SideRole::Gold ? "gold" : "system"] = { { "result", own.result },
                        { "resolution", own.resolution }, { "cause", own.cause }, { "note", own.note } };
                }
            }
        }
    }

    /// The same as columns.
    void addTo(analysis::Table& table, const std::vector<std::uint32_t>& numbers)
    {
        if (m_result == nullptr) {
            return;
        }
        const bool script = m_options.form == OutputForm::Tsv;
        const auto first = table.columns.size();
        const auto column = [&](const std::string& forScripts, const std::string& forPeople) {
            table.columns.push_back({ script ? forScripts : forPeople });
        };
        if (m_labels == Labels::Annotations) {
            for (const bool gold : { true, false }) {
                for (const auto& [field, title] :
                    { std::pair("result", "result"), std::pair("resolution", "link"),
                        std::pair("cause", "cause"), std::pair("note", "note") }) {
                    column((gold ? "gold_" : "system_") + std::string(field),
                        (gold ? "Gold " : "System ") + std::string(title));
                }
            }
        } else if (m_labels == Labels::Groups) {
            column("result", "Result");
        }
        column("rules", "Rules");
        for (std::size_t row = 0; row < numbers.size() && row < table.rows.size(); ++row) {
            auto& cells = table.rows[row];
            if (m_labels == Labels::Annotations) {
                for (const auto side : { SideRole::Gold, SideRole::System }) {
                    const auto own = labels(m_evaluation.records[numbers[row]], side);
                    cells.insert(cells.end(), { own.result, own.resolution, own.cause, own.note });
                }
            } else if (m_labels == Labels::Groups) {
                cells.push_back(groupResult(numbers[row]));
            }
            cells.push_back(joinedRules(fired(numbers[row])));
        }
        if (!script) {
            dropEmptyColumns(table, first);
        }
    }

private:
    struct SideLabels
    {
        std::string result, resolution, cause, note;
    };
    enum class Labels { None, Annotations, Groups };

    [[nodiscard]] std::vector<std::string> fired(std::uint32_t number)
    {
        const auto& set = m_result->run->setup.rules->rules();
        std::vector<std::string> names;
        if (m_labels == Labels::Groups) { // what fired for the entity or link, not for all of its mentions
            const auto& facet = m_evaluation.list->facets.front();
            for (const auto rule : facet.of(number)) {
                names.push_back(facet.names[rule]);
            }
            return names;
        }
        const auto& record = m_evaluation.records[number];
        readDocument(record.document);
        std::vector<std::uint32_t> firings;
        for (const auto side : { SideRole::Gold, SideRole::System }) {
            if (const auto place = placeOf(record, side); place != rules::nobody) {
                const auto& own = m_firings.at(rules::index(side))[place];
                std::vector<std::uint32_t> joined;
                std::set_union(
                    firings.begin(), firings.end(), own.begin(), own.end(), std::back_inserter(joined));
                firings = std::move(joined);
            }
        }
        std::vector<bool> listed(set.size(), false);
        for (const auto firing : firings) {
            const auto rule = m_result->run->results[record.document].firings[firing].rule;
            if (!listed[rule]) {
                listed[rule] = true;
                names.push_back(set[rule].name);
            }
        }
        return names;
    }

    void readDocument(std::uint32_t document)
    {
        if (m_document == document) {
            return;
        }
        m_document = document;
        const auto& said = m_result->run->results[document];
        m_firings[0].assign(said.gold.size(), {});
        m_firings[1].assign(said.system.size(), {});
        const auto& set = m_result->run->setup.rules->rules();
        const auto add = [&](SideRole side, std::uint32_t place, std::uint32_t firing) {
            auto& list = m_firings.at(rules::index(side))[place];
            if (list.empty() || list.back() != firing) {
                list.push_back(firing);
            }
        };
        for (std::uint32_t number = 0; number < said.firings.size(); ++number) {
            const auto& firing = said.firings[number];
            const auto subject = set[firing.rule].subject;
            if (subject >= rules::Subject::Entity) {
                const auto& group = said.groups(subject)[firing.gold];
                for (const auto place : group.gold) {
                    add(SideRole::Gold, place, number);
                }
                for (const auto place : group.system) {
                    add(SideRole::System, place, number);
                }
                continue;
            }
            if (firing.gold != rules::nobody) {
                add(SideRole::Gold, firing.gold, number);
            }
            if (firing.system != rules::nobody) {
                add(SideRole::System, firing.system, number);
            }
        }
    }

    [[nodiscard]] std::uint32_t placeOf(const match::PairOutcome& record, SideRole side) const
    {
        const auto entity = side == SideRole::Gold ? record.gold : record.system;
        return analysis::rulePlaceOf(*m_result->run, record.document, side, entity).value_or(rules::nobody);
    }

    [[nodiscard]] SideLabels labels(const match::PairOutcome& record, SideRole side) const
    {
        const auto place = placeOf(record, side);
        if (place == rules::nobody) {
            return {};
        }
        const auto& set = *m_result->run->setup.rules;
        const auto& said = m_result->run->results[record.document];
        const auto& own = said.labels(side)[place];
        return { rules::shownResult(set, own), rules::shownResolution(set, own), set.symbol(own.cause),
            set.symbol(own.note) };
    }

    [[nodiscard]] std::string groupResult(std::uint32_t number) const
    {
        std::string result;
        const auto word = [&](std::string_view id) {
            for (const auto& facet : m_evaluation.list->facets) {
                if (facet.id == id && !facet.of(number).empty()) {
                    return facet.names[facet.of(number).front()];
                }
            }
            return std::string();
        };
        return word("result") + (word("low") == "yes" ? " low confidence" : "")
            + (word("ignored") == "no" ? "" : "-ignored:" + word("ignored"));
    }

    const ScoreOptions& m_options;
    const analysis::Evaluation& m_evaluation;
    std::shared_ptr<const analysis::RulesResult> m_result; ///< null: not asked for
    Labels m_labels = Labels::None;
    std::uint32_t m_document = rules::nobody; ///< whose firings are at hand
    std::array<std::vector<std::vector<std::uint32_t>>, 2> m_firings; ///< by side and place, ascending
};

/// Values of the slices that --by names, of the records that `errors` prints.
class RecordSlices
{
public:
    RecordSlices(const ScoreOptions& options, const analysis::Evaluation& evaluation)
    {
        for (const auto& id : options.bySlices) {
            if (const auto* const facet = analysis::sliceFacet(evaluation, id)) {
                m_facets.push_back(facet);
            }
        }
    }

    /// "slices": {"noise": "0-0.1"}; nothing where none was asked for.
    void addTo(Json& record, std::uint32_t number) const
    {
        for (const auto* const facet : m_facets) {
            record["slices"][facet->id] = facet->names[facet->of(number).front()];
        }
    }

    /// The same as columns.
    void addTo(analysis::Table& table, const std::vector<std::uint32_t>& numbers) const
    {
        for (const auto* const facet : m_facets) {
            table.columns.push_back({ facet->id });
            for (std::size_t row = 0; row < numbers.size(); ++row) {
                table.rows[row].push_back(facet->names[facet->of(numbers[row]).front()]);
            }
        }
    }

private:
    std::vector<const analysis::FacetColumn*> m_facets;
};

/// The evaluation's own record of the same annotations: the one that measures' values speak of. A list of a
/// measure's own pairing may have pairs that the evaluation has not.
class OwnNumbers
{
public:
    OwnNumbers(const Evaluation& shown, const Evaluation& own)
        : m_shown(shown)
        , m_same(&shown == &own)
    {
        for (std::uint32_t i = 0; !m_same && i < own.records.size(); ++i) {
            m_numbers.emplace(keyOf(own.records[i]), i);
        }
    }
    std::optional<std::uint32_t> operator()(std::uint32_t number) const
    {
        if (m_same) {
            return number;
        }
        const auto found = m_numbers.find(keyOf(m_shown.records[number]));
        return found == m_numbers.end() ? std::nullopt : std::optional(found->second);
    }

private:
    using Key = std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>;
    static Key keyOf(const match::PairOutcome& record)
    {
        return { record.document, record.gold, record.system };
    }
    const Evaluation& m_shown;
    bool m_same;
    std::map<Key, std::uint32_t> m_numbers;
};

/// Record by record: a million of them are many times the corpus. Of tables for people, whose columns are as
/// wide as their longest word, in one piece. Errors: Cancelled; the sink's.
support::Result<void> writeErrors(
    const ScoreOptions& options, const ScoredSystem& system, const Sink& sink, support::Progress& progress)
{
    const auto& evaluation = *system.evaluation;
    const auto numbers = analysis::filtered(evaluation, std::span(&options.filter, 1));
    RuleRecords said(options, system);
    const RecordSlices slices(options, evaluation);
    const auto tableOf = [&](const std::vector<std::uint32_t>& some) {
        auto table = errorTable(evaluation, some, options.scheme, options.form == OutputForm::Tsv);
        said.addTo(table, some);
        slices.addTo(table, some);
        return table;
    };
    if (options.form != OutputForm::Json && options.form != OutputForm::Tsv) {
        auto result = formed(tableOf(numbers), options.form);
        if (options.form == OutputForm::Text) {
            result += std::to_string(numbers.size()) + " of " + std::to_string(evaluation.records.size())
                + " records\n";
        }
        return sink(result);
    }
    const OwnNumbers ownNumber(evaluation, *system.own);
    const auto recordLine = [&](std::uint32_t number) {
        auto record = recordJson(evaluation, number);
        const auto own = ownNumber(number);
        for (const auto& measure : system.measures) {
            const bool listed = evaluation.list && addListFields(record, *measure, *evaluation.list, number);
            if (!listed && own) {
                addRecordFields(record, *measure, *own);
            }
        }
        said.addTo(record, number);
        slices.addTo(record, number);
        return dumped(record) + "\n";
    };
    constexpr std::size_t atOnce = 500;
    progress.expect(numbers.size());
    for (std::size_t from = 0; from < numbers.size() || from == 0; from += atOnce) {
        if (progress.cancelled()) {
            return support::failure(support::ErrorCode::Cancelled, "Writing was stopped.");
        }
        const auto begin = numbers.begin() + static_cast<std::ptrdiff_t>(std::min(from, numbers.size()));
        const std::vector<std::uint32_t> some(
            begin, begin + std::min<std::ptrdiff_t>(atOnce, numbers.end() - begin));
        std::string text;
        if (options.form == OutputForm::Json) {
            for (const auto number : some) {
                text += recordLine(number);
            }
        } else {
            text = formed(tableOf(some), options.form);
            text.erase(0, from == 0 ? 0 : text.find('\n') + 1); // one header
        }
        if (auto done = sink(text); !done) {
            return done;
        }
        progress.advance(some.size());
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
        m_words.readMeasures(
            m_options, m_options.form == OutputForm::Json ? "overlap,eter" : metrics::defaultMeasure, false);
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
