// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figureexport.h"

#include "ui/figures/pdffinish.h"
#include "ui/session/corestrings.h"
#include "ui/text/figurepainting.h"
#include "ui/text/figuretext.h"

#include "core/output/table.h"
#include "core/io/bytes/atomicfile.h"
#include "core/support/numbers.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QFontDatabase>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QImage>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

#include <cmath>

namespace touchstone::ui {

namespace {

constexpr double millimetresPerInch = 25.4;
constexpr double pointsPerInch = 72;

QString tr(const char* text) { return QCoreApplication::translate("touchstone::ui", text); }

PaintFigure painterOf(const Figure& figure, const FigureStyle& style)
{
    return [&figure, &style](QPainter& painter, const QRectF& area) { figure.paint(painter, area, style); };
}

support::Result<void> checked(const FigureExport& options, FigureFormat format)
{
    const auto outside = [](double value, double from, double to) { return !(value >= from && value <= to); };
    const auto& style = options.style;
    const auto limits = [](const char* what, double from, double to, const char* unit) {
        return support::failure(support::ErrorCode::InvalidOption,
            std::string(what) + " must be " + support::shortest(from) + " to " + support::shortest(to) + unit
                + ".");
    };
    if (outside(style.widthMm, leastFigureMm, mostFigureMm)
        || outside(style.heightMm, leastFigureMm, mostFigureMm)) {
        return limits("Width and height", leastFigureMm, mostFigureMm, " mm");
    }
    if (outside(style.fontPoints, leastFontPoints, mostFontPoints)) {
        return limits("The font size", leastFontPoints, mostFontPoints, " pt");
    }
    if (format == FigureFormat::Png) {
        if (outside(options.dpi, leastFigureDpi, mostFigureDpi)) {
            return limits("The resolution", leastFigureDpi, mostFigureDpi, " dpi");
        }
        constexpr double mostPixels = 400e6;
        const double perMm = options.dpi / millimetresPerInch;
        if (style.widthMm * perMm * style.heightMm * perMm > mostPixels) {
            return support::failure(support::ErrorCode::TooLarge,
                "The picture would have over 400 million pixels; choose a lower resolution or a smaller "
                "size.");
        }
    }
    return {};
}

QByteArray pdfBytes(const Figure& figure, const FigureExport& options)
{
    QByteArray bytes;
    const auto& style = options.style;
    {
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        QPdfWriter writer(&buffer);
        writer.setResolution(static_cast<int>(FigureStyle::units(pointsPerInch))); // a unit is a pixel
        writer.setPageSize(QPageSize(
            QSizeF(style.widthMm, style.heightMm), QPageSize::Millimeter, QString(), QPageSize::ExactMatch));
        writer.setPageMargins({});
        writer.setTitle(toQString(options.recipe.title));
        writer.setCreator(QStringLiteral("Touchstone %1").arg(toQString(analysis::version())));
        QPainter painter;
        if (!painter.begin(&writer)) {
            return {};
        }
        paintFigure(painter, style, painterOf(figure, style));
    }
    const QSizeF points(
        style.widthMm * FigureStyle::pointsPerMillimetre, style.heightMm * FigureStyle::pointsPerMillimetre);
    return finishedPdf(bytes, points, toQString(analysis::recipeText(options.recipe)).trimmed());
}

QByteArray svgBytes(const Figure& figure, const FigureExport& options)
{
    return paintedSvg(options.style, toQString(options.recipe.title),
        toQString(analysis::recipeText(options.recipe)), painterOf(figure, options.style));
}

QByteArray pngBytes(const Figure& figure, const FigureExport& options)
{
    QImage image = figureImage(figure, options.style, options.dpi / millimetresPerInch);
    if (image.isNull()) {
        return {};
    }
    for (const auto& [name, value] : analysis::lines(options.recipe)) {
        image.setText(toQString(name), toQString(value));
    }
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (!image.save(&buffer, "PNG")) {
        return {};
    }
    // These stand sorted by name, each name once; what is read again stands as one text before the end.
    const auto text = analysis::recipeChunk(analysis::recipeText(options.recipe));
    constexpr qsizetype lastChunk = 12;
    return bytes.insert(bytes.size() - lastChunk, QByteArray::fromStdString(text));
}

QByteArray csvBytes(const Figure& figure, const FigureExport& options)
{
    QByteArray bytes;
    for (const auto& line : QString::fromStdString(analysis::recipeText(options.recipe)).split(u'\n')) {
        if (!line.isEmpty()) {
            bytes += "# " + line.toUtf8() + "\n";
        }
    }
    return bytes + QByteArray::fromStdString(figure.csv());
}

/// Characters without a picture of their own.
bool invisible(char32_t c)
{
    switch (QChar::category(c)) {
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Separator_Space:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return true;
    default:
        return (c >= 0xFE00 && c <= 0xFE0F) || (c >= 0xE0100 && c <= 0xE01EF); // variation selectors
    }
}

QString listed(const std::vector<char32_t>& letters)
{
    constexpr std::size_t most = 12;
    QStringList names;
    for (std::size_t i = 0; i < std::min(letters.size(), most); ++i) {
        names << QStringLiteral("%1 (U+%2)")
                     .arg(QString::fromUcs4(&letters[i], 1))
                     .arg(static_cast<uint>(letters[i]), 4, 16, QLatin1Char('0'))
                     .toUpper();
    }
    //: %1: letters, %2: how many more
    return letters.size() > most ? tr("%1 and %2 more").arg(listText(names)).arg(letters.size() - most)
                                 : listText(names);
}

/// The least value in (low, most] at which something is so, by halves; nothing: not even at `most`.
template <typename Holds> std::optional<double> leastOf(double low, double most, Holds holds)
{
    if (!holds(most)) {
        return std::nullopt;
    }
    for (double high = most;;) {
        const double middle = (low + high) / 2;
        if (high - low < 0.5) {
            return std::ceil(high);
        }
        (holds(middle) ? high : low) = middle;
    }
}

/// Says which size would do; empty: this one does.
QString tooSmall(const Figure& figure, const FigureStyle& style)
{
    const FigureStyle settled = settledStyle(style, figure);
    if (figure.fits(settled)) {
        return {};
    }
    constexpr double most = 1000;
    const auto with = [&](double width, double height) {
        FigureStyle other = style;
        other.widthMm = width;
        other.heightMm = height;
        return figure.fits(height > 0 ? other : settledStyle(other, figure));
    };
    const double given = style.heightMm;
    const auto higher
        = leastOf(settled.heightMm, most, [&](double height) { return with(style.widthMm, height); });
    if (higher) {
        return tr("The figure is too small to show everything: at this width it needs a height of %1 mm.")
            .arg(*higher);
    }
    if (const auto wider = leastOf(style.widthMm, most, [&](double width) { return with(width, given); })) {
        return tr("The figure is too small to show everything: it needs a width of %1 mm.").arg(*wider);
    }
    const auto both = leastOf(style.widthMm, most, [&](double width) { return with(width, 0); });
    return both ? tr("The figure is too small to show everything: it needs a width of %1 mm and the height "
                     "that suits it.")
                      .arg(*both)
                : tr("The figure is too small to show everything: choose a smaller font.");
}

} // namespace

std::optional<FigureFormat> figureFormat(const QString& path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    constexpr std::pair<const char*, FigureFormat> formats[] { { "pdf", FigureFormat::Pdf },
        { "svg", FigureFormat::Svg }, { "png", FigureFormat::Png }, { "csv", FigureFormat::Csv } };
    const auto* found = std::ranges::find_if(
        formats, [&suffix](const auto& format) { return suffix == QLatin1String(format.first); });
    return found == std::end(formats) ? std::nullopt : std::optional(found->second);
}

FigureStyle settledStyle(FigureStyle style, const Figure& figure)
{
    // A generic name ("Sans Serif") would mean another font in every viewer.
    style.fontFamily = QFontInfo(style.font()).family();
    if (style.heightMm <= 0) {
        const auto natural = figure.naturalHeight(style.widthMm, style);
        style.heightMm
            = std::clamp(natural.value_or(figure.usualHeight(style.widthMm)), leastFigureMm, mostFigureMm);
        // Large letters need more height than the usual.
        constexpr double step = 1.05;
        const double tallest = std::min(3 * style.heightMm, mostFigureMm);
        double height = style.heightMm;
        for (FigureStyle taller = style; !figure.fits(taller) && height < tallest; height *= step) {
            taller.heightMm = height * step;
        }
        style.heightMm = height < tallest ? height : style.heightMm; // no height helps: as usual
        style.heightMm = std::ceil(style.heightMm * 10) / 10;
    }
    return style;
}

QImage figureImage(const Figure& figure, const FigureStyle& style, double pixelsPerMillimetre)
{
    return paintedImage(style, pixelsPerMillimetre, painterOf(figure, style));
}

support::Result<QByteArray> figureBytes(const Figure& figure, FigureFormat format, const FigureExport& asked)
{
    FigureExport options = asked;
    for (const QString& note : figure.notes()) {
        options.recipe.settings.emplace_back("Note", note.toStdString());
    }
    if (format != FigureFormat::Csv) {
        options.recipe.settings.emplace_back("Numbers", analysis::textDigest(figure.csv()));
        if (const auto done = checked(options, format); !done) {
            return tl::unexpected(done.error());
        }
    }
    constexpr std::array make { pdfBytes, svgBytes, pngBytes, csvBytes }; // in the order of FigureFormat
    const QByteArray bytes = make[static_cast<std::size_t>(format)](figure, options);
    if (bytes.isEmpty()) {
        return support::failure(support::ErrorCode::Unreadable,
            "The figure could not be painted; there may be too little memory for this size.");
    }
    return bytes;
}

support::Result<void> writeWhole(const QString& path, const QByteArray& bytes)
{
    return io::writeAtomically(toPath(path), { bytes.constData(), static_cast<std::size_t>(bytes.size()) });
}

support::Result<void> writeFigure(const Figure& figure, const QString& path, const FigureExport& options)
{
    const auto format = figureFormat(path);
    if (!format) {
        return support::failure(support::ErrorCode::InvalidOption,
            "A figure is written as .pdf, .svg, .png or .csv; choose one of these endings.",
            { path.toStdString() });
    }
    const auto bytes = figureBytes(figure, *format, options);
    return bytes ? writeWhole(path, *bytes) : tl::unexpected(bytes.error());
}

std::vector<char32_t> missingGlyphs(const QStringList& texts, const QFont& font)
{
    const QFontMetricsF metrics(font);
    return lettersOf(
        texts, [&metrics](char32_t letter) { return !invisible(letter) && !metrics.inFontUcs4(letter); });
}

QStringList figureWarnings(const Figure& figure, const FigureStyle& style)
{
    QStringList warnings;
    const QStringList texts = figure.texts();
    if (!style.fontFamily.isEmpty() && !QFontDatabase::hasFamily(style.fontFamily)
        && QFontInfo(style.font()).family().compare(style.fontFamily, Qt::CaseInsensitive) != 0) {
        warnings << tr("The font “%1” is not installed; “%2” is used.")
                        .arg(style.fontFamily, QFontInfo(style.font()).family());
    }
    if (const auto missing = missingGlyphs(texts, style.font()); !missing.empty()) {
        warnings << tr("No installed font has these characters; they appear as boxes: %1. Choose another "
                       "font, or install one that has them.")
                        .arg(listed(missing));
    }
    if (!figure.drawsPictures()) {
        if (const auto pictures = pictureLetters(texts, style.font()); !pictures.empty()) {
            warnings << tr("These characters are colour pictures, which PDF and SVG cannot hold as text: %1. "
                           "Write a PNG, or rename what contains them.")
                            .arg(listed(pictures));
        }
    }
    if (const QString small = tooSmall(figure, style); !small.isEmpty()) {
        warnings << small;
        return warnings;
    }
    constexpr double slack = 0.5;
    const auto natural = figure.naturalHeight(style.widthMm, style);
    if (style.heightMm > 0 && natural && *natural > style.heightMm + slack) {
        warnings << tr("The figure is cut off: all of it needs a height of %1 mm.").arg(std::ceil(*natural));
    }
    return warnings;
}

} // namespace touchstone::ui
