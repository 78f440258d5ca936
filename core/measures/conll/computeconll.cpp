// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/conll/computeconll.h"

#include "core/annotation/hipecell.h"
#include "core/evaluation/records/sheetcells.h"
#include "core/evaluation/records/typemeans.h"
#include "core/evaluation/settings/settingrows.h"
#include "core/measures/base/measure.h"
#include "core/measures/conll/conllreading.h"
#include "core/support/findingkinds.h"

namespace touchstone::analysis {

namespace {

using metrics::ConllCounts;

Sheet::Row row(
    const std::string& name, const ConllCounts& counts, const RecordFilter& gold, const RecordFilter& system)
{
    auto correct = gold;
    correct.scheme = match::Scheme::Strict;
    correct.outcomes = { match::Outcome::Correct };
    return countRow(name, counts.correct, counts.gold, counts.system, { correct, gold, system });
}

std::vector<Sheet::Column> columns()
{
    return { { "correct", "Correct", "Annotations of equal span and type on both sides." },
        { "gold", "Gold", "Annotations of the gold." }, { "system", "System", "Annotations of the system." },
        precisionColumn("Correct / system."), recallColumn("Correct / gold."), f1Column() };
}

RecordFilter inList(RecordFilter filter)
{
    filter.list = "conll";
    return filter;
}

/// Weights are no counts of records, so nothing here links.
Sheet weightedSheet(const WeightedCounts& counts)
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
            precisionColumn("Correct / system."), recallColumn("Correct / gold."), f1Column() },
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
        sheet.rows.push_back(reading.labels[type].empty() // counts that no filter can tell apart
                ? countRow(reading.types[type], types[type].correct, types[type].gold, types[type].system, {})
                : row(reading.types[type], types[type], inList({ .goldTypes = reading.labels[type] }),
                    inList({ .systemTypes = reading.labels[type] })));
        result.typeNames.push_back(reading.types[type]);
        result.types.push_back(types[type]);
    }
    if (evaluation.spec.strictScheme == metrics::StrictScheme::None && evaluation.spec.conllBySentence) {
        sheet.note = "Spans are those that seqeval's default mode makes of the tags, sentence by sentence.";
    } else if (evaluation.spec.strictScheme == metrics::StrictScheme::None) {
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
    result.peerRecords = records;
    for (std::size_t i = 0; i < records.size(); ++i) {
        result.peerRecords[i].goldType = reading.goldTypes[i];
        result.peerRecords[i].systemType = reading.systemTypes[i];
    }
    result.peerTypes = std::move(reading.types);
    result.lists.push_back(std::move(reading.list));
}

/// A tag as it is compared: its prefix and the name of its label.
struct TagName
{
    annotation::TagPrefix prefix = annotation::TagPrefix::Outside;
    std::string_view label;
    friend bool operator==(const TagName&, const TagName&) = default;
};

/// The tag of each token, of a tag column or of HIPE's cells; empty where there are none.
std::vector<TagName> tagNames(const annotation::Layer& layer, const annotation::Document& document)
{
    std::vector<TagName> names;
    for (const auto tag : document.tokenTags) {
        names.push_back(
            tag.outside() ? TagName {} : TagName { tag.prefix(), layer.labels.name(tag.label()) });
    }
    if (!names.empty()) {
        return names;
    }
    for (const auto number : document.cells.labels) {
        const std::string_view cell = layer.cells.name(annotation::LabelId { number });
        // A cell is compared as it stands, but all that means "outside" is alike.
        names.push_back(
            annotation::iobCell(cell).labelled ? TagName { annotation::TagPrefix::None, cell } : TagName {});
    }
    return names;
}

/// By case; empty where a document has tags on one side only, or another number of them.
std::vector<ConllResult::Tags> countTags(const Evaluation& evaluation)
{
    std::vector<ConllResult::Tags> counts;
    for (const auto& documentCase : evaluation.cases) {
        const auto gold = documentCase.gold == nullptr ? std::vector<TagName>()
                                                       : tagNames(*evaluation.gold, *documentCase.gold);
        const auto system = documentCase.system == nullptr
            ? std::vector<TagName>()
            : tagNames(*evaluation.system, *documentCase.system);
        if (gold.size() != system.size()) {
            return {};
        }
        auto& count = counts.emplace_back();
        count.all = static_cast<std::int64_t>(gold.size());
        for (std::size_t i = 0; i < gold.size(); ++i) {
            count.equal += gold[i] == system[i] ? 1 : 0;
        }
    }
    return counts;
}

