// SPDX-License-Identifier: GPL-3.0-or-later
// LeadFeature: a property of records as codes for the search of cells. Inside the room.
#pragma once

#include "core/leads/cellsearch.h"
#include "core/leads/leadstatement.h"

namespace touchstone::analysis {

struct LeadFeature
{
    std::string id; ///< LeadLiteral::dimension
    std::string title; ///< of a slice, for words that there are none for
    bool ofDocuments = false; ///< all records of a document have one value
    bool ofGoldOnly = false;
    struct Value
    {
        std::string word; ///< LeadLiteral::value
        std::vector<std::string> names; ///< of the slice
    };
    std::vector<Value> values; ///< by code
    std::vector<std::uint8_t> codes; ///< by record of the evaluation, or noCellCode
};

/// Types of the side, main types where there are sub-types, and every slice that is a feature; noise, period,
/// data-set, seen, nesting, entity-length, document-length and attributes among them. Of slices with as many
/// values as there are words the 40 most frequent of at least 15 records have a code; numbers of attributes
/// stand in four parts of as equal size as ties let them. Left out of the system's side: what only the gold
/// tells, and what speaks of a record's neighbours on its own side, or, where the two sides have other
/// sentences, of its context. `asked`: ids; empty: all. Always in the
/// same order. Errors: InvalidOption for an id that is no feature here; Cancelled. O(features × records).
[[nodiscard]] support::Result<std::vector<LeadFeature>> leadFeatures(const Evaluation& evaluation,
    LeadSide side, std::span<const std::string> asked, const support::Progress& progress);

/// For filtersOf(): the names of a literal's value.
[[nodiscard]] NamesOfValue namesIn(std::span<const LeadFeature> features);

} // namespace touchstone::analysis
