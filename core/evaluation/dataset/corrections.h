// SPDX-License-Identifier: GPL-3.0-or-later
// Corrections laid over a gold whose files stay as they are.
#pragma once

#include "core/annotation/correcting.h"
#include "core/evaluation/dataset/project.h"
#include "core/evaluation/settings/judgement.h"

namespace touchstone::analysis {

/// What of a file of corrections holds for a gold.
struct HeldCorrections
{
    std::vector<Judgement> judgements; ///< all of this data set, also those that correct nothing
    std::vector<annotation::Correction> corrections; ///< by document, then place; none against another
    support::Diagnostics findings; ///< lines that are none, corrections that are lost or against each other
    std::size_t lost = 0; ///< corrections of something that the gold does not have
    std::size_t opposed = 0; ///< corrections of one judge that cannot both hold
};
/// Reads the file and finds its corrections in the gold, which is as its file has it. `set`: the data set's
/// name; lines of other data sets are left out; empty: none are. Errors: of reading the file (judging/
/// correctionfile.h, judging/judgementfile.h). Defined in judging/corrections.cpp, which is above this room.
[[nodiscard]] support::Result<HeldCorrections> heldCorrections(
    const CorrectionSource& source, const std::string& set, const annotation::Layer& gold);

struct AppliedCorrections
{
    std::string path; ///< of the corrections
    annotation::LayerPtr before; ///< the gold without them; labels under the same rules
    std::vector<Judgement> judgements; ///< see HeldCorrections
    std::vector<annotation::Correction> corrections; ///< those that are applied, of the gold as it was read
    std::size_t applied = 0; ///< their number
    std::size_t lost = 0;
    std::size_t opposed = 0;
    std::size_t refused = 0; ///< corrections that the gold's format cannot hold
    std::string digest; ///< of what is applied, in an order of its own; "none" where nothing is
    /// Of formats with a token a line, the files that change, whole, by their paths as findings name them;
    /// all other bytes are as they were.
    std::map<std::string, std::string> files;
};

/// Lays corrections over the gold, which was read from `source` and nothing else has been done to. Findings
/// go to the gold's. Errors: those of heldCorrections and of io::correctColumn.
[[nodiscard]] support::Result<std::shared_ptr<AppliedCorrections>> applyCorrections(
    annotation::LayerPtr& gold, const LayerSource& source, const CorrectionSource& from,
    const std::string& set, support::Progress& progress);

/// Corrections of the data set's file that its gold does not stand under: lost, opposed, refused, and lines
/// that could not be read.
[[nodiscard]] std::size_t notApplied(const DataSet& data);

} // namespace touchstone::analysis
