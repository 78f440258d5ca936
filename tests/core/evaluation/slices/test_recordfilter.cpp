// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/slices/filtering.h"

#include "core/evaluation/records/measureresult.h"
#include "tests/support/builders.h"

#include <gtest/gtest.h>

namespace touchstone::analysis {
namespace {

using testsupport::layerPtr;

EvaluationPtr example()
{
    support::Progress progress;
    return *evaluate(layerPtr({ "[PER Ada] met [PER Zoë] in [LOC Rome] and [ORG Acme Inc]", "[LOC Oslo]" }),
        layerPtr({ "[PER Ada] met [ORG Zoë] in Rome and [ORG Acme] Inc", "[LOC Oslo] " }, "system"), {},
        progress);
}

std::size_t count(const Evaluation& e, const RecordFilter& filter)
{
    return filtered(e, std::span(&filter, 1)).size();
}

TEST(RecordFilter, NoFilterKeepsAll)
{
    const auto e = example();
    EXPECT_EQ(filtered(*e, {}).size(), e->records.size());
    EXPECT_EQ(count(*e, {}), e->records.size());
}

TEST(RecordFilter, DimensionsAreJoinedByAndTheirValuesByOr)
{
    const auto e = example();
    RecordFilter filter;
    filter.goldTypes = { "PER", "LOC" };
    EXPECT_EQ(count(*e, filter), 4U);
    filter.outcomes = { match::Outcome::Missing };
    EXPECT_EQ(count(*e, filter), 1U);
    filter.outcomes = { match::Outcome::Missing, match::Outcome::Incorrect };
    EXPECT_EQ(count(*e, filter), 2U);
}

TEST(RecordFilter, StackedFiltersNarrow)
{
    const auto e = example();
    RecordFilter errors;
    errors.errorsOnly = true;
    RecordFilter person;
    person.types = { "PER" };
    const RecordFilter stack[] = { errors, person };
    EXPECT_EQ(filtered(*e, stack).size(), 1U);
}

TEST(RecordFilter, WordsAreFoundInAnyCase)
{
    const auto e = example();
    RecordFilter filter;
    filter.words = "zOË";
    EXPECT_EQ(count(*e, filter), 1U);
    filter.words = "acme inc";
    EXPECT_EQ(count(*e, filter), 1U) << "on either side";
    filter.words = "paris";
    EXPECT_EQ(count(*e, filter), 0U);
}

TEST(RecordFilter, ExcludedValuesAreLeftOut)
{
    const auto e = example();
    RecordFilter filter;
    filter.excludedTypes = { "PER" };
    filter.excludedDocuments = { "d2" };
    EXPECT_EQ(count(*e, filter), 2U);
    filter.excludedErrorTypes = { match::ErrorType::Missing };
    EXPECT_EQ(count(*e, filter), 1U);
}

TEST(RecordFilter, NamesThatTheResultLacksMatchNothing)
{
    const auto e = example();
    RecordFilter filter;
    filter.types = { "MISC" };
    EXPECT_EQ(count(*e, filter), 0U);
    filter = {};
    filter.documents = { "nowhere" };
    EXPECT_EQ(count(*e, filter), 0U);
}

TEST(RecordFilter, FiltersThatDifferInOneDimensionUnite)
{
    const auto e = example();
    const auto person = confusionCell(std::string("PER"), std::string("PER"));
    const auto taken = confusionCell(std::string("PER"), std::string("ORG"));
    const auto both = united(person, taken);
    ASSERT_TRUE(both);
    EXPECT_EQ(count(*e, *both), count(*e, person) + count(*e, taken));
    const auto missed = united(person, confusionCell(std::string("PER"), std::nullopt));
    ASSERT_TRUE(missed);
    EXPECT_TRUE(missed->systemMissing);
    EXPECT_FALSE(united(person, confusionCell(std::string("ORG"), std::string("ORG")))) << "two dimensions";
    RecordFilter all;
    EXPECT_FALSE(united(person, all)) << "the other asks for nothing there";
    EXPECT_FALSE(united(scoreCell(match::Scheme::Strict, ScoreColumn::Missing),
        scoreCell(match::Scheme::Exact, ScoreColumn::Spurious)))
        << "read by another scheme";
}

TEST(RecordFilter, SaysWhatItMeans)
{
    CountedRow row;
    row.types = { "PER" };
    auto filter = row.cell(match::Scheme::Exact, ScoreColumn::Missing);
    std::string text;
    for (const auto& part : parts(filter)) {
        text += std::string(part.dimension) + "=" + part.text + ";";
    }
    EXPECT_EQ(text, "scheme=exact;outcome=MIS;gold-type=PER;");
    text.clear();
    row.perType = PerType::Gold;
    filter = row.cell(match::Scheme::Exact, ScoreColumn::Actual);
    for (const auto& part : parts(filter)) {
        text += std::string(part.dimension) + "=" + part.text + ";";
    }
    EXPECT_EQ(text, "scheme=exact;outcome=COR, INC, PAR, SPU;row-type=PER;");
    text.clear();
    for (const auto& part : parts(confusionCell(std::nullopt, std::string("LOC")))) {
        text += std::string(part.dimension) + "=" + part.text + ";";
    }
    EXPECT_EQ(text, "gold-type=none;system-type=LOC;");
}

/// The example's records with the facet "rule": the n-th has the words of `words`.
EvaluationPtr withRules(const std::vector<std::vector<std::uint32_t>>& words)
{
    const auto e = example();
    RecordList list;
    list.id = "rules";
    list.records = e->records;
    list.bits.assign(e->records.size(), 0);
    FacetColumn rule { "rule", "Rule", "", { "true positive", "fuzzy check", "stop = word" }, {}, {} };
    for (const auto& numbers : words) {
        rule.add(numbers);
    }
    list.facets.push_back(rule);
    return throughList(e, list);
}

TEST(RecordFilter, AFacetPassesRecordsWithOneOfItsWords)
{
    const auto e = withRules({ { 0 }, { 2, 1, 2 }, {}, { 1 }, { 0, 1 } });
    ASSERT_EQ(e->records.size(), 5U);
    RecordFilter filter;
    filter.list = "rules";
    filter.facets = { { "rule", { "fuzzy check" } } };
    EXPECT_EQ(count(*e, filter), 3U);
    filter.facets = { { "rule", { "fuzzy check", "true positive" } } };
    EXPECT_EQ(count(*e, filter), 4U);
    filter.facets = { { "rule", { "nobody" } } };
    EXPECT_EQ(count(*e, filter), 0U);
    filter.facets = { { "cause", { "tagger" } } };
    EXPECT_EQ(count(*e, filter), 0U) << "a facet that the list does not have";
    EXPECT_EQ(count(*example(), filter), 0U) << "the evaluation's own records have no facets";
}

TEST(RecordFilter, FacetsAreReadAsTheyAreWritten)
{
    std::vector<FacetChoice> choices;
    EXPECT_TRUE(addFacetText(choices, "rule=stop = word"));
    EXPECT_TRUE(addFacetText(choices, "rule=fuzzy check"));
    EXPECT_TRUE(addFacetText(choices, "rule=fuzzy check"));
    EXPECT_TRUE(addFacetText(choices, "cause="));
    EXPECT_FALSE(addFacetText(choices, "rule"));
    EXPECT_FALSE(addFacetText(choices, "=x"));
    ASSERT_EQ(choices.size(), 2U);
    EXPECT_EQ(facetTexts(choices[0]), (std::vector<std::string> { "rule=stop = word", "rule=fuzzy check" }));
    RecordFilter filter;
    filter.facets = choices;
    std::string text;
    for (const auto& part : parts(filter)) {
        text += std::string(part.dimension) + ":" + part.text + ";";
    }
    EXPECT_EQ(text, "where:rule=stop = word;where:rule=fuzzy check;where:cause=;");
}

TEST(RecordFilter, WordsOfOneFacetUnite)
{
    const auto e = withRules({ { 0 }, { 1, 2 }, {}, { 1 }, { 0, 1 } });
    RecordFilter a;
    a.facets = { { "rule", { "true positive" } }, { "cause", { "none" } } };
    RecordFilter b = a;
    b.facets[0].names = { "fuzzy check" };
    const auto both = united(a, b);
    ASSERT_TRUE(both);
    EXPECT_EQ(both->facets[0].names.size(), 2U);
    b.facets[1].names = { "tagger" };
    EXPECT_FALSE(united(a, b)) << "two facets differ";
    b.facets.pop_back();
    EXPECT_FALSE(united(a, b)) << "the other asks for nothing there";
}

TEST(RecordLink, SaysWhatItsFilterSays)
{
    RecordFilter all;
    all.list = "ser.components";
    all.categories = { "deletion", std::string(300, 'x') };
    all.values = { { "cer", 0.1, 0.2 }, { "er", -std::numeric_limits<double>::infinity(), 1 } };
    all.facets = { { "rule", { "a", "b" } }, { "length", {} } };
    all.scheme = match::Scheme::Type;
    all.outcomes = { match::Outcome::Missing, match::Outcome::Spurious };
    all.goldTypes = { "PER", "" };
    all.goldMissing = true;
    all.systemTypes = { "Ort.Straße" };
    all.systemMissing = true;
    all.types = { "LOC" };
    all.rowTypes = { "MISC" };
    all.errorTypes = { match::ErrorType::Split };
    all.tags = { match::SplitPart };
    all.documents = { "d1", std::string("a\0b", 3) };
    all.excludedTypes = { "ORG" };
    all.excludedDocuments = { "d2" };
    all.excludedErrorTypes = { match::ErrorType::Type };
    all.words = "Ada";
    all.errorsOnly = true;
    const RecordLink link(all);
    ASSERT_TRUE(link);
    EXPECT_EQ(*link, all);
    EXPECT_EQ(link->list, all.list);

    const auto cell = scoreCell(match::Scheme::Strict, ScoreColumn::Correct, "PER");
    EXPECT_EQ(*RecordLink(cell), cell);
    EXPECT_EQ(RecordLink(cell), RecordLink(cell));
    EXPECT_FALSE(RecordLink(cell) == link);
    EXPECT_EQ(*RecordLink(RecordFilter {}), RecordFilter {}) << "all records, which is not nothing";
    EXPECT_FALSE(RecordLink());
    EXPECT_FALSE(RecordLink() == RecordLink(RecordFilter {}));
    EXPECT_FALSE(RecordLink(std::optional<RecordFilter>()));
    auto gone = link;
    gone.reset();
    EXPECT_FALSE(gone);
    EXPECT_LE(sizeof(SheetCell), 80U) << "tables have as many as documents times columns";
}

} // namespace
} // namespace touchstone::analysis
