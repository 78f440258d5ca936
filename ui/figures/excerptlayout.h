// SPDX-License-Identifier: GPL-3.0-or-later
// ExcerptLayout: the excerpt figure's lines, lanes and labels, placed in figure units for one width.
#pragma once

#include "ui/figures/excerptdata.h"
#include "ui/text/layout/lineshape.h"
#include "ui/text/statuspalette.h"

namespace touchstone::ui {

/// Lengths that follow from the style.
struct ExcerptMetrics
{
    explicit ExcerptMetrics(const FigureStyle& style);

    QFont font;
    QFont smallFont; ///< labels of marks, names of layers, legend
    double em = 0; ///< size of the font
    double ascent = 0, descent = 0;
    double smallAscent = 0, smallDescent = 0;
    double bar = 0; ///< part of a lane that holds the line
    double lane = 0; ///< line and label
    double margin = 0; ///< around the figure
};

/// The part of a mark on one line.
struct ExcerptPiece
{
    const ExcerptMark* mark = nullptr;
    std::vector<Extent> stretches {}; ///< from the text's left, left to right; more than one: fragments, or
                                      ///< writing of both directions
    bool begins = true; ///< the mark's ends are on this line
    bool ends = true;
    bool rightToLeft = false;
    std::size_t lane = 0; ///< 0 is next to the text
    double labelLeft = 0;
    QString label {}; ///< as it fits
};

struct ExcerptLane
{
    QString name; ///< as it fits
    std::vector<ExcerptPiece> pieces {};
    std::size_t lanes = 0;
};

struct ExcerptLine
{
    LineShape shape;
    ExcerptLane gold;
    std::vector<ExcerptLane> systems;
    double height = 0;
};

struct ExcerptPart
{
    const ExcerptBlock* block = nullptr;
    ColumnTable table;
    std::vector<ExcerptLine> lines;
};

struct ExcerptLayout
{
    ExcerptMetrics metrics;
    double nameWidth = 0; ///< of the column of names
    double textWidth = 0;
    std::vector<ExcerptPart> parts;
    std::vector<match::Outcome> outcomes; ///< that occur: for the legend
    bool components = false; ///< likewise
    double textHeight = 0; ///< of all lines and the space between parts
    double legendHeight = 0;

    explicit ExcerptLayout(const FigureStyle& style)
        : metrics(style)
    {
    }
    [[nodiscard]] double height() const { return textHeight + legendHeight + 2 * metrics.margin; }
};

/// `data` must outlive the layout.
[[nodiscard]] ExcerptLayout layOut(const ExcerptData& data, double width, const FigureStyle& style);

/// An item of the legend, from the left of its line.
struct ExcerptKey
{
    std::optional<match::Outcome> outcome; ///< nothing: components
    QString text;
    double left = 0;
    int line = 0;
};
[[nodiscard]] std::vector<ExcerptKey> legendOf(const ExcerptLayout& layout, double width);
/// Of outcomes and components of the layout; 0 where there is none.
[[nodiscard]] double legendHeight(const ExcerptLayout& layout, double width);
/// What the legend calls the dashed bracket.
[[nodiscard]] QString componentKey();
/// Width of the line sample of a key.
[[nodiscard]] double keySample(const ExcerptMetrics& metrics);

/// "I LOC": the letter of an outcome before the types.
[[nodiscard]] QString labelText(const ExcerptMark& mark);

} // namespace touchstone::ui
