// SPDX-License-Identifier: GPL-3.0-or-later
// The sweep view: clicks on lines, breakpoints and break-even points, the guide, the toolbar's alpha, states.
#include "tests/ui/evaluations.h"
#include "tests/ui/uisupport.h"

#include "ui/charts/charthit.h"
#include "ui/charts/chartpanel.h"
#include "ui/figures/figurekinds.h"
#include "ui/models/modelroles.h"
#include "ui/models/sheetmodel.h"
#include "ui/panels/charts/sweepview.h"
#include "ui/session/corestrings.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/session.h"
#include "ui/widgets/sheettable.h"
#include "ui/widgets/statepage.h"
#include "ui/window/sessiontoolbar.h"

#include <QDoubleSpinBox>
#include <QLabel>
#include <QSignalSpy>

#include <gtest/gtest.h>

#include <random>

namespace touchstone::ui {
namespace {

using uitest::waitFor;
using Kind = ChartHit::Kind;

/// Documents of entities with components over one another, as JSONL: so that curves bend and cross.
QByteArray trees(unsigned seed)
{
    std::mt19937 random(seed);
    const auto below = [&](unsigned bound) { return static_cast<int>(random() % bound); };
    const QStringList types { QStringLiteral("loc.adm"), QStringLiteral("loc.fac"), QStringLiteral("org") };
    const QStringList parts { QStringLiteral("name"), QStringLiteral("kind"), QStringLiteral("qualifier") };
    QString file;
    for (int d = 0; d < 12; ++d) {
        QStringList entities;
        for (int e = 0; e < 4; ++e) {
            const int begin = below(30);
            const int end = begin + 3 + below(7);
            const auto row
                = [&](const QString& id, int from, int to, const QString& type, const QString& more) {
                      entities << QStringLiteral(R"({"id": "%1", "start": %2, "end": %3, "type": "%4"%5})")
                                      .arg(id)
                                      .arg(from)
                                      .arg(to)
                                      .arg(type, more);
                  };
            const QString id = QStringLiteral("e%1").arg(e);
            row(id, begin, end, types[below(3)], {});
            for (int c = below(4); c > 0; --c) {
                const int from = begin + below(static_cast<unsigned>(end - begin - 1));
                row(QStringLiteral("%1c%2").arg(id).arg(c), from,
                    from + 1 + below(static_cast<unsigned>(end - from)), parts[below(3)],
                    QStringLiteral(R"(, "role": "component", "parent": "%1")").arg(id));
            }
        }
        file += QStringLiteral(R"({"id": "d%1", "text": "%2", "entities": [%3]})")
                    .arg(d)
                    .arg(QString(40, QLatin1Char('x')), entities.join(QLatin1String(", ")))
            + QLatin1Char('\n');
    }
    return file.toUtf8();
}

class SweepViewTest : public ::testing::Test
{
protected:
    void open(const QByteArray& gold, const std::vector<QByteArray>& systems,
        const QString& suffix = QStringLiteral("jsonl"))
    {
        analysis::ProjectSpec project;
        project.dataSets.emplace_back();
        project.dataSets.front().gold.path = toPath(folder.file(QStringLiteral("gold.") + suffix, gold));
        for (std::size_t i = 0; i < systems.size(); ++i) {
            analysis::LayerSource source;
            source.name = "S" + std::to_string(i + 1);
            source.path = toPath(folder.file(QStringLiteral("s%1.%2").arg(i).arg(suffix), systems[i]));
            project.dataSets.front().systems.push_back(source);
        }
        session.open(project);
        ASSERT_TRUE(waitFor([this]() { return session.state() == Session::State::Ready; }));
        view.resize(1200, 600);
        view.show();
        view.activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(&view));
    }
    void openTrees()
    {
        open(trees(1), { trees(2), trees(3), trees(4) });
        ASSERT_TRUE(waitFor([this]() { return view.chart().spec.lines.size() == 3; }));
        ASSERT_FALSE(view.chart().spec.marks.empty()) << "the curves must cross";
    }
    void click(const ChartHit& hit)
    {
        QTest::mouseClick(view.panel(), Qt::LeftButton, {}, view.panel()->positionOf(hit).toPoint());
    }
    /// A breakpoint of a line that nothing covers.
    std::optional<ChartHit> freePoint(std::size_t line) const
    {
        for (const std::size_t index : view.chart().spec.lines[line].marked) {
            const auto hit = pointHit(view.chart().spec, line, index);
            if (hit && view.panel()->hitTest(view.panel()->positionOf(*hit)) == hit) {
                return hit;
            }
        }
        return std::nullopt;
    }

