// SPDX-License-Identifier: GPL-3.0-or-later
#include "python/binding/results.h"

#include "app/cli/errors/shownrecords.h"
#include "app/cli/score/measurejson.h"
#include "app/cli/score/slicereport.h"

#include "core/evaluation/scoring/scorefloor.h"
#include "core/measures/registry/measureregistry.h"
#include "core/measures/registry/measurerunner.h"
#include "core/output/neutralwords.h"
#include "core/evaluation/records/neutralsheet.h"
#include "core/report/tables/scoretable.h"
#include "core/report/trend.h"
#include "core/statistics/significance.h"
#include "core/support/joined.h"
#include "core/support/lookup.h"

#include <nlohmann/json.hpp>
#include <pybind11/stl.h>

namespace touchstone::python {

namespace {

using analysis::Evaluation;
using analysis::MeasureResult;
using analysis::Sheet;

/// One of the sheets of a measure is shown by the name "types" for all: the scheme's, or the measure's first.
constexpr std::string_view mainTable = "types";

/// A request for each system alone.
std::vector<std::shared_ptr<PyResult>> resultsOf(const Request& request)
{
    const auto asked = askedScores(request);
    auto& options = *asked.options;
    options.form = cli::OutputForm::Json; // what scores are read from
    options.keepsMeasures = true;
    const auto done = watched([&](const std::stop_token& stop) { return scored(options, stop); });
    std::vector<std::shared_ptr<PyResult>> results;
    for (std::size_t i = 0; i < done.systems.size(); ++i) {
        auto own = std::make_shared<Scored>(done);
        own->systems = { done.systems[i] };
        Request one { typedWords(asked.command->typed), request.gold, {} };
        const auto asSystem
            = [](const analysis::LayerSource& source) { return std::make_shared<Corpus>(source, true); };
        const auto& dataSet = options.dataSet;
        if (dataSet.noGold) {
            one.systems = { asSystem(dataSet.gold), asSystem(dataSet.systems[i]) };
        } else {
            one.gold = request.gold ? request.gold : std::make_shared<Corpus>(dataSet.gold, false);
            one.systems = { asSystem(dataSet.systems[i]) };
        }
        own->options.dataSet.systems = { dataSet.systems[i] };
        one.systems.back()
            = i < request.systems.size() && !dataSet.noGold ? request.systems[i] : one.systems.back();
        results.push_back(std::make_shared<PyResult>(std::move(one), std::move(own)));
    }
    return results;
}

std::string schemeOf(const Scored& scored) { return std::string(match::schemeName(scored.options.scheme)); }

/// The measure of this name, or the first; null: there is none.
const MeasureResult* measureOf(const cli::ScoredSystem& system, const std::string& id)
{
    for (const auto& measure : system.measures) {
        if (id.empty() || measure->measure == id) {
            return measure.get();
        }
    }
    return nullptr;
}

const MeasureResult& neededMeasure(const cli::ScoredSystem& system, const std::string& id)
{
    const auto* const measure = measureOf(system, id);
    if (measure == nullptr) {
        throw py::key_error("the measure " + id + " was not asked for; name it in measures");
    }
    return *measure;
}

PyTable tableOf(const Scored& scored, const std::string& measure, Sheet sheet)
{
    const auto& system = scored.systems.front();
    sheet = analysis::taskSheetOr(cli::namingPreset(scored.options), measure, sheet);
    if (system.evaluation->gold->standsForGold) {
        analysis::neutralise(sheet);
    }
    auto rowsId = sheet.rowId;
    if (rowsId.empty()) {
        for (const auto letter : sheet.rowTitle) {
            rowsId
                += letter == ' ' ? '_' : static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
        }
    }
    return { std::move(sheet), measure, std::move(rowsId), scored.options.zeroForUndefined, system.touched(),
        system.name };
}

/// The sheet that an id names: of measures by schemes "types" is the scheme's; else the first of the measure.
const Sheet* sheetNamed(const Scored& scored, const MeasureResult& measure, const std::string& id)
{
    if (const auto* const sheet = support::found(measure.sheets, id, &Sheet::id)) {
        return sheet;
    }
    if (id != mainTable || measure.sheets.empty()) {
        return nullptr;
    }
    return metrics::hasSchemes(measure.measure) ? support::found(measure.sheets, schemeOf(scored), &Sheet::id)
                                                : &measure.sheets.front();
}

/// A table of that name with rows; nothing: there is none.
std::optional<PyTable> tableIn(const Scored& scored, const std::string& id, const std::string& measure)
{
    const auto& system = scored.systems.front();
    if (!measure.empty()) {
        (void)neededMeasure(system, measure);
    }
    for (const auto& one : system.measures) {
        const auto* const sheet
            = measure.empty() || one->measure == measure ? sheetNamed(scored, *one, id) : nullptr;
        if (sheet != nullptr && !sheet->withoutRows) {
            return tableOf(scored, one->measure, *sheet);
        }
    }
    return std::nullopt;
}

PyTable namedTable(const PyResult& own, const std::string& id, const std::string& measure)
{
    auto table = tableIn(own.scored(), id, measure);
    if (!table) {
        table = tableIn(own.byDocument(), id, measure);
    }
    if (!table) {
        throw py::key_error("there is no table \"" + id + "\"; Result.tables names them");
    }
    return std::move(*table);
}

PyTable documentTable(const PyResult& own, const std::string& id)
{
    const auto& whole = own.byDocument();
    const auto& measure = neededMeasure(whole.systems.front(), id);
    const auto scheme = schemeOf(whole) + ".documents";
    for (const auto& sheet : measure.sheets) {
        if (sheet.perDocument && (!metrics::hasSchemes(measure.measure) || sheet.id == scheme)) {
            return tableOf(whole, measure.measure, sheet);
        }
    }
    throw py::key_error("the measure " + measure.measure + " has no table by document");
}

PyTable sliceTable(const PyResult& own, const std::string& slice, const std::string& id)
{
    const auto& whole = own.whole();
    const auto& system = whole.systems.front();
    const auto& measure = neededMeasure(system, id);
    return watched([&](const std::stop_token& stop) {
        support::Progress progress(stop);
        (void)valueOf(cli::askedSlice("by", *system.evaluation, slice));
        const auto table = valueOf(analysis::SliceTable::of(*system.evaluation, measure, slice, progress));
        auto sheet = table.sheet(whole.options.scheme);
        sheet.id = slice;
        sheet.rowId = slice;
        return tableOf(whole, measure.measure, std::move(sheet));
    });
}

PyTable confusionTable(const PyResult& own)
{
    const auto& whole = own.whole();
    const auto& evaluation = *whole.systems.front().evaluation;
    const auto nameOf = [&evaluation](std::uint32_t label) {
        return label < evaluation.labels.size() ? evaluation.labels[label] : std::string("(none)");
    };
    Sheet sheet;
    sheet.id = "confusion";
    sheet.title = "Which types are taken for which";
    sheet.rowTitle = "Gold type";
    sheet.rowId = "gold_type";
    Sheet::Column systemType;
    systemType.id = "system_type";
    systemType.title = "System type";
    systemType.kind = Sheet::Kind::Text;
    Sheet::Column count;
    count.id = "count";
    count.title = "Count";
    sheet.columns = { systemType, count };
    for (const auto& cell : evaluation.confusion.cells) {
        analysis::SheetCell number;
        number.value = static_cast<double>(cell.count);
        number.isCount = true;
        analysis::CellNote note;
        note.text = nameOf(cell.column);
        sheet.notes.emplace(std::pair(sheet.rows.size(), std::size_t { 1 }), std::move(note));
        sheet.rows.push_back({ nameOf(cell.row), { {}, number } });
    }
    return tableOf(whole, {}, std::move(sheet));
}

/// Every score that JSON of `score` or `merge` has, by the names of `compare` and `trend`.
template <typename Json> py::dict scoresIn(const Json& json)
{
    const auto file = watched([&json](const std::stop_token& stop) {
        analysis::TrendScoreNames names;
        support::Diagnostics findings;
        auto read = valueOf(analysis::parseTrendFile(json(), {}, names, findings, support::Progress(stop)));
        return std::pair(std::move(read), names.all());
    });
    py::dict scores;
    for (const auto& system : file.first.systems) {
        const auto before = system.value.empty() ? std::string() : system.value + "/";
        for (const auto& [number, value] : system.scores) {
            scores[py::str(before + file.second[number])] = value;
        }
    }
    return scores;
}

py::dict scoresOf(const PyResult& own)
{
    return scoresIn([&own] { return own.json(); });
}

std::string headlineOf(const PyResult& own)
{
    const auto& options = own.scored().options;
    if (options.preset != nullptr) {
        return analysis::presetScore(*options.preset, own.system().evaluation->gold->column);
    }
    const auto& measure = options.measures.front();
    if (metrics::hasSchemes(measure)) {
        return measure + "." + schemeOf(own.scored()) + ".f1";
    }
    return measure + "." + analysis::headlineScore(measure);
}

std::vector<std::pair<std::string, std::string>> settingsOf(const PyResult& own)
{
    const auto& spec = own.system().evaluation->spec;
    const analysis::EvaluationSpec standard;
    const auto usual = analysis::settings(standard);
    std::vector<std::pair<std::string, std::string>> result;
    for (const auto& setting : analysis::settings(spec)) {
        const auto* const same = support::found(usual, setting.name, &analysis::Setting::name);
        if (same == nullptr || same->value != setting.value) {
            result.emplace_back(setting.name, setting.value);
        }
    }
    return result;
}

py::list findingsOf(const PyResult& own)
{
    py::list list;
    const auto all = own.scored().findings.all();
    for (const auto& finding : all.list()) {
        auto dict = findingDict(finding);
        dict["changes_scores"] = support::changesScores(finding);
        dict["system"] = finding.system.empty() ? py::object(py::none()) : py::str(finding.system);
        list.append(dict);
    }
    return list;
}

/// Runs `score` with these words beside its own.
std::string scoresReport(const PyResult& own, const Words& words)
{
    auto request = own.request();
    request.words.insert(request.words.end(), words.begin(), words.end());
    const auto asked = askedScores(request);
    return watched([&](const std::stop_token& stop) {
        cli::Embedded inside;
        inside.stop = stop;
        asked.options->quiet = true;
        (void)asked.command->run();
        if (inside.error) {
            throw DataError(*inside.error, inside.messages);
        }
        return std::move(inside.printed);
    });
}

py::dict intervalsOf(const PyResult& own, double level, std::size_t samples, std::uint64_t seed)
{
    if (!(level > 0 && level < 1)) {
        throw wrongWords("The level of an interval lies between 0 and 1; write 0.95 for 95 %.");
    }
    analysis::SignificanceSettings settings;
    constexpr double percent = 100;
    settings.resampling.confidenceLevel = level * percent;
    settings.resampling.trials = samples;
    settings.resampling.seed = seed;
    settings.zeroForUndefined = own.scored().options.zeroForUndefined;
    const auto& system = own.whole().systems.front();
    const auto computed = watched([&](const std::stop_token& stop) {
        support::Progress progress(stop);
        std::vector<analysis::MeasureIntervals> all;
        for (const auto& result : system.measures) {
            if (!metrics::measureById(result->measure)->resamples) {
                continue;
            }
            const analysis::MeasuredSystem measured { system.own, result };
            all.push_back(valueOf(
                analysis::withSettledUnit(settings, std::span(&measured, 1), [&](const auto& settled) {
                    return analysis::scoreIntervals(measured, {}, settled, progress);
                })));
        }
        return all;
    });
    py::dict intervals;
    const auto add = [&](const std::string& before, const auto& scores, const std::string& behind) {
        for (const auto& score : scores) {
            if (score.interval) {
                intervals[py::str(before + score.name + behind)]
                    = py::make_tuple(score.interval->low, score.interval->high);
            }
        }
    };
    for (const auto& measure : computed) {
        add(measure.measure + ".", measure.overall, "");
        for (const auto& type : measure.types) {
            if (!type.group) {
                add(measure.measure + ".", type.scores, "(" + type.type + ")");
            }
        }
    }
    return intervals;
}

ErrorsPtr chosenRecords(const cli::ErrorsOptions& options, Scored whole, const std::stop_token& stop)
{
    auto made = std::make_shared<PyErrors>();
    made->options = options;
    made->systems = std::move(whole.systems);
    valueOf(cli::showAsked(options, made->systems));
    support::Progress choosing(stop);
    made->listed = valueOf(cli::listedRecords(options, made->systems, choosing));
    return made;
}

ErrorsPtr errorsOf(const Request& request)
{
    const auto asked = askedRecords(request);
    return watched([&](const std::stop_token& stop) {
        return chosenRecords(*asked.options, scored(*asked.options, stop), stop);
    });
}

/// No filter: all that is not correct.
Words withFilter(Words words, const Words& filter)
{
    words.insert(words.end(), filter.begin(), filter.end());
    static const std::set<std::string_view> kinds { "--outcome", "--error-type", "--list", "--category",
        "--change", "--found-by", "--select", "--value" };
    const bool chosen = std::ranges::any_of(filter,
        [](const auto& word) { return kinds.contains(std::string_view(word).substr(0, word.find('='))); });
    if (!chosen) {
        words.insert(words.end(), { "--outcome", "INC,PAR,MIS,SPU" });
    }
    return words;
}

ErrorsPtr ownErrors(const PyResult& own, const Words& filter)
{
    auto request = own.request();
    request.words
        = withFilter(without(request.words, { "--zero-division", "--fail-if", "--row", "--at", "--by" },
                         { "--confusion", "--no-confusion" }),
            filter);
    const auto asked = askedRecords(request);
    const auto& list = asked.options->filter.list;
    // A list of a measure's own needs that measure; what the scores left out is nowhere else.
    const bool known = list.empty()
        || (list != analysis::leftOutList
            && measureOf(own.system(), std::string(analysis::measureOfList(list))) != nullptr);
    if (!known || !asked.options->bySlices.empty()) {
        return errorsOf(request);
    }
    const auto& whole = own.whole();
    return watched([&](const std::stop_token& stop) { return chosenRecords(*asked.options, whole, stop); });
}

} // namespace

const Scored& PyResult::made(std::shared_ptr<const Scored>& target, bool byDocument) const
{
    {
        const py::gil_scoped_release released;
        m_mutex.lock();
    }
    const std::unique_lock lock(m_mutex, std::adopt_lock);
    if (!target) {
        const auto asked = askedScores(m_request);
        auto& options = *asked.options;
        options.form = cli::OutputForm::Text; // JSON keeps no tables
        options.purpose
            = byDocument ? cli::ScoreOptions::Purpose::Scores : cli::ScoreOptions::Purpose::Records;
        options.byDocument = options.sheetAsked = byDocument;
        target = watched([&](const std::stop_token& stop) {
            return std::make_shared<const Scored>(python::scored(options, stop));
        });
    }
    return *target;
}

std::string PyResult::json() const
{
    return cli::scoreReport(m_scored->options, m_scored->systems, m_scored->findings.told(), std::nullopt);
}

void addResults(py::module_& module)
{
    using namespace py::literals;
    py::class_<PyResult, std::shared_ptr<PyResult>>(module, "Result",
        "The scores of one system. Tables and records are made when they are first asked for.")
        .def_property_readonly("name", [](const PyResult& own) { return own.system().name; })
        .def_property_readonly("signature",
            [](const PyResult& own) {
                return cli::signatureOf(own.scored().options, *own.system().evaluation);
            })
        .def_property_readonly("words", [](const PyResult& own) { return own.request().words; })
        .def_property_readonly("gold", [](const PyResult& own) { return own.request().gold; })
        .def_property_readonly("system", [](const PyResult& own) { return own.request().systems.back(); })
        .def_property_readonly("measures", [](const PyResult& own) { return own.scored().options.measures; })
        .def_property_readonly("headline", &headlineOf)
        .def_property_readonly("parts",
            [](const PyResult& own) {
                std::vector<std::pair<std::string, std::string>> parts;
                for (const auto& part : own.system().parts) {
                    parts.emplace_back(part.asked.layer, cli::heading(part.asked));
                }
                return parts;
            })
        .def("scores", &scoresOf, "Every score by its name; None: undefined.")
        .def("settings", &settingsOf, "Name and value of each setting that is not the default.")
        .def("findings", &findingsOf, "What reading and scoring found.")
        .def("json", &PyResult::json, "What score --json prints, without a recipe.")
        .def("report", &scoresReport, "What score prints of this system.", "words"_a = Words())
        .def(
            "tables",
            [](const PyResult& own) {
                std::vector<std::tuple<std::string, std::string, std::string>> tables;
                const auto& whole = own.whole();
                for (const auto& measure : whole.systems.front().measures) {
                    for (const auto& sheet : measure->sheets) {
                        tables.emplace_back(measure->measure, sheet.id, sheet.title);
                    }
                }
                return tables;
            },
            "Measure, id and title of each table.")
        .def("table", &namedTable, "A table by its id.", "id"_a = mainTable, "measure"_a = "")
        .def("by", &sliceTable, "A row for each value of a slice.", "slice"_a, "measure"_a = "")
        .def("documents", &documentTable, "A row for each document.", "measure"_a = "")
        .def("confusion", &confusionTable, "Which types are taken for which.")
        .def("intervals", &intervalsOf, "Bootstrap intervals of every score that has one.", py::kw_only(),
            "level"_a = 0.95, "samples"_a = 1000, "seed"_a = 0)
        .def("errors", &ownErrors, "Records that pass a filter.", "words"_a = Words());
    module.def(
        "score",
        [](const Words& words, const CorpusPtr& gold, const std::vector<CorpusPtr>& systems) {
            return resultsOf({ words, gold, systems });
        },
        "Score each system.", "words"_a, "gold"_a = py::none(), "systems"_a = std::vector<CorpusPtr>());
    module.def(
        "scores_of", [](const std::string& json) { return scoresIn([&json] { return json; }); },
        "Every score by its name, of what score --json or merge --json prints; None: undefined.", "json"_a);
    module.def(
        "errors",
        [](const Words& words, const CorpusPtr& gold, const std::vector<CorpusPtr>& systems) {
            return errorsOf({ withFilter({}, words), gold, systems });
        },
        "Records of errors, also of two systems by what changed.", "words"_a, "gold"_a = py::none(),
        "systems"_a = std::vector<CorpusPtr>());
}

} // namespace touchstone::python
