// SPDX-License-Identifier: GPL-3.0-or-later
// The default rules on synthetic documents: many of them, one long one, one with everything nested in one
// place.
#include "core/rules/replay.h"

#include <benchmark/benchmark.h>
#include <tbb/global_control.h>

#include <array>
#include <deque>
#include <random>
#include <string>

using namespace touchstone;
using match::SideRole;

namespace {

rules::RuleSet defaults()
{
    const std::array files { rules::defaultRules() };
    support::Diagnostics findings;
    return rules::RuleSet::stacked(files, findings);
}

// Half gold, half system; `errors` percent of the entities have something wrong: extent, label, id, missing,
// spurious.
class FlatDocuments
{
public:
    FlatDocuments(std::size_t documents, std::size_t annotations, std::uint32_t errors)
        : m_inputs(documents)
    {
        std::mt19937 random(17);
        constexpr std::array<const char*, 4> types { "person", "city", "location", "company" };
        constexpr std::uint32_t distance = 40;
        for (auto& document : m_inputs) {
            std::uint32_t at = 0;
            for (std::size_t number = 0; number < annotations / 2; ++number, at += distance) {
                rules::AnnotationInput gold;
                gold.span = { at, at + 12 };
                gold.type = types[random() % types.size()];
                gold.text = m_texts.emplace_back("Barack Obam" + std::to_string(random() % 10));
                gold.ids = std::span(&m_ids.emplace_back("Q" + std::to_string(random() % 500)), 1);
                gold.confidence = random() % 20 == 0 ? "low" : "normal";
                auto system = gold;
                system.confidence = "normal";
                const bool wrong = random() % 100 < errors;
                switch (wrong ? random() % 5 : 5) {
                case 0:
                    system.span.end -= 1;
                    system.text = system.text.substr(0, 11);
                    break;
                case 1:
                    system.type = "location";
                    break;
                case 2:
                    system.ids = std::span(&m_ids.emplace_back("Q" + std::to_string(random() % 500)), 1);
                    break;
                case 3:
                    system.span = { at + 20, at + 30 };
                    break;
                case 4:
                    system.span.begin += 7;
                    system.text = system.text.substr(7);
                    break;
                default:
                    break;
                }
                document.side(SideRole::Gold).push_back(gold);
                document.side(SideRole::System).push_back(system);
            }
        }
    }

    [[nodiscard]] const std::vector<rules::DocumentInput>& inputs() const { return m_inputs; }

private:
    std::deque<std::string> m_texts;
    std::deque<std::string> m_ids;
    std::vector<rules::DocumentInput> m_inputs;
};

rules::RuleLists lists()
{
    rules::RuleLists result;
    result.labelParents = { { "city", "location" } };
    result.stopWords = { "today", "he" };
    return result;
}

void run(benchmark::State& state, const std::vector<rules::DocumentInput>& inputs)
{
    const tbb::global_control limit(
        tbb::global_control::max_allowed_parallelism, static_cast<std::size_t>(state.range(0)));
    const auto set = defaults();
    const auto data = lists();
    std::size_t firings = 0;
    for (auto _ : state) {
        support::Progress progress;
        const auto result = rules::runDocuments(
            set, data, inputs.size(), [&](std::size_t n, rules::DocumentInput& input) { input = inputs[n]; },
            progress);
        firings = 0;
        for (const auto& document : result->documents) {
            firings += document.firings.size();
        }
    }
    state.counters["firings"] = static_cast<double>(firings);
}

// Target: at most 0.4 s CPU on one thread.
void BM_ThousandDocumentsOfHundred(benchmark::State& state)
{
    const FlatDocuments documents(1000, 100, 30);
    run(state, documents.inputs());
}

// Target: at most 0.6 s for 80,000; linear.
void BM_OneFlatDocument(benchmark::State& state)
{
    const FlatDocuments documents(1, static_cast<std::size_t>(state.range(1)), 100);
    run(state, documents.inputs());
}

// Gold x system, all nested in one place. Every second one is right; the others overlap all.
class NestedDocument
{
public:
    explicit NestedDocument(std::uint32_t count)
        : m_inputs(1)
    {
        std::mt19937 random(3);
        while (m_text.size() < 2 * count + 2) {
            m_text += static_cast<char>('a' + random() % 26);
        }
        for (std::uint32_t number = 0; number < count; ++number) {
            rules::AnnotationInput annotation;
            annotation.type = "person";
            annotation.span = { number, 2 * count + 1 - number };
            annotation.text = std::string_view(m_text).substr(number, annotation.span.length());
            m_inputs[0].side(SideRole::Gold).push_back(annotation);
            if (number % 2 == 0) {
                annotation.span.end -= 1;
                annotation.text = annotation.text.substr(0, annotation.text.size() - 1);
            }
            m_inputs[0].side(SideRole::System).push_back(annotation);
        }
    }

