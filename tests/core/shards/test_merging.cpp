// SPDX-License-Identifier: GPL-3.0-or-later
// Shards add up to the whole, to the last digit, in any cut and any order.
#include "core/shards/merging.h"

#include "core/evaluation/dataset/project.h"
#include "core/evaluation/records/confusedpairs.h"
#include "core/evaluation/settings/settingtable.h"
#include "core/measures/registry/measureregistry.h"
#include "core/measures/registry/measurerunner.h"
#include "core/measures/registry/preset.h"
#include "core/support/exactsum.h"
#include "core/support/lookup.h"
#include "tests/oracles/corpora.h"
#include "tests/support/builders.h"
#include "tests/support/evaluated.h"
#include "tests/support/folder.h"
#include "tests/support/randomlayer.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>

namespace touchstone::shards {
namespace {

namespace fs = std::filesystem;
using analysis::EvaluationPtr;
using analysis::EvaluationSpec;
using analysis::MeasureResult;
using analysis::MeasureResultPtr;
using annotation::LayerPtr;
using testsupport::randomLayer;

support::Result<std::vector<MeasureResultPtr>> computed(
    const EvaluationPtr& evaluation, const std::vector<std::string>& measures)
{
    std::vector<MeasureResultPtr> results;
    support::Progress progress;
    for (const auto& id : measures) {
        auto result = analysis::computeMeasure(id, *evaluation, progress);
        if (!result) {
            return support::Failure(result.error());
        }
        results.push_back(*result);
    }
    return results;
}

std::vector<std::string> allMeasures()
{
    return support::listOf<std::string>(metrics::measures(), &metrics::Measure::id);
}

/// The documents of these numbers.
LayerPtr cut(const LayerPtr& layer, const std::set<std::string>& names)
{
    auto copy = *layer;
    std::erase_if(copy.documents, [&](const auto& document) { return !names.contains(document.name); });
    return std::make_shared<const annotation::Layer>(std::move(copy));
}

/// As a file takes it: written and read again.
support::Result<ShardStatistics> shardOf(const LayerPtr& gold, const LayerPtr& system,
    const EvaluationSpec& spec, const std::vector<std::string>& measures, const std::string& name,
    bool byDocument = true)
{
    support::Progress progress;
    const auto evaluation = analysis::evaluate(gold, system, spec, progress);
    if (!evaluation) {
        return support::Failure(evaluation.error());
    }
    auto results = computed(*evaluation, measures);
    if (!results) {
        return support::Failure(results.error());
    }
    const ShardSystem one { "system", { { {}, *evaluation, *results } } };
    const auto text = statisticsText(statisticsOf({ &one, 1 }, { byDocument }));
    auto read = parseStatistics(text, name, progress);
    if (read) {
        EXPECT_EQ(statisticsText(*read), text);
    }
    return read;
}

/// As if the file named its documents.
LayerPtr named(const LayerPtr& layer)
{
    auto copy = *layer;
    for (auto& document : copy.documents) {
        if (document.numbered) { // "gold#3"
            document.name.erase(0, document.name.rfind('#') + 1);
            document.numbered = false;
        }
    }
    return std::make_shared<const annotation::Layer>(std::move(copy));
}

/// A random cut into so many shards: names of documents.
std::vector<std::set<std::string>> randomCut(
    const LayerPtr& gold, const LayerPtr& system, std::size_t count, std::mt19937& random)
{
    std::vector<std::set<std::string>> shards(count);
    std::map<std::string, std::size_t> known;
    for (const auto& layer : { gold, system }) {
        for (const auto& document : layer->documents) {
            const auto shard = known.emplace(document.name, random() % count).first->second;
            shards[shard].insert(document.name);
        }
    }
    std::erase_if(shards, [](const auto& names) { return names.empty(); });
    return shards;
}

/// Cells to the last digit; of tables by document the rows by name.
void expectSameSheets(const MeasureResult& whole, const MeasureResult& merged)
{
    ASSERT_EQ(whole.sheets.size(), merged.sheets.size()) << whole.measure;
    for (std::size_t i = 0; i < whole.sheets.size(); ++i) {
        auto a = whole.sheets[i];
        auto b = merged.sheets[i];
        SCOPED_TRACE(whole.measure + " " + a.id);
        EXPECT_EQ(a.id, b.id);
        EXPECT_EQ(a.title, b.title);
        EXPECT_EQ(a.note, b.note);
        EXPECT_EQ(support::listOf<std::string>(a.columns, &analysis::Sheet::Column::id),
            support::listOf<std::string>(b.columns, &analysis::Sheet::Column::id));
        if (a.perDocument && !a.rows.empty()) {
            for (auto* const sheet : { &a, &b }) {
                std::ranges::sort(
                    sheet->rows.begin(), sheet->rows.end() - 1, {}, &analysis::Sheet::Row::name);
            }
        }
        for (const auto& [rowsA, rowsB] : { std::pair(a.rows, b.rows), std::pair(a.means, b.means) }) {
            ASSERT_EQ(rowsA.size(), rowsB.size());
            for (std::size_t row = 0; row < rowsA.size(); ++row) {
                EXPECT_EQ(rowsA[row].name, rowsB[row].name);
                ASSERT_EQ(rowsA[row].cells.size(), rowsB[row].cells.size());
                for (std::size_t column = 0; column < rowsA[row].cells.size(); ++column) {
                    EXPECT_EQ(rowsA[row].cells[column].value, rowsB[row].cells[column].value)
                        << rowsA[row].name << " " << a.columns[column].id;
                    EXPECT_EQ(rowsA[row].cells[column].isCount, rowsB[row].cells[column].isCount);
                }
            }
        }
    }
    const auto width = whole.statisticColumns.size();
    ASSERT_EQ(width, merged.statisticColumns.size());
    const auto sumsA = support::exactColumnSums(whole.statistics, width);
    const auto sumsB = support::exactColumnSums(merged.statistics, width);
    const auto scoresA = whole.scoresOf(sumsA);
    const auto scoresB = merged.scoresOf(sumsB);
    ASSERT_EQ(scoresA.size(), scoresB.size());
    for (std::size_t i = 0; i < scoresA.size(); ++i) {
        EXPECT_EQ(scoresA[i].name, scoresB[i].name);
        EXPECT_EQ(scoresA[i].value, scoresB[i].value) << scoresA[i].name;
    }
}

void expectSameEvaluation(const analysis::Evaluation& whole, const analysis::Evaluation& merged)
{
    EXPECT_EQ(whole.signature, merged.signature);
    EXPECT_EQ(whole.labels, merged.labels);
    EXPECT_EQ(whole.overall, merged.overall);
    ASSERT_EQ(whole.types.size(), merged.types.size());
    for (std::size_t i = 0; i < whole.types.size(); ++i) {
        EXPECT_EQ(whole.types[i].tallies, merged.types[i].tallies) << whole.labels[i];
    }
    ASSERT_EQ(whole.confusion.cells.size(), merged.confusion.cells.size());
    for (std::size_t i = 0; i < whole.confusion.cells.size(); ++i) {
        const auto& a = whole.confusion.cells[i];
        const auto& b = merged.confusion.cells[i];
        EXPECT_EQ(
            std::tie(a.row, a.column, a.count, a.sameSpan), std::tie(b.row, b.column, b.count, b.sameSpan));
    }
    EXPECT_EQ(analysis::confusedPairs(whole).size(), analysis::confusedPairs(merged).size());
    EXPECT_EQ(whole.cases.size(), merged.cases.size());
}

/// Cuts a corpus at random and holds the sum against the whole. How many measures were compared; nothing
/// where HIPE's rule about labels refuses the cut.
std::optional<std::size_t> expectCutsToAddUp(const LayerPtr& gold, const LayerPtr& system,
    const EvaluationSpec& spec, const std::vector<std::string>& measures, std::size_t count,
    std::uint32_t seed)
{
    std::mt19937 random(seed);
    support::Progress progress;
    const auto whole = analysis::evaluate(gold, system, spec, progress);
    EXPECT_TRUE(whole) << whole.error().text;
    const auto results = computed(*whole, measures);
    EXPECT_TRUE(results) << results.error().text;
    std::vector<ShardStatistics> shards;
    for (const auto& names : randomCut(gold, system, count, random)) {
        auto shard = shardOf(
            cut(gold, names), cut(system, names), spec, measures, "shard" + std::to_string(shards.size()));
        EXPECT_TRUE(shard) << support::formatted(shard.error());
        if (!shard) {
            return std::nullopt;
        }
        shards.push_back(std::move(*shard));
    }
    std::ranges::shuffle(shards, random);
    const auto merged = merge(std::move(shards), progress);
    if (!merged && spec.matching.pairing == match::PairingPolicy::Hipe) {
        EXPECT_NE(merged.error().text.find("--tagset"), std::string::npos) << merged.error().text;
        return std::nullopt;
    }
    EXPECT_TRUE(merged) << support::formatted(merged.error());
    if (!merged) {
        return std::nullopt;
    }
    const auto& part = merged->systems.front().parts.front();
    expectSameEvaluation(**whole, *part.evaluation);
    for (const auto& one : part.leftOut) {
        EXPECT_EQ(one.measure, "surface");
        EXPECT_NE(one.reason.find("once in the whole corpus"), std::string::npos);
    }
    std::size_t compared = 0;
    for (const auto& result : *results) {
        const auto found
            = std::ranges::find(part.measures, result->measure, [](const auto& one) { return one->measure; });
        if (found != part.measures.end()) {
            expectSameSheets(*result, **found);
            ++compared;
        }
    }
    return compared;
}

/// Some of the settings that words choose, at random.
EvaluationSpec randomSpec(std::uint32_t seed)
{
    std::mt19937 random(seed);
    EvaluationSpec spec;
    for (const auto& row : analysis::settingTable()) {
        const bool ofTags = row.name == "strict-scheme" || row.name == "conll-by" || row.name == "align";
        if (row.words == nullptr || ofTags || row.ofHipe || random() % 2 == 0) {
            continue;
        }
        const auto words = row.words();
        EXPECT_TRUE(row.set(spec, row.name, words[random() % words.size()]));
    }
    spec.overlap.types.weights[{ "PER", "LOC" }] = random() % 3 == 0 ? 0.3 : 0;
    if (random() % 2 == 0) {
        spec.overlap.types.weights.clear();
    }
    return spec;
}

TEST(Merging, EveryMeasureAddsUpUnderManySettingsInAnyCut)
{
    std::size_t compared = 0;
    for (std::uint32_t seed = 1; seed <= 24; ++seed) {
        SCOPED_TRACE(seed);
        const auto gold = randomLayer(seed, 100 + seed, false, 12);
        const auto system = randomLayer(seed, 200 + seed, seed % 2 == 0, 12);
        compared += expectCutsToAddUp(gold, system, randomSpec(seed), allMeasures(), 1 + seed % 7, seed)
                        .value_or(0);
    }
    EXPECT_GE(compared, 18 * (allMeasures().size() - 1));
}

TEST(Merging, DocumentsThatOneSideLacksAreThoseOfTheWhole)
{
    auto gold = *randomLayer(3, 103, false, 10);
    auto system = *randomLayer(3, 203, false, 10);
    gold.documents.erase(gold.documents.begin() + 2);
    system.documents.erase(system.documents.begin() + 5, system.documents.begin() + 7);
    for (std::uint32_t seed = 1; seed <= 4; ++seed) {
        EXPECT_TRUE(expectCutsToAddUp(
            testsupport::shared(gold), testsupport::shared(system), {}, allMeasures(), 3, seed));
    }
}

/// A corpus, a run and how it is read and scored.
struct Corpus
{
    const char* gold;
    const char* run;
    const char* column = "";
    const char* preset = "";
    bool byBlankLine = false;
};

constexpr Corpus realCorpora[] = {
    { "wnut17/gold.conll", "wnut17/runs/mic-cis.txt", "", "", true },
    { "wnut20-protocols/gold", "wnut20-protocols/system" },
    { "elevant-kore50/gold.jsonl", "elevant-kore50/runs/rel__2014_.kore50.linked_articles.jsonl" },
    { "hipe2022-ajmc-en/gold.tsv", "", "coarse", "hipe-2022" },
    { "hipe2022-ajmc-en/gold.tsv", "", "tree" },
    { "hipe2022-newseye-fi/gold.tsv", "", "fine", "hipe-2022" },
};

/// The first file of the folder "runs" beside the gold.
fs::path firstRun(const fs::path& gold)
{
    std::vector<fs::path> runs;
    for (const auto& entry : fs::directory_iterator(gold.parent_path() / "runs")) {
        runs.push_back(entry.path());
    }
    std::ranges::sort(runs);
    return runs.front();
}

TEST(Merging, RealCorporaAddUp)
{
    if (!fs::exists(testsupport::corpora())) {
        GTEST_SKIP() << "needs the real corpora beside the project: " << testsupport::corpora();
    }
    for (const auto& corpus : realCorpora) {
        SCOPED_TRACE(std::string(corpus.gold) + " " + corpus.column);
        const auto gold = testsupport::corpora() / corpus.gold;
        const auto run = *corpus.run == 0 ? firstRun(gold) : testsupport::corpora() / corpus.run;
        io::ReadOptions options;
        options.annotationColumn = corpus.column;
        if (corpus.byBlankLine) {
            options.documents = io::DocumentUnit::BlankLine;
        }
        support::Progress progress;
        const auto data = analysis::loadDataSet(
            { {}, { {}, gold.string(), options }, { { {}, run.string(), options } }, {}, {} }, progress);
        ASSERT_TRUE(data) << support::formatted(data.error());
        const auto system = data->systems[0].layer;
        ASSERT_TRUE(system) << support::formatted(*data->systems[0].error);
        EvaluationSpec spec;
        if (const auto* const preset = analysis::presetById(corpus.preset)) {
            spec = analysis::withPreset(spec, *preset);
        }
        const bool hipe = spec.matching.pairing == match::PairingPolicy::Hipe;
        const std::vector<std::string> measures
            = hipe ? std::vector<std::string> { "muc", "conll" } : allMeasures();
        for (const std::size_t count : { std::size_t { 2 }, std::size_t { 5 } }) {
            EXPECT_EQ(expectCutsToAddUp(named(data->gold), named(system), spec, measures, count, 7),
                hipe ? measures.size() : measures.size() - 1);
        }
    }
}

/// Two shards of two documents each.
std::vector<ShardStatistics> twoShards(const EvaluationSpec& spec = {}, bool byDocument = true)
{
    const auto gold = randomLayer(1, 101, false, 4);
    const auto system = randomLayer(1, 201, false, 4);
    const std::vector<std::string> measures { "muc", "overlap", "surface" };
    std::vector<ShardStatistics> shards;
    for (const auto& names : { std::set<std::string> { "d0", "d1" }, std::set<std::string> { "d2", "d3" } }) {
        shards.push_back(*shardOf(cut(gold, names), cut(system, names), spec, measures,
            "s" + std::to_string(shards.size()) + ".jsonl", byDocument));
    }
    return shards;
}

std::string refusal(std::vector<ShardStatistics> shards)
{
    support::Progress progress;
    const auto merged = merge(std::move(shards), progress);
    return merged ? "" : support::formatted(merged.error());
}

testing::AssertionResult says(const std::string& text, const std::vector<std::string>& words)
{
    for (const auto& word : words) {
        if (text.find(word) == std::string::npos) {
            return testing::AssertionFailure() << "\"" << text << "\" lacks " << word;
        }
    }
    return testing::AssertionSuccess();
}

TEST(Merging, RefusesWhatDoesNotBelongTogetherAndSaysWhy)
{
    EXPECT_TRUE(says(refusal({}), { "nothing to merge" }));
    auto twice = twoShards();
    twice.push_back(twice[0]);
    twice[2].name = "s2.jsonl";
    EXPECT_TRUE(says(refusal(twice), { "s2.jsonl", "\"d0\"", "s0.jsonl", "twice" }));

    auto files = twoShards();
    files[0].inputs = files[1].inputs = { { "Gold", "gold.jsonl", "xxh3-128:1" } };
    EXPECT_TRUE(says(refusal(files), { "s1.jsonl", "gold.jsonl", "s0.jsonl", "Leave one of the two out." }));
    files[1].systems[0].parts[0].documents[0].numbered = true;
    EXPECT_TRUE(says(refusal(files), { "; where these are other documents, give them ids." }));

    EvaluationSpec other;
    other.matching.minOverlap = 50;
    auto settings = twoShards();
    settings[1] = twoShards(other)[1];
    EXPECT_TRUE(says(refusal(settings), { "s1.jsonl", "min-overlap: 0 there, 50 here" }));

    auto measures = twoShards();
    measures[1].systems[0].parts[0].measures.pop_back();
    EXPECT_TRUE(says(refusal(measures), { "s1.jsonl", "muc, overlap", "surface", "--measure" }));

    auto systems = twoShards();
    systems[1].systems.push_back(systems[1].systems[0]);
    systems[1].systems[1].name = "other";
    EXPECT_TRUE(says(refusal(systems), { "s1.jsonl", "other", "NAME=FILE" }));

    auto parts = twoShards();
    parts[1].systems[0].parts[0].name.layer = "fine";
    EXPECT_TRUE(says(refusal(parts), { "s1.jsonl", "the whole" }));
}

TEST(Merging, ShardsOfOneSystemAreItWhateverTheyAreCalled)
{
    const auto merged = [](const std::string& first, const std::string& second) {
        auto shards = twoShards();
        shards[0].systems[0].name = first;
        shards[1].systems[0].name = second;
        support::Progress progress;
        return merge(std::move(shards), progress)->systems[0].name;
    };
    EXPECT_EQ(merged("run.01", "run.02"), "run");
    EXPECT_EQ(merged("run.09", "run.10"), "run");
    EXPECT_EQ(merged("sys_1", "sys_1"), "sys_1");
    EXPECT_EQ(merged("sys_1.00", "sys_1.01"), "sys_1") << "a number of its own stays";
    EXPECT_EQ(merged("sys_1.part08", "sys_1.part09"), "sys_1.part");
    EXPECT_EQ(merged("run7", "run7 late"), "run7");
    EXPECT_EQ(merged("a \xC3\xA9", "a \xC3\xA8"), "a") << "no half of a character";
    EXPECT_EQ(merged("1", "2"), "system");
}

TEST(Merging, ReaderNumberedDocumentsOfShardsAreNotTheSame)
{
    auto shards = twoShards();
    for (auto& shard : shards) {
        for (auto& document : shard.systems[0].parts[0].documents) {
            document.numbered = true;
            document.name = "1";
        }
    }
    support::Progress progress;
    const auto merged = merge(std::move(shards), progress);
    ASSERT_TRUE(merged) << merged.error().text;
    const auto& cases = merged->systems[0].parts[0].evaluation->cases;
    ASSERT_EQ(cases.size(), 4U);
    EXPECT_EQ(cases[0].name(), "1 of s0.jsonl");
}

/// The shard of a file without names: sentences by number, six words each.
ShardStatistics unnamedShard(const std::vector<int>& sentences, const std::string& name, bool masked = false)
{
    std::string text;
    for (const auto sentence : sentences) {
        const auto word = std::to_string(sentence);
        text += masked ? "w w w w w w " : "[PER Ada] saw " + word + " in Rome . ";
    }
    auto layer = testsupport::layer({ text }, "gold", testsupport::Tokens::Words);
    auto& document = layer.documents.front();
    document.numbered = true;
    for (std::uint32_t token = 0; token < document.tokens.size(); token += 6) {
        document.sentences.push_back(token);
    }
    const auto shared = std::make_shared<const annotation::Layer>(std::move(layer));
    return *shardOf(shared, shared, {}, { "muc" }, name);
}

std::vector<int> numbersFrom(int first, int count)
{
    std::vector<int> numbers(static_cast<std::size_t>(count));
    std::iota(numbers.begin(), numbers.end(), first);
    return numbers;
}

std::size_t repeatsTold(std::vector<ShardStatistics> shards)
{
    support::Progress progress;
    const auto merged = merge(std::move(shards), progress);
    EXPECT_TRUE(merged) << merged.error().text;
    return merged ? merged->systems[0].parts[0].evaluation->diagnostics.count("shards.repeats") : 99;
}

TEST(Merging, DocumentsWithoutNamesAreKnownByTheirSentences)
{
    const auto first = unnamedShard(numbersFrom(0, 40), "s0");
    const auto both = unnamedShard(numbersFrom(0, 80), "s1");
    EXPECT_TRUE(says(refusal({ first, both }), { "s1", "s0", "40 passages", "twice", "ids" }));

    auto shuffled = numbersFrom(20, 40);
    std::mt19937 random(3);
    std::ranges::shuffle(shuffled, random);
    EXPECT_TRUE(says(refusal({ first, unnamedShard(shuffled, "s2") }), { "20 passages" })) << "in any order";

    EXPECT_EQ(repeatsTold({ first, unnamedShard(numbersFrom(40, 40), "s3") }), 0U);
}

TEST(Merging, ARowThatTwoShardsShareIsAWarningAndShortSentencesAreNone)
{
    const auto first = unnamedShard(numbersFrom(0, 100), "s0");
    EXPECT_EQ(repeatsTold({ first, unnamedShard(numbersFrom(80, 100), "s1") }), 1U);
    EXPECT_EQ(repeatsTold({ first, unnamedShard(numbersFrom(95, 100), "s2") }), 0U) << "five";

    auto scattered = numbersFrom(1000, 100);
    for (std::size_t i = 0; i < scattered.size(); i += 5) {
        scattered[i] = static_cast<int>(i); // every fifth is one of the first shard's
    }
    EXPECT_EQ(repeatsTold({ first, unnamedShard(scattered, "s3") }), 0U);
    EXPECT_EQ(
        repeatsTold({ unnamedShard(numbersFrom(0, 5), "s4"), unnamedShard(numbersFrom(0, 5), "s5") }), 0U)
        << "a few sentences may be alike";
}

TEST(Merging, PlaceholdersAndFilesOfEarlierVersionsTellNoRepeats)
{
    const auto masked = unnamedShard(numbersFrom(0, 40), "s0", true);
    EXPECT_EQ(masked.systems[0].parts[0].documents[0].passages, "");
    auto old = unnamedShard(numbersFrom(0, 40), "s1");
    EXPECT_EQ(old.systems[0].parts[0].documents[0].passages.size(), 40 * passageDigits);
    old.systems[0].parts[0].documents[0].passages.clear();
    EXPECT_EQ(repeatsTold({ masked, old, unnamedShard(numbersFrom(0, 40), "s2") }), 0U);
}

TEST(Merging, CountsSayWhichShardHasThemAndHowToListThem)
{
    support::Progress progress;
    const auto merged = merge(twoShards(), progress);
    ASSERT_TRUE(merged);
    const auto counts = countsByShard(*merged, 0, 0, progress);
    ASSERT_TRUE(counts);
    EXPECT_GT(counts->size(), 20U);
    for (const auto& count : *counts) {
        std::int64_t sum = 0;
        for (const auto& [shard, value] : count.shards) {
            EXPECT_LT(shard, 2U);
            sum += value;
        }
        EXPECT_EQ(sum, count.value) << count.measure << " " << count.sheet << " " << count.row << " "
                                    << count.column;
    }
    const auto found = std::ranges::find_if(*counts, [](const ShardCount& count) {
        return count.sheet == "strict" && count.row == "Overall" && count.column == "mis";
    });
    ASSERT_NE(found, counts->end());
    EXPECT_EQ(found->errorsWords, (std::vector<std::string> { "--scheme", "strict", "--outcome", "MIS" }));
}

TEST(Merging, LossesLinkToShardsThatTellNoCausesUnlessADocumentHasNoText)
{
    const auto side = [](const std::string& text, const std::string& name) {
        auto layer = testsupport::layer({ text }, "gold", testsupport::Tokens::Words);
        layer.documents.front().name = name;
        return std::make_shared<const annotation::Layer>(std::move(layer));
    };
    const std::string gold = "[PER Ada] saw [LOC Rome] .";
    const auto same = shardOf(side(gold, "a"), side("Ada saw Rome .", "a"), {}, { "noisy" }, "s0");
    auto other = shardOf(side(gold, "b"), side("Ada saw Kxxx .", "b"), {}, { "noisy" }, "s1");
    ASSERT_TRUE(same && other);
    const auto ner = [&] {
        support::Progress progress;
        const auto counts = countsByShard(*merge({ *same, *other }, progress), 0, 0, progress);
        return *std::ranges::find_if(*counts, [](const ShardCount& count) {
            return count.sheet == "losses" && count.row == "Overall" && count.column == "ner";
        });
    };
    using Shards = std::vector<std::pair<std::size_t, std::int64_t>>;
    EXPECT_EQ(ner().value, 3);
    EXPECT_EQ(ner().shards, (Shards { { 0, 2 }, { 1, 1 } }));
    EXPECT_TRUE(support::contains(ner().errorsWords, "cer:-0.3"));
    // As if one more document had offsets alone: it has no CER, so that only the categories name its losses.
    auto& texts = other->systems[0].parts[0].measures[0].numbers.parts["texts"];
    texts.parts["without"].number = metrics::CreditSum::ofWhole(1);
    EXPECT_EQ(ner().value, 3);
    EXPECT_EQ(ner().shards, (Shards { { 1, 1 } }));
    EXPECT_TRUE(support::contains(ner().errorsWords, "ner"));
}

TEST(Merging, IntervalsAreThoseOfTheWholeInTheOrderOfNames)
{
    const auto gold = randomLayer(4, 104, false, 8);
    const auto system = randomLayer(4, 204, false, 8);
    const std::vector<std::string> measures { "muc", "overlap" };
    std::mt19937 random(1);
    std::vector<ShardStatistics> shards;
    for (const auto& names : randomCut(gold, system, 3, random)) {
        shards.push_back(*shardOf(
            cut(gold, names), cut(system, names), {}, measures, "s" + std::to_string(shards.size())));
    }
    support::Progress progress;
    const auto merged = merge(std::move(shards), progress);
    ASSERT_TRUE(merged);
    const auto& part = merged->systems[0].parts[0];
    const auto evaluation = testsupport::evaluated(gold, system);
    const auto whole = *computed(evaluation, measures);
    for (std::size_t measure = 0; measure < measures.size(); ++measure) {
        const auto own = mergedIntervals(part, part.measures[measure], {}, progress);
        ASSERT_TRUE(own) << own.error().text;
        const auto intervals = analysis::scoreIntervals({ evaluation, whole[measure] }, {}, {}, progress);
        ASSERT_TRUE(intervals);
        for (const auto& one : own->overall) {
            const auto* const other = intervals->find(one.name);
            ASSERT_NE(other, nullptr);
            ASSERT_EQ(one.interval.has_value(), other->interval.has_value());
            if (one.interval) {
                EXPECT_EQ(one.interval->low, other->interval->low) << one.name;
                EXPECT_EQ(one.interval->high, other->interval->high) << one.name;
            }
        }
        EXPECT_FALSE(own->overall.empty());
        EXPECT_TRUE(own->types.empty());
    }
}

TEST(Merging, WithoutDocumentsScoresStayAndTheRestSaysWhy)
{
    support::Progress progress;
    const auto merged = merge(twoShards({}, false), progress);
    ASSERT_TRUE(merged);
    const auto& part = merged->systems[0].parts[0];
    EXPECT_FALSE(part.byDocument);
    EXPECT_TRUE(says(part.leftOut.back().reason, { "--no-documents", "intervals" }));
    const auto with = merge(twoShards(), progress);
    EXPECT_EQ(part.evaluation->overall, with->systems[0].parts[0].evaluation->overall);
    EXPECT_EQ(part.measures[0]->sheets[0].rows.back().cells[0].value,
        with->systems[0].parts[0].measures[0]->sheets[0].rows.back().cells[0].value);
    const auto none = mergedIntervals(part, part.measures[0], {}, progress);
    ASSERT_FALSE(none);
    EXPECT_TRUE(says(none.error().text, { "--no-documents" }));
}

// ---- the file

std::string textOf() { return statisticsText(twoShards()[0]); }

std::string fault(const std::string& text)
{
    const auto read = parseStatistics(text, "f", {});
    return read ? "" : support::formatted(read.error());
}

TEST(StatisticsFile, TellsLineAndColumnOfWhatIsWrong)
{
    const auto text = textOf();
    EXPECT_EQ(fault(text), "");
    EXPECT_TRUE(says(fault(""), { "f:1", "empty" }));
    EXPECT_TRUE(says(fault("{}\n"), { "f:1:1", "touchstone_statistics", "score … --statistics" }));
    EXPECT_TRUE(says(fault("[1,2]\n"), { "f:1:1", "one JSON object" }));
    EXPECT_TRUE(says(fault("{\"touchstone_statistics\":1,\n"), { "f:1:", "no JSON" }));
    auto broken = text;
    const auto second = broken.find('\n') + 1;
    broken.insert(second + 1, "?");
    EXPECT_TRUE(says(fault(broken), { "f:2:2", "no JSON" }));
    auto wrong = text;
    const auto at = wrong.find("\"labels\":[") + 10;
    wrong.insert(at, "1,");
    const auto column = at - second + 1;
    EXPECT_TRUE(says(fault(wrong), { "f:2:" + std::to_string(column), "\"labels\" must be a text" }));
    auto passages = statisticsText(unnamedShard(numbersFrom(0, 3), "s"));
    passages.replace(passages.find("\"passages\":\"") + 12, 1, "x");
    EXPECT_TRUE(says(fault(passages), { "f:3:", "\"passages\" must be" }));
    EXPECT_TRUE(says(fault("{\"touchstone_statistics\":2,\"version\":\"9.9\"}\n"), { "newer", "9.9" }));
}

TEST(StatisticsFile, NoticesThatItWasCutOrEdited)
{
    const auto text = textOf();
    for (const auto end : { text.size() - 1, text.rfind('\n', text.size() - 2) + 1, text.size() / 2 }) {
        EXPECT_TRUE(says(fault(text.substr(0, end)), { "f:", "ends too early" })) << end;
    }
    auto edited = text;
    const auto digit = edited.find("\"mis\":") + 6;
    edited[digit] = edited[digit] == '1' ? '2' : '1';
    EXPECT_TRUE(says(fault(edited), { "changed after it was written" }));
    EXPECT_TRUE(says(fault(text + "{}\n"), { "behind the last line" }));
}

TEST(StatisticsFile, IsWrittenAndReadBack)
{
    const testsupport::Folder folder;
    auto shard = twoShards()[0];
    shard.shown = { { "confusion", "" }, { "zero-division", "0" } };
    ASSERT_TRUE(writeStatistics(folder.path("s.jsonl"), shard));
    const auto read = readStatistics(folder.path("s.jsonl"), {});
    ASSERT_TRUE(read) << read.error().text;
    EXPECT_EQ(statisticsText(*read), statisticsText(shard));
    EXPECT_EQ(read->shown, shard.shown);
    EXPECT_EQ(read->name, folder.path("s.jsonl"));
    EXPECT_FALSE(readStatistics(folder.path("none"), {}));
}

} // namespace
} // namespace touchstone::shards
