// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/statuspalette.h"

#include "ui/session/neutralwords.h"

#include <QPainterPath>
#include <QPalette>

namespace touchstone::ui {

namespace {

using match::Outcome;

struct Row
{
    char letter;
    char16_t neutralLetter; ///< where no side is the right one
    LineStyle line;
    MarkerShape marker;
    HatchStyle hatch;
    std::array<QRgb, 4> colours; ///< by tableOf()
    std::optional<std::size_t> neutralHue; ///< of systems; none: the colour says nothing of right and wrong
};

// In the order of match::Outcome.
constexpr std::array<Row, match::outcomeCount> table { {
    { 'C', u'=', LineStyle::ThinSolid, MarkerShape::Circle, HatchStyle::None,
        { 0xFF8E8E8E, 0xFF8C8D8B, 0xFF757575, 0xFF9A9A9A }, {} },
    { 'I', u'\u2260', LineStyle::Double, MarkerShape::Square, HatchStyle::Cross,
        { 0xFFEE670E, 0xFFF94C21, 0xFFCC4A00, 0xFFF94C21 }, 3 },
    { 'P', u'\u2248', LineStyle::DashDot, MarkerShape::Diamond, HatchStyle::Diagonal,
        { 0xFF403307, 0xFFFBF4B6, 0xFF403307, 0xFFFBF4B6 }, {} },
    { 'M', u'A', LineStyle::LongDash, MarkerShape::TriangleDown, HatchStyle::Horizontal,
        { 0xFF0499FD, 0xFF91CCFD, 0xFF0077D1, 0xFF91CCFD }, 0 },
    { 'S', u'B', LineStyle::Wave, MarkerShape::TriangleUp, HatchStyle::Vertical,
        { 0xFF8B0F86, 0xFFD236FF, 0xFF8B0F86, 0xFFD236FF }, 1 },
} };

const Row& rowOf(Outcome outcome) { return table[static_cast<std::size_t>(outcome)]; }

// On light, on dark, on white with high contrast, on black with high contrast.
std::size_t tableOf(Ground ground) { return (ground.strong ? 2U : 0U) + (ground.dark ? 1U : 0U); }

using SystemColours = std::array<QRgb, StatusPalette::systemHueCount>;
constexpr SystemColours darkSystems { 0xFF56B4E9, 0xFFE58A45, 0xFF2DBE93, 0xFFCC79A7, 0xFFE69F00, 0xFF7FA8FF,
    0xFFF0E442, 0xFFBBBBBB };
constexpr std::array<SystemColours, 4> systemColours { SystemColours { 0xFF0072B2, 0xFFD55E00, 0xFF008E68,
                                                           0xFFB85C92, 0xFFA87400, 0xFF3D8FC0, 0xFF8A8200,
                                                           0xFF555555 },
    darkSystems,
    SystemColours {
        0xFF0072B2, 0xFFC25400, 0xFF008562, 0xFFAF5689, 0xFF9C6C00, 0xFF357BA8, 0xFF7C7600, 0xFF555555 },
    darkSystems };

// Chosen to be as far as can be from the outcomes' colours, from the grey and from one another, also under
// the colour deficiencies: in normal sight at least 26 apart, and 20 from outcomes. A type has the same hue
// on every ground, as a figure is light whatever the window is: angles in CIELAB differ by at most 12
// degrees. The first five are those of the usual names, the last one is the grey.
using Hues = std::array<QRgb, annotation::TypeHues::count + 1>;
constexpr std::array<Hues, 4> typeColours { Hues { 0xFF0F3C87, 0xFF5A9600, 0xFF780F00, 0xFFA569E1, 0xFF1E6987,
                                                0xFFB47887, 0xFF69784B, 0xFF78004B, 0xFF555555 },
    Hues { 0xFFA5A0F5, 0xFF87DC00, 0xFFF0AA87, 0xFFA550D7, 0xFF2391AF, 0xFFB95569, 0xFF5A8241, 0xFFFF46BE,
        0xFFC8C8C8 },
    Hues { 0xFF0F3C87, 0xFF468400, 0xFF780F00, 0xFF9259D0, 0xFF1E6987, 0xFFA06473, 0xFF69784B, 0xFF78004B,
        0xFF404040 },
    Hues { 0xFFA5A0F5, 0xFF87DC00, 0xFFF0AA87, 0xFFA550D7, 0xFF2391AF, 0xFFB95569, 0xFF5A8241, 0xFFFF46BE,
        0xFFD2D2D2 } };

} // namespace

QPainterPath wavePath(double left, double right, double y, double half, double height)
{
    QPainterPath path(QPointF(left, y));
    int direction = -1;
    for (double x = left; x < right; x += half) {
        const double to = std::min(x + half, right);
        path.quadTo(QPointF((x + to) / 2, y + direction * height * 2 * (to - x) / half), QPointF(to, y));
        direction = -direction;
    }
    return path;
}

StatusPalette StatusPalette::forPalette(const QPalette& palette, TypeHuesPtr hues)
{
    const QRgb base = palette.color(QPalette::Base).rgb();
    const QRgb text = palette.color(QPalette::Text).rgb();
    const bool dark = qGray(base) < qGray(text);
    const bool strong
        = base == palette.color(QPalette::Window).rgb() && std::abs(qGray(base) - qGray(text)) == 255;
    return StatusPalette({ dark, strong }, std::move(hues));
}

QColor StatusPalette::colour(Outcome outcome) const
{
    const Row& row = rowOf(outcome);
    return row.neutralHue && NeutralWords::inForce() ? systemHue(*row.neutralHue)
                                                     : QColor::fromRgb(row.colours[tableOf(m_ground)]);
}

QChar StatusPalette::letter(Outcome outcome)
{
    return NeutralWords::inForce() ? QChar(rowOf(outcome).neutralLetter) : QLatin1Char(rowOf(outcome).letter);
}

LineStyle StatusPalette::lineStyle(Outcome outcome) { return rowOf(outcome).line; }

MarkerShape StatusPalette::marker(Outcome outcome) { return rowOf(outcome).marker; }

HatchStyle StatusPalette::hatch(Outcome outcome) { return rowOf(outcome).hatch; }

QColor StatusPalette::systemHue(std::size_t index) const
{
    return QColor::fromRgb(systemColours[tableOf(m_ground)][index % systemHueCount]);
}

QColor StatusPalette::typeHue(std::optional<std::size_t> index) const
{
    constexpr auto count = annotation::TypeHues::count;
    return QColor::fromRgb(typeColours[tableOf(m_ground)][index ? *index % count : count]);
}

QColor StatusPalette::hueOfType(QStringView type) const
{
    const std::string name = type.toUtf8().toStdString();
    return typeHue(m_hues ? m_hues->hueOf(name) : annotation::TypeHues().hueOf(name));
}

} // namespace touchstone::ui
