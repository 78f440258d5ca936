// SPDX-License-Identifier: GPL-3.0-or-later
// What the result of every registered measure promises: counts that select their records, statistics that add
// up, numbers that do not depend on the order of documents.
#include "core/evaluation/records/typemeans.h"
#include "core/evaluation/settings/attributetable.h"
#include "core/evaluation/settings/judgementtable.h"
#include "core/evaluation/settings/trainingnames.h"
#include "core/measures/registry/measureregistry.h"
#include "core/measures/registry/measurerunner.h"
#include "core/report/tables/slicesheet.h"
#include "core/statistics/significance.h"
#include "core/statistics/scoreplaces.h"
#include "core/text/utf8.h"
#include "tests/support/evaluated.h"
#include "tests/support/measurecells.h"
#include "tests/support/randomlayer.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

namespace touchstone::analysis {
namespace {

using annotation::Layer;
using annotation::LayerPtr;
using testsupport::evaluated;
using testsupport::randomLayer;

LayerPtr reversed(const LayerPtr& layer)
{
    auto copy = *layer;
    std::reverse(copy.documents.begin(), copy.documents.end());
    return std::make_shared<const Layer>(std::move(copy));
}

LayerPtr withoutAnnotations(const LayerPtr& layer)
{
    auto copy = *layer;
    for (auto& document : copy.documents) {
        document.annotations = {};
    }
    return std::make_shared<const Layer>(std::move(copy));
}

/// The same spans over texts in which no sign stands twice, every entity with a link: whatever a measure
/// counts (linked names, surface forms), it counts each annotation. Of a noisy text's wrong signs none is the
/// gold's.
LayerPtr distinctAndLinked(const LayerPtr& layer)
{
    constexpr char32_t right = 0x4E00;
    constexpr char32_t wrong = 0x6E00;
    auto copy = *layer;
    char32_t next = 0;
    for (auto& document : copy.documents) {
        std::u32string text;
        for (const auto sign : std::string(document.text.utf8())) {
            text += (sign == 'z' ? wrong : right) + next++;
        }
        document.text = text::Text(text::toUtf8(text));
        for (std::uint32_t i = 0; i < document.annotations.size(); ++i) {
            if (document.annotations.entities[i].role == annotation::Role::Entity) {
                document.annotations.editDetails(i).links = { "Q1" };
            }
        }
    }
    return std::make_shared<const Layer>(std::move(copy));
}

MeasureResultPtr computed(std::string_view id, const Evaluation& evaluation)
{
    support::Progress progress;
    auto result = computeMeasure(id, evaluation, progress);
    EXPECT_TRUE(result) << id << ": " << result.error().text;
    return *result;
}

/// A verdict for each annotation, should nobody have found it, or should it be a false alarm.
std::shared_ptr<const JudgementTable> judgementsOfAll(const Layer& layer)
{
    std::vector<Judgement> judgements;
    for (const auto& document : layer.documents) {
        for (std::uint32_t i = 0; i < document.annotations.size(); ++i) {
            const auto pieces = document.annotations.pieces(i);
            const JudgedAnnotation annotation { { pieces.begin(), pieces.end() },
                std::string(layer.labels.name(document.annotations.entities[i].label)) };
            const auto verdict = givenVerdicts[i % givenVerdicts.size()];
            for (const char* judge : { "Ann", "Zoe" }) {
                judgements.push_back({ { {}, document.name, annotation, {} }, 0, verdict, judge });
                judgements.push_back({ { {}, document.name, {}, annotation }, 0, verdict, judge });
            }
        }
    }
    return std::make_shared<const JudgementTable>(std::move(judgements));
}

/// Training data, attributes of documents and of annotations, judgements.
EvaluationSpec slicedSpec(std::uint32_t seed)
{
    EvaluationSpec spec;
    spec.slices.judgements = judgementsOfAll(*randomLayer(seed, 100 + seed, false));
    spec.slices.training = std::make_shared<const TrainingNames>(*randomLayer(seed, 300 + seed, false));
    std::vector<AttributeTable::Row> rows { { "d0", "", { "news", "" }, 1 }, { "d2", "", { "law", "x" }, 2 },
        { "d3", "", { "news", "" }, 3 } };
    for (const auto* document : { "d0", "d1", "d3" }) {
        rows.push_back({ document, "#2", { "", "hard" }, 4 });
    }
    spec.slices.attributes = std::make_shared<const AttributeTable>(
        std::vector<std::string> { "genre", "difficulty" }, std::move(rows));
    spec.slices.bounds["entity-length"] = { 1, 2, 4 };
    spec.slices.bounds["document-length"] = { 15, 17, 19 };
    return spec;
}

/// The documents of these names only.
LayerPtr onlyDocuments(const LayerPtr& layer, const std::set<std::string>& names)
{
    auto copy = *layer;
    std::erase_if(copy.documents, [&](const auto& document) { return !names.contains(document.name); });
    return std::make_shared<const Layer>(std::move(copy));
}

/// What a measure that is added has to do, where a number alone would not say it.
constexpr auto addAMeasure = " (core/README.md, \"Add a measure\", step 2)";

class ResultContract : public testing::TestWithParam<std::size_t>
{
protected:
    const std::string id { metrics::measures()[GetParam()].id };
};

TEST_P(ResultContract, everyCountSelectsExactlyTheRecordsThatItCounts)
{
    std::size_t checked = 0;
    for (std::uint32_t seed = 1; seed <= 12; ++seed) {
        EvaluationSpec spec;
        spec.perType = static_cast<PerType>(seed % 3);
        const auto evaluation = evaluated(
            randomLayer(seed, 100 + seed, false), randomLayer(seed, 200 + seed, seed % 2 == 0), spec);
        checked += testsupport::expectCountsToSelectTheirRecords(evaluation, *computed(id, *evaluation));
    }
    EXPECT_GT(checked, 0U) << id << ": no cell of its sheets has a link to the records that it counts"
                           << addAMeasure;
}

TEST_P(ResultContract, idsAreUniqueAndListsBearTheMeasuresName)
{
    const auto evaluation = evaluated(randomLayer(3, 4, false), randomLayer(3, 5, true));
    const auto result = computed(id, *evaluation);
    EXPECT_EQ(result->measure, id) << "MeasureResult::measure is the measure's id" << addAMeasure;
    ASSERT_FALSE(result->sheets.empty()) << id << ": its result has no sheet" << addAMeasure;
    std::set<std::string> sheets;
    for (const auto& sheet : result->sheets) {
        EXPECT_TRUE(sheets.insert(sheet.id).second) << id << ": two sheets are called " << sheet.id;
        std::set<std::string> columns;
        for (const auto& column : sheet.columns) {
            EXPECT_TRUE(columns.insert(column.id).second)
                << id << ": two columns of sheet \"" << sheet.id << "\" are called " << column.id;
            EXPECT_FALSE(column.meaning.empty())
                << id << ": say what column \"" << column.id << "\" of sheet \"" << sheet.id << "\" means";
        }
    }
    for (const auto& list : result->lists) {
        EXPECT_EQ(measureOfList(list.id), id)
            << "the id of the list \"" << list.id << "\" must be \"" << id << "\" or begin with \"" << id
            << ".\", since links find the measure by it" << addAMeasure;
        EXPECT_LE(list.categories.size(), 32U)
            << list.id << ": the categories of a record are the bits of one number";
    }
    for (const auto& column : result->recordValues) {
        EXPECT_EQ(column.values.size(), evaluation->records.size())
            << id << ": recordValues \"" << column.id << "\" has a value for each record of the evaluation";
    }
}

/// Annotations of a side whose literal type is this one or a part of it, since rows may be main types;
/// components have types of their own.
double annotationsOf(const Layer& layer, const std::string& type)
{
    double count = 0;
    for (const auto& document : layer.documents) {
        count += static_cast<double>(
            std::ranges::count_if(document.annotations.entities, [&](const auto& entity) {
                return (layer.labels.name(entity.label) + ".").starts_with(type + ".");
            }));
    }
    return count;
}

TEST_P(ResultContract, aRowOfATypeCountsWhatEitherSideWroteWithThisType)
{
    std::size_t checked = 0;
    for (std::uint32_t seed = 1; seed <= 8; ++seed) {
        auto noFurther = *distinctAndLinked(randomLayer(seed, 200 + seed, seed % 2 == 0));
        for (auto& document : noFurther.documents) {
            for (std::uint32_t i = 0; i < document.annotations.size(); ++i) {
                document.annotations.editDetails(i).furtherLabels.clear();
            }
        }
        const auto evaluation = evaluated(distinctAndLinked(randomLayer(seed, 100 + seed, false)),
            std::make_shared<const Layer>(std::move(noFurther)));
        const auto result = computed(id, *evaluation);
        for (const auto& sheet : result->sheets) {
            if (sheet.systemColumn.empty()) {
                continue;
            }
            for (const bool gold : { true, false }) {
                const auto& wanted = gold ? sheet.goldColumn : sheet.systemColumn;
                const auto column = std::find_if(sheet.columns.begin(), sheet.columns.end(),
                                        [&](const auto& one) { return one.id == wanted; })
                    - sheet.columns.begin();
                ASSERT_LT(static_cast<std::size_t>(column), sheet.columns.size())
                    << id << ": setTypeRows() of sheet \"" << sheet.id << "\" names the column \"" << wanted
                    << "\", which that sheet has not";
                ASSERT_FALSE(sheet.rows.empty());
                EXPECT_EQ(sheet.rows.back().name, "Overall")
                    << id << ": the last row of a sheet of types is that of all types, sheet \"" << sheet.id
                    << "\"" << addAMeasure;
                for (std::size_t row = 0; row + 1 < sheet.rows.size(); ++row) {
                    const auto& name = sheet.rows[row].name;
                    const auto& cell = sheet.rows[row].cells[static_cast<std::size_t>(column)];
                    EXPECT_EQ(cell.value, annotationsOf(gold ? *evaluation->gold : *evaluation->system, name))
                        << id << ": row \"" << name << "\" of sheet \"" << sheet.id << "\", column \""
                        << wanted << "\": as many as the " << (gold ? "gold" : "system")
                        << " has annotations of this type" << addAMeasure;
                    ++checked;
                }
            }
        }
    }
    EXPECT_GT(checked, 0U) << id
                           << ": no sheet has rows of types; end such a sheet with a row \"Overall\" and "
                           << "call setTypeRows() with the columns of either side's annotations"
                           << addAMeasure;
}

TEST_P(ResultContract, meansAreThoseOfTheRows)
{
    const auto evaluation = evaluated(randomLayer(5, 105, false), randomLayer(5, 205, false));
    const auto result = computed(id, *evaluation);
    std::size_t checked = 0;
    for (const auto& sheet : result->sheets) {
        for (std::size_t mean = 0; mean < sheet.means.size(); ++mean) {
            ASSERT_EQ(sheet.means[mean].cells.size(), sheet.columns.size())
                << id << ": a mean of sheet \"" << sheet.id << "\" has a cell for each column; setTypeRows() "
                << "makes them, when all rows are there";
            for (std::size_t column = 0; column < sheet.columns.size(); ++column) {
                const auto& shown = sheet.means[mean].cells[column].value;
                double least = 1e9;
                double most = 0;
                for (std::size_t row = 0; row + 1 < sheet.rows.size(); ++row) {
                    const auto value = sheet.rows[row].cells[column].value.value_or(0);
                    least = std::min(least, value);
                    most = std::max(most, value);
                }
                EXPECT_TRUE(!shown || (*shown >= least - 1e-12 && *shown <= most + 1e-12))
                    << id << ": a mean of sheet \"" << sheet.id << "\", column \"" << sheet.columns[column].id
                    << "\", is not among the values of its rows; is the last row "
                    << "that of all types, and was setTypeRows() called behind it?" << addAMeasure;
                checked += shown ? 1U : 0U;
            }
        }
    }
    EXPECT_GT(checked, 0U) << id << ": no sheet has means over types; setTypeRows() makes them"
                           << addAMeasure;
    for (const auto& name : scoreNames(*result)) {
        if (const auto wanted = meanScore(name)) {
            const auto* const cell = meanCell(*result, name);
            ASSERT_NE(cell, nullptr) << id << ": \"" << name
                                     << "\" is a mean over types, but the sheet in which the score stands by "
                                     << "type (Score::byType) has none" << addAMeasure;
            const auto value = scoreValue({ evaluation, result }, name);
            ASSERT_TRUE(value) << name;
            EXPECT_EQ(*value, cell->value) << id << ": " << name << " and the sheet's mean differ";
        }
    }
}

TEST_P(ResultContract, statisticsOfDocumentsAddUpToTheHeadline)
{
    for (std::uint32_t seed = 1; seed <= 8; ++seed) {
        const auto evaluation
            = evaluated(randomLayer(seed, 100 + seed, false), randomLayer(seed, 200 + seed, false));
        const auto result = computed(id, *evaluation);
        ASSERT_FALSE(result->scores.empty());
        const auto width = result->statisticColumns.size();
        ASSERT_EQ(result->statistics.size(), width * evaluation->cases.size());
        std::vector<double> sum(width, 0);
        for (std::size_t i = 0; i < result->statistics.size(); ++i) {
            sum[i % width] += result->statistics[i];
        }
        EXPECT_FALSE(result->scoresOf(sum).empty());
        const auto backwards
            = computed(id, *evaluated(reversed(evaluation->gold), reversed(evaluation->system)));
        std::vector<double> other(width, 0);
        for (std::size_t i = 0; i < backwards->statistics.size(); ++i) {
            other[i % width] += backwards->statistics[i];
        }
        for (std::size_t i = 0; i < width; ++i) {
            EXPECT_NEAR(sum[i], other[i], 1e-9) << result->statisticColumns[i].id;
        }
    }
}

TEST_P(ResultContract, anEmptySideIsDefinedOrSaidToBeUndefined)
{
    const auto gold = randomLayer(1, 2, false);
    const auto system = randomLayer(1, 3, false);
    for (const auto& [a, b] :
        { std::pair(gold, withoutAnnotations(system)), std::pair(withoutAnnotations(gold), system),
            std::pair(withoutAnnotations(gold), withoutAnnotations(system)) }) {
        const auto evaluation = evaluated(a, b);
        const auto result = computed(id, *evaluation);
        testsupport::expectCountsToSelectTheirRecords(evaluation, *result);
        for (const auto& sheet : result->sheets) {
            for (const auto& row : sheet.rows) {
                for (const auto& cell : row.cells) {
                    EXPECT_TRUE(!cell.value || std::isfinite(*cell.value)) << sheet.id << " " << row.name;
                }
            }
        }
    }
}

TEST_P(ResultContract, rowsOfEverySliceAddUpAndTheirCountsSelectTheirRecords)
{
    std::size_t checked = 0;
    std::size_t tables = 0;
    for (std::uint32_t seed = 1; seed <= 8; ++seed) {
        const auto evaluation = evaluated(randomLayer(seed, 100 + seed, false),
            randomLayer(seed, 200 + seed, seed % 2 == 0), slicedSpec(seed));
        auto result = *computed(id, *evaluation);
        for (const auto& dimension : sliceDimensions(*evaluation)) {
            support::Progress progress;
            auto sheet = SliceTable::of(*evaluation, result, dimension.id, progress)
                             .map([](const SliceTable& table) { return table.sheet(match::Scheme::Strict); });
            if (dimension.ofDocuments && !metrics::measureById(id)->resamples) {
                EXPECT_FALSE(sheet) << "no share of a document in such a score";
                continue;
            }
            ASSERT_TRUE(sheet) << dimension.id << ": " << sheet.error().text;
            ASSERT_FALSE(sheet->rows.empty());
            EXPECT_EQ(sheet->rows.back().name, "Overall");
            for (std::size_t column = 0; column < sheet->columns.size(); ++column) {
                EXPECT_FALSE(sheet->columns[column].meaning.empty());
                double sum = 0;
                for (std::size_t row = 0; row + 1 < sheet->rows.size(); ++row) {
                    sum += sheet->rows[row].cells[column].value.value_or(0);
                }
                const auto& all = sheet->rows.back().cells[column];
                const bool untold = std::any_of(sheet->rows.begin(), sheet->rows.end(),
                    [column](const auto& row) { return row.cells[column].untold; });
                EXPECT_TRUE(!untold || dimension.ofGoldOnly || dimension.ofPairsOnly) << dimension.id;
                if (all.isCount && !untold) {
                    EXPECT_EQ(sum, all.value.value_or(-1))
                        << dimension.id << " " << sheet->columns[column].id;
                }
            }
            const bool told = std::any_of(sheet->columns.begin(), sheet->columns.end(),
                [](const auto& one) { return one.id != "documents"; });
            EXPECT_TRUE(told || !sheet->note.empty());
            result.sheets = { std::move(*sheet) };
            checked += testsupport::expectCountsToSelectTheirRecords(evaluation, result);
            ++tables;
        }
    }
    EXPECT_GT(tables, metrics::measureById(id)->resamples ? 40U : 20U);
    EXPECT_GT(checked, tables) << "counts without links";
}

TEST_P(ResultContract, slicesOfDocumentsScoreAsThoseDocumentsAlone)
{
    if (!metrics::measureById(id)->resamples) {
        return; // such slices are refused
    }
    std::size_t compared = 0;
    for (std::uint32_t seed = 1; seed <= 6; ++seed) {
        const auto evaluation = evaluated(
            randomLayer(seed, 100 + seed, false), randomLayer(seed, 200 + seed, false), slicedSpec(seed));
        const auto result = computed(id, *evaluation);
        for (const auto& slice : { "genre", "document-length" }) {
            support::Progress progress;
            const auto table = SliceTable::of(*evaluation, *result, slice, progress);
            ASSERT_TRUE(table);
            EXPECT_TRUE(table->leftOut().empty()) << table->leftOut().front();
            const auto cases = sliceOfCases(*evaluation, slice);
            const auto& names = sliceFacet(*evaluation, slice)->names;
            for (std::size_t row = 0; row < table->rows(); ++row) {
                std::set<std::string> documents;
                for (std::size_t i = 0; i < cases.size(); ++i) {
                    if (names[cases[i]] == table->name(row)) {
                        documents.insert(evaluation->cases[i].name());
                    }
                }
                EXPECT_EQ(table->documents(row), static_cast<std::int64_t>(documents.size()));
                const auto alone = evaluated(onlyDocuments(evaluation->gold, documents),
                    onlyDocuments(evaluation->system, documents), evaluation->spec);
                const auto own = computed(id, *alone);
                std::vector<double> sum(own->statisticColumns.size(), 0);
                for (std::size_t i = 0; i < own->statistics.size(); ++i) {
                    sum[i % sum.size()] += own->statistics[i];
                }
                const auto wanted = own->scoresOf(sum);
                const auto found = table->scores(row);
                ASSERT_EQ(found.size(), wanted.size());
                for (std::size_t i = 0; i < wanted.size(); ++i) {
                    EXPECT_EQ(found[i].name, wanted[i].name);
                    ASSERT_EQ(found[i].value.has_value(), wanted[i].value.has_value()) << wanted[i].name;
                    EXPECT_NEAR(found[i].value.value_or(0), wanted[i].value.value_or(0), 1e-9)
                        << slice << " " << table->name(row) << " " << wanted[i].name;
                    ++compared;
                }
            }
        }
    }
    EXPECT_GT(compared, 0U);
}

TEST_P(ResultContract, slicesDoNotHangOnTheOrderOfDocuments)
{
    const auto evaluation = evaluated(randomLayer(2, 102, false), randomLayer(2, 202, true), slicedSpec(2));
    const auto backwards
        = evaluated(reversed(evaluation->gold), reversed(evaluation->system), evaluation->spec);
    const auto one = computed(id, *evaluation);
    const auto other = computed(id, *backwards);
    for (const auto& dimension : sliceDimensions(*evaluation)) {
        support::Progress progress;
        const auto sheetOf = [](const SliceTable& table) { return table.sheet(match::Scheme::Type); };
        const auto a = SliceTable::of(*evaluation, *one, dimension.id, progress).map(sheetOf);
        const auto b = SliceTable::of(*backwards, *other, dimension.id, progress).map(sheetOf);
        if (dimension.ofDocuments && !metrics::measureById(id)->resamples) {
            EXPECT_FALSE(a || b);
            continue;
        }
        ASSERT_TRUE(a && b);
        ASSERT_EQ(a->rows.size(), b->rows.size());
        for (std::size_t row = 0; row < a->rows.size(); ++row) {
            EXPECT_EQ(a->rows[row].name, b->rows[row].name);
            for (std::size_t i = 0; i < a->rows[row].cells.size(); ++i) {
                EXPECT_EQ(a->rows[row].cells[i].value, b->rows[row].cells[i].value)
                    << dimension.id << " " << a->rows[row].name << " " << a->columns[i].id;
            }
        }
    }
}

TEST_P(ResultContract, everyParameterStandsInTheSignature)
{
    std::set<std::string> known;
    for (const auto& setting : settings(EvaluationSpec {})) {
        known.insert(std::string(setting.name));
    }
    for (const auto parameter : metrics::measures()[GetParam()].parameters) {
        EXPECT_EQ(known.count(std::string(parameter)), 1U) << parameter;
    }
}

INSTANTIATE_TEST_SUITE_P(Registered, ResultContract,
    testing::Range<std::size_t>(0, metrics::measures().size()),
    [](const auto& test) { return std::string(metrics::measures()[test.param].id); });

} // namespace
} // namespace touchstone::analysis
