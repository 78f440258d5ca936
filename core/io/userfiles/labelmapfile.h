// SPDX-License-Identifier: GPL-3.0-or-later
// The user's file of labels that are renamed or dropped (--label-map).
//
// Lines of three columns, tab separated: side (gold, system or both), the whole label as the corpus has it,
// the new label. Where the third column is empty, annotations of the label are dropped; a line without it is
// refused, since nobody should lose annotations by a forgotten word. Empty lines, lines that begin with "#"
// and a first line "side from to" are passed over. In labels \t, \n, \r and \\ stand for a tab, line ends and
// a backslash; any other backslash is itself. Blanks belong to the label as the corpus has it; a new label
// neither begins nor ends with one.
#pragma once

#include "core/annotation/labelrules.h"
#include "core/io/bytes/outcomes.h"

namespace touchstone::io {

/// The rules in the order of the file, each once. Errors: Malformed with the place of the fault: another
/// number of columns, an unknown side, a new label with blanks at its ends, a label that an earlier line of
/// that side maps otherwise. O(bytes log lines).
[[nodiscard]] Result<std::vector<annotation::LabelRule>> parseLabelMap(
    std::string_view utf8, const std::string& file);

/// The same from a file. Errors: as above, and NotFound, Unreadable, TooLarge (largestRelationFile).
[[nodiscard]] Result<std::vector<annotation::LabelRule>> readLabelMap(const std::string& path);

/// A file that parseLabelMap reads back as it was; of rules for one label of one side the last is written.
/// Errors: InvalidOption for a new label with blanks at its ends.
[[nodiscard]] Result<std::string> toLabelMap(const std::vector<annotation::LabelRule>& rules);

/// The same into a file, atomically. Errors: as above, and Unreadable.
[[nodiscard]] Result<void> writeLabelMap(
    const std::string& path, const std::vector<annotation::LabelRule>& rules);

} // namespace touchstone::io
