// SPDX-License-Identifier: GPL-3.0-or-later
// Document and Layer: one side (gold, or one system) of a corpus as it was read. Immutable once a reader has
// returned it.
#pragma once

#include "core/annotation/entitytree.h"
#include "core/annotation/label.h"
#include "core/support/diagnostics.h"
#include "core/text/text.h"

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace touchstone::annotation {

struct Document
{
    std::string name; ///< the id by which gold and system meet
    text::Text text;
    std::vector<text::Span> tokens; ///< ascending, disjoint, code points; empty: not tokenised
    std::vector<std::uint32_t>
        sentences; ///< index of each sentence's first token, ascending; empty: one sentence
    EntityTree annotations;
    std::vector<std::pair<std::string, std::string>> attributes; ///< metadata of the file: date, language …
    std::vector<std::uint32_t>
        tokenLines; ///< line of each token in the file; empty where the format has none
    std::uint32_t line = 0; ///< first line of the document in its file; 0: unknown
    std::string file; ///< empty: the layer's path
};

/// One side of a corpus: every document of a file or folder with the annotations of one annotation column.
struct Layer
{
    std::string name; ///< shown to people: "gold", a system's name
    std::string path; ///< as the user gave it
    std::string format; ///< id of the reader
    std::string column; ///< annotation column read (HIPE "coarse", "tree" …; CoNLL "column 3"); empty where a
                        ///< format has one only
    bool documentMarks
        = true; ///< false: the file has no document boundaries (a HIPE run may be cut to the gold's)
    LabelSet labels;
    std::vector<Document> documents;
    support::Diagnostics diagnostics;

    /// Annotations of role entity.
    [[nodiscard]] std::size_t entityCount() const;
    [[nodiscard]] std::size_t tokenCount() const;
};

using LayerPtr = std::shared_ptr<const Layer>;

} // namespace touchstone::annotation
