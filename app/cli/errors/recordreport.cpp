// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/errors/recordreport.h"

#include "app/cli/compare/comparefacts.h"
#include "app/cli/errors/rulerecords.h"
#include "app/cli/words/suggest.h"

#include "core/evaluation/records/neutralsheet.h"
#include "core/evaluation/slices/judgedrecords.h"
#include "core/evaluation/slices/slicefacets.h"
#include "core/output/neutralwords.h"
#include "core/report/tables/recordgroups.h"
#include "core/support/joined.h"
#include "core/support/lookup.h"

#include <nlohmann/json.hpp>

#include <deque>

namespace touchstone::cli {

namespace {

using analysis::Evaluation;
using analysis::Table;
using Counted = analysis::Comparison::Counted;

/// Columns from `first` on in which no row has anything: people need the room.
void dropEmptyColumns(Table& table, std::size_t first)
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

/// What a person has said of a record.
Json judgementJson(const analysis::Judgement* judgement)
{
    if (judgement == nullptr) {
        return nullptr;
    }
    Json json { { "verdict", std::string(analysis::verdictName(judgement->verdict)) } };
    if (!judgement->judge.empty()) {
        json["judge"] = judgement->judge;
    }
    if (judgement->adjudicated) {
        json["adjudicated"] = true;
    }
    if (!judgement->tags.empty()) {
        json["tags"] = judgement->tags;
    }
    if (!judgement->note.empty()) {
        json["text"] = judgement->note;
    }
    return json;
}

/// What is written of the records of one system.
class SystemRecords
{
public:
    SystemRecords(const ErrorsOptions& options, const ScoredSystem& system)
        : m_options(options)
        , m_system(system)
        , m_rules(system)
        , m_own(*system.evaluation, *system.own)
    {
        for (const auto& id : options.bySlices) {
            if (const auto* const facet = analysis::sliceFacet(*system.evaluation, id)) {
                m_slices.push_back(facet);
            }
        }
    }

    Json json(std::uint32_t number)
    {
        const auto& evaluation = *m_system.evaluation;
        auto record = recordJson(evaluation, number);
        const auto own = m_own(number);
        for (const auto& measure : m_system.measures) {
            const bool listed = evaluation.list && addListFields(record, *measure, *evaluation.list, number);
            if (!listed && own) {
                addRecordFields(record, *measure, *own);
            }
        }
        m_rules.addTo(record, number);
        if (evaluation.spec.slices.judgements) {
            record["judgement"]
                = judgementJson(analysis::judgementOf(evaluation, evaluation.records[number]));
        }
        for (const auto* const facet : m_slices) {
            record["slices"][facet->id] = valueOf(*facet, number);
        }
        return record;
    }

    /// Without the slices.
    Table table(const std::vector<std::uint32_t>& numbers)
    {
        const bool script = m_options.form == OutputForm::Tsv;
        auto table = errorTable(*m_system.evaluation, numbers, m_options.scheme, script);
        m_rules.addTo(table, numbers, script);
        return table;
    }
    /// Of the slices that --by names; all systems have the same.
    [[nodiscard]] const std::vector<const analysis::FacetColumn*>& slices() const { return m_slices; }
    static const std::string& valueOf(const analysis::FacetColumn& facet, std::uint32_t number)
    {
        return facet.names[facet.of(number).front()];
    }

private:
    const ErrorsOptions& m_options;
    const ScoredSystem& m_system;
    RuleRecords m_rules;
    OwnNumbers m_own;
    std::vector<const analysis::FacetColumn*> m_slices;
};

/// What is written of records, whosever they are.
class RecordWriter
{
public:
    RecordWriter(const ErrorsOptions& options, const std::vector<ScoredSystem>& systems)
        : m_options(options)
        , m_systems(systems)
        , m_script(options.form == OutputForm::Tsv)
    {
        for (const auto& system : systems) {
            m_writers.emplace_back(options, system);
        }
    }

    std::string line(const ListedRecord& one)
    {
        auto record = m_writers[one.system].json(one.number);
        if (one.changed || m_options.foundBy) {
            record["of"] = m_systems[one.system].name;
        }
        if (one.changed) {
            const auto other = otherOf(one);
            record["change"] = changeWord(one).key;
            record["other"] = systemJson(*m_systems[other.first].evaluation, other.second);
            if (!record["other"].is_null()) {
                record["other"]["of"] = m_systems[other.first].name;
            }
        }
        if (m_options.foundBy) {
            record["found_by"] = *m_options.foundBy;
        }
        return dumped(record) + "\n";
    }