    [[nodiscard]] const std::vector<rules::DocumentInput>& inputs() const { return m_inputs; }

private:
    std::string m_text;
    std::vector<rules::DocumentInput> m_inputs;
};

// Target: 1,000 gold x 1,000 system in under 5 s and 300 MB.
void BM_AllNested(benchmark::State& state)
{
    const NestedDocument document(static_cast<std::uint32_t>(state.range(1)));
    run(state, document.inputs());
}

// The rules that cover the innermost place of it: every annotation, and all their pairs.
void BM_CoveringNested(benchmark::State& state)
{
    const auto count = static_cast<std::uint32_t>(state.range(0));
    const NestedDocument document(count);
    const auto& input = document.inputs().front();
    const auto set = defaults();
    const auto data = lists();
    support::Progress progress;
    const auto result = rules::Engine(set, data).run(input, progress);
    const auto replay = rules::Replay::open(set, data, input, *result, progress);
    rules::Around around;
    for (std::uint32_t place = 0; place < count; ++place) {
        around.annotations[0].push_back(place);
        around.annotations[1].push_back(place);
    }
    std::uint64_t found = 0;
    for (auto _ : state) {
        const auto tested = (*replay)->firedOrNearly(around, 5000, progress);
        found = tested->tuples.size() + tested->left;
    }
    state.counters["found"] = static_cast<double>(found);
}

// Explanations of one annotation in the middle of a long document: opened anew, its history, one rule asked,
// and what covers it. Target: 0.1 s for 20,000.
enum Question { Open, History, WhyNot, Covering };
void BM_Explain(benchmark::State& state)
{
    const FlatDocuments documents(1, static_cast<std::size_t>(state.range(1)), 100);
    const auto& input = documents.inputs().front();
    const auto set = defaults();
    const auto data = lists();
    support::Progress progress;
    const auto result = rules::Engine(set, data).run(input, progress);
    auto replay = rules::Replay::open(set, data, input, *result, progress);
    const auto middle = static_cast<std::uint32_t>(input.side(SideRole::System).size() / 2);
    rules::Around around;
    around.annotations = { { { middle }, { middle } } };
    std::size_t found = 0;
    for (auto _ : state) {
        switch (state.range(0)) {
        case Open:
            replay = rules::Replay::open(set, data, input, *result, progress);
            break;
        case History:
            found = (*replay)->history(SideRole::System, middle).size();
            break;
        case WhyNot:
            found = (*replay)->whyNot(*set.find("fuzzy check"), SideRole::System, middle).size();
            break;
        default:
            found = (*replay)->firedOrNearly(around, 1000, progress)->tuples.size();
        }
    }
    state.counters["found"] = static_cast<double>(found);
}

} // namespace

BENCHMARK(BM_Explain)
    ->ArgsProduct({ { Open, History, WhyNot, Covering }, { 20'000 } })
    ->MeasureProcessCPUTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK(BM_ThousandDocumentsOfHundred)
    ->Arg(1)
    ->Arg(2)
    ->MeasureProcessCPUTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK(BM_OneFlatDocument)
    ->Args({ 1, 20'000 })
    ->Args({ 1, 80'000 })
    ->MeasureProcessCPUTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK(BM_AllNested)
    ->Args({ 1, 400 })
    ->Args({ 1, 1000 })
    ->MeasureProcessCPUTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK(BM_CoveringNested)->Arg(400)->Arg(1000)->MeasureProcessCPUTime()->Unit(benchmark::kMillisecond);
