// SPDX-License-Identifier: GPL-3.0-or-later
// SuspectSystems: all systems of a data set as they vote on its gold.
#pragma once

#include "core/evaluation/dataset/project.h"
#include "core/judging/suspects.h"

namespace touchstone::analysis {

struct SuspectSystems
{
    std::vector<EvaluationPtr> evaluations; ///< for suspects(); at least one
    std::vector<support::Message> leftOut {}; ///< systems that could not be scored, each with the reason
    bool alone = false; ///< there is no system: the gold is evaluated against nothing
};

/// Every system that could be read evaluated as `spec` says; those that are `known` under it already, with
/// whatever judgements, are taken. Without a system the gold is evaluated against nothing, so that its
/// annotations have records by which judgements name them. Errors: Cancelled. Costs: evaluate() of each
/// system that is not known.
[[nodiscard]] support::Result<SuspectSystems> suspectSystems(const DataSet& dataSet,
    const EvaluationSpec& spec, std::span<const EvaluationPtr> known, support::Progress& progress);

/// The settings under which systems vote: without judgements, and with one gold for all of them.
[[nodiscard]] EvaluationSpec suspectSpec(EvaluationSpec spec);

} // namespace touchstone::analysis
