// SPDX-License-Identifier: GPL-3.0-or-later
// The measure `rules` of an evaluation: its lists, facets, tables and scores, whatever the rules say.
#include "core/measures/registry/measurerunner.h"
#include "core/measures/rules/computerules.h"
#include "core/statistics/scoreplaces.h"
#include "tests/support/evaluated.h"
#include "tests/support/measurecells.h"
#include "tests/support/rulecases.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace touchstone::analysis {
namespace {

using annotation::LayerPtr;
using rules::SideRole;
using testsupport::evaluated;
using testsupport::layerPtr;

std::shared_ptr<const RulesResult> computed(const Evaluation& evaluation)
{
    support::Progress progress;
    auto result = computeMeasure("rules", evaluation, progress);
    EXPECT_TRUE(result) << result.error().text;
    return std::static_pointer_cast<const RulesResult>(*result);
}

std::shared_ptr<const RuleSetup> setupOf(std::string_view text)
{
    RuleSetup setup { std::make_shared<const rules::RuleSet>(testsupport::ruleSet(text)), {} };
    setup.digest = "own";
    return std::make_shared<const RuleSetup>(std::move(setup));
}

/// The words of a facet at a record, joined.
std::string words(const RecordList& list, std::string_view facet, std::uint32_t record)
{
    for (const auto& column : list.facets) {
        if (column.id == facet) {
            std::string text;
            for (const auto word : column.of(record)) {
                text += (text.empty() ? "" : ", ") + column.names[word];
            }
            return text;
        }
    }
    return "no such facet";
}

const Sheet& sheet(const RulesResult& result, std::string_view id)
{
    const auto found = std::find_if(
        result.sheets.begin(), result.sheets.end(), [id](const Sheet& one) { return one.id == id; });
    EXPECT_NE(found, result.sheets.end()) << id;
    return *found;
}

/// "name: 1 2 0.500 –" of every row.
std::string shown(const Sheet& sheet)
{
    std::string text;
    for (const auto& row : sheet.rows) {
        text += row.name + ":";
        for (const auto& cell : row.cells) {
            text += cell.value ? " " + std::to_string(*cell.value).substr(0, 5) : " -";
        }
        text += "\n";
    }
    return text;
}

const std::vector<std::string> goldText {
    "[PER@Q1 Ada] met [LOC@Q2 Rome] and [PER!low Bob] in [LOC@Q3 Paris]"
};
const std::vector<std::string> systemText {
    "[PER@Q9 Ada] met [LOC@Q2 Rome] [LOC and] Bob in [ORG@Q3 Paris]"
};

TEST(RulesResult, RecordsArePairedAsTheRulesPairThem)
{
    const auto evaluation = evaluated(layerPtr(goldText), layerPtr(systemText, "system"));
    const auto result = computed(*evaluation);
    const auto& list = *result->list("rules");
    ASSERT_EQ(list.records.size(), 6U);
    EXPECT_EQ(words(list, "system.result", 0), "TP");
    EXPECT_EQ(words(list, "system.resolution", 0), "FP res");
    EXPECT_EQ(words(list, "gold.resolution", 0), "FN res");
    EXPECT_EQ(words(list, "system.cause", 0), "resolver");
    EXPECT_EQ(words(list, "gold.result", 1), "TP");
    EXPECT_EQ(words(list, "system.cause", 1), "none");
    EXPECT_EQ(words(list, "system.result", 2), "FP");
    EXPECT_EQ(words(list, "gold.result", 2), "") << "a side that is missing has no word";
    EXPECT_EQ(words(list, "gold.low", 3), "yes");
    EXPECT_EQ(words(list, "gold.ignored", 3), "no");
    EXPECT_EQ(words(list, "note", 3), "none");
    EXPECT_NE(words(list, "rule", 0).find("true positive"), std::string::npos);
    EXPECT_NE(words(list, "rule", 0).find("document FP res"), std::string::npos)
        << "of the link that it mentions";
    EXPECT_EQ(words(list, "rule", 2), "false positive, document false positive");
}

TEST(RulesResult, EveryAnnotationHasItsPlace)
{
    const auto evaluation = evaluated(layerPtr({ "[PER [+name Ada] Lovelace] met [PER Bob]" }),
        layerPtr({ "[PER Ada Lovelace] met [LOC Bob]" }, "system"));
    const auto result = computed(*evaluation);
    EXPECT_EQ(rulePlaceOf(*result->run, 0, SideRole::Gold, 1), std::nullopt) << "a component";
    for (const auto side : { SideRole::Gold, SideRole::System }) {
        const bool gold = side == SideRole::Gold;
        const auto& tree = (gold ? evaluation->cases[0].gold : evaluation->cases[0].system)->annotations;
        for (std::uint32_t entity = 0; entity < tree.size(); ++entity) {
            if (const auto place = rulePlaceOf(*result->run, 0, side, entity)) {
                EXPECT_EQ(result->run->places[0][rules::index(side)][*place], entity);
            }
        }
    }
}

TEST(RulesResult, ScoresStandSideBySideAllInAndFiltered)
{
    const auto evaluation = evaluated(layerPtr(goldText), layerPtr(systemText, "system"));
    const auto result = computed(*evaluation);
    EXPECT_EQ(shown(sheet(*result, "spans")),
        "Strict: 2.000 4.000 0.500 2.000 4.000 0.500 0.500\nStrict, filtered: 2.000 4.000 0.500 2.000 3.000 "
        "0.666 0.571\n"
        "Lenient: 2.000 4.000 0.500 2.000 4.000 0.500 0.500\nLenient, filtered: 2.000 4.000 0.500 2.000 "
        "3.000 0.666 0.571\n"
        "Weighted: 2.000 4.000 0.500 2.000 4.000 0.500 0.500\nWeighted, filtered: 2.000 4.000 0.500 2.000 "
        "3.000 0.666 0.571\n");
    EXPECT_EQ(shown(sheet(*result, "causes")),
        "tagger: 1.000 1.000 1.000 1.000\npossibly tagger: 0.000 0.000 0.000 0.000\nresolver: 1.000 1.000 "
        "1.000 1.000\n"
        "Overall: 2.000 2.000 2.000 2.000\n");
}

TEST(RulesResult, ScoresStandInTheTablesThatShowThem)
{
    const auto result = computed(*evaluated(layerPtr(goldText), layerPtr(systemText, "system")));
    const auto places = scorePlaces(*result, "span_lenient_filtered.recall");
    ASSERT_EQ(places.size(), 1U);
    const auto& shownIn = result->sheets[places[0].sheet];
    EXPECT_EQ(shownIn.id, "spans");
    EXPECT_EQ(shownIn.rows[places[0].row].name, "Lenient, filtered");
    EXPECT_EQ(shownIn.columns[places[0].column].id, "recall");
    EXPECT_EQ(typeScores(*result, "strict.f1").size(), 3U) << "LOC, ORG, PER";
}

TEST(RulesResult, WithoutAnnotationsNothingIsDefined)
{
    const auto result = computed(*evaluated(layerPtr({ "Ada" }), layerPtr({ "Ada" }, "system")));
    for (const auto& row : sheet(*result, "spans").rows) {
        EXPECT_FALSE(row.cells.back().value);
    }
    const std::vector<double> nothing(result->statisticColumns.size(), 0);
    EXPECT_FALSE(result->scoresOf(nothing).front().value);
}

TEST(RulesResult, SwitchesCountTheSameRunAnew)
{
    EvaluationSpec spec;
    const auto gold = layerPtr(goldText);
    const auto system = layerPtr(systemText, "system");
    const auto before = computed(*evaluated(gold, system, spec));
    spec.rules.switches.low = false;
    support::Progress progress;
    const auto evaluation = evaluated(gold, system, spec);
    const auto counted = countRules(*evaluation, before->run, progress);
    ASSERT_TRUE(counted);
    const auto& after = static_cast<const RulesResult&>(**counted);
    EXPECT_EQ(after.run, before->run);
    EXPECT_EQ(after.scoresOf(after.statistics).front().name, "strict.f1");
    EXPECT_NEAR(*before->scoresOf(before->statistics).front().value, 0.5, 1e-12);
    EXPECT_NEAR(*after.scoresOf(after.statistics).front().value, 4.0 / 7, 1e-12);
    EXPECT_NE(shown(sheet(after, "spans")).find("Strict, as switched: 2.000 4.000 0.500 2.000 3.000"),
        std::string::npos);
    testsupport::expectCountsToSelectTheirRecords(evaluation, after);
    const auto afresh = computed(*evaluation);
    EXPECT_EQ(afresh->statistics, after.statistics);
}

TEST(RulesResult, TheDefaultRulesAreReadOnceForAll)
{
    EXPECT_EQ(RuleParameters().inForce(), RuleParameters().inForce());
}

/// Rules that say what no default rule says, and words that read like those for nothing.
constexpr std::string_view ownRules = R"(
rule "half right"
  phase FuzzyMatch  salience 5  for pair
  when
    gold.result == "FN"
    system.result == "FP"
    system.type == gold.type
  then
    match(system, gold)
    system.result = "HALF"
    gold.result = "other"
    system.note = "a, b = c"
    gold.note = "none"
end

rule "short"
  phase Filter  salience 1  for system
  when
    length(system.text) < 4
    system.result == "FP"
  then
    system.ignored = "no"
end

rule "odd resolution"
  phase Attribution  salience 1  for gold
  when
    gold.resolution == "FN res"
    length(gold.text) > 6
  then
    gold.resolution = "none"
    gold.cause = "gazetteer"
end

rule "odd link"
  phase Document  salience 1  for link
  when
    link.result == "FN res doc"
    link.id_count == 1
  then
    link.result = "none"
end

rule "odd entity"
  phase Document  salience 1  for entity
  when
    entity.result == "FP doc"
    entity.system_mentions == 1
  then
    entity.result = "other"
    entity.ignored = "no"
end
)";

