// SPDX-License-Identifier: GPL-3.0-or-later
// Every segment, name and cell of the noise charts selects the annotations that it counts.
#include "ui/panels/charts/noiseview.h"

#include "tests/ui/uisupport.h"
#include "ui/charts/chartpanel.h"
#include "ui/figures/figurekinds.h"
#include "ui/models/sheetmodel.h"
#include "ui/session/corestrings.h"
#include "ui/session/jobrunner.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/session.h"
#include "ui/widgets/sheettable.h"
#include "ui/widgets/statepage.h"

#include <gtest/gtest.h>

#include <QClipboard>
#include <QGuiApplication>
#include <QImage>
#include <QLineEdit>
#include <QPainter>
#include <QTest>

namespace touchstone::ui {
namespace {

using analysis::NoiseFound;
using uitest::source;
using uitest::waitFor;
using Chart = NoiseView::Chart;

/// Error rates 0, 1/8, 2/8 and 1; one text good enough, but another type.
const QByteArray goldText
    = "Adaadaad B-PER\nmet O\nZoezoezo B-PER\nin O\nRomaroma B-LOC\nand O\nOsloslos B-LOC\n"
      "for O\nAcmeacme B-ORG\n";
const QByteArray noisyText
    = "Adaadaad B-PER\nmet O\nZoezoeze B-PER\nin O\nRemarema B-ORG\nand O\nOsloslos B-ORG\n"
      "for O\nqqqqqqqq O\n";
const QByteArray betterText = "Adaadaad B-PER\nmet O\nZoezoezo B-PER\nin O\nRomaramo B-LOC\nand O\nOsloslos "
                              "O\nfor O\nAcmeacme B-ORG\n";

class NoiseViewTest : public ::testing::Test
{
protected:
    void open(
        const QByteArray& gold = goldText, const QByteArray& a = noisyText, const QByteArray& b = betterText)
    {
        analysis::DataSetSpec dataSet;
        dataSet.gold = source(folder.file(QStringLiteral("gold.conll"), gold), "gold");
        dataSet.systems = { source(folder.file(QStringLiteral("a.conll"), a), "A") };
        if (!b.isEmpty()) {
            dataSet.systems.push_back(source(folder.file(QStringLiteral("b.conll"), b), "B"));
        }
        view.resize(1200, 500);
        view.show();
        session.open({ { dataSet } });
        ASSERT_TRUE(waitFor([this] { return session.state() == Session::State::Ready; }));
        settle();
    }
    void settle()
    {
        ASSERT_TRUE(waitFor([this] {
            const auto runners = view.findChildren<JobRunner*>();
            return session.state() == Session::State::Ready && !session.measuring()
                && std::ranges::none_of(runners, &JobRunner::running);
        }));
        QCoreApplication::processEvents();
    }
    std::string names(Chart chart) const
    {
        return view.panel(chart)->spec().categories.join(QLatin1Char('|')).toStdString();
    }
    /// Clicks every segment of a chart and compares with what is selected; answers how many there were.
    int clickAll(Chart chart)
    {
        int clicked = 0;
        const ChartSpec spec = view.panel(chart)->spec();
        for (std::size_t set = 0; set < spec.bars.size(); ++set) {
            for (std::size_t category = 0; category < spec.bars[set].values.size(); ++category) {
                if (!(spec.bars[set].values[category] > 0)) {
                    continue;
                }
                const ChartHit hit { ChartHit::Kind::Bar, set, category, 0, 0 };
                const analysis::SheetCell* cell = view.cell(chart, hit);
                if (cell == nullptr) {
                    ADD_FAILURE() << "no number behind a segment";
                    continue;
                }
                const double count = *cell->value;
                selection.clearFilters();
                QTest::mouseClick(
                    view.panel(chart), Qt::LeftButton, {}, view.panel(chart)->positionOf(hit).toPoint());
                settle();
                EXPECT_EQ(static_cast<double>(selection.records().size()), count)
                    << "set " << set << ", "
                    << spec.categories[static_cast<qsizetype>(category)].toStdString();
                EXPECT_EQ(selection.filters().size(), 1U);
                ++clicked;
            }
        }
        return clicked;
    }

