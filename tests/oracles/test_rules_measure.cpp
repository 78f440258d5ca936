// SPDX-License-Identifier: GPL-3.0-or-later
// The worked cases of oracles/rules through the measure `rules`, and the measure on a real corpus:
// statistics, and every count with its records.
#include "core/evaluation/dataset/project.h"
#include "core/measures/registry/measurerunner.h"
#include "core/measures/rules/computerules.h"
#include "tests/support/builders.h"
#include "tests/support/measurecells.h"
#include "tests/support/rulecases.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>

using namespace touchstone;
using match::SideRole;
using testsupport::RuleCase;

namespace {

nlohmann::json cases()
{
    const auto path = std::filesystem::path(TOUCHSTONE_SHARED) / "oracles/rules/cases.json";
    if (!std::filesystem::exists(path)) {
        return {};
    }
    return nlohmann::json::parse(std::ifstream(path)).at("cases");
}

annotation::LayerPtr layerOf(const RuleCase& own, const std::string& text, SideRole side)
{
    annotation::Layer layer;
    annotation::Document document;
    document.name = own.name;
    document.text = text::Text(text);
    for (const auto& value : own.document.annotations(side)) {
        const auto entity = testsupport::addEntity(document, layer.labels, value.span, value.type);
        auto& details = document.annotations.editDetails(entity);
        details.id = value.id;
        details.links = value.ids;
        auto& one = document.annotations.entities[entity];
        one.confidence = value.low ? annotation::Confidence::Low : annotation::Confidence::None;
        one.linkUncertain = value.uncertain;
    }
    layer.documents.push_back(std::move(document));
    return std::make_shared<const annotation::Layer>(std::move(layer));
}

analysis::EvaluationPtr evaluated(const RuleCase& own, const std::string& text)
{
    const std::array files { rules::defaultRules() };
    support::Diagnostics findings;
    analysis::RuleSetup setup;
    setup.rules = std::make_shared<const rules::RuleSet>(
        rules::RuleSet::stacked(files, findings).switched(own.on, own.off, findings));
    setup.lists = own.lists;
    setup.digest = own.name;
    analysis::EvaluationSpec spec;
    spec.rules.setup = std::make_shared<const analysis::RuleSetup>(std::move(setup));
    support::Progress progress;
    auto result = analysis::evaluate(
        layerOf(own, text, SideRole::Gold), layerOf(own, text, SideRole::System), spec, progress);
    EXPECT_TRUE(result) << result.error().text;
    return *result;
}

std::shared_ptr<const analysis::RulesResult> computed(const analysis::Evaluation& evaluation)
{
    support::Progress progress;
    auto result = analysis::computeMeasure("rules", evaluation, progress);
    EXPECT_TRUE(result) << result.error().text;
    return std::static_pointer_cast<const analysis::RulesResult>(*result);
}

double statistic(const analysis::RulesResult& result, const std::string& name)
{
    const auto& names = result.statisticColumns;
    const auto found
        = std::find_if(names.begin(), names.end(), [&name](const auto& one) { return one.id == name; });
    EXPECT_NE(found, names.end()) << name;
    return result.statistics[static_cast<std::size_t>(found - names.begin())];
}

} // namespace

TEST(RulesMeasureOracle, StatisticsAndLinkedCountsOfEveryCase)
{
    const auto all = cases();
    if (all.empty()) {
        GTEST_SKIP() << "oracles/rules is not in " << TOUCHSTONE_SHARED;
    }
    std::size_t checked = 0;
    for (const auto& json : all) {
        SCOPED_TRACE(json.at("name").get<std::string>());
        const RuleCase own(json);
        const auto evaluation = evaluated(own, json.at("text").get<std::string>());
        const auto result = computed(*evaluation);
        EXPECT_GT(testsupport::expectCountsToSelectTheirRecords(evaluation, *result), 50U);
        const auto statistics = json.at("expected").value("statistics", nlohmann::json::object());
        for (const auto& [key, expected] : statistics.items()) {
            EXPECT_EQ(statistic(*result, key + "_system_correct"), expected["precision"][0].get<double>());
            EXPECT_EQ(statistic(*result, key + "_system"), expected["precision"][1].get<double>());
            EXPECT_EQ(statistic(*result, key + "_gold_correct"), expected["recall"][0].get<double>());
            EXPECT_EQ(statistic(*result, key + "_gold"), expected["recall"][1].get<double>());
            ++checked;
        }
    }
    EXPECT_GT(checked, 10U);
}

TEST(RulesMeasureOracle, HistoricalNewspapersHaveEveryCountLinked)
{
    const std::string folder = std::string(TOUCHSTONE_SHARED) + "/corpora/hipe2020-fr";
    if (!std::filesystem::exists(folder)) {
        GTEST_SKIP() << folder << " is not there";
    }
    analysis::DataSetSpec spec;
    spec.gold.path = folder + "/gold.tsv";
    spec.gold.options.annotationColumn = "tree";
    spec.systems.resize(1);
    spec.systems.front().path = folder + "/runs/team10_bundle1_fr_1.tsv";
    spec.systems.front().options.annotationColumn = "tree";
    support::Progress progress;
    const auto data = analysis::loadDataSet(spec, progress);
    ASSERT_TRUE(data && !data->systems.front().error);
    const auto evaluation = *analysis::evaluate(data->gold, data->systems.front().layer, {}, progress);
    const auto result = computed(*evaluation);
    EXPECT_GT(testsupport::expectCountsToSelectTheirRecords(evaluation, *result), 500U);
    const auto& list = *result->list("rules");
    // Every annotation but components stands in one record.
    std::int64_t sides = 0;
    for (const auto& record : list.records) {
        sides += (record.hasGold() ? 1 : 0) + (record.hasSystem() ? 1 : 0);
    }
    std::int64_t annotations = 0;
    for (const auto* const layer : { data->gold.get(), data->systems.front().layer.get() }) {
        for (const auto& document : layer->documents) {
            annotations += std::ranges::count_if(document.annotations.entities,
                [](const auto& entity) { return entity.role != annotation::Role::Component; });
        }
    }
    EXPECT_EQ(sides, annotations);
}
