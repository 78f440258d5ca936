// SPDX-License-Identifier: GPL-3.0-or-later
// Switching the current pair in the tree view, with painting. Targets (16 ms): a document of 5,000 entities
// in trees of five nodes; a pair of trees of 200 nodes on 20 levels.
#include "ui/panels/tree/treeview.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/session.h"
#include "ui/trees/treecanvas.h"

#include "tests/support/builders.h"

#include <QApplication>
#include <QImage>

#include <benchmark/benchmark.h>

namespace {

using namespace touchstone;

analysis::EvaluationPtr evaluated(const std::string& gold, const std::string& system)
{
    support::Progress progress;
    return analysis::evaluate(
        testsupport::layerPtr({ gold }), testsupport::layerPtr({ system }, "system"), {}, progress)
        .value();
}

std::string manyTrees(int count, bool system)
{
    std::string text;
    for (int i = 0; i < count; ++i) {
        text += system && i % 3 == 0 ? "[func.ind [+kind envoy] of [+name Spain]] and "
                                     : "[func.ind [+kind envoy] of [loc.adm.nat [+name Spain]]] and ";
    }
    return text;
}

std::string deepTree(int levels, int chains, const std::string& type)
{
    std::string text;
    for (int chain = 0; chain < chains; ++chain) {
        std::string closed;
        for (int level = 0; level + 1 < levels; ++level) {
            text += "[" + type + ".level" + std::to_string(level) + " word ";
            closed += " word]";
        }
        text += "[+kind inner]" + closed + " ";
    }
    return "[root " + text + "] ";
}

struct Fixture
{
    explicit Fixture(const analysis::EvaluationPtr& evaluation)
    {
        selection.setEvaluation(evaluation);
        view.resize(700, 500);
        view.show();
        image = QImage(view.canvas().viewport()->size(), QImage::Format_RGB32);
    }
    void select(std::uint32_t record)
    {
        selection.setCurrentRecord(record);
        view.canvas().viewport()->render(&image);
    }
    ui::SelectionModel selection;
    ui::Session session { selection };
    ui::TreeView view { session, selection };
    QImage image;
};

void BM_switchPairInLongDocument(benchmark::State& state)
{
    const auto evaluation = evaluated(manyTrees(2500, false), manyTrees(2500, true));
    Fixture fixture(evaluation);
    std::uint32_t record = 0;
    for (auto _ : state) {
        record = (record + 2) % static_cast<std::uint32_t>(evaluation->records.size());
        fixture.select(record);
    }
    state.counters["records"] = static_cast<double>(evaluation->records.size());
}
BENCHMARK(BM_switchPairInLongDocument)->Unit(benchmark::kMillisecond);

/// From one pair of 2 x 96 nodes on 20 levels to another.
void BM_switchDeepTrees(benchmark::State& state)
{
    std::string gold;
    std::string system;
    for (int i = 0; i < 8; ++i) {
        gold += deepTree(19, 5, "loc");
        system += deepTree(19, 5, "loc");
    }
    const auto evaluation = evaluated(gold, system);
    Fixture fixture(evaluation);
    const auto perTree = static_cast<std::uint32_t>(evaluation->records.size() / 8);
    std::uint32_t tree = 0;
    for (auto _ : state) {
        tree = (tree + 1) % 8;
        fixture.select(tree * perTree + 1);
    }
    state.counters["nodes"]
        = static_cast<double>(fixture.view.trees()->gold.size() + fixture.view.trees()->system.size());
}
BENCHMARK(BM_switchDeepTrees)->Unit(benchmark::kMillisecond);

/// Of these, the alignment alone.
void BM_alignDeepTrees(benchmark::State& state)
{
    const auto evaluation = evaluated(deepTree(19, 5, "loc"), deepTree(19, 5, "loc"));
    const analysis::TreePairs pairs(evaluation);
    const auto document = pairs.document(0);
    for (auto _ : state) {
        support::Progress progress;
        benchmark::DoNotOptimize(pairs.around(
            0, *document, analysis::SideId::Gold, 1, analysis::treeAlpha(*evaluation), progress));
    }
}
BENCHMARK(BM_alignDeepTrees)->Unit(benchmark::kMillisecond);

/// Inside of one pair: nothing is aligned again.
void BM_switchInsideDeepTrees(benchmark::State& state)
{
    const auto evaluation = evaluated(deepTree(19, 5, "loc"), deepTree(19, 5, "loc"));
    Fixture fixture(evaluation);
    std::uint32_t record = 0;
    for (auto _ : state) {
        record = (record + 7) % static_cast<std::uint32_t>(evaluation->records.size());
        fixture.select(record);
    }
}
BENCHMARK(BM_switchInsideDeepTrees)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
