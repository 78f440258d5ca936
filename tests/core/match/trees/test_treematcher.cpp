// SPDX-License-Identifier: GPL-3.0-or-later
// Trees: the best alignment at exact alphas and its curve against every alignment tried; the paper's
// examples; malformed trees; sizes.
#include "core/match/trees/treematcher.h"
#include "core/measures/eter/eter.h"
#include "tests/reference/everytree.h"
#include "tests/support/builders.h"
#include "tests/support/trees.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace touchstone {
namespace {

using annotation::Layer;
using annotation::Role;
using match::Rational;
using match::TreeMatching;
using match::TreePolicy;

struct Solved
{
    match::TreeSide gold;
    match::TreeSide system;
    TreeMatching matching;
    TreeMatching::Solution solution;

    [[nodiscard]] metrics::EterCounts counts(std::size_t alpha) const
    {
        metrics::EterCounts counts;
        counts.gold = gold.entityCount;
        counts.system = system.entityCount;
        for (const auto edge : solution.alignments[alpha]) {
            counts.addPair(matching.edges()[edge].cost);
        }
        return counts;
    }
    [[nodiscard]] std::vector<metrics::EterPoint> points() const
    {
        metrics::EterCurve curve;
        curve.add(gold.entityCount, system.entityCount, matching.edges(), *solution.curve);
        return curve.points();
    }
    /// Annotations paired, ascending.
    [[nodiscard]] std::vector<std::pair<std::uint32_t, std::uint32_t>> pairs(std::size_t alpha) const
    {
        std::vector<std::pair<std::uint32_t, std::uint32_t>> result;
        for (const auto edge : solution.alignments[alpha]) {
            result.emplace_back(gold.annotation(matching.edges()[edge].gold),
                system.annotation(matching.edges()[edge].system));
        }
        std::sort(result.begin(), result.end());
        return result;
    }
};

Solved solve(const Layer& gold, const Layer& system, const std::vector<Rational>& alphas,
    const TreePolicy& policy = {})
{
    support::Progress progress;
    const match::TreeLabels labels(gold.labels, system.labels);
    Solved solved { match::makeTreeSide(gold.documents[0], labels, match::SideRole::Gold),
        match::makeTreeSide(system.documents[0], labels, match::SideRole::System), {}, {} };
    solved.matching = TreeMatching::make(solved.gold, solved.system, labels, policy, progress).value();
    solved.solution = solved.matching.solve(alphas, TreeMatching::Curve::Yes, progress).value();
    return solved;
}

std::vector<Rational> steps(int count)
{
    std::vector<Rational> alphas;
    for (int i = 0; i <= count; ++i) {
        alphas.push_back({ i, count });
    }
    return alphas;
}

std::uint32_t below(std::mt19937& random, std::uint32_t limit)
{
    return static_cast<std::uint32_t>(random() % limit);
}

/// Any tree over a short text: nested or crossing, components and entities under one another, metonymy,
/// fragments, repeats.
Layer randomTree(std::mt19937& random, std::uint32_t entities, std::uint32_t components)
{
    const auto draw = [&](std::uint32_t limit) { return below(random, limit); };
    static const char* const types[] { "pers", "pers.ind", "loc", "loc.adm.town", "loc.adm.nat", "org" };
    static const char* const parts[] { "name", "kind", "loc" };
    Layer layer;
    auto& document = layer.documents.emplace_back();
    document.name = "d";
    document.text = text::Text(std::string(8, 'x'));
    for (std::uint32_t i = 0; i < entities + components; ++i) {
        const auto begin = draw(7);
        const text::Span span { begin, begin + 1 + draw(std::min(8 - begin, 4U)) };
        const bool component = i >= entities;
        std::uint32_t parent = annotation::noEntity;
        if (i > 0 && (component || draw(3) == 0)) {
            parent = draw(i);
        }
        const auto made = testsupport::addEntity(document, layer.labels, span,
            component ? parts[draw(3)] : types[draw(6)], parent, component ? Role::Component : Role::Entity);
        auto& tree = document.annotations;
        if (!component && draw(4) == 0) {
            auto& further = tree.editDetails(made).furtherLabels;
            further.push_back(layer.labels.intern(types[draw(6)]));
            if (draw(3) == 0) {
                further.push_back(layer.labels.intern(types[draw(6)]));
            }
        }
        if (span.length() >= 3 && draw(4) == 0) {
            tree.editDetails(made).fragments = { { span.begin, span.begin + 1 }, { span.end - 1, span.end } };
        }
    }
    return layer;
}

Rational randomAlpha(std::mt19937& random)
{
    switch (random() % 6) {
    case 0:
        return { 0, 1 };
    case 1:
        return { 1, 1 };
    case 2:
        return { 1, 2 };
    default:
        break;
    }
    const auto q = static_cast<int>(random() % 40) + 1;
    return { static_cast<int>(random() % static_cast<std::uint32_t>(q + 1)), q };
}

void expectAsEveryAlignment(const TreePolicy& policy, std::uint32_t seed, int rounds)
{
    std::mt19937 random(seed);
    for (int round = 0; round < rounds; ++round) {
        SCOPED_TRACE(round);
        const auto gold = randomTree(random, 1 + below(random, 5), below(random, 6));
        const auto system = randomTree(random, 1 + below(random, 5), below(random, 6));
        std::vector<Rational> alphas;
        for (int i = 0; i < 4; ++i) {
            alphas.push_back(randomAlpha(random));
        }
        const auto solved = solve(gold, system, alphas, policy);
        const auto points = solved.points();
        for (std::size_t at = 0; at < alphas.size(); ++at) {
            const auto p = static_cast<std::int64_t>(alphas[at].numerator);
            const auto q = static_cast<std::int64_t>(alphas[at].denominator);
            SCOPED_TRACE(testing::Message() << "alpha " << p << "/" << q);
            const auto best = reference::everyTreeAlignment(gold, system, policy, p, q);
            const auto exact = static_cast<double>(best.cost) / static_cast<double>(reference::treeScale * q);
            EXPECT_NEAR(solved.counts(at).errorSum(alphas[at]), exact, 1e-12);
            EXPECT_NEAR(metrics::errorsOnCurve(points, alphas[at]), exact, 1e-12);
            const auto counts = solved.counts(at);
            EXPECT_EQ(counts.deletions() + counts.insertions(), best.unpaired);
            EXPECT_NEAR(static_cast<double>(counts.line.root.value()),
                static_cast<double>(best.root) / reference::treeScale, 1e-12);
            EXPECT_NEAR(static_cast<double>(counts.line.child.value()),
                static_cast<double>(best.child) / reference::treeScale, 1e-12);
            std::int64_t shared = 0;
            for (const auto edge : solved.solution.alignments[at]) {
                shared += solved.matching.edges()[edge].shared;
            }
            EXPECT_EQ(shared, -best.unshared);
            if (!policy.nestedInside) {
                EXPECT_EQ(reference::pairList(gold, system, solved.pairs(at)), best.list);
            }
        }
    }
}

TEST(TreeMatcher, AsEveryAlignmentTried) { expectAsEveryAlignment({}, 11, 400); }

TEST(TreeMatcher, AsEveryAlignmentTriedUnderOtherReadings)
{
    expectAsEveryAlignment({ .noComponents = TreePolicy::NoComponents::Cap }, 12, 100);
    expectAsEveryAlignment({ .noComponents = TreePolicy::NoComponents::Zero }, 13, 100);
    expectAsEveryAlignment({ .mainChildLabels = true }, 14, 100);
    expectAsEveryAlignment({ .childOverlap = false }, 15, 100);
}

TEST(TreeMatcher, NestedInsideAsEveryAlignmentTried)
{
    TreePolicy policy;
    policy.nestedInside = true;
    expectAsEveryAlignment(policy, 16, 300);
}

TEST(TreeMatcher, CurveEqualsSampledAlignments)
{
    std::mt19937 random(17);
    const auto alphas = steps(100);
    std::size_t kinks = 0;
    for (int round = 0; round < 60; ++round) {
        SCOPED_TRACE(round);
        const auto gold = randomTree(random, 6 + below(random, 10), below(random, 30));
        const auto system = randomTree(random, 6 + below(random, 10), below(random, 30));
        const auto solved = solve(gold, system, alphas);
        const auto points = solved.points();
        kinks += points.size() - 2;
        for (std::size_t at = 0; at < alphas.size(); ++at) {
            EXPECT_NEAR(
                metrics::errorsOnCurve(points, alphas[at]), solved.counts(at).errorSum(alphas[at]), 1e-12);
        }
        for (std::size_t i = 1; i + 1 < points.size(); ++i) { // concave, each corner a real one
            const auto slope = [&](std::size_t from) {
                return (points[from + 1].errorSum - points[from].errorSum)
                    / (points[from + 1].alpha.value() - points[from].alpha.value());
            };
            EXPECT_LT(slope(i), slope(i - 1) - 1e-9);
        }
    }
    EXPECT_GT(kinks, 100U);
}

TEST(TreeMatcher, SamplesWithoutCurveAreTheSame)
{
    std::mt19937 random(18);
    const auto alphas = steps(10);
    for (int round = 0; round < 40; ++round) {
        const auto gold = randomTree(random, 8, 20);
        const auto system = randomTree(random, 8, 20);
        const auto solved = solve(gold, system, alphas);
        support::Progress progress;
        const auto alone = solved.matching.solve(alphas, TreeMatching::Curve::No, progress);
        ASSERT_TRUE(alone);
        EXPECT_EQ(alone->alignments, solved.solution.alignments);
    }
}

Layer ambassador()
{
    return testsupport::layer({ "[func.ind [+kind ambassadeur] de la [loc.adm.nat [+name Turquie]] en "
                                "[loc.adm.nat [+name France]]]" });
}

TEST(Eter, TheAmbassadorOfThePaper)
{
    const auto system = testsupport::layer(
        { "[func.ind [+kind ambassadeur] de la [+name Turquie] en [+name France]]" }, "system");
    const auto solved = solve(ambassador(), system, { { 1, 2 } });
    const auto counts = solved.counts(0);
    EXPECT_EQ(counts.deletions(), 2);
    EXPECT_EQ(counts.insertions(), 0);
    EXPECT_NEAR(counts.errorSum({ 1, 2 }) - 2, 1.0 / 6, 1e-15);
    EXPECT_NEAR(*counts.rate({ 1, 2 }), 13.0 / 18, 1e-15);
}

TEST(Eter, PresidentAndMinisterOfThePaper)
{
    const auto gold = testsupport::layer(
        { "le [func.ind [+kind président]] rencontre l' [func.ind [+qualifier ancien] [+kind ministre]]" });
    for (const char* output : { "le [func.ind [+kind président]] rencontre l' ancien ministre",
             "le président rencontre l' [func.ind [+qualifier ancien] [+kind ministre]]" }) {
        const auto solved = solve(gold, testsupport::layer({ output }, "system"), { { 1, 2 } });
        EXPECT_EQ(solved.counts(0).rate({ 1, 2 }), 0.5);
    }
}

TEST(Eter, MetonymyFollowsTheFourFormulas)
{
    const auto typeCost = [](const char* gold, const char* system) {
        const auto solved = solve(testsupport::layer({ gold }), testsupport::layer({ system }), {});
        return solved.matching.edges()[0].cost.typeCost();
    };
    EXPECT_EQ(typeCost("[loc.adm x]", "[loc.fac x]"), 0.25);
    EXPECT_EQ(typeCost("[pers x]", "[pers.ind x]"), 0.25);
    EXPECT_EQ(typeCost("[loc|org x]", "[org x]"), 0.25);
    EXPECT_EQ(typeCost("[org x]", "[loc|org.adm x]"), 0.375);
    EXPECT_EQ(typeCost("[loc|org x]", "[org|loc x]"), 0);
    EXPECT_EQ(typeCost("[loc|org x]", "[org.adm|pers x]"), 0.375);
}

TEST(Eter, APairDearerThanBothAloneStaysApart)
{
    const auto gold = testsupport::layer({ "[pers a b c d e]" });
    const auto system = testsupport::layer({ "[pers [+n a] [+n b] [+n c] [+n d] e]" });
    const auto solved = solve(gold, system, { { 0, 1 }, { 1, 2 }, { 51, 100 } });
    EXPECT_EQ(solved.counts(0).matched(), 1);
    EXPECT_EQ(solved.counts(1).matched(), 1); // 2 against 2: more pairs
    EXPECT_EQ(solved.counts(2).matched(), 0);
    const auto points = solved.points();
    ASSERT_EQ(points.size(), 3U);
    EXPECT_EQ(points[1].alpha, (Rational { 1, 2 }));
    EXPECT_EQ(points[1].errorSum, 2);
    EXPECT_EQ(points[2].errorSum, 2);
}

TEST(Eter, WithoutGoldTheRateIsUndefined)
{
    const auto solved
        = solve(testsupport::layer({ "a b" }), testsupport::layer({ "[pers a] b" }), { { 1, 2 } });
    EXPECT_EQ(solved.counts(0).insertions(), 1);
    EXPECT_FALSE(solved.counts(0).rate({ 1, 2 }));
    EXPECT_FALSE(solved.points()[0].rate);
}

TEST(TreeMatcher, MalformedTreesAreTaken)
{
    Layer layer;
    auto& document = layer.documents.emplace_back();
    document.text = text::Text("abcdef");
    auto& labels = layer.labels;
    const auto a = testsupport::addEntity(document, labels, { 0, 3 }, "pers");
    const auto b = testsupport::addEntity(document, labels, { 2, 5 }, "loc", a);
    document.annotations.entities[a].parent = b; // a cycle
    testsupport::addEntity(
        document, labels, { 0, 1 }, "name", annotation::noEntity, Role::Component); // orphan
    testsupport::addEntity(document, labels, { 4, 6 }, "name", a, Role::Component); // outside its parent
    testsupport::addEntity(document, labels, { 0, 1 }, "kind", 77, Role::Component); // no such parent
    testsupport::addEntity(document, labels, { 5, 5 }, "org"); // empty
    const auto solved = solve(layer, layer, { { 1, 2 } });
    EXPECT_EQ(solved.gold.entityCount, 3U);
    EXPECT_EQ(solved.gold.componentCount, 1U);
    const auto counts = solved.counts(0);
    EXPECT_EQ(counts.matched(), 2);
    EXPECT_EQ(counts.correct, 2);
    EXPECT_EQ(counts.deletions(), 1); // an empty span meets nothing
}

TEST(TreeMatcher, IdenticalEntitiesDifferInChildrenWhateverTheirOrder)
{
    const auto build = [](bool turned) {
        Layer layer;
        auto& document = layer.documents.emplace_back();
        document.text = text::Text("abcdef");
        for (int i = 0; i < 2; ++i) {
            const auto made = testsupport::addEntity(document, layer.labels, { 0, 4 }, "pers");
            if ((i == 0) == turned) {
                testsupport::addEntity(document, layer.labels, { 0, 1 }, "name", made, Role::Component);
            }
        }
        return layer;
    };
    const auto system = testsupport::layer({ "[pers abcd]ef" });
    const auto one = solve(build(false), system, steps(10));
    const auto other = solve(build(true), system, steps(10));
    for (std::size_t at = 0; at <= 10; ++at) {
        EXPECT_EQ(one.counts(at), other.counts(at));
    }
    EXPECT_EQ(one.counts(0).correct, 1);
}

Layer nest(std::uint32_t depth, const char* type, std::uint32_t shift, bool children)
{
    Layer layer;
    auto& document = layer.documents.emplace_back();
    document.text = text::Text(std::string(2 * depth + 10, 'x'));
    auto parent = annotation::noEntity;
    for (std::uint32_t i = 0; i < depth; ++i) {
        parent = testsupport::addEntity(document, layer.labels, { i + (i * shift) % 3, 2 * depth + 1 - i },
            i % 3 == 0 ? "loc" : type, parent);
        for (std::uint32_t k = 0; children && k < (i * (shift + 3)) % 40; ++k) {
            testsupport::addEntity(document, layer.labels, { i + k, i + k + 1 }, k % 2 == 0 ? "name" : "kind",
                parent, Role::Component);
        }
    }
    return layer;
}

TEST(TreeMatcher, ADeepNestIsSolved)
{
    const auto solved = solve(nest(300, "pers", 1, false), nest(300, "pers.ind", 2, false), steps(10));
    const auto points = solved.points();
    for (std::size_t at = 0; at <= 10; ++at) {
        EXPECT_NEAR(metrics::errorsOnCurve(points, { static_cast<int>(at), 10 }),
            solved.counts(at).errorSum({ static_cast<int>(at), 10 }), 1e-9);
    }
}

TEST(TreeMatcher, CostsBeyondOneWordStayExact)
{
    // Up to 39 children: the common denominator has some 55 bits, alphas of the kinks more than twice that.
    const auto solved = solve(nest(40, "pers", 1, true), nest(40, "pers.ind", 2, true), steps(20));
    ASSERT_TRUE(solved.solution.curve);
    const auto points = solved.points();
    for (std::size_t at = 0; at <= 20; ++at) {
        EXPECT_NEAR(metrics::errorsOnCurve(points, { static_cast<int>(at), 20 }),
            solved.counts(at).errorSum({ static_cast<int>(at), 20 }), 1e-9);
    }
}

/// Entities over one another whose numbers of components are different primes: no small common denominator.
Layer primes(std::size_t count)
{
    Layer layer;
    auto& document = layer.documents.emplace_back();
    document.text = text::Text(std::string(2000, 'x'));
    std::vector<std::uint32_t> found;
    for (std::uint32_t number = 101; found.size() < count; ++number) {
        bool prime = true;
        for (std::uint32_t divisor = 2; divisor * divisor <= number; ++divisor) {
            prime = prime && number % divisor != 0;
        }
        if (prime) {
            found.push_back(number);
        }
    }
    for (std::uint32_t i = 0; i < count; ++i) {
        const auto entity = testsupport::addEntity(
            document, layer.labels, { i, 1900 - i }, i % 2 == 0 ? "loc" : "pers.ind");
        for (std::uint32_t k = 0; k < found[i]; ++k) {
            testsupport::addEntity(document, layer.labels, { 100 + k, 101 + k }, k % 3 == 0 ? "kind" : "name",
                entity, Role::Component);
        }
    }
    return layer;
}

TEST(TreeMatcher, CostsOfManyWordsStayExact)
{
    auto system = testsupport::layer({ std::string(2000, 'x') }, "system");
    for (std::uint32_t i = 0; i < 8; ++i) {
        const auto entity = testsupport::addEntity(system.documents[0], system.labels, { 3 * i, 1850 },
            i % 3 == 0 ? "loc" : "pers", annotation::noEntity);
        for (std::uint32_t k = 0; k < 20 * i; ++k) {
            testsupport::addEntity(system.documents[0], system.labels, { 100 + 2 * k, 102 + 2 * k }, "name",
                entity, Role::Component);
        }
    }
    for (const std::size_t count : { 12U, 30U }) { // some 85 and 220 bits
        const auto solved = solve(primes(count), system, steps(20));
        const auto points = solved.points();
        EXPECT_GT(points.size(), 2U);
        for (int at = 0; at <= 20; ++at) {
            EXPECT_NEAR(metrics::errorsOnCurve(points, { at, 20 }),
                solved.counts(static_cast<std::size_t>(at)).errorSum({ at, 20 }), 1e-9);
        }
    }
    support::Progress progress;
    const auto many = primes(80);
    const match::TreeLabels labels(many.labels, system.labels);
    const auto gold = match::makeTreeSide(many.documents[0], labels, match::SideRole::Gold);
    const auto other = match::makeTreeSide(system.documents[0], labels, match::SideRole::System);
    const auto matching = TreeMatching::make(gold, other, labels, {}, progress);
    const auto refused = matching->solve(steps(10), TreeMatching::Curve::No, progress);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, support::ErrorCode::TooLarge);
}

TEST(TreeMatcher, StopsWhenTold)
{
    std::stop_source source;
    source.request_stop();
    support::Progress stopped(source.get_token());
    const auto layer = nest(50, "pers", 1, false);
    const match::TreeLabels labels(layer.labels, layer.labels);
    const auto side = match::makeTreeSide(layer.documents[0], labels, match::SideRole::Gold);
    const auto matching = TreeMatching::make(side, side, labels, {}, stopped);
    ASSERT_FALSE(matching);
    EXPECT_EQ(matching.error().code, support::ErrorCode::Cancelled);
}

} // namespace
} // namespace touchstone
