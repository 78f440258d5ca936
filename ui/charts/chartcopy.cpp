// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartcopy.h"

#include "ui/charts/chartpanel.h"
#include "ui/session/corestrings.h"
#include "ui/text/figurepainting.h"

#include "core/output/table.h"
#include "core/support/numbers.h"

#include <QBuffer>
#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

#include <cmath>

namespace touchstone::ui {

namespace {

std::string copiedNumber(double value)
{
    return std::isfinite(value) ? support::shortest(value) : std::string();
}

void addLine(analysis::Table& table, const ChartLine& line)
{
    const auto add = [&](const QPointF& point) {
        table.rows.push_back({ toUtf8(line.name), copiedNumber(point.x()), copiedNumber(point.y()) });
    };
    if (line.marked.empty()) {
        std::ranges::for_each(line.points, add);
    }
    for (const std::size_t index : line.marked) {
        if (index < line.points.size()) {
            add(line.points[index]);
        }
    }
}

} // namespace

QString chartNumbers(const ChartSpec& spec)
{
    analysis::Table table;
    if (spec.bars.empty()) {
        table.columns = { { toUtf8(ChartPanel::tr("Line")) }, { toUtf8(spec.x.title), true },
            { toUtf8(spec.y.title), true } };
        for (const ChartLine& line : spec.lines) {
            if (line.shown) {
                addLine(table, line);
            }
        }
        return toQString(analysis::toTsv(table));
    }
    const auto groups = static_cast<std::size_t>(spec.groups.size());
    const auto categories = static_cast<std::size_t>(spec.categories.size());
    table.columns.push_back({ toUtf8(spec.x.title) });
    for (const ChartBarSet& bars : spec.bars) {
        if (bars.shown) {
            table.columns.push_back({ toUtf8(bars.name), true });
        }
    }
    for (std::size_t i = 0; i < categories; ++i) {
        QString name = spec.categories[static_cast<qsizetype>(i)];
        if (groups > 0 && static_cast<qsizetype>(i) < spec.members.size()) {
            name = spec.groups[static_cast<qsizetype>(i * groups / categories)] + QLatin1String(", ")
                + spec.members[static_cast<qsizetype>(i)];
        }
        std::vector<std::string> row { toUtf8(name) };
        for (const ChartBarSet& bars : spec.bars) {
            if (bars.shown) {
                row.push_back(i < bars.values.size() ? copiedNumber(bars.values[i]) : std::string());
            }
        }
        table.rows.push_back(std::move(row));
    }
    return toQString(analysis::toTsv(table));
}

void copyChart(const ChartSpec& spec, const FigureStyle& style)
{
    const PaintFigure paint
        = [&](QPainter& painter, const QRectF& area) { paintChart(painter, area, spec, style); };
    constexpr double perMillimetre = 8; // about 200 to the inch: sharp in a document
    const QImage image = paintedImage(style, perMillimetre, paint);
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    auto* const copied = new QMimeData;
    copied->setImageData(image);
    copied->setData(QStringLiteral("image/png"), png);
    copied->setData(QStringLiteral("image/svg+xml"), paintedSvg(style, spec.title, {}, paint));
    copied->setText(chartNumbers(spec));
    QGuiApplication::clipboard()->setMimeData(copied);
}

} // namespace touchstone::ui
