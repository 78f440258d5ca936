// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/outcomesheets.h"
#include "tests/support/builders.h"
#include "tests/support/measurecells.h"

#include <gtest/gtest.h>

#include <set>

namespace touchstone::analysis {
namespace {

using match::Scheme;
using testsupport::layerPtr;

EvaluationPtr example(PerType perType = PerType::Additive)
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

double cell(const ScoreSheet& sheet, const std::string& row, const std::string& column)
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
    for (const auto perType : { PerType::Additive, PerType::Isolated }) {
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

TEST(OutcomeSheets, RowsAreTheOutcomesOfTheirTypeAndDocument)
{
    const auto evaluation = example();
    const auto types = outcomesByType(*evaluation, Scheme::Strict);
    EXPECT_EQ(cell(types, "PER", "cor"), 1);
    EXPECT_EQ(cell(types, "PER", "inc"), 2);
    EXPECT_EQ(cell(types, "LOC", "mis"), 2);
    EXPECT_EQ(cell(types, "MISC", "cor"), -2) << "no record has this row type";
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
