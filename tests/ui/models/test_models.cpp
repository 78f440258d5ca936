// SPDX-License-Identifier: GPL-3.0-or-later
// The models keep Qt's contract over reset, filter and sort, and every number equals the records behind it.
#include "tests/support/builders.h"
#include "tests/ui/evaluations.h"

#include "core/evaluation/slices/filtering.h"
#include "core/evaluation/records/schemetable.h"
#include "core/measures/registry/measurerunner.h"
#include "core/support/findingkinds.h"
#include "ui/models/confusedpairsmodel.h"
#include "ui/models/confusionmodel.h"
#include "ui/models/diagnosticsmodel.h"
#include "ui/models/documentmodel.h"
#include "ui/models/errormodel.h"
#include "ui/models/filelines.h"
#include "ui/models/modelroles.h"
#include "ui/models/ranking.h"
#include "ui/models/recordfacts.h"
#include "ui/models/sheetmodel.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTemporaryFile>
#include <QTest>

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <random>
#include <tuple>

namespace touchstone::ui {
namespace {

using analysis::RecordFilter;
using match::Outcome;
using match::Scheme;
using uitest::evaluated;
using uitest::largeEvaluation;
using uitest::smallEvaluation;

/// What a broken model says ends in the failing message handler of main.cpp.
QAbstractItemModelTester* watch(QAbstractItemModel& model)
{
    return new QAbstractItemModelTester(
        &model, QAbstractItemModelTester::FailureReportingMode::Warning, &model);
}

std::vector<std::uint32_t> behind(const analysis::Evaluation& evaluation, const RecordFilter& filter)
{
    return analysis::filtered(evaluation, std::span(&filter, 1));
}

std::vector<std::uint32_t> everyRecord(const analysis::Evaluation& evaluation)
{
    std::vector<std::uint32_t> records(evaluation.records.size());
    std::iota(records.begin(), records.end(), 0U);
    return records;
}

QStringList column(const QAbstractItemModel& model, int number)
{
    QStringList texts;
    for (int row = 0; row < model.rowCount(); ++row) {
        texts << model.index(row, number).data().toString();
    }
    return texts;
}

// --- ranking

TEST(Ranking, SortsLikeAStableSortInBothDirections)
{
    std::mt19937 random(7);
    for (const std::uint32_t count : { 1U, 3U, 40U, 100'000U }) {
        Ranks ranks;
        ranks.count = count;
        for (int i = 0; i < 500; ++i) {
            ranks.of.push_back(static_cast<std::uint32_t>(random() % count));
        }
        for (const bool descending : { false, true }) {
            std::vector<std::uint32_t> rows(500);
            std::iota(rows.begin(), rows.end(), 0U);
            auto expected = rows;
            std::stable_sort(expected.begin(), expected.end(), [&](auto a, auto b) {
                return descending ? ranks.of[a] > ranks.of[b] : ranks.of[a] < ranks.of[b];
            });
            sortByRank(rows, ranks, descending);
            EXPECT_EQ(rows, expected) << count << descending;
        }
    }
}

TEST(Ranking, TextsRankByNumberValueAndEmptyOnesComeLast)
{
    const Ranks ranks = collationRanks({ QStringLiteral("doc10"), QString(), QStringLiteral("doc9"),
        QStringLiteral("doc10"), QStringLiteral("Doc9") });
    EXPECT_LT(ranks.of[2], ranks.of[0]) << "9 before 10";
    EXPECT_EQ(ranks.of[0], ranks.of[3]);
    EXPECT_NE(ranks.of[2], ranks.of[4]) << "texts that collate alike are still told apart";
    EXPECT_EQ(ranks.of[1] + 1, ranks.count);
    const Ranks signedNumbers = collationRanks({ QStringLiteral("1"), QStringLiteral("-1"),
        QStringLiteral("-10"), QStringLiteral("0"), QStringLiteral("none"), QStringLiteral("-2") });
    EXPECT_EQ(signedNumbers.of, (std::vector<std::uint32_t> { 4, 2, 0, 3, 5, 1 }));
}

// --- errors

TEST(ErrorModel, KeepsTheContractOverResetFilterAndSort)
{
    ErrorModel model;
    watch(model);
    const auto evaluation = smallEvaluation();
    model.show(evaluation, Scheme::Strict, nullptr, everyRecord(*evaluation));
    EXPECT_EQ(model.rowCount(), static_cast<int>(evaluation->records.size()));
    for (int columnNumber = -1; columnNumber < ErrorModel::ColumnCount; ++columnNumber) {
        for (const Qt::SortOrder order : { Qt::DescendingOrder, Qt::AscendingOrder }) {
            model.sort(columnNumber, order);
        }
    }
    model.setRecords({ 1, 3 });
    EXPECT_EQ(model.rowCount(), 2);
    model.setRecords({});
    EXPECT_EQ(model.rowCount(), 0);
    model.show(evaluation, Scheme::Type, nullptr, { 0 });
    model.show(nullptr, Scheme::Strict, nullptr, {});
    EXPECT_EQ(model.rowCount(), 0);
}

TEST(ErrorModel, EveryColumnSortsLikeItsTextsAndTiesKeepTextOrder)
{
    const auto evaluation = largeEvaluation(3000);
    ErrorModel model;
    model.show(evaluation, Scheme::Strict, nullptr, everyRecord(*evaluation));
    for (const int sorted : { int { ErrorModel::OutcomeColumn }, int { ErrorModel::ErrorTypeColumn },
             int { ErrorModel::Position } }) {
        for (const Qt::SortOrder order : { Qt::AscendingOrder, Qt::DescendingOrder }) {
            model.sort(sorted, order);
            for (int row = 1; row < model.rowCount(); ++row) {
                const int above = model.index(row - 1, sorted).data(SortRole).toInt();
                const int here = model.index(row, sorted).data(SortRole).toInt();
                ASSERT_TRUE(order == Qt::AscendingOrder ? above <= here : above >= here)
                    << sorted << " row " << row;
                if (above == here) {
                    ASSERT_LT(model.record(row - 1), model.record(row));
                }
            }
        }
    }
    model.sort(ErrorModel::GoldWords, Qt::AscendingOrder);
    QStringList words = column(model, ErrorModel::GoldWords);
    const auto firstEmpty = words.indexOf(QString());
    ASSERT_GT(firstEmpty, 0);
    EXPECT_TRUE(std::all_of(words.begin() + firstEmpty, words.end(), [](auto& w) { return w.isEmpty(); }))
        << "spurious records come last";
    words.resize(firstEmpty);
    EXPECT_TRUE(std::is_sorted(words.begin(), words.end())) << "plain letters sort by code";
}

TEST(ErrorModel, ARowIsFoundThroughASortAndPersistentIndexesFollow)
{
    const auto evaluation = smallEvaluation();
    ErrorModel model;
    watch(model);
    model.show(evaluation, Scheme::Strict, nullptr, everyRecord(*evaluation));
    const QPersistentModelIndex kept(model.index(2, ErrorModel::GoldWords));
    const std::uint32_t record = model.record(2);
    model.sort(ErrorModel::GoldWords, Qt::DescendingOrder);
    EXPECT_EQ(model.record(kept.row()), record);
    EXPECT_EQ(model.rowOf(record), kept.row());
    model.setRecords({ 0 });
    EXPECT_EQ(model.rowOf(record), -1);
    EXPECT_EQ(model.rowOf(0), 0);
}

TEST(ErrorModel, TheFilterKeepsTheSorting)
{
    const auto evaluation = smallEvaluation();
    ErrorModel model;
    model.show(evaluation, Scheme::Strict, nullptr, everyRecord(*evaluation));
    model.sort(ErrorModel::Number, Qt::DescendingOrder);
    model.setRecords({ 0, 2, 3 });
    EXPECT_EQ(model.record(0), 3U);
    EXPECT_EQ(model.record(2), 0U);
}

TEST(ErrorModel, LongListsAreSortedInAWorkerAndShowTheOldOrderMeanwhile)
{
    const auto evaluation = largeEvaluation(ErrorModel::backgroundRows + 1);
    ErrorModel model;
    watch(model);
    model.show(evaluation, Scheme::Strict, nullptr, everyRecord(*evaluation));
    QSignalSpy finished(&model, &ErrorModel::sortingFinished);
    model.sort(ErrorModel::GoldWords, Qt::AscendingOrder);
    EXPECT_TRUE(model.sorting());
    EXPECT_EQ(model.record(0), 0U) << "the old order until the worker is done";
    // A second wish while the first is under way: the last one counts.
    model.sort(ErrorModel::OutcomeColumn, Qt::DescendingOrder);
    ASSERT_TRUE(finished.wait(60'000));
    EXPECT_FALSE(model.sorting());
    EXPECT_EQ(model.index(0, ErrorModel::OutcomeColumn).data(OutcomeRole).toInt(),
        static_cast<int>(Outcome::Spurious));
    EXPECT_EQ(model.rowCount(), static_cast<int>(ErrorModel::backgroundRows + 1));
    // Now the ranks are there: another filter is sorted at once.
    auto records = everyRecord(*evaluation);
    records.pop_back();
    model.setRecords(records);
    EXPECT_FALSE(model.sorting());
    EXPECT_EQ(model.index(0, ErrorModel::OutcomeColumn).data(OutcomeRole).toInt(),
        static_cast<int>(Outcome::Spurious));
}

TEST(ErrorModel, SystemBIsShownForTheSameGoldAnnotation)
{
    const auto gold = testsupport::layerPtr({ "[PER Ada] met [PER Bob]." });
    const auto a = evaluated(gold, { "[PER Ada] met [PER Bob]." });
    const auto b = evaluated(gold, { "[LOC Ada] met Bob [PER .]" });
    ErrorModel model;
    watch(model);
    model.show(a, Scheme::Strict, std::make_shared<const Counterpart>(a, b), everyRecord(*a));
    EXPECT_EQ(
        column(model, ErrorModel::OutcomeB), QStringList({ QStringLiteral("INC"), QStringLiteral("MIS") }));
    model.sort(ErrorModel::OutcomeB, Qt::DescendingOrder);
    EXPECT_EQ(
        column(model, ErrorModel::OutcomeB), QStringList({ QStringLiteral("MIS"), QStringLiteral("INC") }));
    // Spurious annotations of A have no counterpart.
    model.show(b, Scheme::Strict, std::make_shared<const Counterpart>(b, a), everyRecord(*b));
    EXPECT_TRUE(column(model, ErrorModel::OutcomeB).contains(undefinedText()));
}

TEST(ErrorModel, LinesOfWordsStandInOneRow)
{
    EXPECT_EQ(singleLine(QStringLiteral("a\nb\tc")), QStringLiteral("a b c"));
    EXPECT_EQ(singleLine(QStringLiteral("abcdef"), 3), QStringLiteral("abc…"));
    EXPECT_EQ(singleLine(QStringLiteral("ab😀"), 3), QStringLiteral("ab…")) << "no half character";
}

// --- scores

/// The table of a scheme, by type or by document, as Scores shows it.
class SchemeTable
{
public:
    SchemeTable() { watch(model); }

    void show(const analysis::EvaluationPtr& a, const analysis::EvaluationPtr& b = nullptr,
        Scheme scheme = Scheme::Strict, bool byDocument = false)
    {
        std::vector<std::string> labels = a->labels;
        if (b) {
            labels.insert(labels.end(), b->labels.begin(), b->labels.end());
        }
        const auto result = measured(a);
        const auto id = std::string(match::schemeName(scheme)) + (byDocument ? ".documents" : "");
        const auto sheet = std::ranges::find(result->sheets, id, &analysis::Sheet::id);
        const auto groups = [&](const analysis::EvaluationPtr& evaluation) {
            return byDocument || !evaluation ? std::vector<analysis::RowGroup>()
                                             : analysis::typeGroups(*evaluation, scheme, labels);
        };
        model.setResult(result, b ? measured(b) : nullptr,
            static_cast<std::size_t>(sheet - result->sheets.begin()), groups(a), groups(b));
    }
    /// Of a row, by the id of its column.
    [[nodiscard]] QModelIndex cell(const QModelIndex& row, const char* column) const
    {
        return row.siblingAtColumn(model.columnOf(column));
    }
    [[nodiscard]] bool has(const char* column) const { return model.columnOf(column) > 0; }

    SheetModel model;

private:
    static analysis::MeasureResultPtr measured(const analysis::EvaluationPtr& evaluation)
    {
        support::Progress progress;
        return *analysis::computeMeasure("muc", *evaluation, progress);
    }
};

void expectTrueCounts(
    const SheetModel& model, const analysis::Evaluation& evaluation, const QModelIndex& parent = {})
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        for (int columnNumber = 0; columnNumber < model.columnCount(); ++columnNumber) {
            const QModelIndex index = model.index(row, columnNumber, parent);
            const QVariant filter = index.data(FilterRole);
            if (filter.isValid()) {
                EXPECT_EQ(static_cast<qlonglong>(behind(evaluation, filter.value<RecordFilter>()).size()),
                    index.data(SortRole).toLongLong())
                    << model.rowName(index).toStdString() << " column " << columnNumber;
            }
        }
        const QModelIndex group = model.index(row, 0, parent);
        if (model.rowCount(group) > 0) {
            expectTrueCounts(model, evaluation, group);
        }
    }
}

TEST(SheetModel, EveryCountEqualsTheRecordsOfItsFilter)
{
    const auto evaluation = smallEvaluation();
    SchemeTable table;
    for (const Scheme scheme : match::allSchemes) {
        for (const bool byDocument : { false, true }) {
            table.show(evaluation, nullptr, scheme, byDocument);
            EXPECT_GT(table.model.rowCount(), 1);
            expectTrueCounts(table.model, *evaluation);
        }
    }
}

TEST(SheetModel, DottedTypesStandUnderAMainTypeThatSumsThem)
{
    const auto evaluation = evaluated({ "[loc A] [loc.adm B] [loc.geo C] [PER D] [time.abs E]" },
        { "[loc A] [loc.adm B] C D [time.abs E]" });
    SchemeTable table;
    table.show(evaluation);
    const SheetModel& model = table.model;
    QModelIndex group;
    for (int row = 0; row < model.rowCount(); ++row) {
        if (model.rowCount(model.index(row, 0)) > 0) {
            EXPECT_FALSE(group.isValid()) << "time.abs is alone and needs no group";
            group = model.index(row, 0);
        }
    }
    ASSERT_TRUE(group.isValid());
    EXPECT_EQ(group.data().toString(), QStringLiteral("loc"));
    EXPECT_EQ(model.rowCount(group), 3);
    EXPECT_EQ(model.index(0, 0, group).data().toString(), QStringLiteral("loc (without subtype)"));
    EXPECT_EQ(model.rowNames(group), (std::vector<std::string> { "loc", "loc.adm", "loc.geo" }));
    EXPECT_EQ(group.data(Qt::ToolTipRole).toString(), QStringLiteral("Sum of loc, loc.adm, loc.geo"));
    for (const char* column : { "cor", "inc", "mis", "spu", "pos", "act" }) {
        qlonglong sum = 0;
        for (int row = 0; row < model.rowCount(group); ++row) {
            sum += table.cell(model.index(row, 0, group), column).data(SortRole).toLongLong();
        }
        EXPECT_EQ(table.cell(group, column).data(SortRole).toLongLong(), sum) << column;
    }
    EXPECT_EQ(table.cell(group, "pos").data(SortRole).toLongLong(), 3);
    expectTrueCounts(model, *evaluation);
}

TEST(SheetModel, ARowOfATypeIsItsClassAndShowsTheSystemsSideWhereItDiffers)
{
    const auto evaluation = evaluated({ "[ORG A] [ORG B] [PER C]" }, { "[ORG A] [PER B] [PER C]" });
    SchemeTable table;
    table.show(evaluation);
    EXPECT_TRUE(table.has("inc_system"));
    EXPECT_FALSE(table.has("cor_system"));
    QModelIndex person;
    for (int row = 0; row < table.model.rowCount(); ++row) {
        const QModelIndex name = table.model.index(row, 0);
        person = table.model.rowName(name) == QStringLiteral("PER") ? name : person;
    }
    ASSERT_TRUE(person.isValid());
    EXPECT_EQ(table.cell(person, "inc").data(SortRole).toInt(), 0);
    EXPECT_EQ(table.cell(person, "inc_system").data(SortRole).toInt(), 1);
    EXPECT_EQ(table.cell(person, "act").data(SortRole).toInt(), 2);
    EXPECT_DOUBLE_EQ(table.cell(person, "precision").data(SortRole).toDouble(), 0.5);
    const QModelIndex macro = table.model.index(1, 0);
    EXPECT_EQ(table.model.rowName(macro), QStringLiteral("Macro mean"));
    EXPECT_DOUBLE_EQ(table.cell(macro, "precision").data(SortRole).toDouble(), 0.75);
    EXPECT_TRUE(table.cell(macro, "pos").data().toString().isEmpty()) << "no count";
    EXPECT_FALSE(table.cell(macro, "pos").data(FilterRole).isValid());
    table.show(evaluation, nullptr, Scheme::Exact);
    EXPECT_TRUE(table.has("cor_system"));
    expectTrueCounts(table.model, *evaluation);
}

TEST(SheetModel, IsolatedTypesAreFlatAndLinkToTheirOwnPairs)
{
    analysis::EvaluationSpec spec;
    spec.perType = analysis::PerType::Isolated;
    const auto evaluation = evaluated({ "[loc.adm A] [loc.geo B]" }, { "[loc.adm A] [loc.adm B]" }, spec);
    SchemeTable table;
    table.show(evaluation);
    EXPECT_EQ(table.model.rowCount(), 5) << "overall, two means, two types";
    support::Progress progress;
    const auto result = *analysis::computeMeasure("muc", *evaluation, progress);
    const auto listed = analysis::throughList(evaluation, *result->list(analysis::isolatedList));
    for (int row = 3; row < table.model.rowCount(); ++row) {
        EXPECT_EQ(table.model.rowCount(table.model.index(row, 0)), 0);
        for (const char* column : { "cor", "mis", "act" }) {
            const QModelIndex cell = table.cell(table.model.index(row, 0), column);
            const auto filter = cell.data(FilterRole).value<RecordFilter>();
            EXPECT_EQ(filter.list, analysis::isolatedList);
            EXPECT_EQ(
                static_cast<qlonglong>(behind(*listed, filter).size()), cell.data(SortRole).toLongLong());
        }
    }
}

TEST(SheetModel, TheOverallRowStaysFirstAndUndefinedComesLast)
{
    const auto evaluation = evaluated({ "[A x] [B y] [C z]" }, { "[A x] y [D z]" });
    SchemeTable table;
    table.show(evaluation);
    for (int columnNumber = -1; columnNumber < table.model.columnCount(); ++columnNumber) {
        for (const Qt::SortOrder order : { Qt::AscendingOrder, Qt::DescendingOrder }) {
            table.model.sort(columnNumber, order);
            EXPECT_TRUE(table.model.rowNames(table.model.index(0, 0)).empty()) << columnNumber;
        }
    }
    EXPECT_EQ(table.model.rowName(table.model.index(1, 0)), QStringLiteral("Macro mean"))
        << "and so do the means";
    for (const Qt::SortOrder order : { Qt::AscendingOrder, Qt::DescendingOrder }) {
        table.model.sort(table.model.columnOf("precision"), order);
        const QModelIndex last = table.cell(table.model.index(table.model.rowCount() - 1, 0), "precision");
        EXPECT_EQ(last.data().toString(), undefinedText());
        EXPECT_FALSE(last.data(SortRole).isValid());
    }
}

TEST(SheetModel, OnlyColumnsThatCanOccurAreThere)
{
    SchemeTable table;
    table.show(smallEvaluation());
    EXPECT_FALSE(table.has("par"));
    EXPECT_TRUE(table.has("inc"));
    EXPECT_FALSE(table.model.hasSystemB());
    table.show(smallEvaluation(), nullptr, Scheme::Partial);
    EXPECT_TRUE(table.has("par"));
    EXPECT_FALSE(table.has("inc"));
}

TEST(SheetModel, TheSecondSystemHasItsScoreAndTheDifference)
{
    const auto gold = testsupport::layerPtr({ "[PER Ada] met [PER Bob]." });
    SchemeTable table;
    table.show(
        evaluated(gold, { "[PER Ada] met [PER Bob]." }), evaluated(gold, { "[PER Ada] met [LOC Bob]." }));
    const SheetModel& model = table.model;
    EXPECT_TRUE(model.hasSystemB());
    const QModelIndex overall = table.cell(model.index(0, 0), "f1");
    EXPECT_DOUBLE_EQ(overall.data(SortRole).toDouble(), 1.0);
    EXPECT_DOUBLE_EQ(overall.siblingAtColumn(model.columnCount() - 2).data(SortRole).toDouble(), 0.5);
    EXPECT_DOUBLE_EQ(overall.siblingAtColumn(model.columnCount() - 1).data(SortRole).toDouble(), -0.5);
    const QModelIndex only = model.index(model.rowCount() - 1, 0);
    EXPECT_EQ(only.data().toString(), QStringLiteral("LOC")) << "a type that only System B knows has a row";
    EXPECT_EQ(table.cell(only, "pos").data().toString(), undefinedText());
}

// --- confusion

void expectTrueCells(const ConfusionModel& model, const analysis::Evaluation& evaluation)
{
    for (int row = 0; row < model.rowCount(); ++row) {
        std::int64_t sum = 0;
        for (int columnNumber = 0; columnNumber < model.columnCount(); ++columnNumber) {
            const QVariant filter = model.index(row, columnNumber).data(FilterRole);
            sum += model.count(row, columnNumber);
            if (filter.isValid()) {
                EXPECT_EQ(static_cast<std::int64_t>(behind(evaluation, filter.value<RecordFilter>()).size()),
                    model.count(row, columnNumber))
                    << row << ' ' << columnNumber;
            }
        }
        EXPECT_EQ(sum, model.rowTotal(row));
        EXPECT_EQ(static_cast<std::int64_t>(behind(evaluation, model.rowFilter(row)).size()), sum);
        EXPECT_EQ(static_cast<std::int64_t>(behind(evaluation, model.columnFilter(row)).size()),
            model.columnTotal(row));
    }
}

TEST(ConfusionModel, EveryCellEqualsTheRecordsOfItsFilter)
{
    const auto evaluation = smallEvaluation();
    ConfusionModel model;
    watch(model);
    model.setEvaluation(evaluation);
    EXPECT_EQ(model.rowCount(), static_cast<int>(evaluation->labels.size()) + 1);
    expectTrueCells(model, *evaluation);
    model.setOrder(ConfusionModel::Order::Frequency);
    expectTrueCells(model, *evaluation);
    EXPECT_EQ(model.name(0), QStringLiteral("PER"));
    EXPECT_EQ(model.name(model.rowCount() - 1), QStringLiteral("(none)"));
}

TEST(ConfusionModel, ManyTypesAreShortenedAndTheSumsStayTrue)
{
    std::string gold;
    std::string system;
    for (int type = 0; type < 40; ++type) {
        const std::string name = "T" + std::to_string(type);
        const std::string word = "w" + std::to_string(type);
        gold += "[" + name + " " + word + "] ";
        // The last types have errors, so they stand alone.
        system += type < 10 ? "[" + name + " " + word + "] " : "[T0 " + word + "] ";
    }
    const auto evaluation = evaluated({ gold }, { system });
    ConfusionModel model;
    watch(model);
    model.setEvaluation(evaluation);
    EXPECT_EQ(model.rowCount(), static_cast<int>(ConfusionModel::topCount) + 2);
    EXPECT_EQ(model.name(0), QStringLiteral("T0")) << "most errors, and first by name";
    // Among the others nearly all is right: no error's colour, and single errors keep their weight beside it.
    model.setMost(3);
    const QModelIndex others = model.index(3, 3);
    EXPECT_EQ(model.name(3), QStringLiteral("(37 others)"));
    EXPECT_EQ(model.count(3, 3), 9);
    EXPECT_TRUE(others.data(NeutralHeatRole).toBool());
    EXPECT_TRUE(others.data(Qt::ToolTipRole).toString().contains(QStringLiteral("9 of them")));
    EXPECT_EQ(model.index(3, 0).data(HeatRole).toDouble(), 1.0);
    model.setMost(ConfusionModel::topCount);
    expectTrueCells(model, *evaluation);
    model.setShortened(false);
    EXPECT_EQ(model.rowCount(), 41);
    expectTrueCells(model, *evaluation);
}

TEST(ConfusionModel, NormalisedCellsKeepTheirCountInTheToolTip)
{
    const auto evaluation = evaluated({ "[A x] [A y] [A z] [A w]" }, { "[A x] [B y] z w" });
    ConfusionModel model;
    watch(model);
    model.setEvaluation(evaluation);
    model.setNormalise(ConfusionModel::Normalise::Row);
    const QModelIndex cell = model.index(0, 1);
    EXPECT_EQ(cell.data().toString(), QStringLiteral("%1 %").arg(QLocale().toString(25.0, 'f', 1)));
    EXPECT_TRUE(cell.data(Qt::ToolTipRole).toString().startsWith(QStringLiteral("1")));
    EXPECT_EQ(model.index(1, 0).data().toString(), undefinedText()) << "no gold B";
    model.setDiagonalHidden(true);
    EXPECT_TRUE(model.index(0, 0).data().toString().isEmpty());
    EXPECT_FALSE(model.index(0, 0).data(LinkRole).toBool());
    EXPECT_TRUE(model.index(0, 2).data(LinkRole).toBool());
}

TEST(ConfusionModel, ZerosAreQuietAndFewConfusionsAreNoFire)
{
    std::string gold = "[A x] ";
    std::string system = "[B x] "; // one confusion of A, four of C
    for (int i = 0; i < 4; ++i) {
        gold += "[C y] ";
        system += "[B y] ";
    }
    ConfusionModel model;
    watch(model);
    model.setEvaluation(evaluated({ gold }, { system }));
    const QModelIndex zero = model.index(0, 0);
    EXPECT_EQ(zero.data().toString(), QStringLiteral("·"));
    EXPECT_EQ(zero.data(ExportRole).toString(), QStringLiteral("0"));
    EXPECT_TRUE(zero.data(Qt::AccessibleTextRole).toString().startsWith(QStringLiteral("0: gold ")));
    EXPECT_FALSE(zero.data(HeatRole).isValid());
    EXPECT_NEAR(model.index(0, 1).data(HeatRole).toDouble(), 1.0 / 3, 1e-9) << "one of nine";
    EXPECT_NEAR(model.index(2, 1).data(HeatRole).toDouble(), 2.0 / 3, 1e-9) << "four of nine";
    model.setNormalise(ConfusionModel::Normalise::Column);
    EXPECT_NEAR(model.index(0, 1).data(HeatRole).toDouble(), std::sqrt(0.2), 1e-9);
    model.setNormalise(ConfusionModel::Normalise::Row);
    EXPECT_EQ(model.index(0, 2).data().toString(), QStringLiteral("·")) << "0 of 1";
    EXPECT_EQ(model.index(1, 2).data().toString(), undefinedText()) << "0 of 0";
}

TEST(ConfusedPairsModel, MostOftenFirstAndEachRowIsALinkToItsPairs)
{
    const auto evaluation = evaluated({ "[A a] [A b] [A c] [B d] [C e] [C f] [C g] [B h] i" },
        { "[B a] [B b] c [A d] [B e] [B f] [C g] [B h] [A i]" });
    ConfusedPairsModel model;
    watch(model);
    model.setEvaluation(evaluation);
    const auto row = [&](int number) {
        return std::tuple(model.index(number, ConfusedPairsModel::Gold).data().toString().toStdString(),
            model.index(number, ConfusedPairsModel::System).data().toString().toStdString(),
            model.index(number, ConfusedPairsModel::Count).data(SortRole).toInt());
    };
    ASSERT_EQ(model.rowCount(), 3) << "without what is missing, spurious or right";
    EXPECT_EQ(row(0), std::tuple("A", "B", 2));
    EXPECT_EQ(row(1), std::tuple("C", "B", 2));
    EXPECT_EQ(row(2), std::tuple("B", "A", 1));
    for (int number = 0; number < model.rowCount(); ++number) {
        for (int column = 0; column < model.columnCount(); ++column) {
            const QModelIndex cell = model.index(number, column);
            EXPECT_TRUE(cell.data(LinkRole).toBool());
            EXPECT_EQ(behind(*evaluation, cell.data(FilterRole).value<RecordFilter>()).size(),
                static_cast<std::size_t>(std::get<2>(row(number))));
        }
    }
    model.setEvaluation(nullptr);
    EXPECT_EQ(model.rowCount(), 0);
}

TEST(ConfusionModel, NothingAnnotatedIsAnEmptyTable)
{
    ConfusionModel model;
    watch(model);
    model.setEvaluation(evaluated({ "x" }, { "x" }));
    EXPECT_EQ(model.rowCount(), 0);
    model.setEvaluation(nullptr);
    EXPECT_EQ(model.rowCount(), 0);
}

// --- documents

TEST(DocumentModel, CountsFilterAndSortByDocument)
{
    const auto evaluation = smallEvaluation();
    DocumentModel model;
    watch(model);
    model.setEvaluation(evaluation);
    EXPECT_EQ(
        column(model, DocumentModel::Name), QStringList({ QStringLiteral("d1"), QStringLiteral("d2") }));
    EXPECT_EQ(model.index(1, DocumentModel::Gold).data(SortRole).toInt(), 2);
    EXPECT_EQ(model.index(1, DocumentModel::System).data(SortRole).toInt(), 1);
    EXPECT_EQ(model.index(1, DocumentModel::Errors).data(SortRole).toInt(), 1);
    for (int row = 0; row < model.rowCount(); ++row) {
        for (const int counted :
            { int { DocumentModel::Gold }, int { DocumentModel::System }, int { DocumentModel::Errors } }) {
            const QModelIndex index = model.index(row, counted);
            EXPECT_EQ(index.data(SortRole).toULongLong(),
                behind(*evaluation, index.data(FilterRole).value<RecordFilter>()).size());
        }
    }
    for (int columnNumber = -1; columnNumber < DocumentModel::ColumnCount; ++columnNumber) {
        model.sort(columnNumber, Qt::DescendingOrder);
        model.sort(columnNumber, Qt::AscendingOrder);
    }
    model.sort(DocumentModel::Errors, Qt::AscendingOrder);
    EXPECT_EQ(model.lineOf(0), 1U);
    model.setNameFilter(QStringLiteral("D1"));
    ASSERT_EQ(model.rowCount(), 1);
    EXPECT_EQ(model.rowOf(0), 0);
    EXPECT_EQ(model.rowOf(1), -1);
    model.setScheme(Scheme::Partial);
    model.setNameFilter({});
    EXPECT_EQ(model.rowCount(), 2);
}

TEST(DocumentModel, ADocumentOfOneSideSaysSo)
{
    DocumentModel model;
    watch(model);
    support::Progress progress;
    const auto result = analysis::evaluate(std::make_shared<const annotation::Layer>(testsupport::namedLayer(
                                               { { "a", "[X x]" }, { "b", "[X x] y" } })),
        std::make_shared<const annotation::Layer>(
            testsupport::namedLayer({ { "a", "[X x]" }, { "c", "[X x] z" } }, "system")),
        {}, progress);
    ASSERT_TRUE(result);
    model.setEvaluation(*result);
    EXPECT_EQ(column(model, DocumentModel::Relation),
        QStringList(
            { QStringLiteral("same text"), QStringLiteral("gold only"), QStringLiteral("system only") }));
    EXPECT_EQ(model.index(2, DocumentModel::F1).data().toString(), undefinedText());
}

// --- findings

TEST(DiagnosticsModel, FiltersBySeverityAndTextAndCountsWhatIsLeftOut)
{
    support::Diagnostics findings;
    findings.add(support::Severity::Warning, "conll.transition", { "gold.conll", 12, 3 }, "I-PER after O");
    findings.add(support::Severity::Note, "conll.columns", { "gold.conll", 0, 0 }, "Column 4 is read");
    findings.add(support::Severity::Error, "system.unreadable", { "run.tsv", 0, 0 }, "No such file");
    for (std::size_t i = 0; i < support::Diagnostics::perCodeLimit + 5; ++i) {
        findings.add({ support::Severity::Warning, "many",
            { "many.txt", static_cast<std::uint32_t>(i + 1), 0 }, "x" });
    }
    DiagnosticsModel model;
    watch(model);
    model.setFindings(findings);
    EXPECT_EQ(model.count(support::Severity::Warning),
        static_cast<std::int64_t>(support::Diagnostics::perCodeLimit + 6));
    EXPECT_EQ(model.count(support::Severity::Error), 1);
    EXPECT_TRUE(model.index(model.rowCount() - 1, DiagnosticsModel::Message)
                    .data()
                    .toString()
                    .contains(QStringLiteral("5")));
    EXPECT_EQ(model.index(0, DiagnosticsModel::Message).data().toString(), QStringLiteral("I-PER after O"));
    EXPECT_EQ(model.index(2, DiagnosticsModel::Message).data().toString(),
        QStringLiteral("Changes the scores: No such file"));
    model.setSeverityShown(support::Severity::Warning, false);
    EXPECT_EQ(model.rowCount(), 2);
    model.sort(DiagnosticsModel::Severity, Qt::AscendingOrder);
    EXPECT_EQ(model.diagnostic(0).severity, support::Severity::Error);
    EXPECT_EQ(model.index(1, DiagnosticsModel::Line).data().toString(), undefinedText());
    model.setSeverityShown(support::Severity::Warning, true);
    model.setTextFilter(QStringLiteral("i-per"));
    ASSERT_EQ(model.rowCount(), 1);
    EXPECT_EQ(model.index(0, DiagnosticsModel::Line).data(SortRole).toUInt(), 12U);
    model.setTextFilter({});
    for (int columnNumber = -1; columnNumber < DiagnosticsModel::ColumnCount; ++columnNumber) {
        model.sort(columnNumber, Qt::DescendingOrder);
    }
    model.setFindings({});
    EXPECT_EQ(model.rowCount(), 0);
}

TEST(FileLines, TheLinesAroundAPlaceAreRead)
{
    QTemporaryFile file;
    ASSERT_TRUE(file.open());
    for (int line = 1; line <= 50; ++line) {
        file.write(QByteArray("line ") + QByteArray::number(line) + "\r\n");
    }
    file.write(QByteArray(10'000, 'x'));
    file.close();
    const FileLines middle = readLines(file.fileName(), 30, 2, {});
    EXPECT_EQ(middle.first, 28U);
    EXPECT_EQ(middle.lines,
        QStringList({ QStringLiteral("line 28"), QStringLiteral("line 29"), QStringLiteral("line 30"),
            QStringLiteral("line 31"), QStringLiteral("line 32") }));
    const FileLines end = readLines(file.fileName(), 51, 1, {});
    ASSERT_EQ(end.lines.size(), 2);
    EXPECT_EQ(end.lines.back().size(), lineLimit + 1) << "cut, with an ellipsis";
    EXPECT_TRUE(readLines(file.fileName(), 500, 1, {}).lines.isEmpty());
    EXPECT_FALSE(readLines(file.fileName() + QStringLiteral(".none"), 1, 1, {}).error.isEmpty());
}

// --- why

TEST(RecordFacts, APairTellsWhatItSharesAndWhereItsEndsDiffer)
{
    const auto evaluation = evaluated({ "x [PER Charles Babbage] y" }, { "x Charles [PER Babbage y]" });
    ASSERT_EQ(evaluation->records.size(), 1U);
    const RecordFacts facts = recordFacts(*evaluation, 0);
    EXPECT_EQ(facts.shared, 7U);
    EXPECT_EQ(facts.goldLength, 15U);
    EXPECT_EQ(facts.systemLength, 9U);
    EXPECT_EQ(facts.beginShift, 8);
    EXPECT_EQ(facts.endShift, 2);
    const QString why = whyText(*evaluation, 0);
    EXPECT_TRUE(why.contains(QStringLiteral("share 7 characters"))) << why.toStdString();
    EXPECT_TRUE(why.contains(QStringLiteral("begins 8"))) << why.toStdString();
    EXPECT_TRUE(why.contains(QStringLiteral("types are equal"))) << why.toStdString();
}

TEST(RecordFacts, ThePartsOfASplitKnowEachOther)
{
    const auto evaluation = evaluated({ "[PER Charles Babbage]" }, { "[PER Charles] [PER Babbage]" });
    ASSERT_EQ(evaluation->records.size(), 2U);
    EXPECT_EQ(recordFacts(*evaluation, 0).partners, std::vector<std::uint32_t>({ 1 }));
    EXPECT_EQ(recordFacts(*evaluation, 1).partners, std::vector<std::uint32_t>({ 0 }));
    EXPECT_TRUE(whyText(*evaluation, 1).contains(QStringLiteral("paired with another")));
}

TEST(RecordFacts, AnAnnotationThatNothingOverlapsSaysSo)
{
    const auto evaluation = evaluated({ "[PER Ada] x" }, { "Ada [PER x]" });
    ASSERT_EQ(evaluation->records.size(), 2U);
    EXPECT_TRUE(whyText(*evaluation, 0).contains(QStringLiteral("No system annotation")));
    EXPECT_TRUE(whyText(*evaluation, 1).contains(QStringLiteral("No gold annotation")));
}

} // namespace
} // namespace touchstone::ui