    uitest::Folder folder;
    SelectionModel selection;
    Session session { selection };
    NoiseView view { session, selection };
};

TEST_F(NoiseViewTest, CopiesHaveNumbersAsFilesDo)
{
    const uitest::InLanguage german("de");
    open();
    EXPECT_NE(names(Chart::Recall).find("0,1"), std::string::npos) << names(Chart::Recall);
    view.panel(Chart::Recall)->copy();
    const QString copied = QGuiApplication::clipboard()->text();
    EXPECT_TRUE(copied.contains(QStringLiteral("0.1"))) << copied.toStdString();
    EXPECT_FALSE(copied.contains(QStringLiteral("0,1"))) << copied.toStdString();
}

TEST_F(NoiseViewTest, ANarrowPanelShowsOnePartAtATime)
{
    open();
    const auto* tabs = view.findChild<QTabWidget*>();
    QComboBox* part = nullptr;
    for (auto* combo : view.findChildren<QComboBox*>()) {
        part = combo->accessibleName() == QStringLiteral("Chart or table") ? combo : part;
    }
    ASSERT_NE(part, nullptr);
    const auto shown = [&] {
        return std::array { view.panel(Chart::Recall)->isVisible(), view.panel(Chart::Errors)->isVisible(),
            tabs->isVisible(), part->isVisible() };
    };
    EXPECT_EQ(shown(), (std::array { true, true, true, false }));
    view.resize(600, 400);
    EXPECT_EQ(shown(), (std::array { true, false, false, true }));
    part->setCurrentIndex(1);
    EXPECT_EQ(shown(), (std::array { false, true, false, true }));
    part->setCurrentIndex(2);
    EXPECT_EQ(shown(), (std::array { false, false, true, true }));
    view.resize(1200, 500);
    EXPECT_EQ(shown(), (std::array { true, true, true, false }));
}

TEST_F(NoiseViewTest, EverySegmentSelectsItsAnnotations)
{
    open();
    ASSERT_EQ(view.panel(Chart::Recall)->spec().bars.size(), 2U);
    // Rates 0 (found and not), 1/8 (found), 2/8 (not), 1 (not).
    EXPECT_EQ(clickAll(Chart::Recall), 5);
    // PER has no error; LOC two of the tagger; ORG one of recognition.
    EXPECT_EQ(names(Chart::Errors), "LOC|ORG");
    EXPECT_EQ(clickAll(Chart::Errors), 2);
    view.setShares(false);
    EXPECT_EQ(clickAll(Chart::Recall), 5);
    EXPECT_EQ(clickAll(Chart::Errors), 2);
    view.setFound(NoiseFound::Noisy);
    settle();
    EXPECT_GT(clickAll(Chart::Recall), 3);
}

TEST_F(NoiseViewTest, EveryCellOfTheTablesSelectsItsAnnotations)
{
    open();
    for (const Chart chart : { Chart::Recall, Chart::Errors }) {
        int links = 0;
        const SheetModel* model = view.table(chart)->sheetModel();
        for (int row = 0; row < model->rowCount(); ++row) {
            for (int column = 1; column < model->columnCount(); ++column) {
                const auto* cell = model->cell(model->index(row, column));
                if (cell == nullptr || !cell->link) {
                    continue;
                }
                const double count = *cell->value;
                selection.clearFilters();
                Q_EMIT view.table(chart)->linkActivated(
                    *cell->link, false, model->rowName(model->index(row, column)));
                settle();
                EXPECT_EQ(static_cast<double>(selection.records().size()), count) << row << "," << column;
                ++links;
            }
        }
        EXPECT_EQ(links, chart == Chart::Recall ? 7 * 3 : 4 * 4);
    }
}

TEST_F(NoiseViewTest, ANameSelectsItsWhole)
{
    open();
    const ChartHit bin { ChartHit::Kind::Category, 0, 0, 0, 0 };
    ASSERT_NE(view.cell(Chart::Recall, bin), nullptr);
    EXPECT_EQ(view.cell(Chart::Recall, bin)->value, 2.0);
    Q_EMIT view.panel(Chart::Recall)->activated(bin);
    settle();
    EXPECT_EQ(selection.records().size(), 2U) << "all annotations of rate 0";
    const ChartHit type { ChartHit::Kind::Category, 0, 0, 0, 0 };
    selection.clearFilters();
    Q_EMIT view.panel(Chart::Errors)->activated(type);
    settle();
    EXPECT_EQ(selection.records().size(), 2U) << "both errors of LOC";
}

TEST_F(NoiseViewTest, SegmentsAreReachedByKeys)
{
    open();
    view.panel(Chart::Recall)->setFocus();
    QTest::keyClick(view.panel(Chart::Recall), Qt::Key_Right);
    ASSERT_TRUE(view.panel(Chart::Recall)->focused());
    const auto* cell = view.cell(Chart::Recall, *view.panel(Chart::Recall)->focused());
    ASSERT_NE(cell, nullptr);
    const double count = *cell->value;
    QTest::keyClick(view.panel(Chart::Recall), Qt::Key_Return);
    settle();
    EXPECT_EQ(static_cast<double>(selection.records().size()), count);
}

TEST_F(NoiseViewTest, BinsAreEditedAndWrongOnesSayWhy)
{
    open();
    EXPECT_TRUE(view.setBounds(QStringLiteral("0.2 0.5")));
    settle();
    EXPECT_EQ(names(Chart::Recall),
        analysis::noiseBinName({ {}, 0.2, 0, 0 }) + "|" + analysis::noiseBinName({ 0.2, 0.5, 0, 0 }) + "|"
            + analysis::noiseBinName({ 0.5, {}, 0, 0 }));
    EXPECT_EQ(clickAll(Chart::Recall), 4);
    const auto before = names(Chart::Recall);
    for (const char* wrong : { "", "a", "0.5, 0.2", "-1" }) {
        EXPECT_FALSE(view.setBounds(QString::fromLatin1(wrong))) << wrong;
        EXPECT_FALSE(view.message().isEmpty());
        settle();
        EXPECT_EQ(names(Chart::Recall), before) << "the old ones stay";
    }
    EXPECT_TRUE(view.setBounds(QStringLiteral("0, 1")));
    EXPECT_TRUE(view.message().isEmpty());
}

TEST_F(NoiseViewTest, SystemBStandsBesideAndBecomesAWhenItIsFollowed)
{
    open();
    session.setSystemB(1);
    settle();
    view.setBoth(true);
    settle();
    EXPECT_EQ(
        names(Chart::Recall).find("0 · A|0 · B|" + analysis::noiseBinName({ 0.0, 0.1, 0, 0 }) + " · A"), 0U)
        << names(Chart::Recall);
    const ChartSpec recall = view.panel(Chart::Recall)->spec();
    EXPECT_EQ(recall.groups.value(1).toStdString(), analysis::noiseBinName({ 0.0, 0.1, 0, 0 }));
    EXPECT_EQ(recall.members.size(), recall.categories.size());
    EXPECT_EQ(recall.members.mid(0, 3),
        (QStringList { QStringLiteral("A"), QStringLiteral("B"), QStringLiteral("A") }));
    EXPECT_EQ(session.systemA(), 0);
    const ChartHit ofB { ChartHit::Kind::Bar, 0, 1, 0, 0 }; // found, the first bin of B
    const double count = *view.cell(Chart::Recall, ofB)->value;
    QTest::mouseClick(
        view.panel(Chart::Recall), Qt::LeftButton, {}, view.panel(Chart::Recall)->positionOf(ofB).toPoint());
    settle();
    EXPECT_EQ(session.systemA(), 1);
    EXPECT_EQ(static_cast<double>(selection.records().size()), count);
}

TEST_F(NoiseViewTest, EqualTextsAndMissingOnesSaySo)
{
    open(goldText, goldText, {});
    EXPECT_EQ(view.page()->heading(), QStringLiteral("The texts are equal"));
    EXPECT_TRUE(view.page()->isVisibleTo(&view));
}

TEST_F(NoiseViewTest, WhatTheGoldTellsOfItsNoiseIsTakenWhereTextsAreEqual)
{
    const QByteArray head
        = "TOKEN\tNE-COARSE-LIT\tNE-COARSE-METO\tNE-FINE-LIT\tNE-FINE-METO\tNE-FINE-COMP\tNE-NESTED\t"
          "NEL-LIT\tNEL-METO\tMISC\n";
    const auto row = [](const char* token, const char* tag, const char* misc) {
        return QByteArray(token) + "\t" + tag + "\t_\t_\t_\t_\t_\t_\t_\t" + misc + "\n";
    };
    const QByteArray start = head + "# document_id = d1\n";
    const QByteArray gold = start + row("Ada", "B-pers", "LED0.00") + row("met", "O", "_")
        + row("Zoe", "B-pers", "LED0.30") + row("Rome", "B-loc", "LED0.30");
    const QByteArray system = start + row("Ada", "B-pers", "_") + row("met", "O", "_")
        + row("Zoe", "B-pers", "_") + row("Rome", "O", "_");
    analysis::DataSetSpec dataSet;
    dataSet.gold = source(folder.file(QStringLiteral("gold.tsv"), gold), "gold");
    dataSet.systems = { source(folder.file(QStringLiteral("a.tsv"), system), "A") };
    view.resize(1200, 500);
    view.show();
    session.open({ { dataSet } });
    ASSERT_TRUE(waitFor([this] { return session.state() == Session::State::Ready; }));
    settle();
    EXPECT_FALSE(view.page()->isVisibleTo(&view)) << view.page()->heading().toStdString();
    EXPECT_EQ(clickAll(Chart::Recall), 3) << "found at 0; found and not found at 0.3";
    // Whose an error is cannot be told of equal texts: one segment, one sentence, dashes.
    const ChartSpec errors = view.panel(Chart::Errors)->spec();
    ASSERT_EQ(errors.bars.size(), 1U);
    EXPECT_EQ(errors.bars.front().name, QStringLiteral("Cause unknown"));
    EXPECT_TRUE(errors.note.contains(QStringLiteral("same text"))) << errors.note.toStdString();
    EXPECT_EQ(clickAll(Chart::Errors), 1);
    const SheetModel* causes = view.table(Chart::Errors)->sheetModel();
    for (int line = 0; line < causes->rowCount(); ++line) {
        EXPECT_EQ(causes->index(line, 2).data().toString(), QStringLiteral("–"));
        EXPECT_EQ(causes->index(line, 3).data().toString(), QStringLiteral("–"));
    }
    // The figure of the panel: its rate is the default's.
    EXPECT_EQ(view.choice().rate, std::nullopt);
    view.setRate(analysis::NoiseRate::Aligned);
    settle();
    EXPECT_EQ(view.page()->heading(), QStringLiteral("The texts are equal"));
}

TEST_F(NoiseViewTest, AGoldWithoutAnnotationsSaysSo)
{
    open("Ada O\nmet O\nZoe O\n", "Ada O\nmat O\nZoe O\n", {});
    EXPECT_EQ(view.page()->heading(), QStringLiteral("No annotations"));
}

TEST_F(NoiseViewTest, WithoutDataThePageSaysWhatToDo)
{
    view.show();
    EXPECT_FALSE(view.page()->heading().isEmpty());
    EXPECT_TRUE(view.page()->isVisibleTo(&view));
}

TEST_F(NoiseViewTest, TheMeasureIsAskedForOnlyWhileTheViewIsSeen)
{
    open();
    EXPECT_NE(session.measureA(QStringLiteral("noisy")), nullptr);
    view.hide();
    auto spec = session.spec();
    spec.noisy.threshold = { 1, 2 };
    session.setSpec(spec);
    ASSERT_TRUE(waitFor([this] {
        return session.state() == Session::State::Ready && session.evaluationA()
            && session.evaluationA()->spec.noisy.threshold.denominator == 2;
    }));
    EXPECT_EQ(session.measureA(QStringLiteral("noisy")), nullptr);
    view.show();
    settle();
    EXPECT_NE(session.measureA(QStringLiteral("noisy")), nullptr);
}

TEST_F(NoiseViewTest, LegendsSwitchSegmentsOff)
{
    open();
    Q_EMIT view.panel(Chart::Errors)->activated(ChartHit { ChartHit::Kind::Legend, 1, 0, 0, 0 });
    EXPECT_FALSE(view.panel(Chart::Errors)->spec().bars[1].shown);
    EXPECT_TRUE(view.panel(Chart::Recall)->spec().bars[1].shown);
}

// --- on paper ---------------------------------------------------------------------------------------------

class NoiseFigureTest : public NoiseViewTest
{
protected:
    FigureData data(bool both) const
    {
        FigureData result;
        result.systems.push_back({ QStringLiteral("A"), session.evaluationA(),
            { { "noisy", session.measureA(QStringLiteral("noisy")) } } });
        if (both) {
            result.systems.push_back({ QStringLiteral("B"), session.evaluationB(),
                { { "noisy", session.measureB(QStringLiteral("noisy")) } } });
        }
        return result;
    }
};

TEST_F(NoiseFigureTest, PaintsInsideItsAreaAndTellsItsNumbers)
{
    open();
    session.setSystemB(1);
    settle();
    for (const bool both : { false, true }) {
        QString reason;
        const auto figure = makeNoiseFigure(data(both), reason);
        ASSERT_NE(figure, nullptr) << reason.toStdString();
        FigureStyle style;
        style.heightMm = figure->naturalHeight(style.widthMm, style).value_or(52);
        EXPECT_GT(style.heightMm, 40);
        const double scale = FigureStyle::units(FigureStyle::pointsPerMillimetre);
        const QRectF area(100, 100, style.widthMm * scale, style.heightMm * scale);
        QImage picture(area.adjusted(-100, -100, 100, 100).size().toSize(), QImage::Format_RGB32);
        picture.fill(QColor(1, 2, 3));
        QPainter painter(&picture);
        figure->paint(painter, area, style);
        painter.end();
        int outside = 0;
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x) {
                outside += !area.adjusted(-1, -1, 1, 1).contains(x, y)
                    && picture.pixelColor(x, y) != QColor(1, 2, 3);
            }
        }
        EXPECT_EQ(outside, 0);
        EXPECT_NE(picture.pixelColor(area.center().toPoint()), QColor(1, 2, 3));
        const std::string csv = figure->csv();
        EXPECT_NE(csv.find("A,Recall by noise,0,Recall,0.5"), std::string::npos) << csv;
        EXPECT_EQ(csv.find("B,") != std::string::npos, both);
        EXPECT_TRUE(figure->texts().contains(QStringLiteral("Transcription")));
    }
}

