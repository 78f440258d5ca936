// SPDX-License-Identifier: GPL-3.0-or-later
// Slices by the form of names, what stands around them, and the use of their words: exact values by hand.
#include "core/evaluation/settings/trainingnames.h"
#include "core/evaluation/slices/slicefacets.h"
#include "tests/support/evaluated.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <thread>

namespace touchstone::analysis {
namespace {

using annotation::Layer;
using annotation::LayerPtr;
using testsupport::evaluated;
using testsupport::layerPtr;
using testsupport::shared;
using testsupport::Tokens;

/// "value|value|…" in the order of the records.
std::string featureOf(const Evaluation& evaluation, const std::string& slice)
{
    const auto* const facet = sliceFacet(evaluation, slice);
    if (facet == nullptr) {
        return "no slice";
    }
    std::string text;
    for (std::uint32_t i = 0; i < evaluation.records.size(); ++i) {
        EXPECT_EQ(facet->of(i).size(), 1U);
        text += (i == 0 ? "" : "|") + facet->names[facet->of(i)[0]];
    }
    return text;
}

EvaluationPtr alike(const LayerPtr& layer, const EvaluationSpec& spec = {})
{
    return evaluated(layer, layer, spec);
}

/// The layer of one document, with sentences that begin with these tokens.
LayerPtr sentenced(const std::string& marked, std::vector<std::uint32_t> sentences)
{
    Layer layer = testsupport::layer({ marked }, "gold", Tokens::Words);
    layer.documents[0].sentences = std::move(sentences);
    return shared(std::move(layer));
}

EvaluationSpec trainedOnNames(const std::vector<std::string>& marked)
{
    EvaluationSpec spec;
    spec.slices.training
        = std::make_shared<const TrainingNames>(TrainingNames(testsupport::layer(marked, "train")));
    spec.slices.trainingDigest = spec.slices.training->digest();
    return spec;
}

TEST(FeatureSlices, OfATextWithoutTokens)
{
    // 14 words: In Paris ( Texas ) the University of Paris met " Rome " .
    const auto evaluation = alike(
        layerPtr({ "In [LOC Paris] ([LOC Texas]) the [ORG University of [LOC Paris]] met \"[LOC Rome]\"." }));
    const std::map<std::string, std::string> expected {
        { "characters", "4-7|4-7|16-31|4-7|4-7" },
        { "shape", "Title|Title|Title+lower|Title|Title" },
        { "lower-word", "no|no|yes|no|no" },
        { "first-word", "Paris|Texas|University|Paris|Rome" },
        { "last-word", "Paris|Texas|Paris|Paris|Rome" },
        { "word-before", "In|(|the|of|\"" },
        { "word-after", "(|)|met|met|\"" },
        { "shape-before", "Title|signs|lower|lower|signs" },
        { "shape-after", "signs|signs|lower|lower|signs" },
        { "enclosed", "no|brackets|no|no|quotes" },
        { "sentence-position", "inside|inside|inside|inside|inside" },
        { "sentence-length", "10-24|10-24|10-24|10-24|10-24" },
        { "sentence-case", "usual|usual|usual|usual|usual" },
        { "sentence-annotations", "4-6|4-6|4-6|4-6|4-6" },
        { "sentence-types", "mixed|mixed|mixed|mixed|mixed" },
        { "neighbour", "one-between|one-between|apart|apart|apart" },
        { "crossing", "no|no|no|no|no" },
        { "document-position", "first-tenth|middle|middle|middle|middle" },
        { "surface-count", "2-3|1|1|2-3|1" },
        { "surface-types", "one|one|one|one|one" },
        { "mention", "first|first|first|later|first" },
    };
    for (const auto& [slice, values] : expected) {
        EXPECT_EQ(featureOf(*evaluation, slice), values) << slice;
    }
}

TEST(FeatureSlices, SignsOfNames)
{
    const auto evaluation
        = alike(layerPtr({ "[A B-52] [A St. Luc] [A O'Neill] [A E\u0301ve] [A &] [A abcdefgh] [A 12]" }));
    EXPECT_EQ(featureOf(*evaluation, "digit"), "yes|no|no|no|no|no|yes");
    EXPECT_EQ(featureOf(*evaluation, "hyphen"), "yes|no|no|no|no|no|no");
    EXPECT_EQ(featureOf(*evaluation, "full-stop"), "no|yes|no|no|no|no|no");
    EXPECT_EQ(featureOf(*evaluation, "apostrophe"), "no|no|yes|no|no|no|no");
    EXPECT_EQ(featureOf(*evaluation, "shape"), "with-digit|Title|Title|Title|signs|lower|number");
    EXPECT_EQ(featureOf(*evaluation, "characters"), "4-7|4-7|4-7|4-7|1-3|8-15|1-3")
        << "a combining mark is a code point";
    EXPECT_EQ(featureOf(*evaluation, "first-word"), "B|St|O|E\u0301ve|&|abcdefgh|12");
}

TEST(FeatureSlices, SentencesAreLinesOrThoseOfTheFile)
{
    const std::string names = "[PER ADA LOVELACE] WINS";
    const std::string others = "[PER Ada] [LOC Rome] saw [LOC Bonn]";
    const auto lines = alike(layerPtr({ names + "\n" + others }));
    const auto told = alike(sentenced(names + " " + others, { 0, 3 }));
    for (const auto& evaluation : { lines, told }) {
        EXPECT_EQ(featureOf(*evaluation, "sentence-position"), "start|start|inside|end");
        EXPECT_EQ(featureOf(*evaluation, "sentence-length"), "1-3|4-9|4-9|4-9");
        EXPECT_EQ(featureOf(*evaluation, "sentence-case"), "capitals|usual|usual|usual");
        EXPECT_EQ(featureOf(*evaluation, "sentence-annotations"), "1|3|3|3");
        EXPECT_EQ(featureOf(*evaluation, "sentence-types"), "alone|mixed|mixed|mixed");
        EXPECT_EQ(featureOf(*evaluation, "neighbour"), "apart|touching|touching|one-between");
        EXPECT_EQ(featureOf(*evaluation, "word-before"), "edge|edge|Ada|saw");
        EXPECT_EQ(featureOf(*evaluation, "word-after"), "WINS|Rome|saw|edge");
        EXPECT_EQ(featureOf(*evaluation, "shape-before"), "edge|edge|Title|lower");
        EXPECT_EQ(featureOf(*evaluation, "document-position"), "first-tenth|middle|middle|middle");
    }
    // Sentences of the file count, whatever the lines are; what stands before the first is one, too.
    const auto other = alike(sentenced(names + "\n" + others, { 1, 5 }));
    EXPECT_EQ(featureOf(*other, "sentence-position"), "whole|inside|end|end");
    EXPECT_EQ(featureOf(*other, "sentence-annotations"), "1|2|2|1");
    EXPECT_EQ(featureOf(*other, "sentence-types"), "alone|mixed|mixed|alone");
}

TEST(FeatureSlices, OthersOfOneTypeAreToldFromMixedOnes)
{
    const auto evaluation = alike(layerPtr({ "[A x] and [A y]\n[A x] and [B y]\n[A z]" }));
    EXPECT_EQ(featureOf(*evaluation, "sentence-types"), "same-type|same-type|mixed|mixed|alone");
    EXPECT_EQ(featureOf(*evaluation, "sentence-position"), "start|end|start|end|whole");
    EXPECT_EQ(featureOf(*evaluation, "surface-types"), "one|several|one|several|one");
    EXPECT_EQ(featureOf(*evaluation, "mention"), "first|first|later|later|first");
}

TEST(FeatureSlices, TokensOfTheFileAreTheWords)
{
    // One token holds two names: both touch it, and each has its part as its word.
    const auto evaluation = alike(layerPtr({ "x [A New]-[B York] ( [A Bonn] )" }, "gold", Tokens::Words));
    EXPECT_EQ(featureOf(*evaluation, "first-word"), "New|York|Bonn");
    EXPECT_EQ(featureOf(*evaluation, "word-before"), "x|x|(");
    EXPECT_EQ(featureOf(*evaluation, "word-after"), "(|(|)");
    EXPECT_EQ(featureOf(*evaluation, "neighbour"), "touching|touching|one-between");
    EXPECT_EQ(featureOf(*evaluation, "enclosed"), "no|no|brackets");
}

TEST(FeatureSlices, CrossingAndDiscontinuousAnnotationsHaveTheirOuterEnds)
{
    Layer gold;
    gold.documents.push_back(testsupport::document(gold.labels, "left and right arm today", "d1"));
    auto& document = gold.documents[0];
    testsupport::addFragmented(document, gold.labels, { { 0, 4 }, { 15, 18 } }, "BODY"); // left … arm
    testsupport::addEntity(document, gold.labels, { 9, 24 }, "PART"); // right arm today
    testsupport::addEntity(document, gold.labels, { 9, 14 }, "PART"); // right
    const auto evaluation = alike(shared(std::move(gold)));
    EXPECT_EQ(featureOf(*evaluation, "surface"), "left … arm|right|right arm today");
    EXPECT_EQ(featureOf(*evaluation, "crossing"), "yes|no|yes");
    EXPECT_EQ(featureOf(*evaluation, "characters"), "4-7|4-7|8-15") << "of the fragments";
    EXPECT_EQ(featureOf(*evaluation, "first-word"), "left|right|right");
    EXPECT_EQ(featureOf(*evaluation, "last-word"), "arm|right|today");
    EXPECT_EQ(featureOf(*evaluation, "word-after"), "today|arm|edge");
    EXPECT_EQ(featureOf(*evaluation, "neighbour"), "apart|apart|apart") << "they overlap";
}

TEST(FeatureSlices, FalseAlarmsHaveTheSystemsFeaturesAndNoneOfTheGold)
{
    const auto evaluation = evaluated(
        layerPtr({ "Ada met [PER Babbage]" }), layerPtr({ "[PER Ada met] [PER Babbage]" }, "system"));
    EXPECT_EQ(featureOf(*evaluation, "first-word"), "Ada|Babbage");
    EXPECT_EQ(featureOf(*evaluation, "shape"), "Title+lower|Title");
    EXPECT_EQ(featureOf(*evaluation, "sentence-annotations"), "2|1") << "each of its side";
    EXPECT_EQ(featureOf(*evaluation, "neighbour"), "touching|apart");
    for (const auto* slice : { "surface-count", "surface-types", "mention" }) {
        const auto dimension = sliceDimension(*evaluation, slice);
        ASSERT_TRUE(dimension);
        EXPECT_TRUE(dimension->ofGoldOnly);
        EXPECT_EQ(featureOf(*evaluation, slice).substr(0, 5), "none|") << slice;
    }
}

TEST(FeatureSlices, WordsOfTrainingNames)
{
    const auto spec = trainedOnNames({ "[PER Ada Lovelace] [LOC New York]" });
    const auto evaluation
        = alike(layerPtr({ "[PER Ada Byron] [LOC York] [LOC york] [ORG !!] [ORG New-York]" }), spec);
    EXPECT_EQ(featureOf(*evaluation, "seen-words"), "some-words|all-words|no-words|none|all-words");
    EXPECT_FALSE(sliceDimension(*alike(layerPtr({ "[A x]" })), "seen-words"));
}

TEST(FeatureSlices, AWordLikeAnEdgeStandsInQuotationMarks)
{
    const auto evaluation = alike(layerPtr({ "edge [A x] none\n[A edge] \"edge\"" }));
    EXPECT_EQ(featureOf(*evaluation, "word-before"), "\"edge\"|edge");
    EXPECT_EQ(featureOf(*evaluation, "word-after"), "\"none\"|\"");
    EXPECT_EQ(featureOf(*evaluation, "first-word"), "x|edge") << "there are no edges inside";
}

TEST(FeatureSlices, WhatIsNotKnownIsNone)
{
    Layer tokensOnly;
    tokensOnly.documents.push_back(testsupport::document(tokensOnly.labels, "", "d1"));
    tokensOnly.documents[0].tokens = { { 0, 3 }, { 4, 7 }, { 8, 9 } };
    testsupport::addEntity(tokensOnly.documents[0], tokensOnly.labels, { 0, 3 }, "A");
    tokensOnly.documents.push_back(testsupport::document(tokensOnly.labels, "[A b] c", "d2"));
    const auto evaluation = alike(shared(std::move(tokensOnly)));
    EXPECT_EQ(featureOf(*evaluation, "sentence-position"), "start|start");
    EXPECT_EQ(featureOf(*evaluation, "sentence-length"), "1-3|1-3");
    EXPECT_EQ(featureOf(*evaluation, "characters"), "1-3|1-3");
    for (const auto* slice : { "shape", "digit", "sentence-case", "enclosed", "mention", "surface-count" }) {
        EXPECT_EQ(featureOf(*evaluation, slice).substr(0, 5), "none|") << slice;
    }
    EXPECT_EQ(featureOf(*evaluation, "word-before"), "none|edge");
    Layer blank; // an annotation of blanks touches no word
    blank.documents.push_back(testsupport::document(blank.labels, "a   b", "d1"));
    testsupport::addEntity(blank.documents[0], blank.labels, { 2, 3 }, "A");
    const auto blanks = alike(shared(std::move(blank)));
    EXPECT_EQ(featureOf(*blanks, "sentence-position"), "none");
    EXPECT_EQ(featureOf(*blanks, "crossing"), "no");
    EXPECT_EQ(featureOf(*blanks, "first-word"), "none");
}

TEST(FeatureSlices, OffsetsStandInTheTextOfTheOtherSide)
{
    Layer offsets;
    offsets.documents.push_back(testsupport::document(offsets.labels, "", "d1"));
    testsupport::addEntity(offsets.documents[0], offsets.labels, { 4, 8 }, "A");
    testsupport::addEntity(offsets.documents[0], offsets.labels, { 9, 13 }, "A");
    const auto evaluation = evaluated(layerPtr({ "see [A Rome] Bonn" }), shared(std::move(offsets)));
    EXPECT_EQ(featureOf(*evaluation, "word-before"), "see|Rome");
    EXPECT_EQ(featureOf(*evaluation, "neighbour"), "apart|touching");
}

/// Values of every record by its document and place, of all slices: "d1 4-9: shape=Title …".
std::vector<std::string> told(const Evaluation& evaluation)
{
    std::vector<std::string> lines;
    for (const auto& record : evaluation.records) {
        const auto number = static_cast<std::uint32_t>(&record - evaluation.records.data());
        const auto& one = evaluation.cases[record.document];
        const auto& span
            = record.hasGold() ? evaluation.goldEntity(record)->span : evaluation.systemEntity(record)->span;
        std::string line = one.name() + " " + std::to_string(span.begin) + "-" + std::to_string(span.end);
        for (const auto& dimension : sliceDimensions(evaluation)) {
            const auto* const facet = sliceFacet(evaluation, dimension.id);
            EXPECT_EQ(facet->of(number).size(), 1U);
            line += " " + dimension.id + "=" + facet->names[facet->of(number)[0]];
        }
        lines.push_back(std::move(line));
    }
    std::ranges::sort(lines);
    return lines;
}

TEST(FeatureSlices, NeitherOrderNorThreadsMatter)
{
    std::vector<std::pair<std::string, std::string>> gold { { "a",
                                                                "[PER Ada] of [LOC Rome] (x)\n[LOC ROME] x" },
        { "b", "the [ORG Rome] and [LOC Bonn 2]" }, { "c", "[PER Ada] edge" } };
    std::vector<std::pair<std::string, std::string>> system {
        { "a", "[PER Ada] of [ORG Rome] ([LOC x])\nROME x" }, { "b", "[ORG the Rome] and [LOC Bonn] 2" },
        { "c", "Ada [LOC edge]" }
    };
    const auto ofBoth = [&]() {
        return evaluated(shared(testsupport::namedLayer(gold)),
            shared(testsupport::namedLayer(system, "system")), trainedOnNames({ "[PER Ada]" }));
    };
    const auto expected = told(*ofBoth());
    std::ranges::reverse(gold);
    std::ranges::reverse(system);
    const auto evaluation = ofBoth();
    const auto dimensions = sliceDimensions(*evaluation);
    ASSERT_GT(dimensions.size(), 30U);
    std::vector<std::thread> threads;
    for (std::size_t i = 0; i < 2 * dimensions.size(); ++i) {
        threads.emplace_back(
            [&, i]() { EXPECT_NE(sliceFacet(*evaluation, dimensions[i % dimensions.size()].id), nullptr); });
    }
    for (auto& thread : threads) {
        thread.join();
    }
    EXPECT_EQ(told(*evaluation), expected);
}

TEST(FeatureSlices, StandInTheirGroups)
{
    const auto evaluation = alike(layerPtr({ "[A x]" }), trainedOnNames({ "[A x]" }));
    std::size_t features = 0;
    auto last = SliceGroup::Document;
    for (const auto& dimension : sliceDimensions(*evaluation)) {
        EXPECT_GE(dimension.group, last) << dimension.id;
        EXPECT_EQ(dimension.group, sliceGroup(dimension.id));
        EXPECT_FALSE(dimension.feature && dimension.group == SliceGroup::Pair) << dimension.id;
        last = dimension.group;
        features += dimension.feature ? 1 : 0;
    }
    EXPECT_EQ(features, 30U) << "26 and the lengths of annotation and document, nesting, seen";
    EXPECT_EQ(sliceGroup("genre"), SliceGroup::Own);
}

} // namespace
} // namespace touchstone::analysis
