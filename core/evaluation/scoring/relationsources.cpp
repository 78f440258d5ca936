// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/scoring/relationsources.h"

#include "core/annotation/relabelling.h"
#include "core/evaluation/settings/attributetable.h"
#include "core/evaluation/settings/trainingnames.h"
#include "core/evaluation/slices/slicefacets.h"
#include "core/io/open/opener.h"
#include "core/io/userfiles/attributefile.h"
#include "core/io/userfiles/relationfiles.h"
#include "core/support/findingkinds.h"

namespace touchstone::analysis {

namespace {

/// The names of the training data under the gold's labels.
support::Result<std::shared_ptr<const TrainingNames>> readTraining(
    const RelationSources& sources, support::Diagnostics& rest, support::Progress& progress)
{
    const auto layer = io::openLayer(sources.train, "training data", sources.trainOptions, progress);
    if (!layer) {
        return support::Failure(layer.error());
    }
    rest.append((*layer)->diagnostics);
    // Types that are not scored are known of the training data all the same: "other-label" speaks of them.
    auto labels = sources.trainLabels;
    labels.types.clear();
    auto names = std::make_shared<const TrainingNames>(labels.empty()
            ? **layer
            : annotation::relabelled(**layer, labels, annotation::LabelSide::Gold).layer);
    const support::Place place { sources.train, 0, 0 };
    rest.add(support::Severity::Note, "train.read", place,
        "The training data annotates " + std::to_string(names->annotations()) + " times, "
            + std::to_string(names->strings()) + " different strings as entities.");
    if (names->strings() == 0) {
        rest.add(support::Severity::Warning, "train.empty", place,
            names->withoutText() > 0
                ? "The training data has no text beside its annotations, so nothing is known of its names."
                : "The training data has no annotation, so nothing was seen in it.");
    }
    return names;
}

} // namespace

support::Result<void> loadRelations(const RelationSources& sources, EvaluationSpec& spec,
    support::Diagnostics& rest, support::Progress& progress)
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
    auto slices = spec.slices;
    if (done && !sources.attributes.empty()) {
        auto read = io::readAttributes(sources.attributes);
        if (read) {
            slices.attributes = std::make_shared<const AttributeTable>(
                std::move(read->columns), std::move(read->rows), sources.attributes);
            slices.attributesDigest = slices.attributes->digest();
        } else {
            done = tl::unexpected(read.error());
        }
    }
    if (done && !sources.attributes.empty()) {
        done = checkBounds(slices);
    }
    if (done && !sources.train.empty()) {
        auto read = readTraining(sources, rest, progress);
        if (read) {
            slices.training = std::move(*read);
            slices.trainingDigest = slices.training->digest();
        } else {
            done = tl::unexpected(read.error());
        }
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
        spec.slices = std::move(slices);
    }
    return done;
}

support::Result<void> loadRelations(
    const RelationSources& sources, EvaluationSpec& spec, support::Diagnostics& rest)
{
    support::Progress progress;
    return loadRelations(sources, spec, rest, progress);
}

support::Result<void> loadRelations(const RelationSources& sources, EvaluationSpec& spec)
{
    support::Diagnostics rest;
    return loadRelations(sources, spec, rest);
}

} // namespace touchstone::analysis
