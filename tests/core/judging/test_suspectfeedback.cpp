// SPDX-License-Identifier: GPL-3.0-or-later
// Verdicts on suspects: those of a file find their rows, and a simulated judge of planted errors finds more
// of them with the ranking that learns than without.
#include "core/io/open/opener.h"
#include "core/judging/suspectranking.h"
#include "core/judging/suspectsheet.h"
#include "core/judging/suspectwords.h"
#include "tests/support/evaluated.h"
#include "tests/support/random.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <set>

namespace touchstone::analysis {
namespace {

using Truth = std::set<std::pair<std::size_t, std::uint32_t>>; ///< document and entity of what is wrong

/// Gives a share of the annotations another of the layer's types, always the same one for a type, as a
/// misread guideline does, or any.
annotation::LayerPtr withErrors(
    const annotation::Layer& gold, std::uint32_t everyNth, bool systematic, Truth& truth, std::uint32_t seed)
{
    annotation::Layer changed = gold;
    testsupport::Random random(seed);
    std::vector<annotation::LabelId> used;
    for (const auto& document : gold.documents) {
        for (const auto& one : document.annotations.entities) {
            if (std::ranges::find(used, one.label) == used.end()) {
                used.push_back(one.label);
            }
        }
    }
    for (std::size_t number = 0; number < changed.documents.size(); ++number) {
        auto& tree = changed.documents[number].annotations;
        changed.documents[number].tokenTags.clear();
        changed.documents[number].cells = {};
        for (std::uint32_t entity = 0; entity < tree.size(); ++entity) {
            const auto own = static_cast<std::size_t>(
                std::ranges::find(used, tree.entities[entity].label) - used.begin());
            const bool taken = systematic ? own == 0 && testsupport::below(random, everyNth / 4) == 0
                                          : testsupport::below(random, everyNth) == 0;
            if (tree.counted(entity) && taken) {
                const auto step = systematic
                    ? 1
                    : 1 + testsupport::below(random, static_cast<std::uint32_t>(used.size()) - 1);
                tree.entities[entity].label = used[(own + step) % used.size()];
                truth.emplace(number, entity);
            }
        }
    }
    return testsupport::shared(std::move(changed));
}

bool isWrong(const SuspectList& list, std::size_t index, const Truth& truth)
{
    const auto one = list.at(index);
    return one.goldEntity && truth.contains({ one.document, *one.goldEntity });
}

/// Mean of the precision at each wrong row, over the gold's rows as the list has them.
double averagePrecision(const SuspectList& list, const Truth& truth)
{
    double sum = 0;
    double found = 0;
    double rows = 0;
    for (std::size_t index = 0; index < list.size(); ++index) {
        if (list.kind(index) == SuspectKind::Missing) {
            continue;
        }
        ++rows;
        if (isWrong(list, index, truth)) {
            sum += ++found / rows;
        }
    }
    return sum / static_cast<double>(truth.size());
}

/// How many of the first so many judgements find a wrong one.
std::size_t foundIn(const SuspectListPtr& list, const Truth& truth, std::size_t most, bool learning)
{
    SuspectRanking ranking(list);
    std::size_t found = 0;
    std::vector<std::uint32_t> order = ranking.order();
    for (std::size_t judged = 0, place = 0; judged < most && place < order.size(); ++judged, ++place) {
        const auto index = order[learning ? 0 : place];
        const bool wrong = isWrong(*list, index, truth);
        found += wrong ? 1 : 0;
        if (learning) {
            ranking.judge(index, wrong ? GoldVerdict::Wrong : GoldVerdict::Right);
            order = ranking.order();
            place = 0;
        }
    }
    return found;
}

annotation::LayerPtr openedCorpus(const std::filesystem::path& path, const std::string& name)
{
    support::Progress progress;
    io::ReadOptions options;
    auto layer = io::openLayer(path.string(), name, options, progress);
    EXPECT_TRUE(layer) << (layer ? "" : layer.error().text);
    return layer ? *layer : nullptr;
}

struct PlantedErrors
{
    SuspectListPtr list;
    Truth truth;
};

PlantedErrors plantedIn(const std::string& corpus, const std::string& goldFile, std::size_t systems,
    bool systematic, std::uint32_t seed = 5)
{
    const auto folder = std::filesystem::path(TOUCHSTONE_SHARED) / "corpora" / corpus;
    PlantedErrors result;
    const auto gold
        = withErrors(*openedCorpus(folder / goldFile, "gold"), 20, systematic, result.truth, seed);
    std::vector<std::filesystem::path> runs;
    for (const auto& entry : std::filesystem::directory_iterator(folder / "runs")) {
        runs.push_back(entry.path());
    }
    std::ranges::sort(runs);
    std::vector<EvaluationPtr> evaluations;
    for (std::size_t i = 0; i < std::min(systems, runs.size()); ++i) {
        evaluations.push_back(testsupport::evaluated(gold, openedCorpus(runs[i], runs[i].stem().string())));
    }
    support::Progress progress;
    const auto list
        = evaluations.empty() ? suspects(gold, {}, progress) : suspects(evaluations, {}, progress);
    EXPECT_TRUE(list) << (list ? "" : list.error().text);
    result.list = list ? *list : nullptr;
    return result;
}

TEST(SuspectFeedback, PlantedErrorsOfRealCorporaStandFirst)
{
    if (!std::filesystem::exists(std::filesystem::path(TOUCHSTONE_SHARED) / "corpora")) {
        GTEST_SKIP() << "there are no real corpora";
    }
    struct Row
    {
        std::string corpus, gold;
        std::size_t systems;
        double least;
    };
    const std::vector<Row> rows { { "hipe2020-fr", "gold.tsv", 3, 0.7 },
        { "hipe2020-fr", "gold.tsv", 1, 0.55 }, { "hipe2020-fr", "gold.tsv", 0, 0.4 },
        { "wnut17", "gold.conll", 3, 0.15 } };
    for (const auto& row : rows) {
        const auto one = plantedIn(row.corpus, row.gold, row.systems, false);
        ASSERT_NE(one.list, nullptr);
        const auto precision = averagePrecision(*one.list, one.truth);
        EXPECT_GE(precision, row.least) << row.corpus << " with " << row.systems;
    }
    for (const std::size_t systems : { 3U, 1U }) {
        const auto one = plantedIn("hipe2020-fr", "gold.tsv", systems, true);
        ASSERT_NE(one.list, nullptr);
        EXPECT_GT(foundIn(one.list, one.truth, 100, true) * 10, foundIn(one.list, one.truth, 100, false) * 11)
            << systems;
    }
}

/// They teach nothing of each other, so a draw may lose a little.
TEST(SuspectFeedback, VerdictsOnErrorsWithNothingInCommonDoNoHarmInTheMean)
{
    if (!std::filesystem::exists(std::filesystem::path(TOUCHSTONE_SHARED) / "corpora")) {
        GTEST_SKIP() << "there are no real corpora";
    }
    std::size_t alone = 0;
    std::size_t learning = 0;
    for (std::uint32_t seed = 1; seed <= 5; ++seed) {
        const auto one = plantedIn("hipe2020-fr", "gold.tsv", 3, false, seed);
        ASSERT_NE(one.list, nullptr);
        alone += foundIn(one.list, one.truth, 50, false);
        learning += foundIn(one.list, one.truth, 50, true);
    }
    EXPECT_GE(learning, alone);
}

/// Two systems that are often wrong in all ways, and a gold that is often wrong in one.
PlantedErrors sampleOf(std::uint32_t seed)
{
    const std::vector<std::string> types { "LOC", "ORG", "PER", "MISC" };
    testsupport::Random random(seed);
    PlantedErrors result;
    std::vector<std::string> gold;
    std::vector<std::vector<std::string>> systems(2);
    for (std::size_t number = 0; number < 40; ++number) {
        std::string golds;
        std::vector<std::string> others(systems.size());
        for (std::uint32_t entity = 0; entity < 12; ++entity) {
            const auto name = "N" + std::to_string(testsupport::below(random, 200));
            const auto right = testsupport::below(random, 4);
            const bool wrong = right == 0 && testsupport::below(random, 5) == 0;
            if (wrong) {
                result.truth.emplace(number, entity);
            }
            golds += "[" + types[wrong ? 1 : right] + " " + name + "] ";
            for (auto& other : others) {
                const auto said = testsupport::below(random, 2) == 0 ? testsupport::below(random, 4) : right;
                other += "[" + types[said] + " " + name + "] ";
            }
        }
        gold.push_back(golds);
        for (std::size_t system = 0; system < systems.size(); ++system) {
            systems[system].push_back(others[system]);
        }
    }
    const auto layer = testsupport::layerPtr(gold);
    std::vector<EvaluationPtr> evaluations;
    for (std::size_t system = 0; system < systems.size(); ++system) {
        evaluations.push_back(testsupport::evaluated(
            layer, testsupport::layerPtr(systems[system], "s" + std::to_string(system))));
    }
    support::Progress progress;
    result.list = *suspects(evaluations, {}, progress);
    return result;
}

TEST(SuspectFeedback, VerdictsFindMoreThanTheListAlone)
{
    std::size_t alone = 0;
    std::size_t learning = 0;
    for (std::uint32_t seed = 1; seed <= 10; ++seed) {
        const auto sample = sampleOf(seed);
        EXPECT_GT(averagePrecision(*sample.list, sample.truth),
            2.0 * static_cast<double>(sample.truth.size()) / static_cast<double>(sample.list->size()));
        alone += foundIn(sample.list, sample.truth, 60, false);
        learning += foundIn(sample.list, sample.truth, 60, true);
    }
    EXPECT_GT(learning, alone + alone / 10);
}

TEST(SuspectFeedback, VerdictsOfAFileFindTheirRows)
{
    const auto gold
        = testsupport::layerPtr({ "[PER Ada] met [LOC Bern] once", "[LOC Genf] [LOC Rom] [LOC Ulm]" });
    const std::vector evaluations {
        testsupport::evaluated(gold,
            testsupport::layerPtr(
                { "[PER Ada] met [ORG Bern] [X once]", "[ORG Genf] [ORG Rom] [ORG Ulm]" }, "s0")),
        testsupport::evaluated(gold,
            testsupport::layerPtr(
                { "[PER Ada] met [LOC Bern] once", "[ORG Genf] [LOC Rom] [ORG Ulm]" }, "s1"))
    };
    support::Progress progress;
    const auto list = *suspects(evaluations, {}, progress);
    std::vector<Judgement> said;
    const auto say = [&](std::string document, std::optional<JudgedAnnotation> ofGold,
                         std::optional<JudgedAnnotation> ofSystem, Verdict verdict, std::int64_t time) {
        Judgement judgement;
        judgement.record = { {}, std::move(document), std::move(ofGold), std::move(ofSystem) };
        judgement.verdict = verdict;
        judgement.time = time;
        said.push_back(std::move(judgement));
    };
    say("d1", JudgedAnnotation { { { 8, 12 } }, "LOC" }, JudgedAnnotation { { { 8, 12 } }, "ORG" },
        Verdict::GoldWrong, 3);
    say("d1", std::nullopt, JudgedAnnotation { { { 13, 17 } }, "X" }, Verdict::SystemWrong, 2);
    say("d2", JudgedAnnotation { { { 0, 4 } }, "LOC" }, JudgedAnnotation { { { 0, 4 } }, "ORG" },
        Verdict::BrokenText, 1);
    say("d2", JudgedAnnotation { { { 5, 8 } }, "LOC" }, JudgedAnnotation { { { 5, 8 } }, "ORG" },
        Verdict::Cleared, 4);
    SuspectRanking ranking(list);
    ranking.judge(0, GoldVerdict::Right); // forgotten
    ranking.judgeBy(JudgementTable(said));
    ASSERT_EQ(ranking.judged().size(), 3U);
    const auto at = [&](std::size_t place) { return list->at(ranking.judged()[place]).place().words; };
    EXPECT_EQ(at(0), "Genf");
    EXPECT_EQ(at(1), "once");
    EXPECT_EQ(at(2), "Bern");
    EXPECT_EQ(ranking.verdict(ranking.judged()[0]), GoldVerdict::Open);
    EXPECT_EQ(ranking.verdict(ranking.judged()[1]), GoldVerdict::Right);
    EXPECT_EQ(ranking.verdict(ranking.judged()[2]), GoldVerdict::Wrong);
    const auto ulm = ranking.order().front();
    EXPECT_EQ(list->at(ulm).place().words, "Ulm");
    EXPECT_EQ(judgedInWords(ranking.judgedAlike(ulm)).english(), "1 of 1 judged like this was wrong");
    EXPECT_EQ(ranking.judgedAlikeBySurface(ulm), JudgedAlike {});
    const auto table = suspectTable(ranking, std::vector { ulm }, false);
    EXPECT_EQ(table.rows.front()[6], "2 of 2 systems say ORG; 1 of 1 judged like this was wrong");
}

} // namespace
} // namespace touchstone::analysis
