// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of charts to look at: chart_pictures FOLDER [dark], or of a sweep: chart_pictures FOLDER GOLD
// SYSTEM… (HIPE files: their trees).
#include "tests/ui/samplecharts.h"
#include "ui/charts/charthit.h"
#include "ui/charts/chartpanel.h"
#include "ui/figures/figurekinds.h"
#include "ui/panels/charts/sweepview.h"
#include "ui/session/corestrings.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/session.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QPainter>
#include <QPalette>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <QTest>

#include <functional>
#include <map>

using namespace touchstone;
using namespace touchstone::ui;

namespace {

using Paint = std::function<void(QPainter&, const QRectF&, const FigureStyle&)>;

/// As SVG and PDF of 77 mm, in colour and in greys.
void savePaper(const QDir& folder, const QString& name, const Paint& paint)
{
    for (const bool grey : { false, true }) {
        FigureStyle style;
        style.greyscale = grey;
        style.legend = grey ? LegendPlace::Inside : LegendPlace::Outside;
        const QString base = folder.filePath(name + (grey ? QStringLiteral("-grey") : QString()));
        const double units = FigureStyle::unitsPerPoint * FigureStyle::pointsPerMillimetre;
        const QRectF area(0, 0, style.widthMm * units, style.heightMm * units);
        QSvgGenerator svg;
        svg.setFileName(base + QStringLiteral(".svg"));
        svg.setResolution(254);
        svg.setSize(QSize(qRound(10 * style.widthMm), qRound(10 * style.heightMm)));
        svg.setViewBox(area);
        QPainter painter(&svg);
        paint(painter, area, style);
        painter.end();
        QPdfWriter pdf(base + QStringLiteral(".pdf"));
        pdf.setResolution(720);
        pdf.setPageSize(QPageSize(QSizeF(style.widthMm, style.heightMm), QPageSize::Millimeter));
        pdf.setPageMargins(QMarginsF());
        painter.begin(&pdf);
        paint(painter, area, style);
        painter.end();
    }
}

void sweepPictures(const QDir& folder, const QStringList& files)
{
    SelectionModel selection;
    Session session(selection);
    analysis::ProjectSpec project;
    project.dataSets.emplace_back();
    auto& dataSet = project.dataSets.front();
    dataSet.gold.path = toPath(files.front());
    dataSet.gold.options.annotationColumn = "tree";
    for (const QString& file : files.mid(1)) {
        auto& system = dataSet.systems.emplace_back();
        system.path = toPath(file);
        system.name = toUtf8(QFileInfo(file).completeBaseName());
        system.options.annotationColumn = "tree";
    }
    session.open(project);
    SweepView view(session, selection);
    view.resize(1100, 480);
    view.show();
    const auto lines = [&](qsizetype least) {
        return QTest::qWaitFor(
            [&]() { return std::ssize(view.chart().spec.lines) >= least && !session.measuring(); }, 60'000);
    };
    lines(files.size() - 1);
    const auto grab = [&](const char* name) { view.grab().save(folder.filePath(QString::fromLatin1(name))); };
    const auto hover = [&](const ChartHit& hit) {
        QTest::mouseMove(view.panel(), view.panel()->positionOf(hit).toPoint());
        QCoreApplication::processEvents();
    };
    grab("sweep.png");
    for (std::size_t i = 0; i < view.chart().spec.lines[0].marked.size(); ++i) {
        if (const auto hit = pointHit(view.chart().spec, 0, view.chart().spec.lines[0].marked[i])) {
            hover(*hit);
            break;
        }
    }
    grab("sweep-point.png");
    if (!view.chart().spec.marks.empty()) {
        const QPointF at = view.chart().spec.marks.front().at;
        hover({ ChartHit::Kind::Mark, 0, 0, at.x(), at.y() });
        grab("sweep-mark.png");
    }
    view.setBand(true);
    (void)QTest::qWaitFor([&]() { return !view.chart().spec.lines.front().low.empty(); }, 60'000);
    grab("sweep-band.png");
    view.setSweep(SweepView::Sweep::Threshold);
    (void)QTest::qWaitFor(
        [&]() { return !view.chart().lines.empty() && view.chart().spec.x.title != QStringLiteral("α"); },
        60'000);
    lines(files.size() - 1);
    grab("sweep-threshold.png");
    FigureData data;
    for (const auto& result : session.results()) {
        data.systems.push_back({ result.name, result.evaluation, result.measures });
    }
    QString reason;
    if (const auto figure = makeSweepFigure(data, reason)) {
        savePaper(folder, QStringLiteral("sweep"),
            [&](QPainter& painter, const QRectF& area, const FigureStyle& style) {
                figure->paint(painter, area, style);
            });
    }
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication::setStyle(QStringLiteral("Fusion"));
    QApplication application(argc, argv);
    const QDir folder(application.arguments().value(1, QStringLiteral(".")));
    if (application.arguments().contains(QStringLiteral("dark"))) {
        QPalette palette(QColor(0x35, 0x35, 0x35));
        palette.setColor(QPalette::Base, QColor(0x1E, 0x1E, 0x1E));
        palette.setColor(QPalette::Text, QColor(0xE6, 0xE6, 0xE6));
        palette.setColor(QPalette::Highlight, QColor(0x2A, 0x82, 0xDA));
        QApplication::setPalette(palette);
    }
    if (const QStringList files = application.arguments().mid(2); files.size() > 1) {
        sweepPictures(folder, files);
        return 0;
    }
    ChartSpec gaps = test::lineChart(3, 21);
    gaps.y.from = 0.3; // lines leave the plot
    gaps.y.to = 0.45;
    gaps.lines[0].points[5].setY(undefinedValue);
    gaps.lines[0].points[7].setY(undefinedValue);
    gaps.lines[1].shown = false;
    for (const QPointF& point : gaps.lines[2].points) {
        gaps.lines[2].low.push_back(point.y() - 0.05);
        gaps.lines[2].high.push_back(point.y() + 0.03);
    }
    const std::map<QString, ChartSpec> charts { { QStringLiteral("lines"), test::lineChart(5, 12) },
        { QStringLiteral("lines-many"), test::lineChart(10, 1000) }, { QStringLiteral("gaps"), gaps },
        { QStringLiteral("bars"), test::outcomeChart(5, false) },
        { QStringLiteral("bars-grouped"), test::outcomeChart(4, false, false) },
        { QStringLiteral("bars-lying"), test::outcomeChart(7, true) },
        { QStringLiteral("bars-60"), test::outcomeChart(60, false) },
        { QStringLiteral("bars-60-lying"), test::outcomeChart(60, true) },
        { QStringLiteral("empty"), ChartSpec {} } };
    for (const auto& [name, spec] : charts) {
        ChartPanel panel;
        panel.resize(760, 460);
        panel.setSpec(spec);
        panel.show();
        panel.setFocus(Qt::TabFocusReason);
        QTest::qWait(0);
        panel.grab().save(folder.filePath(name + QStringLiteral(".png")));
        savePaper(
            folder, name, [&spec = spec](QPainter& painter, const QRectF& area, const FigureStyle& style) {
                paintChart(painter, area, spec, style);
            });
    }
    return 0;
}
