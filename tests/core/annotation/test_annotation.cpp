// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/annotation/corpus.h"
#include "core/annotation/entitytree.h"
#include "core/annotation/label.h"

#include <gtest/gtest.h>

#include <random>
#include <string>

namespace touchstone::annotation {
namespace {

using Indices = std::vector<std::uint32_t>;

EntityTree treeOf(const Indices& parents)
{
    EntityTree tree;
    for (const auto parent : parents) {
        Entity entity;
        entity.parent = parent;
        tree.entities.push_back(entity);
    }
    return tree;
}

Indices parentsOf(const EntityTree& tree)
{
    Indices parents;
    for (const auto& entity : tree.entities) {
        parents.push_back(entity.parent);
    }
    return parents;
}

TEST(LabelSet, NumbersInOrderOfFirstUse)
{
    LabelSet labels;
    const auto place = labels.intern("loc.adm.nat");
    const auto person = labels.intern("pers");
    EXPECT_EQ(labels.intern(std::string("loc.adm.nat")), place);
    EXPECT_NE(place, person);
    EXPECT_EQ(labels.size(), 2U);
    EXPECT_EQ(labels.name(place), "loc.adm.nat");
    EXPECT_EQ(labels.name(labels.intern("")), "") << "the empty label is a label";
    EXPECT_NE(labels.intern("LOC"), labels.intern("loc")) << "case counts";
}

TEST(LabelSet, CopyStandsOnItsOwn)
{
    LabelSet copy;
    {
        LabelSet labels;
        for (int i = 0; i < 500; ++i) {
            labels.intern("type" + std::to_string(i));
        }
        copy = labels;
        labels.intern("later");
    }
    EXPECT_EQ(copy.size(), 500U);
    EXPECT_EQ(copy.name(copy.intern("type499")), "type499");
    EXPECT_EQ(static_cast<std::uint32_t>(copy.intern("type7")), 7U);
    EXPECT_EQ(static_cast<std::uint32_t>(copy.intern("later")), 500U);
    const auto& same = copy;
    copy = same;
    EXPECT_EQ(copy.size(), 501U);
    LabelSet moved(std::move(copy));
    EXPECT_EQ(static_cast<std::uint32_t>(moved.intern("type7")), 7U);
    EXPECT_EQ(moved.size(), 501U);
}

TEST(Label, MainTypeEndsAtTheFirstDot)
{
    EXPECT_EQ(mainType("loc.adm.nat"), "loc");
    EXPECT_EQ(mainType("pers"), "pers");
    EXPECT_EQ(mainType(""), "");
    EXPECT_EQ(mainType(".x"), "");
    EXPECT_EQ(labelRelation("loc.adm", "loc.adm"), LabelRelation::Same);
    EXPECT_EQ(labelRelation("loc.adm", "loc"), LabelRelation::SameMainType);
    EXPECT_EQ(labelRelation("loc.adm", "loc.phys"), LabelRelation::SameMainType);
    EXPECT_EQ(labelRelation("loc", "local"), LabelRelation::Different);
    EXPECT_EQ(labelRelation("loc", "LOC"), LabelRelation::Different);
}

TEST(EntityTree, IdComesFromTheFileOrThePlace)
{
    auto tree = treeOf({ noEntity, noEntity });
    tree.editDetails(1).id = "T7";
    EXPECT_EQ(tree.id(0), "#1");
    EXPECT_EQ(tree.id(1), "T7");
    tree.editDetails(1).id.clear();
    EXPECT_EQ(tree.id(1), "#2");
}

TEST(EntityTree, DetailsAreMadeOnFirstWriting)
{
    auto tree = treeOf({ noEntity, 0, 1 });
    EXPECT_TRUE(tree.detailsOf(2).links.empty());
    EXPECT_TRUE(tree.details.empty());
    tree.editDetails(2).links = { "Q1" };
    tree.editDetails(0).fragments = { { 0, 2 }, { 4, 6 } };
    tree.editDetails(2).source = "hand";
    EXPECT_EQ(tree.details.size(), 2U);
    EXPECT_EQ(tree.detailsOf(2).links, std::vector<std::string> { "Q1" });
    EXPECT_EQ(tree.fragments(0).size(), 2U);
    EXPECT_TRUE(tree.fragments(1).empty());
}

TEST(EntityTree, DepthCountsAncestors)
{
    const auto tree = treeOf({ 1, 2, noEntity, 2 });
    EXPECT_EQ(tree.depth(2), 0U);
    EXPECT_EQ(tree.depth(1), 1U);
    EXPECT_EQ(tree.depth(3), 1U);
    EXPECT_EQ(tree.depth(0), 2U);
}

TEST(RepairParents, SoundTreesStay)
{
    const Indices parents { noEntity, 0, 4, 1, noEntity, 4 };
    auto tree = treeOf(parents);
    EXPECT_TRUE(repairParents(tree).empty());
    EXPECT_EQ(parentsOf(tree), parents);
    EntityTree empty;
    EXPECT_TRUE(repairParents(empty).empty());
}

TEST(RepairParents, DanglingParentsAreCut)
{
    auto tree = treeOf({ 1, 77, noEntity - 1, 2 });
    EXPECT_EQ(repairParents(tree), (Indices { 1, 2 }));
    EXPECT_EQ(parentsOf(tree), (Indices { 1, noEntity, noEntity, 2 }));
}

TEST(RepairParents, CyclesAreCutOnce)
{
    auto self = treeOf({ 0, 0 });
    EXPECT_EQ(repairParents(self), (Indices { 0 }));
    EXPECT_EQ(parentsOf(self), (Indices { noEntity, 0 }));

    // 0 leads into the cycle 1 -> 2 -> 3 -> 1; 4 leads in elsewhere.
    auto tree = treeOf({ 1, 2, 3, 1, 2 });
    const auto changed = repairParents(tree);
    ASSERT_EQ(changed.size(), 1U);
    EXPECT_GE(changed[0], 1U);
    EXPECT_LE(changed[0], 3U) << "only a member of the cycle is cut";
    EXPECT_EQ(tree.entities[0].parent, 1U);
    EXPECT_EQ(tree.entities[4].parent, 2U);
    for (std::uint32_t i = 0; i < tree.size(); ++i) {
        EXPECT_LE(tree.depth(i), 3U);
    }
}

TEST(RepairParents, ACycleIsCutAboveItsLongestWhateverTheOrderOfTheFile)
{
    // The longer one becomes the root, whether it stands first or second.
    for (const std::uint32_t longer : { 0U, 1U }) {
        auto tree = treeOf({ 1, 0 });
        tree.entities[longer].span = { 0, 9 };
        tree.entities[1 - longer].span = { 0, 5 };
        EXPECT_EQ(repairParents(tree), (Indices { longer }));
        EXPECT_EQ(tree.entities[longer].parent, noEntity);
        EXPECT_EQ(tree.entities[1 - longer].parent, longer);
    }
}

TEST(RepairParents, ComponentsWithoutParentAreOrphans)
{
    auto tree = treeOf({ noEntity, 0, 9, noEntity });
    for (const auto component : { 1U, 2U, 3U }) {
        tree.entities[component].role = Role::Component;
    }
    EXPECT_EQ(repairParents(tree), (Indices { 2, 3 }));
    EXPECT_FALSE(tree.entities[0].orphan) << "an entity may stand alone";
    EXPECT_FALSE(tree.entities[1].orphan);
    EXPECT_TRUE(tree.entities[2].orphan);
    EXPECT_TRUE(tree.entities[3].orphan);
    EXPECT_TRUE(repairParents(tree).empty()) << "once is enough";
    EXPECT_FALSE(tree.counted(3));
}

TEST(RepairParents, AnyParentsBecomeAForestWithFewCuts)
{
    std::mt19937 random(9);
    for (int round = 0; round < 500; ++round) {
        const auto count = static_cast<std::uint32_t>(random() % 30);
        Indices parents;
        for (std::uint32_t i = 0; i < count; ++i) {
            const auto kind = random() % 10;
            parents.push_back(kind == 0 ? noEntity
                    : kind == 1         ? count + static_cast<std::uint32_t>(random() % 5)
                                        : static_cast<std::uint32_t>(random() % count));
        }
        auto tree = treeOf(parents);
        const auto changed = repairParents(tree);
        ASSERT_TRUE(std::is_sorted(changed.begin(), changed.end()));
        std::size_t next = 0;
        for (std::uint32_t i = 0; i < count; ++i) {
            const bool cut = next < changed.size() && changed[next] == i;
            next += cut ? 1U : 0U;
            ASSERT_EQ(tree.entities[i].parent, cut ? noEntity : parents[i]);
            ASSERT_TRUE(tree.entities[i].parent == noEntity || tree.entities[i].parent < count);
            // A cut was needed: the parent was dangling, or its old ancestors lead back to it.
            auto at = parents[i];
            for (std::uint32_t steps = 0; cut && steps < count && at < count && at != i; ++steps) {
                at = parents[at];
            }
            ASSERT_TRUE(!cut || at == i || parents[i] >= count);
            auto ancestor = tree.entities[i].parent;
            std::uint32_t depth = 0;
            for (; ancestor != noEntity && depth <= count; ++depth) {
                ancestor = tree.entities[ancestor].parent;
            }
            ASSERT_EQ(ancestor, noEntity) << "a cycle is left";
            ASSERT_EQ(tree.depth(i), depth);
        }
        ASSERT_EQ(next, changed.size());
    }
}

TEST(RepairParents, DeepChainsNeedNoStack)
{
    constexpr std::uint32_t count = 300000;
    Indices parents;
    for (std::uint32_t i = 0; i < count; ++i) {
        parents.push_back((i + 1) % count);
    }
    auto tree = treeOf(parents);
    EXPECT_EQ(repairParents(tree), (Indices { count - 1 }));
    EXPECT_EQ(tree.depth(0), count - 1);
}

TEST(Layer, CountsEntitiesNotComponents)
{
    Layer layer;
    EXPECT_EQ(layer.entityCount(), 0U);
    layer.documents.resize(2);
    layer.documents[0].annotations = treeOf({ noEntity, 0, 0 });
    layer.documents[0].annotations.entities[2].role = Role::Component;
    layer.documents[1].annotations = treeOf({ noEntity });
    layer.documents[1].tokens = { { 0, 2 }, { 3, 4 } };
    EXPECT_EQ(layer.entityCount(), 3U);
    EXPECT_EQ(layer.tokenCount(), 2U);
}

} // namespace
} // namespace touchstone::annotation