    uitest::Folder folder;
    SelectionModel selection;
    Session session { selection };
    SweepView view { session, selection };
};

TEST_F(SweepViewTest, AClickOnALineSetsSystemAndAlpha)
{
    openTrees();
    const ChartSpec& spec = view.chart().spec;
    std::optional<ChartHit> found;
    for (double x = 0.02; x < 0.99 && !found; x += 0.01) { // a place of the second line that is its own
        const auto parts = analysis::eterParts(*view.data()->systems[1].eter,
            { static_cast<match::Rational::Integer>(std::llround(x * 1000)), 1000 });
        const ChartHit wanted { Kind::Line, 1, 0, x, *parts->rate };
        const auto hit = view.panel()->hitTest(view.panel()->positionOf(wanted));
        if (hit && hit->kind == Kind::Line && hit->series == 1 && std::abs(x - 0.5) > 0.05) {
            found = wanted;
        }
    }
    ASSERT_TRUE(found);
    ASSERT_EQ(session.systemA(), 0);
    click(*found);
    EXPECT_EQ(session.systemA(), 1);
    EXPECT_NEAR(session.spec().eter.alpha.value(), found->x, 0.01);
    EXPECT_TRUE(waitFor([this]() { return session.state() == Session::State::Ready; }));
    EXPECT_NEAR(session.evaluationA()->spec.eter.alpha.value(), found->x, 0.01);
    EXPECT_NEAR(*view.panel()->spec().guide, found->x, 0.01);
    EXPECT_EQ(spec.lines.size(), 3U);
}

TEST_F(SweepViewTest, AClickOnABreakpointSelectsWhatIsMatchedDifferentlyThere)
{
    openTrees();
    std::size_t clicked = 0;
    for (std::size_t line = 0; line < 3; ++line) {
        const auto hit = freePoint(line);
        if (!hit) {
            continue;
        }
        const auto& system = view.data()->systems[line];
        const auto number = static_cast<std::size_t>(view.chart().lines[line].places[hit->index]);
        const auto place = system.breaks[number];
        // By brute force: the alignments a little left and right of it.
        std::map<int, std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t>> partner;
        std::set<std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>> expected;
        for (const int side : { -1, 1 }) {
            analysis::EvaluationSpec spec = session.spec();
            constexpr std::int64_t fine = 1'000'000;
            spec.eter.alpha
                = { std::llround(place.alpha.value() * static_cast<double>(fine)) + side * 5, fine };
            support::Progress progress;
            const auto there = analysis::withSpec(*system.evaluation, spec);
            const auto eter
                = analysis::eterMeasure.compute(*there, progress, metrics::MeasureExtent::Everything).value();
            for (const auto& record : eter->list("eter")->records) {
                const auto key = std::pair(record.document, record.gold);
                const auto other = std::pair(record.document + 1000, record.system);
                if (side < 0) {
                    partner[0][key] = record.system;
                    partner[1][other] = record.gold;
                } else if ((record.hasGold() && partner[0][key] != record.system)
                    || (record.hasSystem() && partner[1][other] != record.gold)) {
                    expected.emplace(record.document, record.gold, record.system);
                }
            }
        }
        click(*hit);
        ASSERT_TRUE(waitFor([&]() {
            return session.state() == Session::State::Ready && session.systemA() == static_cast<int>(line)
                && selection.evaluation() != selection.mainEvaluation();
        }));
        ASSERT_EQ(selection.filters().size(), 1U);
        EXPECT_EQ(selection.filters().front(), analysis::breakFilter(place.alpha));
        std::set<std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>> found;
        for (const auto record : selection.records()) {
            const auto& each = selection.evaluation()->records[record];
            found.emplace(each.document, each.gold, each.system);
        }
        EXPECT_EQ(found, expected);
        EXPECT_EQ(found.size(), static_cast<std::size_t>(place.changed));
        selection.clearFilters();
        ++clicked;
    }
    EXPECT_GT(clicked, 0U);
}

TEST_F(SweepViewTest, AClickOnABreakEvenSetsBothSystemsAndAsksToCompare)
{
    openTrees();
    QSignalSpy spy(&view, &SweepView::compareRequested);
    std::size_t mark = 0;
    ChartHit hit;
    bool free = false;
    for (; mark < view.chart().spec.marks.size() && !free; ++mark) {
        const QPointF at = view.chart().spec.marks[mark].at;
        hit = { Kind::Mark, 0, mark, at.x(), at.y() };
        free = view.panel()->hitTest(view.panel()->positionOf(hit)) == hit;
    }
    ASSERT_TRUE(free);
    const SweepData::Meeting meeting = view.chart().meetings[mark - 1];
    click(hit);
    EXPECT_EQ(session.systemA(), view.data()->systems[meeting.a].index);
    EXPECT_EQ(session.systemB(), view.data()->systems[meeting.b].index);
    EXPECT_NEAR(session.spec().eter.alpha.value(), meeting.place.alpha.value(), 1e-6);
    EXPECT_EQ(spy.size(), 1);
    ASSERT_TRUE(waitFor([this]() { return session.state() == Session::State::Ready; }));
}

TEST_F(SweepViewTest, LegendHidesASystemWithItsBreakEvens)
{
    openTrees();
    click({ Kind::Legend, 0, 0, 0, 0 });
    EXPECT_FALSE(view.chart().spec.lines[0].shown);
    for (const SweepData::Meeting& meeting : view.chart().meetings) {
        EXPECT_NE(meeting.a, 0U);
        EXPECT_NE(meeting.b, 0U);
    }
    click({ Kind::Legend, 0, 0, 0, 0 });
    EXPECT_TRUE(view.chart().spec.lines[0].shown);
}

TEST_F(SweepViewTest, GuideToolbarAndKeysAreOneAlpha)
{
    openTrees();
    SessionToolBar bar(session, selection);
    auto* spin = bar.findChild<QDoubleSpinBox*>();
    const SweepData* before = view.data();
    ASSERT_NE(spin, nullptr);
    SessionToolBar::stepAlpha(session, -1);
    EXPECT_DOUBLE_EQ(session.spec().eter.alpha.value(), 0.45);
    EXPECT_DOUBLE_EQ(spin->value(), 0.45);
    EXPECT_DOUBLE_EQ(*view.panel()->spec().guide, 0.45);
    spin->setValue(0.72);
    EXPECT_DOUBLE_EQ(session.spec().eter.alpha.value(), 0.72);
    SessionToolBar::stepAlpha(session, 1);
    EXPECT_DOUBLE_EQ(session.spec().eter.alpha.value(), 0.75);
    view.panel()->setFocus();
    QTest::keyClick(view.panel(), Qt::Key_Left, Qt::ShiftModifier);
    EXPECT_NEAR(session.spec().eter.alpha.value(), 0.7, 1e-9);
    EXPECT_NEAR(spin->value(), 0.7, 1e-9);
    ASSERT_TRUE(waitFor([this]() { return session.state() == Session::State::Ready; }));
    ASSERT_TRUE(waitFor([this]() { return session.allReady(); }));
    // The values at the guide are said below the chart.
    const auto& first = view.data()->systems.front();
    const auto parts = analysis::eterParts(*first.eter, match::Rational { 7, 10 });
    ASSERT_TRUE(parts && parts->rate);
    const QString said = QStringLiteral("At α = %1: %2 %3")
                             .arg(toQString(analysis::placeText(match::Rational { 7, 10 })), first.name,
                                 lineNumber(parts->rate, view.locale()));
    const auto labels = view.findChildren<QLabel*>();
    EXPECT_TRUE(std::ranges::any_of(labels, [&said](const QLabel* label) {
        return label->text().startsWith(said);
    })) << said.toStdString();
    // Another alpha has the same curves: nothing is drawn or listed anew.
    EXPECT_EQ(view.chart().spec.lines.size(), 3U);
    EXPECT_EQ(view.data(), before);
}

TEST_F(SweepViewTest, EveryLinkOfTheTableSelectsAsManyRecords)
{
    openTrees();
    const SheetModel& model = *view.table()->sheetModel();
    int followed = 0;
    for (int row = 0; row < model.rowCount() && followed < 12; ++row) {
        for (int column = 1; column < model.columnCount(); ++column) {
            const QModelIndex cell = model.index(row, column);
            if (!cell.data(FilterRole).isValid()) {
                continue;
            }
            view.table()->setCurrentIndex(cell);
            const auto filter = cell.data(FilterRole).value<analysis::RecordFilter>();
            const int count = cell.data(Qt::DisplayRole).toString().toInt();
            const QString name = model.index(row, 0).data().toString();
            Q_EMIT view.table()->linkActivated(filter, false, name);
            ASSERT_TRUE(waitFor([&]() {
                return session.state() == Session::State::Ready
                    && selection.evaluation() != selection.mainEvaluation();
            }));
            EXPECT_EQ(static_cast<int>(selection.records().size()), count);
            selection.clearFilters();
            ++followed;
        }
    }
    EXPECT_GT(followed, 3);
}

TEST_F(SweepViewTest, TheBandAppearsOnDemand)
{
    openTrees();
    EXPECT_TRUE(view.chart().spec.lines[0].low.empty());
    view.setBand(true);
    ASSERT_TRUE(waitFor([this]() { return !view.chart().spec.lines[0].low.empty(); }));
    const ChartLine& line = view.chart().spec.lines[0];
    ASSERT_EQ(line.low.size(), line.points.size());
    for (std::size_t i = 0; i < line.points.size(); ++i) {
        EXPECT_LE(line.low[i], line.points[i].y() + 0.02);
        EXPECT_GE(line.high[i], line.points[i].y() - 0.02);
    }
    view.setBand(false);
    EXPECT_TRUE(view.chart().spec.lines[0].low.empty());
}

TEST_F(SweepViewTest, AStepOfTheThresholdSelectsTheMatchesThatComeWithIt)
{
    const QByteArray gold = R"({"id": "d", "text": "Tolkien met Lovelace and Babbage", "entities": [
        {"start": 0, "end": 7, "type": "PER"}, {"start": 12, "end": 20, "type": "PER"}]})";
    const QByteArray system = R"({"id": "d", "text": "Tolkieene met Lovclace and Babbage", "entities": [
        {"start": 0, "end": 9, "type": "PER"}, {"start": 14, "end": 22, "type": "PER"}]})";
    open(QByteArray(gold).replace('\n', ' '), { QByteArray(system).replace('\n', ' ') });
    EXPECT_EQ(view.page()->heading(), SweepView::tr("No trees in the data"));
    view.setSweep(SweepView::Sweep::Threshold);
    ASSERT_TRUE(waitFor([this]() { return view.chart().spec.lines.size() == 3; }));
    const auto hit = freePoint(0); // precision, recall and F1 are the same here: the first line answers
    ASSERT_TRUE(hit);
    click(*hit);
    ASSERT_TRUE(waitFor([this]() { return selection.evaluation() != selection.mainEvaluation(); }));
    EXPECT_EQ(selection.records().size(), 1U);
}

