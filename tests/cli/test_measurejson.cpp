// SPDX-License-Identifier: GPL-3.0-or-later
// The JSON of a measure that nobody gave a layout: its scores and all that its sheets say.
#include "app/cli/score/measurejson.h"

#include "app/cli/score/report.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace touchstone::cli {
namespace {

analysis::SheetCell ratio(std::optional<double> value) { return { value, false, {}, {}, false }; }

analysis::SheetCell count(double value) { return { value, true, {}, {}, false }; }

analysis::MeasureResult toy()
{
    analysis::MeasureResult result;
    result.measure = "toy";
    analysis::Sheet types { "types", "Types", "Type", { { "found", "Found", "" }, { "share", "Share", "" } },
        { { "PER", { count(3), ratio(0.5) } }, { "Overall", { count(4), ratio({}) } } }, "" };
    analysis::Sheet documents = types;
    documents.id = "documents";
    documents.rows = { { "d1", { count(4), ratio(1.0) } } };
    documents.perDocument = true;
    result.sheets = { types, documents };
    // Two documents with 1 and 3 of "found", of which 1 and 1 are right.
    result.statisticColumns = { { "found" }, { "right" } };
    result.statistics = { 1, 1, 3, 1 };
    result.scores = { { .id = "span.right", .formula = { { 1 } }, .isCount = true } };
    return result;
}

TEST(MeasureJson, WithoutLayoutIsEveryScoreAndEverySheetByRowAndColumn)
{
    const analysis::Evaluation evaluation;
    ScoreOptions options;
    EXPECT_EQ(measureJson(toy(), evaluation, options),
        Json::parse(
            R"({"span": {"right": 2}, "types": {"PER": {"found": 3, "share": 0.5}},
                "overall": {"found": 4, "share": null}})"));
    options.byDocument = true;
    options.zeroForUndefined = true;
    const auto json = measureJson(toy(), evaluation, options);
    EXPECT_EQ(json["overall"]["share"], 0.0);
    EXPECT_EQ(json["documents"], Json::parse(R"({"d1": {"found": 4, "share": 1.0}})"));
}

TEST(MeasureJson, WithoutLayoutAddsNothingToRecords)
{
    Json record = Json::object();
    addRecordFields(record, toy(), 0);
    EXPECT_TRUE(record.empty());
}

} // namespace
} // namespace touchstone::cli
