// SPDX-License-Identifier: GPL-3.0-or-later
// TextScene: everything the canvas shows of one document. Immutable once handed over.
#pragma once

#include "core/explain/highlight.h"
#include "core/text/text.h"

#include <QString>

namespace touchstone::ui {

/// The texts are borrowed: `keepAlive` (an Evaluation, say) must own them.
struct TextScene
{
    std::shared_ptr<const void> keepAlive;
    std::shared_ptr<const text::Text> ownGold, ownSystem; ///< made for the scene; null: texts of the data
    const text::Text* gold = nullptr; ///< null: the document is on the system's side only
    const text::Text* system = nullptr; ///< null: on the gold's side only; may equal the gold's in content
    analysis::HighlightPlan plan; ///< its blocks say how two different texts lie to each other; texts that
                                  ///< they do not cover are shown line after line without alignment
    QString goldTitle;
    QString systemTitle;
    bool withoutText = false; ///< the format gives offsets only
    bool alone = false; ///< there is no system at all: marks are annotations of the gold, nothing judges them
    /// Number of each line of the text (cut at line breaks) in its source; empty: 1, 2, 3 …
    std::vector<std::uint32_t> goldLineNumbers;
    std::vector<std::uint32_t> systemLineNumbers;
};

using TextScenePtr = std::shared_ptr<const TextScene>;

} // namespace touchstone::ui