/// Tags are no records, so nothing here links.
Sheet tagSheet(const ConllResult::Tags& tags)
{
    const auto count = [](std::int64_t number) {
        return SheetCell { static_cast<double>(number), true, std::nullopt, {} };
    };
    return { "tags", "Tags of tokens", "",
        { { "equal_tags", "Equal", "Tokens with the same tag on both sides, O included." },
            { "tags", "Tokens", "Tokens that have a tag." },
            { "accuracy", "Accuracy", "Equal / tokens, as seqeval's accuracy_score." } },
        { { "Overall",
            { count(tags.equal), count(tags.all),
                ratioCell(count(tags.equal), "equal", count(tags.all), "tokens") } } },
        {}, false };
}

void addOwnRecords(const Evaluation& evaluation, ConllResult& result)
{
    result.overall = metrics::conllCounts(evaluation.records);
    result.typeNames = evaluation.labels;
    result.types = metrics::conllByType(evaluation.records, evaluation.labels.size());
    for (std::size_t label = 0; label < result.types.size(); ++label) {
        const auto& name = evaluation.labels[label];
        result.sheets.front().rows.push_back(
            row(name, result.types[label], { .goldTypes = { name } }, { .systemTypes = { name } }));
    }
    for (const auto& documentCase : evaluation.cases) {
        result.documents.push_back(metrics::conllCounts(evaluation.recordsOf(documentCase)));
    }
}

/// `list`: whose records are counted.
void describe(ConllResult& result, const std::string& list)
{
    enum : std::uint32_t { Correct, Gold, System, EqualTags, Tags };
    const auto counted = [&list](std::string id, ScoreColumn column) {
        auto link = scoreCell(match::Scheme::Strict, column);
        link.list = list;
        return Statistic { std::move(id), Statistic::From::Records, list, {}, link };
    };
    result.statisticColumns = { counted("correct", ScoreColumn::Correct),
        counted("gold", ScoreColumn::Possible), counted("system", ScoreColumn::Actual),
        { "equal_tags", Statistic::From::Records, list }, { "tags", Statistic::From::Records, list } };
    const metrics::Formula correct { { Correct } };
    const metrics::Formula gold { { Gold } };
    const metrics::Formula system { { System } };
    auto [precision, recall, f1] = ratioScores("", correct, system, correct, gold);
    result.scores = { countScore("correct", correct), countScore("gold", gold), countScore("system", system),
        std::move(precision), std::move(recall), std::move(f1),
        { .id = "accuracy", .formula = metrics::Formula::ratio({ { EqualTags } }, { { Tags } }) } };
    placeByName(result.scores);
    result.scores.back().byType.reset();
}

void addToTypes(const match::PairOutcome& record, std::vector<TypeCount>& counts)
{
    enum : std::uint32_t { Correct, Gold, System };
    if (record.hasGold()) {
        counts.push_back({ record.goldType, Gold });
        if (record.outcome(match::Scheme::Strict) == match::Outcome::Correct) {
            counts.push_back({ record.goldType, Correct });
        }
    }
    if (record.hasSystem()) {
        counts.push_back({ record.systemType, System });
    }
}

