// SPDX-License-Identifier: GPL-3.0-or-later
// One JSON line of Prodigy or doccano under changes of its annotations. Private to the room.
#pragma once

#include "core/io/drafts/offsetunits.h"

#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace touchstone::io {

/// An annotation as lines of these formats can say it.
using SpanAndType = std::pair<text::Span, std::string>;

/// What becomes of an annotation of a line.
struct ItemChange
{
    SpanAndType old;
    std::size_t place = 0; ///< among those of the line that are equal
    std::size_t equal = 1; ///< their number
    std::optional<SpanAndType> now {}; ///< nothing: it goes
};

struct RecordChanges
{
    std::vector<ItemChange> changes; ///< in the order of the annotations
    std::vector<SpanAndType> added;
};

/// How a file says it.
struct RecordForm
{
    bool prodigy = false; ///< else doccano
    OffsetUnit unit = OffsetUnit::CodePoints;
    std::string annotator {}; ///< doccano: only this user's annotations are read; empty: all
};

struct WrittenRecord
{
    std::string line;
    std::size_t relationsGone = 0; ///< left out, since a correction removes the annotation at an end
};

/// The line with its lists of annotations, and its relations, under the changes. What no change speaks of
/// keeps its text; what is changed keeps its other fields. A change whose annotation is nowhere in the line
/// does nothing. Nothing: the line is no record. O(length * changes).
[[nodiscard]] std::optional<WrittenRecord> writtenRecord(
    std::string_view line, const text::Text& text, const RecordChanges& changes, const RecordForm& form);

} // namespace touchstone::io
