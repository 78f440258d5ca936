// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/score/report.h"

#include "app/cli/score/correctedreport.h"
#include "app/cli/score/slicereport.h"

#include "core/curves/confidencesheet.h"
#include "core/evaluation/records/sheetcells.h"
#include "core/io/formats/hipe/hipereader.h"
#include "core/measures/registry/measureregistry.h"
#include "core/output/neutralwords.h"
#include "core/report/tables/scoretable.h"
#include "core/report/trend.h"

#include <nlohmann/json.hpp>

namespace touchstone::cli {

std::string signatureOf(const ScoringOptions& options, const analysis::Evaluation& evaluation)
{
    return evaluation.signature + (options.zeroForUndefined ? "|zero-division:0" : "");
}

namespace {

using analysis::ConfidenceCurve;
using analysis::ConfidenceLine;
using analysis::Table;

constexpr std::size_t mostShown = 20;
/// Thresholds times rows that one system may print for scripts: some hundred megabytes.
constexpr std::size_t mostPrinted = std::size_t { 1 } << 16U;

std::vector<std::size_t> printed(const ConfidenceCurve& curve)
{
    return curve.quantiles(std::max<std::size_t>(mostPrinted / (curve.labels.size() + 1), 2));
}

/// What the measure prints of one threshold: the schemes, or a measure's own numbers.
Json countsAt(const ConfidenceCurve& curve, const ConfidenceLine& line, std::size_t threshold, bool zero,
    bool bothSides)
{
    const auto tallies = line.at(threshold).tallies();
    if (curve.plainMeasure.empty()) {
        return schemesJson(tallies, zero, bothSides);
    }
    const auto& strict = tallies.front();
    return { { curve.plainMeasure,
        countsJson(strict[match::Outcome::Correct], strict.possible(), strict.actual(), zero) } };
}

/// A threshold of each row: {"overall": {"strict", …}, "types": {TYPE: {"strict", …}}, "note"}; `chosen`: of
/// a line under a scheme.
template <typename Chosen> Json chosenJson(const ConfidenceCurve& curve, const Chosen& chosen)
{
    const auto rowJson = [&](const ConfidenceLine& line) -> Json {
        if (!curve.plainMeasure.empty()) {
            return { { curve.plainMeasure, chosen(line, match::Scheme::Strict) } };
        }
        Json json = Json::object();
        for (const auto scheme : match::allSchemes) {
            json[std::string(match::schemeName(scheme))] = chosen(line, scheme);
        }
        return json;
    };
    Json json { { "overall", rowJson(curve.overall) }, { "types", Json::object() } };
    for (std::size_t type = 0; type < curve.labels.size(); ++type) {
        json["types"][curve.labels[type]] = rowJson(curve.types[type]);
    }
    json["note"] = analysis::thresholdFlatters;
    return json;
}

Json bestJson(const ConfidenceCurve& curve)
{
    return chosenJson(curve, [&curve](const ConfidenceLine& line, match::Scheme scheme) -> Json {
        const auto best = analysis::bestF1(curve, line, scheme);
        return best
            ? Json { { "score", curve.thresholds[*best] }, { "f1", *line.at(*best).tally(scheme).f1() } }
            : Json(nullptr);
    });
}

/// The same of the least threshold that reaches a precision, which stands first.
Json atPrecisionJson(const ConfidenceCurve& curve, double precision, bool zero)
{
    Json json { { "precision", precision } };
    json.update(chosenJson(curve, [&](const ConfidenceLine& line, match::Scheme scheme) -> Json {
        const auto least = analysis::leastForPrecision(curve, line, scheme, precision);
        if (!least) {
            return nullptr;
        }
        const auto tally = line.at(*least).tally(scheme);
        return { { "score", curve.thresholds[*least] }, { "precision", ratioJson(tally.precision(), zero) },
            { "recall", ratioJson(tally.recall(), zero) }, { "f1", ratioJson(tally.f1(), zero) } };
    }));
    return json;
}

/// Rows that say the same as the row before them are left out: of a rare type they are most.
std::vector<std::size_t> telling(const ConfidenceLine& line, const std::vector<std::size_t>& thresholds)
{
    std::vector<std::size_t> result;
    for (const auto threshold : thresholds) {
        if (result.empty() || line.at(result.back()) != line.at(threshold)) {
            result.push_back(threshold);
        }
    }
    return result;
}

/// For people: overall and per type a table of at most twenty thresholds, then the best ones. Empty where the
/// system has no score. `underLeastScore`: the other numbers count with --min-score, which is said.
/// `precision`: wanted with --at.
std::vector<Table> thresholdTables(const ConfidenceCurve& curve, const std::string& name,
    const analysis::ScoreTableOptions& options, bool underLeastScore, std::optional<double> precision)
{
    std::vector<Table> tables;
    if (curve.thresholds.empty()) {
        return tables;
    }
    const auto shown = curve.quantiles(mostShown);
    const auto add = [&](std::optional<std::uint32_t> type, const ConfidenceLine& line) {
        tables.push_back(analysis::sheetTable(
            analysis::confidenceSheet(curve, type, options.scheme, telling(line, shown)), options));
        tables.back().title = name + ": "
            + (curve.plainMeasure.empty() ? std::string(match::schemeName(options.scheme))
                                          : curve.plainMeasure)
            + (type ? ", " + curve.labels[*type] : "") + ", by score";
        if (shown.size() < curve.thresholds.size()) {
            tables.back().title += " (" + std::to_string(shown.size()) + " of "
                + std::to_string(curve.thresholds.size()) + " scores)";
        }
    };
    for (std::uint32_t type = 0; type < curve.types.size(); ++type) {
        const auto& steps = curve.types[type].steps;
        if (steps.size() > 1
            || steps.front().counts != analysis::RecordCounts {}) { // else it has no row at all
            add(type, curve.types[type]);
        }
    }
    add(std::nullopt, curve.overall);
    const auto sheet = analysis::bestThresholdSheet(curve, options.scheme, precision);
    auto best = analysis::sheetTable(sheet, options);
    for (const auto* const id : { "min_score", "min_score_at" }) {
        const auto column = analysis::columnOf(sheet, id);
        for (std::size_t row = 0; row < best.rows.size() && column < sheet.columns.size(); ++row) {
            if (const auto& score = sheet.rows[row].cells[column].value) {
                best.rows[row][column + 1] = analysis::shortThreshold(curve, curve.thresholdOf(*score));
            }
        }
    }
    best.title = name + ": " + sheet.title;
    best.note = sheet.note;
    if (underLeastScore) {
        best.note += ' ';
        best.note += analysis::thresholdsGoOverAll;
    }
    tables.push_back(std::move(best));
    return tables;
}

/// For scripts, every threshold; of more than can be printed the quantiles.
Table thresholdRows(const ConfidenceCurve& curve, const std::string& system, bool zeroForUndefined)
{
    return analysis::longThresholds(curve, system, printed(curve), zeroForUndefined);
}

/// Adds "thresholds", "thresholds_left_out", "unscored" and "best_f1" to a system or a part; under a
/// --min-score also "thresholds_note", with --at "at_precision".
void addThresholds(
    Json& json, const ConfidenceCurve& curve, const ScoreOptions& options, bool underLeastScore)
{
    const bool zeroForUndefined = options.zeroForUndefined;
    const auto thresholds = printed(curve);
    auto list = Json::array();
    for (const auto threshold : thresholds) {
        Json entry { { "score", curve.thresholds[threshold] }, { "annotations", curve.kept[threshold] } };
        entry.update(countsAt(curve, curve.overall, threshold, zeroForUndefined, false));
        entry["types"] = Json::object();
        for (std::size_t type = 0; type < curve.labels.size(); ++type) {
            entry["types"][curve.labels[type]] = countsAt(curve, curve.types[type], threshold,
                zeroForUndefined, curve.perType == analysis::PerType::Class);
        }
        list.push_back(std::move(entry));
    }
    json["thresholds"] = std::move(list);
    json["thresholds_left_out"] = curve.thresholds.size() - thresholds.size();
    json["unscored"] = curve.untold();
    if (underLeastScore) {
        json["thresholds_note"] = analysis::thresholdsGoOverAll;
    }
    json["best_f1"] = bestJson(curve);
    if (options.wantedPrecision) {
        json["at_precision"] = atPrecisionJson(curve, *options.wantedPrecision, zeroForUndefined);
    }
}

using analysis::Evaluation;

/// What is printed of one evaluation. What a column that the system does not answer would score is no number.
void addNumbers(Json& json, const ScoredPart& scored, const ScoreOptions& options)
{
    json["findings"] = touchingJson(scored.findings);
    json["measures"] = Json::object();
    if (scored.evaluation->system->answered) {
        json["measures"] = *scored.json;
        if (options.confusion.value_or(false) // which a measure may have
            && std::ranges::none_of(*scored.json, [](auto& own) { return own.contains("confusion"); })) {
            json["confusion"] = confusionJson(*scored.evaluation);
        }
    } else {
        json["answered"] = false;
    }
    if (scored.corrected) {
        json["corrections"] = correctedJson(*scored.corrected, options.zeroForUndefined);
    }
    if (scored.curve) {
        addThresholds(json, *scored.curve, options, scored.evaluation->spec.minScore.has_value());
    }
}

Json partJson(const ScoredPart& part, const ScoreOptions& options)
{
    Json json = Json::object();
    for (const auto& [name, word] : { std::pair("layer", part.asked.layer),
             std::pair("noise", part.asked.noise), std::pair("period", part.asked.period) }) {
        if (!word.empty()) {
            json[name] = word;
        }
    }
    if (part.asked.nBest > 0) {
        json["n_best"] = part.asked.nBest;
    }
    json["signature"] = signatureOf(options, *part.evaluation);
    addNumbers(json, part, options);
    if (!part.tables.empty()) {
        addSlicesJson(json["slices"], part.tables, options.zeroForUndefined);
    }
    return json;
}

/// What tables are printed of: the parts, else the system as a whole.
std::vector<ScoredPart> partsOf(const ScoredSystem& system)
{
    return system.parts.empty() ? std::vector<ScoredPart> { static_cast<const ScoredPart&>(system) }
                                : system.parts;
}

std::int64_t entityCount(const ScoredSystem& system, const annotation::Layer& layer, bool ofGold)
{
    return !system.entities ? static_cast<std::int64_t>(layer.entityCount())
        : ofGold            ? system.entities->first
                            : system.entities->second;
}

std::string scoreJson(const ScoreOptions& options, const std::vector<ScoredSystem>& systems,
    const support::Diagnostics& diagnostics, const std::optional<analysis::Recipe>& recipe, const Json* more)
{
    const auto& gold = *systems.front().evaluation->gold;
    Json json { { "touchstone", analysis::version() }, { "schema", 2 } };
    if (const auto* const preset = namingPreset(options)) {
        json["preset"] = preset->id;
    }
    if (gold.standsForGold) {
        json["no_gold"] = true;
    }
    json["gold"] = { { "path", gold.path }, { "format", gold.format }, { "documents", gold.documents.size() },
        { "entities", entityCount(systems.front(), gold, true) } };
    if (systems.front().corrections) {
        json["gold"]["corrections"] = appliedJson(*systems.front().corrections);
    }
    json["systems"] = Json::array();
    for (const auto& system : systems) {
        const auto& evaluation = *system.evaluation;
        Json entry { { "name", system.name }, { "path", system.path },
            { "format", evaluation.system->format }, { "documents", evaluation.system->documents.size() },
            { "entities", entityCount(system, *evaluation.system, false) },
            { "signature", evaluation.signature } };
        addNumbers(entry, system, options);
        for (const auto& part : system.parts) {
            entry["slices"].push_back(partJson(part, options));
        }
        // Beside layers and levels only where they are those of the whole.
        const bool whole = system.parts.empty() || system.parts.front().evaluation != system.evaluation;
        if (whole && !system.tables.empty()) {
            addSlicesJson(entry["slices"], system.tables, options.zeroForUndefined);
        }
        json["systems"].push_back(std::move(entry));
    }
    if (more != nullptr) {
        json.update(*more);
    }
    if (recipe) {
        json["recipe"] = recipeJson(*recipe);
    }
    json["diagnostics"] = diagnosticsJson(diagnostics);
    return dumped(json, 1) + "\n";
}

/// Adds layer, noise and period to the rows that lack them, and of several its number of candidates.
void namePart(const ScoreOptions& options, Table& table, const AskedPart& part)
{
    for (auto row = table.rows.rbegin(); row != table.rows.rend() && row->size() == table.columns.size();
         ++row) {
        row->insert(row->end(), { part.layer, part.noise, part.period });
        if (options.severalNBest) {
            row->push_back(part.nBest > 0 ? std::to_string(part.nBest) : std::string());
        }
    }
}

void namePartColumns(const ScoreOptions& options, Table& table)
{
    for (const auto* name : { "layer", "noise", "period" }) {
        table.columns.push_back({ name });
    }
    if (options.severalNBest) {
        table.columns.push_back({ "n_best" });
    }
}

/// Does a task name the columns?
bool named(const ScoreOptions& options)
{
    const auto* const preset = namingPreset(options);
    return preset != nullptr && !preset->tables.empty();
}

bool printed(const ScoreOptions& options, const Evaluation& evaluation,
    const analysis::MeasureResult& measure, const analysis::Sheet& sheet)
{
    return (!sheet.perDocument || options.byDocument)
        && analysis::printedUnder(
            namingPreset(options), printedSchemes(options, evaluation.gold->column), measure.measure, sheet);
}

/// Are links the labels? Then a row for each of them is for scripts that ask for everything.
bool ofLinks(const Evaluation& evaluation, const analysis::MeasureResult& measure)
{
    return metrics::hasSchemes(measure.measure)
        && evaluation.spec.matching.pairing == match::PairingPolicy::Hipe
        && evaluation.gold->column.starts_with("links");
}

/// "fine NE-FINE-LIT is not answered by team1 …"; empty: it is.
std::string notAnswered(const std::string& name, const Evaluation& evaluation)
{
    if (evaluation.system->answered) {
        return {};
    }
    const auto column = io::hipeColumnOf(evaluation.system->column);
    return name + ": not answered" + (column.empty() ? "" : " (column " + std::string(column) + ")") + "\n";
}

/// Of the wide form the rows that the measure's own tables have.
void keepRows(Table& table, const analysis::MeasureResult& measure)
{
    std::set<std::string> names;
    for (const auto& sheet : measure.sheets) {
        for (const auto& row : sheet.rows) {
            names.insert(row.name);
        }
    }
    std::erase_if(table.rows, [&names](const auto& row) {
        return !names.contains(row[1] == "overall" ? "Overall" : row[2]); // group, name
    });
}

/// The tables of `muc` have a wide form of their own; every other measure one line per number.
std::string scoreTsv(const ScoreOptions& options, const std::vector<ScoredSystem>& systems)
{
    Table tallies;
    Table thresholds;
    Table confused;
    Table numbers { {}, {}, {} };
    const std::array tables { &tallies, &numbers, &thresholds, &confused };
    for (const auto* name : { "system", "measure", "table", "row", "name" }) {
        numbers.columns.push_back({ name });
    }
    numbers.columns.push_back({ "value", true });
    const bool severalParts
        = std::ranges::any_of(systems, [](const ScoredSystem& system) { return !system.parts.empty(); });
    for (const auto& system : systems) {
        for (const auto& part : partsOf(system)) {
            if (!part.evaluation->system->answered) {
                continue;
            }
            const auto touched = analysis::touchedNumbers(*part.evaluation, part.measures);
            for (const auto& measure : part.measures) {
                if (metrics::hasSchemes(measure->measure) && !named(options)) {
                    auto table = analysis::longTable(
                        *part.evaluation, system.name, options.byDocument, options.zeroForUndefined);
                    if (!options.rows.empty()) {
                        keepRows(table, *measure);
                    }
                    tallies.columns = std::move(table.columns);
                    std::move(table.rows.begin(), table.rows.end(), std::back_inserter(tallies.rows));
                    continue;
                }
                for (const auto& sheet : measure->sheets) {
                    if (printed(options, *part.evaluation, *measure, sheet)) {
                        auto shown = analysis::taskSheetOr(namingPreset(options), measure->measure, sheet);
                        if (ofLinks(*part.evaluation, *measure) && !sheet.perDocument && named(options)
                            && options.rows.empty()) {
                            shown.rows.erase(shown.rows.begin(), shown.rows.end() - 1); // as the task's
                        }
                        analysis::addNumbers(numbers, system.name, measure->measure, shown,
                            options.zeroForUndefined, named(options));
                    }
                }
            }
            if (part.curve) {
                auto table = thresholdRows(*part.curve, system.name, options.zeroForUndefined);
                thresholds.columns = std::move(table.columns);
                std::move(table.rows.begin(), table.rows.end(), std::back_inserter(thresholds.rows));
            }
            addSliceNumbers(numbers, system.name, part.tables, options.zeroForUndefined);
            if (options.confusion.value_or(false)) {
                addConfused(confused, system.name, *part.evaluation);
            }
            for (auto* const table : tables) {
                table->rowSystems.resize(table->rows.size(), { table->systems.size() });
                table->systems.push_back({ system.name, touched });
                if (severalParts) {
                    namePart(options, *table, part.asked);
                }
            }
        }
    }
    std::string result;
    for (auto* const table : tables) {
        if (severalParts) {
            namePartColumns(options, *table);
        }
        if (!table->rows.empty()) {
            result += (result.empty() ? "" : "\n") + analysis::toTsv(*table);
        }
    }
    return result;
}

/// Whose numbers a table tells: the sign stands at its summary where it has one.
void nameSystem(Table& table, const std::string& name, const analysis::TouchedNumbers& touched)
{
    table.systems = { { name, touched } };
    const auto overall = std::find_if(
        table.rows.rbegin(), table.rows.rend(), [](const auto& row) { return row.front() == "Overall"; });
    if (overall != table.rows.rend()) {
        table.rowSystems.resize(table.rows.size());
        table.rowSystems[static_cast<std::size_t>(table.rows.rend() - overall) - 1] = { 0 };
    }
}

/// The tables of one measure for people.
std::vector<Table> tablesOf(const ScoreOptions& options, const analysis::ScoreTableOptions& tableOptions,
    const std::string& name, const Evaluation& evaluation, const analysis::MeasureResult& measure)
{
    std::vector<Table> tables;
    const bool overallOnly = ofLinks(evaluation, measure) && options.rows.empty();
    const auto shorten = [overallOnly](Table& table) {
        if (overallOnly) { // without the means of what is not shown
            std::erase_if(table.rows, [](const auto& row) { return row.front() != "Overall"; });
        }
    };
    if (metrics::hasSchemes(measure.measure) && !named(options)) {
        const std::string scheme(match::schemeName(options.scheme));
        for (const auto& sheet : measure.sheets) {
            if (sheet.id == scheme) {
                tables.push_back(analysis::sheetTable(sheet, tableOptions));
                tables.back().title = name + ": " + scheme;
                shorten(tables.back());
            } else if (options.byDocument && sheet.id == scheme + ".documents") {
                tables.push_back(analysis::sheetTable(sheet, tableOptions));
                tables.back().title = name + ": " + scheme + ", by document";
            }
        }
        return tables;
    }
    for (const auto& sheet : measure.sheets) {
        if (printed(options, evaluation, measure, sheet)) {
            const auto shown = analysis::taskSheetOr(namingPreset(options), measure.measure, sheet);
            tables.push_back(analysis::sheetTable(shown, tableOptions));
            tables.back().title = name + ": " + measure.measure + ", " + shown.title;
            if (!sheet.perDocument) {
                shorten(tables.back());
            }
        }
    }
    return tables;
}

/// "team1"; without a gold "A: team1, B: team2".
std::string namesOf(const ScoredSystem& system)
{
    const auto& first = *system.evaluation->gold;
    return first.standsForGold ? "A: " + first.name + ", B: " + system.name : system.name;
}

} // namespace

std::string scoreTables(const ScoreOptions& options, const std::vector<ScoredSystem>& systems)
{
    std::string result;
    analysis::ScoreTableOptions tableOptions { .scheme = options.scheme,
        .zeroForUndefined = options.zeroForUndefined };
    SignsTold told;
    for (const auto& system : systems) {
        for (const auto& part : partsOf(system)) {
            const auto asked = heading(part.asked);
            const auto name = namesOf(system) + (asked.empty() ? "" : " (" + asked + ")");
            if (const auto none = notAnswered(name, *part.evaluation); !none.empty()) {
                result += (result.empty() ? "" : "\n")
                    + (options.form == OutputForm::Latex ? "% " + none : none);
                continue;
            }
            const auto touched = analysis::touchedNumbers(*part.evaluation, part.measures);
            const auto print = [&](std::vector<Table> tables) {
                for (auto& table : tables) {
                    nameSystem(table, name, touched);
                    if (options.dataSet.noGold) {
                        analysis::neutralise(table);
                    }
                    result += (result.empty() ? "" : "\n") + told.formed(std::move(table), options.form);
                }
            };
            for (const auto& measure : part.measures) {
                print(tablesOf(options, tableOptions, name, *part.evaluation, *measure));
                print(sliceTables(options, name, *part.evaluation, part.tables, measure->measure));
            }
            if (part.curve) {
                const bool least = part.evaluation->spec.minScore.has_value();
                print(thresholdTables(*part.curve, name, tableOptions, least, options.wantedPrecision));
            }
            print(correctedTables(options, name, part));
            if (options.confusion.value_or(false)) {
                print({ confusedTable(name, *part.evaluation) });
            }
        }
    }
    return result;
}

namespace {

/// {"muc.strict.f1": 0.81, …}: the scores by the names that `compare` and `trend` have for them; of several
/// systems behind "NAME/", of parts behind "fine/". What is undefined is left out.
std::string flatScores(const std::string& json)
{
    analysis::TrendScoreNames names;
    support::Diagnostics findings;
    const support::Progress progress;
    const auto file = analysis::parseTrendFile(json, {}, names, findings, progress);
    Json flat = Json::object();
    if (!file) {
        return "{}\n"; // no system was scored
    }
    std::set<std::string> systems;
    for (const auto& system : file->systems) {
        systems.insert(system.name);
    }
    for (const auto& system : file->systems) {
        const auto before = (systems.size() > 1 ? system.name + "/" : std::string())
            + (system.value.empty() ? std::string() : system.value + "/");
        for (const auto& [name, value] : system.scores) {
            if (value) {
                flat[before + names.all()[name]] = *value;
            }
        }
    }
    return dumped(flat, 1) + "\n";
}

} // namespace

std::string scoreReport(const ScoreOptions& options, const std::vector<ScoredSystem>& systems,
    const support::Diagnostics& diagnostics, const std::optional<analysis::Recipe>& recipe, const Json* more)
{
    if (options.form == OutputForm::Json) {
        const auto json = scoreJson(options, systems, diagnostics, recipe, more);
        return options.flat ? flatScores(json) : json;
    }
    if (options.form == OutputForm::Tsv) {
        return withRecipe(scoreTsv(options, systems), recipe, options.form);
    }
    auto result = withRecipe(scoreTables(options, systems), recipe, options.form);
    if (options.form == OutputForm::Text) {
        result += options.purpose == ScoreOptions::Purpose::Merged
            ? "\nMore: --scheme exact|partial|type, --by document, --intervals, --json for everything and "
              "for "
              "the shards behind each count; touchstone-cli errors on a shard for its records.\n"
            : "\nMore: --scheme exact|partial|type, --measure all, --by document|score|SLICE, --json for "
              "everything, touchstone-cli errors for the records.\n";
    }
    return result;
}

} // namespace touchstone::cli
