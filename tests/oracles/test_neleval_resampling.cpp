// SPDX-License-Identifier: GPL-3.0-or-later
// neleval's intervals and p for pairs of systems, within the tolerances that its oracle states.
#include "core/measures/base/tally.h"
#include "core/statistics/resampling.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <array>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <string>

namespace touchstone::metrics {
namespace {

using nlohmann::json;

constexpr std::size_t columns = 4; ///< ptp, fp, rtp, fn
constexpr std::array scoreNames { "precision", "recall", "fscore" };

/// As that tool divides: 0/0 is 0.
void score(std::span<const double> sums, std::span<double> scores)
{
    scores[0] = ratio(sums[0], sums[0] + sums[1]).value_or(0);
    scores[1] = ratio(sums[2], sums[2] + sums[3]).value_or(0);
    const auto sum = scores[0] + scores[1];
    scores[2] = sum > 0 ? 2 * scores[0] * scores[1] / sum : 0;
}

class NelevalResampling : public testing::Test
{
protected:
    void SetUp() override
    {
        const std::filesystem::path path(std::string(TOUCHSTONE_SHARED) + "/oracles/neleval/cases.json");
        if (!std::filesystem::exists(path)) {
            GTEST_SKIP() << "no oracle at " << path;
        }
        cases = json::parse(std::ifstream(path)).at("resampling");
        ASSERT_FALSE(cases.empty());
    }
    json cases;
};

TEST_F(NelevalResampling, endPointsLieInTheRangeOfItsRuns)
{
    int checked = 0;
    double excess = 0;
    for (const auto& one : cases) {
        for (const auto& measure : one.at("confidence_system1")) {
            UnitTable table(columns);
            for (const auto& row : measure.at("per_doc_ptp_fp_rtp_fn")) {
                table.addUnit(row.get<std::vector<double>>());
            }
            for (const std::uint64_t seed : { 1U, 2U, 3U }) {
                support::Progress progress;
                const ResamplingSpec spec { .seed = seed };
                const auto values = bootstrap(table, scoreNames.size(), score, spec, progress);
                ASSERT_TRUE(values);
                for (std::size_t i = 0; i < scoreNames.size(); ++i) {
                    const auto& ranges = measure.at("expected_range_over_runs").at(scoreNames.at(i));
                    for (const auto& [level, range] : ranges.items()) {
                        const auto interval = percentileInterval(
                            std::span(*values).subspan(i * spec.trials, spec.trials), std::stod(level));
                        ASSERT_TRUE(interval);
                        const double wider = level == "99" ? 0.02 : 0.01;
                        for (const auto& [end, value] :
                            { std::pair("low", interval->low), std::pair("high", interval->high) }) {
                            const auto low = range.at(end).at(0).get<double>();
                            const auto high = range.at(end).at(1).get<double>();
                            EXPECT_GE(value, low - wider) << one.at("id") << scoreNames.at(i) << level << end;
                            EXPECT_LE(value, high + wider)
                                << one.at("id") << scoreNames.at(i) << level << end;
                            excess = std::max({ excess, low - value, value - high });
                            ++checked;
                        }
                    }
                }
            }
        }
    }
    std::printf("%d end points, largest excess %.4f\n", checked, excess);
    EXPECT_GT(checked, 500);
}

TEST_F(NelevalResampling, pIsThatOfAllSwaps)
{
    int checked = 0;
    for (const auto& one : cases) {
        for (const auto& measure : one.at("significance")) {
            UnitTable table(2 * columns);
            const auto& first = measure.at("per_doc_1");
            for (std::size_t unit = 0; unit < first.size(); ++unit) {
                auto row = first[unit].get<std::vector<double>>();
                const auto other = measure.at("per_doc_2")[unit].get<std::vector<double>>();
                row.insert(row.end(), other.begin(), other.end());
                table.addUnit(row);
            }
            support::Progress progress;
            const auto tests
                = pairedRandomisation(table, 0, columns, columns, scoreNames.size(), score, {}, progress);
            ASSERT_TRUE(tests);
            for (std::size_t i = 0; i < scoreNames.size(); ++i) {
                const auto* const name = scoreNames.at(i);
                const auto& test = tests->at(i);
                ASSERT_TRUE(test);
                EXPECT_TRUE(test->exact);
                EXPECT_NEAR(test->difference, -measure.at("expected_diff").at(name).get<double>(), 1e-9);
                const auto p = measure.at("exact").at("p_one_sided").at(name).get<double>();
                EXPECT_NEAR(test->oneSided, p, 1e-12) << one.at("id") << measure.at("measure") << name;
                // Its own seeded run is a sample of the same.
                const auto sampled = measure.at("expected_p_seed_4242").at(name).get<double>();
                EXPECT_NEAR(sampled, test->oneSided, 4 * std::sqrt(p * (1 - p) / 2500) + 1.0 / 2501);
                ++checked;
            }
        }
    }
    EXPECT_GT(checked, 50);
}

} // namespace
} // namespace touchstone::metrics
