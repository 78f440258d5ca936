// SPDX-License-Identifier: GPL-3.0-or-later
// The default rules and the shipped examples on real corpora: causes tell tagger from resolver, and examples
// explain more.
#include "core/analysis/project.h"
#include "core/analysis/rulerun.h"
#include "core/metrics/rulesmeasure.h"

#include <gtest/gtest.h>

#include <filesystem>

using namespace touchstone;
using metrics::Cause;

namespace {

struct Explained
{
    analysis::RuleRun run;
    metrics::RuleTally tally;
    analysis::EvaluationPtr evaluation;
};

Explained explained(
    const std::string& gold, const std::string& system, const char* column, const std::string& rules)
{
    analysis::DataSetSpec spec;
    spec.gold.path = gold;
    spec.systems.resize(1);
    spec.systems.front().path = system;
    if (column != nullptr) {
        spec.gold.options.annotationColumn = column;
        spec.systems.front().options.annotationColumn = column;
    }
    support::Progress progress;
    const auto data = analysis::loadDataSet(spec, progress);
    EXPECT_TRUE(data && !data->systems.front().error);
    Explained result;
    result.evaluation = *analysis::evaluate(
        data->gold, data->systems.front().layer, {}, progress, analysis::EvaluationExtent::Texts);
    analysis::RuleSources sources;
    if (!rules.empty()) {
        sources.files = { std::string(TOUCHSTONE_SAMPLES) + "/../rules/examples/" + rules };
    }
    support::Diagnostics findings;
    auto setup = analysis::loadRules(sources, findings, progress);
    EXPECT_TRUE(setup) << setup.error().text;
    result.run = std::move(*analysis::runRules(*result.evaluation, std::move(*setup), progress));
    const metrics::RuleCounter counter(*result.run.setup.rules);
    for (const auto& document : result.run.results) {
        result.tally += counter.tally(document);
    }
    return result;
}

// How many annotations have another result or cause.
std::size_t improved(const Explained& before, const Explained& after)
{
    std::size_t count = 0;
    const auto& a = *before.run.setup.rules;
    const auto& b = *after.run.setup.rules;
    const auto compare
        = [&](const std::vector<rules::Labels>& left, const std::vector<rules::Labels>& right) {
              for (std::size_t at = 0; at < left.size(); ++at) {
                  const bool same = rules::shownResult(a, left[at]) == rules::shownResult(b, right[at])
                      && a.symbol(left[at].cause) == b.symbol(right[at].cause);
                  count += same ? 0U : 1U;
              }
          };
    for (std::size_t document = 0; document < before.run.results.size(); ++document) {
        compare(before.run.results[document].gold, after.run.results[document].gold);
        compare(before.run.results[document].system, after.run.results[document].system);
    }
    return count;
}

} // namespace

TEST(RulesOnCorpora, HistoricalNewspapers)
{
    const std::string folder = std::string(TOUCHSTONE_SHARED) + "/corpora/hipe2020-fr";
    if (!std::filesystem::exists(folder)) {
        GTEST_SKIP() << folder << " is not there";
    }
    const auto run = folder + "/runs/team10_bundle1_fr_1.tsv";
    const auto before = explained(folder + "/gold.tsv", run, "tree", {});
    EXPECT_GT(metrics::causeCountOf(before.tally, 0, Cause::Resolver, {}), 100);
    EXPECT_GT(metrics::causeCountOf(before.tally, 0, Cause::Tagger, {}), 100);
    const auto after = explained(folder + "/gold.tsv", run, "tree", "historical-newspapers.rules");
    EXPECT_GE(improved(before, after), 30U);
    EXPECT_GT(metrics::spanScore(after.tally, metrics::lenientCredit, {}).f1(),
        metrics::spanScore(before.tally, metrics::lenientCredit, {}).f1());
}

TEST(RulesOnCorpora, LinkersWithoutLabels)
{
    const std::string folder = std::string(TOUCHSTONE_SHARED) + "/corpora/elevant-kore50";
    if (!std::filesystem::exists(folder)) {
        GTEST_SKIP() << folder << " is not there";
    }
    const auto run = folder + "/runs/neural_el.kore50.linked_articles.jsonl";
    const auto before = explained(folder + "/gold.jsonl", run, nullptr, {});
    EXPECT_EQ(metrics::causeCountOf(before.tally, 0, Cause::Resolver, {}), 0) << "no label agrees";
    const auto after = explained(folder + "/gold.jsonl", run, nullptr, "linkers-without-labels.rules");
    EXPECT_GT(metrics::causeCountOf(after.tally, 0, Cause::Resolver, {}), 30);
    EXPECT_GT(metrics::causeCountOf(after.tally, 0, Cause::Tagger, {}), 10);
    EXPECT_GE(improved(before, after), 30U);
}
