// SPDX-License-Identifier: GPL-3.0-or-later
// SER and ERR: slots against every alignment tried, the paper's tables, ranks.
#include "core/measures/ser/ser.h"
#include "tests/reference/everyslot.h"
#include "tests/support/builders.h"

#include <gtest/gtest.h>

#include <array>
#include <random>

namespace touchstone {
namespace {

using annotation::Layer;
using annotation::Role;

metrics::SerCounts counts(const Layer& gold, const Layer& system, match::SlotKind kind,
    const metrics::SerParameters& parameters = {})
{
    const match::TreeLabels labels(gold.labels, system.labels);
    const auto goldSide = match::makeTreeSide(gold.documents[0], labels, match::SideRole::Gold);
    const auto systemSide = match::makeTreeSide(system.documents[0], labels, match::SideRole::System);
    support::Progress progress;
    metrics::SerCounts counts;
    const bool entities = kind == match::SlotKind::Entities;
    counts.slots = entities ? goldSide.entityCount : goldSide.componentCount;
    counts.systemSlots = entities ? systemSide.entityCount : systemSide.componentCount;
    const auto pairs
        = match::matchSlots(goldSide, systemSide, kind, metrics::slotCosts(parameters), progress);
    for (const auto& pair : pairs.value()) {
        counts.addPair(pair);
    }
    return counts;
}

metrics::SerCounts global(const Layer& gold, const Layer& system)
{
    auto sum = counts(gold, system, match::SlotKind::Entities);
    return sum += counts(gold, system, match::SlotKind::Components);
}

TEST(Ser, FiguresOfThePaper)
{
    const auto gold = testsupport::layer(
        { "le [func.ind [+kind président]] rencontre l' [func.ind [+qualifier ancien] [+kind ministre]]" });
    const auto first
        = testsupport::layer({ "le [func.ind [+kind président]] rencontre l' ancien ministre" }, "a");
    const auto second = testsupport::layer(
        { "le président rencontre l' [func.ind [+qualifier ancien] [+kind ministre]]" }, "b");
    EXPECT_DOUBLE_EQ(*global(gold, first).ser({}), 0.6);
    EXPECT_DOUBLE_EQ(*global(gold, second).ser({}), 0.4);
    const auto ambassador
        = testsupport::layer({ "[func.ind [+kind ambassadeur] de la [loc.adm.nat [+name Turquie]] "
                               "en [loc.adm.nat [+name France]]]" });
    const auto flat = testsupport::layer(
        { "[func.ind [+kind ambassadeur] de la [+name Turquie] en [+name France]]" }, "system");
    EXPECT_DOUBLE_EQ(*global(ambassador, flat).ser({}), 2.0 / 6);
}

metrics::SerCounts row(
    std::int64_t slots, std::int64_t deletions, std::int64_t insertions, std::int64_t errors)
{
    metrics::SerCounts counts;
    counts.slots = slots;
    counts.pairs = slots - deletions;
    counts.systemSlots = counts.pairs + insertions;
    counts.labelErrors = errors;
    return counts;
}

TEST(Ser, RowsOfThePapersTableThree)
{
    constexpr std::int64_t types = 5954;
    constexpr std::int64_t components = 8627;
    EXPECT_NEAR(*row(types, 1925, 155, 541).ser({}), 0.395, 0.0005);
    EXPECT_NEAR(*row(components, 2304, 310, 587).ser({}), 0.337, 0.0005);
    EXPECT_NEAR(*row(types, 1476, 543, 888).ser({}), 0.41, 0.005);
    EXPECT_NEAR(*row(components, 2092, 525, 589).ser({}), 0.337, 0.0015);
    EXPECT_NEAR(*row(types, 1511, 290, 818).ser({}), 0.37, 0.005);
    EXPECT_NEAR(*row(components, 4295, 266, 2908).ser({}), 0.697, 0.0005);
    auto sum = row(types, 1511, 290, 818);
    sum += row(components, 4295, 266, 2908);
    EXPECT_EQ(sum.deletions(), 5806);
    EXPECT_EQ(sum.insertions(), 556);
    EXPECT_NEAR(*sum.ser({}), 0.564, 0.0005);
}

TEST(Ser, RanksOfThePapersTableTwo)
{
    using Scores = std::vector<std::optional<double>>;
    using Ranks = std::vector<std::optional<int>>;
    EXPECT_EQ(metrics::ranks(Scores { 35.4, 38.0, 51.4, 36.4, 37.3, 39.2, 50.0, 56.4, 44.6, 85.6 }, true),
        (Ranks { 1, 4, 8, 2, 3, 5, 7, 9, 6, 10 }));
    EXPECT_EQ(metrics::ranks(Scores { 34.4, 35.5, 50.0, 40.4, 38.7, 37.9, 52.6, 50.1, 42.8, 81.4 }, true),
        (Ranks { 1, 2, 7, 5, 4, 3, 9, 8, 6, 10 }));
    EXPECT_EQ(metrics::ranks(Scores { 0.5, std::nullopt, 0.7, 0.5, 0.4 }, false),
        (Ranks { 2, std::nullopt, 1, 2, 4 }));
}

TEST(Ser, MetonymyIsASetOfTypes)
{
    const auto errors = [](const char* gold, const char* system) {
        return counts(testsupport::layer({ gold }), testsupport::layer({ system }), match::SlotKind::Entities)
            .labelErrors;
    };
    EXPECT_EQ(errors("[loc|org x]", "[org|loc x]"), 0);
    EXPECT_EQ(errors("[loc|org x]", "[loc x]"), 1);
    EXPECT_EQ(errors("[loc|loc x]", "[loc x]"), 0);
    EXPECT_EQ(errors("[loc.adm x]", "[loc x]"), 1);
}

TEST(Ser, ErrWithAndWithoutWrongPairsBelow)
{
    metrics::SerCounts counts {
        .slots = 4, .systemSlots = 4, .pairs = 3, .labelErrors = 2, .boundaryErrors = 1, .correct = 1
    };
    EXPECT_DOUBLE_EQ(*counts.err(false), 4.0 / 5);
    EXPECT_DOUBLE_EQ(*counts.err(true), 4.0 / 3);
    counts
        = { .slots = 1, .systemSlots = 1, .pairs = 1, .labelErrors = 1, .boundaryErrors = 0, .correct = 0 };
    EXPECT_DOUBLE_EQ(*counts.err(false), 1);
    EXPECT_FALSE(counts.err(true));
    EXPECT_FALSE(metrics::SerCounts {}.ser({}));
}

Layer randomSlots(std::mt19937& random, std::uint32_t count)
{
    const auto draw = [&](std::uint32_t limit) { return static_cast<std::uint32_t>(random() % limit); };
    static const char* const types[] { "pers", "loc", "loc.adm", "org" };
    Layer layer;
    auto& document = layer.documents.emplace_back();
    document.text = text::Text(std::string(8, 'x'));
    for (std::uint32_t i = 0; i < count; ++i) {
        const auto begin = draw(6);
        const text::Span span { begin, begin + 1 + draw(std::min(8 - begin, 4U)) };
        const bool component = i > 0 && draw(2) == 0;
        const auto made = testsupport::addEntity(document, layer.labels, span, types[draw(4)],
            component ? draw(i) : annotation::noEntity, component ? Role::Component : Role::Entity);
        auto& tree = document.annotations;
        if (!component && draw(4) == 0) {
            tree.editDetails(made).furtherLabels.push_back(layer.labels.intern(types[draw(4)]));
        }
    }
    return layer;
}

TEST(Ser, AsEveryAlignmentTried)
{
    std::mt19937 random(21);
    const std::array<std::pair<const char*, double>, 4> weights { { { "0.5", 0.5 }, { "0.25", 0.25 },
        { "1", 1 }, { "0", 0 } } };
    for (int round = 0; round < 500; ++round) {
        SCOPED_TRACE(round);
        const auto gold = randomSlots(random, 1 + static_cast<std::uint32_t>(random() % 9));
        const auto system = randomSlots(random, 1 + static_cast<std::uint32_t>(random() % 9));
        const auto& label = weights[round < 250 ? 0 : random() % 4];
        const auto& boundary = weights[round < 250 ? 0 : random() % 4];
        const metrics::SerParameters parameters { *metrics::fractionOf(label.first),
            *metrics::fractionOf(boundary.first), false };
        for (const auto kind : { match::SlotKind::Entities, match::SlotKind::Components }) {
            const auto best = reference::everySlotAlignment(gold, system,
                kind == match::SlotKind::Entities ? Role::Entity : Role::Component, label.second,
                boundary.second);
            const auto found = counts(gold, system, kind, parameters);
            EXPECT_EQ(found.cost(parameters), best.cost);
            EXPECT_EQ(found.deletions() + found.insertions(), best.unpaired);
            EXPECT_EQ(found.labelErrors, best.labelErrors);
            EXPECT_EQ(found.boundaryErrors, best.boundaryErrors);
            EXPECT_EQ(found.correct, best.correct);
        }
    }
}

} // namespace
} // namespace touchstone
