// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/slices/filtering.h"
#include "core/evaluation/slices/slicefacets.h"
#include "core/report/tables/recordgroups.h"
#include "tests/support/builders.h"
#include "tests/support/measurecells.h"

#include <gtest/gtest.h>

#include <numeric>

namespace touchstone::analysis {
namespace {

using testsupport::layerPtr;

const std::vector<std::string> goldText { "[PER Ada] met [PER Zoë] in [LOC Rome]",
    "[PER Ada] left [LOC Rome] [LOC Oslo]" };

EvaluationPtr against(const std::vector<std::string>& system)
{
    support::Progress progress;
    return *evaluate(layerPtr(goldText), layerPtr(system, "system"), {}, progress);
}

/// Correct, type, missing; missing, spurious, missing, correct.
EvaluationPtr fiveDocuments()
{
    return against({ "[PER Ada] met [ORG Zoë] in Rome", "Ada [X left] Rome [LOC Oslo]" });
}

ChosenRecords all(const Evaluation& evaluation)
{
    ChosenRecords chosen { &evaluation, std::vector<std::uint32_t>(evaluation.records.size()) };
    std::iota(chosen.numbers.begin(), chosen.numbers.end(), 0U);
    return chosen;
}

/// "names count/documents|…"
std::string told(std::span<const ChosenRecords> chosen, std::string_view by)
{
    const auto groups = groupRecords(chosen, by);
    EXPECT_TRUE(groups) << groups.error().text;
    std::string text;
    for (const auto& group : groups->groups) {
        text += text.empty() ? "" : "|";
        for (const auto& name : group.names) {
            text += name.value_or("-") + " ";
        }
        text += std::to_string(group.count) + "/" + std::to_string(group.documents);
    }
    return text;
}

TEST(RecordGroups, TheLargestComesFirstThenByName)
{
    const auto evaluation = fiveDocuments();
    const std::vector chosen { all(*evaluation) };
    EXPECT_EQ(told(chosen, "words"), "Ada 2/2|Rome 2/2|Oslo 1/1|Zoë 1/1|left 1/1");
    EXPECT_EQ(told(chosen, "types"), "LOC - 2/2|- X 1/1|LOC LOC 1/1|PER - 1/1|PER ORG 1/1|PER PER 1/1");
    EXPECT_EQ(told(chosen, "document"), "d2 4/1|d1 3/1");
    EXPECT_EQ(told(chosen, "error-type"), "missing 3/2|correct 2/2|spurious 1/1|type 1/1");
    EXPECT_EQ(told(chosen, "tokens"), "single-token 7/2");
    EXPECT_EQ(told(chosen, "surface"), told(chosen, "words"));
}

TEST(RecordGroups, EveryGroupSelectsItsRecordsBesideWhatChoseThem)
{
    const auto evaluation = fiveDocuments();
    auto words = recordGroupings();
    for (const auto& dimension : sliceDimensions(*evaluation)) {
        words.push_back(dimension.id);
    }
    ASSERT_GE(words.size(), 9U);
    for (const auto& base : { RecordFilter {}, RecordFilter { .types = { "LOC" } },
             RecordFilter { .outcomes = { match::Outcome::Missing } },
             RecordFilter { .facets = { { "surface", { "Ada", "Rome" } } } } }) {
        const std::vector chosen { ChosenRecords {
            evaluation.get(), filtered(*evaluation, std::span(&base, 1)) } };
        for (const auto& by : words) {
            const auto groups = groupRecords(chosen, by);
            ASSERT_TRUE(groups) << by;
            std::int64_t sum = 0;
            double shares = 0;
            for (const auto& group : groups->groups) {
                const std::array both { base, group.filter };
                EXPECT_EQ(filtered(*evaluation, both).size(), static_cast<std::size_t>(group.count)) << by;
                sum += group.count;
                shares += groups->share(group);
            }
            EXPECT_EQ(sum, static_cast<std::int64_t>(chosen.front().numbers.size()));
            EXPECT_EQ(groups->records, sum);
            EXPECT_NEAR(shares, 1, 1e-12);
        }
    }
}

TEST(RecordGroups, RecordsOfSeveralSystemsMeetByTheirNames)
{
    const auto a = fiveDocuments();
    const auto b = against({ "[PER Ada] met Zoë in [LOC Rome]", "Ada left Rome Oslo" });
    const std::vector chosen { all(*a), all(*b) };
    EXPECT_EQ(told(chosen, "error-type"), "missing 7/2|correct 4/2|spurious 1/1|type 1/1")
        << "four missing and two correct of b; a document counts once";
    const std::vector turned { all(*b), all(*a) };
    for (const auto* by : { "error-type", "types", "words", "document", "nesting" }) {
        EXPECT_EQ(told(chosen, by), told(turned, by));
        const auto groups = groupRecords(chosen, by);
        for (const auto& group : groups->groups) {
            const auto filter = std::span(&group.filter, 1);
            EXPECT_EQ(filtered(*a, filter).size() + filtered(*b, filter).size(),
                static_cast<std::size_t>(group.count))
                << by;
        }
    }
}

TEST(RecordGroups, WithoutRecordsThereIsNoGroup)
{
    const auto evaluation = fiveDocuments();
    const std::vector chosen { ChosenRecords { evaluation.get(), {} } };
    for (const auto* by : { "words", "types", "nesting" }) {
        const auto groups = groupRecords(chosen, by);
        ASSERT_TRUE(groups);
        EXPECT_TRUE(groups->groups.empty());
        EXPECT_TRUE(groupedRecordsSheet(*groups).rows.empty());
    }
    const auto unknown = groupRecords(chosen, "tokns");
    ASSERT_FALSE(unknown);
    EXPECT_EQ(unknown.error().code, support::ErrorCode::InvalidOption);
    EXPECT_NE(unknown.error().text.find("entity-length, tokens"), std::string::npos) << unknown.error().text;
}

TEST(RecordGroups, TheSheetLinksEveryCount)
{
    const auto evaluation = fiveDocuments();
    const std::vector chosen { all(*evaluation) };
    for (const auto* by : { "words", "types", "document", "error-type" }) {
        const auto groups = groupRecords(chosen, by);
        ASSERT_TRUE(groups);
        MeasureResult result;
        result.sheets = { groupedRecordsSheet(*groups) };
        EXPECT_EQ(
            testsupport::expectCountsToSelectTheirRecords(evaluation, result), 2 * groups->groups.size())
            << "in the cell and in the formula of its share";
    }
    const auto sheet = groupedRecordsSheet(*groupRecords(chosen, "types"), 2);
    ASSERT_EQ(sheet.rows.size(), 2U);
    EXPECT_EQ(sheet.rows[0].name, "LOC");
    EXPECT_EQ(sheet.noteAt(0, 1)->text, "none");
    EXPECT_EQ(sheet.rows[1].name, "none");
    EXPECT_EQ(sheet.rows[0].cells[2].value, 2.0 / 7);
}

} // namespace
} // namespace touchstone::analysis
