// SPDX-License-Identifier: GPL-3.0-or-later
// The table of both sides' labels: counts, neighbours, and rules there and back.
#include "core/annotation/relabelling.h"
#include "core/evaluation/dataset/labeltable.h"
#include "tests/support/builders.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace touchstone::analysis {
namespace {

using annotation::LabelRules;
using annotation::LabelSide;
using testsupport::layerPtr;

std::vector<LabelCounts> counts(const std::vector<std::string>& gold, const std::vector<std::string>& system)
{
    std::map<std::string, LabelCounts> all;
    for (const auto& label : gold) {
        all[label].gold += 1;
    }
    for (const auto& label : system) {
        all[label].system += 1;
    }
    std::vector<LabelCounts> result;
    for (auto& [label, count] : all) {
        count.label = label;
        result.push_back(count);
    }
    return result;
}

/// "Label gold:system -> proposal", a line each.
std::string shown(const LabelTable& table)
{
    std::string text;
    for (const auto& row : table.rows) {
        text += row.counts.label + " " + std::to_string(row.counts.gold) + ":"
            + std::to_string(row.counts.system) + (row.proposal.empty() ? "" : " -> " + row.proposal) + "\n";
    }
    return text;
}

std::string proposalFor(const std::string& label, const std::vector<std::string>& others)
{
    for (const auto& row : labelTable(counts({ label }, others)).rows) {
        if (row.counts.label == label) {
            return row.proposal;
        }
    }
    return "no row";
}

TEST(LabelTable, CountsEveryLabelOfBothSides)
{
    const auto gold = layerPtr({ "[PER Ada] [LOC|ORG Rome]", "[PER [+name Bob]]" });
    const auto made = countLabels(gold,
        std::vector {
            layerPtr({ "[PER Ada]" }), annotation::LayerPtr(), layerPtr({ "[PER Ada] [name x]" }) });
    const std::vector<LabelCounts> expected { { "LOC", 1, 0, false }, { "ORG", 1, 0, false },
        { "PER", 2, 2, false }, { "name", 1, 1, false } };
    EXPECT_EQ(made, expected);
    EXPECT_TRUE(countLabels(gold, {}).back().component);
    EXPECT_TRUE(countLabels(nullptr, {}).empty());
}

TEST(LabelTable, UnmatchedLabelsStandFirst)
{
    const auto table = labelTable(counts({ "Z", "PER", "B" }, { "A", "PER", "ORGANIZATION" }),
        { { { LabelSide::Both, "nowhere", "X" } }, 0, {} });
    EXPECT_EQ(shown(table), "A 0:1\nB 1:0\nORGANIZATION 0:1\nZ 1:0\nPER 1:1\nnowhere 0:0\n");
}

TEST(LabelTable, NearNamesAreProposed)
{
    EXPECT_EQ(proposalFor("Generic-Measure", { "Generic_Measure", "Measure" }), "Generic_Measure");
    EXPECT_EQ(proposalFor("Generic-Measure", { "generic measure" }), "generic measure");
    EXPECT_EQ(proposalFor("GenericMeasure", { "generic measure" }), "generic measure");
    EXPECT_EQ(proposalFor("loc", { "LOC", "Loc.x" }), "LOC");
    EXPECT_EQ(proposalFor("É", { "é" }), "é");
    EXPECT_EQ(proposalFor("Persons", { "Person", "Perso" }), "Person");
    EXPECT_EQ(proposalFor("B-PER", { "PER" }), "PER");
    EXPECT_EQ(proposalFor("PER", { "PERCENT", "PERSON" }), "PERSON");
    EXPECT_EQ(proposalFor("ORG", { "Organisation" }), "Organisation");
    EXPECT_EQ(proposalFor("LOC", { "LOCATION" }), "LOCATION");
    EXPECT_EQ(proposalFor("loc.adm.town", { "loc", "loc.adm", "loc.adm.reg" }), "loc.adm");
    EXPECT_EQ(proposalFor("pers.ind", { "loc", "PERSON" }), "PERSON");
    EXPECT_EQ(proposalFor("PROD", { "PRODUCTION" }), "PRODUCTION");
    EXPECT_EQ(proposalFor("Dieseases", { "Diseases" }), "Diseases");
    EXPECT_EQ(proposalFor("DATE", { "DATA" }), "DATA"); // one letter: the user decides
}

TEST(LabelTable, UnlikeNamesAreNot)
{
    EXPECT_EQ(proposalFor("loc", { "loc.adm.town", "location.x" }), "") << "not every loc is a town";
    EXPECT_EQ(proposalFor("loc.adm", { "LOC.ADM.town" }), "");
    EXPECT_EQ(proposalFor("PER", { "LOC", "PE", "PEN", "P" }), "");
    EXPECT_EQ(proposalFor("TYPE1", { "TYPE2", "TYPE12" }), "");
    EXPECT_EQ(proposalFor("_", { "-", "" }), "");
    EXPECT_EQ(proposalFor("", { "_", "x" }), "");
    EXPECT_EQ(proposalFor("MISC", { "DISC" }), "DISC");
    EXPECT_EQ(proposalFor("organism", { "mechanism" }), "");
    EXPECT_EQ(proposalFor(std::string(5000, 'x'), { std::string(5001, 'x') }), "");
}

TEST(LabelTable, DistanceIsTheSameBothWaysAndZeroForTheSame)
{
    const std::vector<std::string> labels { "PER", "per", "Person", "persons", "B-PER", "loc", "loc.adm",
        "loc.adm.town", "LOCATION", "Generic-Measure", "Generic_Measure", "", "_", "TYPE1", "TYPE2", "aa",
        "É" };
    for (const auto& a : labels) {
        EXPECT_EQ(labelDistance(a, a), 0);
        for (const auto& b : labels) {
            EXPECT_EQ(labelDistance(a, b), labelDistance(b, a)) << a << " " << b;
            EXPECT_EQ(labelDistance(a, b) == 0, a == b);
        }
    }
    EXPECT_LT(labelDistance("PER", "per"), labelDistance("PER", "P.E.R."));
    EXPECT_LT(*labelDistance("PER", "PERSON"), *labelDistance("PER", "PERSONNEL"));
}

std::vector<std::string> someLabels(std::mt19937& random)
{
    static const std::vector<std::string> parts { "per", "PER", "son", "loc", "-", "_", ".", "s", "B-", "1",
        "x" };
    std::vector<std::string> labels;
    for (auto count = random() % 12; count > 0; --count) {
        std::string label;
        for (auto i = random() % 4; i > 0; --i) {
            label += parts[random() % parts.size()];
        }
        labels.push_back(label);
    }
    return labels;
}

TEST(LabelTable, ProposesTheNearestOfAllAndTheSameForSidesExchanged)
{
    std::mt19937 random(11);
    for (int round = 0; round < 300; ++round) {
        const auto gold = someLabels(random);
        const auto system = someLabels(random);
        const auto all = counts(gold, system);
        auto shuffled = all;
        std::shuffle(shuffled.begin(), shuffled.end(), random);
        const auto table = labelTable(all);
        EXPECT_EQ(table, labelTable(shuffled));
        for (const auto& row : table.rows) {
            std::string nearest;
            std::optional<int> least;
            for (const auto& other : all) {
                const auto far = renamingDistance(row.counts.label, other.label);
                const bool opposite = row.counts.gold > 0 ? other.system > 0 : other.gold > 0;
                if (!row.matched() && opposite && far && (!least || *far < *least)) {
                    least = far;
                    nearest = other.label;
                }
            }
            EXPECT_EQ(row.proposal, nearest) << row.counts.label;
        }
        auto mirrored = labelTable(counts(system, gold));
        for (auto& row : mirrored.rows) {
            std::swap(row.counts.gold, row.counts.system);
        }
        EXPECT_EQ(mirrored, table);
    }
}

TEST(LabelTable, RulesComeBackAsTheyWere)
{
    const auto all = counts({ "A", "B", "C" }, { "B", "D" });
    LabelRules rules;
    rules.map = { { LabelSide::System, "B", "" }, { LabelSide::Both, "A", "B" },
        { LabelSide::Gold, "A", "A" }, { LabelSide::Gold, "else", "where" } };
    rules.collapse = 2;
    rules.types = { "where", "B", "B" };
    const auto table = labelTable(all, rules);
    const auto back = rulesOf(table);
    EXPECT_EQ(labelTable(all, back), table);
    for (const auto side : { LabelSide::Gold, LabelSide::System }) {
        EXPECT_EQ(annotation::rulesOfSide(back, side), annotation::rulesOfSide(rules, side));
    }
    EXPECT_EQ(back.map.size(), rules.map.size());
    EXPECT_TRUE(rulesOf(labelTable(all)).empty());
}

TEST(LabelTable, AcceptedProposalsMakeLabelsMeet)
{
    auto table = labelTable(counts({ "PER", "Generic-Measure", "LOC", "Location" },
        { "PERSON", "Persons", "Generic_Measure", "LOC", "Locations", "Odd" }));
    EXPECT_EQ(acceptProposals(table), 4U);
    std::string text;
    for (const auto& label : labelsAfter(table)) {
        text += label.label + " " + std::to_string(label.gold) + ":" + std::to_string(label.system) + "\n";
    }
    EXPECT_EQ(text, "Odd 0:1\nGeneric-Measure 1:1\nLOC 1:1\nLocation 1:1\nPER 1:2\n");
    EXPECT_EQ(acceptProposals(table), 0U);
}

TEST(LabelTable, LabelsOfTheGoldAreJoinedBeforeThoseOfSystems)
{
    auto table = labelTable(counts({ "ORG", "ORGANIZATION" }, { "ORGANIZATION", "ORGAN" }));
    EXPECT_EQ(shown(table), "ORG 1:0 -> ORGANIZATION\nORGAN 0:1 -> ORG\nORGANIZATION 1:1\n");
    EXPECT_EQ(acceptProposals(table), 2U);
    EXPECT_EQ(labelsAfter(table), (std::vector<LabelCounts> { { "ORGANIZATION", 2, 2, false } }));
}

/// "label gold:system", a line each, once all proposals are accepted.
std::string accepted(const std::vector<std::string>& gold, const std::vector<std::string>& system)
{
    auto table = labelTable(counts(gold, system));
    acceptProposals(table);
    std::string text;
    for (const auto& label : labelsAfter(table)) {
        text += label.label + " " + std::to_string(label.gold) + ":" + std::to_string(label.system) + "\n";
    }
    return text;
}

TEST(LabelTable, PartsBecomeTheirWholeOnEitherSide)
{
    EXPECT_EQ(accepted({ "loc" }, { "loc.adm.reg", "loc.adm.town" }), "loc 1:2\n");
    EXPECT_EQ(accepted({ "loc.adm.reg", "loc.adm.town" }, { "loc" }), "loc 2:1\n");
    EXPECT_EQ(accepted({ "loc.adm.reg", "loc" }, { "loc", "loc.phys" }), "loc 2:2\n");
    // The whole has another name over there: its parts follow it.
    EXPECT_EQ(accepted({ "LOC", "loc.adm.reg" }, { "loc" }), "LOC 2:1\n");
    EXPECT_EQ(accepted({ "loc_adm" }, { "loc.adm" }), "loc_adm 1:1\n") << "one label, two spellings";
    EXPECT_EQ(accepted({ "loc", "loc.adm" }, { "loc.adm" }), "loc 1:0\nloc.adm 1:1\n");
}

TEST(LabelTable, AnAcceptedProposalFollowsTheRuleOfItsNeighbour)
{
    auto table = labelTable(counts({ "PER", "LOC" }, { "PERSON", "LOCATION" }),
        { { { LabelSide::Gold, "PER", "human" }, { LabelSide::Both, "LOC", "" } }, 0, {} });
    EXPECT_EQ(acceptProposals(table), 1U);
    ASSERT_EQ(labelsAfter(table).size(), 2U);
    EXPECT_EQ(labelsAfter(table).back(), (LabelCounts { "human", 1, 1, false }));
}

TEST(LabelTable, LabelsAfterAreThoseOfTheRelabelledLayers)
{
    std::mt19937 random(3);
    const std::vector<std::string> names { "a", "a.b", "a.c.d", "b", "c" };
    const auto name = [&] { return names[random() % names.size()]; };
    for (int round = 0; round < 100; ++round) {
        const auto side = [&] {
            std::string marked;
            for (auto i = random() % 6; i > 0; --i) {
                marked += "[" + name() + " x] ";
            }
            return layerPtr({ marked + "[b [+a.b y]]" });
        };
        const auto gold = side();
        const auto system = side();
        LabelRules rules;
        for (auto i = random() % 4; i > 0; --i) {
            rules.map.push_back(
                { static_cast<LabelSide>(random() % 3), name(), random() % 3 == 0 ? "" : name() });
        }
        // Components, which these two leave alone, go with their entities: no count of labels tells that.
        rules.collapse = random() % 2;
        const auto after = labelsAfter(labelTable(countLabels(gold, std::vector { system }), rules));
        std::map<std::string, std::pair<std::int64_t, std::int64_t>> expected;
        const auto count = [&](const annotation::LayerPtr& layer, LabelSide of) {
            const auto made = annotation::relabelled(*layer, rules, of).layer;
            for (const auto& entity : made.documents[0].annotations.entities) {
                if (entity.role == annotation::Role::Entity) {
                    auto& both = expected[made.labels.name(entity.label)];
                    ++(of == LabelSide::Gold ? both.first : both.second);
                }
            }
        };
        count(gold, LabelSide::Gold);
        count(system, LabelSide::System);
        for (const auto& [label, both] : expected) {
            EXPECT_TRUE(std::any_of(after.begin(), after.end(),
                [&, &label = label, &both = both](const LabelCounts& found) {
                    return found.label == label && found.gold >= both.first && found.system >= both.second;
                }))
                << label;
        }
    }
}

TEST(LabelTable, AColumnTakenByMistakeIsNoTrap)
{
    std::vector<LabelCounts> all; // 10,000 labels a side: no 100 million comparisons
    for (int i = 0; i < 10'000; ++i) {
        all.push_back({ "gold" + std::to_string(i), 1, 0, false });
        all.push_back({ "Gold-" + std::to_string(i), 0, 1, false });
    }
    const auto table = labelTable(all);
    EXPECT_EQ(table.rows.size(), all.size());
    EXPECT_TRUE(std::all_of(
        table.rows.begin(), table.rows.end(), [](const LabelRow& row) { return !row.proposal.empty(); }));
}

TEST(LabelTable, NearestOfNamesForMessages)
{
    const std::vector<std::string> labels { "LOC", "PER", "Person" };
    EXPECT_EQ(nearestLabel("PER", labels), "PER");
    EXPECT_EQ(nearestLabel("person", labels), "Person");
    EXPECT_EQ(nearestLabel("XYZ", labels), "");
    EXPECT_EQ(nearestLabel("PER", {}), "");
}

} // namespace
} // namespace touchstone::analysis
