// SPDX-License-Identifier: GPL-3.0-or-later
// The figure `tree`: stays on its paper at both widths, in grey, when it is too low; its data as CSV.
#include "tests/ui/evaluations.h"
#include "tests/ui/uisupport.h"

#include "core/measures/registry/measurerunner.h"
#include "ui/figures/figureexport.h"
#include "ui/figures/figurekinds.h"

#include <QImage>
#include <QPainter>
#include <QRegularExpression>

#include <gtest/gtest.h>

#include <cmath>
#include <set>

namespace touchstone::ui {
namespace {

constexpr const char* ambassador
    = "[func.ind [+kind ambassadeur] de la [loc.adm.nat [+name Turquie]] en [loc.adm.nat [+name France]]]";
constexpr const char* flat = "[func.ind [+kind ambassadeur] de la [+name Turquie] en [+name France]]";

/// Does a painter stay inside of an area?
bool paintsInside(const Figure& figure, const FigureStyle& style, double scale)
{
    const QSizeF size(style.widthMm * FigureStyle::units(FigureStyle::pointsPerMillimetre),
        style.heightMm * FigureStyle::units(FigureStyle::pointsPerMillimetre));
    const int margin = 40;
    QImage image((size * scale).toSize() + QSize(2 * margin, 2 * margin), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.translate(margin, margin);
    painter.scale(scale, scale);
    figure.paint(painter, QRectF(QPointF(), size), style);
    painter.end();
    bool anything = false;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const bool inside = x >= margin - 1 && y >= margin - 1 && x <= image.width() - margin + 1
                && y <= image.height() - margin + 1;
            if (image.pixel(x, y) != qRgb(255, 255, 255)) {
                anything = true;
                if (!inside) {
                    return false;
                }
            }
        }
    }
    return anything;
}

TEST(TreeFigure, FitsItsPaperAndNamesItsNumbers)
{
    FigureData data;
    data.systems.push_back({ QStringLiteral("A"), uitest::evaluated({ ambassador }, { flat }), {} });
    QString reason;
    const auto figure = makeTreeFigure(data, reason);
    ASSERT_NE(figure, nullptr) << reason.toStdString();
    for (const double width : { 77.0, 160.0 }) {
        FigureStyle style;
        style.widthMm = width;
        const auto natural = figure->naturalHeight(width, style);
        ASSERT_TRUE(natural);
        EXPECT_GT(*natural, 20);
        EXPECT_LT(*natural, 120);
        style.heightMm = *natural;
        EXPECT_TRUE(paintsInside(*figure, style, 0.3));
        style.heightMm = *natural / 2; // too low: smaller letters
        EXPECT_TRUE(paintsInside(*figure, style, 0.3));
        style.greyscale = true;
        EXPECT_TRUE(paintsInside(*figure, style, 0.3));
    }
    const auto csv = QString::fromStdString(figure->csv());
    EXPECT_EQ(csv.count(QLatin1Char('\n')), 11);
    EXPECT_TRUE(csv.contains(QStringLiteral("gold,0,,entity,func.ind,0,")));
    EXPECT_TRUE(csv.contains(QStringLiteral("gold,2,0,entity,loc.adm.nat,18,25,Turquie,,1,,,2,0.5,,1")))
        << csv.toStdString();
    EXPECT_TRUE(figure->texts().contains(QStringLiteral("Turquie")));

    // Through a list of ser the flat alignment is drawn.
    support::Progress progress;
    const auto evaluation = data.systems.front().evaluation;
    const auto ser = analysis::computeMeasure("ser", *evaluation, progress).value();
    data.systems.front().evaluation = analysis::throughList(evaluation, *ser->list("ser.global"));
    const auto flatly = makeTreeFigure(data, reason);
    ASSERT_NE(flatly, nullptr) << reason.toStdString();
    EXPECT_TRUE(flatly->texts().join(QLatin1Char(' ')).contains(QStringLiteral("SER 2 / 6 = 0.333")));

    data.systems.front().evaluation = uitest::evaluated({ "[a x]" }, { "[a x]" });
    EXPECT_EQ(makeTreeFigure(data, reason), nullptr);
    EXPECT_TRUE(reason.contains(QStringLiteral("--layer tree"))) << reason.toStdString();
    data.systems.clear();
    EXPECT_EQ(makeTreeFigure(data, reason), nullptr);
}

TEST(TreeFigure, DeepTreesGrowOrFoldAndKeepTheirLetters)
{
    std::string gold = "[root ";
    for (int chain = 0; chain < 5; ++chain) {
        std::string closed;
        for (int level = 0; level < 18; ++level) {
            gold += "[a-rather-long-type.level" + std::to_string(level) + " word ";
            closed += " word]";
        }
        gold += "[+kind inner]" + closed + " ";
    }
    gold += "]";
    FigureData data;
    data.systems.push_back({ QStringLiteral("A"), uitest::evaluated({ gold }, { gold }), {} });
    QString reason;
    const auto figure = makeTreeFigure(data, reason);
    ASSERT_NE(figure, nullptr) << reason.toStdString();
    FigureStyle style;
    style.widthMm = 300;
    const double all = figure->naturalHeight(300, style).value();
    EXPECT_GT(all, 230) << "letters as asked need their room";
    for (const double height : { all, 230.0, 100.0 }) {
        style.heightMm = height;
        EXPECT_TRUE(paintsInside(*figure, style, 0.1));
        FigureExport how;
        how.style = settledStyle(style, *figure);
        const auto svg = figureBytes(*figure, FigureFormat::Svg, how);
        ASSERT_TRUE(svg);
        std::set<double> sizes;
        const QRegularExpression size(QStringLiteral("font-size=\"([0-9.]+)\""));
        for (auto at = size.globalMatch(QString::fromUtf8(*svg)); at.hasNext();) {
            sizes.insert(at.next().captured(1).toDouble());
        }
        const bool badge
            = QString::fromUtf8(*svg).contains(QRegularExpression(QStringLiteral(">\\+[0-9]+ *<")));
        ASSERT_FALSE(sizes.empty());
        EXPECT_GE(*sizes.begin(), 80) << "8 pt at " << height;
        EXPECT_EQ(badge, height < all) << height;
        EXPECT_EQ(figureWarnings(*figure, style)
                      .join(u' ')
                      .contains(QStringLiteral("needs a height of %1 mm").arg(std::ceil(all))),
            height < all);
    }
}

TEST(ExcerptFigure, LegendNamesTheDashedLineOfComponents)
{
    for (const bool trees : { true, false }) {
        FigureData data;
        data.systems.push_back({ QStringLiteral("A"),
            trees ? uitest::evaluated({ ambassador }, { flat }) : uitest::evaluated({ "[a x]" }, { "[b x]" }),
            {} });
        QString reason;
        const auto figure = makeExcerptFigure(data, reason);
        ASSERT_NE(figure, nullptr) << reason.toStdString();
        FigureExport how;
        how.style = settledStyle(how.style, *figure);
        const auto svg = figureBytes(*figure, FigureFormat::Svg, how);
        ASSERT_TRUE(svg);
        EXPECT_EQ(svg->contains(">component"), trees);
    }
}

TEST(SweepFigure, SaysThatEterIsUndefinedRatherThanDrawNothing)
{
    FigureData data;
    data.systems.push_back(
        { QStringLiteral("A"), uitest::evaluated({ "Ada met Bob" }, { "[PER [+name Ada]] met Bob" }), {} });
    support::Progress progress;
    data.systems.front().measures.emplace(
        "eter", analysis::computeMeasure("eter", *data.systems.front().evaluation, progress).value());
    QString reason;
    EXPECT_EQ(makeSweepFigure(data, reason), nullptr);
    EXPECT_TRUE(reason.contains(QStringLiteral("no entity"))) << reason.toStdString();
}

} // namespace
} // namespace touchstone::ui
