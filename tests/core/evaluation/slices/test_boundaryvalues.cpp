// SPDX-License-Identifier: GPL-3.0-or-later
// How the ends of pairs differ, as slices: counted by hand.
#include "core/evaluation/slices/filtering.h"
#include "core/evaluation/slices/slicefacets.h"
#include "core/measures/registry/measurerunner.h"
#include "core/report/tables/outcomesheets.h"
#include "core/report/tables/slicesheet.h"
#include "tests/support/evaluated.h"
#include "tests/support/measurecells.h"

#include <gtest/gtest.h>

namespace touchstone::analysis {
namespace {

using annotation::Layer;
using annotation::LayerPtr;
using testsupport::layerPtr;
using testsupport::shared;
using testsupport::Tokens;

EvaluationPtr scored(LayerPtr gold, LayerPtr system, const EvaluationSpec& spec = {})
{
    support::Progress progress;
    auto result = evaluate(std::move(gold), std::move(system), spec, progress);
    EXPECT_TRUE(result) << result.error().text;
    return *result;
}

/// "value|value …" in the order of the records.
std::string endsOf(const Evaluation& evaluation, const std::string& slice)
{
    const auto* const facet = sliceFacet(evaluation, slice);
    std::string text;
    for (std::uint32_t i = 0; facet != nullptr && i < evaluation.records.size(); ++i) {
        EXPECT_EQ(facet->of(i).size(), 1U);
        text += (text.empty() ? "" : "|") + facet->names[facet->of(i)[0]];
    }
    return text;
}

std::string namesInOrder(const Evaluation& evaluation, const std::string& slice)
{
    std::string text;
    for (const auto& name : sliceFacet(evaluation, slice)->names) {
        text += (text.empty() ? "" : "|") + name;
    }
    return text;
}

/// In turn: ends early, begins late, both ends further out, the same, missing, spurious, crossing.
EvaluationPtr everyCase(const EvaluationSpec& spec = {})
{
    return scored(layerPtr({ "a [X b c d] e f", "a [X b c] d", "a b [X c] d e", "[X a] b", "[X a] b", "a b",
                               "[X a b] c" },
                      "gold", Tokens::Words),
        layerPtr(
            { "a [X b c] d e f", "a b [X c] d", "a [X b c d] e", "[X a] b", "a b", "a [X b]", "a [X b c]" },
            "system"),
        spec);
}

TEST(BoundaryValues, AreTheSystemsEndMinusTheGolds)
{
    const auto evaluation = everyCase();
    EXPECT_EQ(endsOf(*evaluation, "left"), "0|1|-1|0|none|none|1");
    EXPECT_EQ(endsOf(*evaluation, "right"), "-1|0|1|0|none|none|1");
    EXPECT_EQ(endsOf(*evaluation, "left-characters"), "0|2|-2|0|none|none|2");
    EXPECT_EQ(endsOf(*evaluation, "right-characters"), "-2|0|2|0|none|none|2");
    EXPECT_EQ(endsOf(*evaluation, "boundary"), "right|left|both|same|none|none|both");
    EXPECT_EQ(namesInOrder(*evaluation, "boundary"), "same|left|right|both|none");
}

TEST(BoundaryValues, StandInTheOrderOfNumbers)
{
    const std::string gold = "[X a b c d e f g h i j k l] m n";
    const auto evaluation = scored(layerPtr({ gold, gold, gold, gold, gold }),
        layerPtr({ "[X a b] c d e f g h i j k l m n", "[X a b c d e f g h i j k l m n]",
                     "[X a b c d e f g h i j k] l m n", "[X a b c d e f g h i j] k l m n",
                     "a b c d e f g h i j k l m n" },
            "system"));
    EXPECT_EQ(endsOf(*evaluation, "right"), "-10|2|-1|-2|none");
    EXPECT_EQ(namesInOrder(*evaluation, "right"), "-10|-2|-1|2|none");
    EXPECT_EQ(namesInOrder(*evaluation, "right-characters"), "-20|-4|-2|4|none");
    const std::vector<EvaluationPtr> both { evaluation, everyCase() };
    EXPECT_EQ(orderedValues(both, *sliceDimension(*evaluation, "right"), { "2", "none", "-1", "-10", "0" }),
        (std::vector<std::string> { "-10", "-1", "0", "2", "none" }));
}

TEST(BoundaryValues, ATypedPlusOrTrueMinusIsTheSameNumber)
{
    EXPECT_EQ(typedSliceValue("right", "+1"), "1");
    EXPECT_EQ(typedSliceValue("left-characters", "\u221212"), "-12");
    for (const char* other : { "1", "-1", "none", "+", "+x", "up to +1", "+-1", "" }) {
        EXPECT_EQ(typedSliceValue("right", other), other);
    }
    EXPECT_EQ(typedSliceValue("surface", "+1"), "+1") << "a word of the corpus";
    EXPECT_EQ(typedSliceValue("boundary", "+1"), "+1");
    EXPECT_TRUE(tellsDifferences("right-characters"));
    EXPECT_FALSE(tellsDifferences("boundary") || tellsDifferences("entity-length"));
}

TEST(BoundaryValues, BoundsMakeBins)
{
    EXPECT_FALSE(sliceDimension(*everyCase(), "right")->binned);
    EXPECT_TRUE(sliceDimension(*everyCase(), "right")->takesBounds);
    EXPECT_FALSE(sliceDimension(*everyCase(), "boundary")->takesBounds);
    EvaluationSpec spec;
    spec.slices.bounds["right"] = { -1, 0 };
    spec.slices.bounds["left-characters"] = { -3, -1, 5 };
    const auto evaluation = everyCase(spec);
    EXPECT_TRUE(sliceDimension(*evaluation, "right")->binned);
    EXPECT_EQ(endsOf(*evaluation, "right"), "up to -1|0|over 0|0|none|none|over 0");
    EXPECT_EQ(endsOf(*evaluation, "left-characters"), "0-5|0-5|-2 to -1|0-5|none|none|0-5");
    EXPECT_EQ(endsOf(*evaluation, "left"), "0|1|-1|0|none|none|1") << "has no bounds";
    EXPECT_EQ(evaluation->diagnostics.count("slice-bounds.unknown"), 0U);
}

TEST(BoundaryValues, TokensAreTheGoldsElseWordsBetweenBlanks)
{
    const auto spans = [](bool tokens, const std::string& marked) {
        auto layer = testsupport::layer({ marked });
        if (tokens) { // in, Paris, the comma, now
            layer.documents[0].tokens = { { 0, 2 }, { 3, 8 }, { 8, 9 }, { 10, 13 } };
        }
        return shared(std::move(layer));
    };
    const std::string gold = "in [LOC Paris], now";
    const std::string system = "in [LOC Paris,] now";
    for (const bool systemTokens : { false, true }) {
        const auto tokens = scored(spans(true, gold), spans(systemTokens, system));
        EXPECT_EQ(endsOf(*tokens, "right"), "1");
        const auto words = scored(spans(false, gold), spans(systemTokens, system));
        EXPECT_EQ(endsOf(*words, "right"), "0") << "whatever tokens the system has";
        EXPECT_EQ(endsOf(*words, "right-characters"), "1");
        EXPECT_EQ(endsOf(*words, "boundary"), "right") << "in characters, as spans are compared";
    }
}

TEST(BoundaryValues, AnEndInsideATokenIsThatTokens)
{
    const auto gold = layerPtr({ "[X ab]cd ef", "[X ab]cd ef" }, "gold", Tokens::Words);
    const auto system = layerPtr({ "[X abcd] ef", "[X abcd e]f" }, "system", Tokens::Words);
    const auto evaluation = scored(gold, system);
    EXPECT_EQ(endsOf(*evaluation, "right"), "0|1");
    EXPECT_EQ(endsOf(*evaluation, "right-characters"), "2|4");
    EXPECT_EQ(endsOf(*evaluation, "boundary"), "right|right");
    EvaluationSpec spec;
    spec.unit = Unit::Token;
    EXPECT_EQ(endsOf(*scored(gold, system, spec), "boundary"), "same|right") << "as spans are compared";
}

TEST(BoundaryValues, OfDiscontinuousAnnotationsOuterEndsCount)
{
    Layer gold;
    Layer system;
    for (const auto* name : { "d1", "d2" }) {
        gold.documents.push_back(testsupport::document(gold.labels, "left and right arm", name));
        testsupport::addFragmented(gold.documents.back(), gold.labels, { { 0, 4 }, { 15, 18 } }, "BODY");
        system.documents.push_back(testsupport::document(system.labels, "left and right arm", name));
    }
    testsupport::addFragmented(system.documents[0], system.labels, { { 0, 4 }, { 9, 18 } }, "BODY");
    testsupport::addEntity(system.documents[1], system.labels, { 9, 18 }, "BODY");
    const auto evaluation = scored(shared(std::move(gold)), shared(std::move(system)));
    ASSERT_EQ(evaluation->records.size(), 2U);
    EXPECT_FALSE(evaluation->records[0].sameSpan);
    EXPECT_EQ(endsOf(*evaluation, "boundary"), "same|left");
    EXPECT_EQ(endsOf(*evaluation, "left"), "0|2");
    EXPECT_EQ(endsOf(*evaluation, "left-characters"), "0|9");
    EXPECT_EQ(endsOf(*evaluation, "right-characters"), "0|0");
}

TEST(BoundaryValues, AreOfAlignedTextsWhereTextsDiffer)
{
    const auto gold = layerPtr({ "a [X bb cc] dd ee" }, "gold", Tokens::Words);
    for (const auto tokens : { Tokens::None, Tokens::Words }) { // characters, then token by token
        const auto evaluation = scored(gold, layerPtr({ "a [X bb ccc dd] ee" }, "system", tokens));
        EXPECT_EQ(evaluation->cases[0].relation,
            tokens == Tokens::None ? TextRelation::Characters : TextRelation::Tokens);
        EXPECT_EQ(endsOf(*evaluation, "left"), "0");
        EXPECT_EQ(endsOf(*evaluation, "right"), "1");
        EXPECT_EQ(endsOf(*evaluation, "right-characters"), "3") << "\" dd\", without the letter too many";
        EXPECT_EQ(endsOf(*evaluation, "boundary"), "right");
    }
    const auto words
        = scored(layerPtr({ "a [X bb cc] dd ee" }), layerPtr({ "aa bb [X cc dd ee]" }, "system"));
    EXPECT_EQ(words->cases[0].relation, TextRelation::Characters);
    EXPECT_EQ(endsOf(*words, "left"), "1");
    EXPECT_EQ(endsOf(*words, "right"), "2") << "words of the gold's text";
    EXPECT_EQ(endsOf(*words, "left-characters"), "3");
    EXPECT_EQ(endsOf(*words, "right-characters"), "6");
}

TEST(BoundaryValues, ATokenThatTheSystemsTextLacksIsNoDifference)
{
    auto marked = testsupport::layer({ "a [X bb!] cc" });
    marked.documents[0].tokens = { { 0, 1 }, { 2, 4 }, { 4, 5 }, { 6, 8 } };
    const auto gold = shared(std::move(marked));
    const auto system = layerPtr({ "a [X bb] cc" }, "system");
    const auto evaluation = scored(gold, system);
    EXPECT_TRUE(evaluation->records[0].sameSpan);
    EXPECT_EQ(endsOf(*evaluation, "right"), "0");
    EXPECT_EQ(endsOf(*evaluation, "right-characters"), "0");
    EXPECT_EQ(endsOf(*evaluation, "boundary"), "same");
    EvaluationSpec spec;
    spec.unit = Unit::Token;
    const auto inTokens = scored(gold, system, spec);
    EXPECT_FALSE(inTokens->records[0].sameSpan);
    EXPECT_EQ(endsOf(*inTokens, "right"), "-1");
    EXPECT_EQ(endsOf(*inTokens, "boundary"), "right");
}

TEST(BoundaryValues, OffsetsAloneHaveCharactersOnly)
{
    const auto offsets = [](std::uint32_t end) {
        Layer layer;
        layer.documents.push_back(testsupport::document(layer.labels, "", "d1"));
        testsupport::addEntity(layer.documents[0], layer.labels, { 0, end }, "A");
        return shared(std::move(layer));
    };
    const auto none = scored(offsets(3), offsets(7));
    EXPECT_EQ(sliceFacet(*none, "right"), nullptr);
    EXPECT_EQ(endsOf(*none, "right-characters"), "4");
    EXPECT_EQ(endsOf(*none, "boundary"), "right");
    const auto texts = scored(offsets(3), layerPtr({ "[A one two] x" }, "system"));
    EXPECT_EQ(endsOf(*texts, "right"), "1") << "in the words of the side that has some";
}

TEST(BoundaryValues, EqualThoseOfASlowTwin)
{
    constexpr std::uint32_t length = 8; // "ab cd ef"
    const std::vector<text::Span> words { { 0, 2 }, { 3, 5 }, { 6, 8 } };
    const auto touched = [&](text::Span span) {
        std::vector<int> numbers;
        for (int i = 0; i < 3; ++i) {
            if (text::overlap(words[static_cast<std::size_t>(i)], span) > 0) {
                numbers.push_back(i);
            }
        }
        return numbers;
    };
    std::vector<text::Span> spans;
    for (std::uint32_t begin = 0; begin < length; ++begin) {
        for (std::uint32_t end = begin + 1; end <= length; ++end) {
            if (!touched({ begin, end }).empty()) {
                spans.push_back({ begin, end });
            }
        }
    }
    Layer gold;
    Layer system;
    for (const auto a : spans) {
        for (const auto b : spans) {
            const auto name = "d" + std::to_string(gold.documents.size());
            for (auto* const layer : { &gold, &system }) {
                layer->documents.push_back(testsupport::document(layer->labels, "ab cd ef", name));
                testsupport::addEntity(layer->documents.back(), layer->labels, layer == &gold ? a : b, "X");
            }
        }
    }
    const auto evaluation = scored(shared(std::move(gold)), shared(std::move(system)));
    const auto valueOf = [&](const char* slice, std::uint32_t record) {
        const auto* const facet = sliceFacet(*evaluation, slice);
        return facet->names[facet->of(record)[0]];
    };
    std::size_t pairs = 0;
    for (std::uint32_t i = 0; i < evaluation->records.size(); ++i) {
        const auto& record = evaluation->records[i];
        if (!record.hasGold() || !record.hasSystem()) {
            EXPECT_EQ(valueOf("left", i) + valueOf("boundary", i), "nonenone");
            continue;
        }
        ++pairs;
        const auto a = evaluation->goldEntity(record)->span;
        const auto b = evaluation->systemEntity(record)->span;
        EXPECT_EQ(valueOf("left", i), std::to_string(touched(b).front() - touched(a).front()));
        EXPECT_EQ(valueOf("right", i), std::to_string(touched(b).back() - touched(a).back()));
        EXPECT_EQ(valueOf("left-characters", i),
            std::to_string(static_cast<int>(b.begin) - static_cast<int>(a.begin)));
        EXPECT_EQ(valueOf("right-characters", i),
            std::to_string(static_cast<int>(b.end) - static_cast<int>(a.end)));
        EXPECT_EQ(valueOf("boundary", i) == "same", record.sameSpan);
    }
    EXPECT_GT(pairs, spans.size());
}

TEST(BoundaryValues, FiltersChooseByThem)
{
    const auto evaluation = everyCase();
    RecordFilter filter;
    filter.facets = { { "right", { "-1" } } };
    EXPECT_EQ(filtered(*evaluation, std::span(&filter, 1)), (std::vector<std::uint32_t> { 0 }));
    filter.facets = { { "boundary", { "both" } }, { "left", { "1" } } };
    EXPECT_EQ(filtered(*evaluation, std::span(&filter, 1)), (std::vector<std::uint32_t> { 6 }));
}

// What pairs alone have says nothing of what was missed: counts by value, no rates.

TEST(BoundaryValues, RowsHaveCountsAndNoRates)
{
    const auto evaluation = everyCase();
    support::Progress progress;
    for (const auto* const measure : { "muc", "conll", "overlap", "ser" }) {
        const auto result = computeMeasure(measure, *evaluation, progress);
        ASSERT_TRUE(result);
        const auto table = SliceTable::of(*evaluation, **result, "right", progress);
        ASSERT_TRUE(table) << table.error().text;
        EXPECT_GE(table->withoutValue(), 2) << measure;
        MeasureResult shown;
        shown.measure = measure;
        shown.lists = (*result)->lists;
        shown.sheets = { table->sheet(match::Scheme::Strict) };
        const auto& sheet = shown.sheets.front();
        EXPECT_NE(sheet.note.find("without partner"), std::string::npos) << sheet.note;
        std::size_t rates = 0;
        for (std::size_t column = 0; column < sheet.columns.size(); ++column) {
            const auto& id = sheet.columns[column].id;
            if (!id.ends_with("f1") && id != "ser") { // there are no components
                continue;
            }
            EXPECT_TRUE(sheet.rows.back().cells[column].value) << measure << " " << id;
            for (std::size_t row = 0; row + 1 < sheet.rows.size(); ++row) {
                EXPECT_FALSE(sheet.rows[row].cells[column].value) << measure << " " << id;
                EXPECT_TRUE(sheet.rows[row].cells[column].untold) << measure << " " << id;
            }
            ++rates;
        }
        EXPECT_GT(rates, 0U) << measure;
        EXPECT_GT(testsupport::expectCountsToSelectTheirRecords(evaluation, shown), 0U) << measure;
    }
    const auto muc
        = SliceTable::of(*evaluation, **computeMeasure("muc", *evaluation, progress), "right", progress);
    ASSERT_TRUE(muc);
    ASSERT_EQ(muc->rows(), 4U);
    EXPECT_EQ(muc->name(0) + " " + muc->name(1) + " " + muc->name(2) + " " + muc->name(3), "-1 0 1 none");
    EXPECT_EQ(muc->withoutValue(), 2);
    const auto strict = [&muc](std::size_t row) { return (*muc->tallies(row))[0]; };
    EXPECT_EQ(strict(0)[match::Outcome::Incorrect], 1);
    EXPECT_EQ(strict(1)[match::Outcome::Correct], 1);
    EXPECT_EQ(strict(1)[match::Outcome::Incorrect], 1);
    EXPECT_EQ(strict(3)[match::Outcome::Missing], 1);
    EXPECT_EQ(strict(3)[match::Outcome::Spurious], 1);
    EXPECT_FALSE(strict(1).recall() || strict(1).precision());
    EXPECT_TRUE(strict(SliceTable::overall).recall());
    const auto outcomes
        = outcomesBySlice(*evaluation, match::Scheme::Strict, *sliceDimension(*evaluation, "boundary"));
    ASSERT_EQ(outcomes.rows.size(), 6U);
    for (std::size_t row = 0; row < 5; ++row) {
        EXPECT_FALSE(outcomes.rows[row].cells.back().value) << outcomes.rows[row].name;
    }
    EXPECT_TRUE(outcomes.rows.back().cells.back().value);
}

TEST(BoundaryValues, WhereAllArePairsRatesAreKnown)
{
    const auto evaluation = scored(layerPtr({ "[X a] [Y b]" }), layerPtr({ "[X a] [X b]" }, "system"));
    support::Progress progress;
    const auto result = computeMeasure("muc", *evaluation, progress);
    const auto table = SliceTable::of(*evaluation, **result, "boundary", progress);
    ASSERT_TRUE(table);
    ASSERT_EQ(table->rows(), 1U);
    EXPECT_EQ((*table->tallies(0))[0].f1(), 0.5);
    EXPECT_EQ(table->withoutValue(), 0);
}

} // namespace
} // namespace touchstone::analysis
