// SPDX-License-Identifier: GPL-3.0-or-later
// The user's files of relations between types and between knowledge-base ids, and of tag sets. Unlike a
// corpus, such a file is taken whole or not at all: a fault is an error with file, line, column and cure.
#pragma once

#include "core/annotation/relations.h"
#include "core/io/bytes/outcomes.h"

#include <cstddef>

namespace touchstone::io {

/// Largest file of relations, largest weight, deepest hierarchy that is read.
inline constexpr std::uint64_t largestRelationFile = std::uint64_t(64) << 20U;
inline constexpr double largestWeight = 1e6;
inline constexpr std::size_t deepestHierarchy = 100;

using PairWeights = std::map<std::pair<std::string, std::string>, double>;

/// Lines of three columns, tab separated: gold, system, weight (a number, 0 … largestWeight); of a repeated
/// pair the largest weight; empty lines are passed over. `what`: "type" or "id", for messages. Errors:
/// Malformed. O(bytes log lines).
[[nodiscard]] Result<PairWeights> parseWeights(
    std::string_view utf8, const std::string& file, std::string_view what);

/// One JSON object: child -> parent, both type names. Errors: Malformed, also for a type with two parents, a
/// circle (which is named) and a chain longer than deepestHierarchy. O(bytes log entries).
[[nodiscard]] Result<std::map<std::string, std::string>> parseParents(
    std::string_view utf8, const std::string& file);

/// Lines of ids that stand for the same thing, separated by tabs, | or (in a line without a tab) blanks;
/// lines that share an id are one class, named by the id that stands first. As the organisers of HIPE publish
/// their tables: a heading is passed over, and so are cells that say nothing (empty, "_", "-", "#N/A", "NaN",
/// "null" …); an address of Wikidata stands for the id at its end and for itself; ids of Wikidata may stand
/// in lists within a cell. Errors: Malformed for a file without ids. O(bytes log ids).
[[nodiscard]] Result<annotation::LinkEquivalents> parseEquivalents(
    std::string_view utf8, const std::string& file);

/// A tag set of the HIPE scorer: a label a line, with or without "B-" or "I-"; empty lines and those that
/// begin with "# " are passed over. Upper case, sorted, no repeats. Errors: Malformed for a label with a tab
/// inside, or a file without labels. O(bytes log labels).
[[nodiscard]] Result<std::vector<std::string>> parseTagset(std::string_view utf8, const std::string& file);

/// The same from files. Errors: as above, and NotFound, Unreadable, TooLarge.
[[nodiscard]] Result<PairWeights> readWeights(const std::string& path, std::string_view what);
[[nodiscard]] Result<std::map<std::string, std::string>> readParents(const std::string& path);
[[nodiscard]] Result<annotation::LinkEquivalents> readEquivalents(const std::string& path);
[[nodiscard]] Result<std::vector<std::string>> readTagset(const std::string& path);

} // namespace touchstone::io
