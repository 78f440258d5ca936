// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of the measure `noisy`; declared in noisycase.h.
#include "core/evaluation/records/sheetcells.h"
#include "core/evaluation/records/typemeans.h"
#include "core/measures/noisy/noisycase.h"
#include "core/support/numbers.h"

namespace touchstone::analysis {

namespace {

using metrics::NoisyCounts;

/// The column of gold annotations whose type is that of a row: the row's type of a record is the gold's.
RecordFilter cellOf(const char* list, const char* category, const std::optional<std::string>& goldType,
    const std::optional<std::string>& document)
{
    return {
        .list = list, .categories = { category }, .goldTypes = only(goldType), .documents = only(document)
    };
}

RecordFilter predictedCell(const std::optional<std::string>& type, const std::optional<std::string>& document)
{
    return {
        .list = "noisy", .categories = { "predicted" }, .systemTypes = only(type), .documents = only(document)
    };
}

std::vector<Sheet::Column> countColumns()
{
    return { { "predicted", "Predicted", "Entities of the system." },
        { "matched", "Matched", "Gold entities found: equal type, text within the threshold." },
        { "missed", "Missed", "Gold entities not found.", true },
        { "support", "Support", "Entities of the gold." }, precisionColumn("Matched / predicted."),
        recallColumn("Matched / support."), f1Column() };
}

Sheet::Row countRow(const std::string& name, const NoisyCounts& counts,
    const std::optional<std::string>& type, const std::optional<std::string>& document)
{
    const auto predicted = countCell(counts.predicted, predictedCell(type, document));
    const auto matched = countCell(counts.matched, cellOf("noisy", "matched", type, document));
    const auto missed = countCell(counts.support - counts.matched, cellOf("noisy", "missed", type, document));
    const auto support = countCell(counts.support, cellOf("noisy", "support", type, document));
    const auto precision = ratioCell(matched, "matched", predicted, "predicted");
    const auto recall = ratioCell(matched, "matched", support, "support");
    return { name, { predicted, matched, missed, support, precision, recall, f1Cell(precision, recall) } };
}

Sheet lossSheet(const char* id, const char* title, const char* rowTitle, const std::string& note)
{
    return { id, title, rowTitle,
        { { "gold", "Gold", "Annotations of the gold." },
            { "transcription", "Transcription",
                "Not correct (strict), and the text at their place differs beyond the threshold.", true },
            { "ner", "NER", "Not correct (strict), though the text is good enough.", true },
            { "transcription_share", "Transcription / gold", "Loss of recall through the text.", true },
            { "ner_share", "NER / gold", "Loss of recall through the tagger.", true } },
        {}, note, false };
}

/// `byCer`: the threshold, where CER tells the causes apart (LossLinks).
Sheet::Row lossRow(const std::string& name, const NoisyLosses& losses, bool told,
    const std::optional<std::string>& type, std::optional<match::Outcome> outcome,
    const std::optional<double>& byCer)
{
    const auto cell = [&](std::int64_t count, const std::vector<std::string>& categories,
                          const std::optional<ValueRange>& cer = {}) {
        RecordFilter filter { .list = lossesList, .categories = categories, .goldTypes = only(type) };
        if (cer) {
            filter.categories = { "error" };
            filter.values = { *cer };
        }
        if (outcome) {
            filter.scheme = match::Scheme::Strict;
            filter.outcomes = { *outcome };
        }
        return countCell(count, filter);
    };
    const auto gold = cell(losses.gold, { "correct", "error" });
    if (!told) {
        return { name, { gold, valueCell({}), valueCell({}), valueCell({}), valueCell({}) } };
    }
    std::optional<ValueRange> damaged, readable;
    if (byCer) {
        damaged = ValueRange { .column = "cer", .above = *byCer };
        readable = ValueRange { .column = "cer", .upTo = *byCer };
    }
    const auto transcription = cell(losses.transcription, { "transcription" }, damaged);
    const auto ner = cell(losses.ner, { "ner" }, readable);
    return { name,
        { gold, transcription, ner, ratioCell(transcription, "transcription", gold, "gold"),
            ratioCell(ner, "NER", gold, "gold") } };
}

Sheet meansSheet(const NoisyResult& result)
{
    Sheet sheet { "means", "Corpus and documents", "Mean",
        { precisionColumn("Precision."), recallColumn("Recall."),
            f1Column("Of the corpus: harmonic mean of its P and R. Of documents: mean of their F1.") },
        {},
        "Documents: unweighted mean over documents, as nerval prints for several files; a document where a "
        "value is undefined takes no part in the mean of that value.",
        false };
    sheet.ownRows = true;
    sheet.rows.push_back({ "Documents (macro)",
        { valueCell(result.macro.precision), valueCell(result.macro.recall), valueCell(result.macro.f1) } });
    sheet.rows.push_back({ "Corpus (micro)",
        { valueCell(result.overall.precision()), valueCell(result.overall.recall()),
            valueCell(result.overall.f1()) } });
    return sheet;
}

Sheet entityErrorSheet(const NoisyResult& result)
{
    return { "entity_errors", "Entity error rates", "",
        { { "ecer", "ECER", "Entity character error rate: entities as (type, text), in text order.", true },
            { "ewer", "EWER", "Entity word error rate: likewise, texts compared in words.", true } },
        { { "Overall", { valueCell(result.ecer), valueCell(result.ewer) } } },
        "Ordered form: edit distance over the lists of entities; another text costs its error rate, another "
        "type, a lost or an extra entity 1; by gold entities, at most 1.",
        false };
}

Sheet sweepSheet(const NoisyResult& result)
{
    Sheet sheet { "sweep", "By threshold", "Threshold",
        { { "matched", "Matched", "Gold entities found at this threshold." },
            precisionColumn("Matched / predicted."), recallColumn("Matched / support."), f1Column() },
        {}, {}, false };
    for (std::size_t step = 0; step < result.sweep.size(); ++step) {
        const NoisyCounts counts { result.overall.predicted, result.sweep[step], result.overall.support };
        SheetCell matched = valueCell(static_cast<double>(counts.matched));
        matched.isCount = true;
        const auto value = static_cast<double>(step) / static_cast<double>(NoisyResult::sweepSteps - 1);
        sheet.rows.push_back({ support::shortest(value),
            { matched, valueCell(counts.precision()), valueCell(counts.recall()), valueCell(counts.f1()) } });
    }
    return sheet;
}

} // namespace

void addNoisySheets(NoisyResult& result, const Evaluation& evaluation, bool perDocument, LossLinks links)
{
    const auto& noisy = evaluation.spec.noisy;
    const bool walk = noisy.matching == metrics::NoisyParameters::Matching::Walk;
    Sheet types { "types", "Per type", typeRowTitle, countColumns(), {}, {}, false };
    addToNote(types,
        support::said(walk ? "Match: distance / length of the gold text <= %1; compared as nerval does."
                           : "Match: distance / length of the gold text <= %1; best one-to-one choice.",
            support::shortestNumber(noisy.threshold.value())));
    const bool told = result.causes == NoisyCauses::Told;
    const auto why = whyUntold(result.causes).english();
    const auto byCer
        = links == LossLinks::ByCer ? std::optional<double>(noisy.threshold.value()) : std::nullopt;
    auto losses = lossSheet("losses", "Losses per type", typeRowTitle,
        told
            ? "1 - recall (strict, the evaluation's pairing) = transcription / gold + NER / gold. A document "
              "that the system lacks counts as empty text."
            : why);
    for (std::size_t label = 0; label < evaluation.labels.size(); ++label) {
        const auto& name = evaluation.labels[label];
        types.rows.push_back(countRow(name, result.types[label], name, {}));
        losses.rows.push_back(lossRow(name, result.lossTypes[label], told, name, {}, byCer));
    }
    types.rows.push_back(countRow("Overall", result.overall, {}, {}));
    setTypeRows(types, "support", "predicted");
    losses.rows.push_back(lossRow("Overall", result.losses, told, {}, {}, byCer));
    auto outcomes = lossSheet("losses.outcomes", "Losses per outcome", "Outcome",
        told ? "Shares are of the gold annotations with the outcome (strict)." : why);
    losses.reason = outcomes.reason = why;
    for (const auto outcome : { match::Outcome::Incorrect, match::Outcome::Missing }) {
        outcomes.rows.push_back(lossRow(std::string(match::outcomeCode(outcome)),
            result.lossOutcomes[static_cast<std::size_t>(outcome)], told, {}, outcome, byCer));
    }
    Sheet documents { "documents", "Per document", "Document", countColumns(), {}, types.note, true };
    documents.said = types.said;
    for (std::size_t i = 0; perDocument && i < result.documents.size(); ++i) {
        const auto& name = evaluation.cases[i].name();
        documents.rows.push_back(countRow(name, result.documents[i], {}, name));
    }
    documents.rows.push_back(countRow("Overall", result.overall, {}, {}));
    result.sheets = { std::move(types), meansSheet(result), std::move(losses), std::move(outcomes),
        entityErrorSheet(result) };
    if (walk) {
        result.sheets.push_back(sweepSheet(result));
    }
    result.sheets.push_back(std::move(documents));
}

} // namespace touchstone::analysis
