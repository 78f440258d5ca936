// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/score/confidencereport.h"

#include "core/curves/confidencesheet.h"

#include <nlohmann/json.hpp>

#include <optional>

namespace touchstone::cli {

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

/// What the measure prints of one threshold: muc its schemes, conll its own numbers.
Json countsAt(const ConfidenceCurve& curve, const ConfidenceLine& line, std::size_t threshold, bool zero,
    bool bothSides)
{
    const auto tallies = line.at(threshold).tallies();
    if (!curve.ofConll) {
        return schemesJson(tallies, zero, bothSides);
    }
    const auto& strict = tallies.front();
    return { { "conll",
        countsJson(strict[match::Outcome::Correct], strict.possible(), strict.actual(), zero) } };
}

Json bestJson(const ConfidenceCurve& curve, const ConfidenceLine& line)
{
    const auto bestOf = [&](match::Scheme scheme) -> Json {
        const auto best = analysis::bestF1(curve, line, scheme);
        return best
            ? Json { { "score", curve.thresholds[*best] }, { "f1", *line.at(*best).tally(scheme).f1() } }
            : Json(nullptr);
    };
    if (curve.ofConll) {
        return { { "conll", bestOf(match::Scheme::Strict) } };
    }
    Json json = Json::object();
    for (const auto scheme : match::allSchemes) {
        json[std::string(match::schemeName(scheme))] = bestOf(scheme);
    }
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

} // namespace

std::vector<Table> thresholdTables(const ConfidenceCurve& curve, const std::string& name,
    const analysis::ScoreTableOptions& options, bool underLeastScore)
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
            + (curve.ofConll ? "conll" : std::string(match::schemeName(options.scheme)))
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
    const auto sheet = analysis::bestThresholdSheet(curve, options.scheme);
    auto best = analysis::sheetTable(sheet, options);
    for (std::size_t row = 0; row < best.rows.size(); ++row) {
        if (const auto& score = sheet.rows[row].cells.front().value) {
            best.rows[row][1] = analysis::shortThreshold(curve, curve.thresholdOf(*score));
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

Table thresholdRows(const ConfidenceCurve& curve, const std::string& system, bool zeroForUndefined)
{
    return analysis::longThresholds(curve, system, printed(curve), zeroForUndefined);
}

void addThresholds(Json& json, const ConfidenceCurve& curve, bool zeroForUndefined, bool underLeastScore)
{
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
    Json best { { "overall", bestJson(curve, curve.overall) }, { "types", Json::object() } };
    for (std::size_t type = 0; type < curve.labels.size(); ++type) {
        best["types"][curve.labels[type]] = bestJson(curve, curve.types[type]);
    }
    best["note"] = analysis::thresholdFlatters;
    json["best_f1"] = std::move(best);
}

} // namespace touchstone::cli