TEST_F(SweepViewTest, OneSystemAloneHasNoBreakEvensAndIsToldSo)
{
    open(trees(1), { trees(2) });
    ASSERT_TRUE(waitFor([this]() { return view.chart().spec.lines.size() == 1; }));
    EXPECT_TRUE(view.chart().spec.marks.empty());
}

TEST(SweepChart, MarksWhereSystemsChangePlacesOverTheThreshold)
{
    const auto system = [](const QString& name, const std::string& marked) {
        SweepData::System one;
        one.name = name;
        one.evaluation
            = uitest::evaluated({ "[PER Tolkien] met [PER Lovelace] and [PER Babbage] here" }, { marked });
        support::Progress progress;
        one.noisy = std::dynamic_pointer_cast<const analysis::NoisyResult>(
            analysis::noisyMeasure.compute(*one.evaluation, progress, metrics::MeasureExtent::Everything)
                .value());
        return one;
    };
    // The first has one name right; the second has all, but damaged.
    const SweepData data
        = makeSweep({ system(QStringLiteral("few"), "[PER Tolkien] met Lovelace and Babbage here"),
            system(QStringLiteral("all"), "[PER Tolkeen] met [PER Lovclace] and [PER Babbaqe] here") });
    ASSERT_EQ(data.turns.size(), 1U);
    EXPECT_EQ(
        data.turns[0].place.alpha, (match::Rational { 1, 7 })); // with Lovelace alone it is behind still
    const SweepChart chart = thresholdChart(data, {});
    EXPECT_EQ(chart.spec.lines.size(), 6U);
    EXPECT_EQ(chart.spec.marks.size(), 1U);
    SweepOptions recall;
    recall.score = LineScore::Recall;
    EXPECT_TRUE(thresholdChart(data, recall).spec.marks.empty());
}

