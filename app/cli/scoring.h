// SPDX-License-Identifier: GPL-3.0-or-later
// Scoring: from options to evaluated systems, layer by layer, slice by slice.
#pragma once

#include "app/cli/report.h"

#include "core/support/progress.h"
#include "core/support/result.h"

#include <functional>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

namespace touchstone::cli {

/// What was found on the way. Layers and slices of one file find much of it again; that is told once.
class Findings
{
public:
    /// `again`: the same files were looked at before.
    void add(const support::Diagnostics& findings, bool again);
    /// A run of other texts than its gold's stays out; the others are scored all the same.
    void refuse(const support::Error& error) { m_refused.push_back(error); }

    [[nodiscard]] const support::Diagnostics& all() const { return m_all; }
    [[nodiscard]] const std::vector<support::Error>& refused() const { return m_refused; }
    /// With why runs were refused, that first: for files.
    [[nodiscard]] support::Diagnostics told() const;

private:
    support::Diagnostics m_all;
    std::vector<support::Error> m_refused;
    std::set<std::string> m_seen;
};

/// How the progress of a piece of work is shown, by what it is called.
using Reports = std::function<support::Progress::Report(std::string what)>;

/// The settings of the options with the files that belong to them; of several layers without the training
/// data, which scoreAll reads for each. Errors, and what `rest` is told: those of
/// loadRelations and of the label map, which the training data follow.
[[nodiscard]] support::Result<analysis::EvaluationSpec> loadSpec(
    const Options& options, support::Diagnostics& rest, support::Progress& progress);

/// Every layer, noise level and period of every system but those that are refused. Each layer is read once,
/// of several layers also of the training data. Errors: those of loadDataSet, of loadRelations for training
/// data, evaluate and computeMeasure; InvalidOption for `--layer all` of a gold without columns.
[[nodiscard]] support::Result<std::vector<ScoredSystem>> scoreAll(const Options& options,
    const analysis::EvaluationSpec& spec, std::stop_token stop, const Reports& reports, Findings& findings);

} // namespace touchstone::cli
