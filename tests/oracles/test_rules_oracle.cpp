// SPDX-License-Identifier: GPL-3.0-or-later
// The worked cases of oracles/rules: labels, causes, entities, links and firings of the default rules.
#include "core/measures/rules/rulesmeasure.h"
#include "tests/support/rulecases.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <numeric>
#include <random>
#include <set>

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

rules::RuleSet rulesFor(const RuleCase& own, std::vector<std::string> off = {})
{
    const std::array files { rules::defaultRules() };
    support::Diagnostics findings;
    auto set = rules::RuleSet::stacked(files, findings);
    off.insert(off.end(), own.off.begin(), own.off.end());
    set = set.switched(own.on, off, findings);
    EXPECT_TRUE(findings.empty()) << formatted(findings.list().front());
    return set;
}

// What a document says, in the words of the cases: by annotation, entity and link.
std::map<std::string, std::string> said(
    const RuleCase& own, const rules::RuleSet& set, const rules::DocumentResult& result)
{
    std::map<std::string, std::string> all;
    for (const auto side : { SideRole::Gold, SideRole::System }) {
        const auto& labels = side == SideRole::Gold ? result.gold : result.system;
        const auto& annotations = own.document.annotations(side);
        for (std::size_t at = 0; at < labels.size(); ++at) {
            all[annotations[at].id] = rules::shownResult(set, labels[at]) + " | "
                + rules::shownResolution(set, labels[at]) + " | " + set.symbol(labels[at].cause);
        }
    }
    for (const auto& entity : result.entities) {
        all["entity " + entity.type + " " + entity.text] = rules::shownResult(set, entity.labels);
    }
    for (const auto& link : result.links) {
        std::string name = "link";
        for (const auto& id : link.ids) {
            name += " " + id;
        }
        all[name] = rules::shownResult(set, link.labels);
    }
    return all;
}

std::map<std::string, std::vector<std::string>> fired(
    const RuleCase& own, const rules::RuleSet& set, const rules::DocumentResult& result)
{
    std::map<std::string, std::vector<std::string>> all;
    for (const auto& firing : result.firings) {
        const auto& rule = set.rules()[firing.rule];
        if (rule.phaseName == "Document") {
            continue;
        }
        if (firing.gold != rules::nobody) {
            all[own.document.annotations(SideRole::Gold)[firing.gold].id].push_back(rule.name);
        }
        if (firing.system != rules::nobody) {
            all[own.document.annotations(SideRole::System)[firing.system].id].push_back(rule.name);
        }
    }
    return all;
}

// The differences between a case and what was found; empty when all agree.
std::string differences(const RuleCase& own, const nlohmann::json& expected, const rules::RuleSet& set,
    const rules::DocumentResult& result)
{
    const auto found = said(own, set, result);
    std::map<std::string, std::string> wanted;
    for (const auto& [id, labels] : expected.at("annotations").items()) {
        wanted[id] = labels.at("result").get<std::string>() + " | "
            + labels.at("resolution").get<std::string>() + " | " + labels.at("cause").get<std::string>();
    }
    std::set<std::string> parts;
    if (expected.contains("entities")) {
        parts.insert("entity");
        for (const auto& entity : expected["entities"]) {
            wanted["entity " + entity.at("type").get<std::string>() + " "
                + entity.at("text").get<std::string>()]
                = entity.at("result").get<std::string>();
        }
    }
    if (expected.contains("links")) {
        parts.insert("link");
        for (const auto& link : expected["links"]) {
            std::string name = "link";
            for (const auto& id : link.at("ids")) {
                name += " " + id.get<std::string>();
            }
            wanted[name] = link.at("result").get<std::string>();
        }
    }
    std::string text;
    for (const auto& [name, value] : found) {
        const auto kind = name.substr(0, name.find(' '));
        const bool group = kind == "entity" || kind == "link";
        if (group && !parts.contains(kind)) {
            continue;
        }
        const auto want = wanted.find(name);
        if (want == wanted.end() || want->second != value) {
            text += name + ": found '" + value + "', expected '"
                + (want == wanted.end() ? "nothing" : want->second) + "'\n";
        }
    }
    for (const auto& [name, value] : wanted) {
        text += found.contains(name) ? "" : name + ": not found, expected '" + value + "'\n";
    }
    if (expected.contains("rules_fired")) {
        auto firings = fired(own, set, result);
        for (const auto& [id, names] : expected["rules_fired"].items()) {
            if (firings[id] != names.get<std::vector<std::string>>()) {
                text += id + ": fired " + nlohmann::json(firings[id]).dump() + ", expected " + names.dump()
                    + "\n";
            }
        }
    }
    return text;
}

} // namespace

