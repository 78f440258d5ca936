// SPDX-License-Identifier: GPL-3.0-or-later
// The confidence view: clicks, keys and numbers set the threshold; every number follows and agrees with the
// curve.
#include "tests/ui/evaluations.h"
#include "tests/ui/uisupport.h"

#include "ui/charts/charthit.h"
#include "ui/charts/chartpanel.h"
#include "ui/figures/figurekinds.h"
#include "ui/models/modelroles.h"
#include "ui/models/sheetmodel.h"
#include "ui/panels/charts/confidenceview.h"
#include "ui/session/corestrings.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/session.h"
#include "ui/widgets/leastscorebox.h"
#include "ui/widgets/sheettable.h"
#include "ui/widgets/statepage.h"
#include "ui/window/scorestatus.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStatusBar>
#include <QTest>

#include <gtest/gtest.h>

namespace touchstone::ui {
namespace {

using uitest::waitFor;
using Kind = ChartHit::Kind;

QByteArray document(const char* entities)
{
    return QByteArray(R"({"id": "d1", "text": "aa bb cc dd ee ff", "entities": [)") + entities + "]}\n";
}
QByteArray gold()
{
    return document(R"({"start": 0, "end": 2, "type": "A"}, {"start": 3, "end": 5, "type": "A"},)"
                    R"({"start": 6, "end": 8, "type": "B"}, {"start": 15, "end": 17, "type": "B"})");
}
/// F1 is best at 0.5: what is below it is wrong.
QByteArray scored()
{
    return document(R"({"start": 0, "end": 2, "type": "A", "score": 0.9},)"
                    R"({"start": 3, "end": 5, "type": "A", "score": 0.7},)"
                    R"({"start": 6, "end": 8, "type": "B", "score": 0.5},)"
                    R"({"start": 9, "end": 11, "type": "B", "score": 0.3},)"
                    R"({"start": 12, "end": 14, "type": "A", "score": 0.2})");
}

class ConfidenceViewTest : public ::testing::Test
{
protected:
    void open(const std::vector<QByteArray>& systems)
    {
        analysis::ProjectSpec project;
        project.dataSets.emplace_back();
        project.dataSets.front().gold.path = toPath(folder.file(QStringLiteral("gold.jsonl"), gold()));
        for (std::size_t i = 0; i < systems.size(); ++i) {
            analysis::LayerSource source;
            source.name = "S" + std::to_string(i + 1);
            source.path = toPath(folder.file(QStringLiteral("s%1.jsonl").arg(i), systems[i]));
            project.dataSets.front().systems.push_back(source);
        }
        view.resize(1200, 600);
        view.show();
        view.activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(&view));
        session.open(project);
        ASSERT_TRUE(waitFor([this]() { return session.state() == Session::State::Ready; }));
    }
    void openScored()
    {
        open({ scored() });
        ASSERT_TRUE(waitFor([this]() { return view.chart().lines.size() == 3; }));
    }
    [[nodiscard]] bool settled(std::optional<double> least)
    {
        return waitFor([this, least]() {
            return session.state() == Session::State::Ready && session.evaluationA()
                && session.evaluationA()->spec.minScore == least;
        });
    }
    void click(const ChartHit& hit)
    {
        QTest::mouseClick(view.panel(), Qt::LeftButton, {}, view.panel()->positionOf(hit).toPoint());
    }
    [[nodiscard]] const metrics::Tally& strict() const { return session.evaluationA()->overall[0]; }
    /// The curve's numbers at the threshold in force.
    [[nodiscard]] metrics::Tally ofCurve() const
    {
        const auto& curve = *view.data().systems.front().curve;
        return curve.overall.at(curve.thresholdOf(session.spec().minScore)).tally(match::Scheme::Strict);
    }

