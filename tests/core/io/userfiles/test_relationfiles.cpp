// SPDX-License-Identifier: GPL-3.0-or-later
// Files of relations: taken whole, or refused with a place and a cure.
#include "core/io/userfiles/relationfiles.h"

#include <gtest/gtest.h>

namespace touchstone::io {
namespace {

template <typename T>
void expectFault(
    const support::Result<T>& result, std::uint32_t line, std::uint32_t column, const std::string& words)
{
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().code, support::ErrorCode::Malformed);
    EXPECT_EQ(result.error().place.file, "f");
    EXPECT_EQ(result.error().place.line, line) << result.error().text;
    EXPECT_EQ(result.error().place.column, column) << result.error().text;
    EXPECT_NE(result.error().text.find(words), std::string::npos) << result.error().text;
}

TEST(RelationFiles, OfARepeatedPairTheLargestWeightCounts)
{
    const auto weights = parseWeights("ORG\tLOC\t0.5\r\n\nORG\tLOC\t0.25\nA\tA\t0\n", "f", "type");
    ASSERT_TRUE(weights);
    EXPECT_EQ(weights->size(), 2U);
    EXPECT_EQ(weights->at({ "ORG", "LOC" }), 0.5);
    EXPECT_EQ(weights->at({ "A", "A" }), 0);
}

TEST(RelationFiles, FaultyWeightsHaveAPlace)
{
    expectFault(parseWeights("A\tB\t0.5\nÄ\tB\tx\n", "f", "type"), 2, 5, "\"x\" is no weight");
    expectFault(parseWeights("A\tB\t-1\n", "f", "type"), 1, 5, "from 0");
    expectFault(parseWeights("A\tB\tnan\n", "f", "type"), 1, 5, "from 0");
    expectFault(parseWeights("A\tB\n", "f", "type"), 1, 1, "2 columns");
    expectFault(parseWeights("A\tB\t1\tC\n", "f", "type"), 1, 7, "more than three");
    expectFault(parseWeights("A\t\t1\n", "f", "id"), 1, 3, "id is empty");
    expectFault(parseWeights("\n", "f", "type"), 1, 1, "holds no weight");
}

TEST(RelationFiles, ParentsAreChildToParent)
{
    const auto parents = parseParents("{\n \"loc.city\": \"loc\",\n \"l\\u006fc\": \"entity\"}\n", "f");
    ASSERT_TRUE(parents);
    EXPECT_EQ(parents->at("loc.city"), "loc");
    EXPECT_EQ(parents->at("loc"), "entity");
    EXPECT_TRUE(parseParents("{}", "f"));
}

TEST(RelationFiles, ACircleIsNamed)
{
    expectFault(parseParents(R"({"x": "a", "a": "b", "b": "c", "c": "a"})", "f"), 1, 1, "a → b → c → a");
    expectFault(parseParents(R"({"a": "a"})", "f"), 1, 1, "a → a");
}

TEST(RelationFiles, FaultyParentsHaveAPlaceAndACure)
{
    expectFault(parseParents("{\"a\": \"b\",\n \"c\": [\"d\"]}", "f"), 2, 7, "turned round");
    expectFault(parseParents("{\"a\": 1}", "f"), 1, 7, "must be a string");
    expectFault(parseParents("{\"a\": \"b\",\n\"a\": \"c\"}", "f"), 2, 1, "two parents");
    expectFault(parseParents("{\"a\": \"b\"", "f"), 1, 10, "not well-formed");
    expectFault(parseParents("[1]", "f"), 1, 1, "one JSON object");
    expectFault(parseParents("", "f"), 1, 1, "one JSON object");
    expectFault(parseParents("{\"\": \"b\"}", "f"), 1, 2, "must not be empty");
    std::string deep = "{";
    for (int i = 0; i < 200; ++i) {
        deep += (i == 0 ? "\"" : ", \"") + std::to_string(i) + "\": \"" + std::to_string(i + 1) + "\"";
    }
    expectFault(parseParents(deep + "}", "f"), 1, 1, "deeper than 100");
    expectFault(parseParents("{\"a\":" + std::string(5000, '['), "f"), 1, 1, "nests too deep");
}

TEST(RelationFiles, LinesThatShareAnIdAreOneClass)
{
    const auto classes = parseEquivalents("Q3\tQ1\nQ7 Q8\nQ9|Q3\n\nNew York\tQ60\n", "f");
    ASSERT_TRUE(classes);
    EXPECT_EQ(classes->of("Q9"), "Q3") << "the first id of its first line";
    EXPECT_EQ(classes->of("Q1"), "Q3");
    EXPECT_EQ(classes->of("Q8"), "Q7");
    EXPECT_EQ(classes->of("Q60"), "New York");
    EXPECT_EQ(classes->of("Q5"), "Q5");
    expectFault(parseEquivalents("\n", "f"), 1, 1, "no ids");
    expectFault(parseEquivalents("Main\tAlternatives\n#N/A\t\t_\n", "f"), 1, 1, "no ids");
}

TEST(RelationFiles, EquivalentsAsTheyArePublished)
{
    const auto classes
        = parseEquivalents("Main\tAlternatives\t\t\n"
                           "https://www.wikidata.org/wiki/Q71\thttps://www.wikidata.org/wiki/Q70\t#N/A\t\n"
                           "http://www.wikidata.org/entity/Q90\tQ91\t#N/A\tNaN\n"
                           "Q10\t\tQ11|Q12\tn/a\n"
                           "Q20\tQ22, Q21;Q23\t['Q24', 'Q25']\n",
            "f");
    ASSERT_TRUE(classes);
    EXPECT_EQ(classes->of("Q70"), "Q71");
    EXPECT_EQ(classes->of("Q71"), "Q71") << "by the first of the line, not by the smallest";
    EXPECT_EQ(classes->of("https://www.wikidata.org/wiki/Q70"), "Q71");
    EXPECT_EQ(classes->of("Q91"), "Q90") << "#N/A joins no classes";
    EXPECT_EQ(classes->of("Q12"), "Q10");
    EXPECT_EQ(classes->of("Q25"), "Q20");
    for (const auto* none : { "#N/A", "NaN", "n/a", "", "Main", "Alternatives" }) {
        EXPECT_EQ(classes->representative.count(none), 0U) << none;
    }
    EXPECT_EQ(parseEquivalents("modern\told\nQ2\tQ1\n", "f")->representative.count("old"), 0U);
    EXPECT_EQ(parseEquivalents("modern\told\nberlin\tberlin_west\n", "f")->of("old"), "modern")
        << "names of columns cannot be told from ids of another kind";
    EXPECT_EQ(parseEquivalents("Q1, Q2\n", "f")->of("Q2"), "Q1");
}

TEST(RelationFiles, AMissingFileIsSaid)
{
    const auto missing = readWeights("/nowhere/at/all.tsv", "type");
    ASSERT_FALSE(missing);
    EXPECT_EQ(missing.error().code, support::ErrorCode::NotFound);
}

TEST(Tagset, HoldsLabelsInUpperCaseOnceEach)
{
    const auto tags = parseTagset("# the labels\nB-loc\nI-loc\n\norg.adm\r\nLoc\n", "f");
    ASSERT_TRUE(tags);
    EXPECT_EQ(*tags, (std::vector<std::string> { "LOC", "ORG.ADM" }));
    expectFault(parseTagset("loc\na\tb\n", "f"), 2, 2, "tab");
    expectFault(parseTagset("\nO\n", "f"), 1, 1, "no labels");
}

} // namespace
} // namespace touchstone::io
