// SPDX-License-Identifier: GPL-3.0-or-later
// Figures as files: sizes, fonts, texts, recipe; what is on the page and what is not.
#include "tests/ui/evaluations.h"
#include "tests/ui/uisupport.h"

#include "app/cli/words/figureoptions.h"
#include "ui/figures/figureexport.h"
#include "ui/figures/figurerecipe.h"
#include "ui/session/corestrings.h"
#include "ui/session/neutralwords.h"
#include "ui/text/figuretext.h"

#include "core/evaluation/dataset/project.h"
#include "core/measures/registry/measurerunner.h"

#include <QBuffer>
#include <QImageReader>
#include <QPainter>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QXmlStreamReader>

namespace touchstone::ui {
namespace {

using uitest::Folder;

FigureData dataOf(const std::vector<std::string>& gold, const std::vector<std::vector<std::string>>& systems,
    match::Scheme scheme = match::Scheme::Strict)
{
    FigureData data;
    data.scheme = scheme;
    for (const auto& system : systems) {
        data.systems.push_back(
            { QStringLiteral("S%1").arg(data.systems.size() + 1), uitest::evaluated(gold, system), {} });
    }
    return data;
}

/// A sentence with every outcome of a scheme, and an annotation of type "<&>".
FigureData sentence(match::Scheme scheme = match::Scheme::Strict)
{
    return dataOf({ "[PER Ada Lovelace] met [PER Bob] in [LOC Paris] on [<&> Monday]." },
        { { "[PER Ada] Lovelace met [PER Bob] [LOC in] [ORG Paris] on Monday." },
            { "[PER Ada Lovelace] met [PER Bob] in [LOC Paris] on [<&> Monday]." } },
        scheme);
}

std::unique_ptr<Figure> excerptOf(const FigureData& data)
{
    QString reason;
    auto figure = figureKind(QStringLiteral("excerpt"))->make(data, reason);
    EXPECT_TRUE(figure) << reason.toStdString();
    return figure;
}

FigureExport exported(const Figure& figure, double width = 77, double height = 0)
{
    FigureExport options;
    options.style.widthMm = width;
    options.style.heightMm = height;
    options.style = settledStyle(options.style, figure);
    options.recipe.title = "Title & <more>";
    options.recipe.signature = "touchstone|test";
    options.recipe.inputs = { { "Gold", "gold.jsonl", "xxh3-128:00" } };
    options.recipe.command = "touchstone figure excerpt --gold 'a b'";
    return options;
}

QByteArray bytesOf(const Figure& figure, FigureFormat format, const FigureExport& options)
{
    const auto bytes = figureBytes(figure, format, options);
    EXPECT_TRUE(bytes) << (bytes ? "" : bytes.error().text);
    return bytes.value_or(QByteArray());
}

/// What an SVG shows.
struct Svg
{
    QString title, description;
    QRectF view;
    double widthMm = 0, heightMm = 0;
    QStringList texts;
    std::set<double> sizes; ///< of fonts, in the view's units
    std::set<QString> families;
    std::set<QString> colours;
    QRectF bounds; ///< of everything painted
    int paths = 0, lines = 0, images = 0;
    bool clips = false;
};

void include(Svg& svg, const QTransform& transform, const QPointF& point)
{
    const QRectF dot(transform.map(point), QSizeF(0.001, 0.001));
    svg.bounds = svg.bounds.isNull() ? dot : svg.bounds.united(dot);
}

Svg readSvg(const QByteArray& bytes)
{
    Svg svg;
    QXmlStreamReader xml(bytes);
    QList<QTransform> transforms { {} };
    const auto numbers = [](QStringView text) {
        QList<double> result;
        static const QRegularExpression number(QStringLiteral("-?[0-9.]+(e-?[0-9]+)?"));
        for (auto all = number.globalMatch(text); all.hasNext();) {
            result << all.next().capturedView().toDouble();
        }
        return result;
    };
    const auto points = [&](QStringView text) {
        const auto list = numbers(text);
        for (qsizetype i = 0; i + 1 < list.size(); i += 2) {
            include(svg, transforms.back(), { list[i], list[i + 1] });
        }
    };
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isEndElement() && xml.name() == QLatin1String("g")) {
            transforms.pop_back();
        }
        if (!xml.isStartElement()) {
            continue;
        }
        const auto attributes = xml.attributes();
        const auto value = [&](const char* name) { return attributes.value(QLatin1String(name)); };
        svg.clips = svg.clips || attributes.hasAttribute(QLatin1String("clip-path"))
            || xml.name() == QLatin1String("clipPath");
        for (const char* name : { "stroke", "fill" }) {
            if (value(name).startsWith(QLatin1Char('#'))) {
                svg.colours.insert(value(name).toString());
            }
        }
        if (xml.name() == QLatin1String("svg")) {
            svg.widthMm = value("width").toString().remove(QLatin1String("mm")).toDouble();
            svg.heightMm = value("height").toString().remove(QLatin1String("mm")).toDouble();
            const auto view = numbers(value("viewBox"));
            svg.view = { view[0], view[1], view[2], view[3] };
        } else if (xml.name() == QLatin1String("g")) {
            const auto m = numbers(value("transform"));
            transforms << (m.size() == 6 ? QTransform(m[0], m[1], m[2], m[3], m[4], m[5])
                                         : transforms.back());
        } else if (xml.name() == QLatin1String("title")) {
            svg.title = xml.readElementText();
        } else if (xml.name() == QLatin1String("desc")) {
            svg.description = xml.readElementText();
        } else if (xml.name() == QLatin1String("polyline") || xml.name() == QLatin1String("polygon")) {
            ++svg.lines;
            points(value("points"));
        } else if (xml.name() == QLatin1String("path")) {
            ++svg.paths;
            points(value("d"));
        } else if (xml.name() == QLatin1String("image")) {
            ++svg.images;
        } else if (xml.name() == QLatin1String("text")) {
            const double size = value("font-size").toDouble();
            const double scale = transforms.back().m11();
            svg.sizes.insert(size * scale);
            svg.families.insert(value("font-family").toString());
            QFont font(value("font-family").toString());
            font.setPixelSize(qRound(size));
            const QPointF at(value("x").toDouble(), value("y").toDouble());
            const QString words = xml.readElementText();
            svg.texts << words;
            include(svg, transforms.back(), at);
            include(svg, transforms.back(),
                at + QPointF(QFontMetricsF(font).horizontalAdvance(words.trimmed()), 0));
        }
    }
    EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString();
    return svg;
}

