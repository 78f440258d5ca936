// SPDX-License-Identifier: GPL-3.0-or-later
// What a replay says agrees with the run: histories end in its labels, what fired held, what lies around a
// place is what asking rule by rule gives. On random documents and on the worked cases of oracles/rules.
#include "core/rules/replay.h"
#include "tests/support/randomrules.h"
#include "tests/support/rulecases.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <tuple>

using namespace touchstone;
using match::SideRole;
using rules::Subject;

namespace {

constexpr std::array bothSides { SideRole::Gold, SideRole::System };

// The fields of labels as a history writes them.
std::map<std::string, std::string> written(const rules::RuleSet& set, const rules::Labels& labels)
{
    const auto truth = [](bool value) { return std::string(value ? "true" : "false"); };
    return { { "result", rules::quoted(set.symbol(labels.result)) },
        { "resolution", rules::quoted(set.symbol(labels.resolution)) },
        { "ignored", rules::quoted(set.symbol(labels.ignored)) },
        { "cause", rules::quoted(set.symbol(labels.cause)) },
        { "note", rules::quoted(set.symbol(labels.note)) }, { "low", truth(labels.low) },
        { "low_resolution", truth(labels.lowResolution) },
        { "matched", truth(labels.partner != rules::nobody) } };
}

class Judge
{
public:
    Judge(const rules::RuleSet& set, const rules::RuleLists& lists, const rules::DocumentInput& input)
        : m_set(set)
        , m_input(input)
        , m_result(testsupport::runRules(set, lists, input))
    {
        support::Progress progress;
        m_replay = *rules::Replay::open(m_set, lists, m_input, m_result, progress);
    }

    void historiesEndInTheLabels()
    {
        for (const auto side : bothSides) {
            const auto& labels = side == SideRole::Gold ? m_result.gold : m_result.system;
            for (std::uint32_t place = 0; place < labels.size(); ++place) {
                check(m_replay->history(side, place),
                    side == SideRole::Gold ? rules::Variable::Gold : rules::Variable::System, labels[place]);
            }
        }
        for (std::uint32_t number = 0; number < m_result.entities.size(); ++number) {
            check(m_replay->groupHistory(Subject::Entity, number), rules::Variable::Entity,
                m_result.entities[number].labels);
        }
        for (std::uint32_t number = 0; number < m_result.links.size(); ++number) {
            check(m_replay->groupHistory(Subject::Link, number), rules::Variable::Link,
                m_result.links[number].labels);
        }
    }

    void everyCandidateHoldsIfItFired()
    {
        each([&](std::uint32_t rule, const rules::Candidate& candidate, std::uint32_t missing) {
            if (m_set.rules()[rule].on) {
                EXPECT_EQ(missing == 0, candidate.fired.has_value()) << m_set.rules()[rule].name;
            } else {
                EXPECT_FALSE(candidate.fired) << m_set.rules()[rule].name;
            }
        });
    }

