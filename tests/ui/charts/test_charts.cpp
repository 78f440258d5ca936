// SPDX-License-Identifier: GPL-3.0-or-later
// Charts: layout, cutting, hit test, keys, and what paintChart leaves in an SVG.
#include "tests/ui/samplecharts.h"
#include "tests/ui/uisupport.h"
#include "ui/charts/chartaxis.h"
#include "ui/charts/chartcopy.h"
#include "ui/charts/charthit.h"
#include "ui/charts/chartlayout.h"
#include "ui/charts/chartpanel.h"
#include "ui/session/corestrings.h"
#include "ui/text/colours.h"

#include <QAccessible>
#include <QBuffer>
#include <QClipboard>
#include <QGuiApplication>
#include <QImage>
#include <QMimeData>
#include <QPainter>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSvgGenerator>
#include <QTransform>
#include <QXmlStreamReader>

#include <algorithm>
#include <cmath>
#include <memory>
#include <set>

namespace touchstone::ui {
namespace {

using Kind = ChartHit::Kind;

std::unique_ptr<ChartPanel> shownPanel(ChartSpec spec, QSize size = { 700, 420 })
{
    auto panel = std::make_unique<ChartPanel>();
    panel->resize(size);
    panel->setSpec(std::move(spec));
    panel->show();
    panel->activateWindow();
    EXPECT_TRUE(QTest::qWaitForWindowActive(panel.get()));
    return panel;
}

std::vector<ChartHit> clicked(ChartPanel& panel, const QPointF& at)
{
    std::vector<ChartHit> hits;
    const auto connection = QObject::connect(
        &panel, &ChartPanel::activated, &panel, [&](const ChartHit& hit) { hits.push_back(hit); });
    QTest::mouseClick(&panel, Qt::LeftButton, {}, at.toPoint());
    QObject::disconnect(connection);
    return hits;
}

TEST(ChartPanel, AClickOnAPointGivesThePoint)
{
    const auto panel = shownPanel(test::lineChart(3, 9));
    const auto target = pointHit(panel->spec(), 1, 4);
    ASSERT_TRUE(target);
    const auto hits = clicked(*panel, panel->positionOf(*target));
    ASSERT_EQ(hits.size(), 1u);
    EXPECT_EQ(hits[0], *target);
}

TEST(ChartPanel, PointsAreHitWithinEightPixelsAndNotBeyond)
{
    ChartSpec spec = test::lineChart(1, 5);
    spec.guide.reset();
    const auto panel = shownPanel(spec);
    const QPointF at = panel->positionOf(*pointHit(spec, 0, 2));
    ASSERT_TRUE(panel->hitTest(at + QPointF(0, 7.9)));
    EXPECT_EQ(panel->hitTest(at + QPointF(0, 7.9))->kind, Kind::Point);
    EXPECT_FALSE(panel->hitTest(at + QPointF(0, 30)));
}

TEST(ChartPanel, AClickOnALineBetweenPointsGivesTheLineAndItsValue)
{
    ChartSpec spec;
    spec.x = { .title = QStringLiteral("x"), .from = 0, .to = 1 };
    spec.y = { .title = QStringLiteral("y"), .from = 0, .to = 1 };
    ChartLine line {
        .name = QStringLiteral("one"), .points = { { 0, 0.2 }, { 1, 0.8 } }, .marked = { 0, 1 }
    };
    spec.lines = { line };
    const auto panel = shownPanel(spec);
    const QPointF at = panel->positionOf({ Kind::Line, 0, 0, 0.5, 0.5 });
    const auto hits = clicked(*panel, at);
    ASSERT_EQ(hits.size(), 1u);
    EXPECT_EQ(hits[0].kind, Kind::Line);
    EXPECT_NEAR(hits[0].x, 0.5, 0.01);
    EXPECT_NEAR(hits[0].y, 0.5, 0.01);
}

TEST(ChartPanel, MarksWinOverLinesBelowThem)
{
    ChartSpec spec = test::lineChart(1, 2);
    spec.guide.reset();
    spec.marks = { { (spec.lines[0].points[0] + spec.lines[0].points[1]) / 2, QStringLiteral("middle") } };
    const auto panel = shownPanel(spec);
    const auto hits = clicked(
        *panel, panel->positionOf({ Kind::Mark, 0, 0, spec.marks[0].at.x(), spec.marks[0].at.y() }));
    ASSERT_EQ(hits.size(), 1u);
    EXPECT_EQ(hits[0].kind, Kind::Mark);
}

TEST(ChartPanel, EveryBarIsHitInStackedAndGroupedStandingAndLyingBars)
{
    for (const bool lying : { false, true }) {
        for (const bool stacked : { false, true }) {
            const auto panel = shownPanel(test::outcomeChart(5, lying, stacked), { 900, 700 });
            const ChartSpec& spec = panel->spec();
            for (std::size_t set = 0; set < spec.bars.size(); ++set) {
                for (std::size_t category = 0; category < 5; ++category) {
                    const auto bar = barHit(spec, set, category);
                    ASSERT_TRUE(bar);
                    if (bar->y > 0) {
                        const auto hit = panel->hitTest(panel->positionOf(*bar));
                        ASSERT_TRUE(hit);
                        EXPECT_EQ(*hit, *bar) << set << " " << category << " " << lying << stacked;
                    }
                }
            }
        }
    }
}

TEST(ChartPanel, UndefinedBarsAndGapsAreNeverHit)
{
    ChartSpec bars = test::outcomeChart(3, false, false);
    bars.bars[0].values[1] = undefinedValue;
    EXPECT_FALSE(barHit(bars, 0, 1));
    ChartSpec lines = test::lineChart(1, 5);
    lines.lines[0].points[2].setY(undefinedValue);
    EXPECT_FALSE(pointHit(lines, 0, 2));
    const auto panel = shownPanel(lines);
    for (int x = 0; x < panel->width(); x += 3) {
        for (int y = 0; y < panel->height(); y += 3) {
            if (const auto hit = panel->hitTest(QPointF(x, y)); hit && hit->kind != Kind::Legend) {
                EXPECT_TRUE(std::isfinite(hit->y));
                EXPECT_FALSE(hit->kind == Kind::Point && hit->index == 2);
            }
        }
    }
}

TEST(ChartPanel, AClickOnALegendEntryNamesItsSeries)
{
    const auto panel = shownPanel(test::lineChart(4, 3));
    const auto hits = clicked(*panel, panel->positionOf({ Kind::Legend, 2, 0, 0, 0 }));
    ASSERT_EQ(hits.size(), 1u);
    EXPECT_EQ(hits[0].kind, Kind::Legend);
    EXPECT_EQ(hits[0].series, 2u);
}

TEST(ChartPanel, KeysReachEveryPointMarkAndLegendEntry)
{
    ChartSpec spec = test::lineChart(3, 4);
    spec.y.to = 0.7;
    const auto panel = shownPanel(spec);
    panel->setFocus(Qt::TabFocusReason);
    std::set<std::tuple<int, std::size_t, std::size_t>> reached;
    const auto note = [&] {
        ASSERT_TRUE(panel->focused());
        reached.insert(
            { static_cast<int>(panel->focused()->kind), panel->focused()->series, panel->focused()->index });
    };
    for (int group = 0; group < 5; ++group) {
        QTest::keyClick(panel.get(), Qt::Key_Home);
        for (int step = 0; step < 6; ++step) {
            note();
            QTest::keyClick(panel.get(), Qt::Key_Right);
        }
        QTest::keyClick(panel.get(), Qt::Key_Tab);
    }
    EXPECT_EQ(reached.size(), 3u * 4 + 2 + 3);
}

TEST(ChartPanel, EnterActivatesWhatIsFocusedAndItIsDescribed)
{
    const auto panel = shownPanel(test::outcomeChart(4, false));
    panel->setFocus(Qt::TabFocusReason);
    QSignalSpy spy(panel.get(), &ChartPanel::activated);
    QTest::keyClick(panel.get(), Qt::Key_End);
    QTest::keyClick(panel.get(), Qt::Key_Down);
    QTest::keyClick(panel.get(), Qt::Key_Return);
    ASSERT_EQ(spy.size(), 1);
    const auto hit = spy[0][0].value<ChartHit>();
    EXPECT_EQ(hit.kind, Kind::Bar);
    EXPECT_EQ(hit.series, 1u);
    EXPECT_EQ(hit.index, 3u);
    EXPECT_TRUE(panel->accessibleDescription().contains(outcomeText(match::Outcome::Incorrect)))
        << panel->accessibleDescription().toStdString();
}

TEST(ChartPanel, BarsAndPointsAreChildrenWithNamesThatCanBePressed)
{
    const auto bars = shownPanel(test::outcomeChart(2, false));
    QAccessibleInterface* chart = QAccessible::queryAccessibleInterface(bars.get());
    ASSERT_NE(chart, nullptr);
    EXPECT_EQ(chart->role(), QAccessible::Chart);
    ASSERT_EQ(chart->childCount(), 5 * 2 + 5) << "bars and entries of the legend";
    QStringList names;
    for (int i = 0; i < chart->childCount(); ++i) {
        names << chart->child(i)->text(QAccessible::Name);
        EXPECT_EQ(chart->child(i)->rect().isNull(), names.back().endsWith(QLatin1String(": 0")))
            << names.back().toStdString();
        EXPECT_EQ(chart->indexOfChild(chart->child(i)), i);
    }
    const QString wanted = QStringLiteral("%1 of loc.1: 9").arg(outcomeText(match::Outcome::Incorrect));
    const auto place = static_cast<int>(names.indexOf(wanted));
    ASSERT_GE(place, 0) << names.join(QLatin1Char('\n')).toStdString();
    bars->setFocus(Qt::TabFocusReason);
    QSignalSpy spy(bars.get(), &ChartPanel::activated);
    ASSERT_NE(chart->child(place)->actionInterface(), nullptr);
    chart->child(place)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    ASSERT_EQ(spy.size(), 1);
    EXPECT_EQ(spy[0][0].value<ChartHit>().series, 1u);
    EXPECT_EQ(spy[0][0].value<ChartHit>().index, 1u);
    EXPECT_EQ(chart->focusChild(), chart->child(place));
    EXPECT_TRUE(chart->child(place)->state().focused);

    const auto line = shownPanel(test::lineChart(1, 3));
    QAccessibleInterface* curve = QAccessible::queryAccessibleInterface(line.get());
    ASSERT_NE(curve, nullptr);
    ASSERT_GE(curve->childCount(), 3 + 2) << "points and marks";
    EXPECT_TRUE(curve->child(0)->text(QAccessible::Name).startsWith(QStringLiteral("system 1 at α ")))
        << curve->child(0)->text(QAccessible::Name).toStdString();
}

TEST(ChartPanel, TheGuideIsDraggedAndMovedByKeys)
{
    ChartSpec spec = test::lineChart(1, 3);
    const auto panel = shownPanel(spec);
    QSignalSpy spy(panel.get(), &ChartPanel::guideMoved);
    const QRectF plot = panel->plotArea();
    const QPoint from(qRound(plot.left() + 0.3 * plot.width()), qRound(plot.bottom()) - 5);
    const QPoint to(qRound(plot.left() + 0.6 * plot.width()), qRound(plot.bottom()) - 5);
    QTest::mousePress(panel.get(), Qt::LeftButton, {}, from);
    QTest::mouseMove(panel.get(), to);
    QTest::mouseRelease(panel.get(), Qt::LeftButton, {}, to);
    ASSERT_GE(spy.size(), 1);
    EXPECT_NEAR(*panel->spec().guide, 0.6, 0.01);
    EXPECT_TRUE(spy.last()[1].toBool());
    QTest::keyClick(panel.get(), Qt::Key_Right, Qt::ShiftModifier);
    EXPECT_NEAR(*panel->spec().guide, 0.65, 0.01);
}

/// Every place that an SVG paints at, its transforms applied: of shapes all, of text its beginning.
struct SvgPlaces
{
    std::vector<QPointF> shapes;
    std::vector<QPointF> texts;
    QStringList words;
};

SvgPlaces placesOf(const QByteArray& svg)
{
    SvgPlaces places;
    std::vector<QTransform> transforms { QTransform() };
    static const QRegularExpression number(QStringLiteral("-?[0-9]+(\\.[0-9]+)?(e-?[0-9]+)?"));
    const auto numbers = [](const QString& text) {
        std::vector<double> values;
        for (auto match = number.globalMatch(text); match.hasNext();) {
            values.push_back(match.next().captured().toDouble());
        }
        return values;
    };
    QXmlStreamReader xml(svg);
    while (!xml.atEnd()) {
        const auto token = xml.readNext();
        if (token == QXmlStreamReader::EndElement) {
            transforms.pop_back();
        }
        if (token != QXmlStreamReader::StartElement) {
            continue;
        }
        const auto attribute
            = [&](const char* name) { return xml.attributes().value(QLatin1String(name)).toString(); };
        QTransform here = transforms.back();
        if (const auto m = numbers(attribute("transform")); m.size() == 6) {
            here = QTransform(m[0], m[1], m[2], m[3], m[4], m[5]) * here;
        }
        transforms.push_back(here);
        const auto add = [&](const std::vector<double>& values) {
            for (std::size_t i = 0; i + 1 < values.size(); i += 2) {
                places.shapes.push_back(here.map(QPointF(values[i], values[i + 1])));
            }
        };
        if (xml.name() == QLatin1String("path")) {
            add(numbers(attribute("d")));
        } else if (xml.name() == QLatin1String("polyline") || xml.name() == QLatin1String("polygon")) {
            add(numbers(attribute("points")));
        } else if (xml.name() == QLatin1String("rect")) {
            const double x = attribute("x").toDouble();
            const double y = attribute("y").toDouble();
            add({ x, y, x + attribute("width").toDouble(), y + attribute("height").toDouble() });
        } else if (xml.name() == QLatin1String("circle") || xml.name() == QLatin1String("ellipse")) {
            add({ attribute("cx").toDouble(), attribute("cy").toDouble() });
        } else if (xml.name() == QLatin1String("text")) {
            places.texts.push_back(here.map(QPointF(attribute("x").toDouble(), attribute("y").toDouble())));
            places.words.append(xml.readElementText().trimmed());
            transforms.pop_back();
        }
    }
    EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString();
    return places;
}

QByteArray svgOf(const ChartSpec& spec, const FigureStyle& style, const QRectF& area)
{
    QBuffer buffer;
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    svg.setResolution(254);
    svg.setSize(QSize(qRound(10 * style.widthMm), qRound(10 * style.heightMm)));
    svg.setViewBox(area);
    QPainter painter(&svg);
    paintChart(painter, area, spec, style);
    painter.end();
    return buffer.data();
}

QRectF areaOf(const FigureStyle& style)
{
    const double units = FigureStyle::unitsPerPoint * FigureStyle::pointsPerMillimetre;
    return { 0, 0, style.widthMm * units, style.heightMm * units };
}

TEST(PaintChart, NothingInTheSvgLeavesTheAreaThoughTheDataLeaveTheAxes)
{
    ChartSpec lines = test::lineChart(4, 50);
    lines.y = { .title = QStringLiteral("ETER"), .from = 0.3, .to = 0.32 };
    for (ChartLine& line : lines.lines) {
        for (const QPointF& point : line.points) {
            line.low.push_back(point.y() - 1);
            line.high.push_back(point.y() + 1);
        }
    }
    ChartSpec bars = test::outcomeChart(60, false);
    bars.y.to = 20; // bars are taller
    for (const ChartSpec& spec : { lines, bars, test::outcomeChart(9, true), ChartSpec {} }) {
        for (const LegendPlace legend : { LegendPlace::Inside, LegendPlace::Outside, LegendPlace::None }) {
            FigureStyle style;
            style.legend = legend;
            const QRectF area = areaOf(style);
            const QRectF bounds = area.adjusted(-1, -1, 1, 1);
            const SvgPlaces places = placesOf(svgOf(spec, style, area));
            EXPECT_FALSE(places.texts.empty());
            for (const QPointF& at : places.shapes) {
                EXPECT_TRUE(bounds.contains(at)) << at.x() << " " << at.y();
            }
            for (const QPointF& at : places.texts) {
                EXPECT_TRUE(bounds.contains(at)) << at.x() << " " << at.y();
            }
        }
    }
}

TEST(PaintChart, DataStayInsideTheAxesInSvg)
{
    ChartSpec spec = test::lineChart(1, 200);
    spec.guide.reset();
    spec.marks.clear();
    spec.y = { .from = 0.3, .to = 0.35 };
    spec.lines[0].marked.clear();
    FigureStyle style;
    style.legend = LegendPlace::None;
    const QRectF area = areaOf(style);
    const ChartLayout layout = layoutChart(spec, ChartPaper::of(style), area);
    // Without its line the chart paints exactly the frame; what is more is the line.
    const SvgPlaces with = placesOf(svgOf(spec, style, area));
    ChartSpec without = spec;
    without.lines[0].shown = false;
    const SvgPlaces frame = placesOf(svgOf(without, style, area));
    std::size_t inside = 0;
    for (const QPointF& at : with.shapes) {
        const bool ofFrame = std::any_of(frame.shapes.begin(), frame.shapes.end(),
            [&](const QPointF& other) { return std::hypot(at.x() - other.x(), at.y() - other.y()) < 1e-3; });
        if (!ofFrame) {
            EXPECT_TRUE(layout.plot.adjusted(-0.1, -0.1, 0.1, 0.1).contains(at)) << at.x() << " " << at.y();
            ++inside;
        }
    }
    EXPECT_GT(inside, 4u);
}

TEST(PaintChart, EveryMarkedPointIsDrawnHoweverCloseTheyCome)
{
    ChartSpec spec = test::lineChart(1, 11);
    spec.guide.reset();
    spec.marks.clear();
    spec.y = { .from = 0, .to = 1 };
    ChartLine& line = spec.lines[0];
    line.points = { { 0, 0.5 }, { 0.63, 0.5 }, { 0.64, 0.5 }, { 0.65, 0.5 }, { 1, 0.5 } };
    line.low.clear();
    line.high.clear();
    line.marked = { 1, 2, 3 };
    const FigureStyle style;
    const QRectF area = areaOf(style);
    const ChartPaper paper = ChartPaper::of(style);
    const ChartLayout layout = layoutChart(spec, paper, area);
    const auto shapes = placesOf(svgOf(spec, style, area)).shapes;
    for (const std::size_t index : { std::size_t { 2 }, std::size_t { 3 } }) {
        const QPointF at = layout.map(line.points[index]);
        for (const double side : { -1.0, 1.0 }) { // a tick through the line
            EXPECT_TRUE(std::any_of(shapes.begin(), shapes.end(), [&](const QPointF& shape) {
                return std::abs(shape.x() - at.x()) < 0.5
                    && side * (shape.y() - at.y()) > paper.markerSize() / 2;
            })) << index;
        }
    }
}

TEST(PaintChart, SparseMarkersAreSmallAndHaveTicksBetween)
{
    ChartSpec spec = test::lineChart(1, 11);
    spec.guide.reset();
    spec.marks.clear();
    spec.y = { .from = 0, .to = 1 };
    ChartLine& line = spec.lines[0];
    line.points = { { 0, 0.5 }, { 0.63, 0.5 }, { 0.69, 0.5 }, { 1, 0.5 } };
    line.low.clear();
    line.high.clear();
    line.marked = { 1, 2 };
    const FigureStyle style;
    const QRectF area = areaOf(style);
    const ChartPaper paper = ChartPaper::of(style);
    const QPointF second = layoutChart(spec, paper, area).map(line.points[2]);
    constexpr double small = 0.6;
    const auto ticks = [&]() { // ends of a tick at the second point, which reach beyond a small marker
        const auto shapes = placesOf(svgOf(spec, style, area)).shapes;
        return std::count_if(shapes.begin(), shapes.end(), [&](const QPointF& shape) {
            const double away = std::abs(shape.y() - second.y());
            return std::abs(shape.x() - second.x()) < 0.5 && away > small * paper.markerSize() / 2 + 0.5
                && away < paper.markerSize();
        });
    };
    spec.markEvery = 0.1;
    EXPECT_GE(ticks(), 2);
    spec.ticks = false;
    EXPECT_EQ(ticks(), 0);
}

TEST(ChartPanel, CopiesItsPictureAndItsNumbers)
{
    ChartSpec spec = test::lineChart(2, 3);
    spec.lines[1].shown = false;
    const auto panel = shownPanel(spec);
    QTest::keyClick(panel.get(), Qt::Key_C, Qt::ControlModifier);
    const QMimeData* copied = QGuiApplication::clipboard()->mimeData();
    ASSERT_NE(copied, nullptr);
    QImage image;
    ASSERT_TRUE(image.loadFromData(copied->data(QStringLiteral("image/png")), "PNG"));
    EXPECT_NEAR(static_cast<double>(image.width()) / image.height(), 700.0 / 420, 0.02);
    EXPECT_TRUE(copied->data(QStringLiteral("image/svg+xml")).contains("<svg"));
    const QStringList rows = copied->text().trimmed().split(QLatin1Char('\n'));
    ASSERT_EQ(rows.size(), 4) << "a line that is switched off has no numbers";
    EXPECT_EQ(rows[0], QStringLiteral("Line\talpha\tETER"));
    EXPECT_EQ(rows[1], QStringLiteral("system 1\t0\t0.25"));

    const QStringList bars = chartNumbers(test::outcomeChart(3, false)).trimmed().split(QLatin1Char('\n'));
    ASSERT_EQ(bars.size(), 4);
    EXPECT_TRUE(bars[0].startsWith(QLatin1String("Type\t")));
    EXPECT_EQ(bars[1], QStringLiteral("loc.0\t0\t5\t7\t8\t0"));
}

TEST(ChartLayout, ANoteStandsBelowThePlotAsWhole)
{
    ChartSpec spec = test::lineChart(2, 11);
    const FigureStyle style;
    const QRectF area = areaOf(style);
    const ChartPaper paper = ChartPaper::of(style);
    const QRectF before = layoutChart(spec, paper, area).plot;
    spec.note
        = QStringLiteral("The curves do not meet between 0 and 1, which takes a second line of the note.");
    spec.markerNote = QStringLiteral("Markers: breakpoints.");
    const ChartLayout layout = layoutChart(spec, paper, area);
    EXPECT_TRUE(layout.complete);
    EXPECT_LT(layout.plot.bottom(), before.bottom());
    EXPECT_GE(layout.note.rect.top(), layout.xTitle.rect.bottom() - 1);
    EXPECT_TRUE(area.contains(layout.note.rect));
    const QString shown = QString(layout.note.text).replace(u'\n', u' ');
    EXPECT_EQ(shown, spec.markerNote + u' ' + spec.note);
    const QString written = placesOf(svgOf(spec, style, area)).words.join(u' ');
    EXPECT_TRUE(written.contains(QStringLiteral("do not meet"))) << written.toStdString();
    FigureStyle bare;
    bare.markers = false;
    EXPECT_EQ(
        QString(layoutChart(spec, ChartPaper::of(bare), area).note.text).replace(u'\n', u' '), spec.note)
        << "no markers, no word of them";
    spec.markNote = QStringLiteral("Rings: best.");
    const auto words = [&](const FigureStyle& look) {
        return QString(layoutChart(spec, ChartPaper::of(look), area).note.text).replace(u'\n', u' ');
    };
    spec.marks = { { { 0.5, 0.4 }, QStringLiteral("best") } };
    EXPECT_EQ(words(bare), spec.markNote + u' ' + spec.note) << "rings are drawn without markers";
    spec.marks.clear();
    EXPECT_EQ(words(style), spec.markerNote + u' ' + spec.note);
}

TEST(PaintChart, GreyscaleStillNamesTheFiveOutcomes)
{
    FigureStyle style;
    style.greyscale = true;
    const ChartSpec spec = test::outcomeChart(3, true);
    const QByteArray svg = svgOf(spec, style, areaOf(style));
    const QStringList words = placesOf(svg).words;
    std::set<HatchStyle> hatches;
    for (const ChartBarSet& set : spec.bars) {
        EXPECT_TRUE(words.contains(set.name)) << set.name.toStdString();
        EXPECT_TRUE(words.contains(set.letter)) << set.letter.toStdString();
        hatches.insert(set.hatch);
    }
    EXPECT_EQ(hatches.size(), 5u);
    static const QRegularExpression colour(QStringLiteral("#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})"));
    for (auto match = colour.globalMatch(QString::fromUtf8(svg)); match.hasNext();) {
        const auto found = match.next();
        EXPECT_TRUE(found.captured(1) == found.captured(2) && found.captured(2) == found.captured(3))
            << found.captured().toStdString();
    }
}

TEST(PaintChart, HatchesAreQuieterThanTheirFill)
{
    // No black or white line on any fill, and one that is seen.
    for (const bool dark : { false, true }) {
        for (const match::Outcome outcome : { match::Outcome::Incorrect, match::Outcome::Partial,
                 match::Outcome::Missing, match::Outcome::Spurious }) {
            ChartSpec spec = test::outcomeChart(1, true);
            std::erase_if(spec.bars, [&](const ChartBarSet& set) {
                return set.letter != QString(StatusPalette::letter(outcome));
            });
            ASSERT_EQ(spec.bars.size(), 1U);
            spec.bars.front().colour = StatusPalette(dark).colour(outcome);
            spec.bars.front().values = { 40 };
            FigureStyle style;
            style.dark = dark;
            const QByteArray svg = svgOf(spec, style, areaOf(style));
            const QString fill = spec.bars.front().colour.name();
            const bool light = svg.contains("stroke=\"#e0e0e0\"");
            EXPECT_TRUE(light || svg.contains("stroke=\"#606060\"")) << fill.toStdString();
            EXPECT_GE(contrast(QColor(light ? "#e0e0e0" : "#606060"), spec.bars.front().colour), 1.9)
                << fill.toStdString();
        }
    }
}

TEST(PaintChart, HatchesDifferAsPictures)
{
    std::set<QByteArray> pictures;
    for (const match::Outcome outcome : { match::Outcome::Correct, match::Outcome::Incorrect,
             match::Outcome::Partial, match::Outcome::Missing, match::Outcome::Spurious }) {
        ChartSpec spec;
        spec.categories = { QStringLiteral("t") };
        spec.y = { .from = 0, .to = 1 };
        spec.bars = { { .name = QStringLiteral("same"),
            .letter = {},
            .colour = QColor(Qt::gray),
            .hatch = StatusPalette::hatch(outcome),
            .values = { 1 },
            .labels = { QString() } } };
        FigureStyle style;
        QImage image(600, 400, QImage::Format_RGB32);
        QPainter painter(&image);
        const QRectF area = areaOf(style);
        painter.scale(600 / area.width(), 400 / area.height());
        paintChart(painter, area, spec, style);
        painter.end();
        pictures.insert(QByteArray(reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes()));
    }
    EXPECT_EQ(pictures.size(), 5u);
}

TEST(PaintChart, LinesOnTheEdgesOfThePlotKeepTheirWidth)
{
    // Along the top (all right), the bottom, and down the right side.
    ChartSpec spec;
    for (const double y : { 0.0, 1.0 }) {
        ChartLine line;
        line.colour = QColor(Qt::red);
        line.points = { { 0, y }, { 1, y } };
        spec.lines.push_back(line);
    }
    FigureStyle style;
    style.markers = false;
    style.linePoints = 4;
    style.legend = LegendPlace::None;
    const ChartPaper paper = ChartPaper::of(style);
    const QRectF area(0, 0, 2000, 1200);
    const ChartLayout layout = layoutChart(spec, paper, area);
    QImage image(area.size().toSize(), QImage::Format_RGB32);
    QPainter painter(&image);
    paintChart(painter, area, spec, style);
    painter.end();
    const int x = qRound(layout.plot.left() + layout.plot.width() * 0.37);
    const double inside = 0.4 * paper.line;
    for (const double y : { layout.plot.top(), layout.plot.bottom() }) {
        for (const double off : { -inside, inside }) {
            EXPECT_EQ(QColor(image.pixel(x, qRound(y + off))), QColor(Qt::red)) << y << ' ' << off;
        }
        EXPECT_NE(QColor(image.pixel(x, qRound(y + 3 * inside))), QColor(Qt::red));
    }
}

TEST(PaintChart, ALineAtOneIsDrawnAtEverySizeOfAPanel)
{
    ChartSpec spec;
    ChartLine line;
    line.colour = QColor(Qt::red);
    line.points = { { 0, 1 }, { 1, 1 } };
    spec.lines.push_back(line);
    ChartPanel panel;
    panel.setSpec(spec);
    for (int height = 120; height < 160; ++height) {
        panel.resize(400, height);
        const QImage image = panel.grab().toImage();
        const QRectF plot = panel.plotArea();
        double red = 0;
        for (int y = qRound(plot.top()) - 3; y <= qRound(plot.top()) + 3; ++y) {
            const QColor pixel(image.pixel(qRound(plot.center().x()), y));
            red += 1 - static_cast<double>(pixel.greenF());
        }
        EXPECT_GT(red, 1) << height;
    }
}

TEST(ChartPanel, SixtyCategoriesWithLongNamesAndTinySizesAreDrawn)
{
    for (const QSize size : { QSize(700, 400), QSize(120, 80), QSize(20, 10), QSize(1, 1) }) {
        for (const bool lying : { false, true }) {
            const auto panel = shownPanel(test::outcomeChart(60, lying), size);
            EXPECT_FALSE(panel->grab().isNull());
        }
        EXPECT_FALSE(shownPanel(test::lineChart(10, 100), size)->grab().isNull());
        EXPECT_FALSE(shownPanel(ChartSpec {}, size)->grab().isNull());
    }
}

} // namespace
} // namespace touchstone::ui
