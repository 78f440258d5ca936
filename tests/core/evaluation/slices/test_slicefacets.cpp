// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/settings/attributetable.h"
#include "core/evaluation/settings/slicebins.h"
#include "core/evaluation/settings/surfaceform.h"
#include "core/evaluation/settings/trainingnames.h"
#include "core/evaluation/slices/filtering.h"
#include "core/evaluation/slices/slicefacets.h"
#include "core/measures/registry/measurerunner.h"
#include "tests/support/evaluated.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <random>
#include <set>
#include <sstream>

namespace touchstone::analysis {
namespace {

using annotation::Layer;
using annotation::LayerPtr;
using testsupport::evaluated;
using testsupport::Tokens;

/// "value value …" in the order of the records.
std::string valuesOf(const Evaluation& evaluation, const std::string& slice)
{
    const auto* const facet = sliceFacet(evaluation, slice);
    std::string text;
    for (std::uint32_t i = 0; facet != nullptr && i < evaluation.records.size(); ++i) {
        EXPECT_EQ(facet->of(i).size(), 1U);
        text += (text.empty() ? "" : "|") + facet->names[facet->of(i)[0]];
    }
    return text;
}

std::string namesOf(const Evaluation& evaluation, const std::string& slice)
{
    const auto* const facet = sliceFacet(evaluation, slice);
    std::string text;
    for (std::size_t i = 0; facet != nullptr && i < facet->names.size(); ++i) {
        text += (text.empty() ? "" : "|") + facet->names[i];
    }
    return text;
}

LayerPtr dated(const std::vector<std::pair<std::string, std::string>>& textAndDate, std::string name)
{
    Layer layer;
    layer.name = std::move(name);
    for (const auto& [text, date] : textAndDate) {
        layer.documents.push_back(
            testsupport::document(layer.labels, text, "d" + std::to_string(layer.documents.size() + 1)));
        if (!date.empty()) {
            layer.documents.back().attributes.emplace_back("date", date);
        }
    }
    return std::make_shared<const Layer>(std::move(layer));
}

EvaluationSpec trainedOn(const std::vector<std::string>& marked)
{
    EvaluationSpec spec;
    spec.slices.training
        = std::make_shared<const TrainingNames>(TrainingNames(testsupport::layer(marked, "train")));
    spec.slices.trainingDigest = spec.slices.training->digest();
    return spec;
}

TEST(SliceFacets, GoldTellsElseTheSystem)
{
    const auto evaluation = evaluated(testsupport::layerPtr({ "[PER Ada Lovelace] met [PER Babbage]" }),
        testsupport::layerPtr({ "[PER Ada] Lovelace met [PER Babbage]" }));
    EXPECT_EQ(valuesOf(*evaluation, "entity-length"), "2|1");
    EXPECT_EQ(valuesOf(*evaluation, "surface"), "Ada Lovelace|Babbage");
    const auto falseAlarm = evaluated(testsupport::layerPtr({ "Ada met [PER Babbage]" }),
        testsupport::layerPtr({ "[PER Ada met] [PER Babbage]" }));
    EXPECT_EQ(valuesOf(*falseAlarm, "entity-length"), "2|1");
    EXPECT_EQ(valuesOf(*falseAlarm, "tokens"), "multi-token|single-token");
}

TEST(SliceFacets, LengthsAreTokensWhereThereAreSomeElseWords)
{
    const std::string text = "[ORG A.B.] and [ORG well-known Co.]";
    const auto words = evaluated(testsupport::layerPtr({ text }), testsupport::layerPtr({ text }));
    EXPECT_EQ(valuesOf(*words, "entity-length"), "4|5") << "every other sign is a word";
    const auto tokens = evaluated(testsupport::layerPtr({ text }, "gold", Tokens::Words),
        testsupport::layerPtr({ text }, "system", Tokens::None));
    EXPECT_EQ(valuesOf(*tokens, "entity-length"), "1|2");
    const auto bothInGoldUnits = evaluated(testsupport::layerPtr({ text }, "gold", Tokens::None),
        testsupport::layerPtr({ "[ORG A.B.] [LOC and] [ORG well-known Co.]" }, "system", Tokens::Words));
    EXPECT_EQ(valuesOf(*bothInGoldUnits, "entity-length"), "4|1|5");
}

TEST(SliceFacets, FragmentsCountTheirUnitsOnce)
{
    Layer gold;
    gold.documents.push_back(testsupport::document(gold.labels, "left and right arm", "d1"));
    testsupport::addFragmented(gold.documents[0], gold.labels, { { 0, 4 }, { 15, 18 } }, "BODY");
    testsupport::addFragmented(gold.documents[0], gold.labels, { { 9, 11 }, { 12, 14 } }, "PART");
    const auto layer = std::make_shared<const Layer>(std::move(gold));
    const auto evaluation = evaluated(layer, layer);
    EXPECT_EQ(valuesOf(*evaluation, "entity-length"), "2|1");
    EXPECT_EQ(valuesOf(*evaluation, "surface"), "left … arm|ri … ht");
}

TEST(SliceFacets, NestingIsByParentAndBySpan)
{
    const std::string nested
        = "[ORG University of [LOC Paris]] and [LOC Rome] [+name x] [PER [+first Ada] Lovelace]";
    const auto evaluation = evaluated(testsupport::layerPtr({ nested }), testsupport::layerPtr({ nested }));
    EXPECT_EQ(valuesOf(*evaluation, "nesting"), "outer|inner|flat|flat");
    EXPECT_EQ(namesOf(*evaluation, "nesting"), "flat|outer|inner");

    Layer spans; // without parents
    spans.documents.push_back(testsupport::document(spans.labels, "abcdefghij", "d1"));
    for (const auto span : { text::Span { 0, 4 }, text::Span { 1, 3 }, text::Span { 2, 3 },
             text::Span { 5, 7 }, text::Span { 6, 9 }, text::Span { 9, 10 }, text::Span { 9, 10 } }) {
        testsupport::addEntity(
            spans.documents[0], spans.labels, span, span.begin == 9 && spans.labels.size() == 1 ? "B" : "A");
    }
    const auto layer = std::make_shared<const Layer>(std::move(spans));
    EXPECT_EQ(valuesOf(*evaluated(layer, layer), "nesting"), "outer|inner|inner|flat|flat|flat|flat")
        << "crossing and equal spans are not inside each other";
}

TEST(SliceFacets, SeenMeansTheSameStringWithTheSameType)
{
    auto spec = trainedOn({ "[PER Paris] and [LOC  New\nYork] and [LOC Rome]", "[LOC Paris] [ORG Rome]" });
    const auto gold
        = testsupport::layerPtr({ "[PER Paris] [ORG New York] [PER Rome] [LOC paris] [LOC Bonn] x" });
    const auto system = testsupport::layerPtr({ "[PER Paris] New York Rome paris Bonn [LOC x]" });
    const auto evaluation = evaluated(gold, system, spec);
    EXPECT_EQ(valuesOf(*evaluation, "seen"), "seen|other-label|other-label|unseen|unseen|unseen");
    EXPECT_EQ(namesOf(*evaluation, "seen"), "seen|other-label|unseen");
    EXPECT_EQ(spec.slices.training->annotations(), 5U);
    EXPECT_EQ(spec.slices.training->strings(), 3U);
    spec.slices = {};
    const auto without = evaluated(gold, system, spec);
    EXPECT_EQ(sliceFacet(*without, "seen"), nullptr);
    EXPECT_NE(sliceDimension(*without, "seen").error().text.find("--train"), std::string::npos);
}

TEST(SliceFacets, TrainingIsTheSameInAnyOrder)
{
    const TrainingNames one(testsupport::layer({ "[PER Ada] [LOC Rome]", "[PER Ada]" }));
    const TrainingNames other(testsupport::layer({ "[LOC Rome]", "[PER Ada]" }));
    EXPECT_EQ(one.digest(), other.digest());
    EXPECT_NE(one.digest(), TrainingNames(testsupport::layer({ "[PER Rome]", "[PER Ada]" })).digest());
    EXPECT_NE(one.digest(), TrainingNames().digest());
}

TEST(SliceFacets, PeriodsAreAsLongAsTheDatesOfTheGoldNeed)
{
    const auto near = dated({ { "[A x]", "1998-01-02" }, { "[A x]", "2001" }, { "[A x]", "" } }, "gold");
    EXPECT_EQ(valuesOf(*evaluated(near, near), "period"), "1998|2001|none");
    const auto far = dated({ { "[A x]", "1798-01-02" }, { "[A x]", "1809" }, { "[A x]", "1899" } }, "gold");
    EXPECT_EQ(valuesOf(*evaluated(far, far), "period"), "1790-1799|1800-1809|1890-1899");
    EvaluationSpec spec;
    spec.slices.bounds["period"] = { 1800, 1850 };
    EXPECT_EQ(valuesOf(*evaluated(far, far, spec), "period"), "up to 1800|1801-1850|over 1850");
    const auto undated = dated({ { "[A x]", "" } }, "gold");
    EXPECT_EQ(sliceFacet(*evaluated(undated, undated), "period"), nullptr);
}

TEST(SliceFacets, NoiseIsThatOfTheAnnotationAndNoneOfFalseAlarms)
{
    auto gold = testsupport::layer({ "[A aa] [A bb] [A cc] dd" });
    auto& tree = gold.documents[0].annotations;
    tree.editDetails(0).noise = 0.0;
    tree.editDetails(1).noise = 0.1;
    tree.editDetails(2).noise = 0.11;
    const auto evaluation = evaluated(
        std::make_shared<const Layer>(std::move(gold)), testsupport::layerPtr({ "[A aa] bb cc [A dd]" }));
    EXPECT_EQ(valuesOf(*evaluation, "noise"), "0|over 0 to 0.1|over 0.1 to 0.2|none");
    EXPECT_EQ(namesOf(*evaluation, "noise"), "0|over 0 to 0.1|over 0.1 to 0.2|none");
}

TEST(SliceFacets, AttributesOfDocumentsAndOfAnnotations)
{
    EvaluationSpec spec;
    spec.slices.attributes
        = std::make_shared<const AttributeTable>(std::vector<std::string> { "genre", "difficulty", "seen" },
            std::vector<AttributeTable::Row> { { "d1", "", { "news", "2", "a" }, 2 },
                { "d2", "", { "none", "", "" }, 3 }, { "d1", "e2", { "", "10", "" }, 4 } });
    const auto gold = testsupport::layerPtr({ "[A#e1 x] [A#e2 y] z", "[A#e1 x]", "[A x]" });
    const auto system = testsupport::layerPtr({ "[A#e1 x] y [A#e2 z]", "x", "x" });
    const auto evaluation = evaluated(gold, system, spec);
    EXPECT_EQ(valuesOf(*evaluation, "genre"), "news|news|news|\"none\"|none");
    EXPECT_EQ(valuesOf(*evaluation, "difficulty"), "2|10|2|none|none") << "ids are those of the gold";
    EXPECT_EQ(namesOf(*evaluation, "difficulty"), "2|10|none") << "numbers in their order";
    EXPECT_EQ(valuesOf(*evaluation, "attribute.seen"), "a|a|a|none|none");
    EXPECT_EQ(sliceFacet(*evaluation, "seen"), nullptr);
    EXPECT_TRUE(sliceDimension(*evaluation, "genre")->ofDocuments);
    EXPECT_FALSE(sliceDimension(*evaluation, "difficulty")->ofDocuments);
    spec.slices.bounds["difficulty"] = { 5 };
    EXPECT_EQ(valuesOf(*evaluated(gold, system, spec), "difficulty"), "up to 5|over 5|up to 5|none|none");
}

TEST(SliceFacets, AWordThatIsNoneIsAnother)
{
    const auto layer = testsupport::layerPtr({ "[A none] [A \"none\"] [A nones]" });
    EXPECT_EQ(valuesOf(*evaluated(layer, layer), "surface"), "\"none\"|\"\"none\"\"|nones");
}

TEST(SliceFacets, OnlyWhatTellsSomethingIsOffered)
{
    const auto ids = [](const Evaluation& evaluation) {
        std::string text;
        for (const auto& dimension : sliceDimensions(evaluation)) {
            text += (text.empty() ? "" : " ") + dimension.id;
            EXPECT_FALSE(dimension.title.empty());
            EXPECT_FALSE(dimension.meaning.empty());
            EXPECT_TRUE(sliceDimension(evaluation, dimension.id));
            EXPECT_NE(sliceFacet(evaluation, dimension.id), nullptr);
        }
        return text;
    };
    const auto plain = testsupport::layerPtr({ "[A x]" });
    EXPECT_EQ(ids(*evaluated(plain, plain)),
        "document-length document-position entity-length tokens surface characters shape digit hyphen "
        "full-stop apostrophe lower-word first-word last-word nesting crossing neighbour word-before "
        "word-after shape-before shape-after enclosed sentence-position sentence-length sentence-case "
        "sentence-annotations sentence-types surface-count surface-types mention left right left-characters "
        "right-characters boundary");
    EXPECT_EQ(ids(*evaluated(plain, plain, trainedOn({ "[A x]" }))),
        "document-length document-position entity-length tokens surface characters shape digit hyphen "
        "full-stop apostrophe lower-word first-word last-word nesting crossing neighbour word-before "
        "word-after shape-before shape-after enclosed sentence-position sentence-length sentence-case "
        "sentence-annotations sentence-types seen seen-words surface-count surface-types mention left right "
        "left-characters right-characters boundary");
    Layer offsets; // a format without text
    offsets.documents.push_back(testsupport::document(offsets.labels, "", "d1"));
    testsupport::addEntity(offsets.documents[0], offsets.labels, { 3, 9 }, "A");
    const auto layer = std::make_shared<const Layer>(std::move(offsets));
    EXPECT_EQ(ids(*evaluated(layer, layer)),
        "characters nesting crossing left-characters right-characters boundary");
    const auto wrong = sliceDimension(*evaluated(plain, plain), "lenght");
    ASSERT_FALSE(wrong);
    EXPECT_NE(wrong.error().text.find("entity-length"), std::string::npos) << wrong.error().text;
}

TEST(SliceFacets, WhatOneSideKnowsOffsetsOnlyStandsInTheTextOfTheOther)
{
    Layer offsets;
    offsets.documents.push_back(testsupport::document(offsets.labels, "", "d1"));
    testsupport::addEntity(offsets.documents[0], offsets.labels, { 0, 7 }, "A");
    testsupport::addEntity(offsets.documents[0], offsets.labels, { 8, 9 }, "A");
    const auto evaluation = evaluated(
        testsupport::layerPtr({ "[A one two] x" }), std::make_shared<const Layer>(std::move(offsets)));
    EXPECT_EQ(valuesOf(*evaluation, "entity-length"), "2|1");
}

TEST(SliceFacets, FiltersChooseByThemWithoutAList)
{
    const auto evaluation = evaluated(testsupport::layerPtr({ "[A one two] [B three] [A four five]" }),
        testsupport::layerPtr({ "[A one two] [B three] [B four five]" }));
    RecordFilter filter;
    filter.facets = { { "entity-length", { "2" } } };
    EXPECT_EQ(filtered(*evaluation, std::span(&filter, 1)), (std::vector<std::uint32_t> { 0, 2 }));
    filter.types = { "B" };
    EXPECT_EQ(filtered(*evaluation, std::span(&filter, 1)), (std::vector<std::uint32_t> { 2 }))
        << "on either side";
    filter.types.clear();
    filter.rowTypes = { "B" };
    EXPECT_TRUE(filtered(*evaluation, std::span(&filter, 1)).empty());
    filter.rowTypes.clear();
    filter.facets.push_back({ "surface", { "four five", "three" } });
    EXPECT_EQ(filtered(*evaluation, std::span(&filter, 1)), (std::vector<std::uint32_t> { 2 }));
    filter.facets = { { "length", { "2" } } };
    EXPECT_TRUE(filtered(*evaluation, std::span(&filter, 1)).empty()) << "nobody's";
    RecordFilter a;
    a.facets = { { "entity-length", { "1" } } };
    RecordFilter b;
    b.facets = { { "entity-length", { "2" } } };
    const auto both = united(a, b);
    ASSERT_TRUE(both);
    EXPECT_EQ(filtered(*evaluation, std::span(&*both, 1)).size(), 3U);
}

TEST(SliceFacets, AListOfAMeasureHasThemToo)
{
    const auto evaluation = evaluated(testsupport::layerPtr({ "[A one two] [B three] [A four five]" }),
        testsupport::layerPtr({ "[A one] two [B three] [B four five]" }));
    support::Progress progress;
    const auto eter = computeMeasure("eter", *evaluation, progress);
    ASSERT_TRUE(eter);
    for (const auto& list : (*eter)->lists) {
        const auto seen = throughList(evaluation, list);
        const auto* const facet = sliceFacet(*seen, "entity-length");
        ASSERT_NE(facet, nullptr);
        EXPECT_EQ(facet->begins.size(), list.records.size() + 1);
        RecordFilter filter;
        filter.list = list.id;
        std::size_t all = 0;
        for (const auto& name : facet->names) {
            filter.facets = { { "entity-length", { name } } };
            all += filtered(*seen, std::span(&filter, 1)).size();
        }
        EXPECT_EQ(all, list.records.size());
    }
}

TEST(SliceBins, NamesTellWhatABinHolds)
{
    const SliceBins whole({ 1, 2, 5 }, true, 1);
    EXPECT_EQ(
        whole.name(0) + "|" + whole.name(1) + "|" + whole.name(2) + "|" + whole.name(3), "1|2|3-5|over 5");
    EXPECT_EQ(whole.of(5), 2U);
    EXPECT_EQ(whole.of(6), 3U);
    const SliceBins rates({ 0, 0.1 }, false, 0);
    EXPECT_EQ(rates.name(0) + "|" + rates.name(1) + "|" + rates.name(2), "0|over 0 to 0.1|over 0.1");
    EXPECT_EQ(rates.of(0.1), 1U);
    EXPECT_EQ(SliceBins({ -5, 3 }, false, std::nullopt).name(1), "over -5 to 3");
    EXPECT_EQ(SliceBins({ 0.3, 0.6 }, false, 0).name(0), "up to 0.3") << "0 itself is in it";
    EXPECT_EQ(SliceBins({ -1, 3 }, true, 1).name(1), "1-3") << "no length is below 1";
    EXPECT_EQ(SliceBins({ 1.2, 1.7, 3 }, true, 1).size(), 3U)
        << "1.2 and 1.7 end the same bin of whole numbers";
}

TEST(SliceBins, BoundsAreReadOrSaidToBeWrong)
{
    const auto read = sliceBoundsByText("entity-length=1,2, 5 ; noise=0,0.1");
    ASSERT_TRUE(read) << read.error().text;
    EXPECT_EQ(read->at("entity-length"), (std::vector<double> { 1, 2, 5 }));
    EXPECT_EQ(read->at("noise"), (std::vector<double> { 0, 0.1 }));
    EXPECT_TRUE(sliceBoundsByText("usual")->empty());
    EXPECT_TRUE(sliceBoundsByText("")->empty());
    for (const auto* wrong : { "noise", "=1", "noise=", "noise=x", "noise=2,1", "noise=1,1", "noise=inf",
             "noise=1;noise=2", "noise=1,,2" }) {
        EXPECT_FALSE(sliceBoundsByText(wrong)) << wrong;
    }
}

// ------------------------------------------------------------------------------------------ slow twin

/// Random documents with nests, crossings, words and signs.
LayerPtr randomLayer(std::uint32_t seed, std::uint32_t sideSeed, Tokens tokens)
{
    std::mt19937 texts(seed);
    std::mt19937 random(sideSeed);
    Layer layer;
    for (std::uint32_t d = 0; d < 5; ++d) {
        std::string text;
        for (std::uint32_t i = 0; i < 40; ++i) {
            constexpr std::string_view letters = "ab. c";
            text += letters[texts() % letters.size()];
        }
        auto document = testsupport::document(layer.labels, text, "d" + std::to_string(d), tokens);
        for (auto n = random() % 8; n > 0; --n) {
            const auto begin = static_cast<std::uint32_t>(random() % 36);
            testsupport::addEntity(document, layer.labels,
                { begin, begin + 1 + static_cast<std::uint32_t>(random() % 4) },
                random() % 2 == 0 ? "A" : "B");
        }
        layer.documents.push_back(std::move(document));
    }
    return std::make_shared<const Layer>(std::move(layer));
}

TEST(SliceFacets, ValuesEqualThoseOfASlowTwin)
{
    for (std::uint32_t seed = 1; seed <= 20; ++seed) {
        const auto gold = randomLayer(seed, 100 + seed, Tokens::Words);
        const auto training = randomLayer(seed + 1, 300 + seed, Tokens::None);
        EvaluationSpec spec;
        spec.slices.training = std::make_shared<const TrainingNames>(*training);
        const auto evaluation = evaluated(gold, randomLayer(seed, 200 + seed, Tokens::Words), spec);
        const auto* const lengths = sliceFacet(*evaluation, "entity-length");
        const auto* const nesting = sliceFacet(*evaluation, "nesting");
        const auto* const seen = sliceFacet(*evaluation, "seen");
        for (std::uint32_t i = 0; i < evaluation->records.size(); ++i) {
            const auto& record = evaluation->records[i];
            const auto& one = evaluation->cases[record.document];
            const auto& document = record.hasGold() ? *one.gold : *one.system;
            const auto& layer = record.hasGold() ? *evaluation->gold : *evaluation->system;
            const auto& entity
                = document.annotations.entities[record.hasGold() ? record.gold : record.system];
            std::size_t touched = 0;
            for (const auto token : document.tokens) {
                touched += text::overlap(token, entity.span) > 0 ? 1U : 0U;
            }
            EXPECT_EQ(lengths->names[lengths->of(i)[0]], touched == 0 ? "none" : std::to_string(touched));
            bool inner = false;
            bool outer = false;
            for (const auto& other : document.annotations.entities) {
                inner = inner || (other.span.contains(entity.span) && other.span != entity.span);
                outer = outer || (entity.span.contains(other.span) && other.span != entity.span);
            }
            EXPECT_EQ(nesting->names[nesting->of(i)[0]], inner ? "inner" : outer ? "outer" : "flat");
            std::set<std::string> labels;
            const auto words = withSingleBlanks(document.text.slice(entity.span));
            for (const auto& other : training->documents) {
                for (const auto& name : other.annotations.entities) {
                    if (withSingleBlanks(other.text.slice(name.span)) == words) {
                        labels.insert(training->labels.name(name.label));
                    }
                }
            }
            EXPECT_EQ(seen->names[seen->of(i)[0]],
                words.empty()                                          ? "none"
                    : labels.contains(layer.labels.name(entity.label)) ? "seen"
                    : labels.empty()                                   ? "unseen"
                                                                       : "other-label")
                << words;
        }
    }
}

TEST(SliceFacets, TheOrderOfDocumentsChangesNoCount)
{
    const auto reversed = [](const LayerPtr& layer) {
        auto copy = *layer;
        std::reverse(copy.documents.begin(), copy.documents.end());
        return std::make_shared<const Layer>(std::move(copy));
    };
    const auto counts = [](const Evaluation& evaluation) {
        std::map<std::string, std::size_t> counted;
        for (const auto& dimension : sliceDimensions(evaluation)) {
            const auto* const facet = sliceFacet(evaluation, dimension.id);
            std::size_t place = 0;
            for (const auto& name : facet->names) {
                counted[dimension.id + "=" + name + "@" + std::to_string(place++)] = 0;
            }
            for (std::uint32_t i = 0; i < evaluation.records.size(); ++i) {
                const auto value = facet->of(i)[0];
                ++counted[dimension.id + "=" + facet->names[value] + "@" + std::to_string(value)];
            }
        }
        return counted;
    };
    const auto gold = randomLayer(3, 4, Tokens::None);
    const auto system = randomLayer(3, 5, Tokens::None);
    const auto spec = trainedOn({ "[A a] [B b]" });
    EXPECT_EQ(
        counts(*evaluated(gold, system, spec)), counts(*evaluated(reversed(gold), reversed(system), spec)));
}

TEST(SliceFacets, ValuesOfSeveralEvaluationsHaveOneOrder)
{
    const auto gold = testsupport::layerPtr({ "[PER Ada] saw a b c d e f g h i j k l m n o p" });
    std::vector<EvaluationPtr> evaluations {
        evaluated(gold, testsupport::layerPtr({ "[PER Ada] saw [PER a b c d e f g h i j k] l m n o p" })),
        evaluated(gold, testsupport::layerPtr({ "[PER Ada] saw [PER a b] c d e f g h i j k l m n o p" })),
    };
    EXPECT_EQ(namesOf(*evaluations[0], "entity-length"), "1|over 10");
    const auto ordered = [&](const std::string& id, std::vector<std::string> values) {
        const auto dimension = sliceDimension(*evaluations.front(), id);
        std::string text;
        for (const auto& value : orderedValues(evaluations, *dimension, std::move(values))) {
            text += (text.empty() ? "" : "|") + value;
        }
        return text;
    };
    EXPECT_EQ(ordered("entity-length", { "over 10", "1", "2", "1" }), "1|2|over 10");
    EXPECT_EQ(ordered("nesting", { "inner", "outer", "flat" }), "flat|outer|inner");
    EXPECT_EQ(ordered("surface", { "none", "10", "9" }), "9|10|none") << "numbers";
    EXPECT_EQ(ordered("surface", { "none", "b", "10", "9" }), "10|9|b|none") << "words";
    std::swap(evaluations[0], evaluations[1]);
    EXPECT_EQ(ordered("entity-length", { "over 10", "1", "2" }), "1|2|over 10");

    const auto years = dated({ { "[PER A]", "1809" }, { "[PER A]", "1850" } }, "gold");
    evaluations = { evaluated(years, dated({ { "[PER A]", "1809" }, { "[PER A]", "1850" } }, "a")),
        evaluated(years, dated({ { "[PER A]", "" }, { "[PER A]", "" }, { "[PER A]", "1826" } }, "b")) };
    EXPECT_EQ(ordered("period", { "none", "1850-1859", "1820-1829", "1800-1809" }),
        "1800-1809|1820-1829|1850-1859|none");
}

TEST(SliceFacets, AWordLikeTheRowOfTheWholeStandsInQuotationMarks)
{
    const auto layer = testsupport::layerPtr({ "[PER Overall] [PER overall] [PER \"Overall\"]" });
    const auto evaluation = evaluated(layer, layer);
    EXPECT_EQ(namesOf(*evaluation, "surface"), "\"\"Overall\"\"|\"Overall\"|overall");
}

TEST(SliceFacets, NumbersAreInBins)
{
    EXPECT_EQ(binnedSlices(),
        (std::vector<std::string> { "noise", "period", "document-length", "entity-length", "characters",
            "sentence-length", "sentence-annotations", "surface-count", "left", "right", "left-characters",
            "right-characters" }));
}

TEST(SliceFacets, TheHelpNamesEverySlice)
{
    std::ifstream file(TOUCHSTONE_SAMPLES "/../help/slices.md");
    ASSERT_TRUE(file) << "resources/help/slices.md";
    std::ostringstream text;
    text << file.rdbuf();
    const auto page = text.str();
    for (const auto& id : builtInSlices()) {
        EXPECT_NE(page.find("\n| `" + id + "` |"), std::string::npos)
            << "resources/help/slices.md has no row for " << id;
    }
}

} // namespace
} // namespace touchstone::analysis
