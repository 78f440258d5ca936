// SPDX-License-Identifier: GPL-3.0-or-later
// StatusPalette: the one table of how an outcome is shown: letter, line style, marker, hatch, colour.
// Letters, line styles and shapes come first; colour is the second channel. Hues of types and of systems are
// tables of their own.
#pragma once

#include "core/annotation/typehues.h"
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

using TypeHuesPtr = std::shared_ptr<const annotation::TypeHues>;

/// What colours stand on.
struct Ground
{
    constexpr Ground(bool isDark = false, bool isStrong = false)
        : dark(isDark)
        , strong(isStrong)
    {
    }

    bool dark;
    bool strong; ///< with high contrast
};

/// Colours hold at least 3:1 against their background, 4.5:1 with high contrast, and stay apart under the
/// three colour deficiencies.
class StatusPalette
{
public:
    /// `hues`: which hue a type has; null: usual names only, the others are grey.
    explicit StatusPalette(Ground ground = {}, TypeHuesPtr hues = nullptr)
        : m_ground(ground)
        , m_hues(std::move(hues))
    {
    }
    /// Dark when the palette's base is darker than its text (Qt 6.4 has no colour-scheme query). High
    /// contrast when one of them is black, the other white, and window and base are alike.
    [[nodiscard]] static StatusPalette forPalette(const QPalette& palette, TypeHuesPtr hues = nullptr);

    [[nodiscard]] Ground ground() const { return m_ground; }
    [[nodiscard]] bool dark() const { return m_ground.dark; }
    [[nodiscard]] QColor colour(match::Outcome outcome) const;

    /// C I P M S; neutral (no side is the right one): = ≠ A B.
    [[nodiscard]] static QChar letter(match::Outcome outcome, bool neutral = false);
    /// "Correct", … for people; neutral: "Agree", "Differ", "Only A", "Only B".
    [[nodiscard]] static QString name(match::Outcome outcome, bool neutral = false);
    [[nodiscard]] static LineStyle lineStyle(match::Outcome outcome);
    [[nodiscard]] static MarkerShape marker(match::Outcome outcome);
    [[nodiscard]] static HatchStyle hatch(match::Outcome outcome);

    /// Of system number `index` (Okabe and Ito's set, darkened or lightened to 3:1); wraps after
    /// systemHueCount.
    [[nodiscard]] QColor systemHue(std::size_t index) const;
    static constexpr std::size_t systemHueCount = 8;
    /// Number `index` of annotation::TypeHues, below its count; nothing: the grey of further types. At least
    /// 20 (CIELAB, ΔE76) from one another and from every outcome's colour.
    [[nodiscard]] QColor typeHue(std::optional<std::size_t> index) const;
    /// Of an entity type, by its main type ("loc" of "loc.adm").
    [[nodiscard]] QColor hueOfType(QStringView type) const;

private:
    Ground m_ground;
    TypeHuesPtr m_hues;
};

} // namespace touchstone::ui