    Table table(std::span<const ListedRecord> some)
    {
        auto table = joined(some);
        if (!m_script) {
            const auto recordColumns
                = errorTable(*m_systems.front().evaluation, {}, m_options.scheme, m_script).columns.size();
            dropEmptyColumns(table, recordColumns);
            if (m_options.dataSet.noGold) {
                analysis::neutralise(table);
            }
        }
        for (std::size_t slice = 0; slice < m_writers.front().slices().size(); ++slice) {
            table.columns.push_back({ m_writers.front().slices()[slice]->id });
            for (std::size_t row = 0; row < some.size(); ++row) {
                const auto& facet = *m_writers[some[row].system].slices()[slice];
                table.rows[row].push_back(SystemRecords::valueOf(facet, some[row].number));
            }
        }
        if (!m_options.changes.empty()) {
            addChanges(table, some);
        } else if (m_options.foundBy && m_script) {
            addFound(table);
        }
        return table;
    }

private:
    /// The columns and rows of the systems' own tables, row by row.
    Table joined(std::span<const ListedRecord> some)
    {
        std::vector<std::vector<std::uint32_t>> numbers(m_systems.size());
        for (const auto& one : some) {
            numbers[one.system].push_back(one.number);
        }
        std::vector<Table> tables;
        for (std::size_t system = 0; system < m_systems.size(); ++system) {
            tables.push_back(m_writers[system].table(numbers[system]));
        }
        Table table = tables.front();
        table.rows.clear();
        std::vector<std::size_t> next(tables.size(), 0);
        for (const auto& one : some) {
            table.rows.push_back(std::move(tables[one.system].rows[next[one.system]++]));
        }
        return table;
    }

    void addChanges(Table& table, std::span<const ListedRecord> some) const
    {
        const bool several = m_script || m_options.changes.size() > 1;
        if (several) {
            table.columns.push_back({ m_script ? "change" : "Change" });
        }
        table.columns.push_back({ m_script ? "of" : "Of" });
        addSystemColumns(table, m_script ? "other" : "Other", m_script);
        for (std::size_t row = 0; row < some.size(); ++row) {
            auto& cells = table.rows[row];
            const auto& word = changeWord(some[row]);
            if (several) {
                cells.emplace_back(m_script ? word.key : word.title);
            }
            cells.push_back(m_systems[some[row].system].name);
            const auto [other, number] = otherOf(some[row]);
            addSystemCells(cells, *m_systems[other].evaluation, number, m_script);
        }
    }

    void addFound(Table& table) const
    {
        table.columns.push_back({ "of" });
        table.columns.push_back({ "found_by", true });
        for (auto& row : table.rows) {
            row.push_back(m_systems.front().name);
            row.push_back(std::to_string(*m_options.foundBy));
        }
    }

    /// The other system, and its record for the same annotation.
    static std::pair<std::size_t, std::uint32_t> otherOf(const ListedRecord& one)
    {
        return { 1 - one.system, one.system == 1 ? one.changed->a : one.changed->b };
    }

    [[nodiscard]] const ChangeWord& changeWord(const ListedRecord& one) const
    {
        return **std::ranges::find(m_options.changes, one.changed->change, &ChangeWord::change);
    }