LayerPtr randomLayer(std::uint32_t seed)
{
    std::mt19937 random(seed);
    annotation::Layer layer;
    for (int number = 0; number < 5; ++number) {
        auto document = testsupport::document(layer.labels,
            "ada anna rome roma the of bern basel paris nice london lyon", "d" + std::to_string(number));
        for (auto count = random() % 14; count > 0; --count) {
            const auto begin = static_cast<std::uint32_t>(random() % 50);
            const auto entity = testsupport::addEntity(document, layer.labels,
                { begin, begin + 1 + static_cast<std::uint32_t>(random() % 9) },
                random() % 2 == 0 ? "PER" : "LOC");
            auto& own = document.annotations.entities[entity];
            own.confidence = random() % 4 == 0 ? annotation::Confidence::Low : annotation::Confidence::None;
            own.linkUncertain = random() % 4 == 0;
            for (auto links = random() % 3; links > 0; --links) {
                document.annotations.editDetails(entity).links.push_back("Q" + std::to_string(random() % 3));
            }
        }
        layer.documents.push_back(std::move(document));
    }
    return std::make_shared<const annotation::Layer>(std::move(layer));
}

TEST(RulesResult, EveryCountSelectsItsRecordsWhateverRulesAndSwitchesSay)
{
    using Conditional = metrics::RuleSwitches::Conditional;
    std::size_t checked = 0;
    EvaluationSpec spec;
    for (std::uint32_t seed = 1; seed <= 40; ++seed) {
        spec.rules.setup = seed % 2 == 0 ? setupOf(ownRules) : nullptr;
        spec.rules.switches.low = seed % 3 != 0;
        spec.rules.switches.ignored = seed % 5 != 0;
        spec.rules.switches.taggerErrors = seed % 7 != 0;
        spec.rules.switches.conditional = static_cast<Conditional>(seed % 3);
        const auto evaluation = evaluated(randomLayer(seed), randomLayer(100 + seed), spec);
        const auto result = computed(*evaluation);
        checked += testsupport::expectCountsToSelectTheirRecords(evaluation, *result);
        std::int64_t annotations = 0;
        for (const auto& document : result->run->results) {
            annotations += static_cast<std::int64_t>(document.gold.size() + document.system.size());
        }
        double listed = 0;
        for (const auto& row : sheet(*result, "results").rows) {
            listed += *row.cells[0].value + *row.cells[1].value;
        }
        EXPECT_EQ(listed, static_cast<double>(annotations));
    }
    EXPECT_GT(checked, 4000U);
}