TEST(RulesOracle, EveryCaseHasItsLabelsEntitiesLinksAndFirings)
{
    const auto all = cases();
    if (all.empty()) {
        GTEST_SKIP() << "oracles/rules is not in " << TOUCHSTONE_SHARED;
    }
    for (const auto& json : all) {
        const RuleCase own(json);
        const auto set = rulesFor(own);
        const auto result = testsupport::runRules(set, own.lists, own.document.input());
        EXPECT_EQ(differences(own, json.at("expected"), set, result), "") << own.name;
    }
}

TEST(RulesOracle, EveryCaseHasItsStatistics)
{
    const auto all = cases();
    if (all.empty()) {
        GTEST_SKIP() << "oracles/rules is not in " << TOUCHSTONE_SHARED;
    }
    std::size_t checked = 0;
    for (const auto& json : all) {
        const RuleCase own(json);
        const auto set = rulesFor(own);
        const auto result = testsupport::runRules(set, own.lists, own.document.input());
        const auto tally = metrics::RuleCounter(set).tally(result);
        metrics::RuleSwitches filtered;
        filtered.ignored = filtered.low = false;
        metrics::RuleSwitches withoutTagger;
        withoutTagger.taggerErrors = false;
        const std::map<std::string, metrics::RuleScore> scores {
            { "span_strict", metrics::spanScore(tally, metrics::strictCredit, {}) },
            { "span_lenient", metrics::spanScore(tally, metrics::lenientCredit, {}) },
            { "span_lenient_filtered", metrics::spanScore(tally, metrics::lenientCredit, filtered) },
            { "resolution", metrics::resolutionScore(tally, {}) },
            { "resolution_without_tagger_errors", metrics::resolutionScore(tally, withoutTagger) },
        };
        const auto statistics = json.at("expected").value("statistics", nlohmann::json::object());
        for (const auto& [key, expected] : statistics.items()) {
            ASSERT_TRUE(scores.contains(key)) << key;
            const auto& found = scores.at(key);
            const auto ratio = [](const nlohmann::json& pair) {
                return metrics::RuleRatio { pair.at(0).get<double>(), pair.at(1).get<double>() };
            };
            EXPECT_EQ(found.precision, ratio(expected.at("precision"))) << own.name << " " << key;
            EXPECT_EQ(found.recall, ratio(expected.at("recall"))) << own.name << " " << key;
            ++checked;
        }
    }
    EXPECT_GT(checked, 10U);
}

TEST(RulesOracle, LeavingOutAnyRuleBreaksACase)
{
    const auto all = cases();
    if (all.empty()) {
        GTEST_SKIP() << "oracles/rules is not in " << TOUCHSTONE_SHARED;
    }
    std::vector<std::string> names;
    const auto defaults = testsupport::ruleSet("");
    for (const auto& rule : defaults.rules()) {
        names.push_back(rule.name);
    }
    EXPECT_EQ(names.size(), 44U);
    for (const auto& name : names) {
        bool broken = false;
        for (const auto& json : all) {
            const RuleCase own(json);
            const auto set = rulesFor(own, { name });
            const auto result = testsupport::runRules(set, own.lists, own.document.input());
            broken = broken || !differences(own, json.at("expected"), set, result).empty();
        }
        EXPECT_TRUE(broken) << "no case needs the rule " << name;
    }
}

TEST(RulesOracle, TwentyShufflesChangeNoLabel)
{
    const auto all = cases();
    if (all.empty()) {
        GTEST_SKIP() << "oracles/rules is not in " << TOUCHSTONE_SHARED;
    }
    std::mt19937 random(7);
    for (const auto& json : all) {
        const RuleCase own(json);
        const auto set = rulesFor(own);
        const auto straight = testsupport::runRules(set, own.lists, own.document.input());
        for (int round = 0; round < 20; ++round) {
            std::vector<std::size_t> gold(straight.gold.size());
            std::vector<std::size_t> system(straight.system.size());
            std::iota(gold.begin(), gold.end(), 0U);
            std::iota(system.begin(), system.end(), 0U);
            std::shuffle(gold.begin(), gold.end(), random);
            std::shuffle(system.begin(), system.end(), random);
            const auto input = own.document.reordered(gold, system);
            auto shuffled = testsupport::runRules(set, own.lists, input);
            auto back = shuffled;
            for (std::size_t at = 0; at < gold.size(); ++at) {
                back.gold[gold[at]] = shuffled.gold[at];
            }
            for (std::size_t at = 0; at < system.size(); ++at) {
                back.system[system[at]] = shuffled.system[at];
            }
            EXPECT_EQ(said(own, set, back), said(own, set, straight)) << own.name;
        }
    }
}
