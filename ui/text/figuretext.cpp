// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/figuretext.h"

#include <QFontMetricsF>
#include <QGlyphRun>
#include <QImage>
#include <QPainter>
#include <QRawFont>
#include <QTextLayout>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace touchstone::ui {

namespace {

/// Letters that may be pictures: the blocks of symbols, and whatever asks for it.
bool mayBePicture(QStringView cluster)
{
    return std::ranges::any_of(cluster, [](QChar c) {
        return c.isHighSurrogate() || c.unicode() == 0xFE0F || c.unicode() == 0x20E3
            || (c.unicode() >= 0x2190 && c.unicode() <= 0x2BFF) || c.unicode() == 0x3030
            || c.unicode() == 0x303D || c.unicode() == 0x3297 || c.unicode() == 0x3299;
    });
}

/// The family whose colour glyphs would be drawn; empty: none.
QString pictureFamily(QStringView cluster, const QFont& font)
{
    if (!mayBePicture(cluster)) {
        return {};
    }
    QTextLayout layout(cluster.toString(), font);
    layout.beginLayout();
    layout.createLine();
    layout.endLayout();
    for (const QGlyphRun& run : layout.glyphRuns()) {
        const QRawFont raw = run.rawFont();
        if (std::ranges::any_of(std::array { "CBDT", "sbix", "COLR" },
                [&raw](const char* table) { return !raw.fontTable(table).isEmpty(); })) {
            return raw.familyName();
        }
    }
    return {};
}

} // namespace

bool isPicture(QStringView cluster, const QFont& font) { return !pictureFamily(cluster, font).isEmpty(); }

std::vector<char32_t> lettersOf(const QStringList& texts, const std::function<bool(char32_t letter)>& wanted)
{
    std::set<char32_t> letters;
    for (const QString& text : texts) {
        const auto points = text.toUcs4();
        letters.insert(points.begin(), points.end());
    }
    std::erase_if(letters, [&wanted](char32_t letter) { return !wanted(letter); });
    return { letters.begin(), letters.end() };
}

std::vector<char32_t> pictureLetters(const QStringList& texts, const QFont& font)
{
    return lettersOf(
        texts, [&font](char32_t letter) { return isPicture(QString::fromUcs4(&letter, 1), font); });
}

void drawPicture(
    QPainter& painter, const QRectF& cell, QStringView cluster, const QFont& font, bool greyscale)
{
    constexpr int side = 256; // as large as these fonts hold their pictures
    // The picture's family first: a fallback may have the letter in black and only its modifier in colour.
    QFont large(QStringList { pictureFamily(cluster, font), font.family() });
    large.setPixelSize(side * 3 / 4);
    const QString text = cluster.toString();
    const QFontMetricsF metrics(large);
    const double width = std::max(1.0, metrics.horizontalAdvance(text));
    const double height = metrics.height();
    QImage image(static_cast<int>(std::ceil(width)), static_cast<int>(std::ceil(height)),
        QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    {
        QPainter onto(&image);
        onto.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        onto.setFont(large);
        onto.drawText(QPointF(0, metrics.ascent()), text);
    }
    image = image.convertToFormat(QImage::Format_ARGB32);
    if (greyscale) {
        for (int y = 0; y < image.height(); ++y) {
            auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
            std::transform(line, line + image.width(), line, [](QRgb pixel) {
                const int grey = qGray(pixel);
                return qRgba(grey, grey, grey, qAlpha(pixel));
            });
        }
    }
    const double scale = std::min(cell.width() / width, cell.height() / height);
    const QSizeF size(width * scale, height * scale);
    painter.drawImage(QRectF(cell.center() - QPointF(size.width() / 2, size.height() / 2), size), image);
}

} // namespace touchstone::ui
