// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/conllmeasure.h"

#include "core/analysis/conllreading.h"
#include "core/analysis/sheetcells.h"
#include "core/analysis/weightedconll.h"
#include "core/support/findingkinds.h"

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

/// A row of counts that no filter can tell apart.
ScoreSheet::Row unlinked(ScoreSheet::Row row)
{
    for (auto& cell : row.cells) {
        cell.link.reset();
        for (auto& part : cell.formula) {
            part.link.reset();
        }
    }
    return row;
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

RecordFilter inList(RecordFilter filter)
{
    filter.list = "conll";
    return filter;
}

/// Weights are no counts of records, so nothing here links.
ScoreSheet weightedSheet(const metrics::WeightedCounts& counts)
{
    const auto correct = valueCell(counts.correct);
    const auto gold = valueCell(counts.gold);
    const auto system = valueCell(counts.system);
    const auto precision = ratioCell(correct, "correct", system, "system");
    const auto recall = ratioCell(correct, "correct", gold, "gold");
    return { "weighted", "With credit for related types", "",
        { { "correct", "Correct", "Weights of the types of annotations of equal span." },
            { "gold", "Gold", "Weights of each gold type with itself." },
            { "system", "System", "Weights of each system type with itself." },
            { "precision", "P", "Correct / system." }, { "recall", "R", "Correct / gold." },
            { "f1", "F1", "Harmonic mean of precision and recall." } },
        { { "Overall", { correct, gold, system, precision, recall, f1Cell(precision, recall) } } }, {},
        false };
}

/// The counts of the peer's own spans; see conllreading.h.
void addReading(const Evaluation& evaluation, ConllReading&& reading, ConllResult& result)
{
    const auto& records = reading.list.records;
    result.overall = metrics::conllCounts(records);
    result.documents.resize(evaluation.cases.size());
    std::vector<ConllCounts> types(reading.types.size());
    for (std::size_t i = 0; i < records.size(); ++i) {
        const auto& record = records[i];
        const bool correct = record.outcome(match::Scheme::Strict) == match::Outcome::Correct;
        auto& document = result.documents[record.document];
        document.correct += correct ? 1 : 0;
        document.gold += record.hasGold() ? 1 : 0;
        document.system += record.hasSystem() ? 1 : 0;
        if (record.hasGold()) {
            types[reading.goldTypes[i]].correct += correct ? 1 : 0;
            ++types[reading.goldTypes[i]].gold;
        }
        if (record.hasSystem()) {
            ++types[reading.systemTypes[i]].system;
        }
    }
    auto& sheet = result.sheets.front();
    for (std::size_t type = 0; type < types.size(); ++type) {
        if (types[type].gold + types[type].system == 0) {
            continue;
        }
        RecordFilter gold;
        gold.goldTypes = reading.labels[type];
        RecordFilter system;
        system.systemTypes = reading.labels[type];
        auto counts = row(reading.types[type], types[type], inList(gold), inList(system));
        sheet.rows.push_back(reading.labels[type].empty() ? unlinked(std::move(counts)) : std::move(counts));
        result.typeNames.push_back(reading.types[type]);
        result.types.push_back(types[type]);
    }
    if (evaluation.spec.strictScheme == metrics::StrictScheme::None) {
        sheet.note = "Spans are those that seqeval's default mode makes of the tags.";
        result.diagnostics.add(support::Severity::Warning, "conll.as-seqeval",
            { evaluation.system->path, 0, 0 },
            "conll reads the tags as seqeval's default mode does, which does not know U, L and M and takes "
            "the first letter of a tag without prefix for its prefix; "
                + std::to_string(reading.others) + " of its " + std::to_string(reading.spans)
                + " spans are others than those of muc and of the text. For BILOU say --strict-scheme "
                  "BILOU.");
    } else {
        sheet.note = "Spans are those that seqeval's strict mode allows; others count on neither side.";
    }
    result.lists.push_back(std::move(reading.list));
}

void addOwnRecords(const Evaluation& evaluation, ConllResult& result)
{
    result.overall = metrics::conllCounts(evaluation.records);
    result.typeNames = evaluation.labels;
    result.types = metrics::conllByType(evaluation.records, evaluation.labels.size());
    for (std::size_t label = 0; label < result.types.size(); ++label) {
        RecordFilter gold;
        gold.goldTypes = { evaluation.labels[label] };
        RecordFilter system;
        system.systemTypes = { evaluation.labels[label] };
        result.sheets.front().rows.push_back(
            row(evaluation.labels[label], result.types[label], gold, system));
    }
    for (const auto& documentCase : evaluation.cases) {
        result.documents.push_back(metrics::conllCounts(evaluation.recordsOf(documentCase)));
    }
}

support::Result<MeasureResultPtr> compute(
    const Evaluation& evaluation, support::Progress& progress, bool byDocument)
{
    auto reading = readAsSeqeval(evaluation, progress);
    if (!reading) {
        return tl::unexpected(std::move(reading.error()));
    }
    const bool own = !reading->has_value();
    auto result = std::make_shared<ConllResult>();
    result->measure = "conll";
    result->sheets.push_back({ "types", "Per type", "Type", columns(), {}, {}, false });
    result->sheets.push_back({ "documents", "Per document", "Document", columns(), {}, {}, true });
    if (own) {
        addOwnRecords(evaluation, *result);
    } else {
        addReading(evaluation, std::move(**reading), *result);
    }
    const auto listed = [own](RecordFilter filter) { return own ? filter : inList(std::move(filter)); };
    const auto overall = row("Overall", result->overall, listed(withGold()), listed(withSystem()));
    result->sheets[0].rows.push_back(overall);
    result->statisticNames = { "correct", "gold", "system" };
    for (std::size_t i = 0; byDocument && i < evaluation.cases.size(); ++i) {
        const auto& name = evaluation.cases[i].name();
        const auto& counts = result->documents[i];
        result->statistics.insert(result->statistics.end(),
            { static_cast<double>(counts.correct), static_cast<double>(counts.gold),
                static_cast<double>(counts.system) });
        auto gold = listed(withGold());
        gold.documents = { name };
        auto system = listed(withSystem());
        system.documents = { name };
        result->sheets[1].rows.push_back(row(name, counts, gold, system));
    }
    result->sheets[1].rows.push_back(overall);
    if (!evaluation.spec.overlap.types.empty()) {
        result->weighted = weightedConll(evaluation, progress);
        result->sheets.push_back(weightedSheet(*result->weighted));
    }
    result->score = metrics::conllMeasure().scores;
    return result;
}

} // namespace

support::Result<MeasureResultPtr> computeConll(const Evaluation& evaluation, support::Progress& progress)
{
    return compute(evaluation, progress, true);
}

support::Result<MeasureResultPtr> computeConllScores(
    const Evaluation& evaluation, support::Progress& progress)
{
    return compute(evaluation, progress, false);
}

} // namespace touchstone::analysis