QString textOf(const Svg& svg) { return svg.texts.join(QLatin1Char(' ')); }

TEST(FigureExport, PdfPageHasTheSizeAskedFor)
{
    const auto figure = excerptOf(sentence());
    for (const auto& [width, height] :
        { std::pair(77.0, 52.0), std::pair(160.0, 80.3), std::pair(33.33, 44.44) }) {
        const auto pdf = bytesOf(*figure, FigureFormat::Pdf, exported(*figure, width, height));
        const auto box = QRegularExpression(QStringLiteral("/MediaBox \\[(\\S+) (\\S+) (\\S+) (\\S+)\\]"))
                             .match(QString::fromLatin1(pdf));
        ASSERT_TRUE(box.hasMatch());
        const auto millimetres = [&box](int a, int b) {
            return (box.captured(b).toDouble() - box.captured(a).toDouble()) / 72 * 25.4;
        };
        EXPECT_NEAR(millimetres(1, 3), width, 0.01);
        EXPECT_NEAR(millimetres(2, 4), height, 0.01);
    }
}

TEST(FigureExport, PdfKeepsItsTableOfPlacesAndHasNoClock)
{
    const auto figure = excerptOf(sentence());
    const auto pdf = bytesOf(*figure, FigureFormat::Pdf, exported(*figure));
    EXPECT_FALSE(pdf.contains("CreationDate"));
    EXPECT_EQ(pdf, bytesOf(*figure, FigureFormat::Pdf, exported(*figure))) << "equal input, equal bytes";
    const auto table = pdf.mid(pdf.lastIndexOf("startxref") + 10).split('\n').front().toLongLong();
    ASSERT_EQ(pdf.mid(table, 4), "xref");
    const auto rows = pdf.mid(table).split('\n');
    for (int object = 1; rows[object + 2].endsWith("n "); ++object) {
        const auto place = rows[object + 2].left(10).toLongLong();
        const QByteArray head = QByteArray::number(object) + " 0 obj";
        EXPECT_EQ(pdf.mid(place, head.size()), head);
    }
}

TEST(FigureExport, PdfEmbedsAllFontsAndNoneOfType3)
{
    const QString program = QStandardPaths::findExecutable(QStringLiteral("pdffonts"));
    if (program.isEmpty()) {
        GTEST_SKIP() << "pdffonts is missing (package poppler-utils)";
    }
    const Folder folder;
    const auto figure
        = excerptOf(dataOf({ "[LOC 東京] and [PER Γιάννης] [X سلام]" }, { { "東京 and Γιάννης سلام" } }));
    const QString path = folder.path(QStringLiteral("f.pdf"));
    ASSERT_TRUE(writeFigure(*figure, path, exported(*figure)));
    QProcess process;
    process.start(program, { path });
    ASSERT_TRUE(process.waitForFinished());
    const auto lines = QString::fromUtf8(process.readAllStandardOutput()).trimmed().split(QLatin1Char('\n'));
    ASSERT_GE(lines.size(), 3) << "no font at all";
    for (const QString& line : lines.mid(2)) {
        EXPECT_FALSE(line.contains(QLatin1String("Type 3"))) << line.toStdString();
        EXPECT_TRUE(QRegularExpression(QStringLiteral("\\s(yes) (yes|no)\\s+(yes|no)\\s+\\d+"))
                        .match(line)
                        .hasMatch())
            << line.toStdString();
    }
}

