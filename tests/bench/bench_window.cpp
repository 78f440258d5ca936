// SPDX-License-Identifier: GPL-3.0-or-later
// The whole window, off-screen: from files to a usable table, from a click to marked words, from F5 to the
// new table, from a key or a choice until all is painted. Wall time: the work runs on other threads than the
// one that is timed.
#include "tests/bench/corpora.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/session.h"
#include "ui/session/settings.h"
#include "ui/window/mainwindow.h"

#include <QAction>
#include <QApplication>

#include <benchmark/benchmark.h>

namespace touchstone::bench {
namespace {

void waitUntilIdle(ui::MainWindow& window)
{
    do {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    } while (!window.idle());
}

std::unique_ptr<ui::MainWindow> opened(const CorpusFiles& files, int systems = 1)
{
    auto window = std::make_unique<ui::MainWindow>(ui::Settings {});
    window->resize(1400, 900);
    window->show();
    analysis::DataSetSpec dataSet;
    dataSet.gold.path = files.gold.string();
    for (int i = 0; i < systems; ++i) {
        dataSet.systems.push_back({ {}, files.system.string(), {} });
    }
    window->openDataSet(dataSet);
    waitUntilIdle(*window);
    return window;
}

void openUntilUsable(benchmark::State& state, const CorpusFiles& files)
{
    for (auto _ : state) {
        const auto window = opened(files);
        benchmark::DoNotOptimize(window->grab());
    }
}

void openManySmallDocuments(benchmark::State& state) { openUntilUsable(state, jsonlCorpus(50000)); }
BENCHMARK(openManySmallDocuments)->Unit(benchmark::kMillisecond)->UseRealTime();

void openLongDocument(benchmark::State& state) { openUntilUsable(state, longDocument(1000000, 20000)); }
BENCHMARK(openLongDocument)->Unit(benchmark::kMillisecond)->UseRealTime();

void reloadUntilNewTable(benchmark::State& state)
{
    const auto window = opened(conllCorpus(10000));
    for (auto _ : state) {
        window->session().reload();
        waitUntilIdle(*window);
        benchmark::DoNotOptimize(window->grab());
    }
}
BENCHMARK(reloadUntilNewTable)->Unit(benchmark::kMillisecond)->UseRealTime();

/// Between two cells of a table with 100,000 errors behind it: filter, list, document, marks, painted.
void clickUntilMarkedWords(benchmark::State& state)
{
    const auto window = opened(conllCorpus(50000));
    auto& selection = window->selection();
    state.counters["errors"] = static_cast<double>(selection.records().size());
    const analysis::RecordFilter filters[]
        = { analysis::scoreCell(match::Scheme::Strict, analysis::ScoreColumn::Incorrect),
              analysis::scoreCell(match::Scheme::Strict, analysis::ScoreColumn::Missing) };
    std::size_t turn = 0;
    for (auto _ : state) {
        selection.setFilter(filters[turn++ % 2]);
        selection.setCurrentRecord(selection.records().front());
        waitUntilIdle(*window);
        benchmark::DoNotOptimize(window->grab());
    }
}
BENCHMARK(clickUntilMarkedWords)->Unit(benchmark::kMillisecond)->UseRealTime();

QAction* actionOf(const ui::MainWindow& window, const QKeySequence& key)
{
    for (QAction* action : window.findChildren<QAction*>()) {
        if (action->shortcuts().contains(key)) {
            return action;
        }
    }
    std::abort();
}

/// The actions of the keys in turn, until nothing is left to do or to paint; 10,000 documents with 100,000
/// annotations.
void keysUntilPainted(benchmark::State& state, const std::vector<QKeySequence>& keys)
{
    const auto window = opened(conllCorpus(10000));
    std::vector<QAction*> actions;
    for (const QKeySequence& key : keys) {
        actions.push_back(actionOf(*window, key));
    }
    std::size_t turn = 0;
    for (auto _ : state) {
        actions[turn++ % actions.size()]->trigger();
        waitUntilIdle(*window);
    }
}

void nextError(benchmark::State& state) { keysUntilPainted(state, { QKeySequence(Qt::Key_F8) }); }
BENCHMARK(nextError)->Unit(benchmark::kMillisecond)->UseRealTime();

void nextDocument(benchmark::State& state)
{
    keysUntilPainted(state, { QKeySequence(Qt::CTRL | Qt::Key_PageDown) });
}
BENCHMARK(nextDocument)->Unit(benchmark::kMillisecond)->UseRealTime();

void clickUntilList(benchmark::State& state)
{
    const auto window = opened(conllCorpus(10000));
    const analysis::RecordFilter filters[]
        = { analysis::scoreCell(match::Scheme::Strict, analysis::ScoreColumn::Incorrect),
              analysis::scoreCell(match::Scheme::Strict, analysis::ScoreColumn::Missing) };
    std::size_t turn = 0;
    for (auto _ : state) {
        window->selection().setFilter(filters[turn++ % 2]);
        waitUntilIdle(*window);
    }
}
BENCHMARK(clickUntilList)->Unit(benchmark::kMillisecond)->UseRealTime();

/// Three systems, each shown in turn.
void otherSystem(benchmark::State& state)
{
    const auto window = opened(conllCorpus(1000), 3);
    for (auto _ : state) {
        window->session().setSystemA((window->session().systemA() + 1) % 3);
        waitUntilIdle(*window);
    }
}
BENCHMARK(otherSystem)->Unit(benchmark::kMillisecond)->UseRealTime();

} // namespace
} // namespace touchstone::bench

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
    const QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
