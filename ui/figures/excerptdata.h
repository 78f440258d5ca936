// SPDX-License-Identifier: GPL-3.0-or-later
// ExcerptData: what the excerpt figure shows: one sentence, the gold's annotations and those of each system,
// in positions of the sentence. No font in here.
#pragma once

#include "ui/figures/figure.h"

#include "core/align/alignment.h"
#include "core/explain/highlight.h"

namespace touchstone::ui {

struct ExcerptMark
{
    analysis::SideId side = analysis::SideId::Gold; ///< whose text the span counts in
    text::Span span {}; ///< cut to the sentence
    std::vector<text::Span> fragments {}; ///< likewise; empty: one piece
    bool begins = true; ///< its own begin and end are in the sentence
    bool ends = true;
    bool component = false;
    bool wrongBegin = false; ///< paired, and this end differs from the partner's
    bool wrongEnd = false;
    std::optional<match::Outcome> outcome {}; ///< nothing: the gold's own line, and components
    QString label {}; ///< types; empty for what is missing
};

struct ExcerptLayer
{
    QString name;
    std::vector<ExcerptMark> marks; ///< by begin, then longer first
};

/// A text with all layers that stand on it; or the gold's text over a system's that differs.
struct ExcerptBlock
{
    text::Text gold;
    text::Text system; ///< as the gold's where they are the same
    std::vector<align::Block> blocks; ///< of the two texts; empty when they are the same
    ExcerptLayer goldLayer;
    std::vector<ExcerptLayer> systems; ///< one when the texts differ
    [[nodiscard]] bool twoTexts() const { return !blocks.empty(); }
};

struct ExcerptData
{
    QString document; ///< its name
    std::vector<ExcerptBlock> blocks;
};

/// The sentence of the selected record, else of the first error, else of the first record. Nothing, with the
/// reason, when there is no record or no text. Documents are found by name in the further systems.
[[nodiscard]] std::optional<ExcerptData> excerptData(const FigureData& data, QString& reason);
/// A stretch of a document (number among the first system's cases) on the gold's text, on the system's where
/// there is no gold. Precondition: a system and a text. O(letters + annotations of the document).
[[nodiscard]] ExcerptData excerptData(const FigureData& data, std::size_t documentCase, text::Span stretch);

} // namespace touchstone::ui
