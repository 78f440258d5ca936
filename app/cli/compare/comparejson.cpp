// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/compare/comparejson.h"

#include "app/cli/compare/changedrecords.h"
#include "app/cli/compare/comparefacts.h"
#include "app/cli/print/recipes.h"
#include "app/cli/print/recordtable.h"

#include "core/measures/registry/preset.h"

#include <nlohmann/json.hpp>

namespace touchstone::cli {

namespace {

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
            line.update(typeTestJson(typeDifference(compared, type, 1)));
            continue;
        }
        line["differences"] = Json::array();
        for (std::size_t i = 1; i < row.size(); ++i) {
            Json one { { "a", compared.systems[0].name }, { "b", compared.systems[i].name },
                { "difference", ratioJson(differenceOf(row[0], row[i]), false) } };
            one.update(typeTestJson(typeDifference(compared, type, i)));
            line["differences"].push_back(std::move(one));
        }
    }
    return types;
}

} // namespace

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
    for (const auto i : analysis::notSeparable(scores)) {
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
    json["type_note"] = compared.types.note.empty() ? Json(nullptr) : Json(compared.types.note);
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

} // namespace touchstone::cli
