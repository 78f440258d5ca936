// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/scoring/relationloading.h"

#include "core/annotation/relabelling.h"
#include "core/evaluation/settings/attributetable.h"
#include "core/evaluation/settings/trainingnames.h"
#include "core/evaluation/slices/slicefacets.h"
#include "core/io/open/opener.h"
#include "core/io/userfiles/attributefile.h"
#include "core/io/userfiles/relationfiles.h"
#include "core/io/userfiles/thresholdfile.h"
#include "core/support/findingkinds.h"
#include "core/support/numbers.h"

namespace touchstone::analysis {

namespace {

support::Result<annotation::LayerPtr> loadTraining(
    const RelationSources& sources, support::Progress& progress)
{
    auto layer = io::openLayer(sources.train, "training data", sources.trainOptions, progress);
    // Types that are not scored are known of the training data all the same: "other-label" speaks of them.
    auto labels = sources.trainLabels;
    labels.types.clear();
    if (!layer || labels.empty()) {
        return layer;
    }
    return std::make_shared<const annotation::Layer>(
        annotation::relabelled(**layer, labels, annotation::LabelSide::Gold).layer);
}

/// The names of the training data under the gold's labels.
support::Result<std::shared_ptr<const TrainingNames>> readTraining(const RelationSources& sources,
    support::Diagnostics& rest, support::Progress& progress, annotation::LayerPtr* training)
{
    const auto layer = loadTraining(sources, progress);
    if (!layer) {
        return support::Failure(layer.error());
    }
    if (training != nullptr) {
        *training = *layer;
    }
    rest.append((*layer)->diagnostics);
    auto names = std::make_shared<const TrainingNames>(**layer);
    const support::Place place { sources.train, 0, 0 };
    rest.add(support::Severity::Note, "train.read", place,
        support::said("The training data annotates %1 times, %2 different strings as entities.",
            names->annotations(), names->strings()));
    if (names->strings() == 0) {
        rest.add(support::Severity::Warning, "train.empty", place,
            support::said(names->withoutText() > 0
                    ? "The training data has no text beside its annotations, so nothing is known of its "
                      "names."
                    : "The training data has no annotation, so nothing was seen in it."));
    }
    return names;
}

support::Result<std::shared_ptr<const AttributeTable>> readAttributes(const std::string& path)
{
    return io::readAttributes(path).map([&path](auto&& read) {
        return std::make_shared<const AttributeTable>(std::move(read.columns), std::move(read.rows), path);
    });
}

support::Result<void> takeMinScore(
    const MinScoreSource& source, std::optional<double>& minScore, support::Diagnostics& rest)
{
    if (source.file.empty()) {
        return {};
    }
    return io::readThreshold(source.file, source.system, source.scheme)
        .map([&](const io::ChosenThreshold& chosen) {
            minScore = chosen.score;
            rest.add(support::Severity::Note, "score.chosen", { source.file, 0, 0 },
                support::said("--min-score is %1: chosen for %2 of %3 there.",
                    support::shortest(chosen.score), chosen.what, chosen.system));
        });
}

} // namespace

support::Result<void> loadRelations(const RelationSources& sources, EvaluationSpec& spec,
    support::Diagnostics& rest, support::Progress& progress, annotation::LayerPtr* trainingLayer)
{
    auto made = spec;
    const auto take = [](const std::string& path, const auto& read, auto& target) -> support::Result<void> {
        return path.empty() ? support::Result<void>()
                            : read(path).map([&target](auto found) { target = std::move(found); });
    };
    const auto weightsOf = [](const char* what) {
        return [what](const std::string& path) { return io::readWeights(path, what); };
    };
    const auto training
        = [&](const std::string&) { return readTraining(sources, rest, progress, trainingLayer); };
    auto& slices = made.slices;
    auto done
        = take(sources.typeWeights, weightsOf("type"), made.overlap.types.weights)
              .and_then(
                  [&] { return take(sources.typeParents, io::readParents, made.overlap.types.parents); })
              .and_then(
                  [&] { return take(sources.linkWeights, weightsOf("id"), made.overlap.links.weights); })
              .and_then(
                  [&] { return take(sources.linkEquivalents, io::readEquivalents, made.links.equivalents); })
              .and_then([&] { return take(sources.tagset, io::readTagset, made.hipe.tagset); })
              .and_then([&] { return take(sources.attributes, readAttributes, slices.attributes); })
              .and_then(
                  [&] { return sources.attributes.empty() ? support::Result<void>() : checkBounds(slices); })
              .and_then([&] { return take(sources.train, training, slices.training); })
              .and_then([&] { return takeMinScore(sources.minScore, made.minScore, rest); });
    if (done && !sources.attributes.empty()) {
        slices.attributesDigest = slices.attributes->digest();
    }
    if (done && !sources.train.empty()) {
        slices.trainingDigest = slices.training->digest();
    }
    if (done && sources.rules != RuleSources {}) {
        support::Diagnostics findings;
        auto rules = loadRules(sources.rules, findings, support::Progress());
        if (rules) {
            made.rules.setup = std::make_shared<const RuleSetup>(std::move(*rules));
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
        spec = std::move(made);
    }
    return done;
}

support::Result<void> loadRelations(const RelationSources& sources, EvaluationSpec& spec)
{
    support::Diagnostics rest;
    support::Progress progress;
    return loadRelations(sources, spec, rest, progress);
}

} // namespace touchstone::analysis