TEST(FigureExport, SvgOfASentenceComparedAsStructure)
{
    const auto figure = excerptOf(sentence());
    const auto options = exported(*figure, 160);
    const auto svg = readSvg(bytesOf(*figure, FigureFormat::Svg, options));
    EXPECT_DOUBLE_EQ(svg.widthMm, 160);
    EXPECT_NEAR(svg.heightMm, options.style.heightMm, 0.05);
    EXPECT_NEAR(svg.view.width() / svg.widthMm, svg.view.height() / svg.heightMm, 0.01);
    const QStringList expected { QStringLiteral("Gold"), QStringLiteral("PER"), QStringLiteral("PER"),
        QStringLiteral("LOC"), QStringLiteral("<&>"),
        QStringLiteral("Ada Lovelace met Bob in Paris on Monday."), QStringLiteral("S1"),
        QStringLiteral("I PER"), QStringLiteral("C PER"), QStringLiteral("S LOC"), QStringLiteral("I ORG"),
        QStringLiteral("M"), QStringLiteral("S2"), QStringLiteral("C PER"), QStringLiteral("C PER"),
        QStringLiteral("C LOC"), QStringLiteral("C <&>"), QStringLiteral("C correct"),
        QStringLiteral("I incorrect"), QStringLiteral("M missing"), QStringLiteral("S spurious") };
    EXPECT_TRUE(svg.texts == expected) << svg.texts.join(QLatin1Char('|')).toStdString();
    EXPECT_EQ(svg.images, 0);
    EXPECT_GE(svg.paths, 2) << "the wave of what is spurious, and its sample";
}

TEST(FigureExport, SvgOfLabelsWithControlsIsWellFormed)
{
    const auto data
        = dataOf({ "[A\x01\x1b\u202eB Ada] met [\uFFFF Bob]." }, { { "[A\x01\x1b\u202eB Ada] met Bob." } });
    for (const auto* kind : { "excerpt", "outcomes", "confusion" }) {
        QString reason;
        const auto figure = figureKind(QLatin1String(kind))->make(data, reason);
        ASSERT_TRUE(figure) << kind << reason.toStdString();
        const auto bytes = bytesOf(*figure, FigureFormat::Svg, exported(*figure));
        for (const char c : bytes) {
            ASSERT_TRUE(static_cast<unsigned char>(c) >= 0x20 || c == '\n' || c == '\t' || c == '\r') << kind;
        }
        EXPECT_FALSE(bytes.contains("\u202e"));
        QXmlStreamReader xml(bytes);
        qsizetype replaced = 0; // a label may be drawn in several pieces
        while (!xml.atEnd()) {
            xml.readNext();
            replaced += xml.isCharacters() ? xml.text().count(QChar(0xFFFD)) : 0;
        }
        EXPECT_FALSE(xml.hasError()) << kind << xml.errorString().toStdString();
        EXPECT_GE(replaced, 3) << kind;
    }
}

TEST(FigureExport, SvgNeedsNoClippingAndNothingLeavesThePage)
{
    const std::string longType(60, 'x');
    const auto figure = excerptOf(
        dataOf({ "[" + longType + " A] b\tc\nd [Y " + std::string(200, 'w') + "] " + std::string(30, 'v') },
            { { "A b\tc\nd " + std::string(200, 'w') + " " + std::string(30, 'v') } }));
    for (const double height : { 0.0, 11.0 }) { // also where the height cuts
        const auto svg = readSvg(bytesOf(*figure, FigureFormat::Svg, exported(*figure, 77, height)));
        EXPECT_FALSE(svg.clips);
        EXPECT_TRUE(svg.view.adjusted(-1, -1, 1, 1).contains(svg.bounds))
            << svg.bounds.left() << " " << svg.bounds.top() << " " << svg.bounds.right() << " "
            << svg.bounds.bottom() << " in " << svg.view.width() << " x " << svg.view.height();
    }
    EXPECT_FALSE(figureWarnings(*figure, exported(*figure, 77, 11).style).isEmpty()) << "the height cuts";
    EXPECT_TRUE(figureWarnings(*figure, exported(*figure, 77).style).isEmpty());
}

TEST(FigureExport, TextHasTheSizeAskedFor)
{
    const auto figure = excerptOf(sentence());
    for (const double points : { 6.0, 8.0, 11.0 }) {
        auto options = exported(*figure, 120);
        options.style.heightMm = 0;
        options.style.fontPoints = points;
        options.style = settledStyle(options.style, *figure);
        const auto svg = readSvg(bytesOf(*figure, FigureFormat::Svg, options));
        const double pointsPerUnit = svg.widthMm / 25.4 * 72 / svg.view.width();
        ASSERT_EQ(svg.sizes.size(), 2U) << "the sentence, and its labels";
        EXPECT_NEAR(*svg.sizes.rbegin() * pointsPerUnit, points, 0.05);
        EXPECT_EQ(svg.families, std::set<QString> { options.style.fontFamily }) << "a font that has a name";
    }
}

