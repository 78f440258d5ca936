// SPDX-License-Identifier: GPL-3.0-or-later
// Trees around a pair: links and costs equal those of `eter` and `ser`, on the sample, on random trees and on
// a real corpus.
#include "core/evaluation/settings/specsettings.h"
#include "core/explain/treepair.h"
#include "core/io/open/opener.h"
#include "core/measures/eter/computeeter.h"
#include "core/measures/registry/measurerunner.h"
#include "core/measures/ser/computeser.h"
#include "tests/support/evaluated.h"
#include "tests/support/trees.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <random>

namespace touchstone::analysis {
namespace {

using testsupport::evaluated;

constexpr const char* ambassador
    = "[func.ind [+kind ambassadeur] de la [loc.adm.nat [+name Turquie]] en [loc.adm.nat [+name France]]]";
constexpr const char* flat = "[func.ind [+kind ambassadeur] de la [+name Turquie] en [+name France]]";
constexpr auto none = TreePairNode::none;

TreePairPtr around(const EvaluationPtr& evaluation, SideId side, std::uint32_t annotation,
    std::optional<match::Rational> alpha = {}, std::size_t documentCase = 0)
{
    support::Progress progress;
    const TreePairs pairs(evaluation);
    const auto document = pairs.document(documentCase);
    return pairs
        .around(documentCase, *document, side, annotation, alpha.value_or(treeAlpha(*evaluation)), progress)
        .value();
}

/// "kind gold-types(annotation) system-types(annotation) cost", one line per link.
std::string listed(const TreePair& trees, TreeLink::Kind kind)
{
    std::string text;
    for (const auto& link : trees.links) {
        if (link.kind == kind) {
            text += trees.gold[link.gold].types.front() + "=" + trees.system[link.system].types.front() + " "
                + std::to_string(link.cost).substr(0, 5) + "\n";
        }
    }
    return text;
}

TEST(TreePairs, TwoLevelAlignmentOfThePapersFigure4)
{
    const auto trees = around(evaluated({ ambassador }, { flat }), SideId::Gold, 0);
    ASSERT_NE(trees, nullptr);
    EXPECT_EQ(trees->gold.size(), 6U);
    EXPECT_EQ(trees->system.size(), 4U);
    EXPECT_EQ(listed(*trees, TreeLink::Kind::Entity), "func.ind=func.ind 0.166\n");
    EXPECT_EQ(listed(*trees, TreeLink::Kind::Child),
        "kind=kind 0.000\nloc.adm.nat=name 0.500\nloc.adm.nat=name 0.500\n");
    EXPECT_NEAR(trees->eterErrors() / 3, 13.0 / 18, 1e-12);
    EXPECT_TRUE(trees->gold[2].entityAlone()); // Turquie is deleted as an entity, substituted as a child
    EXPECT_NE(trees->gold[2].child, none);
    EXPECT_FALSE(trees->gold[3].counted()); // its name is counted with it
}

TEST(TreePairs, FlatAlignmentOfThePapersFigure3)
{
    const auto trees = around(evaluated({ ambassador }, { flat }), SideId::System, 0);
    EXPECT_EQ(listed(*trees, TreeLink::Kind::Slot),
        "func.ind=func.ind 0.000\nkind=kind 0.000\nname=name 0.000\nname=name 0.000\n");
    EXPECT_DOUBLE_EQ(trees->serErrors(), 2);
}

TEST(TreePairs, NodesStandInTextOrderBelowTheirParents)
{
    const auto trees = around(evaluated({ ambassador }, { flat }), SideId::Gold, 5);
    std::string shape;
    for (const auto& node : trees->gold) {
        shape += std::string(node.level, ' ') + (node.component ? "+" : "") + node.types.front() + " "
            + std::to_string(node.nodes) + "\n";
    }
    EXPECT_EQ(shape, "func.ind 6\n +kind 1\n loc.adm.nat 2\n  +name 1\n loc.adm.nat 2\n  +name 1\n");
}

TEST(TreePairs, TreesThatLinksJoinStandTogetherOthersDoNot)
{
    const std::string gold = "[func [+kind envoy] of [loc Spain]] met [pers Ada]";
    const std::string system = "[func [+kind envoy]] of [loc Spain] met [pers Ada]";
    const auto evaluation = evaluated({ gold }, { system });
    const auto trees = around(evaluation, SideId::Gold, 2);
    EXPECT_EQ(trees->gold.size(), 3U);
    EXPECT_EQ(trees->system.size(), 3U);
    EXPECT_EQ(trees->node(SideId::Gold, 3), none);
    EXPECT_EQ(trees->node(SideId::System, 2), 2U);
    const auto other = around(evaluation, SideId::System, 3);
    EXPECT_EQ(other->gold.size(), 1U);
    EXPECT_EQ(other->system.size(), 1U);
}

TEST(TreePairs, MetonymyLinksTypesAsTheScorePairsThem)
{
    const auto trees
        = around(evaluated({ "[loc.adm|org|pers Paris]" }, { "[pers|loc.nat Paris]" }), SideId::Gold, 0);
    ASSERT_EQ(trees->links.size(), 2U);
    const auto& link = trees->links.front();
    ASSERT_EQ(link.types.size(), 3U);
    EXPECT_EQ(link.types[0].gold, 2U); // pers = pers
    EXPECT_EQ(link.types[0].system, 0U);
    EXPECT_EQ(link.types[1].gold, 0U); // loc.adm ~ loc.nat
    EXPECT_EQ(link.types[1].system, 1U);
    EXPECT_DOUBLE_EQ(link.types[1].cost, 0.25);
    EXPECT_EQ(link.types[2].gold, 1U); // org has no partner
    EXPECT_FALSE(link.types[2].whole());
    double sum = 0;
    for (const auto& type : link.types) {
        sum += type.cost;
    }
    EXPECT_DOUBLE_EQ(sum / 3, link.parts.rootCost());
}

TEST(TreePairs, OneSidedTreesAndWhatIsInNoTree)
{
    const auto evaluation = evaluated({ "[func [+kind envoy]] left" }, { "envoy left" });
    const auto trees = around(evaluation, SideId::Gold, 0);
    EXPECT_EQ(trees->gold.size(), 2U);
    EXPECT_TRUE(trees->system.empty());
    EXPECT_TRUE(trees->links.empty());
    EXPECT_TRUE(trees->gold.front().entityAlone());
    EXPECT_DOUBLE_EQ(trees->eterErrors(), 1);
    EXPECT_DOUBLE_EQ(trees->serErrors(), 2);
    EXPECT_EQ(around(evaluation, SideId::System, 0), nullptr);
    EXPECT_EQ(around(evaluation, SideId::Gold, 99), nullptr);
    EXPECT_EQ(around(evaluated({ "[+kind envoy]" }, { "envoy" }), SideId::Gold, 0), nullptr); // an orphan
}

TEST(TreePairs, AlphaIsThatOfTheListThroughWhichTheRecordsAreSeen)
{
    EvaluationSpec spec;
    EXPECT_TRUE(applySetting(spec, "alpha", "0.25"));
    const auto evaluation = evaluated({ ambassador }, { flat }, spec);
    EXPECT_EQ(treeAlpha(*evaluation), (match::Rational { 1, 4 }));
    RecordList list;
    list.id = "eter.0.3";
    EXPECT_EQ(treeAlpha(*throughList(evaluation, list)), (match::Rational { 3, 10 }));
    list.id = "eter.4/7";
    EXPECT_EQ(treeAlpha(*throughList(evaluation, list)), (match::Rational { 4, 7 }));
    list.id = "ser.components";
    EXPECT_EQ(treeAlpha(*throughList(evaluation, list)), (match::Rational { 1, 4 }));
}

TEST(TreePairs, DataWithTreesIsToldFromFlatData)
{
    EXPECT_TRUE(hasTrees(testsupport::layer({ "[a [+b x]]" })));
    EXPECT_TRUE(hasTrees(testsupport::layer({ "[a [b x]]" })));
    EXPECT_TRUE(hasTrees(testsupport::layer({ "[a|b x]" })));
    EXPECT_FALSE(hasTrees(testsupport::layer({ "[a x] y", "[b z]" })));
    EXPECT_FALSE(hasTrees(testsupport::layer({ "" })));
}

TEST(TreePairs, RecordOfAnAnnotation)
{
    const auto evaluation = evaluated({ ambassador }, { flat });
    ASSERT_TRUE(recordOf(*evaluation, 0, SideId::Gold, 2));
    EXPECT_EQ(evaluation->records[*recordOf(*evaluation, 0, SideId::Gold, 2)].gold, 2U);
    EXPECT_FALSE(recordOf(*evaluation, 0, SideId::Gold, 1)); // a component
    EXPECT_FALSE(recordOf(*evaluation, 7, SideId::Gold, 0));
}

using Key = std::tuple<std::uint32_t, SideId, std::uint32_t>; // document, side, annotation

/// What the lists of both measures say of each annotation.
struct Expected
{
    struct Entity
    {
        std::uint32_t other = none;
        double e = 0, er = 0, ec = 0;
    };
    std::map<Key, Entity> entities;
    std::map<Key, std::pair<std::uint32_t, double>> slots;
};

Expected expectedOf(const MeasureResult& eterResult, const MeasureResult& serResult)
{
    Expected expected;
    const auto& eter = *eterResult.list("eter");
    const auto column = [&eter](const char* id) -> const std::vector<double>& {
        return std::find_if(eter.values.begin(), eter.values.end(), [&](const ValueColumn& each) {
            return each.id == id;
        })->values;
    };
    for (std::size_t i = 0; i < eter.records.size(); ++i) {
        const auto& record = eter.records[i];
        const Expected::Entity values { none, column("e")[i], column("er")[i], column("ec")[i] };
        for (const auto side : { SideId::Gold, SideId::System }) {
            const auto own = side == SideId::Gold ? record.gold : record.system;
            if (own != annotation::noEntity) {
                auto& entry = expected.entities[{ record.document, side, own }] = values;
                entry.other = side == SideId::Gold ? record.system : record.gold;
            }
        }
    }
    for (const auto* id : { "ser.entities", "ser.components" }) {
        const auto& list = *serResult.list(id);
        for (std::size_t i = 0; i < list.records.size(); ++i) {
            const auto& record = list.records[i];
            const auto cost = list.values.front().values[i];
            if (record.hasGold()) {
                expected.slots[{ record.document, SideId::Gold, record.gold }] = { record.system, cost };
            }
            if (record.hasSystem()) {
                expected.slots[{ record.document, SideId::System, record.system }] = { record.gold, cost };
            }
        }
    }
    return expected;
}

/// A node is linked as both measures pair it, at their costs.
void expectNode(const Expected& expected, const TreePair& trees, SideId side, std::uint32_t document,
    const TreePairNode& shown)
{
    const auto otherOf = [&](const TreeLink& link) {
        return side == SideId::Gold ? trees.system[link.system].annotation : trees.gold[link.gold].annotation;
    };
    const auto slot = expected.slots.find({ document, side, shown.annotation });
    EXPECT_NE(slot, expected.slots.end());
    if (slot != expected.slots.end()) {
        EXPECT_EQ(shown.slot == none ? none : otherOf(trees.links[shown.slot]), slot->second.first);
        EXPECT_DOUBLE_EQ(shown.slot == none ? 1 : trees.links[shown.slot].cost, slot->second.second);
    }
    if (shown.component) {
        return;
    }
    const auto entity = expected.entities.find({ document, side, shown.annotation });
    EXPECT_NE(entity, expected.entities.end());
    if (entity == expected.entities.end()) {
        return;
    }
    EXPECT_EQ(shown.entity == none ? none : otherOf(trees.links[shown.entity]), entity->second.other);
    if (shown.entity != none) {
        const auto& link = trees.links[shown.entity];
        EXPECT_DOUBLE_EQ(link.cost, entity->second.e);
        EXPECT_DOUBLE_EQ(link.parts.rootCost(), entity->second.er);
        EXPECT_DOUBLE_EQ(link.parts.childCost(), entity->second.ec);
        double types = 0;
        for (const auto& type : link.types) {
            types += type.cost;
        }
        EXPECT_DOUBLE_EQ(types / static_cast<double>(link.types.size()), link.parts.typeCost());
    }
}

/// The children's links account for Ec (under the default policy).
void expectChildren(const TreePair& trees)
{
    std::vector<double> children(trees.links.size(), 0);
    for (const auto& link : trees.links) {
        if (link.kind == TreeLink::Kind::Child) {
            children[link.within] += link.cost;
        }
    }
    for (const auto* nodes : { &trees.gold, &trees.system }) {
        for (const auto& shown : *nodes) {
            if (shown.childAlone()) {
                children[(*nodes)[shown.parent].entity] += 1;
            }
        }
    }
    for (std::size_t i = 0; i < trees.links.size(); ++i) {
        if (trees.links[i].kind == TreeLink::Kind::Entity) {
            EXPECT_DOUBLE_EQ(children[i], trees.links[i].parts.children / 4.0);
        }
    }
}

/// Checks every tree of every document against the lists of both measures; the number of trees.
int expectEqualToMeasures(
    const EvaluationPtr& evaluation, const match::Rational& alpha, bool everySide = true)
{
    support::Progress progress;
    const auto measure = computeMeasure("eter", *evaluation, progress).value();
    const auto serMeasure = computeMeasure("ser", *evaluation, progress).value();
    const auto expected = expectedOf(*measure, *serMeasure);
    const TreePairs pairs(evaluation);
    int count = 0;
    for (std::uint32_t number = 0; number < evaluation->cases.size(); ++number) {
        const auto document = pairs.document(number);
        std::map<std::pair<SideId, std::uint32_t>, bool> seen;
        double eterSum = 0;
        double serSum = 0;
        for (const auto side : { SideId::Gold, SideId::System }) {
            const auto& layerSide = side == SideId::Gold ? document->trees().gold : document->trees().system;
            for (std::uint32_t node = 0; node < layerSide.nodes.size(); ++node) {
                const auto annotation = layerSide.annotation(node);
                const bool first = !seen[{ side, annotation }];
                if (!first && !everySide) {
                    continue;
                }
                const auto trees = pairs.around(number, *document, side, annotation, alpha, progress).value();
                EXPECT_NE(trees, nullptr);
                EXPECT_NE(trees->node(side, annotation), none);
                ++count;
                for (const auto each : { SideId::Gold, SideId::System }) {
                    for (const auto& shown : trees->side(each)) {
                        EXPECT_EQ((seen[{ each, shown.annotation }]), !first); // trees stand in one pair only
                        seen[{ each, shown.annotation }] = true;
                        expectNode(expected, *trees, each, number, shown);
                    }
                }
                expectChildren(*trees);
                if (first) {
                    eterSum += trees->eterErrors();
                    serSum += trees->serErrors();
                }
            }
        }
        const auto& counts = dynamic_cast<const EterResult&>(*measure).documents[number];
        EXPECT_NEAR(eterSum, counts.errorSum(alpha), 1e-9);
        const auto& ser = dynamic_cast<const SerResult&>(*serMeasure).documents[number];
        EXPECT_NEAR(serSum,
            ser.entities.cost(evaluation->spec.ser) + ser.components.cost(evaluation->spec.ser), 1e-9);
    }
    return count;
}

nlohmann::json randomTree(std::mt19937& random, int count, std::uint32_t length)
{
    const auto below = [&](std::size_t limit) { return static_cast<std::size_t>(random() % limit); };
    static const std::vector<std::string> types { "loc", "loc.adm", "org", "pers.ind", "pers.coll" };
    static const std::vector<std::string> labels { "name", "kind" };
    auto nodes = nlohmann::json::array();
    for (int i = 0; i < count; ++i) {
        nlohmann::json parent;
        std::uint32_t begin = 0;
        std::uint32_t end = length;
        if (i > 0 && below(4) != 0) {
            const auto& above = nodes[below(nodes.size())];
            parent = above["id"];
            if (below(8) != 0) { // seldom outside of the parent
                begin = above["start"];
                end = above["end"];
            }
        }
        const auto from = static_cast<std::uint32_t>(begin + below(end - begin));
        const auto to = static_cast<std::uint32_t>(from + 1 + below(end - from));
        nlohmann::json node { { "id", "n" + std::to_string(i) }, { "start", from }, { "end", to },
            { "parent", parent } };
        if (!parent.is_null() && below(2) == 0) {
            node["kind"] = "comp";
            node["label"] = labels[below(labels.size())];
        } else {
            node["kind"] = "entity";
            node["types"] = nlohmann::json::array({ types[below(types.size())] });
            if (below(4) == 0) {
                node["types"].push_back(types[below(types.size())]);
            }
        }
        nodes.push_back(node);
    }
    return nodes;
}

TEST(TreePairs, RandomTreesLinkAndCostAsTheMeasuresDo)
{
    std::mt19937 random(7);
    const std::vector<std::pair<std::string, std::string>> settings { { "alpha", "0.5" }, { "alpha", "0" },
        { "alpha", "0.3" }, { "alpha", "1" }, { "child-label", "main" }, { "child-overlap", "no" },
        { "nested", "inside" } };
    int trees = 0;
    for (int round = 0; round < 140; ++round) {
        EvaluationSpec spec;
        const auto& [name, value] = settings[static_cast<std::size_t>(round) % settings.size()];
        const auto applied = applySetting(spec, name, value);
        ASSERT_TRUE(applied) << name << ": " << applied.error().text;
        const auto length = static_cast<std::uint32_t>(6 + random() % 30);
        const auto layer = [&](int count) {
            return std::make_shared<const annotation::Layer>(
                testsupport::treeLayer(randomTree(random, count, length), length, &random));
        };
        const auto evaluation = evaluated(
            layer(1 + static_cast<int>(random() % 14)), layer(1 + static_cast<int>(random() % 14)), spec);
        trees += expectEqualToMeasures(
            evaluation, match::Rational { spec.eter.alpha.numerator, spec.eter.alpha.denominator });
    }
    EXPECT_GT(trees, 1000);
}

EvaluationPtr opened(const std::string& gold, const std::string& system, const std::string& column = {})
{
    support::Progress progress;
    io::ReadOptions options;
    options.annotationColumn = column;
    const auto goldLayer = io::openLayer(gold, "gold", options, progress);
    const auto systemLayer = io::openLayer(system, "system", options, progress);
    EXPECT_TRUE(goldLayer && systemLayer);
    return goldLayer && systemLayer ? evaluated(*goldLayer, *systemLayer) : nullptr;
}

TEST(TreePairs, TheSampleReproducesThePapersFigures)
{
    const std::string folder = TOUCHSTONE_SAMPLES;
    const auto evaluation = opened(folder + "/gold.jsonl", folder + "/system-a.jsonl");
    const auto trees = around(evaluation, SideId::Gold, 0, {}, 1); // embassy: the ambassador
    EXPECT_NEAR(trees->eterErrors() / static_cast<double>(trees->entities(SideId::Gold)), 13.0 / 18, 1e-12);
    EXPECT_DOUBLE_EQ(trees->serErrors(), 2);
    EXPECT_EQ(trees->gold.size(), 6U);
    EXPECT_GT(expectEqualToMeasures(evaluation, { 1, 2 }), 50);
    EXPECT_GT(
        expectEqualToMeasures(opened(folder + "/gold.jsonl", folder + "/system-b.jsonl"), { 1, 2 }), 50);
}

TEST(TreePairs, EveryTreeOfARealCorpusEqualsTheMeasures)
{
    const std::string folder = TOUCHSTONE_SHARED "/corpora/hipe2020-fr";
    if (!std::filesystem::exists(folder)) {
        GTEST_SKIP() << "needs the corpus " << folder;
    }
    const auto evaluation = opened(folder + "/gold.tsv", folder + "/runs/team10_bundle1_fr_1.tsv", "tree");
    ASSERT_NE(evaluation, nullptr);
    EXPECT_GT(expectEqualToMeasures(evaluation, { 1, 2 }, false), 1500);
}

} // namespace
} // namespace touchstone::analysis
