// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/compare/annotating.h"

#include "app/cli/compare/comparefacts.h"

#include "core/evaluation/dataset/project.h"
#include "core/measures/registry/measureregistry.h"
#include "core/report/tables/annotatorsheets.h"
#include "core/support/lookup.h"

#include <nlohmann/json.hpp>

#include <numeric>

namespace touchstone::cli {

namespace {

using analysis::AnnotatorPair;
using analysis::AnnotatorRow;

/// "muc.strict.f1"
std::string scoreText(const ComparedAnnotators& compared)
{
    return std::string(metrics::defaultMeasure) + "."
        + std::string(match::schemeName(compared.agreement.scheme)) + ".f1";
}

std::string pairName(const ComparedAnnotators& compared, const AnnotatorPair& pair)
{
    return compared.pairs.names[pair.a] + " – " + compared.pairs.names[pair.b];
}

Json annotatorPairJson(const ComparedAnnotators& compared, const AnnotatorPair& pair)
{
    using enum match::Outcome;
    const auto scheme = compared.agreement.scheme;
    Json json { { "a", compared.pairs.names[pair.a] }, { "b", compared.pairs.names[pair.b] },
        { "f1", ratioJson(pair.f1(scheme), false) } };
    if (pair.error) {
        json["error"] = pair.error->text;
        return json;
    }
    const auto& tally = pair.overall[static_cast<std::size_t>(scheme)];
    for (const auto& [key, outcome] : { std::pair("agree", Correct), { "differ", Incorrect },
             { "overlap", match::Outcome::Partial }, { "only_a", Missing }, { "only_b", Spurious } }) {
        json[key] = tally[outcome];
    }
    json["signature"] = pair.signature;
    return json;
}

Json agreementJson(const ComparedAnnotators& compared, const AnnotatorRow& row)
{
    const auto& names = compared.pairs.names;
    Json json { { "mean", ratioJson(row.mean, false) }, { "annotators", Json::object() },
        { "deviates", Json::array() } };
    for (std::size_t i = 0; i < names.size(); ++i) {
        const auto& one = row.annotators[i];
        json["annotators"][names[i]]
            = { { "mean", ratioJson(one.with, false) }, { "mean_of_others", ratioJson(one.among, false) },
                  { "deviation", ratioJson(one.deviation, false) },
                  { "farthest", one.farthest ? Json(names[*one.farthest]) : Json(nullptr) } };
    }
    for (const auto one : row.deviating) {
        json["deviates"].push_back(names[one]);
    }
    return json;
}

std::string annotatorJson(const CompareOptions& options, const ComparedAnnotators& compared,
    const support::Diagnostics& diagnostics, const std::optional<analysis::Recipe>& recipe)
{
    Json json { { "no_gold", true }, { "systems", compared.pairs.names }, { "measure", scoreText(compared) },
        { "pairs", Json::array() }, { "overall", agreementJson(compared, compared.agreement.overall) },
        { "types", Json::object() } };
    for (const auto& pair : compared.pairs.pairs) {
        json["pairs"].push_back(annotatorPairJson(compared, pair));
    }
    for (const auto& row : compared.agreement.types) {
        json["types"][row.type] = agreementJson(compared, row);
    }
    return finished(json, options, diagnostics, recipe);
}

/// How the tables are read.
std::vector<std::string> readingNotes()
{
    return { "By type: mean F1 of an annotator with the others, less the mean F1 of the others among "
             "themselves; below 0 they agree more without this one.",
        "Of a pair touchstone-cli compare --system A --system B lists the annotations." };
}

} // namespace

support::Result<ComparedAnnotators> compareAnnotators(const CompareOptions& options,
    const analysis::EvaluationSpec& spec, const std::stop_token& stop, const Reports& reports,
    analysis::Findings& findings)
{
    findings.speakNeutrally();
    support::Progress reading(stop, reports("Reading"));
    const auto data = analysis::loadDataSet(options.dataSet, reading);
    if (!data) {
        return tl::unexpected(data.error());
    }
    findings.add(settingFindings(options));
    for (const auto& system : data->systems) {
        if (system.error) {
            return tl::unexpected(*system.error);
        }
    }
    const auto layers = analysis::systemsWithoutGold(*data);
    for (const auto& layer : layers) {
        findings.add(layer->diagnostics, layer->name);
    }
    support::Progress scoring(stop, reports("Comparing every two"));
    auto pairs = analysis::evaluateAnnotators(layers, spec, scoring);
    if (!pairs) {
        return tl::unexpected(pairs.error());
    }
    ComparedAnnotators compared { std::move(*pairs), {} };
    for (const auto& pair : compared.pairs.pairs) {
        findings.add(pair.findings, pairName(compared, pair));
        if (pair.error) {
            findings.refuse(pairName(compared, pair), *pair.error);
        }
    }
    compared.agreement = analysis::annotatorAgreement(compared.pairs, options.scheme);
    return compared;
}

std::vector<ScoredBy> scoredBy(const ComparedAnnotators& compared, const analysis::EvaluationSpec& spec)
{
    return support::listOf<ScoredBy>(compared.pairs.pairs, [&](const AnnotatorPair& pair) {
        return ScoredBy { pairName(compared, pair), &spec, pair.signature };
    });
}

std::string annotatorReport(const CompareOptions& options, const ComparedAnnotators& compared,
    const support::Diagnostics& diagnostics, const std::optional<analysis::Recipe>& recipe)
{
    if (options.form == OutputForm::Json) {
        return annotatorJson(options, compared, diagnostics, recipe);
    }
    const auto write = numbersOf(options, false);
    std::vector<std::size_t> order(compared.pairs.names.size());
    std::iota(order.begin(), order.end(), std::size_t { 0 });
    const auto& [pairs, agreement] = compared;
    auto alike = annotatorPairsSheet(pairs, agreement);
    if (!write.script()) { // the name of the row says both
        alike = analysis::chosenColumns(alike, { "f1", "agree", "differ", "overlap", "only_a", "only_b" });
    }
    const std::vector<analysis::Table> tables { analysis::sheetTable(
                                                    annotatorMatrixSheet(pairs, agreement, order), write),
        analysis::sheetTable(annotatorTypesSheet(pairs, agreement, order), write),
        analysis::sheetTable(alike, write) };
    return withRecipe(formed(tables, readingNotes(), options.form), recipe, options.form);
}

} // namespace touchstone::cli
