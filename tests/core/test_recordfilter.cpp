// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/recordfilter.h"
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
    const auto filter = scoreCell(match::Scheme::Exact, ScoreColumn::Missing, std::string("PER"));
    std::string text;
    for (const auto& part : parts(filter)) {
        text += std::string(part.dimension) + "=" + part.text + ";";
    }
    EXPECT_EQ(text, "scheme=exact;outcome=MIS;type=PER;");
    text.clear();
    for (const auto& part : parts(confusionCell(std::nullopt, std::string("LOC")))) {
        text += std::string(part.dimension) + "=" + part.text + ";";
    }
    EXPECT_EQ(text, "gold-type=none;system-type=LOC;");
}

} // namespace
} // namespace touchstone::analysis