    uitest::Folder folder;
    SelectionModel selection;
    Session session { selection };
    ConfidenceView view { session, selection };
};

TEST_F(ConfidenceViewTest, AClickOnTheCurveSetsTheLeastScoreOfEveryNumber)
{
    openScored();
    EXPECT_EQ(strict().actual(), 5);
    // Between 0.3 and 0.5 lies the step of 0.5: the very score is set, not the pixel.
    const ChartSpec& spec = view.chart().spec;
    ASSERT_EQ(spec.lines.size(), 3U);
    const double recall = 0.75;
    click({ Kind::Line, 1, 0, 0.4, recall });
    EXPECT_EQ(session.spec().minScore, 0.5);
    ASSERT_TRUE(settled(0.5));
    EXPECT_EQ(strict().actual(), 3);
    EXPECT_EQ(strict(), ofCurve()) << "Scores show what the curve says";
    EXPECT_EQ(view.panel()->spec().guide, 0.5);
    EXPECT_EQ(view.field()->score(), 0.5);
    EXPECT_TRUE(view.pointText().contains(QStringLiteral(">3</a> of 5 annotations kept, 2 left out")))
        << view.pointText().toStdString();
    // The other way: a smaller score brings annotations back.
    click({ Kind::Line, 1, 0, 0.25, recall });
    ASSERT_TRUE(settled(0.3));
    EXPECT_EQ(strict(), ofCurve());
    EXPECT_EQ(strict().actual(), 4);
}

TEST_F(ConfidenceViewTest, TheBestPointIsMarkedWithItsWarningAndCanBeChosen)
{
    openScored();
    ASSERT_EQ(view.chart().places.size(), 1U);
    EXPECT_TRUE(view.bestText().contains(QStringLiteral("at 0.5"))) << view.bestText().toStdString();
    EXPECT_TRUE(view.bestText().contains(QStringLiteral("too good")));
    click({ Kind::Mark, 0, 0, view.chart().spec.marks[0].at.x(), view.chart().spec.marks[0].at.y() });
    EXPECT_EQ(session.spec().minScore, 0.5);
    ASSERT_TRUE(settled(0.5));
    QTest::mouseClick(view.allButton(), Qt::LeftButton);
    EXPECT_EQ(session.spec().minScore, std::nullopt);
    ASSERT_TRUE(settled(std::nullopt));
    view.bestButton()->click();
    EXPECT_EQ(session.spec().minScore, 0.5);
}

TEST_F(ConfidenceViewTest, TheKeyboardSetsAndTakesBack)
{
    openScored();
    view.field()->setFocus();
    view.field()->selectAll();
    QTest::keyClicks(view.field(), QLocale().toString(0.6));
    QTest::keyClick(view.field(), Qt::Key_Return);
    EXPECT_EQ(session.spec().minScore, 0.6);
    ASSERT_TRUE(settled(0.6));
    EXPECT_EQ(strict(), ofCurve());
    QTest::keyClick(view.field(), Qt::Key_Up);
    EXPECT_NEAR(session.spec().minScore.value_or(0), 0.61, 1e-9);
    view.panel()->setFocus(Qt::TabFocusReason);
    QTest::keyClick(view.panel(), Qt::Key_Right, Qt::ShiftModifier);
    EXPECT_NEAR(session.spec().minScore.value_or(0), 0.66, 1e-9) << "the guide by a twentieth";
    // Points of the curve by arrows, Enter sets.
    QTest::keyClick(view.panel(), Qt::Key_Home);
    ASSERT_TRUE(view.panel()->focused());
    QTest::keyClick(view.panel(), Qt::Key_Right);
    QTest::keyClick(view.panel(), Qt::Key_Return);
    EXPECT_EQ(session.spec().minScore, 0.3) << "the second point";
    QTest::keyClick(view.panel(), Qt::Key_Escape);
    EXPECT_EQ(session.spec().minScore, std::nullopt);
    EXPECT_EQ(view.field()->text(), QStringLiteral("All"));
}

TEST(LeastScoreBox, TakesAPointAndACommaBeforeDecimals)
{
    LeastScoreBox box;
    for (const auto& typed : { QStringLiteral("0,5"), QStringLiteral("0.5") }) {
        box.setScore(0.7);
        box.show();
        box.selectAll();
        QTest::keyClicks(&box, typed);
        QTest::keyClick(&box, Qt::Key_Return);
        EXPECT_EQ(box.score(), std::optional(0.5)) << typed.toStdString();
    }
}

TEST_F(ConfidenceViewTest, EveryCountOfTheTableLeadsToItsRecordsUnderItsScore)
{
    openScored();
    const SheetModel* model = view.table()->sheetModel();
    ASSERT_EQ(model->rowCount(), 5);
    std::size_t followed = 0;
    for (int row = 0; row < model->rowCount(); ++row) {
        for (int column = 1; column < model->columnCount(); ++column) {
            const auto index = view.table()->sheetModel()->index(row, column);
            const auto* cell = model->cell(index);
            if (cell == nullptr || !cell->link || !cell->value) {
                continue;
            }
            const auto wanted = static_cast<std::size_t>(*cell->value);
            const double score = model->rowName(index).toDouble();
            selection.clearFilters();
            Q_EMIT view.table()->linkActivated(*cell->link, false, model->rowName(index));
            ASSERT_TRUE(settled(score)) << score;
            EXPECT_EQ(selection.records().size(), wanted) << score << " column " << column;
            ++followed;
        }
    }
    EXPECT_EQ(followed, 5U * 6U);
}

TEST_F(ConfidenceViewTest, LongScoresAreShortAndTheExactOneIsSet)
{
    constexpr double first = 0.3559419512700145;
    constexpr double second = 0.8999999761581421;
    open({ document(R"({"start": 0, "end": 2, "type": "A", "score": 0.3559419512700145},)"
                    R"({"start": 3, "end": 5, "type": "A", "score": 0.8999999761581421})") });
    ASSERT_TRUE(waitFor([this]() { return view.chart().lines.size() == 3; }));
    auto* table = view.table();
    const SheetModel* model = table->sheetModel();
    ASSERT_EQ(model->rowCount(), 2);
    EXPECT_EQ(model->index(0, 0).data().toString(), QLatin1String("0.355"));
    EXPECT_TRUE(
        model->index(0, 0).data(Qt::ToolTipRole).toString().contains(QLatin1String("0.3559419512700145")));
    EXPECT_TRUE(view.bestText().contains(QLatin1String("at 0.355,"))) << view.bestText().toStdString();
    EXPECT_FALSE(view.bestText().contains(QLatin1String("all scores")));
    const QModelIndex count = model->index(1, 1);
    table->setCurrentIndex(count);
    QTest::keyClick(table, Qt::Key_Return);
    EXPECT_TRUE(settled(second));
    EXPECT_TRUE(view.pointText().contains(QLatin1String("Threshold 0.899<")))
        << view.pointText().toStdString();
    EXPECT_TRUE(view.bestText().contains(QLatin1String("all scores"))) << "the curve goes over all";
    view.bestButton()->click();
    EXPECT_TRUE(settled(first));
    // A number of one's own stays as it is.
    view.field()->setValue(0.123456);
    EXPECT_TRUE(settled(0.123456));
    EXPECT_TRUE(view.pointText().contains(QLatin1String("Threshold 0.123456<")));
}

TEST_F(ConfidenceViewTest, ScoresAsRowNamesAreSortedAsNumbers)
{
    open({ document(R"({"start": 0, "end": 2, "type": "A", "score": 0.35},)"
                    R"({"start": 3, "end": 5, "type": "A", "score": 0.5},)"
                    R"({"start": 6, "end": 8, "type": "B", "score": 0.123})") });
    ASSERT_TRUE(waitFor([this]() { return view.table()->sheetModel()->rowCount() == 3; }));
    const auto shown = [this]() {
        QStringList names;
        for (int row = 0; row < 3; ++row) {
            names << view.table()->sheetModel()->index(row, 0).data().toString();
        }
        return names.join(QLatin1Char(' '));
    };
    view.table()->sheetModel()->sort(0, Qt::DescendingOrder);
    EXPECT_EQ(shown(), QLatin1String("0.5 0.35 0.123"));
    view.table()->sheetModel()->sort(0, Qt::AscendingOrder);
    EXPECT_EQ(shown(), QLatin1String("0.123 0.35 0.5"));
}

TEST_F(ConfidenceViewTest, ManyScoresAreThinnedInWords)
{
    constexpr int many = 3000;
    QByteArray text;
    QByteArray entities;
    for (int i = 0; i < many; ++i) {
        text += "w ";
        entities += (i > 0 ? ", " : "") + QByteArray(R"({"start": )") + QByteArray::number(2 * i)
            + R"(, "end": )" + QByteArray::number(2 * i + 1) + R"(, "type": "A", "score": )"
            + QByteArray::number(0.1 + i * 0.0002, 'g', 8) + '}';
    }
    analysis::EvaluationSpec spec;
    spec.anyway = true; // the gold's text is another
    session.setSpec(spec);
    open({ R"({"id": "d1", "text": ")" + text + R"(", "entities": [)" + entities + "]}\n" });
    ASSERT_TRUE(waitFor([this]() { return view.chart().lines.size() == 3; }));
    EXPECT_TRUE(view.panel()->spec().title.contains(QLatin1String("of 3000 scores drawn")))
        << view.panel()->spec().title.toStdString();
    const int rows = view.table()->sheetModel()->rowCount();
    EXPECT_LT(rows, 210);
    EXPECT_TRUE(view.bestText().contains(QStringLiteral("The table shows %1 of 3,000 scores").arg(rows)))
        << view.bestText().toStdString();
}

TEST_F(ConfidenceViewTest, TheKeptAreALinkAlsoOfAType)
{
    openScored();
    view.setType(QStringLiteral("B"));
    ASSERT_TRUE(view.pointText().contains(QStringLiteral(">2</a> of 2 annotations kept")))
        << view.pointText().toStdString();
    auto* label = view.findChildren<QLabel*>().first();
    for (QLabel* each : view.findChildren<QLabel*>()) {
        label = each->text() == view.pointText() ? each : label;
    }
    Q_EMIT label->linkActivated(QStringLiteral("kept"));
    EXPECT_EQ(selection.records().size(), 2U);
}

TEST_F(ConfidenceViewTest, SeveralSystemsAreLinesAndAClickChoosesTheSystem)
{
    const QByteArray other = document(R"({"start": 0, "end": 2, "type": "A", "score": 0.8},)"
                                      R"({"start": 12, "end": 14, "type": "B", "score": 0.6})");
    open({ scored(), other });
    view.setScores(ConfidenceScores::F1);
    ASSERT_TRUE(waitFor([this]() { return view.chart().lines.size() == 2; }));
    EXPECT_EQ(view.chart().spec.lines[0].name, QStringLiteral("S1 (A)"));
    const auto& marked = view.chart().spec.lines[1].marked;
    ASSERT_FALSE(marked.empty());
    const auto hit = pointHit(view.chart().spec, 1, marked.back());
    ASSERT_TRUE(hit);
    click(*hit);
    EXPECT_EQ(session.systemA(), 1);
    EXPECT_EQ(session.spec().minScore, 0.8);
    view.setScores(ConfidenceScores::Against);
    ASSERT_TRUE(waitFor([this]() { return view.chart().lines.size() == 2; }));
    EXPECT_FALSE(view.panel()->spec().guide) << "recall is no score";
}

TEST_F(ConfidenceViewTest, WithoutScoresItSaysWhereTheyWouldStand)
{
    open({ gold() });
    ASSERT_TRUE(waitFor([this]() { return view.page()->heading() == QStringLiteral("No scores"); }));
    EXPECT_TRUE(view.page()->isVisible());
    EXPECT_TRUE(view.page()->text().contains(QStringLiteral("JSONL")));
}

TEST_F(ConfidenceViewTest, TheHipePairingIsRefusedInWords)
{
    openScored();
    analysis::EvaluationSpec spec = session.spec();
    spec.matching.pairing = match::PairingPolicy::Hipe;
    session.setSpec(spec);
    ASSERT_TRUE(waitFor([this]() {
        return view.page()->isVisible()
            && view.page()->heading() == QStringLiteral("The curve cannot be computed");
    }));
    EXPECT_TRUE(view.page()->text().contains(QStringLiteral("--pairing hipe")));
}

TEST_F(ConfidenceViewTest, TheStatusBarDoesNotForgetIt)
{
    QStatusBar bar;
    const ScoreStatus status(session, selection, bar);
    bar.show();
    openScored();
    const auto* label = bar.findChild<QLabel*>(QStringLiteral("least-score"));
    ASSERT_NE(label, nullptr);
    EXPECT_FALSE(label->isVisible());
    auto spec = session.spec();
    spec.minScore = 0.5;
    session.setSpec(spec);
    ASSERT_TRUE(settled(0.5));
    EXPECT_TRUE(label->isVisible());
    EXPECT_EQ(label->text(), QStringLiteral("Threshold 0.5"));
}

TEST(ConfidenceChart, StepsStandWhereTheScoresAreAndAboveThemIsWhatTellsNone)
{
    const auto e = uitest::evaluated({ "[A aa] [A bb] cc" }, { "[A~0.4 aa] [A~0.8 bb] [A cc]" });
    support::Progress progress;
    ConfidenceData data;
    data.systems.push_back({ 0, QStringLiteral("S"),
        std::make_shared<const analysis::ConfidenceCurve>(*analysis::confidenceCurve(*e, progress)) });
    ConfidenceOptions options;
    options.scores = ConfidenceScores::F1;
    const auto chart = confidenceChart(data, options);
    ASSERT_EQ(chart.lines.size(), 1U);
    const auto& points = chart.spec.lines[0].points;
    const std::vector<double> xs { 0, 0.4, 0.4, 0.8, 0.8, 1 };
    ASSERT_EQ(points.size(), xs.size());
    for (std::size_t i = 0; i < xs.size(); ++i) {
        EXPECT_DOUBLE_EQ(points[static_cast<std::size_t>(i)].x(), xs[i]);
        const auto& curve = *data.systems[0].curve;
        const auto threshold = i < 2 ? 0U : i < 4 ? 1U : 2U;
        EXPECT_DOUBLE_EQ(points[i].y(), *curve.overall.at(threshold).tally(match::Scheme::Strict).f1());
    }
    ASSERT_EQ(chart.places.size(), 1U);
    EXPECT_EQ(chart.places[0].threshold, 0U);
    options.type = "Z";
    EXPECT_TRUE(confidenceChart(data, options).lines.empty()) << "a type that the system does not have";
}

TEST(ConfidenceFigure, ShowsSystemsWithScoresAndSaysWhyNot)
{
    FigureData data;
    data.systems.push_back({ QStringLiteral("S"), uitest::evaluated({ "[A aa]" }, { "[A~0.4 aa]" }), {} });
    QString reason;
    const auto figure = makeConfidenceFigure(data, reason);
    ASSERT_NE(figure, nullptr) << reason.toStdString();
    EXPECT_TRUE(figure->texts().contains(QStringLiteral("Rings: best F1.")));
    EXPECT_NE(figure->csv().find("S,overall,,strict,0.4,1,1,"), std::string::npos) << figure->csv();
    data.systems.front().evaluation = uitest::evaluated({ "[A aa]" }, { "[A aa]" });
    EXPECT_EQ(makeConfidenceFigure(data, reason), nullptr);
    EXPECT_TRUE(reason.contains(QStringLiteral("No system gives confidence scores")));
}

} // namespace
} // namespace touchstone::ui
