// SPDX-License-Identifier: GPL-3.0-or-later
// The default rules and the shipped examples on real corpora: causes tell tagger from resolver, and examples
// explain more.
#include "core/evaluation/dataset/project.h"
#include "core/measures/rules/rulerun.h"
#include "core/measures/rules/rulesmeasure.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <utility>

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

// Calls `visit` with every annotation's labels in both runs.
template <typename Visit> void compare(const Explained& before, const Explained& after, Visit&& visit)
{
    for (std::size_t document = 0; document < before.run.results.size(); ++document) {
        const auto& left = before.run.results[document];
        const auto& right = after.run.results[document];
        for (const auto& [from, to] :
            { std::pair(&left.gold, &right.gold), std::pair(&left.system, &right.system) }) {
            for (std::size_t at = 0; at < from->size(); ++at) {
                visit((*from)[at], (*to)[at]);
            }
        }
    }
}

// How many annotations that were a bare FP or FN now say why: they have a note, most of them a partner.
std::size_t explainedBetter(const Explained& before, const Explained& after)
{
    std::size_t count = 0;
    compare(before, after, [&](const rules::Labels& left, const rules::Labels& right) {
        const auto& result = before.run.setup.rules->symbol(left.result);
        count += (result == "FP" || result == "FN") && right.note != 0 ? 1U : 0U;
    });
    return count;
}

std::size_t changed(const Explained& before, const Explained& after)
{
    const auto& a = *before.run.setup.rules;
    const auto& b = *after.run.setup.rules;
    const auto words = [](const rules::RuleSet& set, const rules::Labels& labels) {
        return rules::shownResult(set, labels) + "|" + rules::shownResolution(set, labels) + "|"
            + set.symbol(labels.cause) + "|" + set.symbol(labels.note);
    };
    std::size_t count = 0;
    compare(before, after, [&](const rules::Labels& left, const rules::Labels& right) {
        count += words(a, left) == words(b, right) ? 0U : 1U;
    });
    return count;
}

std::size_t fired(const Explained& explained, const char* rule)
{
    const auto index = explained.run.setup.rules->find(rule);
    EXPECT_TRUE(index) << rule;
    return index ? explained.run.counts.fired[*index] : 0;
}

/// Of gold: links not found because of the tagger, possibly of the tagger, of the resolver.
std::vector<std::int64_t> causes(const Explained& explained)
{
    std::vector<std::int64_t> result;
    for (const auto cause : { Cause::Tagger, Cause::PossiblyTagger, Cause::Resolver }) {
        result.push_back(
            metrics::causeCountOf(explained.tally, rules::index(match::SideRole::Gold), cause, {}));
    }
    return result;
}

std::int64_t rightLinks(const Explained& explained)
{
    const auto& set = *explained.run.setup.rules;
    std::int64_t count = 0;
    for (const auto& document : explained.run.results) {
        count += std::count_if(document.gold.begin(), document.gold.end(),
            [&](const rules::Labels& labels) { return set.symbol(labels.resolution) == "TP res"; });
    }
    return count;
}

// In per mille, as the comments of the examples print them.
std::int64_t perMille(std::optional<double> score) { return std::llround(score.value_or(-1) * 1000); }

using Counts = std::vector<std::int64_t>;

} // namespace

