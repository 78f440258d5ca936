// SPDX-License-Identifier: GPL-3.0-or-later
// Scores of a gold under corrections beside those of the corrected file, and corrections of any gold.
#pragma once

#include "core/evaluation/dataset/corrections.h"
#include "core/evaluation/settings/evaluationspec.h"
#include "tests/support/folder.h"
#include "tests/support/random.h"

#include <gtest/gtest.h>

namespace touchstone::testsupport {

/// Reads the data set; fails the test where that is not possible.
[[nodiscard]] analysis::DataSet loaded(const analysis::DataSetSpec& spec);

/// All that every measure of the registry says of every system, to the last digit: by the measure's id, with
/// the evaluation's spec.
[[nodiscard]] std::map<std::string, std::string> allScores(
    const analysis::DataSet& data, const analysis::EvaluationSpec& spec = {});

/// Every annotation of the layer, "document 3-8 LOC", sorted.
[[nodiscard]] std::vector<std::string> annotationsOf(const annotation::Layer& layer);

/// Corrections of a gold that any format can hold, as a table, and what is right then.
struct MadeCorrections
{
    std::string table;
    std::size_t rows = 0;
    std::vector<std::string> right; ///< as annotationsOf
};
/// Of about one annotation in `each`: removed, of another type, a token longer or shorter; and at some places
/// without an annotation one more. `gold`: flat, with tokens.
[[nodiscard]] MadeCorrections correctionsOf(
    const annotation::Layer& gold, std::uint32_t seed, std::uint32_t each);

} // namespace touchstone::testsupport
