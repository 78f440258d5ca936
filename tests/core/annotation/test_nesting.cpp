// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/annotation/nesting.h"

#include "core/annotation/corpus.h"
#include "tests/support/builders.h"
#include "tests/support/random.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace touchstone::annotation {
namespace {

using testsupport::addEntity;

class NestedEntities : public testing::Test
{
protected:
    std::uint32_t add(text::Span span, std::uint32_t parent = noEntity)
    {
        return addEntity(m_document, m_labels, span, "X", parent);
    }
    [[nodiscard]] const EntityTree& tree() const { return m_document.annotations; }

    LabelSet m_labels;
    Document m_document = testsupport::document(m_labels, "a b c d e f");
};

TEST_F(NestedEntities, LieInsideOneAnotherBySpan)
{
    add({ 2, 3 });
    add({ 0, 11 });
    add({ 4, 7 }); // crosses the next
    add({ 0, 5 });
    add({ 2, 3 });
    EXPECT_EQ(nestingDepth(tree()), 3U) << "the two of one span are not inside each other";
    EXPECT_EQ(nestingOf(tree()),
        (std::vector { Nesting::Inner, Nesting::Outer, Nesting::Inner, Nesting::Inner, Nesting::Inner }));
}

TEST_F(NestedEntities, LieInsideOneAnotherByParentsOfOneSpan)
{
    const auto outer = add({ 0, 3 });
    const auto middle = add({ 0, 3 }, outer);
    add({ 0, 3 }, middle);
    EXPECT_EQ(nestingDepth(tree()), 3U);
    EXPECT_EQ(nestingOf(tree()), (std::vector { Nesting::Outer, Nesting::Inner, Nesting::Inner }));
}

TEST_F(NestedEntities, AreAsDeepAsThereAreEntities)
{
    EXPECT_EQ(nestingDepth(tree()), 0U);
    const auto whole = add({ 0, 5 });
    addEntity(m_document, m_labels, { 0, 1 }, "part", whole, Role::Component);
    EXPECT_EQ(nestingDepth(tree()), 1U) << "components are parts";
    EXPECT_EQ(nestingOf(tree()), (std::vector { Nesting::Flat, Nesting::Flat }));
}

TEST_F(NestedEntities, CrossWhatTheyNeitherHoldNorLieIn)
{
    std::mt19937 random(7);
    for (int round = 0; round < 200; ++round) {
        m_document.annotations = {};
        const auto count = testsupport::below(random, 9);
        for (std::uint32_t i = 0; i < count; ++i) {
            const auto begin = testsupport::below(random, 10);
            add({ begin, begin + testsupport::below(random, 6) });
        }
        const auto crossing = crossingOf(tree());
        ASSERT_EQ(crossing.size(), count);
        for (std::uint32_t i = 0; i < count; ++i) {
            const auto& entities = tree().entities;
            const bool crosses = std::ranges::any_of(entities, [&](const Entity& other) {
                return text::relation(entities[i].span, other.span) == text::SpanRelation::Crossing;
            });
            EXPECT_EQ(crossing[i], crosses) << round << ", " << i;
        }
    }
    m_document.annotations = {};
    add({ 0, 5 });
    addEntity(m_document, m_labels, { 3, 7 }, "part", 0, Role::Component);
    EXPECT_EQ(crossingOf(tree()), (std::vector { false, false })) << "components do not count";
}

} // namespace
} // namespace touchstone::annotation
