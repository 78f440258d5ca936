// SPDX-License-Identifier: GPL-3.0-or-later
// The matrix of 40 data sets and 100 runs. Limits: an update at most 50 ms, a sort at most 10 ms, so that ten
// a second leave the window to its user; scoring that is cancelled ends within 200 ms.
#include "tests/bench/corpora.h"
#include "ui/panels/campaign/campaignmodel.h"

#include "core/project/campaign.h"

#include <benchmark/benchmark.h>

#include <atomic>
#include <chrono>
#include <thread>

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

/// From the wish to stop to the end of the work, for so many documents a run.
void cancel(benchmark::State& state)
{
    const auto files = touchstone::bench::conllCorpus(static_cast<std::size_t>(state.range(0)));
    ProjectTables tables;
    auto& table = tables.tables.emplace_back();
    table.set = "one";
    table.score = "muc.strict.f1";
    table.dataSet.gold.path = files.gold.string();
    for (std::size_t run = 0; run < runCount; ++run) {
        auto& system = table.dataSet.systems.emplace_back();
        system.name = "system " + std::to_string(run);
        system.path = files.system.string();
        table.runs.push_back({ system.name, {}, {}, {} });
    }
    std::chrono::milliseconds wait { 150 }; // each time at another place of the work
    for (auto _ : state) {
        std::stop_source stop;
        std::atomic<bool> cancelled = false;
        std::thread work([&] {
            touchstone::analysis::InputDigests digests;
            touchstone::support::Progress progress(stop.get_token());
            cancelled = !touchstone::analysis::scoreCampaign(tables, digests, {}, progress);
        });
        std::this_thread::sleep_for(wait);
        wait += std::chrono::milliseconds(37);
        const auto begin = std::chrono::steady_clock::now();
        stop.request_stop();
        work.join();
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
        if (!cancelled) {
            state.SkipWithError("all was scored before it could be cancelled");
            return;
        }
        state.SetIterationTime(took.count());
        auto& longest = state.counters["longest_ms"];
        longest = std::max(static_cast<double>(longest), took.count() * 1e3);
    }
}

BENCHMARK(cancel)->Arg(1'000)->Arg(10'000)->UseManualTime()->Iterations(20)->Unit(benchmark::kMillisecond);
BENCHMARK(update)->Unit(benchmark::kMillisecond);
BENCHMARK(sort)->Unit(benchmark::kMillisecond);

} // namespace
