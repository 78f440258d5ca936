// SPDX-License-Identifier: GPL-3.0-or-later
// The matrix of 40 data sets and 100 runs. Limits: an update at most 50 ms, a sort at most 10 ms, so that ten
// a second leave the window to its user.
#include "ui/panels/campaign/campaignmodel.h"

#include <benchmark/benchmark.h>

namespace {

using touchstone::analysis::CampaignRow;
using touchstone::analysis::ProjectTables;
using touchstone::ui::CampaignModel;

constexpr std::size_t setCount = 40;
constexpr std::size_t runCount = 100;

ProjectTables tables()
{
    ProjectTables made;
    for (std::size_t set = 0; set < setCount; ++set) {
        auto& own = made.tables.emplace_back();
        own.set = "set " + std::to_string(set);
        own.score = "muc.strict.f1";
        for (std::size_t run = 0; run < runCount; ++run) {
            own.runs.push_back(
                { "system " + std::to_string(run), "team " + std::to_string(run / 4), {}, {} });
        }
    }
    return made;
}

std::vector<CampaignRow> rows()
{
    std::vector<CampaignRow> made;
    for (std::size_t set = 0; set < setCount; ++set) {
        for (std::size_t run = 0; run < runCount; ++run) {
            auto& row = made.emplace_back();
            row.table = set;
            row.run = run;
            row.score = row.f1 = static_cast<double>((set * 37 + run * 61) % 1009) / 1009;
        }
    }
    return made;
}

void update(benchmark::State& state)
{
    CampaignModel model;
    model.setTables(tables());
    const auto scores = rows();
    for (auto _ : state) {
        model.setScores(scores);
    }
}

void sort(benchmark::State& state)
{
    CampaignModel model;
    model.setTables(tables());
    model.setScores(rows());
    int column = 0;
    for (auto _ : state) {
        model.sort(1 + ++column % static_cast<int>(setCount), Qt::DescendingOrder);
    }
}

BENCHMARK(update)->Unit(benchmark::kMillisecond);
BENCHMARK(sort)->Unit(benchmark::kMillisecond);

} // namespace