support::Result<MadeResult> compute(
    const Evaluation& evaluation, support::Progress& progress, MeasureExtent extent)
{
    auto result = std::make_shared<ConllResult>();
    auto reading = readAsSeqeval(evaluation, result->diagnostics, progress);
    if (!reading) {
        return tl::unexpected(std::move(reading.error()));
    }
    const bool own = !reading->has_value();
    result->measure = "conll";
    result->sheets.push_back({ "types", "Per type", typeRowTitle, columns(), {}, {}, false });
    result->sheets.push_back({ "documents", "Per document", "Document", columns(), {}, {}, true });
    if (own) {
        addOwnRecords(evaluation, *result);
    } else {
        addReading(evaluation, std::move(**reading), *result);
    }
    const auto listed = [own](RecordFilter filter) { return own ? filter : inList(std::move(filter)); };
    const auto overall = row("Overall", result->overall, listed(withSide(false)), listed(withSide(true)));
    result->sheets[0].rows.push_back(overall);
    setTypeRows(result->sheets[0], "gold", "system");
    describe(*result, own ? "" : "conll");
    auto tags = countTags(evaluation);
    for (const auto& one : tags) {
        result->tags.equal += one.equal;
        result->tags.all += one.all;
    }
    tags.resize(evaluation.cases.size());
    const auto cases = extent != MeasureExtent::Scores ? evaluation.cases.size() : 0;
    for (std::size_t i = 0; i < cases; ++i) {
        const auto& name = evaluation.cases[i].name();
        const auto& counts = result->documents[i];
        metrics::appendStatistics(result->statistics, counts);
        result->statistics.insert(result->statistics.end(),
            { static_cast<double>(tags[i].equal), static_cast<double>(tags[i].all) });
        if (extent != MeasureExtent::Everything) {
            continue;
        }
        auto gold = listed(withSide(false));
        gold.documents = { name };
        auto system = listed(withSide(true));
        system.documents = { name };
        result->sheets[1].rows.push_back(row(name, counts, gold, system));
    }
    result->sheets[1].rows.push_back(overall);
    if (result->tags.all > 0) {
        result->sheets.push_back(tagSheet(result->tags));
        result->scores.back().whole = { "tags", "accuracy", "Overall" };
    }
    if (!evaluation.spec.overlap.types.empty()) {
        result->weighted = weightedConll(evaluation, progress);
        result->sheets.push_back(weightedSheet(*result->weighted));
    }
    return result;
}

using Scheme = metrics::StrictScheme;
constexpr auto conllByWords
    = std::to_array<setting::Word<bool>>({ { "document", false }, { "sentence", true } });
constexpr auto schemeWords = std::to_array<setting::Word<Scheme>>({ { "none", Scheme::None },
    { "IOB2", Scheme::Iob2 }, { "IOBES", Scheme::Iobes }, { "BILOU", Scheme::Bilou } });

constexpr std::array ownSettings {
    setting::oneOf<schemeWords, &EvaluationSpec::strictScheme>("strict-scheme",
        "only spans that the scheme allows count, on both sides, as in seqeval's strict mode",
        { "SCHEME", "conll: as seqeval's strict mode: IOB2, IOBES, BILOU" }),
    setting::oneOf<conllByWords, &EvaluationSpec::conllBySentence>("conll-by",
        "HIPE files: do spans run over the end of a sentence (EndOfSentence), or end there",
        { "UNIT",
            "conll of HIPE files: spans run over the end of a sentence (document, default) or end there "
            "(sentence), as seqeval counts lists of sentences" }),
};

constexpr std::array<std::string_view, 5> parameters { "pairing", "min-overlap", "unit", "strict-scheme",
    "conll-by" };

constexpr std::array<std::string_view, 3> relatedTypes { "type-weights", "type-parents", "type-decay" };

} // namespace

std::optional<TypeCounting> ConllResult::typeCounting(const Evaluation& evaluation) const
{
    return lists.empty() ? TypeCounting { evaluation.labels, evaluation.records, addToTypes }
                         : TypeCounting { peerTypes, peerRecords, addToTypes };
}

// Scores "correct", "gold", "system", "precision", "recall", "f1", "accuracy". Correct are the pairs that
// are COR under strict; gold and system are its POS and ACT, so every annotation counts once. Accuracy is
// of the tags of tokens (statistics "equal_tags" and "tags"), which no record tells.
constexpr metrics::Measure conllMeasure {
    .id = "conll",
    .title = "CoNLL",
    .description = "Annotations of equal span and type. Precision = correct / system, recall = correct / "
                   "gold. Spans of tag columns are those that seqeval makes of the tags; accuracy = "
                   "equal tags / tokens, where both sides have a tag for each token.",
    .source = "Tjong Kim Sang and De Meulder, CoNLL-2003; conlleval, seqeval (default and strict mode)",
    .headline = "f1",
    .settings = ownSettings,
    .parameters = parameters,
    .furtherSettings = relatedTypes,
    .compute = compute,
    .statistics = metrics::conllStatistics,
    .overConfidence = true,
    .plainScores = "overall",
};

} // namespace touchstone::analysis
