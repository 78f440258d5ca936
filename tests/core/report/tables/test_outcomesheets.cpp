// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/tables/outcomesheets.h"
#include "tests/support/builders.h"
#include "tests/support/measurecells.h"

#include <gtest/gtest.h>

#include <set>

namespace touchstone::analysis {
namespace {

using match::Scheme;
using testsupport::layerPtr;

EvaluationPtr example(PerType perType = PerType::Class)
{
    support::Progress progress;
    EvaluationSpec spec;
    spec.perType = perType;
    return *evaluate(layerPtr({ "[PER Ada] met [PER Zoë] in [LOC Rome] and [ORG Acme Inc]", "[LOC Oslo]",
                         "no", "[PER Bob] in [LOC Bonn]" }),
        layerPtr({ "[PER Ada] met [ORG Zoë] in Rome and [ORG Acme] Inc", "[LOC Oslo]", "no",
                     "[MISC Bob] in Bonn" },
            "system"),
        spec, progress);
}

double cell(const Sheet& sheet, const std::string& row, const std::string& column)
{
    for (const auto& candidate : sheet.rows) {
        for (std::size_t i = 0; i < sheet.columns.size(); ++i) {
            if (candidate.name == row && sheet.columns[i].id == column) {
                return candidate.cells[i].value.value_or(-1);
            }
        }
    }
    return -2;
}

TEST(OutcomeSheets, EveryCountSelectsItsRecords)
{
    for (const auto perType : { PerType::Class, PerType::Gold, PerType::Isolated }) {
        const auto evaluation = example(perType);
        for (const auto scheme : match::allSchemes) {
            MeasureResult result;
            result.sheets = { outcomesByType(*evaluation, scheme), outcomesByDocument(*evaluation, scheme),
                documentHistogram(*evaluation, scheme, 10) };
            for (const auto& sheet : result.sheets) {
                for (const auto& row : sheet.rows) {
                    ASSERT_EQ(row.cells.size(), sheet.columns.size());
                }
            }
            EXPECT_GT(testsupport::expectCountsToSelectTheirRecords(evaluation, result), 50U);
        }
    }
}

TEST(OutcomeSheets, EverySliceAddsUpToTheWhole)
{
    const auto evaluation = example();
    const auto dimensions = sliceDimensions(*evaluation);
    ASSERT_GE(dimensions.size(), 5U); // lengths, nesting, tokens, words
    for (const auto scheme : match::allSchemes) {
        for (const auto& dimension : dimensions) {
            MeasureResult result;
            result.sheets = { outcomesBySlice(*evaluation, scheme, dimension) };
            const Sheet& sheet = result.sheets.front();
            EXPECT_GT(testsupport::expectCountsToSelectTheirRecords(evaluation, result), 8U) << dimension.id;
            for (std::size_t column = 0; column < 8; ++column) {
                double sum = 0;
                for (std::size_t row = 0; row + 1 < sheet.rows.size(); ++row) {
                    sum += sheet.rows[row].cells[column].value.value_or(0);
                }
                EXPECT_EQ(sum, sheet.rows.back().cells[column].value) << dimension.id << ", " << column;
            }
        }
    }
}

TEST(OutcomeSheets, OfManyValuesThoseWithMostErrorsHaveRows)
{
    support::Progress progress;
    const auto evaluation
        = *evaluate(layerPtr({ "[PER Ada] [PER Ada] [PER Bob] [PER Bob] [PER Cyd] [PER Dan]" }),
            layerPtr({ "[PER Ada] [PER Ada] Bob Bob [PER Cyd] [LOC Dan]" }, "system"), EvaluationSpec(),
            progress);
    const auto dimension = sliceDimension(*evaluation, "surface");
    ASSERT_TRUE(dimension);
    const auto namesOf = [](const Sheet& sheet) {
        std::string names;
        for (const auto& row : sheet.rows) {
            names += row.name + " ";
        }
        return names;
    };
    const auto two = outcomesBySlice(*evaluation, Scheme::Strict, *dimension, 2);
    EXPECT_EQ(namesOf(two), "Bob Dan Overall ");
    EXPECT_NE(two.note.find("2 more values"), std::string::npos) << two.note;
    EXPECT_EQ(cell(two, "Overall", "pos"), 6) << "the whole is told, whatever is left out";
    const auto three = outcomesBySlice(*evaluation, Scheme::Strict, *dimension, 3);
    EXPECT_EQ(namesOf(three), "Bob Dan Ada Overall ") << "without errors those with most records";
    EXPECT_EQ(namesOf(outcomesBySlice(*evaluation, Scheme::Strict, *dimension)), "Ada Bob Cyd Dan Overall ");
    EXPECT_EQ(namesOf(outcomesBySlice(*evaluation, Scheme::Strict, { "seen", "Seen", "" })), "Overall ")
        << "nothing is known of training data";
}

TEST(OutcomeSheets, RowsAreTheOutcomesOfTheirTypeAndDocument)
{
    const auto evaluation = example();
    const auto types = outcomesByType(*evaluation, Scheme::Strict);
    EXPECT_EQ(cell(types, "PER", "cor"), 1);
    EXPECT_EQ(cell(types, "PER", "inc"), 2);
    EXPECT_EQ(cell(types, "LOC", "mis"), 2);
    EXPECT_EQ(cell(types, "MISC", "act"), 1) << "what the system wrote with this type";
    EXPECT_EQ(cell(types, "MISC", "inc"), 0) << "each record once: in the row of the gold's type";
    EXPECT_EQ(cell(types, "PER", "act"), 1);
    EXPECT_EQ(cell(types, "ORG", "act"), 2);
    const auto former = outcomesByType(*example(PerType::Gold), Scheme::Strict);
    EXPECT_EQ(cell(former, "PER", "act"), 3);
    EXPECT_EQ(cell(former, "ORG", "act"), 1);
    EXPECT_EQ(cell(types, "Overall", "errors"), 5);
    const auto documents = outcomesByDocument(*evaluation, Scheme::Strict);
    EXPECT_EQ(cell(documents, "d2", "cor"), 1);
    EXPECT_EQ(cell(documents, "d2", "f1"), 1);
    EXPECT_EQ(cell(documents, "d3", "f1"), -1) << "undefined, not 0";
    EXPECT_EQ(cell(documents, "d4", "errors"), 2);
}

TEST(OutcomeSheets, PartsOfTheHistogramHoldEveryDocumentOnce)
{
    const auto evaluation = example();
    for (const std::size_t bins : { 0U, 1U, 3U, 10U, 1000U }) {
        const auto sheet = documentHistogram(*evaluation, Scheme::Strict, bins);
        double documents = 0;
        for (const auto& row : sheet.rows) {
            documents += *row.cells[0].value;
        }
        EXPECT_EQ(documents, 4) << bins;
    }
    const auto sheet = documentHistogram(*evaluation, Scheme::Strict, 10);
    EXPECT_EQ(cell(sheet, "0.9–1", "documents"), 1) << "the last part holds its upper border";
    EXPECT_EQ(cell(sheet, "0–0.1", "documents"), 1);
    EXPECT_EQ(cell(sheet, "–", "documents"), 1);
}

TEST(OutcomeSheets, ABorderBelongsToThePartThatBeginsThere)
{
    // F1 of 0.3 = 3 of 10 on both sides: 0.3 * 10 is below 3 in binary for some values, so borders are
    // compared.
    for (int correct = 0; correct <= 10; ++correct) {
        std::string gold;
        std::string system;
        for (int i = 0; i < 10; ++i) {
            gold += "[A x] ";
            system += i < correct ? "[A x] " : "[B x] ";
        }
        support::Progress progress;
        const auto evaluation = *evaluate(layerPtr({ gold }), layerPtr({ system }, "system"), {}, progress);
        const auto sheet = documentHistogram(*evaluation, Scheme::Strict, 10);
        const auto part = static_cast<std::size_t>(std::min(correct, 9));
        EXPECT_EQ(sheet.rows[part].cells[0].value, 1) << correct;
    }
}

TEST(OutcomeSheets, NothingGivesAnEmptyTable)
{
    support::Progress progress;
    const auto evaluation = *evaluate(layerPtr({ "no" }), layerPtr({ "no" }, "system"), {}, progress);
    const auto types = outcomesByType(*evaluation, Scheme::Strict);
    ASSERT_EQ(types.rows.size(), 1U);
    EXPECT_FALSE(types.rows[0].cells.back().value);
}

} // namespace
} // namespace touchstone::analysis
