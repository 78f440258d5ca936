// SPDX-License-Identifier: GPL-3.0-or-later
// Data sets of a campaign that are asked as one.
#include "core/evaluation/dataset/rereading.h"

#include "core/evaluation/slices/slicefacets.h"
#include "tests/core/project/campaigntest.h"

#include <filesystem>

namespace touchstone::analysis {
namespace {

using CampaignSetsTest = CampaignTest;

TEST_F(CampaignSetsTest, DataSetsAreAskedAsOne)
{
    const auto tables = tablesOf(project());
    DataSetSpec all;
    for (const auto& table : tables.tables) {
        all.parts.push_back(table.dataSet);
        std::erase_if(
            all.parts.back().systems, [](const LayerSource& system) { return system.name != "Uno 1"; });
    }
    support::Progress progress;
    const auto data = loadDataSet(all, progress);
    ASSERT_TRUE(data) << data.error().text;
    ASSERT_EQ(data->systems.size(), 1U);
    const auto evaluation = evaluate(data->gold, data->systems[0].layer, {}, progress);
    ASSERT_TRUE(evaluation) << evaluation.error().text;
    const auto& strict = (*evaluation)->overall[static_cast<std::size_t>(match::Scheme::Strict)];
    EXPECT_EQ(strict[match::Outcome::Correct], 5) << "three of the one, two of the other";
    EXPECT_EQ(strict[match::Outcome::Missing], 1);
    const auto* const slice = sliceFacet(**evaluation, "data-set");
    ASSERT_NE(slice, nullptr);
    EXPECT_EQ(slice->names, (std::vector<std::string> { "news-en", "news-fr" }));

    // Of what cannot be read nothing counts as missing: the system has no result, or the one of before.
    const auto broken = all.parts.back().systems.front().path;
    std::filesystem::resize_file(broken, 0);
    std::filesystem::resize_file(broken, 64); // zeros
    const auto again = loadDataSet(all, progress);
    ASSERT_TRUE(again) << again.error().text;
    ASSERT_TRUE(again->systems[0].error);
    EXPECT_EQ(again->systems[0].error->place.file, broken);
    EXPECT_EQ(again->systems[0].layer, nullptr);
    const auto kept = readAgain(*again, *data);
    EXPECT_EQ(kept.systems[0].layer, data->systems[0].layer);
    EXPECT_TRUE(kept.systems[0].error);
}

} // namespace
} // namespace touchstone::analysis
