// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of charts to look at: chart_pictures FOLDER [dark].
#include "tests/ui/samplecharts.h"
#include "ui/charts/chartpanel.h"

#include <QApplication>
#include <QDir>
#include <QPainter>
#include <QPalette>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <QTest>

#include <map>

using namespace touchstone::ui;

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
            paintChart(painter, area, spec, style);
            painter.end();
            QPdfWriter pdf(base + QStringLiteral(".pdf"));
            pdf.setResolution(720);
            pdf.setPageSize(QPageSize(QSizeF(style.widthMm, style.heightMm), QPageSize::Millimeter));
            pdf.setPageMargins(QMarginsF());
            painter.begin(&pdf);
            paintChart(painter, area, spec, style);
            painter.end();
        }
    }
    return 0;
}
