// SPDX-License-Identifier: GPL-3.0-or-later
// Leads of real corpora, where they are there: counts and gains, cut annotations, and that chance alone is
// not said. TOUCHSTONE_LEAD_SEEDS=200 rotates the errors that often; the usual few are quick.
#include "core/evaluation/dataset/project.h"
#include "core/leads/leadfamilies.h"
#include "core/statistics/resampling.h"
#include "core/support/parallel.h"
#include "core/text/tokens.h"
#include "tests/core/leads/leadchecks.h"
#include "tests/support/evaluated.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <set>

namespace touchstone::analysis {
namespace {

namespace fs = std::filesystem;

const fs::path corpora = fs::path(TOUCHSTONE_SHARED) / "corpora";

EvaluationPtr scored(const fs::path& gold, const fs::path& system)
{
    support::Progress progress;
    const auto data
        = loadDataSet({ {}, { {}, gold.string(), {} }, { { {}, system.string(), {} } }, {}, {} }, progress);
    EXPECT_TRUE(data) << (data ? "" : data.error().text);
    if (!data || data->systems.front().error) {
        return nullptr;
    }
    const auto evaluation = evaluate(data->gold, data->systems.front().layer, {}, progress);
    EXPECT_TRUE(evaluation);
    return evaluation ? *evaluation : nullptr;
}

TEST(LeadCorpora, CountsAndGainsAreThoseOfTheFilters)
{
    const std::vector<std::pair<std::string, std::string>> runs {
        { "wnut17/gold.conll", "wnut17/runs/uh_ritual" },
        { "wnut17/gold.conll", "wnut17/runs/arcada" },
        { "hipe2020-fr/gold.tsv", "hipe2020-fr/runs/team10_bundle1_fr_1.tsv" },
        { "hipe2020-fr/gold.tsv", "hipe2020-fr/runs/team16_bundle1_fr_1.tsv" },
        { "hipe2020-fr/gold.tsv", "hipe2020-fr/runs/team1_bundle3_fr_1.tsv" },
        { "hipe2022-ajmc-en/gold.tsv", "hipe2022-ajmc-en/runs/neurbsl_bundle3_ajmc_en_1.tsv" },
        { "wnut20-protocols/gold", "wnut20-protocols/system" },
    };
    int seen = 0;
    for (const auto& [gold, system] : runs) {
        if (!fs::exists(corpora / gold) || !fs::exists(corpora / system)) {
            continue;
        }
        SCOPED_TRACE(system);
        const auto evaluation = scored(corpora / gold, corpora / system);
        ASSERT_NE(evaluation, nullptr);
        for (const auto scheme : match::allSchemes) {
            expectSound(*evaluation, listed(*evaluation, {}, scheme));
        }
        ++seen;
    }
    if (seen == 0) {
        GTEST_SKIP() << corpora << " is not there";
    }
}

TEST(LeadCorpora, CutAnnotationsOfTheLargestTypeAreTheFirstLead)
{
    const auto path = corpora / "wnut20-protocols" / "gold";
    if (!fs::exists(path)) {
        GTEST_SKIP() << path << " is not there";
    }
    support::Progress progress;
    const auto data
        = loadDataSet({ {}, { {}, path.string(), {} }, { { {}, path.string(), {} } }, {}, {} }, progress);
    ASSERT_TRUE(data);
    const auto& gold = *data->gold;
    // The type with the most annotations of several words, 300 of which lose their last one.
    std::map<annotation::LabelId, std::size_t> counts;
    const auto lastWord = [](const annotation::Document& document, text::Span span) {
        const auto words = text::splitAtBlanks(document.text);
        std::uint32_t begin = span.begin;
        std::uint32_t before = 0; // end of the word before the last one
        for (const auto& word : words) {
            if (word.begin > span.begin && word.begin < span.end && word.end >= span.end) {
                begin = word.begin;
            }
            if (word.end < span.end && word.end > span.begin) {
                before = word.end;
            }
        }
        return begin > span.begin ? before : span.end;
    };
    for (const auto& document : gold.documents) {
        for (const auto& entity : document.annotations.entities) {
            counts[entity.label] += lastWord(document, entity.span) < entity.span.end ? 1U : 0U;
        }
    }
    const auto largest
        = std::ranges::max_element(counts, {}, [](const auto& one) { return one.second; })->first;
    constexpr std::size_t wanted = 300;
    const auto toCut = std::min(wanted, counts[largest]);
    auto system = std::make_shared<annotation::Layer>(gold);
    std::size_t cut = 0;
    for (auto& document : system->documents) {
        for (auto& entity : document.annotations.entities) {
            const auto end = lastWord(document, entity.span);
            if (entity.label == largest && end < entity.span.end && cut < toCut) {
                entity.span.end = end;
                ++cut;
            }
        }
    }
    ASSERT_GT(cut, 100U);
    const auto evaluation = testsupport::evaluated(data->gold, system);
    const auto list = listed(*evaluation);
    ASSERT_FALSE(list.leads.empty());
    const auto& first = list.leads.front();
    EXPECT_EQ(first.family, LeadFamily::Form);
    EXPECT_NE(first.sentence.english().find("one token early on the right"), std::string::npos)
        << first.sentence.english();
    EXPECT_EQ(first.wrong, static_cast<std::int64_t>(cut)) << first.sentence.english();
    EXPECT_NEAR(*first.f1, 1.0, 1e-12);
    EXPECT_NEAR(*first.gain, 1.0 - *list.f1, 1e-12);
    expectSound(*evaluation, list);
}

/// In how many of so many rotations of the errors against the records, by which clusters of both stay, a
/// condition is said on either side.
int rotationsWithCondition(const Evaluation& evaluation, std::size_t seeds)
{
    std::set<std::size_t> told;
    for (const auto side : { LeadSide::Gold, LeadSide::System }) {
        support::Progress progress;
        const auto features = leadFeatures(evaluation, side, {}, progress);
        const LeadGround ground(evaluation, match::Scheme::Strict);
        const auto& records = ground.records(side);
        for (std::size_t seed = 1; seed <= seeds; ++seed) {
            metrics::RandomBits random(seed);
            const auto shift = random.below(static_cast<std::uint32_t>(records.size()));
            std::vector<bool> wrong(evaluation.records.size(), false);
            for (std::size_t i = 0; i < records.size(); ++i) {
                wrong[records[(i + shift) % records.size()]] = ground.isWrong(records[i], side);
            }
            const LeadGround rotated(evaluation, match::Scheme::Strict, std::move(wrong));
            LeadSettings settings;
            settings.alpha /= 2; // each side has half of the level
            Untold untold;
            const auto found = conditionCandidates(rotated, side, *features, settings, {}, untold, progress);
            EXPECT_TRUE(found);
            if (found && !found->candidates.empty()) {
                told.insert(seed);
            }
        }
    }
    return static_cast<int>(told.size());
}

void expectNoLeadsOfChance(const fs::path& gold, const fs::path& run)
{
    if (!fs::exists(gold) || !fs::exists(run)) {
        GTEST_SKIP() << gold << " is not there";
    }
    const auto evaluation = scored(gold, run);
    ASSERT_NE(evaluation, nullptr);
    const char* const asked = std::getenv("TOUCHSTONE_LEAD_SEEDS");
    const auto seeds = asked != nullptr ? std::strtoul(asked, nullptr, 10) : 40UL;
    const auto told = rotationsWithCondition(*evaluation, seeds);
    std::printf("%d of %lu rotations show a condition\n", told, seeds);
    // 5 % and two standard deviations of 200; of fewer the same chance.
    const auto most
        = .05 * static_cast<double>(seeds) + 2 * std::sqrt(.05 * .95 * static_cast<double>(seeds));
    EXPECT_LE(told, most);
}

TEST(LeadCorpora, RotatedErrorsOfWnutShowNoConditions)
{
    expectNoLeadsOfChance(corpora / "wnut17/gold.conll", corpora / "wnut17/runs/uh_ritual");
}

TEST(LeadCorpora, RotatedErrorsOfHipeShowNoConditions)
{
    expectNoLeadsOfChance(
        corpora / "hipe2020-fr/gold.tsv", corpora / "hipe2020-fr/runs/team10_bundle1_fr_1.tsv");
}

} // namespace
} // namespace touchstone::analysis