TEST(FigureExport, GreyscaleStillNamesTheCategories)
{
    for (const auto scheme : { match::Scheme::Strict, match::Scheme::Partial }) {
        const auto figure = excerptOf(sentence(scheme));
        auto options = exported(*figure);
        options.style.greyscale = true;
        const auto svg = readSvg(bytesOf(*figure, FigureFormat::Svg, options));
        for (const QString& colour : svg.colours) {
            const QColor shown(colour);
            EXPECT_TRUE(shown.red() == shown.green() && shown.green() == shown.blue())
                << colour.toStdString();
        }
        const QString middle
            = scheme == match::Scheme::Strict ? QStringLiteral("I incorrect") : QStringLiteral("P partial");
        for (const QString& name : { QStringLiteral("C correct"), middle, QStringLiteral("M missing"),
                 QStringLiteral("S spurious") }) {
            EXPECT_TRUE(svg.texts.contains(name)) << name.toStdString();
        }
    }
}

TEST(FigureExport, EveryFormCarriesTheRecipe)
{
    const auto figure = excerptOf(sentence());
    const auto options = exported(*figure);
    const auto svg = readSvg(bytesOf(*figure, FigureFormat::Svg, options));
    EXPECT_EQ(svg.title, QStringLiteral("Title & <more>"));
    EXPECT_TRUE(svg.description.contains(QLatin1String("Gold: gold.jsonl (xxh3-128:00)")));
    QByteArray png = bytesOf(*figure, FigureFormat::Png, options);
    QBuffer buffer(&png);
    QImageReader reader(&buffer);
    const QImage image = reader.read();
    EXPECT_EQ(image.text(QStringLiteral("Signature")), QStringLiteral("touchstone|test"));
    EXPECT_TRUE(image.text(QStringLiteral("Command")).contains(QLatin1String("--gold 'a b'")));
    const auto pdf = bytesOf(*figure, FigureFormat::Pdf, options);
    QByteArray keywords;
    for (const QChar c : QStringLiteral("touchstone|test")) {
        keywords += QByteArray::number(c.unicode(), 16).rightJustified(4, '0').toUpper();
    }
    EXPECT_TRUE(pdf.contains("/Keywords <FEFF") && pdf.contains(keywords));
    const auto csv = bytesOf(*figure, FigureFormat::Csv, options);
    EXPECT_TRUE(csv.contains("# Signature: touchstone|test\n")) << csv.toStdString();
    EXPECT_TRUE(csv.contains("\nlayer,text_of,start,end,types,outcome,words\r\n"));
    EXPECT_TRUE(csv.contains("S1,gold,0,3,PER,INC,Ada\r\n")) << csv.toStdString();
}

TEST(FigureExport, PngHasTheSizeAndResolutionAskedFor)
{
    const auto figure = excerptOf(sentence());
    auto options = exported(*figure, 77, 50);
    options.dpi = 600;
    const auto image = QImage::fromData(bytesOf(*figure, FigureFormat::Png, options), "PNG");
    EXPECT_EQ(image.size(), QSize(1819, 1181));
    EXPECT_NEAR(image.dotsPerMeterX(), 600 / 0.0254, 1);
    EXPECT_FALSE(image.hasAlphaChannel());
    options.style.transparent = true;
    const auto clear = QImage::fromData(bytesOf(*figure, FigureFormat::Png, options), "PNG");
    EXPECT_EQ(clear.pixelColor(0, 0).alpha(), 0);
}

TEST(FigureExport, RefusesWhatCannotBeAndWritesNothingThen)
{
    const Folder folder;
    const auto figure = excerptOf(sentence());
    const QString old = folder.file(QStringLiteral("f.png"), "old");
    auto options = exported(*figure, 2000, 2000);
    options.dpi = 2400;
    EXPECT_EQ(writeFigure(*figure, old, options).error().code, support::ErrorCode::TooLarge);
    options = exported(*figure, 5, 50);
    EXPECT_EQ(writeFigure(*figure, old, options).error().code, support::ErrorCode::InvalidOption);
    EXPECT_EQ(writeFigure(*figure, folder.path(QStringLiteral("f.bmp")), exported(*figure)).error().code,
        support::ErrorCode::InvalidOption);
    EXPECT_EQ(writeFigure(*figure, folder.path(QStringLiteral("none/f.pdf")), exported(*figure)).error().code,
        support::ErrorCode::Unreadable);
    QFile file(old);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_EQ(file.readAll(), "old");
    EXPECT_EQ(QDir(folder.path()).entryList(QDir::Files), QStringList { QStringLiteral("f.png") });
}

TEST(FigureExport, NamesLettersThatNoFontHas)
{
    const auto figure = excerptOf(dataOf({ "[PER A\uE123B] x" }, { { "A\uE123B x" } }));
    const auto warnings = figureWarnings(*figure, exported(*figure).style);
    ASSERT_EQ(warnings.size(), 1);
    EXPECT_TRUE(warnings.front().contains(QLatin1String("U+E123"))) << warnings.front().toStdString();
    FigureStyle style = exported(*figure).style;
    style.fontFamily = QStringLiteral("No Such Font 7");
    EXPECT_EQ(figureWarnings(*figure, style).size(), 2) << "nor is the font there";
}

