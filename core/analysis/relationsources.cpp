// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/relationsources.h"

#include "core/io/relationfiles.h"

namespace touchstone::analysis {

support::Result<void> loadRelations(
    const RelationSources& sources, EvaluationSpec& spec, support::Diagnostics& rest)
{
    auto overlap = spec.overlap;
    auto links = spec.links;
    const auto take = [](auto read, auto& target) -> support::Result<void> {
        if (!read) {
            return tl::unexpected(read.error());
        }
        target = std::move(*read);
        return {};
    };
    auto tagset = spec.hipe.tagset;
    support::Result<void> done;
    if (!sources.typeWeights.empty()) {
        done = take(io::readWeights(sources.typeWeights, "type"), overlap.types.weights);
    }
    if (done && !sources.typeParents.empty()) {
        done = take(io::readParents(sources.typeParents), overlap.types.parents);
    }
    if (done && !sources.linkWeights.empty()) {
        done = take(io::readWeights(sources.linkWeights, "id"), overlap.links.weights);
    }
    if (done && !sources.linkEquivalents.empty()) {
        done = take(io::readEquivalents(sources.linkEquivalents), links.equivalents);
    }
    if (done && !sources.tagset.empty()) {
        done = take(io::readTagset(sources.tagset), tagset);
    }
    if (done && sources.rules != RuleSources {}) {
        support::Diagnostics findings;
        auto rules = loadRules(sources.rules, findings, support::Progress());
        if (rules) {
            spec.rules.setup = std::make_shared<const RuleSetup>(std::move(*rules));
        } else {
            done = tl::unexpected(rules.error());
        }
        bool told = done.has_value();
        for (const auto& finding : findings.list()) {
            const bool first = !told && finding.message == done.error().text
                && finding.place.line == done.error().place.line
                && finding.place.file == done.error().place.file;
            told = told || first;
            if (!first) {
                rest.add(finding);
            }
        }
    }
    if (done) {
        spec.hipe.tagset = std::move(tagset);
        spec.overlap = std::move(overlap);
        spec.links = std::move(links);
    }
    return done;
}

support::Result<void> loadRelations(const RelationSources& sources, EvaluationSpec& spec)
{
    support::Diagnostics rest;
    return loadRelations(sources, spec, rest);
}

} // namespace touchstone::analysis