TEST_F(NoiseFigureTest, LongNamesOfSystemsKeepWhatTellsThemApart)
{
    open();
    const auto measure = session.measureA(QStringLiteral("noisy"));
    const auto errors = analysis::noiseErrorSheet(analysis::noiseErrors(*measure, *session.evaluationA()));
    const auto chart = noiseErrorChart({ { QStringLiteral("system_one_bundle_1"), &errors },
                                           { QStringLiteral("system_two_bundle_1"), &errors } },
        {});
    ASSERT_EQ(chart.spec.categories.size(), 4);
    EXPECT_EQ(chart.spec.categories[0].toStdString(), "LOC · system_o…");
    EXPECT_EQ(chart.spec.categories[1].toStdString(), "LOC · system_t…");
    EXPECT_EQ(chart.spec.key.toStdString(), "1: system_one_bundle_1 · 2: system_two_bundle_1")
        << "whose numbers stand at the bars";
}

TEST_F(NoiseFigureTest, ASystemsNoteIsNotSaidOfTheOthers)
{
    open();
    const auto measure = session.measureA(QStringLiteral("noisy"));
    auto errors = analysis::noiseErrorSheet(analysis::noiseErrors(*measure, *session.evaluationA()));
    errors.rows.back().cells[static_cast<std::size_t>(analysis::NoiseErrorColumn::Transcription)].value = {};
    errors.note = "Why one.";
    auto other = errors;
    other.note = "Why two.";
    const auto note = [](const SystemSheets& systems) { return noiseErrorChart(systems, {}).spec.note; };
    const QString one = QStringLiteral("one");
    const QString two = QStringLiteral("two");
    const QString three = QStringLiteral("three");
    EXPECT_EQ(note({ { one, &errors }, { two, &errors } }), QStringLiteral("Why one."));
    EXPECT_EQ(note({ { one, &errors }, { two, &other }, { three, &errors } }),
        QStringLiteral("one, three: Why one. two: Why two."));
}

