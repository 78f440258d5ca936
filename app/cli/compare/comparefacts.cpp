// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/compare/comparefacts.h"

#include "app/cli/words/suggest.h"

#include "core/evaluation/dataset/labeltable.h"
#include "core/support/joined.h"
#include "core/support/lookup.h"

#include <nlohmann/json.hpp>

#include <tuple>

namespace touchstone::cli {

namespace {

/// The systems with what the compared score's measure says of them.
std::vector<analysis::MeasuredSystem> measuredSystems(const ComparedSystems& compared)
{
    return support::listOf<analysis::MeasuredSystem>(compared.systems, [](const ScoredSystem& system) {
        return analysis::MeasuredSystem { system.evaluation, system.measures.front() };
    });
}

/// The numbers of a list's records among those of the evaluation, ascending.
std::vector<std::uint32_t> numbersOf(
    const analysis::Evaluation& evaluation, const std::vector<match::PairOutcome>& records)
{
    using Key = std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>;
    std::map<Key, std::size_t> wanted;
    for (const auto& record : records) {
        ++wanted[{ record.document, record.gold, record.system }];
    }
    std::vector<std::uint32_t> numbers;
    for (std::uint32_t i = 0; i < evaluation.records.size() && !wanted.empty(); ++i) {
        const auto& record = evaluation.records[i];
        const auto found = wanted.find({ record.document, record.gold, record.system });
        if (found != wanted.end()) {
            numbers.push_back(i);
            if (--found->second == 0) {
                wanted.erase(found);
            }
        }
    }
    return numbers;
}

using analysis::Change;

Json recordsJson(const analysis::ChangeCounts& counts)
{
    Json json = Json::object();
    for (const auto& word : changeWords) {
        json[word.key] = counts.of(word.change);
    }
    for (const auto& [change, key] : { std::pair(Change::OnlyA, "judged_in_first_only"),
             std::pair(Change::OnlyB, "judged_in_second_only") }) {
        if (counts.of(change) > 0) {
            json[key] = counts.of(change);
        }
    }
    return json;
}

/// Records with what each adds to the numbers that the score is made of.
Json partsJson(const analysis::DifferingRecords& differing, std::size_t side)
{
    Json list = Json::array();
    for (const auto& part : differing.parts) {
        const auto& one = part.sides[side];
        for (std::size_t i = 0; i < one.numbers.size(); ++i) {
            auto record = recordJson(*one.shown, one.numbers[i]);
            record["list"] = part.list.empty() ? Json(nullptr) : Json(part.list);
            record["counts"] = Json::object();
            for (std::size_t name = 0; name < part.names.size(); ++name) {
                record["counts"][part.names[name]] = one.shares[i * part.names.size() + name];
            }
            list.push_back(std::move(record));
        }
    }
    return list;
}

Json totalsJson(const ComparedSystems& compared, const ComparedPair& pair)
{
    const auto& first = compared.systems[pair.first].name;
    const auto& second = compared.systems[pair.second].name;
    Json json = Json::object();
    for (const auto& total : pair.differing->totals) {
        json[total.name] = { { first, total.whole[0] }, { second, total.whole[1] },
            { "difference", total.whole[1] - total.whole[0] },
            { "listed",
                { { first, total.listed[0] }, { second, total.listed[1] },
                    { "difference", total.listed[1] - total.listed[0] } } } };
    }
    return json;
}

Json differingJson(const ComparedSystems& compared, const ComparedPair& pair)
{
    Json json = Json::object();
    for (const bool second : { false, true }) {
        const auto& system = compared.systems[second ? pair.second : pair.first];
        if (pair.differing) {
            json[system.name] = partsJson(*pair.differing, second ? 1 : 0);
            continue;
        }
        Json list = Json::array();
        for (const auto number : differing(compared, pair, second)) {
            list.push_back(recordJson(*system.evaluation, number));
        }
        json[system.name] = std::move(list);
    }
    return json;
}

Json differenceJson(const ComparedSystems& compared, std::size_t number)
{
    const auto& scores = compared.scores;
    const auto& difference = scores.differences[number];
    const auto value = [](const std::optional<double>& one) { return ratioJson(one, false); };
    auto json = pairJson(systemNames(compared), difference, scores.settings.resampling, scores.units);
    const auto& pair = compared.pairs[number];
    if (compared.pairs.size() > 1) {
        json["p_one_sided_holm"] = value(difference.oneSidedHolm);
        json["p_two_sided_holm"] = value(difference.twoSidedHolm);
        json["records"] = recordsJson(pair.records.overall);
    }
    if (pair.sameSystem) {
        json["differing"] = differingJson(compared, pair);
        if (pair.differing) {
            json["differing_totals"] = totalsJson(compared, pair);
        }
        const auto note = differingNote(compared, pair, number);
        json["differing_note"] = note.empty() ? Json(nullptr) : Json(note);
    }
    json["records_by"] = pair.recordsBy;
    json["note"] = difference.note.empty() ? Json(nullptr) : Json(difference.note);
    return json;
}

/// Null where this measure has no statistics by type, or a score is undefined.
Json typeTestJson(const analysis::ScoreDifference* difference)
{
    const auto none = analysis::ScoreDifference {};
    const auto& test = difference == nullptr ? none : *difference;
    const auto value = [](const std::optional<double>& one) { return ratioJson(one, false); };
    return { { "interval", intervalJson(test.interval) }, { "p_one_sided", value(test.oneSided) },
        { "p_two_sided", value(test.twoSided) }, { "p_one_sided_holm", value(test.oneSidedHolm) },
        { "p_two_sided_holm", value(test.twoSidedHolm) }, { "exact", test.exact } };
}

Json typesJson(const CompareOptions& options, const ComparedSystems& compared)
{
    Json types = Json::object();
    for (const auto& [type, row] : typeRows(options, compared)) {
        auto& line = types[type] = Json::object();
        for (std::size_t i = 0; i < row.size(); ++i) {
            line[compared.systems[i].name] = ratioJson(row[i], false);
        }
        if (row.size() == 2) {
            line["difference"] = ratioJson(differenceOf(row[0], row[1]), false);
            line.update(typeTestJson(analysis::typeTest(compared.types, type, 1)));
            continue;
        }
        line["differences"] = Json::array();
        for (std::size_t i = 1; i < row.size(); ++i) {
            Json one { { "a", compared.systems[0].name }, { "b", compared.systems[i].name },
                { "difference", ratioJson(differenceOf(row[0], row[i]), false) } };
            one.update(typeTestJson(analysis::typeTest(compared.types, type, i)));
            line["differences"].push_back(std::move(one));
        }
    }
    return types;
}

using analysis::Evaluation;
using analysis::Table;
using Counted = analysis::Comparison::Counted;

/// The literal types of both systems that --row-type asks for. Errors: InvalidOption.
support::Result<std::set<std::string>> askedLabels(
    const std::vector<std::string>& asked, const ComparedPair& pair)
{
    std::set<std::string> known(pair.shownFirst->labels.begin(), pair.shownFirst->labels.end());
    known.insert(pair.shownSecond->labels.begin(), pair.shownSecond->labels.end());
    std::set<std::string> labels;
    for (const auto& word : asked) {
        if (const auto* const type
            = support::found(pair.records.types, word, &analysis::Comparison::TypeCounts::type)) {
            labels.insert(type->labels.begin(), type->labels.end());
        } else if (known.contains(word)) {
            labels.insert(word);
        } else {
            const auto names = support::listOf(known,
                [](const auto& label) { return analysis::typesText({ label }); }); // as the option takes them
            return invalidOption("--row-type: " + analysis::noSuchType(word, names).english());
        }
    }
    return labels;
}

/// The record of a system that stands for an annotation; null: it has none.
const match::PairOutcome* recordOf(const Evaluation& evaluation, std::uint32_t number)
{
    return number == Counted::none ? nullptr : &evaluation.records[number];
}

/// Of the evaluation that a change is counted in.
const Evaluation& shownOf(const ComparedPair& pair, analysis::Change change)
{
    return analysis::shownInB(change) ? *pair.shownSecond : *pair.shownFirst;
}

std::string titleOf(const CompareOptions& options, const ComparedSystems& compared)
{
    const auto& pair = compared.pairs.front();
    auto title = compared.systems[pair.first].name + " → " + compared.systems[pair.second].name + ": "
        + options.list->title + " (" + pair.recordsBy + ")";
    if (!options.rowTypes.empty()) {
        title += ", " + listed(options.rowTypes);
    }
    const auto count = compared.listed.size();
    return title + ": " + std::to_string(count) + (count == 1 ? " annotation" : " annotations");
}

} // namespace

analysis::TypeRows typeRows(const CompareOptions& options, const ComparedSystems& compared)
{
    return analysis::typeRows(measuredSystems(compared), options.score.score, options.zeroForUndefined);
}

analysis::TypePair typePairOf(const ComparedSystems& compared, std::size_t later)
{
    return analysis::typePair(
        measuredSystems(compared), systemNames(compared), compared.scores, compared.types, later);
}

analysis::ComparedNumbers numbersOf(const CompareOptions& options, bool whole)
{
    return analysis::ComparedNumbers({ options.form == OutputForm::Tsv,
        options.form == OutputForm::Latex || options.form == OutputForm::Markdown, options.zeroForUndefined,
        whole });
}

std::vector<std::string> systemNames(const ComparedSystems& compared)
{
    return support::listOf(compared.systems, &ScoredSystem::name);
}

std::optional<double> differenceOf(std::optional<double> first, std::optional<double> second)
{
    return first && second ? std::optional(*second - *first) : std::nullopt;
}

analysis::SystemTableOptions marksOf(const analysis::ScoreComparison& scores, const std::string& test)
{
    analysis::SystemTableOptions options;
    options.p = [&scores](const analysis::ComparedScore&, std::size_t best, std::size_t other) {
        for (const auto& difference : scores.differences) {
            if (std::minmax(best, other) == std::minmax(difference.first, difference.second)) {
                return difference.twoSidedHolm;
            }
        }
        return std::optional<double>();
    };
    options.level = analysis::significanceLevel(scores.settings);
    options.markNotSeparable = scores.scores.size() > 2;
    options.test = test + ", two-sided" + (scores.differences.size() > 1 ? ", Holm" : "");
    return options;
}

void markScores(analysis::Table& table, std::size_t column, const analysis::ScoreComparison& scores,
    const std::string& test, const analysis::ComparedNumbers& write)
{
    const bool several = scores.scores.size() > 2;
    if (write.script() && several) {
        const auto alike = analysis::notSeparableFromBest(scores);
        table.columns.push_back({ "not_separable_from_best" });
        for (std::size_t i = 0; i < table.rows.size(); ++i) {
            const bool found = support::contains(alike, i);
            table.rows[i].emplace_back(analysis::bestSystem(scores) == i ? "best" : found ? "true" : "false");
        }
    }
    if (write.paper() || (several && !write.script())) {
        analysis::PrintedScores printed { {}, {}, {}, scores.lowerIsBetter };
        for (std::size_t i = 0; i < table.rows.size(); ++i) {
            printed.values.push_back(write.shown(scores.scores[i]));
            printed.texts.push_back(table.rows[i][column]);
        }
        auto marks = marksOf(scores, test);
        marks.boldBest = write.paper();
        analysis::markColumn(table, column, printed, marks);
    }
}

analysis::Sheet shownDifferences(const std::vector<std::string>& names,
    const analysis::ScoreComparison& scores, const analysis::ComparedNumbers& write)
{
    const bool holm = scores.differences.size() > 1;
    return analysis::chosenColumns(analysis::differencesSheet(names, { &scores, 1 }),
        { write.script() ? "a" : "", write.script() ? "b" : "", "difference", "interval", "p_one_sided",
            "p_two_sided", holm ? "p_one_sided_holm" : "", holm ? "p_two_sided_holm" : "" });
}

void addPairs(analysis::Table& table, const analysis::ScoreComparison& scores)
{
    for (const auto& difference : scores.differences) {
        table.rowSystems.push_back({ difference.first, difference.second });
    }
}

std::vector<std::uint32_t> differing(const ComparedSystems& compared, const ComparedPair& pair, bool second)
{
    const auto& list = second ? pair.records.differencesB : pair.records.differencesA;
    return numbersOf(*compared.systems[second ? pair.second : pair.first].evaluation, list.records);
}

std::string differingNote(const ComparedSystems& compared, const ComparedPair& pair, std::size_t number)
{
    if (!pair.differing) {
        return {};
    }
    if (!pair.differing->unsplit.empty()) {
        return "This score is made of numbers that are counted for whole documents, not record by record ("
            + support::joined(pair.differing->unsplit) + "): their part of the difference cannot be listed.";
    }
    const auto& difference = compared.scores.differences[number].difference;
    if (pair.differing->size() == 0 && difference && *difference != 0) {
        return "Every record counts alike on both sides: the settings change only the formula that makes the "
               "score of the same counts, so that no record accounts for the difference.";
    }
    return {};
}

std::string intervalNote(const ComparedSystems& compared)
{
    if (compared.scores.units > 1) {
        return {};
    }
    const bool sentence = compared.scores.settings.unit == analysis::ResamplingUnit::Sentence;
    return std::string("No intervals: there is ") + (compared.scores.units == 1 ? "one " : "no ")
        + (sentence ? "sentence" : "document") + " only, and resampling needs several."
        + (sentence ? ""
                    : " --resample sentence draws sentences where the format has them; in CoNLL, --documents "
                      "blank-line makes each sentence a document.");
}

std::string unitNote(const ComparedSystems& compared)
{
    const bool chosen = compared.unitAsked == analysis::ResamplingUnit::Automatic
        && compared.scores.settings.unit == analysis::ResamplingUnit::Sentence;
    return chosen
        ? "The gold is one document, so its sentences are drawn, not documents (--resample document says "
          "otherwise)."
        : "";
}

Json pairJson(const std::vector<std::string>& names, const analysis::ScoreDifference& difference,
    const metrics::ResamplingSpec& resampling, std::size_t units)
{
    return { { "a", names[difference.first] }, { "b", names[difference.second] },
        { "difference", ratioJson(difference.difference, false) },
        { "interval", intervalJson(difference.interval) },
        { "p_one_sided", ratioJson(difference.oneSided, false) },
        { "p_two_sided", ratioJson(difference.twoSided, false) }, { "exact", difference.exact },
        { "trials", resampling.trials }, { "seed", resampling.seed }, { "units", units } };
}

void addBest(Json& json, const std::vector<std::string>& names, const analysis::ScoreComparison& scores)
{
    const auto best = analysis::bestSystem(scores);
    json["best"] = best ? Json(names[*best]) : Json(nullptr);
    json["not_separable_from_best"] = Json::array();
    for (const auto i : analysis::notSeparableFromBest(scores)) {
        json["not_separable_from_best"].push_back(names[i]);
    }
}

std::string finished(Json& json, const CompareOptions& options, const support::Diagnostics& diagnostics,
    const std::optional<analysis::Recipe>& recipe)
{
    if (options.preset != nullptr) {
        json["preset"] = options.preset->id;
    }
    if (recipe) {
        json["recipe"] = recipeJson(*recipe);
    }
    json["diagnostics"] = diagnosticsJson(diagnostics);
    return dumped(json, 1) + "\n";
}

std::string compareJson(const CompareOptions& options, const ComparedSystems& compared,
    const support::Diagnostics& diagnostics, const std::optional<analysis::Recipe>& recipe)
{
    const auto& scores = compared.scores;
    Json json { { "systems", Json::array() }, { "measure", options.score.text() },
        { "differences", Json::array() }, { "intervals", Json::object() },
        { "types", typesJson(options, compared) } };
    Json values = Json::object();
    Json signatures = Json::object();
    for (std::size_t i = 0; i < compared.systems.size(); ++i) {
        const auto& name = compared.systems[i].name;
        json["systems"].push_back(name);
        json["intervals"][name] = intervalJson(scores.intervals[i]);
        values[name] = ratioJson(scores.scores[i], options.zeroForUndefined);
        signatures[name] = compared.systems[i].evaluation->signature;
    }
    for (std::size_t i = 0; i < scores.differences.size(); ++i) {
        json["differences"].push_back(differenceJson(compared, i));
    }
    if (compared.pairs.size() == 1) {
        const auto& records = compared.pairs.front().records;
        json["records"] = recordsJson(records.overall);
        json["records_by_type"] = Json::object();
        for (const auto& type : records.types) {
            json["records_by_type"][type.type] = recordsJson(type.counts);
        }
    }
    if (options.list != nullptr) {
        json["list"] = changedJson(options, compared);
    }
    json["scores"] = std::move(values);
    addBest(json, systemNames(compared), scores);
    json["type_comparisons"] = compared.types.tests;
    json["type_note"] = compared.types.note.empty() ? Json(nullptr) : Json(compared.types.note.english());
    json["resample"] = analysis::name(scores.settings.unit);
    const auto none = intervalNote(compared);
    json["interval_note"] = none.empty() ? Json(nullptr) : Json(none);
    json["confidence_level"] = scores.settings.resampling.confidenceLevel;
    json["correction"] = compared.pairs.size() > 1 ? Json("holm") : Json(nullptr);
    json["signatures"] = std::move(signatures);
    for (const auto& system : compared.systems) {
        json["findings"][system.name]
            = touchingJson(analysis::touchingFindings(*system.own, system.measures));
    }
    return finished(json, options, diagnostics, recipe);
}

support::Result<void> listChanged(const CompareOptions& options, ComparedSystems& compared)
{
    if (options.list == nullptr) {
        return {};
    }
    const auto& pair = compared.pairs.front();
    const auto change = options.list->change;
    const auto labels = askedLabels(options.rowTypes, pair);
    if (!labels) {
        return tl::unexpected(labels.error());
    }
    compared.listed = pair.records.counted(change);
    const auto& shown = shownOf(pair, change);
    if (!labels->empty()) {
        std::erase_if(compared.listed, [&](const Counted& one) {
            return !labels->contains(shown.labels[shown.records[one.shown()].rowType()]);
        });
    }
    return {};
}

void addSystemColumns(analysis::Table& table, const std::string& name, bool script)
{
    if (script) {
        table.columns.push_back({ name + "_id", true });
        addJudgementColumns(table, name + "_");
        addSideColumns(table, name + "_system", script);
    } else {
        table.columns.push_back({ name + " error" });
        addSideColumns(table, name, script);
    }
}

void addSystemCells(
    std::vector<std::string>& row, const Evaluation& evaluation, std::uint32_t number, bool script)
{
    const match::PairOutcome none;
    const auto* const record = recordOf(evaluation, number);
    if (record == nullptr) {
        row.insert(row.end(), script ? 3 + match::allSchemes.size() : 1, "");
    } else if (script) {
        row.push_back(std::to_string(number + 1));
        addJudgement(row, *record);
    } else {
        row.emplace_back(match::errorTypeName(record->errorType));
    }
    addSideCells(row, evaluation, record == nullptr ? none : *record, match::SideRole::System, script);
}

Json systemJson(const Evaluation& evaluation, std::uint32_t number)
{
    if (number == Counted::none) {
        return nullptr;
    }
    auto json = recordJson(evaluation, number);
    json.erase("document");
    json.erase("gold");
    return json;
}

Table changedTable(const CompareOptions& options, const ComparedSystems& compared)
{
    const bool script = options.form == OutputForm::Tsv;
    const auto& pair = compared.pairs.front();
    Table table {
        .title = titleOf(options, compared), .columns = { { script ? "document" : "Document" } }, .rows = {}
    };
    addSideColumns(table, script ? "gold" : "Gold", script);
    for (const bool second : { false, true }) {
        const std::string place = second ? "b" : "a";
        addSystemColumns(
            table, script ? place : compared.systems[second ? pair.second : pair.first].name, script);
    }
    const auto& shown = shownOf(pair, options.list->change);
    for (const auto& one : compared.listed) {
        const auto& record = shown.records[one.shown()];
        std::vector<std::string> row { shown.cases[record.document].name() };
        addSideCells(row, shown, record, match::SideRole::Gold, script);
        addSystemCells(row, *pair.shownFirst, one.a, script);
        addSystemCells(row, *pair.shownSecond, one.b, script);
        table.rows.push_back(std::move(row));
    }
    return table;
}

Json changedJson(const CompareOptions& options, const ComparedSystems& compared)
{
    const auto& pair = compared.pairs.front();
    Json json { { "change", options.list->key }, { "row_types", options.rowTypes },
        { "records", Json::array() } };
    const auto& shown = shownOf(pair, options.list->change);
    for (const auto& one : compared.listed) {
        const auto record = recordJson(shown, one.shown());
        json["records"].push_back({ { "document", record["document"] }, { "gold", record["gold"] },
            { "systems",
                { { compared.systems[pair.first].name, systemJson(*pair.shownFirst, one.a) },
                    { compared.systems[pair.second].name, systemJson(*pair.shownSecond, one.b) } } } });
    }
    return json;
}

} // namespace touchstone::cli
