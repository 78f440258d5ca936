// SPDX-License-Identifier: GPL-3.0-or-later
// What every registered measure promises.
#include "core/evaluation/settings/settingtable.h"
#include "core/measures/registry/measureregistry.h"
#include "core/measures/registry/measuredescription.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>
#include <set>

namespace touchstone::metrics {
namespace {

using match::PairOutcome;

enum class Sides { Both, GoldOnly, SystemOnly };

std::vector<PairOutcome> randomRecords(std::uint32_t seed, std::size_t count, Sides sides)
{
    std::mt19937 random(seed);
    std::vector<PairOutcome> records(count);
    for (std::uint32_t i = 0; i < count; ++i) {
        auto& record = records[i];
        const auto kind = sides == Sides::GoldOnly ? 0U : sides == Sides::SystemOnly ? 1U : random() % 6;
        record.document = i / 10;
        if (kind != 1) {
            record.gold = i;
            record.goldType = static_cast<std::uint32_t>(random() % 4);
        }
        if (kind != 0) {
            record.system = i;
            record.systemType = static_cast<std::uint32_t>(random() % 4);
        }
        record.errorType = kind == 0 ? match::ErrorType::Missing : match::ErrorType::Spurious;
        if (kind > 1) {
            record.sameType = record.goldType == record.systemType;
            record.sameSpan = random() % 2 == 0;
            record.errorType = !record.sameSpan ? match::ErrorType::Boundary
                : record.sameType               ? match::ErrorType::Correct
                                                : match::ErrorType::Type;
        }
    }
    return records;
}

void expectFinite(
    const Measure& measure, const analysis::MeasureResult& result, std::span<const PairOutcome> records)
{
    for (const auto& score : result.scoresOf(measure.statistics(records))) {
        if (score.value) {
            EXPECT_TRUE(std::isfinite(*score.value)) << score.name;
        }
        EXPECT_TRUE(score.value || !score.isCount) << score.name << ": counts are always defined";
    }
}

/// Tables, comparisons and intervals find a score where it is said to stand; they pass over a place that is
/// not there.
void expectPlace(
    const analysis::MeasureResult& result, const analysis::Score& score, const analysis::SheetPlace& place)
{
    const auto said = result.measure + ": the score \"" + score.id + "\" is said to stand in the sheet \""
        + place.sheet + "\", column \"" + place.column + "\"";
    const auto sheet = std::ranges::find_if(
        result.sheets, [&](const analysis::Sheet& one) { return one.id == place.sheet && !one.perDocument; });
    if (sheet == result.sheets.end()) {
        ADD_FAILURE() << said << ", but the measure has no such sheet";
        return;
    }
    const auto column = std::ranges::find(sheet->columns, place.column, &analysis::Sheet::Column::id);
    if (column == sheet->columns.end()) {
        // Outcomes that a scheme does not know have none; test_significance asks whether others stand there.
        EXPECT_TRUE(score.isCount) << said << ", but that sheet has no such column";
        return;
    }
    // Rows of minor scores, and of those that stand by type as well, may be shown under other settings only.
    EXPECT_TRUE(place.row.empty() || score.minor || score.byType
        || std::ranges::find(sheet->rows, place.row, &analysis::Sheet::Row::name) != sheet->rows.end())
        << said << ", row \"" << place.row << "\", but that sheet has no such row";
    EXPECT_EQ(column->lowerIsBetter && !score.isCount, score.lowerIsBetter)
        << said << ", whose direction is another";
    EXPECT_EQ(column->needsFalseAlarms, score.needsFalseAlarms)
        << said << ", which differs in whether false alarms matter to it";
}

class MeasureContract : public testing::TestWithParam<std::size_t>
{
protected:
    const Measure& measure = measures()[GetParam()];
    const analysis::MeasureResultPtr result = analysis::describedMeasure(measure.id);
};

class RecordMeasureContract : public MeasureContract
{
};

TEST_P(MeasureContract, IsDescribed)
{
    EXPECT_FALSE(measure.title.empty());
    EXPECT_FALSE(measure.description.empty());
    EXPECT_FALSE(measure.source.empty());
    EXPECT_EQ(measureById(measure.id), &measure);
    std::set<std::string_view> names;
    for (const auto parameter : measure.parameters) {
        const auto* const row = analysis::settingRow(parameter);
        ASSERT_NE(row, nullptr) << parameter << " has no row: the measure's settings, or measures/registry";
        EXPECT_TRUE(names.insert(parameter).second) << parameter;
        EXPECT_NE(parameter.front(), '-');
        EXPECT_FALSE(analysis::valuesOf(*row).empty()) << parameter;
        EXPECT_FALSE(analysis::standardOf(*row).empty()) << parameter;
        EXPECT_FALSE(row->meaning.empty()) << parameter;
        if (row->ofFile) { // forms and the command line read it by these
            EXPECT_NE(row->file, nullptr) << parameter;
            EXPECT_NE(row->clear, nullptr) << parameter;
            EXPECT_NE(row->option.help, nullptr) << parameter;
            EXPECT_FALSE(row->fileRole.empty()) << parameter;
        }
        if (row->set != nullptr) {
            analysis::EvaluationSpec spec;
            EXPECT_TRUE(row->set(spec, row->name, analysis::standardOf(*row))) << parameter;
            EXPECT_EQ(spec, analysis::EvaluationSpec {}) << parameter << ": its text is not its default";
        }
    }
    for (const auto& row : measure.settings) {
        EXPECT_NE(analysis::settingRow(row.name), nullptr) << row.name << ": list it in settingTable()";
        EXPECT_TRUE(row.meaning.empty() || names.contains(row.name)) << row.name << " is in no form";
    }
}

TEST_P(MeasureContract, StatisticsAndScoresAreDescribedWhole)
{
    std::set<std::string> statistics;
    for (const auto& statistic : result->statisticColumns) {
        EXPECT_TRUE(statistics.insert(statistic.id).second) << statistic.id;
        EXPECT_EQ(statistic.from == analysis::Statistic::From::Records,
            statistic.ofRecords() && measure.statistics != nullptr)
            << statistic.id;
        if (statistic.from == analysis::Statistic::From::Category) {
            const auto* const list = result->list(statistic.list);
            ASSERT_NE(list, nullptr) << statistic.id << " counts records of the list \"" << statistic.list
                                     << "\"";
            EXPECT_NE(list->bitsOf({ statistic.name }), 0U)
                << statistic.id << ": the list has no category \"" << statistic.name << "\"";
        }
        if (statistic.from == analysis::Statistic::From::Value
            || statistic.from == analysis::Statistic::From::HasValue) {
            const auto* const list = result->list(statistic.list);
            const auto& values = list != nullptr ? list->values : result->recordValues;
            EXPECT_TRUE(std::any_of(
                values.begin(), values.end(), [&](const auto& one) { return one.id == statistic.name; }))
                << statistic.id << ": records have no value \"" << statistic.name << "\"";
        }
    }
    std::set<std::string> scores;
    for (const auto& score : result->scores) {
        EXPECT_TRUE(scores.insert(score.id).second) << score.id;
        EXPECT_FALSE(score.isCount && score.lowerIsBetter) << score.id << ": a count has no direction";
        for (const auto input : score.formula.inputs()) {
            EXPECT_LT(input, result->statisticColumns.size()) << score.id;
        }
        for (const auto& place : { score.byType, score.whole }) {
            if (place) {
                expectPlace(*result, score, *place);
            }
        }
    }
    const auto* const headline = result->score(measure.headline);
    ASSERT_NE(headline, nullptr) << measure.headline;
    EXPECT_EQ(headline->lowerIsBetter, measure.lowerIsBetter);
    EXPECT_FALSE(headline->minor);
}

/// A score read from its formula and one read from all statistics are the same, and no other statistic moves
/// it.
TEST_P(MeasureContract, AFormulaReadsNoOtherStatisticsThanItsInputs)
{
    std::mt19937 random(8);
    for (int round = 0; round < 20; ++round) {
        std::vector<double> sums(result->statisticColumns.size());
        for (auto& sum : sums) {
            sum = static_cast<double>(1 + random() % 1000);
        }
        for (const auto& score : result->scores) {
            auto others = sums;
            const auto& inputs = score.formula.inputs();
            for (std::uint32_t i = 0; i < others.size(); ++i) {
                others[i] = std::binary_search(inputs.begin(), inputs.end(), i) ? sums[i] : 0;
            }
            EXPECT_EQ(score.formula(sums), score.formula(others)) << score.id;
        }
    }
}

TEST_P(RecordMeasureContract, NamesAreUniqueAndTheHeadlineIsAmongThem)
{
    const auto records = randomRecords(1, 50, Sides::Both);
    std::set<std::string> names;
    for (const auto& score : result->scoresOf(measure.statistics(records))) {
        EXPECT_TRUE(names.insert(score.name).second) << score.name;
    }
    EXPECT_EQ(names.count(std::string(measure.headline)), 1U) << measure.headline;
    EXPECT_EQ(measure.statistics(records).size(), result->statisticColumns.size());
}

TEST_P(RecordMeasureContract, StatisticsAddUpOverAPartition)
{
    const auto records = randomRecords(2, 200, Sides::Both);
    const auto whole = measure.statistics(records);
    std::mt19937 random(3);
    for (int round = 0; round < 20; ++round) {
        std::vector<std::vector<PairOutcome>> parts(1 + random() % 9);
        for (const auto& record : records) {
            parts[random() % parts.size()].push_back(record);
        }
        std::vector<double> sum(result->statisticColumns.size(), 0);
        for (const auto& part : parts) {
            const auto statistics = measure.statistics(part);
            for (std::size_t i = 0; i < sum.size(); ++i) {
                sum[i] += statistics[i];
            }
        }
        for (std::size_t i = 0; i < sum.size(); ++i) {
            EXPECT_NEAR(sum[i], whole[i], 1e-9) << result->statisticColumns[i].id;
        }
    }
}

TEST_P(RecordMeasureContract, TheOrderOfRecordsChangesNothing)
{
    auto records = randomRecords(4, 200, Sides::Both);
    const auto before = measure.statistics(records);
    std::mt19937 random(5);
    for (int round = 0; round < 20; ++round) {
        std::shuffle(records.begin(), records.end(), random);
        EXPECT_EQ(measure.statistics(records), before);
    }
}

TEST_P(RecordMeasureContract, AnEmptySideIsUndefinedAndNeverNaN)
{
    for (const auto sides : { Sides::GoldOnly, Sides::SystemOnly, Sides::Both }) {
        expectFinite(measure, *result, randomRecords(6, 20, sides));
    }
    expectFinite(measure, *result, {});
    for (const auto& score : result->scoresOf(measure.statistics({}))) {
        EXPECT_TRUE(score.isCount || !score.value) << score.name << ": 0/0 is undefined";
    }
    for (const auto sides : { Sides::GoldOnly, Sides::SystemOnly }) {
        for (const auto& score : result->scoresOf(measure.statistics(randomRecords(7, 20, sides)))) {
            if (score.name == measure.headline && !measure.lowerIsBetter) {
                EXPECT_FALSE(score.value) << "no harmonic mean without one of the sides";
            }
        }
    }
}

/// Measures over the evaluation's own records; the others are held by resultcontract.cpp.
std::vector<std::size_t> recordMeasures()
{
    std::vector<std::size_t> numbers;
    for (std::size_t i = 0; i < measures().size(); ++i) {
        if (measures()[i].statistics != nullptr) {
            numbers.push_back(i);
        }
    }
    return numbers;
}

std::string nameOf(const testing::TestParamInfo<std::size_t>& test)
{
    std::string name(measures()[test.param].id);
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(
    Registered, MeasureContract, testing::Range<std::size_t>(0, measures().size()), nameOf);
INSTANTIATE_TEST_SUITE_P(Registered, RecordMeasureContract, testing::ValuesIn(recordMeasures()), nameOf);

} // namespace
} // namespace touchstone::metrics
