// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/conllmeasure.h"

#include "core/analysis/sheetcells.h"

#include <cmath>

namespace touchstone::analysis {

namespace {

using metrics::ConllCounts;

ScoreSheet::Row row(
    const std::string& name, const ConllCounts& counts, const RecordFilter& gold, const RecordFilter& system)
{
    RecordFilter correct = gold;
    correct.scheme = match::Scheme::Strict;
    correct.outcomes = { match::Outcome::Correct };
    const auto correctCell = countCell(counts.correct, correct);
    const auto goldCell = countCell(counts.gold, gold);
    const auto systemCell = countCell(counts.system, system);
    const auto precision = ratioCell(correctCell, "correct", systemCell, "system");
    const auto recall = ratioCell(correctCell, "correct", goldCell, "gold");
    return { name, { correctCell, goldCell, systemCell, precision, recall, f1Cell(precision, recall) } };
}

std::vector<ScoreSheet::Column> columns()
{
    return { { "correct", "Correct", "Annotations of equal span and type on both sides." },
        { "gold", "Gold", "Annotations of the gold." }, { "system", "System", "Annotations of the system." },
        { "precision", "P", "Correct / system." }, { "recall", "R", "Correct / gold." },
        { "f1", "F1", "Harmonic mean of precision and recall." } };
}

/// Every record that has the side in question.
RecordFilter withGold()
{
    RecordFilter filter;
    filter.scheme = match::Scheme::Strict;
    filter.outcomes = { match::Outcome::Correct, match::Outcome::Incorrect, match::Outcome::Missing };
    return filter;
}

RecordFilter withSystem()
{
    RecordFilter filter;
    filter.scheme = match::Scheme::Strict;
    filter.outcomes = { match::Outcome::Correct, match::Outcome::Incorrect, match::Outcome::Spurious };
    return filter;
}

} // namespace

support::Result<MeasureResultPtr> computeConll(const Evaluation& evaluation, support::Progress& /*progress*/)
{
    auto result = std::make_shared<ConllResult>();
    result->measure = "conll";
    result->overall = metrics::conllCounts(evaluation.records);
    result->types = metrics::conllByType(evaluation.records, evaluation.labels.size());
    result->statisticNames = { "correct", "gold", "system" };
    ScoreSheet types { "types", "Per type", "Type", columns(), {}, {}, false };
    for (std::size_t label = 0; label < result->types.size(); ++label) {
        RecordFilter gold;
        gold.goldTypes = { evaluation.labels[label] };
        RecordFilter system;
        system.systemTypes = { evaluation.labels[label] };
        types.rows.push_back(row(evaluation.labels[label], result->types[label], gold, system));
    }
    types.rows.push_back(row("Overall", result->overall, withGold(), withSystem()));
    ScoreSheet documents { "documents", "Per document", "Document", columns(), {}, {}, true };
    for (const auto& documentCase : evaluation.cases) {
        const auto counts = metrics::conllCounts(evaluation.recordsOf(documentCase));
        result->documents.push_back(counts);
        result->statistics.insert(result->statistics.end(),
            { static_cast<double>(counts.correct), static_cast<double>(counts.gold),
                static_cast<double>(counts.system) });
        auto gold = withGold();
        gold.documents = { documentCase.name() };
        auto system = withSystem();
        system.documents = { documentCase.name() };
        documents.rows.push_back(row(documentCase.name(), counts, gold, system));
    }
    documents.rows.push_back(row("Overall", result->overall, withGold(), withSystem()));
    result->sheets = { std::move(types), std::move(documents) };
    result->score = metrics::conllMeasure().scores;
    return result;
}

} // namespace touchstone::analysis
