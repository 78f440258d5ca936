// SPDX-License-Identifier: GPL-3.0-or-later
// The error list with 1,000,000 records. Limits: a sort at most 0.5 s, another filter at most 0.1 s.
#include "tests/ui/evaluations.h"

#include "ui/models/errormodel.h"

#include <QCoreApplication>
#include <QEventLoop>

#include <benchmark/benchmark.h>

#include <numeric>

namespace {

using touchstone::ui::ErrorModel;

constexpr std::uint32_t recordCount = 1'000'000;

const touchstone::analysis::EvaluationPtr& evaluation()
{
    static const touchstone::analysis::EvaluationPtr result
        = touchstone::uitest::largeEvaluation(recordCount);
    return result;
}

std::vector<std::uint32_t> everyNth(std::uint32_t step)
{
    std::vector<std::uint32_t> records;
    for (std::uint32_t i = 0; i < recordCount; i += step) {
        records.push_back(i);
    }
    return records;
}

/// From the click on the header until the rows stand in the new order.
void sortAndWait(ErrorModel& model, int column, Qt::SortOrder order)
{
    QEventLoop loop;
    QObject::connect(&model, &ErrorModel::sortingFinished, &loop, &QEventLoop::quit);
    model.sort(column, order);
    if (model.sorting()) {
        loop.exec();
    }
}

void firstSort(benchmark::State& state)
{
    for (auto _ : state) {
        state.PauseTiming();
        ErrorModel model;
        model.show(evaluation(), touchstone::match::Scheme::Strict, nullptr, everyNth(1));
        state.ResumeTiming();
        sortAndWait(model, static_cast<int>(state.range(0)), Qt::AscendingOrder);
    }
}

void sortAgain(benchmark::State& state)
{
    ErrorModel model;
    model.show(evaluation(), touchstone::match::Scheme::Strict, nullptr, everyNth(1));
    const int column = static_cast<int>(state.range(0));
    sortAndWait(model, column, Qt::AscendingOrder);
    bool descending = false;
    for (auto _ : state) {
        descending = !descending;
        sortAndWait(model, column, descending ? Qt::DescendingOrder : Qt::AscendingOrder);
    }
}

void filterWhileSorted(benchmark::State& state)
{
    ErrorModel model;
    model.show(evaluation(), touchstone::match::Scheme::Strict, nullptr, everyNth(1));
    sortAndWait(model, ErrorModel::GoldWords, Qt::AscendingOrder);
    const auto all = everyNth(1);
    const auto fifth = everyNth(5);
    bool fewer = false;
    for (auto _ : state) {
        fewer = !fewer;
        model.setRecords(fewer ? fifth : all);
        benchmark::DoNotOptimize(model.rowOf(recordCount / 2));
    }
}

BENCHMARK(firstSort)
    ->Arg(ErrorModel::OutcomeColumn)
    ->Arg(ErrorModel::GoldWords)
    ->Arg(ErrorModel::DocumentColumn)
    ->Arg(ErrorModel::Position)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK(sortAgain)->Arg(ErrorModel::GoldWords)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(filterWhileSorted)->Unit(benchmark::kMillisecond)->UseRealTime();

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