    const ErrorsOptions& m_options;
    const std::vector<ScoredSystem>& m_systems;
    bool m_script;
    std::deque<SystemRecords> m_writers;
};

/// ", both wrong …", ", found by 0 of 3 systems": what the records were chosen by beside the filter.
std::string chosenBy(const ErrorsOptions& options, const std::vector<ScoredSystem>& systems)
{
    if (!options.changes.empty()) {
        const auto words = support::listOf(options.changes, &ChangeWord::title);
        return " (" + systems[0].name + " → " + systems[1].name + ": " + support::joined(words, "; ") + ")";
    }
    return options.foundBy ? " (found by " + std::to_string(*options.foundBy) + " of "
            + std::to_string(systems.size()) + (systems.size() == 1 ? " system" : " systems")
            + "; what is shown is of " + systems.front().name + ")"
                           : std::string();
}

/// The records of each system, for groupRecords.
std::vector<analysis::ChosenRecords> chosenRecords(
    const std::vector<ScoredSystem>& systems, const ListedRecords& listed)
{
    std::vector<analysis::ChosenRecords> chosen;
    for (const auto& system : systems) {
        chosen.push_back({ system.evaluation.get(), {} });
    }
    for (const auto& one : listed.records) {
        chosen[one.system].numbers.push_back(one.number);
    }
    for (auto& one : chosen) {
        std::ranges::sort(one.numbers);
    }
    return chosen;
}

std::string groupLines(const ErrorsOptions& options, const analysis::RecordGroups& groups, std::size_t shown)
{
    std::string text;
    for (const auto& group : std::span(groups.groups).first(shown)) {
        Json line { { "group_by", options.groupBy } };
        for (std::size_t i = 0; i < group.names.size(); ++i) {
            line[group.names.size() == 1 ? "value" : groups.columns[i].id]
                = group.names[i] ? Json(*group.names[i]) : Json(nullptr);
        }
        line["count"] = group.count;
        line["share"] = groups.share(group);
        line["documents"] = group.documents;
        text += dumped(line) + "\n";
    }
    return text;
}

/// "2 of 5 groups, 4 of 7 records"
std::string groupsTold(const analysis::RecordGroups& groups, std::size_t shown)
{
    const auto all = groups.groups.size();
    std::int64_t records = 0;
    for (const auto& group : std::span(groups.groups).first(shown)) {
        records += group.count;
    }
    const auto told = [](std::size_t some, std::size_t whole, const char* one) {
        return (some < whole ? std::to_string(some) + " of " : std::string()) + std::to_string(whole) + " "
            + one + (whole == 1 ? "" : "s");
    };
    return told(shown, all, "group") + ", "
        + told(static_cast<std::size_t>(records), static_cast<std::size_t>(groups.records), "record");
}

support::Failure noGrouping(
    const std::string& word, const std::vector<ScoredSystem>& systems, const support::Error& error)
{
    auto known = analysis::recordGroupings();
    const auto words = listed(known);
    for (const auto& slice : analysis::sliceDimensions(*systems.front().evaluation)) {
        known.push_back(slice.id);
    }
    const bool lacks = support::contains(analysis::builtInSlices(), word);
    return invalidOption("--group-by takes " + words + ", or a slice. " + error.text
        + (lacks ? std::string() : suggestion(word, known)));
}

} // namespace

support::Result<void> writeRecords(const ErrorsOptions& options, const std::vector<ScoredSystem>& systems,
    const ListedRecords& listed, const Sink& sink, support::Progress& progress)
{
    RecordWriter writer(options, systems);
    const std::span records(listed.records);
    if (options.form != OutputForm::Json && options.form != OutputForm::Tsv) {
        auto result = formed(writer.table(records), options.form);
        if (options.form == OutputForm::Text) {
            result += std::to_string(records.size()) + " of " + std::to_string(listed.considered) + " records"
                + chosenBy(options, systems) + "\n";
        }
        return sink(result);
    }
    constexpr std::size_t atOnce = 500;
    progress.expect(records.size());
    for (std::size_t from = 0; from < records.size() || from == 0; from += atOnce) {
        if (progress.cancelled()) {
            return support::failure(support::ErrorCode::Cancelled, "Writing was stopped.");
        }
        const auto some = records.subspan(from, std::min(atOnce, records.size() - from));
        std::string text;
        if (options.form == OutputForm::Json) {
            for (const auto& one : some) {
                text += writer.line(one);
            }
        } else {
            text = formed(writer.table(some), options.form);
            text.erase(0, from == 0 ? 0 : text.find('\n') + 1); // one header
        }
        if (auto done = sink(text); !done) {
            return done;
        }
        progress.advance(some.size());
    }
    return {};
}

support::Result<std::string> groupedReport(
    const ErrorsOptions& options, const std::vector<ScoredSystem>& systems, const ListedRecords& listed)
{
    const auto chosen = chosenRecords(systems, listed);
    const auto groups = analysis::groupRecords(chosen, options.groupBy);
    if (!groups) {
        return noGrouping(options.groupBy, systems, groups.error());
    }
    const auto shown = std::min<std::size_t>(
        options.top.value_or(std::numeric_limits<std::uint32_t>::max()), groups->groups.size());
    if (options.form == OutputForm::Json) {
        return groupLines(options, *groups, shown);
    }
    const analysis::ComparedNumbers write({ .script = options.form == OutputForm::Tsv });
    auto sheet = analysis::groupedRecordsSheet(*groups, shown);
    if (options.dataSet.noGold) {
        analysis::neutralise(sheet);
    }
    auto text = formed(analysis::sheetTable(sheet, write), options.form);
    if (options.form == OutputForm::Text) {
        text += groupsTold(*groups, shown) + chosenBy(options, systems) + "\n";
    }
    return text;
}

} // namespace touchstone::cli
