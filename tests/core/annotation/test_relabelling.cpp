// SPDX-License-Identifier: GPL-3.0-or-later
// Labels renamed, merged, shortened, kept and dropped: annotations, tags and cells alike.
#include "core/annotation/joining.h"
#include "core/annotation/keeping.h"
#include "core/annotation/relabelling.h"
#include "tests/support/builders.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace touchstone::annotation {
namespace {

using testsupport::layer;
using testsupport::listed;

LabelRules map(std::vector<LabelRule> rules)
{
    LabelRules result;
    result.map = std::move(rules);
    return result;
}

std::string after(const std::string& marked, const LabelRules& rules, LabelSide side = LabelSide::Gold)
{
    return listed(relabelled(layer({ marked }), rules, side).layer);
}

TEST(Relabelling, MapsThenShortensThenChooses)
{
    LabelRules rules = map({ { LabelSide::Both, "town", "loc.adm.town" }, { LabelSide::Both, "loc", "X" } });
    rules.collapse = 1;
    rules.types = { "loc" };
    EXPECT_EQ(after("[town Rome] [loc Po] [loc.phys Etna] [pers Ada]", rules),
        "== d1\nloc 0-4 Rome\nloc 8-12 Etna ##3\n");
}

TEST(Relabelling, TheFilesLabelsAreKept)
{
    LabelRules rules = map({ { LabelSide::Both, "town", "loc.town" }, { LabelSide::Both, "pers", "town" } });
    rules.types = { "loc.town", "town" };
    const auto once
        = relabelled(layer({ "[town Rome] [pers Ada] [org Fiat]" }), rules, LabelSide::Gold).layer;
    const auto own = [](const Layer& of) {
        std::string names;
        for (const auto& entity : of.documents[0].annotations.entities) {
            names += of.labels.name(entity.label) + "<" + of.fileLabel(entity) + " ";
        }
        return names;
    };
    EXPECT_EQ(own(once), "loc.town<town town<pers ");
    EXPECT_EQ(once.fileLabels.size(), 3U) << "also what is left out";
    EXPECT_EQ(own(relabelled(once, map({ { LabelSide::Both, "town", "X" } }), LabelSide::Gold).layer),
        "loc.town<town X<pers ");
    const auto plain = layer({ "[pers Bob]" });
    const LayerPart parts[] = { { "a", &plain }, { "b", &once } };
    const auto whole = joined(parts);
    EXPECT_EQ(own(whole), "pers<pers ");
    EXPECT_EQ(whole.fileLabel(whole.documents[1].annotations.entities[1]), "pers");
    EXPECT_EQ(joined(std::span(parts).first(1)).fileLabels.size(), 0U) << "they have their own names";
}

TEST(Relabelling, MapsEachLabelOnce)
{
    EXPECT_EQ(after("[A a] [B b]", map({ { LabelSide::Both, "A", "B" }, { LabelSide::Both, "B", "A" } })),
        "== d1\nB 0-1 a\nA 2-3 b\n");
}

TEST(Relabelling, TheRuleOfTheVerySideCountsAndTheLastOfEqualOnes)
{
    const auto rules = map({ { LabelSide::Gold, "A", "gold" }, { LabelSide::Both, "A", "both" },
        { LabelSide::System, "B", "first" }, { LabelSide::System, "B", "last" } });
    EXPECT_EQ(after("[A a] [B b]", rules, LabelSide::Gold), "== d1\ngold 0-1 a\nB 2-3 b\n");
    EXPECT_EQ(after("[A a] [B b]", rules, LabelSide::System), "== d1\nboth 0-1 a\nlast 2-3 b\n");
}

TEST(Relabelling, LabelsAreWholeAndExact)
{
    const auto rules = map({ { LabelSide::Both, "Per", "X" }, { LabelSide::Both, "none", "N" },
        { LabelSide::Both, "", "empty" } });
    auto from = layer({ "[PER a] [Per b] [none c] [O d]" });
    testsupport::addEntity(from.documents[0], from.labels, { 0, 1 }, "");
    testsupport::addEntity(from.documents[0], from.labels, { 0, 1 }, "two words");
    EXPECT_EQ(listed(relabelled(from, rules, LabelSide::Gold).layer),
        "== d1\nPER 0-1 a\nX 2-3 b\nN 4-5 c\nO 6-7 d\nempty 0-1 a\ntwo words 0-1 a\n");
}

TEST(Relabelling, SegmentsEndAtDots)
{
    EXPECT_EQ(firstSegments("loc.adm.town", 0), "loc.adm.town");
    EXPECT_EQ(firstSegments("loc.adm.town", 1), "loc");
    EXPECT_EQ(firstSegments("loc.adm.town", 2), "loc.adm");
    EXPECT_EQ(firstSegments("loc.adm.town", 9), "loc.adm.town");
    EXPECT_EQ(firstSegments("loc", 1), "loc");
    EXPECT_EQ(firstSegments("loc.", 1), "loc");
    EXPECT_EQ(firstSegments(".x", 1), ".x");
    EXPECT_EQ(firstSegments("..x", 2), "..x");
    EXPECT_EQ(firstSegments("", 1), "");
}

TEST(Relabelling, AnAnnotationStandsAndFallsWithItsFirstLabel)
{
    LabelRules rules = map({ { LabelSide::Both, "fac", "loc" }, { LabelSide::Both, "misc", "" } });
    rules.types = { "loc", "org" };
    EXPECT_EQ(after("[loc|org a] [loc|fac|loc b] [pers|loc c] [org|misc|pers d]", rules),
        "== d1\nloc|org 0-1 a\nloc 2-3 b\norg 6-7 d ##4\n");
}

TEST(Relabelling, ChildrenOfADroppedAnnotationMoveUpAndItsComponentsGo)
{
    LabelRules rules;
    rules.types = { "loc", "pers" };
    EXPECT_EQ(after("[pers#p [func#f [+kind#k duke] of [loc#l Mantua] [+title#t x]] [+name#n Ada]]", rules),
        "== d1\npers 0-20 duke of Mantua x Ada #p\nloc 8-14 Mantua #l < p\n+name 17-20 Ada #n < p\n");
}

TEST(Relabelling, TypesAndSegmentsLeaveComponentsAloneTheMapDoesNot)
{
    LabelRules rules = map({ { LabelSide::Both, "name.first", "first" }, { LabelSide::Both, "kind", "" },
        { LabelSide::Both, "pers.ind", "person.ind" } });
    rules.collapse = 1;
    rules.types = { "person" };
    EXPECT_EQ(after("[pers.ind#p [+name.first#a Ada] [+name.last#b Ray] [+kind#c [+val#d Dr]]]", rules),
        "== d1\nperson 0-10 Ada Ray Dr #p\n+first 0-3 Ada #a < p\n+name.last 4-7 Ray #b < p\n"
        "+val 8-10 Dr #d < p\n");
}

TEST(Relabelling, OrphansStay)
{
    auto from = layer({ "[X x] y" });
    testsupport::addEntity(from.documents[0], from.labels, { 2, 3 }, "name", noEntity, Role::Component);
    repairParents(from.documents[0].annotations);
    LabelRules rules;
    rules.types = { "Y" };
    const auto made = relabelled(from, rules, LabelSide::Gold).layer;
    ASSERT_EQ(made.documents[0].annotations.size(), 1U);
    EXPECT_TRUE(made.documents[0].annotations.entities[0].orphan);
}

TEST(Relabelling, TellsWhatWent)
{
    LabelRules rules = map({ { LabelSide::Both, "A", "" }, { LabelSide::Both, "b", "B" } });
    rules.types = { "D" };
    const auto result
        = relabelled(layer({ "[A a] [A a] [B b] [b b] [C.x c] [D d]", "[A a]" }), rules, LabelSide::Gold);
    EXPECT_EQ(result.dropped, (std::map<std::string, std::int64_t> { { "A", 3 } }));
    EXPECT_EQ(result.leftOut, (std::map<std::string, std::int64_t> { { "B", 2 }, { "C.x", 1 } }));
    EXPECT_EQ(result.layer.labels.size(), 1U); // what is left
}

TEST(Relabelling, RulesThatMeanTheSameAreOne)
{
    LabelRules a = map({ { LabelSide::Both, "A", "X" }, { LabelSide::Gold, "A", "A" },
        { LabelSide::System, "B", "Y" }, { LabelSide::Both, "C", "Z" }, { LabelSide::Both, "D", "D" } });
    a.types = { "Z", "A", "Z" };
    LabelRules b = map({ { LabelSide::Gold, "C", "Z" } });
    b.types = { "A", "Z" };
    EXPECT_EQ(rulesOfSide(a, LabelSide::Gold), rulesOfSide(b, LabelSide::Gold));
    EXPECT_NE(rulesOfSide(a, LabelSide::System), rulesOfSide(b, LabelSide::System));
    EXPECT_TRUE(rulesOfSide(map({ { LabelSide::System, "A", "B" } }), LabelSide::Gold).empty());
}

/// "B-x", "O" … as tags of one document; the labels are interned as they come.
Layer tagged(const std::vector<std::string>& tags)
{
    static const std::string letters = "OBIESLUM";
    Layer result;
    auto& document = result.documents.emplace_back();
    for (const auto& tag : tags) {
        const auto at = static_cast<std::uint32_t>(document.tokens.size());
        document.tokens.push_back({ 2 * at, 2 * at + 1 });
        if (tag == "O") {
            document.tokenTags.emplace_back();
            continue;
        }
        const bool bare = tag.size() < 2 || tag[1] != '-';
        const auto prefix = bare ? TagPrefix::None : static_cast<TagPrefix>(letters.find(tag[0]));
        document.tokenTags.emplace_back(prefix, result.labels.intern(bare ? tag : tag.substr(2)));
    }
    return result;
}

std::string tags(const Layer& layer)
{
    std::string text;
    for (const auto tag : layer.documents[0].tokenTags) {
        text += text.empty() ? "" : " ";
        text += tag.outside() ? std::string("O")
            : tag.prefix() == TagPrefix::None
            ? layer.labels.name(tag.label())
            : "OBIESLUM"[static_cast<std::size_t>(tag.prefix())] + ("-" + layer.labels.name(tag.label()));
    }
    return text;
}

TEST(Relabelling, TagsFollowTheirAnnotations)
{
    LabelRules rules = map({ { LabelSide::Both, "P", "PER" }, { LabelSide::Both, "M", "" } });
    rules.types = { "PER", "L" };
    const auto made = relabelled(
        tagged({ "B-P", "I-P", "O", "B-M", "I-M", "S-PER", "U-X", "L", "P" }), rules, LabelSide::System);
    EXPECT_EQ(tags(made.layer), "B-PER I-PER O O O S-PER O L PER");
}

/// The annotations that a reader makes of the tags, one each token.
std::string joined(
    const std::vector<std::string>& from, const LabelRules& rules, std::vector<std::uint32_t> sentences = {})
{
    auto before = tagged(from);
    auto& document = before.documents[0];
    document.text = text::Text(std::string(2 * from.size(), 'x'));
    document.sentences = std::move(sentences);
    for (std::size_t token = 0; token < from.size(); ++token) {
        const auto tag = document.tokenTags[token];
        if (!tag.outside()) {
            Entity entity;
            entity.span = document.tokens[token];
            entity.label = tag.label();
            document.annotations.entities.push_back(entity);
        }
    }
    const auto made = relabelled(before, rules, LabelSide::Gold);
    std::string text = tags(made.layer) + ":";
    for (const auto& entity : made.layer.documents[0].annotations.entities) {
        text += " " + made.layer.labels.name(entity.label) + std::to_string(entity.span.begin / 2) + "-"
            + std::to_string(entity.span.end / 2);
    }
    return text;
}

TEST(Relabelling, NeighboursThatOnlyTheirLabelsPartedAreJoined)
{
    const auto rules = map({ { LabelSide::Both, "Q", "P" }, { LabelSide::Both, "X", "" } });
    EXPECT_EQ(joined({ "B-P", "I-Q", "I-P", "B-Q" }, rules), "B-P I-P I-P B-P: P0-2 P3-3");
    EXPECT_EQ(joined({ "I-P", "I-Q", "O", "I-Q" }, rules), "I-P I-P O I-P: P0-1 P3-3"); // IOB1
    EXPECT_EQ(joined({ "B-P", "E-Q", "I-P", "M-Q" }, rules), "B-P E-P I-P M-P: P0-1 P2-3"); // E ends one
    EXPECT_EQ(joined({ "U-P", "L-Q", "S-P" }, rules), "U-P L-P S-P: P0-0 P1-1 P2-2");
    EXPECT_EQ(joined({ "P", "Q", "R" }, rules), "P P R: P0-1 R2-2");
    EXPECT_EQ(joined({ "B-P", "I-X", "I-Q" }, rules), "B-P O I-P: P0-0 P2-2");
    EXPECT_EQ(
        joined({ "B-P", "I-Q", "I-P" }, rules, { 0, 1 }), "B-P I-P I-P: P0-0 P1-2"); // a sentence begins
}

/// A document read as one flat HIPE column.
Layer celled(const std::vector<std::string>& labels, const std::vector<std::string>& links,
    const std::vector<std::string>& coarse)
{
    Layer result;
    auto& cells = result.documents.emplace_back().cells;
    const auto fill = [&](std::vector<std::uint32_t>& into, const std::vector<std::string>& from) {
        for (const auto& cell : from) {
            into.push_back(static_cast<std::uint32_t>(result.cells.intern(cell)));
        }
    };
    fill(cells.labels, labels);
    fill(cells.links, links);
    fill(cells.coarse, coarse);
    fill(cells.flags, std::vector<std::string>(labels.size(), "I-loc"));
    return result;
}

std::string column(const Layer& layer, const std::vector<std::uint32_t>& cells)
{
    std::string text;
    for (const auto cell : cells) {
        text += (text.empty() ? "" : " ") + layer.cells.name(LabelId { cell });
    }
    return text;
}

TEST(Relabelling, CellsFollowTheirAnnotations)
{
    LabelRules rules = map({ { LabelSide::Both, "loc", "LOC" }, { LabelSide::Both, "time", "" } });
    const auto from = celled({ "B-loc", "I-loc", "O", "B-time", "_", "S-loc", "loc", "B-pers" },
        { "Q1", "Q1", "_", "Q2", "Q3", "I-loc", "NIL", "Q4|Q5" },
        { "B-loc", "I-loc", "O", "B-time", "_", "S-loc", "loc", "B-pers" });
    const auto made = relabelled(from, rules, LabelSide::Gold).layer;
    const auto& cells = made.documents[0].cells;
    EXPECT_EQ(column(made, cells.labels), "B-LOC I-LOC O O _ B-LOC I-LOC B-pers");
    EXPECT_EQ(column(made, cells.coarse), "B-LOC I-LOC O O _ B-LOC I-LOC B-pers");
    EXPECT_EQ(column(made, cells.links), "Q1 Q1 _ _ Q3 I-loc NIL Q4|Q5"); // a link's text is no label
    EXPECT_EQ(column(made, cells.flags), "I-loc I-loc I-loc I-loc I-loc I-loc I-loc I-loc");
}

TEST(Relabelling, CellsInAnotherCaseFollowTheAnnotationThatTheyAreIn)
{
    const auto cells = [&](const std::vector<std::string>& from, const LabelRules& rules) {
        const auto made = relabelled(celled(from, {}, {}), rules, LabelSide::Gold).layer;
        return column(made, made.documents[0].cells.labels);
    };
    LabelRules rules;
    rules.types = { "LOC" };
    EXPECT_EQ(cells({ "B-loc", "I-LOC", "B-LOC", "I-loc" }, rules), "O O B-LOC I-LOC");
    EXPECT_EQ(cells({ "B-loc", "I-pers", "I-LOC" }, map({ { LabelSide::Both, "pers", "loc" } })),
        "B-loc I-loc I-LOC");
}

TEST(Relabelling, ALayerWithoutCellsGetsNone)
{
    const auto made = relabelled(layer({ "[A a]" }), map({ { LabelSide::Both, "A", "B" } }), LabelSide::Gold);
    EXPECT_EQ(made.layer.cells.size(), 0U);
}

/// The rules of the header, one annotation after the other, with no care for cost.
EntityTree slowly(const Layer& from, const LabelRules& rules, LabelSide side, LabelSet& labels)
{
    const auto& tree = from.documents[0].annotations;
    const auto name = [&](LabelId label, bool component) -> std::optional<std::string> {
        auto text = from.labels.name(label);
        const LabelRule* found = nullptr;
        for (const auto& rule : rules.map) {
            if (rule.from == text
                && (rule.side == side
                    || (rule.side == LabelSide::Both
                        && (found == nullptr || found->side == LabelSide::Both)))) {
                found = &rule;
            }
        }
        if (found != nullptr && found->to.empty()) {
            return std::nullopt;
        }
        text = found != nullptr ? found->to : text;
        if (!component) {
            text = std::string(firstSegments(text, rules.collapse));
            if (!rules.types.empty()
                && std::find(rules.types.begin(), rules.types.end(), text) == rules.types.end()) {
                return std::nullopt;
            }
        }
        return text;
    };
    const auto component = [&](std::uint32_t at) { return tree.entities[at].role == Role::Component; };
    const auto stays = [&](std::uint32_t at) {
        if (!name(tree.entities[at].label, component(at))) {
            return false;
        }
        auto owner = at;
        while (owner != noEntity && component(owner)) {
            owner = tree.entities[owner].parent;
        }
        return owner == noEntity || name(tree.entities[owner].label, false).has_value();
    };
    EntityTree result;
    std::vector<std::uint32_t> places(tree.size(), noEntity);
    for (std::uint32_t at = 0; at < tree.size(); ++at) {
        if (stays(at)) {
            places[at] = static_cast<std::uint32_t>(result.size());
            auto entity = tree.entities[at];
            entity.label = labels.intern(*name(entity.label, component(at)));
            entity.details = 0;
            result.entities.push_back(entity);
            result.editDetails(places[at]).id = tree.id(at);
        }
    }
    for (auto& entity : result.entities) {
        while (entity.parent != noEntity && places[entity.parent] == noEntity) {
            entity.parent = tree.entities[entity.parent].parent;
        }
        entity.parent = entity.parent == noEntity ? noEntity : places[entity.parent];
    }
    return result;
}

TEST(Relabelling, EqualsTheSlowWayOnRandomTrees)
{
    std::mt19937 random(7);
    const std::vector<std::string> names { "a", "a.b", "a.c", "b", "c.d.e", "", "B" };
    const auto one = [&](std::size_t most) { return static_cast<std::uint32_t>(random() % most); };
    for (int round = 0; round < 500; ++round) {
        Layer from;
        auto& document = from.documents.emplace_back();
        document.text = text::Text(std::string(20, 'x'));
        auto& tree = document.annotations;
        const auto size = one(12);
        for (std::uint32_t at = 0; at < size; ++at) {
            Entity entity;
            entity.span = { one(10), 10 + one(10) };
            entity.label = from.labels.intern(names[one(names.size())]);
            entity.parent = one(3) == 0 ? noEntity : one(size);
            entity.role = one(3) == 0 ? Role::Component : Role::Entity;
            tree.entities.push_back(entity);
        }
        repairParents(tree);
        LabelRules rules;
        for (auto i = one(6); i > 0; --i) {
            rules.map.push_back({ static_cast<LabelSide>(one(3)), names[one(names.size())],
                one(3) == 0 ? std::string() : names[one(names.size())] });
        }
        rules.collapse = one(3);
        for (auto i = one(4); i > 0; --i) {
            rules.types.push_back(names[one(names.size())]);
        }
        for (const auto side : { LabelSide::Gold, LabelSide::System }) {
            const auto made = relabelled(from, rules, side).layer;
            LabelSet labels;
            const auto expected = slowly(from, rules, side, labels);
            const auto& got = made.documents[0].annotations;
            ASSERT_EQ(got.size(), expected.size());
            for (std::uint32_t at = 0; at < got.size(); ++at) {
                EXPECT_EQ(made.labels.name(got.entities[at].label), labels.name(expected.entities[at].label));
                EXPECT_EQ(got.entities[at].parent, expected.entities[at].parent);
                EXPECT_EQ(got.entities[at].span, expected.entities[at].span);
                EXPECT_EQ(got.id(at), expected.id(at));
            }
            const LabelRules normal = rulesOfSide(rules, side);
            EXPECT_EQ(listed(relabelled(from, normal, side).layer), listed(made));
        }
    }
}

TEST(Keeping, LongChainsAreClimbedOnce)
{
    constexpr std::uint32_t depth = 100'000; // quadratic, this would take minutes
    EntityTree tree;
    tree.entities.resize(2 * depth);
    for (std::uint32_t at = 0; at < 2 * depth; ++at) {
        tree.entities[at].parent = at == 0 ? noEntity : at < depth ? at - 1 : depth - 1;
    }
    std::vector<bool> keeps(2 * depth, true);
    std::fill(keeps.begin() + 1, keeps.begin() + depth, false);
    const auto left = onlyKept(tree, keeps);
    ASSERT_EQ(left.size(), depth + 1);
    EXPECT_EQ(left.entities.back().parent, 0U);
}

} // namespace
} // namespace touchstone::annotation
