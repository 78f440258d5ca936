// SPDX-License-Identifier: GPL-3.0-or-later
// Outcomes and confusion as figures: true data, nothing outside of the area, whatever the types are called.
#include "ui/figures/figurekinds.h"
#include "ui/figures/figureexport.h"
#include "ui/figures/heatmap.h"

#include "tests/ui/evaluations.h"
#include "ui/session/corestrings.h"

#include <gtest/gtest.h>

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QSvgGenerator>
#include <QXmlStreamReader>

namespace touchstone::ui {
namespace {

/// 60 types with names of 60 characters, each with an error.
analysis::EvaluationPtr manyTypes()
{
    std::string gold;
    std::string system;
    const auto name = [](int type) {
        std::string text = "T" + std::to_string(type) + "_";
        text.resize(60, 'x');
        return text;
    };
    for (int type = 0; type < 60; ++type) {
        const std::string word = " w" + std::to_string(type) + "] ";
        gold += "[" + name(type) + word + "[" + name(type) + word;
        system += "[" + name(type) + word + "[" + name(type / 2) + word;
    }
    return uitest::evaluated({ gold }, { system });
}

FigureData dataOf(const std::vector<analysis::EvaluationPtr>& evaluations)
{
    FigureData data;
    for (const auto& evaluation : evaluations) {
        data.systems.push_back({ QStringLiteral("System %1").arg(data.systems.size() + 1), evaluation, {} });
    }
    return data;
}

/// Does a figure leave the rim around its area alone, and paint inside?
void expectInside(const Figure& figure, const FigureStyle& style)
{
    constexpr double rimMm = 10;
    constexpr double dotsPerMm = 4;
    const double height = figure.naturalHeight(style.widthMm, style).value_or(style.heightMm);
    QImage image(static_cast<int>((style.widthMm + 2 * rimMm) * dotsPerMm),
        static_cast<int>((height + 2 * rimMm) * dotsPerMm), QImage::Format_RGB32);
    image.fill(Qt::red);
    QPainter painter(&image);
    const double unitsPerMm = FigureStyle::units(FigureStyle::pointsPerMillimetre);
    painter.scale(dotsPerMm / unitsPerMm, dotsPerMm / unitsPerMm);
    painter.translate(rimMm * unitsPerMm, rimMm * unitsPerMm);
    figure.paint(painter, QRectF(0, 0, style.widthMm * unitsPerMm, height * unitsPerMm), style);
    painter.end();
    const QRect inner(static_cast<int>(rimMm * dotsPerMm) - 1, static_cast<int>(rimMm * dotsPerMm) - 1,
        static_cast<int>(style.widthMm * dotsPerMm) + 3, static_cast<int>(height * dotsPerMm) + 3);
    int outside = 0;
    int ink = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QRgb pixel = image.pixel(x, y);
            outside += !inner.contains(x, y) && pixel != qRgb(255, 0, 0);
            ink += inner.contains(x, y) && qGray(pixel) < 64;
        }
    }
    EXPECT_EQ(outside, 0);
    EXPECT_GT(ink, 40);
}

TEST(TableFigures, NothingLeavesTheArea)
{
    const auto few
        = uitest::evaluated({ "[PER Ada] in [LOC Rome] [LOC Oslo]" }, { "[PER Ada] in [PER Rome] Oslo" });
    for (const auto& data : { dataOf({ few }), dataOf({ few, few }), dataOf({ manyTypes() }),
             dataOf({ manyTypes(), few, manyTypes() }) }) {
        for (const double width : { 40.0, 120.0 }) {
            for (const double points : { 6.0, 11.0 }) {
                FigureStyle style;
                style.widthMm = width;
                style.fontPoints = points;
                QString reason;
                const auto confusion = makeConfusionFigure(data, reason);
                ASSERT_TRUE(confusion) << reason.toStdString();
                expectInside(*confusion, style);
                const auto outcomes = makeOutcomeFigure(data, reason);
                ASSERT_TRUE(outcomes) << reason.toStdString();
                expectInside(*outcomes, style);
            }
        }
    }
}

