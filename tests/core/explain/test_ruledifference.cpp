// SPDX-License-Identifier: GPL-3.0-or-later
// What another rule set would change: worked by hand, and on random documents against a plain recount.
#include "core/explain/ruledifference.h"

#include "tests/support/evaluated.h"
#include "tests/support/randomrules.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace touchstone::analysis {
namespace {

using annotation::Layer;
using rules::SideRole;
using testsupport::evaluated;
using testsupport::Random;
using testsupport::RuleAnnotation;

RuleRun ran(const Evaluation& evaluation, const std::string& text, std::optional<std::size_t> only = {})
{
    support::Progress progress;
    RuleSetup setup { std::make_shared<const rules::RuleSet>(testsupport::ruleSet(text)),
        testsupport::someLists() };
    auto run = runRules(evaluation, std::move(setup), progress, only);
    EXPECT_TRUE(run) << run.error().text;
    return std::move(*run);
}

RuleDifference compared(const Evaluation& evaluation, const std::string& before, const std::string& after)
{
    return ruleDifference(evaluation, ran(evaluation, before), ran(evaluation, after), {});
}

const RuleDifference::Figure& figure(const RuleDifference& difference, const std::string& name)
{
    const auto found
        = std::ranges::find(difference.figures, name, [](const auto& each) { return each.name.english(); });
    if (found == difference.figures.end()) {
        ADD_FAILURE() << "no figure " << name;
        return difference.figures.front();
    }
    return *found;
}

std::map<std::string, std::pair<std::uint64_t, std::uint64_t>> firedOf(const RuleDifference& difference)
{
    std::map<std::string, std::pair<std::uint64_t, std::uint64_t>> result;
    for (const auto& fired : difference.fired) {
        EXPECT_TRUE(result.emplace(fired.rule, std::pair(fired.before, fired.after)).second) << fired.rule;
    }
    return result;
}

// One document as plain annotations, so that a test can put them into any order.
struct Plain
{
    std::string name;
    std::string text;
    std::array<std::vector<RuleAnnotation>, 2> sides;
};

std::vector<Plain> randomCorpus(Random& random, std::size_t count)
{
    std::vector<Plain> corpus;
    for (std::size_t number = 0; number < count; ++number) {
        Plain plain { "d" + std::to_string(number), {}, {} };
        for (int letter = 0; letter < 24; ++letter) {
            plain.text += "aba b.b "[random() % 8];
        }
        const auto document = testsupport::randomDocument(random, 6);
        for (const auto side : { SideRole::Gold, SideRole::System }) {
            for (const auto& annotation : document->annotations(side)) {
                if (!annotation.span.empty()) {
                    plain.sides[rules::index(side)].push_back(annotation);
                }
            }
        }
        corpus.push_back(std::move(plain));
    }
    return corpus;
}

annotation::LayerPtr layerOf(const std::vector<Plain>& corpus, SideRole side)
{
    Layer layer;
    for (const auto& plain : corpus) {
        auto document = testsupport::document(layer.labels, plain.text, plain.name);
        for (const auto& annotation : plain.sides[rules::index(side)]) {
            const auto number
                = testsupport::addEntity(document, layer.labels, annotation.span, annotation.type);
            auto& details = document.annotations.editDetails(number);
            details.id = annotation.id;
            details.links = annotation.ids;
            auto& entity = document.annotations.entities[number];
            entity.linkUncertain = annotation.uncertain;
            if (annotation.low) {
                entity.confidence = annotation::Confidence::Low;
            }
        }
        layer.documents.push_back(std::move(document));
    }
    return std::make_shared<const Layer>(std::move(layer));
}

EvaluationPtr evaluated(const std::vector<Plain>& corpus)
{
    return evaluated(layerOf(corpus, SideRole::Gold), layerOf(corpus, SideRole::System));
}

using Key = std::tuple<SideRole, std::string, std::string, std::string>;
using Names = std::vector<std::string>;

std::string nameOf(const Evaluation& evaluation, const RuleDifference::Changed& changed)
{
    const auto& documentCase = evaluation.cases[changed.documentCase];
    const auto* document = changed.side == SideRole::Gold ? documentCase.gold : documentCase.system;
    return std::string(documentCase.name()) + "/" + document->annotations.detailsOf(changed.entity).id;
}

/// Annotations of each transition by name, in the order listed.
std::map<Key, Names> namesOf(
    const Evaluation& evaluation, const RuleDifference& difference, std::optional<std::size_t> only = {})
{
    std::map<Key, Names> result;
    for (const auto& one : difference.transitions) {
        for (const auto& changed : one.annotations) {
            if (!only || changed.documentCase == *only) {
                result[{ one.side, one.what, one.before, one.after }].push_back(nameOf(evaluation, changed));
            }
        }
    }
    return result;
}

std::map<Key, Names> sorted(std::map<Key, Names> names)
{
    for (auto& [key, list] : names) {
        std::sort(list.begin(), list.end());
    }
    return names;
}

/// The same, annotation by annotation, without any of the tables of ruleDifference.
std::map<Key, Names> recounted(const Evaluation& evaluation, const RuleRun& before, const RuleRun& after)
{
    std::map<Key, Names> result;
    const auto& first = *before.setup.rules;
    const auto& second = *after.setup.rules;
    for (std::uint32_t number = 0; number < evaluation.cases.size(); ++number) {
        for (const auto side : { SideRole::Gold, SideRole::System }) {
            const auto& ofSide = [side](const rules::DocumentResult& document) -> const auto&
            {
                return side == SideRole::Gold ? document.gold : document.system;
            };
            const auto& old = ofSide(before.results[number]);
            const auto& now = ofSide(after.results[number]);
            for (std::size_t place = 0; place < old.size(); ++place) {
                const auto name
                    = nameOf(evaluation, { number, side, before.places[number][rules::index(side)][place] });
                const auto note = [&](const char* what, const std::string& from, const std::string& to) {
                    if (from != to) {
                        result[{ side, what, from, to }].push_back(name);
                    }
                };
                note("result", shownResult(first, old[place]), shownResult(second, now[place]));
                note("resolution", shownResolution(first, old[place]), shownResolution(second, now[place]));
                note("cause", first.symbol(old[place].cause), second.symbol(now[place].cause));
                note("note", first.symbol(old[place].note), second.symbol(now[place].note));
                const auto partner
                    = [](std::uint32_t other) { return other == rules::nobody ? "" : "matched"; };
                if (old[place].partner != now[place].partner) {
                    const bool both
                        = old[place].partner != rules::nobody && now[place].partner != rules::nobody;
                    note("partner", partner(old[place].partner),
                        both ? "another" : partner(now[place].partner));
                }
            }
        }
    }
    return sorted(std::move(result));
}

std::map<std::string, std::pair<std::uint64_t, std::uint64_t>> firedIn(
    const RuleRun& before, const RuleRun& after)
{
    std::map<std::string, std::pair<std::uint64_t, std::uint64_t>> result;
    for (std::size_t rule = 0; rule < before.counts.fired.size(); ++rule) {
        result[before.setup.rules->rules()[rule].name].first = before.counts.fired[rule];
    }
    for (std::size_t rule = 0; rule < after.counts.fired.size(); ++rule) {
        result[after.setup.rules->rules()[rule].name].second = after.counts.fired[rule];
    }
    std::erase_if(result, [](const auto& entry) { return entry.second.first == entry.second.second; });
    return result;
}

void expectSameFigures(const RuleDifference& a, const RuleDifference& b)
{
    ASSERT_EQ(a.figures.size(), b.figures.size());
    for (std::size_t i = 0; i < a.figures.size(); ++i) {
        EXPECT_EQ(a.figures[i].name.english(), b.figures[i].name.english());
        EXPECT_EQ(a.figures[i].before, b.figures[i].before) << a.figures[i].name.english();
        EXPECT_EQ(a.figures[i].after, b.figures[i].after) << a.figures[i].name.english();
    }
}

// Five gold names, five of the system: one right, three short of their last letter, one each alone.
EvaluationPtr threeShortNames()
{
    return evaluated(
        testsupport::layerPtr(
            { "[city Northfield] [city Southfield] [city Eastfields] [city Rome] [city Oslo] Mars" }),
        testsupport::layerPtr(
            { "[city Northfiel]d [city Southfiel]d [city Eastfield]s [city Rome] Oslo [city Mars]" }));
}
constexpr const char* withoutFuzzy = "off \"fuzzy check\"\n";

TEST(RuleDifference, ThreeFalsePositivesBecomeFuzzyTruePositives)
{
    const auto evaluation = threeShortNames();
    const auto difference = compared(*evaluation, withoutFuzzy, "");

    std::vector<std::pair<Key, std::size_t>> transitions;
    for (const auto& one : difference.transitions) {
        transitions.push_back({ { one.side, one.what, one.before, one.after }, one.annotations.size() });
    }
    const std::vector<std::pair<Key, std::size_t>> expected {
        { { SideRole::Gold, "partner", "", "matched" }, 3 },
        { { SideRole::Gold, "resolution", "", "TN res" }, 3 },
        { { SideRole::Gold, "result", "FN", "FzTP" }, 3 },
        { { SideRole::System, "partner", "", "matched" }, 3 },
        { { SideRole::System, "resolution", "", "TN res" }, 3 },
        { { SideRole::System, "result", "FP", "FzTP" }, 3 },
    };
    EXPECT_EQ(transitions, expected);
    EXPECT_EQ(difference.changedAnnotations, 6U);
    EXPECT_EQ(difference.annotations, 10U);
    for (std::uint32_t name = 0; name < 3; ++name) {
        EXPECT_EQ(difference.transitions[2].annotations[name],
            (RuleDifference::Changed { 0, SideRole::Gold, name }));
    }

    // 1 of 5 is right; with the three 4 of 5. Strict credit knows no FzTP.
    for (const std::string level : { "Spans", "Entities" }) {
        for (const std::string ratio : { "precision", "recall", "F1" }) {
            const auto& strict = figure(difference, level + ", strict: " + ratio);
            EXPECT_DOUBLE_EQ(strict.before.value(), 0.2) << strict.name.english();
            EXPECT_DOUBLE_EQ(strict.after.value(), 0.2) << strict.name.english();
            for (const std::string credit : { "lenient", "weighted" }) {
                const auto& one = figure(difference, level + ", " + credit + ": " + ratio);
                EXPECT_DOUBLE_EQ(one.before.value(), 0.2) << one.name.english();
                EXPECT_DOUBLE_EQ(one.after.value(), 0.8) << one.name.english();
            }
        }
    }
    EXPECT_EQ(difference.figures.size(), 24U);

    auto fired = firedOf(difference);
    EXPECT_EQ(fired["fuzzy check"], (std::pair<std::uint64_t, std::uint64_t>(0, 3)));
    EXPECT_EQ(fired["TN res"], (std::pair<std::uint64_t, std::uint64_t>(1, 4)));
    EXPECT_FALSE(fired.contains("true positive")) << "fires once with both";
}

TEST(RuleDifference, TheOtherWayRoundIsTheMirrorImage)
{
    const auto evaluation = threeShortNames();
    const auto there = compared(*evaluation, withoutFuzzy, "");
    const auto back = compared(*evaluation, "", withoutFuzzy);
    std::map<Key, Names> mirrored;
    for (auto& [key, names] : namesOf(*evaluation, back)) {
        const auto& [side, what, before, after] = key;
        mirrored[{ side, what, after, before }] = names;
    }
    EXPECT_EQ(mirrored, namesOf(*evaluation, there));
    for (std::size_t i = 0; i < there.figures.size(); ++i) {
        EXPECT_EQ(there.figures[i].before, back.figures[i].after);
        EXPECT_EQ(there.figures[i].after, back.figures[i].before);
    }
}

TEST(RuleDifference, ALinkWhoseDenominatorIsEmptyStaysUndefined)
{
    const auto difference = compared(*threeShortNames(), withoutFuzzy, "");
    for (const std::string level : { "Links", "Document links" }) {
        for (const std::string ratio : { "precision", "recall", "F1" }) {
            const auto& one = figure(difference, level + ": " + ratio);
            EXPECT_FALSE(one.before) << one.name.english() << ": no annotation has a link";
            EXPECT_FALSE(one.after) << one.name.english();
        }
    }
    const auto nothing
        = compared(*evaluated(testsupport::layerPtr({ "no names" }), testsupport::layerPtr({ "no names" })),
            withoutFuzzy, "");
    EXPECT_EQ(nothing.annotations, 0U);
    for (const auto& one : nothing.figures) {
        EXPECT_FALSE(one.before || one.after) << one.name.english();
    }
    // The system found nothing: its precision has no denominator, recall is 0.
    const auto missed = compared(
        *evaluated(testsupport::layerPtr({ "[city Rome]" }), testsupport::layerPtr({ "Rome" })), "", "");
    EXPECT_FALSE(figure(missed, "Spans, strict: precision").after);
    EXPECT_EQ(figure(missed, "Spans, strict: recall").after, 0.0);
    EXPECT_FALSE(figure(missed, "Spans, strict: F1").after);
}

TEST(RuleDifference, RulesOfOneSetOnlyAreListedAfterThoseOfTheSecond)
{
    const std::string note
        = "\n phase Filter salience 1 for system\n when\n system.result == \"FP\"\n then\n "
          "system.note = \"n\"\nend\n";
    const auto difference = compared(*threeShortNames(), "rule \"old\"" + note, "rule \"new\"" + note);
    EXPECT_TRUE(difference.transitions.empty()) << "they say the same";
    ASSERT_EQ(difference.fired.size(), 2U);
    EXPECT_EQ(difference.fired[0].rule, "new");
    EXPECT_EQ(difference.fired[0].before, 0U);
    EXPECT_EQ(difference.fired[0].after, 1U) << "Mars; the others are FzTP";
    EXPECT_EQ(difference.fired[1].rule, "old");
    EXPECT_EQ(difference.fired[1].before, 1U);
    EXPECT_EQ(difference.fired[1].after, 0U);
}

TEST(RuleDifference, AnnotationsAreListedInTextOrder)
{
    std::vector<Plain> corpus { { "d", "Northfield Southfield Eastfields", {} } };
    corpus[0].sides[0] = { { "c", "city", { 22, 32 }, {} }, { "a", "city", { 0, 10 }, {} },
        { "b", "city", { 11, 21 }, {} } };
    corpus[0].sides[1]
        = { { "b", "city", { 11, 20 }, {} }, { "c", "city", { 22, 31 }, {} }, { "a", "city", { 0, 9 }, {} } };
    const auto evaluation = evaluated(corpus);
    const auto names = namesOf(*evaluation, compared(*evaluation, withoutFuzzy, ""));
    ASSERT_EQ(names.size(), 6U);
    for (const auto& [key, list] : names) {
        EXPECT_EQ(list, (Names { "d/a", "d/b", "d/c" })) << std::get<1>(key);
    }
}

TEST(RuleDifferenceOfRandomRules, TheCountsEqualTheAnnotationsListed)
{
    Random random(11);
    std::size_t seen = 0;
    for (int round = 0; round < 60; ++round) {
        const auto evaluation = evaluated(randomCorpus(random, 4));
        const auto before = ran(*evaluation, testsupport::randomRules(random));
        const auto after = ran(*evaluation, testsupport::randomRules(random));
        const auto difference = ruleDifference(*evaluation, before, after, {});
        EXPECT_EQ(sorted(namesOf(*evaluation, difference)), recounted(*evaluation, before, after));
        EXPECT_EQ(firedOf(difference), firedIn(before, after));

        std::set<std::tuple<std::uint32_t, SideRole, std::uint32_t>> changed;
        std::set<Key> keys;
        for (std::size_t i = 0; i < difference.transitions.size(); ++i) {
            const auto& one = difference.transitions[i];
            const Key key { one.side, one.what, one.before, one.after };
            EXPECT_TRUE(keys.insert(key).second) << "each once";
            EXPECT_FALSE(one.annotations.empty());
            std::set<std::tuple<std::uint32_t, SideRole, std::uint32_t>> own;
            for (const auto& place : one.annotations) {
                EXPECT_TRUE(own.insert({ place.documentCase, place.side, place.entity }).second);
            }
            changed.insert(own.begin(), own.end());
            if (i > 0) {
                const auto& last = difference.transitions[i - 1];
                EXPECT_TRUE(last.annotations.size() > one.annotations.size()
                    || (last.annotations.size() == one.annotations.size()
                        && Key(last.side, last.what, last.before, last.after) < key));
            }
        }
        EXPECT_EQ(difference.changedAnnotations, changed.size()) << "each once";
        std::size_t all = 0;
        for (const auto& result : before.results) {
            all += result.gold.size() + result.system.size();
        }
        EXPECT_EQ(difference.annotations, all);
        seen += changed.size();
    }
    EXPECT_GT(seen, 300U) << "random rules must differ, or this tests nothing";
}

TEST(RuleDifferenceOfRandomRules, DoesNotDependOnTheOrderOfTheInput)
{
    Random random(12);
    auto corpus = randomCorpus(random, 6);
    const auto before = testsupport::randomRules(random);
    const auto after = testsupport::randomRules(random);
    const auto evaluation = evaluated(corpus);
    const auto expected = compared(*evaluation, before, after);
    const auto inOrder = namesOf(*evaluation, expected);
    ASSERT_GT(expected.transitions.size(), 3U);
    for (int shuffle = 0; shuffle < 20; ++shuffle) {
        for (auto& document : corpus) {
            for (auto& side : document.sides) {
                std::shuffle(side.begin(), side.end(), random);
            }
        }
        auto shuffled = corpus;
        const bool documentsToo = shuffle % 2 == 1;
        if (documentsToo) {
            std::shuffle(shuffled.begin(), shuffled.end(), random);
        }
        const auto other = evaluated(shuffled);
        const auto difference = compared(*other, before, after);
        const auto names = namesOf(*other, difference);
        EXPECT_EQ(documentsToo ? sorted(names) : names, documentsToo ? sorted(inOrder) : inOrder);
        EXPECT_EQ(firedOf(difference), firedOf(expected));
        EXPECT_EQ(difference.changedAnnotations, expected.changedAnnotations);
        expectSameFigures(difference, expected);
    }
}

TEST(RuleDifferenceOfRandomRules, EqualRuleSetsGiveNoTransitions)
{
    Random random(13);
    for (int round = 0; round < 20; ++round) {
        const auto evaluation = evaluated(randomCorpus(random, 3));
        const auto text = testsupport::randomRules(random);
        const auto difference = compared(*evaluation, text, text);
        EXPECT_TRUE(difference.transitions.empty());
        EXPECT_TRUE(difference.fired.empty());
        EXPECT_EQ(difference.changedAnnotations, 0U);
        EXPECT_GT(difference.annotations, 0U);
        for (const auto& one : difference.figures) {
            EXPECT_EQ(one.before, one.after) << one.name.english();
        }
    }
}

TEST(RuleDifferenceOfRandomRules, OneDocumentAloneIsThatDocumentOfTheWhole)
{
    Random random(14);
    const auto corpus = randomCorpus(random, 5);
    const auto evaluation = evaluated(corpus);
    const auto oldRules = testsupport::randomRules(random);
    const auto newRules = testsupport::randomRules(random);
    const auto wholeBefore = ran(*evaluation, oldRules);
    const auto wholeAfter = ran(*evaluation, newRules);
    const auto whole = ruleDifference(*evaluation, wholeBefore, wholeAfter, {});
    std::size_t changed = 0;
    std::size_t annotations = 0;
    for (std::size_t number = 0; number < corpus.size(); ++number) {
        const auto before = ran(*evaluation, oldRules, number);
        const auto after = ran(*evaluation, newRules, number);
        const auto single = evaluated(std::vector { corpus[number] });
        const auto expected = compared(*single, oldRules, newRules);
        for (const auto& difference : { ruleDifference(*evaluation, before, after, {}),
                 ruleDifference(*evaluation, wholeBefore, after, {}),
                 ruleDifference(*evaluation, before, wholeAfter, {}) }) {
            EXPECT_EQ(namesOf(*evaluation, difference), namesOf(*evaluation, whole, number));
            EXPECT_EQ(namesOf(*evaluation, difference), namesOf(*single, expected));
            EXPECT_EQ(firedOf(difference), firedOf(expected));
            EXPECT_EQ(difference.annotations, expected.annotations);
            EXPECT_EQ(difference.changedAnnotations, expected.changedAnnotations);
            expectSameFigures(difference, expected);
        }
        changed += expected.changedAnnotations;
        annotations += expected.annotations;
    }
    EXPECT_EQ(changed, whole.changedAnnotations);
    EXPECT_EQ(annotations, whole.annotations);
    EXPECT_GT(changed, 0U);

    const auto apart
        = ruleDifference(*evaluation, ran(*evaluation, oldRules, 0), ran(*evaluation, newRules, 1), {});
    EXPECT_EQ(apart.annotations, 0U) << "no document that both have";
    EXPECT_TRUE(apart.transitions.empty());
}

} // namespace
} // namespace touchstone::analysis
