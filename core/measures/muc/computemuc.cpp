// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/muc/computemuc.h"

#include "core/annotation/label.h"
#include "core/evaluation/records/schemetable.h"
#include "core/evaluation/records/sheetcells.h"
#include "core/evaluation/records/typemeans.h"
#include "core/measures/base/measure.h"
#include "core/support/findingkinds.h"
#include "core/support/numbers.h"

#include <set>

namespace touchstone::analysis {

namespace {

using match::Outcome;
using match::Scheme;
using metrics::Formula;

using DocumentTallies = std::array<std::vector<metrics::Tally>, match::allSchemes.size()>;

SchemeMacros macrosOf(const DocumentTallies& documents)
{
    SchemeMacros macros;
    for (std::size_t scheme = 0; scheme < macros.size(); ++scheme) {
        macros[scheme] = metrics::documentMacro(documents[scheme]);
    }
    return macros;
}

MucResult::Macro macroOf(const Evaluation& evaluation)
{
    DocumentTallies overall;
    std::vector<DocumentTallies> types(evaluation.labels.size());
    constexpr auto never = static_cast<std::uint32_t>(-1);
    std::vector<std::uint32_t> lastDocument(types.size(), never);
    for (const auto& documentCase : evaluation.cases) {
        for (std::size_t scheme = 0; scheme < overall.size(); ++scheme) {
            overall[scheme].push_back(documentCase.tallies[scheme]);
        }
    }
    for (const auto& record : evaluation.records) {
        auto& type = types[record.rowType()];
        const bool first = std::exchange(lastDocument[record.rowType()], record.document) != record.document;
        for (std::size_t scheme = 0; scheme < type.size(); ++scheme) {
            if (first) {
                type[scheme].emplace_back();
            }
            type[scheme].back().add(record.outcome(match::allSchemes[scheme]));
        }
    }
    MucResult::Macro macro { macrosOf(overall), {} };
    for (const auto& type : types) {
        macro.types.push_back(macrosOf(type));
    }
    return macro;
}

Sheet::Row macroRow(const std::string& name, const metrics::DocumentMacro& macro)
{
    return { name,
        { valueCell(macro.precision), valueCell(macro.recall), valueCell(macro.f1),
            valueCell(macro.precisionStd), valueCell(macro.recallStd), valueCell(macro.f1Std) } };
}

Sheet macroSheet(const Evaluation& evaluation, const MucResult::Macro& macro, Scheme scheme)
{
    const std::string name(match::schemeName(scheme));
    const auto index = static_cast<std::size_t>(scheme);
    Sheet sheet { name + ".macro_doc", name + ", mean of documents", typeRowTitle,
        { precisionColumn("Mean precision of the documents that have an annotation of the system."),
            { "recall", "R", "Mean recall of the documents that have an annotation of the gold." },
            f1Column("Mean F1 of the documents that have both."),
            { "precision_std", "P std", "Population deviation of precision over documents.", true, true },
            { "recall_std", "R std", "Population deviation of recall over documents.", true },
            { "f1_std", "F1 std", "Population deviation of F1 over documents.", true, true } },
        {}, "As the HIPE scorer averages.", false };
    for (std::size_t label = 0; label < macro.types.size(); ++label) {
        sheet.rows.push_back(macroRow(evaluation.labels[label], macro.types[label][index]));
    }
    sheet.rows.push_back(macroRow("Overall", macro.overall[index]));
    return sheet;
}

/// Without types nothing is right by a scheme that compares them, which a table of zeros does not say.
void tellUntyped(const Evaluation& evaluation, support::Diagnostics& findings)
{
    const auto typed = [](const annotation::Layer& layer) {
        return std::any_of(layer.documents.begin(), layer.documents.end(), [&](const auto& document) {
            const auto& entities = document.annotations.entities;
            return std::any_of(entities.begin(), entities.end(), [&](const auto& entity) {
                const auto& name = layer.labels.name(entity.label);
                return !name.empty() && name != "_"; // what readers write for none
            });
        });
    };
    if (evaluation.system->entityCount() > 0 && !typed(*evaluation.system) && typed(*evaluation.gold)) {
        findings.add(support::Severity::Warning, "labels.disjoint", { evaluation.system->path, 0, 0 },
            "The system's annotations have no types, so that none is right by the schemes strict and type; "
            "--scheme exact compares spans, and --measure links links.");
    }
}

/// Of a scheme: the place of an outcome, and of COR, INC and PAR of the system.
std::uint32_t statisticOf(std::uint32_t scheme, Outcome outcome, bool ofSystem)
{
    return scheme * metrics::schemeStatistics + static_cast<std::uint32_t>(outcome)
        + (ofSystem ? static_cast<std::uint32_t>(match::outcomeCount) : 0);
}

/// The statistics of each scheme, as schemeStatisticsOf() orders them, and its scores.
void describe(MucResult& result)
{
    constexpr std::array names { "cor", "inc", "par", "mis", "spu", "cor_system", "inc_system",
        "par_system" };
    for (std::uint32_t scheme = 0; scheme < match::allSchemes.size(); ++scheme) {
        const auto prefix = std::string(match::schemeName(match::allSchemes[scheme])) + ".";
        const auto first = scheme * metrics::schemeStatistics;
        const auto cor = statisticOf(scheme, Outcome::Correct, false);
        const auto par = statisticOf(scheme, Outcome::Partial, false);
        const auto corOfSystem = statisticOf(scheme, Outcome::Correct, true);
        const auto parOfSystem = statisticOf(scheme, Outcome::Partial, true);
        for (const auto* const name : names) {
            result.statisticColumns.push_back({ prefix + name, Statistic::From::Records });
        }
        for (std::uint32_t outcome = 0; outcome < match::outcomeCount; ++outcome) {
            result.scores.push_back(countScore(prefix + names.at(outcome), { { first + outcome } }));
        }
        const Formula possible { { cor }, { statisticOf(scheme, Outcome::Incorrect, false) }, { par },
            { statisticOf(scheme, Outcome::Missing, false) } };
        const Formula actual { { corOfSystem }, { statisticOf(scheme, Outcome::Incorrect, true) },
            { parOfSystem }, { statisticOf(scheme, Outcome::Spurious, false) } };
        result.scores.push_back(countScore(prefix + "pos", possible));
        result.scores.push_back(countScore(prefix + "act", actual));
        auto [precision, recall, f1] = ratioScores(
            prefix, { { corOfSystem }, { parOfSystem, 0.5 } }, actual, { { cor }, { par, 0.5 } }, possible);
        result.scores.insert(result.scores.end(), { std::move(precision), std::move(recall), std::move(f1) });
    }
    placeByName(result.scores);
    for (std::size_t i = 0; i < result.scores.size(); ++i) {
        result.scores[i].scheme = match::allSchemes[i * match::allSchemes.size() / result.scores.size()];
    }
}

template <bool byRow> void addCounts(const match::PairOutcome& record, std::vector<TypeCount>& counts)
{
    for (std::uint32_t scheme = 0; scheme < match::allSchemes.size(); ++scheme) {
        const auto outcome = record.outcome(match::allSchemes[scheme]);
        if (record.hasGold()) {
            counts.push_back({ record.goldType, statisticOf(scheme, outcome, false) });
        }
        if (record.hasSystem()) {
            counts.push_back({ byRow ? record.rowType() : record.systemType,
                statisticOf(scheme, outcome, record.hasGold()) });
        }
    }
}

support::Result<MadeResult> compute(
    const Evaluation& evaluation, support::Progress& /*progress*/, MeasureExtent extent)
{
    auto result = std::make_shared<MucResult>();
    result->measure = "muc";
    tellUntyped(evaluation, result->diagnostics);
    describe(*result);
    for (const bool perDocument : { false, true }) {
        for (const auto scheme : match::allSchemes) {
            result->sheets.push_back(schemeSheet(
                evaluation, scheme, perDocument, !perDocument || extent == MeasureExtent::Everything));
        }
    }
    if (evaluation.spec.matching.pairing == match::PairingPolicy::Hipe) {
        result->macro = macroOf(evaluation);
        for (const auto scheme : match::allSchemes) {
            result->sheets.push_back(macroSheet(evaluation, *result->macro, scheme));
        }
    }
    if (evaluation.spec.perType == PerType::Isolated) {
        RecordList isolated { std::string(isolatedList), "Pairs inside each type", evaluation.isolated, {},
            {}, {} };
        isolated.bits.assign(isolated.records.size(), 0);
        result->lists.push_back(std::move(isolated));
    }
    if (extent == MeasureExtent::Scores) {
        return result;
    }
    for (const auto& documentCase : evaluation.cases) {
        const auto row = metrics::schemeStatisticsOf(evaluation.recordsOf(documentCase));
        result->statistics.insert(result->statistics.end(), row.begin(), row.end());
    }
    return result;
}

constexpr std::array<std::string_view, 4> parameters { "pairing", "min-overlap", "unit", "per-type" };

} // namespace

std::optional<TypeCounting> MucResult::typeCounting(const Evaluation& evaluation) const
{
    const bool isolated = evaluation.spec.perType == PerType::Isolated;
    return TypeCounting { evaluation.labels, isolated ? evaluation.isolated : evaluation.records,
        evaluation.spec.perType == PerType::Gold ? addCounts<true> : addCounts<false> };
}

// Scores "<scheme>.cor" … "<scheme>.spu", ".pos", ".act", ".precision", ".recall", ".f1".
constexpr metrics::Measure mucMeasure {
    .id = "muc",
    .title = "MUC / SemEval-2013",
    .description = "Correct, incorrect, partial, missing and spurious annotations under four schemes: strict "
                   "(span and type), exact (span), partial (overlap counts half) and type (any overlap). "
                   "Precision = (COR + 0.5 PAR) / ACT, recall = (COR + 0.5 PAR) / POS.",
    .source
    = "Chinchor and Sundheim, MUC-5 evaluation metrics (1993); Segura-Bedmar et al., SemEval-2013 task 9",
    .headline = "strict.f1",
    .parameters = parameters,
    .compute = compute,
    .statistics = metrics::schemeStatisticsOf,
    .bySchemes = true,
    .overConfidence = true,
};

} // namespace touchstone::analysis