TEST(FigureExport, EmojiAreImagesAndSurviveAPdfBeforeThem)
{
    const QString emoji = QString::fromUtf8("👩‍🔬");
    FigureStyle style;
    if (!isPicture(emoji, style.font())) {
        GTEST_SKIP() << "there is no font with colour pictures";
    }
    const auto painted = [&]() {
        QImage image(64, 64, QImage::Format_ARGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        drawPicture(painter, image.rect(), emoji, style.font(), false);
        painter.end();
        return image;
    };
    const QImage before = painted();
    const auto figure = excerptOf(dataOf({ "[PER a 👩‍🔬] b" }, { { "a 👩‍🔬 b" } }));
    (void)bytesOf(*figure, FigureFormat::Pdf, exported(*figure));
    EXPECT_EQ(painted(), before);
    QImage blank(64, 64, QImage::Format_ARGB32);
    blank.fill(Qt::white);
    EXPECT_NE(before, blank);
    const auto svg = readSvg(bytesOf(*figure, FigureFormat::Svg, exported(*figure)));
    EXPECT_EQ(svg.images, 1);
    EXPECT_FALSE(textOf(svg).contains(emoji));
}

TEST(FigureExport, SaysWhyThereIsNothingToShow)
{
    QString reason;
    EXPECT_FALSE(figureKind(QStringLiteral("excerpt"))
                     ->make(dataOf({ "no annotation" }, { { "no annotation" } }), reason));
    EXPECT_FALSE(reason.isEmpty());
    reason.clear();
    EXPECT_FALSE(figureKind(QStringLiteral("excerpt"))->make({}, reason));
    EXPECT_FALSE(reason.isEmpty());
    EXPECT_EQ(figureKind(QStringLiteral("none")), nullptr);
}

TEST(FigureExport, ShowsTheSelectedRecordsSentence)
{
    auto data = dataOf(
        { "[PER Ada] left. [PER Bob] came.\n[PER Cy] sat." }, { { "Ada left. Bob came.\nCy sat." } });
    for (std::uint32_t record = 0; record < 3; ++record) {
        data.record = record;
        const auto texts
            = textOf(readSvg(bytesOf(*excerptOf(data), FigureFormat::Svg, exported(*excerptOf(data)))));
        EXPECT_EQ(texts.contains(QLatin1String("Ada left.")), record == 0) << texts.toStdString();
        EXPECT_EQ(texts.contains(QLatin1String("Bob came.")), record == 1) << texts.toStdString();
        EXPECT_EQ(texts.contains(QLatin1String("Cy sat.")), record == 2) << texts.toStdString();
    }
}

TEST(FigureExport, NamesHaveTheRoomThatAShortTextLeaves)
{
    auto data = dataOf({ "[PER Ada] left." }, { { "Ada left." } });
    data.systems.front().name = QStringLiteral("team1_bundle3_fr_1");
    auto texts = readSvg(bytesOf(*excerptOf(data), FigureFormat::Svg, exported(*excerptOf(data)))).texts;
    EXPECT_TRUE(texts.contains(data.systems.front().name)) << texts.join(QLatin1Char('|')).toStdString();
    auto full = dataOf({ "[PER Ada] left the town of her fathers in the year of the flood, which they say "
                         "was the worst of the century." },
        { { "Ada left the town of her fathers in the year of the flood, which they say was the worst of the "
            "century." } });
    full.systems.front().name = QStringLiteral("a_very_long_name_of_a_system_1");
    texts = readSvg(bytesOf(*excerptOf(full), FigureFormat::Svg, exported(*excerptOf(full)))).texts;
    EXPECT_FALSE(texts.contains(full.systems.front().name)) << "the text has most of the width";
}

TEST(FigureExport, SystemsWhoseTextDiffersElsewhereShareTheLine)
{
    const auto figure = excerptOf(dataOf({ "[PER Ada] left.\nThe end" },
        { { "[PER Ada] left.\nThe ennd" }, { "[LOC Ada] left.\nThe end" },
            { "[PER Adda] left.\nThe end" } }));
    const auto texts = readSvg(bytesOf(*figure, FigureFormat::Svg, exported(*figure, 160))).texts;
    EXPECT_EQ(texts.count(QStringLiteral("Gold")), 2) << texts.join(QLatin1Char('|')).toStdString();
    EXPECT_TRUE(texts.contains(QStringLiteral("S3")));
    EXPECT_EQ(texts.count(QStringLiteral("Ada left.")), 1) << texts.join(QLatin1Char('|')).toStdString();
}

TEST(FigureExport, OutcomesFoldWhatFindsNoRoomAndSayWhenTheyAreTooSmall)
{
    std::string text;
    for (char type = 'A'; type <= 'Z'; ++type) {
        text += std::string("[T") + type + " word] ";
    }
    QString reason;
    const auto figure = figureKind(QStringLiteral("outcomes"))->make(dataOf({ text }, { { text } }), reason);
    ASSERT_TRUE(figure) << reason.toStdString();
    const auto texts = textOf(readSvg(bytesOf(*figure, FigureFormat::Svg, exported(*figure, 77, 60))));
    EXPECT_TRUE(texts.contains(QLatin1String(" others)"))) << texts.toStdString();
    EXPECT_EQ(figure->csv().find("others"), std::string::npos) << "the data name every type";
    EXPECT_NE(figure->csv().find("System annotations"), std::string::npos);
    const auto warnings = figureWarnings(*figure, exported(*figure, 77, 10).style);
    EXPECT_TRUE(warnings.join(u' ').contains(QLatin1String("needs a height of")));
}

TEST(FigureExport, OutcomesAreByTheSliceThatIsAskedFor)
{
    FigureData data = dataOf({ "[PER Ada] met [PER Bob Roe Poe] in [LOC New York]" },
        { { "[PER Ada] met Bob Roe Poe in [LOC New] York" } });
    const FigureKind* kind = figureKind(QStringLiteral("outcomes"));
    QString reason;
    data.by = "entity-length";
    const auto figure = kind->make(data, reason);
    ASSERT_TRUE(figure) << reason.toStdString();
    const auto lines = QString::fromStdString(figure->csv()).split(QLatin1Char('\n'));
    ASSERT_GE(lines.size(), 5) << figure->csv();
    for (qsizetype bin = 1; bin <= 3; ++bin) {
        EXPECT_TRUE(lines[bin].contains(QStringLiteral(",%1,").arg(bin))) << lines[bin].toStdString();
    }
    EXPECT_TRUE(figure->texts().join(u' ').contains(QLatin1String("Entity length")));
    data.by = "document";
    const auto byDocument = kind->make(data, reason);
    ASSERT_TRUE(byDocument);
    EXPECT_NE(byDocument->csv().find("d1"), std::string::npos);
    data.by = "seen";
    EXPECT_FALSE(kind->make(data, reason)) << "there is no training data";
    EXPECT_TRUE(reason.contains(QLatin1String("--train"))) << reason.toStdString();

    FigureRequest request;
    request.kind = kind->id;
    request.by = "entity-length";
    const auto command = analysis::shellLine(figureCommand(request, "f.pdf", analysis::PathForm::Given));
    EXPECT_NE(command.find("--by entity-length"), std::string::npos) << command;
    request.by = "type";
    const auto usual = analysis::shellLine(figureCommand(request, "f.pdf", analysis::PathForm::Given));
    EXPECT_EQ(usual.find("--by"), std::string::npos) << usual;
}

/// A trend is drawn of files of scores, a campaign of a project; the others are of the data that is open.
std::vector<std::string> kindsOfOpenData()
{
    auto kinds = cli::figureKindNames();
    EXPECT_EQ(std::erase(kinds, std::string("trend")), 1U);
    EXPECT_EQ(std::erase_if(kinds, cli::isCampaignFigure), campaignFigureKinds().size());
    return kinds;
}

TEST(FigureKinds, AreTheCommandLinesWords)
{
    std::vector<std::string> ids;
    for (const FigureKind& kind : figureKinds()) {
        ids.push_back(kind.id.toStdString());
        EXPECT_FALSE(kind.title().isEmpty());
    }
    EXPECT_EQ(ids, kindsOfOpenData());
    for (const FigureKind& kind : campaignFigureKinds()) {
        EXPECT_TRUE(cli::isCampaignFigure(kind.id.toStdString())) << kind.id.toStdString();
        EXPECT_EQ(figureKind(kind.id), &kind);
    }
}

TEST(FigureKinds, TitlesAreInTheWordsThatAreInForce)
{
    const FigureKind* trees = figureKind(QStringLiteral("tree"));
    const QString usual = trees->title();
    {
        NeutralWords words;
        words.setInForce(true);
        EXPECT_EQ(trees->title().toStdString(), "Trees of A and B, aligned");
    }
    EXPECT_EQ(trees->title(), usual);
}

const QRegularExpression commaInNumber(QStringLiteral("\\d,\\d"));

TEST(FigureExport, TreesHaveNumbersOfTheCLocaleInAGermanWindow)
{
    const uitest::InLanguage german("de");
    const auto data = dataOf({ "[func.ind [+kind ambassadeur] de la [loc.adm.nat [+name Turquie]]]" },
        { { "[func.ind [+kind ambassadeur] de la [+name Turquie]]" } });
    QString reason;
    const auto figure = figureKind(QStringLiteral("tree"))->make(data, reason);
    ASSERT_TRUE(figure) << reason.toStdString();
    const auto words = textOf(readSvg(bytesOf(*figure, FigureFormat::Svg, exported(*figure, 160.0))));
    EXPECT_TRUE(words.contains(QRegularExpression(QStringLiteral("\\d\\.\\d")))) << words.toStdString();
    EXPECT_FALSE(words.contains(commaInNumber)) << words.toStdString();
}

/// Every kind, made of the bundled sample.
class SampleFigures : public testing::TestWithParam<std::string>
{
protected:
    static FigureData sample(const QStringList& measures)
    {
        const std::string folder = TOUCHSTONE_SAMPLES;
        analysis::DataSetSpec spec;
        spec.gold.path = folder + "/gold.jsonl";
        spec.systems = { { "A", folder + "/system-a.jsonl", {} }, { "B", folder + "/system-b.jsonl", {} } };
        support::Progress progress;
        const auto loaded = analysis::loadDataSet(spec, progress);
        EXPECT_TRUE(loaded);
        FigureData data;
        for (const auto& system : loaded->systems) {
            const auto evaluation = analysis::evaluate(loaded->gold, system.layer, {}, progress);
            EXPECT_TRUE(evaluation);
            FigureData::System one { toQString(system.source.name), *evaluation, {} };
            for (const QString& measure : measures) {
                const auto result = analysis::computeMeasure(measure.toStdString(), **evaluation, progress);
                EXPECT_TRUE(result);
                one.measures.emplace(measure.toStdString(), *result);
            }
            data.systems.push_back(std::move(one));
        }
        return data;
    }
};

TEST_P(SampleFigures, KeepsThePageTheFontAndTheGreys)
{
    const FigureKind* kind = figureKind(QString::fromStdString(GetParam()));
    ASSERT_NE(kind, nullptr);
    QString reason;
    const auto figure = kind->make(sample(kind->measures), reason);
    ASSERT_TRUE(figure) << reason.toStdString();
    for (const double width : { 77.0, 160.0 }) {
        auto options = exported(*figure, width);
        options.style.greyscale = true;
        const auto svg = readSvg(bytesOf(*figure, FigureFormat::Svg, options));
        EXPECT_DOUBLE_EQ(svg.widthMm, width);
        EXPECT_FALSE(svg.clips) << "nothing relies on clipping, which SVG loses";
        EXPECT_TRUE(svg.view.adjusted(-2, -2, 2, 2).contains(svg.bounds))
            << svg.bounds.left() << " " << svg.bounds.top() << " " << svg.bounds.right() << " "
            << svg.bounds.bottom() << " in " << svg.view.width() << " x " << svg.view.height();
        ASSERT_FALSE(svg.sizes.empty());
        const double pointsPerUnit = width / 25.4 * 72 / svg.view.width();
        EXPECT_NEAR(*svg.sizes.rbegin() * pointsPerUnit, options.style.fontPoints, 0.1);
        EXPECT_EQ(svg.families, std::set<QString> { options.style.fontFamily });
        for (const QString& colour : svg.colours) {
            const QColor shown(colour);
            EXPECT_TRUE(shown.red() == shown.green() && shown.green() == shown.blue())
                << colour.toStdString();
        }
        EXPECT_FALSE(figure->csv().empty());
        EXPECT_EQ(bytesOf(*figure, FigureFormat::Svg, options), bytesOf(*figure, FigureFormat::Svg, options));
    }
}

TEST_P(SampleFigures, HasNumbersOfTheCLocaleInAGermanWindow)
{
    const FigureKind* kind = figureKind(QString::fromStdString(GetParam()));
    ASSERT_NE(kind, nullptr);
    const uitest::InLanguage german("de");
    QString reason;
    const auto figure = kind->make(sample(kind->measures), reason);
    ASSERT_TRUE(figure) << reason.toStdString();
    const auto words = textOf(readSvg(bytesOf(*figure, FigureFormat::Svg, exported(*figure, 160.0))));
    EXPECT_FALSE(words.contains(commaInNumber)) << words.toStdString();
}

INSTANTIATE_TEST_SUITE_P(Kinds, SampleFigures, testing::ValuesIn(kindsOfOpenData()), [](const auto& kind) {
    std::string name = kind.param;
    std::erase(name, '-');
    return name;
});

TEST(FigureCommand, ReadsBackAsTheSameRequest)
{
    FigureRequest request;
    request.kind = QStringLiteral("excerpt");
    request.dataSet.gold.path = "/x/it's gold.jsonl";
    request.dataSet.systems = { { "A=1", "/x/a.jsonl", {} }, { "B", "/y/b.jsonl", {} } };
    request.dataSet.systems[0].name = "A 1";
    request.spec.unit = analysis::Unit::Token;
    request.scheme = match::Scheme::Type;
    request.record = 4;
    request.names.renamed = { { "B", "Ours" } };
    request.style.widthMm = 160;
    request.style.heightMm = 70;
    request.ownHeight = true;
    request.style.fontFamily = QStringLiteral("Noto Sans");
    request.style.fontPoints = 9;
    request.style.greyscale = true;
    request.style.legend = LegendPlace::None;
    request.style.transparent = true;
    request.dpi = 600;
    request.language = "fr";
    request.kind = QStringLiteral("tree");
    request.typeHues = { { "prod", 6, true }, { "a=b", 0, true }, { "loc", 8, true } };
    auto words = figureCommand(request, "/out/f.png", analysis::PathForm::Given);
    ASSERT_EQ(words.front(), "touchstone");
    words.erase(words.begin());
    const auto parsed = cli::parseArguments(cli::figureProgram(), words);
    ASSERT_TRUE(parsed.command) << parsed.message;
    const auto& options = dynamic_cast<const cli::FigureWords&>(*parsed.command).options;
    EXPECT_EQ(options.dataSet, [&] {
        auto dataSet = request.dataSet;
        return dataSet;
    }());
    EXPECT_EQ(options.spec, request.spec);
    EXPECT_EQ(options.scheme, request.scheme);
    EXPECT_EQ(options.record, 5U);
    EXPECT_EQ(options.names, request.names);
    EXPECT_EQ(options.width, 160);
    EXPECT_EQ(options.height, 70);
    EXPECT_EQ(options.font, "Noto Sans");
    EXPECT_EQ(options.fontSize, 9);
    EXPECT_EQ(options.legend, "none");
    EXPECT_EQ(options.dpi, 600);
    EXPECT_EQ(options.language, "fr");
    EXPECT_TRUE(options.greyscale && options.transparent);
    EXPECT_EQ(options.output, "/out/f.png");
    EXPECT_EQ(options.typeHues, request.typeHues);

    const auto recipe = figureRecipe(request, QStringLiteral("t"), "s", {}, "/out/f.png");
    EXPECT_EQ(recipe.command.find("/x/"), std::string::npos) << "no folders in what is printed";
    request.names.anonymous = true;
    EXPECT_TRUE(figureRecipe(request, QStringLiteral("t"), "s", {}, "f.png").command.empty());
}

TEST(FigureCommand, OfACampaignNamesItsProject)
{
    FigureRequest request;
    request.kind = QStringLiteral("campaign");
    request.campaign = { "/x/all.touchstone", "NERC", { "a", "b" }, analysis::CampaignBy::Team, true };
    auto words = figureCommand(request, "/out/f.svg", analysis::PathForm::Given);
    words.erase(words.begin());
    const auto parsed = cli::parseArguments(cli::figureProgram(), words);
    ASSERT_TRUE(parsed.command) << parsed.message;
    const auto& options = dynamic_cast<const cli::FigureWords&>(*parsed.command).options;
    EXPECT_EQ(options.campaign.project, "/x/all.touchstone");
    EXPECT_EQ(options.campaign.task, "NERC");
    EXPECT_EQ(options.campaign.set, "a,b");
    EXPECT_EQ(options.campaign.by, "team");
    EXPECT_TRUE(options.campaign.allowOutside && !options.campaign.significance);
    const auto recipe = figureRecipe(request, QStringLiteral("t"), {}, {}, "/out/f.svg");
    EXPECT_EQ(recipe.command,
        "touchstone figure campaign --project all.touchstone --task NERC --set a,b --by team --allow-outside "
        "-o "
        "f.svg");
    request.campaign->by = analysis::campaignBy("run");
    request.campaign->tested = true;
    words = figureCommand(request, "/out/f.svg", analysis::PathForm::Given);
    words.erase(words.begin());
    const auto again = cli::parseArguments(cli::figureProgram(), words);
    ASSERT_TRUE(again.command) << again.message;
    const auto& tested = dynamic_cast<const cli::FigureWords&>(*again.command).options.campaign;
    EXPECT_EQ(tested.by, "run");
    EXPECT_TRUE(tested.significance);
    request.campaign->project.clear();
    EXPECT_TRUE(figureCommand(request, "f.svg", analysis::PathForm::Given).empty());
    EXPECT_TRUE(figureRecipe(request, QStringLiteral("t"), {}, {}, "f.svg").command.empty());
    const std::vector<std::vector<std::string>> refused { { "figure", "campaign", "-o", "f.svg" },
        { "figure", "ranking", "--project", "p.touchstone", "--by", "team", "-o", "f.svg" },
        { "figure", "ranking", "--project", "p.touchstone", "--by", "run", "-o", "f.svg" },
        { "figure", "trend", "scores.json", "--significance", "-o", "f.svg" },
        { "figure", "campaign", "--project", "p.touchstone", "--gold", "g.jsonl", "-o", "f.svg" },
        { "figure", "campaign", "--project", "p.touchstone", "--preset", "hipe-2022", "-o", "f.svg" },
        { "figure", "campaign", "--project", "p.touchstone", "--anonymise", "-o", "f.svg" } };
    for (const auto& wrong : refused) {
        EXPECT_EQ(cli::parseArguments(cli::figureProgram(), wrong).exitCode, 2) << analysis::shellLine(wrong);
    }
}

} // namespace
} // namespace touchstone::ui