TEST(RulesResult, RulesThatAreOffStandInTheTableWithNothing)
{
    const auto result = computed(*evaluated(layerPtr(goldText), layerPtr(systemText, "system")));
    const auto& rules = sheet(*result, "rules");
    EXPECT_EQ(rules.rows.size(), result->run->setup.rules->rules().size());
    const auto off = std::find_if(rules.rows.begin(), rules.rows.end(),
        [](const auto& row) { return row.name == "partial label match, system more specific"; });
    ASSERT_NE(off, rules.rows.end());
    EXPECT_EQ(off->cells[1].value, 0.0);
    EXPECT_EQ(off->cells[4].value, 0.0);
    EXPECT_EQ(rules.rows.front().name, "true positive");
    EXPECT_EQ(rules.rows.front().cells[2].value, 2.0);
}

TEST(RulesResult, ACancelledCountSaysSo)
{
    const auto evaluation = evaluated(layerPtr(goldText), layerPtr(systemText, "system"));
    std::stop_source stop;
    stop.request_stop();
    support::Progress progress(stop.get_token(), {});
    const auto result = rulesMeasure.compute(*evaluation, progress, MeasureExtent::Everything);
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().code, support::ErrorCode::Cancelled);
}

TEST(RulesResult, ColumnsHaveTheirFullTitles)
{
    const auto layer = layerPtr({ "[city@Q1 Rome]" });
    const auto result = computed(*evaluated(layer, layer));
    std::string titles;
    for (const auto* id : { "causes", "rules" }) {
        for (const auto& column : sheet(*result, id).columns) {
            titles += column.id + ": " + column.title + "\n";
        }
    }
    EXPECT_EQ(titles,
        "fp_res: FP res (system)\nfn_res: FN res (gold)\nfp_res_filtered: FP res, filtered\n"
        "fn_res_filtered: FN res, filtered\nphase: Phase\non: On\nfired: Applied\ntried: Tried\n"
        "records: Records\n");
}

} // namespace
} // namespace touchstone::analysis
