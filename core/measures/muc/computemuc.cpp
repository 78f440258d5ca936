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

/// The rows of types of one document: those that occur in it, by label.
using TypeRows = std::map<std::uint32_t, metrics::SchemeTallies>;

TypeRows typeRowsOf(std::span<const match::PairOutcome> records)
{
    TypeRows rows;
    for (const auto& record : records) {
        metrics::addRecord(rows[record.rowType()], record);
    }
    return rows;
}

/// `typesOf(number of a case)`: TypeRows.
template <typename TypesOf> MucResult::Macro macroOf(const Evaluation& evaluation, const TypesOf& typesOf)
{
    DocumentTallies overall;
    std::vector<DocumentTallies> types(evaluation.labels.size());
    for (std::size_t number = 0; number < evaluation.cases.size(); ++number) {
        for (std::size_t scheme = 0; scheme < overall.size(); ++scheme) {
            overall[scheme].push_back(evaluation.cases[number].tallies[scheme]);
        }
        for (const auto& [label, tallies] : typesOf(number)) {
            for (std::size_t scheme = 0; scheme < tallies.size(); ++scheme) {
                types[label][scheme].push_back(tallies[scheme]);
            }
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
        { precisionColumn(
              support::pattern("Mean precision of the documents that have an annotation of the system.")),
            { "recall", "R",
                support::pattern("Mean recall of the documents that have an annotation of the gold.") },
            f1Column(support::pattern("Mean F1 of the documents that have both.")),
            { "precision_std", "P std", support::pattern("Population deviation of precision over documents."),
                true, true },
            { "recall_std", "R std", support::pattern("Population deviation of recall over documents."),
                true },
            { "f1_std", "F1 std", support::pattern("Population deviation of F1 over documents."), true,
                true } },
        {}, support::pattern("As the HIPE scorer averages."), false };
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
            support::said(
                "The system's annotations have no types, so that none is right by the schemes strict "
                "and type; --scheme exact compares spans, and --measure links links."));
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

bool hasMacro(const Evaluation& evaluation)
{
    return evaluation.spec.matching.pairing == match::PairingPolicy::Hipe;
}

/// All that follows from the evaluation's tallies and the macro averages.
void finish(MucResult& result, const Evaluation& evaluation, bool perDocument)
{
    result.measure = "muc";
    describe(result);
    for (const bool documents : { false, true }) {
        for (const auto scheme : match::allSchemes) {
            result.sheets.push_back(schemeSheet(evaluation, scheme, documents, !documents || perDocument));
        }
    }
    for (const auto scheme : match::allSchemes) {
        if (result.macro) {
            result.sheets.push_back(macroSheet(evaluation, *result.macro, scheme));
        }
    }
}

void addStatistics(MucResult& result, const Evaluation& evaluation)
{
    for (const auto& documentCase : evaluation.cases) {
        const auto row = metrics::schemeStatisticsOf(documentCase.tallies);
        result.statistics.insert(result.statistics.end(), row.begin(), row.end());
    }
}

support::Result<MadeResult> compute(
    const Evaluation& evaluation, support::Progress& /*progress*/, MeasureExtent extent)
{
    auto result = std::make_shared<MucResult>();
    tellUntyped(evaluation, result->diagnostics);
    if (hasMacro(evaluation)) {
        result->macro = macroOf(evaluation, [&evaluation](std::size_t number) {
            return typeRowsOf(evaluation.recordsOf(evaluation.cases[number]));
        });
    }
    finish(*result, evaluation, extent == MeasureExtent::Everything);
    if (evaluation.spec.perType == PerType::Isolated) {
        RecordList isolated { std::string(isolatedList), "Pairs inside each type", evaluation.isolated, {},
            {}, {} };
        isolated.bits.assign(isolated.records.size(), 0);
        result->lists.push_back(std::move(isolated));
    }
    if (extent == MeasureExtent::Scores) {
        return result;
    }
    addStatistics(*result, evaluation);
    return result;
}

void takeNumbers(const Evaluation& evaluation, const MeasureResult& result, metrics::ResultNumbers& numbers)
{
    if (result.statistics.empty()) {
        return;
    }
    numbers.documents.resize(evaluation.cases.size());
    for (std::size_t i = 0; hasMacro(evaluation) && i < evaluation.cases.size(); ++i) {
        for (auto& [label, tallies] : typeRowsOf(evaluation.recordsOf(evaluation.cases[i]))) {
            flow(metrics::NumberFlow(numbers.documents[i]).part(evaluation.labels[label]), tallies);
        }
    }
}

MadeResult makeResult(const Evaluation& evaluation, metrics::ResultNumbers& numbers)
{
    auto result = std::make_shared<MucResult>();
    const bool byDocument = !numbers.documents.empty();
    if (hasMacro(evaluation) && byDocument) {
        result->macro = macroOf(evaluation, [&](std::size_t number) {
            TypeRows rows;
            const metrics::NumberFlow from(&std::as_const(numbers.documents[number]));
            for (const auto& name : from.names()) {
                const auto label = std::ranges::lower_bound(evaluation.labels, name);
                if (label != evaluation.labels.end() && *label == name) {
                    flow(
                        from.part(name), rows[static_cast<std::uint32_t>(label - evaluation.labels.begin())]);
                }
            }
            return rows;
        });
    }
    finish(*result, evaluation, byDocument);
    if (byDocument) {
        addStatistics(*result, evaluation);
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
    .adding = { takeNumbers, makeResult },
    .bySchemes = true,
    .overConfidence = true,
};

} // namespace touchstone::analysis