TEST_F(NoiseFigureTest, ObeysTheBinsTheRateAndWhatCountsAsFound)
{
    open();
    auto drawn = data(false);
    drawn.noise.bounds = { 0.2, 0.5 };
    QString reason;
    auto figure = makeNoiseFigure(drawn, reason);
    ASSERT_NE(figure, nullptr) << reason.toStdString();
    const auto has = [&](const std::string& words) { return figure->csv().find(words) != std::string::npos; };
    EXPECT_TRUE(has("Recall by noise," + analysis::noiseBinName({ 0.2, 0.5, 0, 0 }) + ",Gold,1"))
        << figure->csv();
    EXPECT_FALSE(has(analysis::noiseBinName({ 0.0, 0.1, 0, 0 }) + ",")) << figure->csv();
    EXPECT_TRUE(figure->texts().contains(QStringLiteral("Character error rate (CER)")));
    drawn.noise.found = NoiseFound::Noisy;
    figure = makeNoiseFigure(drawn, reason);
    ASSERT_NE(figure, nullptr);
    EXPECT_TRUE(figure->texts().contains(QStringLiteral("Recall (matching of noisy text)")));
    drawn.noise.rate = analysis::NoiseRate::Told;
    EXPECT_EQ(makeNoiseFigure(drawn, reason), nullptr);
    EXPECT_TRUE(reason.contains(QStringLiteral("gives no noise level"))) << reason.toStdString();
}

