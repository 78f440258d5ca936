// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/figurepainting.h"

#include "core/output/table.h"

#include <QBuffer>
#include <QPainter>
#include <QSvgGenerator>

namespace touchstone::ui {

QRectF figureArea(const FigureStyle& style)
{
    return { 0, 0, style.widthMm * FigureStyle::unitsPerMillimetre,
        style.heightMm * FigureStyle::unitsPerMillimetre };
}

void paintFigure(QPainter& painter, const FigureStyle& style, const PaintFigure& paint)
{
    painter.setRenderHints(
        QPainter::Antialiasing | QPainter::TextAntialiasing | QPainter::SmoothPixmapTransform);
    painter.setFont(style.font());
    paint(painter, figureArea(style));
}

QByteArray paintedSvg(
    const FigureStyle& style, const QString& title, const QString& description, const PaintFigure& paint)
{
    QByteArray bytes;
    {
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        constexpr int tenthsOfMillimetre = 254; // per inch: sizes come out as written
        generator.setResolution(tenthsOfMillimetre);
        generator.setSize({ qRound(style.widthMm * 10), qRound(style.heightMm * 10) });
        generator.setViewBox(figureArea(style));
        // Qt writes both as they stand.
        generator.setTitle(title.toHtmlEscaped());
        generator.setDescription(description.toHtmlEscaped());
        QPainter painter;
        if (!painter.begin(&generator)) {
            return {};
        }
        paintFigure(painter, style, paint);
    }
    // Qt escapes what is markup, and leaves the controls of labels as they are.
    return QByteArray::fromStdString(
        analysis::markupSafe({ bytes.constData(), static_cast<std::size_t>(bytes.size()) }));
}

QImage paintedImage(const FigureStyle& style, double pixelsPerMillimetre, const PaintFigure& paint)
{
    QImage image(qRound(style.widthMm * pixelsPerMillimetre), qRound(style.heightMm * pixelsPerMillimetre),
        style.transparent ? QImage::Format_ARGB32 : QImage::Format_RGB32);
    if (image.isNull()) {
        return image;
    }
    image.fill(style.transparent ? QColor(Qt::transparent) : style.paper());
    const int perMetre = qRound(pixelsPerMillimetre * 1000);
    image.setDotsPerMeterX(perMetre);
    image.setDotsPerMeterY(perMetre);
    QPainter painter(&image);
    const QRectF area = figureArea(style);
    painter.scale(image.width() / area.width(), image.height() / area.height());
    paintFigure(painter, style, paint);
    return image;
}

} // namespace touchstone::ui
