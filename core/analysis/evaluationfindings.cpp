// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/evaluationfindings.h"

#include "core/io/hipereader.h"
#include "core/support/findingkinds.h"

#include <algorithm>
#include <filesystem>

namespace touchstone::analysis {

namespace {

using support::Severity;

bool usesEquivalents(const annotation::Layer& layer, const annotation::LinkEquivalents& equivalents)
{
    for (const auto& document : layer.documents) {
        for (std::uint32_t entity = 0; entity < document.annotations.size(); ++entity) {
            const auto& links = document.annotations.detailsOf(entity).links;
            if (std::any_of(links.begin(), links.end(),
                    [&](const std::string& id) { return equivalents.representative.count(id) > 0; })) {
                return true;
            }
        }
    }
    return false;
}

} // namespace

void tellUnusedEquivalents(const Evaluation& evaluation, support::Diagnostics& findings)
{
    const auto& equivalents = evaluation.spec.links.equivalents;
    if (!equivalents.empty() && !usesEquivalents(*evaluation.gold, equivalents)
        && !usesEquivalents(*evaluation.system, equivalents)) {
        findings.add(Severity::Warning, "links.equivalents", { evaluation.system->path, 0, 0 },
            "No id of --link-equivalents occurs in the links of gold or system, so it changes nothing: \""
                + equivalents.representative.begin()->first
                + "\" for example. Its lines must hold ids as the data have them.");
    }
}

namespace {

void tellLinksAsTypes(Evaluation& evaluation)
{
    if (evaluation.gold->format == "hipe" && evaluation.gold->column.starts_with("links")
        && evaluation.spec.matching.pairing != match::PairingPolicy::Hipe) {
        evaluation.diagnostics.add(Severity::Warning, "hipe.links-as-types",
            { evaluation.system->path, 0, 0 },
            "Of a column of links muc and conll compare the types of the spans, which are those of the "
            "coarse "
            "column. --measure links compares the links, and so do --pairing hipe and the presets of HIPE.");
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
