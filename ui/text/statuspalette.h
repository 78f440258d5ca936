// SPDX-License-Identifier: GPL-3.0-or-later
// StatusPalette: the one table of how an outcome is shown: letter, line style, marker, hatch, colour.
// Letters, line styles and shapes come first; colour is the second channel. Type hues are a table of their
// own.
#pragma once

#include "core/match/model/outcome.h"

#include <QChar>
#include <QColor>
#include <QString>
#include <QStringView>

class QPainterPath;
class QPalette;

namespace touchstone::ui {

enum class LineStyle { ThinSolid, Double, DashDot, LongDash, Wave };
enum class MarkerShape { Circle, Square, Diamond, TriangleDown, TriangleUp };
enum class HatchStyle { None, Cross, Diagonal, Horizontal, Vertical };

/// The line of LineStyle::Wave: arcs of the length `half`, up and down in turn.
[[nodiscard]] QPainterPath wavePath(double left, double right, double y, double half, double height);

/// Colours hold at least 3:1 against their background and stay apart under the three colour deficiencies.
class StatusPalette
{
public:
    explicit StatusPalette(bool dark = false)
        : m_dark(dark)
    {
    }
    /// Dark when the palette's base is darker than its text (Qt 6.4 has no colour-scheme query).
    [[nodiscard]] static StatusPalette forPalette(const QPalette& palette);

    [[nodiscard]] bool dark() const { return m_dark; }
    [[nodiscard]] QColor colour(match::Outcome outcome) const;

    /// C I P M S; neutral (no side is the right one): = ≠ A B.
    [[nodiscard]] static QChar letter(match::Outcome outcome, bool neutral = false);
    /// "Correct", … for people; neutral: "Agree", "Differ", "Only A", "Only B".
    [[nodiscard]] static QString name(match::Outcome outcome, bool neutral = false);
    [[nodiscard]] static LineStyle lineStyle(match::Outcome outcome);
    [[nodiscard]] static MarkerShape marker(match::Outcome outcome);
    [[nodiscard]] static HatchStyle hatch(match::Outcome outcome);
    /// Which outcome shows when several share a pixel: missing and spurious over incorrect over partial over
    /// correct. Higher wins.
    [[nodiscard]] static int priority(match::Outcome outcome);

    /// Hue number `index` for types and systems (Okabe and Ito's set, darkened or lightened to 3:1); wraps
    /// after typeHueCount.
    [[nodiscard]] QColor typeHue(std::size_t index) const;
    /// The hue of an entity type: by its main type ("loc" of "loc.adm"), the same in every document and run.
    [[nodiscard]] QColor hueOfType(QStringView type) const;
    static constexpr std::size_t typeHueCount = 8;

private:
    bool m_dark = false;
};

} // namespace touchstone::ui