TEST_F(NoiseFigureTest, OneChangedLetterChangesNoAxis)
{
    const auto sample
        = [](const char* name) { return std::string(TOUCHSTONE_TEST_DATA "/review/hipe/") + name; };
    analysis::DataSetSpec dataSet;
    dataSet.gold = source(QString::fromStdString(sample("noise-gold.tsv")), "gold");
    dataSet.systems = { source(QString::fromStdString(sample("noise-run.tsv")), "A"),
        source(QString::fromStdString(sample("noise-run-one-token.tsv")), "B") };
    view.resize(1200, 500);
    view.show();
    session.open({ { dataSet } });
    ASSERT_TRUE(waitFor([this] { return session.state() == Session::State::Ready; }));
    session.setSystemB(1);
    settle();
    const auto both = data(true);
    for (const auto& system : both.systems) {
        FigureData one = both;
        one.systems = { system };
        QString reason;
        const auto figure = makeNoiseFigure(one, reason);
        ASSERT_NE(figure, nullptr) << reason.toStdString();
        EXPECT_TRUE(figure->texts().contains(QStringLiteral("Noise of the text (LED)")));
        const std::string csv = figure->csv();
        for (const auto& [bin, count] :
            { std::pair(std::pair(0.0, 0.1), 2), { { 0.1, 0.2 }, 1 }, { { 0.2, 0.5 }, 2 } }) {
            const std::string row = system.name.toStdString() + ",Recall by noise,"
                + analysis::noiseBinName({ bin.first, bin.second, 0, 0 }) + ",Gold," + std::to_string(count);
            EXPECT_NE(csv.find(row), std::string::npos) << row << "\n" << csv;
        }
        // Either way both sides hold the recognised text: no number, and the reason with the figure.
        EXPECT_NE(csv.find("Errors by cause,Overall,Transcription,\r\n"), std::string::npos) << csv;
        EXPECT_TRUE(figure->notes().join(u' ').contains(QStringLiteral("cannot be told")));
    }
}

TEST_F(NoiseFigureTest, WithoutNoiseTheReasonIsGiven)
{
    open(goldText, goldText, {});
    QString reason;
    EXPECT_EQ(makeNoiseFigure(data(false), reason), nullptr);
    EXPECT_TRUE(reason.contains(QStringLiteral("equal"))) << reason.toStdString();
    EXPECT_EQ(makeNoiseFigure({}, reason), nullptr);
    EXPECT_TRUE(reason.contains(QStringLiteral("not computed")));
}

} // namespace
} // namespace touchstone::ui