TEST(SweepFigure, HasTheLinesTheBreakpointsAndAReasonWithoutTrees)
{
    const auto system = [](const std::string& gold, const std::string& other) {
        FigureData data;
        FigureData::System one;
        one.name = QStringLiteral("S");
        one.evaluation = uitest::evaluated({ gold }, { other });
        support::Progress progress;
        one.measures["eter"]
            = analysis::eterMeasure.compute(*one.evaluation, progress, metrics::MeasureExtent::Everything)
                  .value();
        data.systems.push_back(one);
        return data;
    };
    QString reason;
    const auto figure
        = makeSweepFigure(system("[func.ind [+kind ambassadeur] de la [loc.adm.nat [+name Turquie]]]",
                              "[func.ind [+kind ambassadeur] de la [+name Turquie]]"),
            reason);
    ASSERT_TRUE(figure) << reason.toStdString();
    EXPECT_NE(figure->csv().find("S,0.5,"), std::string::npos) << figure->csv();
    EXPECT_TRUE(figure->texts().contains(QStringLiteral("S")));
    EXPECT_FALSE(makeSweepFigure(system("[PER Ada] left", "[PER Ada left]"), reason));
    EXPECT_FALSE(reason.isEmpty());
}

TEST(SweepFigure, SaysWhatMarkersAreAndWhereCurvesDoNotMeet)
{
    const std::string gold = "[func.ind [+kind ambassadeur] de la [loc.adm.nat [+name Turquie]]]";
    const auto data = [&gold](const std::vector<std::string>& outputs) {
        FigureData made;
        for (const auto& output : outputs) {
            FigureData::System one;
            one.name = QStringLiteral("S%1").arg(made.systems.size() + 1);
            one.evaluation = uitest::evaluated({ gold }, { output });
            support::Progress progress;
            one.measures["eter"]
                = analysis::eterMeasure.compute(*one.evaluation, progress, metrics::MeasureExtent::Everything)
                      .value();
            made.systems.push_back(one);
        }
        return made;
    };
    const std::string wrong = "[func.ind [+kind ambassadeur] de la [+name Turquie]]";
    const QString sentence = QStringLiteral("The curves do not meet between 0 and 1.");
    QString reason;
    auto figure = makeSweepFigure(data({ gold, wrong }), reason);
    ASSERT_TRUE(figure) << reason.toStdString();
    EXPECT_TRUE(figure->texts().contains(sentence));
    EXPECT_TRUE(figure->notes().contains(sentence));
    EXPECT_TRUE(figure->texts().contains(QStringLiteral("Markers: breakpoints.")));
    EXPECT_DOUBLE_EQ(figure->usualHeight(160), 60) << "lines are flat on a page";
    EXPECT_NEAR(figure->usualHeight(77), 52, 0.1);
    EXPECT_DOUBLE_EQ(figure->usualHeight(320), 120);
    EXPECT_NE(figure->csv().find("S1,,none,,,,,,,S2"), std::string::npos) << figure->csv();
    figure = makeSweepFigure(data({ wrong, wrong }), reason); // equal all along
    ASSERT_TRUE(figure);
    EXPECT_TRUE(figure->notes().isEmpty());
    EXPECT_EQ(figure->csv().find("none"), std::string::npos) << figure->csv();
    figure = makeSweepFigure(data({ gold }), reason);
    ASSERT_TRUE(figure);
    EXPECT_TRUE(figure->notes().isEmpty()) << "one curve meets nobody";
}

} // namespace
} // namespace touchstone::ui