// The numbers are those that stand in the comments of the examples.
TEST(RulesOnCorpora, HistoricalNewspapers)
{
    const std::string folder = std::string(TOUCHSTONE_SHARED) + "/corpora/hipe2020-fr";
    if (!std::filesystem::exists(folder)) {
        GTEST_SKIP() << folder << " is not there";
    }
    struct Run
    {
        const char* name;
        std::size_t words, label, kind, better;
        Counts causesBefore, causesAfter;
        std::int64_t strict, lenientBefore, lenientAfter;
    };
    for (const auto& run :
        { Run { "team10_bundle1_fr_1", 80, 74, 27, 362, { 185, 6, 426 }, { 80, 75, 426 }, 763, 780, 869 },
            Run { "team1_bundle3_fr_1", 96, 119, 42, 513, { 310, 9, 916 }, { 158, 161, 916 }, 701, 716,
                847 } }) {
        const auto path = folder + "/runs/" + run.name + ".tsv";
        const auto before = explained(folder + "/gold.tsv", path, "tree", {});
        EXPECT_EQ(causes(before), run.causesBefore) << "the default rules tell tagger from resolver";
        const auto after = explained(folder + "/gold.tsv", path, "tree", "historical-newspapers.rules");
        EXPECT_EQ(causes(after), run.causesAfter);
        EXPECT_EQ(fired(after, "same name, other words around it"), run.words);
        EXPECT_EQ(fired(after, "right kind, wrong sub-label"), run.label);
        EXPECT_EQ(fired(after, "right extent, another kind"), run.kind);
        EXPECT_EQ(fired(after, "misread text is doubtful"), 145U);
        EXPECT_EQ(explainedBetter(before, after), run.better);
        const auto lenient = [](const Explained& each) {
            return perMille(metrics::spanScore(each.tally, metrics::lenientCredit, {}).f1());
        };
        const auto strict = [](const Explained& each) {
            return perMille(metrics::spanScore(each.tally, metrics::strictCredit, {}).f1());
        };
        EXPECT_EQ(strict(before), run.strict);
        EXPECT_EQ(strict(after), run.strict);
        EXPECT_EQ(lenient(before), run.lenientBefore);
        EXPECT_EQ(lenient(after), run.lenientAfter);
    }
}

TEST(RulesOnCorpora, NoiseLevelsServeAsConfidence)
{
    const std::string folder = std::string(TOUCHSTONE_SHARED) + "/corpora/hipe2020-fr";
    if (!std::filesystem::exists(folder)) {
        GTEST_SKIP() << folder << " is not there";
    }
    const auto run = explained(folder + "/gold.tsv", folder + "/runs/team10_bundle1_fr_1.tsv", "tree",
        "historical-newspapers.rules");
    const auto& set = *run.run.setup.rules;
    std::array<std::int64_t, 2> all {};
    std::array<std::int64_t, 2> missed {};
    for (const auto& document : run.run.results) {
        for (const auto& labels : document.gold) {
            ++all[labels.low ? 1 : 0];
            missed[labels.low ? 1 : 0] += set.symbol(labels.result) == "FN" ? 1 : 0;
        }
    }
    EXPECT_EQ(all[1], 145);
    EXPECT_EQ(std::lround(100.0 * static_cast<double>(missed[1]) / static_cast<double>(all[1])), 29);
    EXPECT_EQ(std::lround(100.0 * static_cast<double>(missed[0]) / static_cast<double>(all[0])), 9);
    metrics::RuleSwitches sure;
    sure.low = false;
    EXPECT_GT(metrics::spanScore(run.tally, metrics::strictCredit, sure).f1(),
        metrics::spanScore(run.tally, metrics::strictCredit, {}).f1());
}

TEST(RulesOnCorpora, LinkersWithoutLabels)
{
    const std::string folder = std::string(TOUCHSTONE_SHARED) + "/corpora/elevant-kore50";
    if (!std::filesystem::exists(folder)) {
        GTEST_SKIP() << folder << " is not there";
    }
    struct Run
    {
        const char* name;
        std::size_t whole, part, single, changed;
        std::int64_t right; ///< as published for the run
        Counts causes;
    };
    for (const auto& run : { Run { "rel__2014_", 138, 3, 30, 282, 92, { 2, 3, 46 } },
             Run { "neural_el", 108, 5, 53, 236, 50, { 30, 5, 58 } },
             Run { "dbpedia_spotlight", 62, 1, 60, 180, 44, { 80, 1, 18 } } }) {
        const auto path = folder + "/runs/" + run.name + ".kore50.linked_articles.jsonl";
        const auto before = explained(folder + "/gold.jsonl", path, nullptr, {});
        EXPECT_EQ(causes(before), (Counts { 143, 0, 0 })) << "no label agrees";
        const auto after = explained(folder + "/gold.jsonl", path, nullptr, "linkers-without-labels.rules");
        EXPECT_EQ(causes(after), run.causes) << run.name;
        EXPECT_EQ(fired(after, "true positive without a label"), run.whole);
        EXPECT_EQ(fired(after, "part of a name, without a label"), run.part);
        EXPECT_EQ(fired(after, "person by one name"), run.single);
        EXPECT_EQ(changed(before, after), run.changed);
        EXPECT_EQ(rightLinks(after), run.right) << run.name;
    }
}