    // One walk around some annotations against asking of each of them and each rule.
    void aroundIsWhatAskingGives(const rules::Around& around)
    {
        support::Progress progress;
        const auto found = m_replay->firedOrNearly(around, 100'000, progress);
        ASSERT_TRUE(found);
        EXPECT_EQ(found->left, 0U);
        std::map<Key, std::string> walked;
        for (const auto& one : found->tuples) {
            const Key key { one.rule, one.candidate.gold, one.candidate.system };
            EXPECT_TRUE(walked.emplace(key, text(one.candidate)).second) << "each tuple once";
        }
        std::map<Key, std::string> asked;
        const auto add = [&](std::uint32_t rule, const std::vector<rules::Candidate>& candidates) {
            for (const auto& candidate : candidates) {
                if (m_set.rules()[rule].on && (candidate.fired || missing(candidate) == 1)) {
                    asked[Key { rule, candidate.gold, candidate.system }] = text(candidate);
                }
            }
        };
        for (std::uint32_t rule = 0; rule < m_set.rules().size(); ++rule) {
            for (const auto side : bothSides) {
                for (const auto place : around.annotations[rules::index(side)]) {
                    add(rule, m_replay->whyNot(rule, side, place));
                }
            }
            const auto subject = m_set.rules()[rule].subject;
            if (subject >= Subject::Entity) {
                for (const auto group : subject == Subject::Entity ? around.entities : around.links) {
                    add(rule, m_replay->groupWhyNot(rule, group));
                }
            }
        }
        EXPECT_EQ(walked, asked);
        m_found += walked.size();

        const auto some = m_replay->firedOrNearly(around, 3, progress);
        EXPECT_EQ(some->tuples.size() + some->left, walked.size());
    }

    [[nodiscard]] const rules::DocumentResult& result() const { return m_result; }
    [[nodiscard]] std::size_t found() const { return m_found; }

private:
    using Key = std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>;

    static std::uint32_t missing(const rules::Candidate& candidate)
    {
        return static_cast<std::uint32_t>(std::count_if(candidate.conditions.begin(),
            candidate.conditions.end(), [](const auto& condition) { return !condition.holds; }));
    }

    static std::string text(const rules::Candidate& candidate)
    {
        std::string text = candidate.fired ? "fired " + std::to_string(*candidate.fired) : "not fired";
        for (const auto& condition : candidate.conditions) {
            text += std::string("\n") + (condition.holds ? "+ " : "- ") + condition.text;
            for (const auto& term : condition.terms) {
                text += " | " + term.text + " = " + term.value;
            }
            text += condition.since ? " since " + std::to_string(*condition.since) : "";
        }
        return text;
    }

    void check(const std::vector<rules::HistoryStep>& steps, rules::Variable own, const rules::Labels& labels)
    {
        auto state = written(m_set, rules::Labels {});
        std::int64_t last = -1;
        for (const auto& step : steps) {
            EXPECT_GT(static_cast<std::int64_t>(step.firing), last);
            last = step.firing;
            for (const auto& condition : step.conditions) {
                EXPECT_TRUE(condition.holds) << condition.text;
            }
            for (const auto& change : step.changes) {
                if (change.variable == own) {
                    EXPECT_EQ(state[change.field], change.before) << change.field;
                    state[change.field] = change.after;
                }
            }
        }
        EXPECT_EQ(state, written(m_set, labels));
    }

    template <typename Visit> void each(Visit&& visit)
    {
        for (std::uint32_t rule = 0; rule < m_set.rules().size(); ++rule) {
            for (const auto side : bothSides) {
                for (std::uint32_t place = 0; place < m_input.side(side).size(); ++place) {
                    for (const auto& candidate : m_replay->whyNot(rule, side, place)) {
                        visit(rule, candidate, missing(candidate));
                    }
                }
            }
            const auto subject = m_set.rules()[rule].subject;
            const auto groups = subject == Subject::Entity ? m_result.entities.size()
                : subject == Subject::Link                 ? m_result.links.size()
                                                           : 0;
            for (std::uint32_t number = 0; number < groups; ++number) {
                for (const auto& candidate : m_replay->groupWhyNot(rule, number)) {
                    visit(rule, candidate, missing(candidate));
                }
            }
        }
    }

    const rules::RuleSet& m_set;
    const rules::DocumentInput& m_input;
    rules::DocumentResult m_result;
    std::unique_ptr<rules::Replay> m_replay;
    std::size_t m_found = 0;
};

// Some annotations and groups of a result.
rules::Around some(testsupport::Random& random, const rules::DocumentResult& result)
{
    rules::Around around;
    const auto take = [&](std::size_t count, std::vector<std::uint32_t>& numbers) {
        for (std::uint32_t number = 0; number < count; ++number) {
            if (random() % 3 == 0) {
                numbers.push_back(number);
            }
        }
    };
    take(result.gold.size(), around.annotations[0]);
    take(result.system.size(), around.annotations[1]);
    take(result.entities.size(), around.entities);
    take(result.links.size(), around.links);
    return around;
}

} // namespace

TEST(ReplayedRuns, AgreeOnRandomDocumentsAndRules)
{
    testsupport::Random random(11);
    const auto lists = testsupport::someLists();
    std::size_t found = 0;
    for (int round = 0; round < 250; ++round) {
        const auto set = testsupport::ruleSet(round % 2 == 0 ? "" : testsupport::randomRules(random));
        const auto document = testsupport::randomDocument(random, 6);
        Judge judge(set, lists, document->input());
        judge.historiesEndInTheLabels();
        judge.everyCandidateHoldsIfItFired();
        judge.aroundIsWhatAskingGives(some(random, judge.result()));
        found += judge.found();
        ASSERT_FALSE(HasFailure()) << "round " << round;
    }
    EXPECT_GT(found, 1000U) << "nothing was around to compare";
}

TEST(ReplayedRuns, AgreeOnTheWorkedCases)
{
    const auto path = std::filesystem::path(TOUCHSTONE_SHARED) / "oracles/rules/cases.json";
    if (!std::filesystem::exists(path)) {
        GTEST_SKIP() << "oracles/rules is not in " << TOUCHSTONE_SHARED;
    }
    testsupport::Random random(12);
    const auto file = nlohmann::json::parse(std::ifstream(path));
    for (const auto& json : file.at("cases")) {
        const testsupport::RuleCase own(json);
        support::Diagnostics findings;
        const auto set = testsupport::ruleSet("").switched(own.on, own.off, findings);
        Judge judge(set, own.lists, own.document.input());
        judge.historiesEndInTheLabels();
        judge.everyCandidateHoldsIfItFired();
        for (int round = 0; round < 5; ++round) {
            judge.aroundIsWhatAskingGives(some(random, judge.result()));
        }
        EXPECT_FALSE(HasFailure()) << own.name;
    }
}

TEST(ReplayedRuns, AWalkHearsThatItIsNotWantedAnyLonger)
{
    testsupport::Random random(13);
    const auto set = testsupport::ruleSet("");
    const auto lists = testsupport::someLists();
    const auto document = testsupport::randomDocument(random, 400);
    const auto result = testsupport::runRules(set, lists, document->input());
    support::Progress progress;
    const auto replay = rules::Replay::open(set, lists, document->input(), result, progress);
    rules::Around around;
    for (std::uint32_t place = 0; place < result.gold.size(); ++place) {
        around.annotations[0].push_back(place);
    }
    std::stop_source stop;
    stop.request_stop();
    support::Progress stopped(stop.get_token());
    const auto found = (*replay)->firedOrNearly(around, 10, stopped);
    ASSERT_FALSE(found);
    EXPECT_EQ(found.error().code, support::ErrorCode::Cancelled);
}