TEST(TableFigures, DataHoldsEveryRowAndCount)
{
    const auto few
        = uitest::evaluated({ "[PER Ada] in [LOC Rome] [LOC Oslo]" }, { "[PER Ada] in [PER Rome] Oslo" });
    QString reason;
    const auto outcomes = makeOutcomeFigure(dataOf({ few, few }), reason);
    const auto lines = QString::fromStdString(outcomes->csv()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    ASSERT_EQ(lines.size(), 1 + 2 * 3);
    EXPECT_TRUE(lines[1].startsWith(QStringLiteral("System 1,LOC,0,1,0,1,0,2,2,"))) << lines[1].toStdString();
    EXPECT_TRUE(lines[6].startsWith(QStringLiteral("System 2,Overall,1,1,0,1,0,2,3,2,0.4")))
        << lines[6].toStdString();
    const auto confusion = makeConfusionFigure(dataOf({ few }), reason);
    const QString matrix = QString::fromStdString(confusion->csv());
    EXPECT_EQ(matrix.count(QLatin1Char('\n')), 1 + 3);
    EXPECT_TRUE(matrix.startsWith(QStringLiteral("Gold \\ System 1,LOC,PER,"))) << matrix.toStdString();
    EXPECT_TRUE(confusion->texts().contains(QStringLiteral("System 1"))) << "whose confusion it is";
}

/// Types A, B, C …, so many; A has one error, and each one more than the one before.
analysis::EvaluationPtr risingErrors(int count)
{
    std::string gold;
    std::string system;
    for (int type = 0; type < count; ++type) {
        for (int word = 0; word <= type; ++word) {
            gold += std::string("[") + static_cast<char>('A' + type) + " w] ";
            system += "w ";
        }
    }
    return uitest::evaluated({ gold }, { system });
}

/// The texts of a figure as they are drawn at a width: those of a chart's lying bars from top to bottom.
QStringList drawnAt(const Figure& figure, double width)
{
    FigureStyle style;
    style.widthMm = width;
    style.heightMm = figure.naturalHeight(width, style).value_or(0);
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    const double unitsPerMm = FigureStyle::units(FigureStyle::pointsPerMillimetre);
    generator.setViewBox(QRectF(0, 0, style.widthMm * unitsPerMm, style.heightMm * unitsPerMm));
    QPainter painter(&generator);
    figure.paint(painter, generator.viewBoxF(), style);
    painter.end();
    QStringList words;
    QXmlStreamReader xml(buffer.data());
    while (!xml.atEnd()) {
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == QLatin1String("text")) {
            words << xml.readElementText().trimmed();
        }
    }
    return words;
}

TEST(TableFigures, AColumnHoldsTheTenTypesWithMostErrorsAndTheOthers)
{
    const auto rising = risingErrors(24);
    QString reason;
    for (const auto& data : { dataOf({ rising }), dataOf({ rising, rising, rising }) }) {
        const auto figure = makeOutcomeFigure(data, reason);
        ASSERT_TRUE(figure) << reason.toStdString();
        const QStringList words = drawnAt(*figure, 77);
        const std::string all = words.join(u'|').toStdString();
        qsizetype before = -1;
        for (char type = 'X'; type >= 'A'; --type) {
            const QString name { QLatin1Char(type) };
            if (type >= 'O') {
                EXPECT_EQ(words.count(name), 1) << type << ": " << all;
                EXPECT_GT(words.indexOf(name), before) << "most errors first: " << all;
                before = words.indexOf(name);
            } else if (type != 'M') { // the letter of what is missing
                EXPECT_EQ(words.count(name), 0) << type << ": " << all;
            }
        }
        EXPECT_EQ(words.count(QStringLiteral("(14 others)")), 1) << all;
        EXPECT_TRUE(words.contains(outcomeText(match::Outcome::Missing))) << all;
        EXPECT_FALSE(words.contains(outcomeText(match::Outcome::Spurious))) << "nothing is: " << all;
        if (data.systems.size() > 1) {
            EXPECT_TRUE(words.join(u' ').contains(QStringLiteral("1: System 1"))) << all;
            EXPECT_GE(words.count(QStringLiteral("3")), 11) << "a bar for each system: " << all;
        }
    }
    // A page has room for all that are no more than twenty.
    const QStringList twenty = drawnAt(*makeOutcomeFigure(dataOf({ risingErrors(20) }), reason), 160);
    EXPECT_FALSE(twenty.join(u' ').contains(QStringLiteral("others")));
    EXPECT_LT(twenty.indexOf(QStringLiteral("T")), twenty.indexOf(QStringLiteral("A")));
    EXPECT_GE(twenty.indexOf(QStringLiteral("T")), 0);
}

