// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/scoring/evaluationfindings.h"

#include "core/evaluation/records/usedequivalents.h"
#include "core/io/formats/hipe/hipereader.h"
#include "core/support/findingkinds.h"

#include <filesystem>

namespace touchstone::analysis {

namespace {

using support::Severity;

void tellLinksAsTypes(Evaluation& evaluation)
{
    if (evaluation.gold->format == "hipe" && evaluation.gold->column.starts_with("links")
        && evaluation.spec.matching.pairing != match::PairingPolicy::Hipe) {
        evaluation.diagnostics.add(Severity::Warning, "hipe.links-as-types",
            { evaluation.system->path, 0, 0 },
            "Of a column of links muc and conll compare the types of the spans, which are those of the "
            "coarse column. --measure links compares the links, and so do --pairing hipe and the presets of "
            "HIPE.");
    }
}

bool sameFile(const std::string& a, const std::string& b)
{
    std::error_code error;
    return a == b || std::filesystem::equivalent(a, b, error);
}

void tellCopy(Evaluation& evaluation)
{
    constexpr std::int64_t least = 30;
    const auto& all = evaluation.overall[static_cast<std::size_t>(match::Scheme::Strict)];
    const auto count = all[match::Outcome::Correct];
    const bool whole = evaluation.spec.slice.whole() && !evaluation.spec.minScore;
    if (!whole || count < least || all.actual() != count
        || sameFile(evaluation.gold->path, evaluation.system->path)) {
        return;
    }
    const auto column = io::hipeColumnOf(evaluation.gold->column);
    evaluation.diagnostics.add(Severity::Warning, "system.copy", { evaluation.system->path, 0, 0 },
        "Every annotation "
            + (column.empty() ? std::string() : "of this column, " + std::string(column) + ", ")
            + "equals the gold's (" + std::to_string(count) + "); is it a copy?");
}

} // namespace

void tellOfEvaluation(Evaluation& evaluation)
{
    tellLinksAsTypes(evaluation);
    if (evaluation.spec.matching.pairing == match::PairingPolicy::Hipe) {
        tellUnusedEquivalents(evaluation, evaluation.diagnostics);
    }
    tellCopy(evaluation);
}

} // namespace touchstone::analysis
