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
    const auto correct = valueCell(counts.correct.value());
    const auto gold = valueCell(counts.gold.value());
    const auto system = valueCell(counts.system.value());
    const auto precision = ratioCell(correct, "correct", system, "system");
    const auto recall = ratioCell(correct, "correct", gold, "gold");
    return { "weighted", support::pattern("With credit for related types"), "",
        { { "correct", "Correct", support::pattern("Weights of the types of annotations of equal span.") },
            { "gold", "Gold", support::pattern("Weights of each gold type with itself.") },
            { "system", "System", support::pattern("Weights of each system type with itself.") },
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
    for (std::size_t type = 0; type < types.size(); ++type) {
        if (types[type].gold + types[type].system == 0) {
            continue;
        }
        result.typeNames.push_back(reading.types[type]);
        result.types.push_back(types[type]);
        result.typeLabels.push_back(reading.labels[type]);
    }
    result.own = false;
    if (evaluation.spec.strictScheme == metrics::StrictScheme::None && !evaluation.spec.conllBySentence) {
        result.diagnostics.add(support::Severity::Warning, "conll.as-seqeval",
            { evaluation.system->path, 0, 0 },
            support::said(
                "conll reads the tags as seqeval's default mode does, which does not know U, L and M "
                "and takes the first letter of a tag without prefix for its prefix; %1 of its %2 "
                "spans are others than those of muc and of the text. For BILOU say --strict-scheme "
                "BILOU.",
                reading.others, reading.spans));
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

/// By case; nothing where a document has tags on one side only, or another number of them.
std::optional<std::vector<ConllResult::Tags>> countTags(const Evaluation& evaluation)
{
    std::vector<ConllResult::Tags> counts;
    for (const auto& documentCase : evaluation.cases) {
        const auto gold = documentCase.gold == nullptr ? std::vector<TagName>()
                                                       : tagNames(*evaluation.gold, *documentCase.gold);
        const auto system = documentCase.system == nullptr
            ? std::vector<TagName>()
            : tagNames(*evaluation.system, *documentCase.system);
        if (gold.size() != system.size()) {
            return std::nullopt;
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
        { { "equal_tags", "Equal", support::pattern("Tokens with the same tag on both sides, O included.") },
            { "tags", "Tokens", support::pattern("Tokens that have a tag.") },
            { "accuracy", "Accuracy", support::pattern("Equal / tokens, as seqeval's accuracy_score.") } },
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

const char* noteOf(const EvaluationSpec& spec)
{
    return spec.strictScheme != metrics::StrictScheme::None
        ? support::pattern("Spans are those that seqeval's strict mode allows; others count on neither side.")
        : spec.conllBySentence
        ? support::pattern(
            "Spans are those that seqeval's default mode makes of the tags, sentence by sentence.")
        : support::pattern("Spans are those that seqeval's default mode makes of the tags.");
}

/// Sheets, scores and statistics of a result whose counts are there.
void finish(ConllResult& result, const Evaluation& evaluation, MeasureExtent extent)
{
    result.measure = "conll";
    Sheet types { "types", "Per type", typeRowTitle, columns(), {}, {}, false };
    Sheet documents { "documents", "Per document", "Document", columns(), {}, {}, true };
    for (std::size_t type = 0; type < result.types.size(); ++type) {
        const auto& name = result.typeNames[type];
        const auto& counts = result.types[type];
        if (result.own) {
            types.rows.push_back(row(name, counts, { .goldTypes = { name } }, { .systemTypes = { name } }));
        } else if (const auto& labels = result.typeLabels[type]; labels.empty()) {
            // counts that no filter can tell apart
            types.rows.push_back(countRow(name, counts.correct, counts.gold, counts.system, {}));
        } else {
            types.rows.push_back(
                row(name, counts, inList({ .goldTypes = labels }), inList({ .systemTypes = labels })));
        }
    }
    if (!result.own) {
        types.note = noteOf(evaluation.spec);
    }
    const auto listed
        = [&result](RecordFilter filter) { return result.own ? filter : inList(std::move(filter)); };
    const auto overall = row("Overall", result.overall, listed(withSide(false)), listed(withSide(true)));
    types.rows.push_back(overall);
    setTypeRows(types, "gold", "system");
    describe(result, result.own ? "" : "conll");
    const auto cases = extent != MeasureExtent::Scores ? result.documents.size() : 0;
    for (std::size_t i = 0; i < cases; ++i) {
        const auto& name = evaluation.cases[i].name();
        const auto& counts = result.documents[i];
        metrics::appendStatistics(result.statistics, counts);
        const auto& tags = result.documentTags[i];
        result.statistics.insert(
            result.statistics.end(), { static_cast<double>(tags.equal), static_cast<double>(tags.all) });
        if (extent != MeasureExtent::Everything) {
            continue;
        }
        auto gold = listed(withSide(false));
        gold.documents = { name };
        auto system = listed(withSide(true));
        system.documents = { name };
        documents.rows.push_back(row(name, counts, gold, system));
    }
    documents.rows.push_back(overall);
    result.sheets = { std::move(types), std::move(documents) };
    if (result.tags.all > 0) {
        result.sheets.push_back(tagSheet(result.tags));
        result.scores.back().whole = { "tags", "accuracy", "Overall" };
    }
    if (result.weighted) {
        result.sheets.push_back(weightedSheet(*result.weighted));
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
    if (!reading->has_value()) {
        addOwnRecords(evaluation, *result);
    } else {
        addReading(evaluation, std::move(**reading), *result);
    }
    if (auto tags = countTags(evaluation)) {
        result->documentTags = std::move(*tags);
    } else {
        result->tagsDiffer = true;
    }
    for (const auto& one : result->documentTags) {
        result->tags.equal += one.equal;
        result->tags.all += one.all;
    }
    result->documentTags.resize(evaluation.cases.size());
    if (!evaluation.spec.overlap.types.empty()) {
        result->weighted = weightedConll(evaluation, progress);
    }
    finish(*result, evaluation, extent);
    return result;
}

/// The numbers of a document as they travel.
struct CaseNumbers
{
    ConllCounts counts;
    ConllResult::Tags tags;
};

void flow(const metrics::NumberFlow& to, CaseNumbers& numbers)
{
    metrics::flow(to, numbers.counts);
    to.number("equal_tags", numbers.tags.equal);
    to.number("tags", numbers.tags.all);
}

/// What adds up, into the numbers or out of them.
void flowResult(metrics::ResultNumbers& numbers, const Evaluation& evaluation, ConllResult& result, bool out)
{
    const auto all = numbers.flowAll(out);
    metrics::flow(all, result.overall);
    std::int64_t differing = result.tagsDiffer ? 1 : 0;
    all.number("shards_of_other_tags", differing);
    std::int64_t readings = result.own ? 0 : 1;
    all.number("shards_read_anew", readings);
    result.tagsDiffer = differing > 0;
    result.own = readings == 0;
    all.number("equal_tags", result.tags.equal);
    all.number("tags", result.tags.all);
    if (result.own && out) {
        result.typeNames = evaluation.labels;
        metrics::flowNamed<ConllCounts>(all.part("types"), result.typeNames, result.types);
    } else {
        metrics::flowOccurring(all.part("types"), result.typeNames, result.types);
    }
    // Beside its types the labels of one that is read anew; one that no filter names has none.
    const auto labels = all.part("labels");
    if (out) {
        for (const auto& name : result.typeNames) {
            result.typeLabels.push_back(labels.part(name).names());
        }
    }
    for (std::size_t type = 0; type < result.types.size() && !out; ++type) {
        std::int64_t here = 1;
        for (const auto& label :
            result.own ? std::vector { result.typeNames[type] } : result.typeLabels[type]) {
            labels.part(result.typeNames[type]).number(label, here);
        }
    }
    if (out ? numbers.all.part("weighted") != nullptr : result.weighted.has_value()) {
        auto weighted = result.weighted.value_or(WeightedCounts {});
        const auto to = all.part("weighted");
        std::int64_t here = 1; // also where all is 0
        to.number("shards", here);
        to.number("correct", weighted.correct);
        to.number("gold", weighted.gold);
        to.number("system", weighted.system);
        result.weighted = weighted;
    }
}

void takeNumbers(const Evaluation& evaluation, const MeasureResult& result, metrics::ResultNumbers& numbers)
{
    const auto& conll = static_cast<const ConllResult&>(result);
    ConllResult own; // without the list
    own.overall = conll.overall;
    own.typeNames = conll.typeNames;
    own.types = conll.types;
    own.own = conll.own;
    own.typeLabels = conll.typeLabels;
    own.weighted = conll.weighted;
    own.tags = conll.tags;
    own.tagsDiffer = conll.tagsDiffer;
    flowResult(numbers, evaluation, own, false);
    std::vector<CaseNumbers> cases;
    for (std::size_t i = 0; i < conll.documents.size() && !result.statistics.empty(); ++i) {
        cases.push_back({ conll.documents[i], conll.documentTags[i] });
    }
    numbers.flowDocuments(false, cases);
}

MadeResult makeResult(const Evaluation& evaluation, metrics::ResultNumbers& numbers)
{
    auto result = std::make_shared<ConllResult>();
    flowResult(numbers, evaluation, *result, true);
    std::vector<CaseNumbers> cases;
    numbers.flowDocuments(true, cases);
    for (const auto& one : cases) {
        result->documents.push_back(one.counts);
        result->documentTags.push_back(one.tags);
    }
    if (result->tagsDiffer) { // somewhere, so nowhere do they say anything
        result->tags = {};
        result->documentTags.assign(cases.size(), {});
    }
    finish(*result, evaluation, cases.empty() ? MeasureExtent::Scores : MeasureExtent::Everything);
    return result;
}

using Scheme = metrics::StrictScheme;
constexpr auto conllByWords
    = std::to_array<setting::Word<bool>>({ { "document", false }, { "sentence", true } });
constexpr auto schemeWords = std::to_array<setting::Word<Scheme>>(
    { { "none", Scheme::None }, { "IOB1", Scheme::Iob1 }, { "IOB2", Scheme::Iob2 }, { "IOE1", Scheme::Ioe1 },
        { "IOE2", Scheme::Ioe2 }, { "IOBES", Scheme::Iobes }, { "BILOU", Scheme::Bilou } });

constexpr std::array ownSettings {
    setting::oneOf<schemeWords, &EvaluationSpec::strictScheme>("strict-scheme",
        "only spans that the scheme allows count, on both sides, as in seqeval's strict mode",
        { "SCHEME", "conll: as seqeval's strict mode: IOB1, IOB2, IOE1, IOE2, IOBES, BILOU" }),
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
    .adding = { takeNumbers, makeResult },
    .overConfidence = true,
    .plainScores = "overall",
};

} // namespace touchstone::analysis
