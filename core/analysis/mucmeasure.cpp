// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/mucmeasure.h"

#include "core/analysis/sheetcells.h"
#include "core/metrics/mucmeasure.h"
#include "core/support/numbers.h"

#include <utility>

namespace touchstone::analysis {

namespace {

using match::Outcome;
using match::Scheme;

struct CountColumn
{
    ScoreColumn column;
    ScoreSheet::Column head;
};

/// The counts that a scheme can give, then POS and ACT.
std::vector<CountColumn> countColumns(Scheme scheme)
{
    std::vector<CountColumn> columns { { ScoreColumn::Correct, { "cor", "COR", "Correct." } } };
    if (scheme == Scheme::Partial) {
        columns.push_back({ ScoreColumn::Partial, { "par", "PAR", "Partial: overlap, counts half." } });
    } else {
        columns.push_back({ ScoreColumn::Incorrect, { "inc", "INC", "Incorrect." } });
    }
    columns.push_back({ ScoreColumn::Missing, { "mis", "MIS", "Missing: gold only.", true } });
    columns.push_back({ ScoreColumn::Spurious, { "spu", "SPU", "Spurious: system only.", true } });
    columns.push_back({ ScoreColumn::Possible, { "pos", "Gold", "Possible: COR + INC + PAR + MIS." } });
    columns.push_back({ ScoreColumn::Actual, { "act", "System", "Actual: COR + INC + PAR + SPU." } });
    return columns;
}

std::int64_t countOf(const metrics::Tally& tally, ScoreColumn column)
{
    switch (column) {
    case ScoreColumn::Possible:
        return tally.possible();
    case ScoreColumn::Actual:
        return tally.actual();
    default:
        return tally[static_cast<Outcome>(column)];
    }
}

ScoreSheet sheet(const Evaluation& evaluation, Scheme scheme, bool perDocument)
{
    const std::string name(match::schemeName(scheme));
    ScoreSheet result { perDocument ? name + ".documents" : name,
        perDocument ? name + ", per document" : name, perDocument ? "Document" : "Type", {}, {}, {},
        perDocument };
    result.columns = mucColumns(scheme);
    const auto index = static_cast<std::size_t>(scheme);
    if (perDocument) {
        for (const auto& documentCase : evaluation.cases) {
            RecordFilter part;
            part.documents = { documentCase.name() };
            result.rows.push_back(mucRow(documentCase.name(), documentCase.tallies[index], scheme, &part));
        }
    } else {
        // Rows of `isolated` come from pairings of their own; the evaluation's records are not what they
        // count.
        const bool linked = evaluation.spec.perType == PerType::Additive;
        for (const auto& type : evaluation.types) {
            const auto& label = evaluation.labels[type.label];
            RecordFilter part;
            part.types = { label };
            result.rows.push_back(mucRow(label, type.tallies[index], scheme, linked ? &part : nullptr));
        }
    }
    const RecordFilter all;
    result.rows.push_back(mucRow("Overall", evaluation.overall[index], scheme, &all));
    return result;
}

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

ScoreSheet::Row macroRow(const std::string& name, const metrics::DocumentMacro& macro)
{
    return { name,
        { valueCell(macro.precision), valueCell(macro.recall), valueCell(macro.f1),
            valueCell(macro.precisionStd), valueCell(macro.recallStd), valueCell(macro.f1Std) } };
}

ScoreSheet macroSheet(const Evaluation& evaluation, const MucResult::Macro& macro, Scheme scheme)
{
    const std::string name(match::schemeName(scheme));
    const auto index = static_cast<std::size_t>(scheme);
    ScoreSheet sheet { name + ".macro_doc", name + ", mean of documents", "Type",
        { { "precision", "P", "Mean precision of the documents that have an annotation of the system." },
            { "recall", "R", "Mean recall of the documents that have an annotation of the gold." },
            { "f1", "F1", "Mean F1 of the documents that have both." },
            { "precision_std", "P std", "Population deviation of precision over documents.", true },
            { "recall_std", "R std", "Population deviation of recall over documents.", true },
            { "f1_std", "F1 std", "Population deviation of F1 over documents.", true } },
        {}, "As the HIPE scorer averages.", false };
    for (std::size_t label = 0; label < macro.types.size(); ++label) {
        sheet.rows.push_back(macroRow(evaluation.labels[label], macro.types[label][index]));
    }
    sheet.rows.push_back(macroRow("Overall", macro.overall[index]));
    return sheet;
}

support::Result<MeasureResultPtr> compute(const Evaluation& evaluation, bool byDocument)
{
    auto result = std::make_shared<MucResult>();
    result->measure = "muc";
    const auto& measure = metrics::mucMeasure();
    result->statisticNames.assign(measure.columns.begin(), measure.columns.end());
    result->score = measure.scores;
    for (const bool perDocument : { false, true }) {
        for (const auto scheme : match::allSchemes) {
            if (byDocument || !perDocument) {
                result->sheets.push_back(sheet(evaluation, scheme, perDocument));
            }
        }
    }
    if (evaluation.spec.matching.pairing == match::PairingPolicy::Hipe) {
        result->macro = macroOf(evaluation);
        for (const auto scheme : match::allSchemes) {
            result->sheets.push_back(macroSheet(evaluation, *result->macro, scheme));
        }
    }
    if (!byDocument) {
        return result;
    }
    for (const auto& documentCase : evaluation.cases) {
        const auto row = measure.statistics(evaluation.recordsOf(documentCase));
        result->statistics.insert(result->statistics.end(), row.begin(), row.end());
    }
    return result;
}

} // namespace

std::vector<ScoreSheet::Column> mucColumns(Scheme scheme)
{
    std::vector<ScoreSheet::Column> columns;
    for (auto& column : countColumns(scheme)) {
        columns.push_back(std::move(column.head));
    }
    columns.push_back({ "precision", "P", "(COR + 0.5 PAR) / ACT." });
    columns.push_back({ "recall", "R", "(COR + 0.5 PAR) / POS." });
    columns.push_back({ "f1", "F1", "Harmonic mean of precision and recall." });
    return columns;
}

ScoreSheet::Row mucRow(std::string name, const metrics::Tally& tally, Scheme scheme, const RecordFilter* part)
{
    ScoreSheet::Row result { std::move(name), {} };
    const auto cell = [&](ScoreColumn column) {
        auto wanted = scoreCell(scheme, column);
        if (part == nullptr) {
            auto count = countCell(countOf(tally, column), std::move(wanted));
            count.link.reset();
            return count;
        }
        auto link = *part;
        link.scheme = wanted.scheme;
        link.outcomes = std::move(wanted.outcomes);
        return countCell(countOf(tally, column), std::move(link));
    };
    for (const auto& column : countColumns(scheme)) {
        result.cells.push_back(cell(column.column));
    }
    const auto ratio = [&](ScoreColumn whole, const char* wholeName, std::optional<double> value) {
        auto correct = cell(ScoreColumn::Correct);
        auto all = cell(whole);
        auto made = ratioCell(correct, "COR", all, wholeName);
        if (scheme == Scheme::Partial) {
            const auto partial = cell(ScoreColumn::Partial);
            made.value = value;
            made.formula = { { "(", std::nullopt }, made.formula[0], { " + 0.5 × ", std::nullopt },
                { support::shortest(*partial.value) + " PAR", partial.link }, { ") / ", std::nullopt },
                made.formula[2],
                { " = " + (value ? support::fixed(*value, 4) : std::string("–")), std::nullopt } };
        }
        return made;
    };
    const auto precision = ratio(ScoreColumn::Actual, "ACT", tally.precision());
    const auto recall = ratio(ScoreColumn::Possible, "POS", tally.recall());
    result.cells.push_back(precision);
    result.cells.push_back(recall);
    result.cells.push_back(f1Cell(precision, recall));
    return result;
}

support::Result<MeasureResultPtr> computeMuc(const Evaluation& evaluation, support::Progress& /*progress*/)
{
    return compute(evaluation, true);
}

support::Result<MeasureResultPtr> computeMucScores(
    const Evaluation& evaluation, support::Progress& /*progress*/)
{
    return compute(evaluation, false);
}

} // namespace touchstone::analysis
