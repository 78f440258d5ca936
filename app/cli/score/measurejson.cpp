// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/score/measurejson.h"

#include "app/cli/score/confusionreport.h"

#include "core/evaluation/records/typemeans.h"
#include "core/measures/conll/computeconll.h"
#include "core/measures/eter/computeeter.h"
#include "core/measures/muc/computemuc.h"
#include "core/measures/registry/measurerunner.h"
#include "core/measures/surface/computesurface.h"
#include "core/statistics/scoreplaces.h"
#include "core/statistics/significance.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <set>

namespace touchstone::cli {

namespace {

using analysis::Evaluation;
using analysis::MeasureResult;

/// Averages over documents stand inside each scheme's object (--pairing hipe).
void addMacros(Json& schemes, const analysis::SchemeMacros& macros, bool zero)
{
    for (const auto scheme : match::allSchemes) {
        const auto& macro = macros[static_cast<std::size_t>(scheme)];
        schemes[std::string(match::schemeName(scheme))]["macro_doc"] = {
            { "precision", ratioJson(macro.precision, zero) }, { "recall", ratioJson(macro.recall, zero) },
            { "f1", ratioJson(macro.f1, zero) }, { "precision_std", ratioJson(macro.precisionStd, zero) },
            { "recall_std", ratioJson(macro.recallStd, zero) }, { "f1_std", ratioJson(macro.f1Std, zero) }
        };
    }
}

/// Means over the types: {"macro": {"strict": {"f1": …}}, "weighted": …}, laid out as the scores' names.
void addAverages(Json& json, const MeasureResult& result, bool zero)
{
    for (const auto& name : analysis::scoreNames(result)) {
        const auto mean = analysis::meanScore(name);
        const auto* const cell = mean ? analysis::meanCell(result, name) : nullptr;
        if (cell == nullptr) {
            continue;
        }
        auto* place = &json["averages"][std::string(analysis::name(mean->mean))];
        std::size_t begin = 0;
        for (auto dot = mean->score.find('.'); dot != std::string::npos;
             begin = dot + 1, dot = mean->score.find('.', begin)) {
            place = &(*place)[mean->score.substr(begin, dot - begin)];
        }
        (*place)[mean->score.substr(begin)] = ratioJson(cell->value, zero);
    }
}

/// Names of numbers that need the false alarms of the system.
std::set<std::string> needingFalseAlarms(const MeasureResult& result)
{
    std::set<std::string> names;
    for (const auto& score : result.scores) {
        if (score.needsFalseAlarms) {
            names.insert(score.id.substr(score.id.rfind('.') + 1));
        }
    }
    for (const auto& sheet : result.sheets) {
        for (const auto& column : sheet.columns) {
            if (column.needsFalseAlarms) {
                names.insert(column.id);
            }
        }
    }
    return names;
}

/// Numbers that cannot be told (Evaluation::systemTold) are null, wherever they stand.
void leaveUntold(Json& json, const std::set<std::string>& names)
{
    for (auto& [key, value] : json.items()) {
        const bool number = value.is_number() || value.is_array();
        if (number && names.contains(key)) {
            value = nullptr;
        } else if (value.is_structured()) {
            leaveUntold(value, names);
        }
    }
}

struct Entry
{
    std::string_view measure;
    Json (*score)(const MeasureResult& result, const Evaluation& evaluation, const ScoreOptions& options);
    void (*record)(Json& record, const MeasureResult& result, std::uint32_t number); ///< null: no fields
};

constexpr std::array entries {
    Entry { "muc", mucJson, nullptr },
    Entry { "conll", conllJson, nullptr },
    Entry { "overlap", overlapJson, overlapRecordJson },
    Entry { "links", linksJson, nullptr },
    Entry { "eter", eterJson, eterRecordJson },
    Entry { "ser", serJson, nullptr },
    Entry { "noisy", noisyJson, noisyRecordJson },
    Entry { "rules", rulesJson, nullptr },
    Entry { "surface", surfaceJson, nullptr },
};

} // namespace

Json mucJson(const analysis::MeasureResult& result, const Evaluation& evaluation, const ScoreOptions& options)
{
    const bool zero = options.zeroForUndefined;
    const auto& macro = static_cast<const analysis::MucResult&>(result).macro;
    Json json { { "overall", schemesJson(evaluation.overall, zero) }, { "types", Json::object() } };
    for (const auto& type : evaluation.types) {
        json["types"][evaluation.labels[type.label]]
            = schemesJson(type.tallies, zero, evaluation.spec.perType == analysis::PerType::Class);
    }
    if (macro) {
        addMacros(json["overall"], macro->overall, zero);
        for (std::size_t label = 0; label < macro->types.size(); ++label) {
            addMacros(json["types"][evaluation.labels[label]], macro->types[label], zero);
        }
    }
    // Of columns of links every id is a label.
    if (options.confusion.value_or(!evaluation.gold->column.starts_with("links"))) {
        json["confusion"] = confusionJson(evaluation);
    }
    if (options.byDocument) {
        json["documents"] = Json::object();
        for (const auto& documentCase : evaluation.cases) {
            json["documents"][documentCase.name()] = schemesJson(documentCase.tallies, zero);
        }
    }
    return json;
}

Json conllJson(const MeasureResult& result, const Evaluation& evaluation, const ScoreOptions& options)
{
    const auto& conll = static_cast<const analysis::ConllResult&>(result);
    const auto json = [&](const metrics::ConllCounts& counts) {
        return countsJson(counts.correct, counts.gold, counts.system, options.zeroForUndefined);
    };
    Json scores { { "overall", json(conll.overall) }, { "types", Json::object() } };
    if (conll.tags.all > 0) {
        scores["overall"]["accuracy"]
            = static_cast<double>(conll.tags.equal) / static_cast<double>(conll.tags.all);
        scores["overall"]["equal_tags"] = conll.tags.equal;
        scores["overall"]["tags"] = conll.tags.all;
    }
    for (std::size_t type = 0; type < conll.types.size(); ++type) {
        scores["types"][conll.typeNames[type]] = json(conll.types[type]);
    }
    if (options.byDocument) {
        scores["documents"] = Json::object();
        for (std::size_t i = 0; i < conll.documents.size(); ++i) {
            scores["documents"][evaluation.cases[i].name()] = json(conll.documents[i]);
        }
    }
    if (conll.weighted) {
        const auto& counts = *conll.weighted;
        const auto precision = metrics::ratio(counts.correct, counts.system);
        const auto recall = metrics::ratio(counts.correct, counts.gold);
        const bool zero = options.zeroForUndefined;
        scores["weighted"]
            = { { "correct", counts.correct }, { "gold", counts.gold }, { "system", counts.system },
                  { "precision", ratioJson(precision, zero) }, { "recall", ratioJson(recall, zero) },
                  { "f1", ratioJson(metrics::harmonicMean(precision, recall), zero) } };
    }
    return scores;
}

Json surfaceJson(const MeasureResult& result, const Evaluation& evaluation, const ScoreOptions& options)
{
    const auto& surface = static_cast<const analysis::SurfaceResult&>(result);
    const auto json = [&](const metrics::ConllCounts& counts) {
        return countsJson(counts.correct, counts.gold, counts.system, options.zeroForUndefined);
    };
    Json scores { { "overall", json(surface.overall) }, { "types", Json::object() } };
    for (std::size_t type = 0; type < surface.types.size(); ++type) {
        scores["types"][evaluation.labels[type]] = json(surface.types[type]);
    }
    return scores;
}

Json measureJson(const MeasureResult& result, const Evaluation& evaluation, const ScoreOptions& options)
{
    for (const auto& entry : entries) {
        if (entry.measure == result.measure) {
            auto json = entry.score(result, evaluation, options);
            addAverages(json, result, options.zeroForUndefined);
            if (!evaluation.systemTold) {
                leaveUntold(json, needingFalseAlarms(result));
            }
            return json;
        }
    }
    return Json::object();
}

void addRecordFields(Json& record, const MeasureResult& result, std::uint32_t number)
{
    for (const auto& entry : entries) {
        if (entry.measure == result.measure && entry.record != nullptr) {
            entry.record(record, result, number);
        }
    }
}

bool addListFields(
    Json& record, const MeasureResult& result, const analysis::RecordList& list, std::uint32_t number)
{
    if (dynamic_cast<const analysis::EterResult*>(&result) == nullptr
        || analysis::measureOfList(list.id) != result.measure) {
        return false;
    }
    const auto value = [&](std::string_view id) {
        const auto column = std::find_if(list.values.begin(), list.values.end(),
            [id](const analysis::ValueColumn& values) { return values.id == id; });
        return column == list.values.end() ? std::nan("") : column->values[number];
    };
    record["eter"] = eterCostsJson(value("er"), value("ec"));
    return true;
}

} // namespace touchstone::cli