TEST(TableFigures, WithoutAnnotationsAReasonIsGiven)
{
    const auto empty = uitest::evaluated({ "nothing" }, { "nothing" });
    for (auto* make : { makeConfusionFigure, makeOutcomeFigure }) {
        QString reason;
        EXPECT_FALSE(make(dataOf({ empty }), reason));
        EXPECT_FALSE(reason.isEmpty());
        reason.clear();
        EXPECT_FALSE(make({}, reason));
        EXPECT_FALSE(reason.isEmpty());
    }
}

TEST(TableFigures, AnEmptyMapPaintsNothing)
{
    QImage image(20, 20, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintHeatMap(painter, QRectF(0, 0, 20, 20), {}, {});
    painter.end();
    EXPECT_EQ(image.pixel(10, 10), qRgb(255, 255, 255));
}

/// So many data sets under each of two tasks, and as many systems, of which the last failed in the first data
/// set and handed nothing in for the others.
std::shared_ptr<FigureData::Campaign> campaignOf(std::size_t sets, std::size_t systems)
{
    auto campaign = std::make_shared<FigureData::Campaign>();
    for (const char* task : { "NERC-Coarse fuzzy", "NERC-Fine strict" }) {
        for (std::size_t set = 0; set < sets; ++set) {
            auto& table = campaign->tables.tables.emplace_back();
            table.task = task;
            table.set = "data" + std::to_string(set) + "-en";
            table.score = "muc.strict.f1";
            for (std::size_t system = 0; system < systems; ++system) {
                const bool last = system + 1 == systems;
                if (last && campaign->tables.tables.size() > 1) {
                    continue;
                }
                const std::string name = "team " + std::to_string(system) + " run 1";
                table.runs.push_back({ name, name, {}, name + ".tsv" });
                auto& row = campaign->rows.emplace_back();
                row.table = campaign->tables.tables.size() - 1;
                row.run = table.runs.size() - 1;
                if (last) {
                    row.error
                        = support::Error { support::ErrorCode::Malformed, "Line 3 has no columns.", {} };
                } else {
                    row.score = row.f1 = static_cast<double>((system * 37 + row.table * 11) % 101) / 100;
                }
            }
        }
    }
    return campaign;
}

std::unique_ptr<Figure> campaignFigure(const char* kind, std::shared_ptr<FigureData::Campaign> campaign)
{
    FigureData data;
    data.campaign = std::move(campaign);
    QString reason;
    auto figure = figureKind(QString::fromLatin1(kind))->make(data, reason);
    EXPECT_TRUE(figure) << reason.toStdString();
    return figure;
}

TEST(CampaignFigures, NothingIsCutInAColumnAndOnAPage)
{
    for (const auto& campaign : { campaignOf(1, 2), campaignOf(3, 12), campaignOf(13, 20) }) {
        for (const char* kind : { "campaign", "ranking" }) {
            const auto figure = campaignFigure(kind, campaign);
            for (const double width : { 77.0, 160.0 }) {
                FigureStyle style;
                style.widthMm = width;
                style.heightMm = 0;
                style.greyscale = true;
                style = settledStyle(style, *figure);
                EXPECT_TRUE(figure->fits(style)) << kind << ' ' << width;
                EXPECT_FALSE(figureWarnings(*figure, style).join(u' ').contains(QLatin1String("too small")));
                expectInside(*figure, style);
            }
            FigureStyle narrow;
            narrow.widthMm = 20;
            EXPECT_FALSE(figure->fits(narrow)) << kind;
            expectInside(*figure, narrow);
        }
    }
}

TEST(CampaignFigures, ColumnsWithoutRoomStandBelow)
{
    const auto figure = campaignFigure("campaign", campaignOf(13, 5));
    const FigureStyle style;
    const double page = *figure->naturalHeight(160, style);
    EXPECT_GT(*figure->naturalHeight(77, style), 1.5 * page);
}

TEST(CampaignFigures, NumbersAreThoseOfTheTables)
{
    const auto campaign = campaignOf(2, 3);
    const auto figure = campaignFigure("campaign", campaign);
    const auto matrix = analysis::campaignMatrix(campaign->tables, campaign->rows, campaign->by);
    EXPECT_EQ(figure->csv(),
        analysis::toCsv(analysis::matrixTable(campaign->tables, campaign->rows, matrix, { .script = true })));
    const QStringList texts = figure->texts();
    for (const char* text : { "Mean NERC-Coarse fuzzy", "NERC-Fine strict · data1-en", "team 1 run 1",
             "0.370", "–", "F1 (Strict)" }) {
        EXPECT_TRUE(texts.contains(QString::fromUtf8(text))) << text;
    }
    ASSERT_EQ(figure->notes().size(), 1);
    EXPECT_EQ(figure->notes().front(),
        QStringLiteral(
            "NERC-Coarse fuzzy · data0-en: team 2 run 1 could not be scored: Line 3 has no columns."));
    const auto ranking = campaignFigure("ranking", campaign);
    EXPECT_EQ(ranking->csv(),
        analysis::toCsv(analysis::rankingTable(campaign->tables, campaign->rows, 0, { .script = true })));
    EXPECT_EQ(ranking->notes(), figure->notes());
    const QStringList lines = ranking->texts();
    EXPECT_LT(lines.indexOf(QStringLiteral("team 1 run 1")), lines.indexOf(QStringLiteral("team 0 run 1")))
        << "0.37 before 0";
    EXPECT_EQ(lines.front(), QStringLiteral("Ranking of NERC-Coarse fuzzy · data0-en"));
}

TEST(CampaignFigures, TiesAndMeansThatLackDataSetsSayWhatTheyMean)
{
    const auto campaign = campaignOf(2, 3);
    campaign->rows[0].tie
        = analysis::RunTie { .p = 0.5, .likeBest = true, .level = 0.05, .test = support::said("Tested.") };
    campaign->rows.pop_back(); // of team 1 in the last data set
    const auto matrix = campaignFigure("campaign", campaign);
    for (const char* text :
        { "0.000≈", "– (1 of 2)", "≈ not separable from the best of its column: p is not below 0.05",
            "– (1 of 2): so many data sets have a value; a mean needs all of them" }) {
        EXPECT_TRUE(matrix->texts().contains(QString::fromUtf8(text))) << text;
    }
    const auto ranking = campaignFigure("ranking", campaign);
    for (const char* text : { "0.000≈", "≈ not separable from the best: p is not below 0.05" }) {
        EXPECT_TRUE(ranking->texts().contains(QString::fromUtf8(text))) << text;
    }
    EXPECT_NE(ranking->csv().find("F1 p"), std::string::npos) << ranking->csv();
    for (const auto* figure : { matrix.get(), ranking.get() }) {
        for (const double width : { 77.0, 160.0 }) {
            FigureStyle style;
            style.widthMm = width;
            style.heightMm = 0;
            const FigureStyle settled = settledStyle(style, *figure);
            EXPECT_TRUE(figure->fits(settled)) << width;
            expectInside(*figure, settled);
            FigureStyle without = style;
            without.legend = LegendPlace::None;
            EXPECT_LT(*figure->naturalHeight(width, without), *figure->naturalHeight(width, style));
        }
        FigureStyle narrow;
        narrow.widthMm = 20;
        expectInside(*figure, narrow);
    }
    for (const double width : { 60.0, 77.0, 90.0, 160.0 }) {
        const QString drawn = drawnAt(*matrix, width).join(u'|');
        for (const char* word : { "separable", "column:", "below", "0.05", "value;", "needs", "them" }) {
            EXPECT_TRUE(drawn.contains(QLatin1String(word)))
                << "broken in a word at " << width << ": " << drawn.toStdString();
        }
    }
    campaign->rows[0].tie.reset();
    EXPECT_FALSE(campaignFigure("ranking", campaign)->texts().join(u' ').contains(QChar(0x2248)));
}

TEST(CampaignFigures, WhatIsNotScoredYetAndTeams)
{
    auto campaign = campaignOf(2, 3);
    campaign->rows.pop_back(); // of team 1 in the last data set
    campaign->by = analysis::CampaignBy::Team;
    const auto figure = campaignFigure("campaign", campaign);
    EXPECT_TRUE(figure->texts().contains(QStringLiteral("…")));
    EXPECT_TRUE(figure->texts().contains(QStringLiteral("Teams by data set, best run each")));
    campaign->by = analysis::campaignBy("run");
    EXPECT_TRUE(campaignFigure("campaign", campaign)
                    ->texts()
                    .contains(QStringLiteral("run by data set, best run each")));
    FigureData data;
    QString reason;
    EXPECT_FALSE(makeCampaignFigure(data, reason));
    EXPECT_FALSE(reason.isEmpty());
    campaign->rows.clear();
    data.campaign = campaign;
    EXPECT_FALSE(makeRankingFigure(data, reason));
    EXPECT_EQ(reason, QStringLiteral("No run of this data set is scored yet."));
}

} // namespace
} // namespace touchstone::ui
