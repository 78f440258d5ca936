// SPDX-License-Identifier: GPL-3.0-or-later
// What a German window copies: its words, but numbers as files have them.
#include "tests/ui/evaluations.h"
#include "tests/ui/uisupport.h"
#include "ui/charts/chartpanel.h"
#include "ui/charts/outcomechart.h"
#include "ui/models/comparetables.h"
#include "ui/models/diagnosticsmodel.h"
#include "ui/models/modelroles.h"
#include "ui/models/sheetmodel.h"
#include "ui/session/corestrings.h"
#include "ui/widgets/cellinteraction.h"

#include "core/measures/registry/measurerunner.h"
#include "core/report/tables/outcomesheets.h"
#include "core/support/findingkinds.h"

#include <gtest/gtest.h>

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>
#include <QRegularExpression>

namespace touchstone::ui {
namespace {

class CopiesInGerman : public testing::Test
{
protected:
    static bool hasComma(const QString& text)
    {
        static const QRegularExpression number(QStringLiteral("\\d,\\d"));
        return text.contains(number);
    }

    const uitest::InLanguage german { "de" };
};

TEST_F(CopiesInGerman, OfTablesHaveNumbersAsFilesDo)
{
    const auto evaluation = uitest::smallEvaluation();
    support::Progress progress;
    SheetModel model;
    int shownNumbers = 0;
    for (const char* measure : { "muc", "eter", "noisy" }) {
        const auto result = *analysis::computeMeasure(measure, *evaluation, progress);
        for (std::size_t sheet = 0; sheet < result->sheets.size(); ++sheet) {
            model.setResult(result, nullptr, sheet, {}, {});
            for (const auto& row : model.plain().rows) {
                for (const std::string& cell : row) {
                    EXPECT_FALSE(hasComma(toQString(cell))) << measure << ": " << cell;
                }
            }
            for (int row = 0; row < model.rowCount(); ++row) {
                for (int column = 0; column < model.columnCount(); ++column) {
                    const QModelIndex index = model.index(row, column);
                    shownNumbers += hasComma(index.data().toString()) ? 1 : 0;
                    const QString copied = CellInteraction::plainText(index);
                    EXPECT_FALSE(hasComma(copied)) << measure << ": " << copied.toStdString();
                }
            }
        }
    }
    EXPECT_GT(shownNumbers, 20) << "the window writes them with commas";
}

TEST_F(CopiesInGerman, OfManyHaveNoGroups)
{
    auto result = std::make_shared<analysis::MeasureResult>();
    analysis::Sheet sheet { "slice.noise", "", "Noise level", { { "n", "N", "" } },
        { { "over 0.1 to 0.2", { { 1702., true, {}, {} } } } }, {}, false };
    result->sheets.push_back(std::move(sheet));
    SheetModel model;
    model.setResult(result, nullptr, 0, {}, {});
    EXPECT_EQ(model.index(0, 1).data(), QStringLiteral("1.702"));
    EXPECT_EQ(model.plain().rows.front(), (std::vector<std::string> { "über 0.1 bis 0.2", "1702" }));
}

TEST_F(CopiesInGerman, OfTheHistogramHaveNumbersAsFilesDo)
{
    const auto sheet = analysis::documentHistogram(*uitest::smallEvaluation(), match::Scheme::Strict, 10);
    const SystemSheets systems { { QStringLiteral("A"), &sheet, 0 } };
    EXPECT_EQ(histogramChart(systems, false, QLocale()).categories.front(), QStringLiteral("0–0,1"));
    EXPECT_EQ(histogramChart(systems, false, QLocale::c()).categories.front(), QStringLiteral("0–0.1"));
    SheetModel model;
    model.setSheet(sheet);
    EXPECT_EQ(model.index(0, 0).data(), QStringLiteral("0–0,1"));
    EXPECT_EQ(CellInteraction::plainText(model.index(0, 0)), QStringLiteral("0–0.1"));
}

TEST_F(CopiesInGerman, OfScoresByTypeHaveItsWords)
{
    analysis::TypePair pair { .score = "ser.ser", .first = "a", .second = "b", .lowerIsBetter = true };
    pair.types.push_back({ "PER", { "PER" }, 0.5, 0.25, -0.25, {}, 0.01 });
    pair.overall = { "Overall", {}, 0.5, 0.25, -0.25, {}, 0.2 };
    pair.settings.resampling.confidenceLevel = 97.5;
    pair.units = 12;
    pair.typeTests = 3;
    const auto german = pastedTypes(pair);
    EXPECT_EQ(german.title, "ser.ser nach Typ (kleiner ist besser)");
    EXPECT_EQ(german.columns[0].name, "Typ");
    EXPECT_EQ(german.columns[4].name, "97.5-%-Intervall");
    EXPECT_TRUE(german.note.starts_with("* p < 0.025. ser.ser; ")) << german.note;
    EXPECT_TRUE(german.note.find("zweiseitig") != std::string::npos) << german.note;
    useLanguage(QStringLiteral("en"));
    const auto english = pastedTypes(pair);
    const auto printed = analysis::typePairTable(pair, analysis::ComparedNumbers({ .paper = true }));
    EXPECT_EQ(analysis::toMarkdown(english), analysis::toMarkdown(printed)) << "as the command line";
    EXPECT_EQ(english.rows, german.rows);
}

TEST_F(CopiesInGerman, OfFindingsHaveNoGroups)
{
    support::Diagnostics findings;
    findings.add(support::Severity::Note, "conll.columns", { "gold.conll", 0, 0 },
        support::saidOf(1702, "%Ln tokens of %1", "%Ln tokens of %1", support::DecimalNumber { 0.5, 1 }));
    DiagnosticsModel model;
    model.setFindings(findings);
    const QModelIndex message = model.index(0, DiagnosticsModel::Message);
    EXPECT_EQ(message.data(), QStringLiteral("1.702 tokens of 0,5"));
    EXPECT_EQ(CellInteraction::plainText(message), QStringLiteral("1702 tokens of 0.5"));
}

TEST_F(CopiesInGerman, OfChartsHaveTheNamesForCopies)
{
    ChartSpec spec;
    spec.categories = { QStringLiteral("über 0,1") };
    spec.bars.push_back({ .name = QStringLiteral("Gold"), .values = { 1234.5 } });
    ChartPanel panel;
    panel.setSpec(spec);
    panel.copy();
    EXPECT_TRUE(QGuiApplication::clipboard()->text().contains(QStringLiteral("über 0,1\t1234.5")));
    ChartSpec copied = spec;
    copied.categories = { QStringLiteral("über 0.1") };
    panel.setSpec(spec, copied);
    panel.copy();
    EXPECT_TRUE(QGuiApplication::clipboard()->text().contains(QStringLiteral("über 0.1\t1234.5")));
}

} // namespace
} // namespace touchstone::ui
