// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/rules/rulerun.h"

#include "core/evaluation/records/commonspans.h"

#include <tbb/enumerable_thread_specific.h>

namespace touchstone::analysis {

namespace {

using annotation::Confidence;
using match::SideRole;

std::string_view confidenceText(Confidence confidence)
{
    return confidence == Confidence::Low ? "low" : confidence == Confidence::High ? "high" : "normal";
}

template <typename Map>
void fillSide(RuleDocument& document, SideRole side, const annotation::Document& from,
    const annotation::LabelSet& labels, std::size_t nBest, Map&& map)
{
    const auto& tree = from.annotations;
    auto& inputs = document.input.side(side);
    for (std::uint32_t number = 0; number < tree.size(); ++number) {
        const auto& entity = tree.entities[number];
        if (!tree.counted(number)) {
            continue;
        }
        const auto& details = tree.detailsOf(number);
        rules::AnnotationInput input;
        input.span = map(entity.span);
        input.id = details.id;
        input.type = labels.name(entity.label);
        input.text = from.text.slice(entity.span);
        input.confidence = confidenceText(entity.confidence);
        input.idUncertain = entity.linkUncertain;
        input.score = details.score.value_or(input.score);
        input.noise = details.noise.value_or(input.noise);
        // Gold's links are all right; a system's are candidates, best first.
        const auto count
            = side == SideRole::Gold ? details.links.size() : std::min(details.links.size(), nBest);
        input.ids = std::span(details.links).first(count);
        if (std::any_of(input.ids.begin(), input.ids.end(), annotation::isNil)) {
            auto& links = document.links.emplace_back(input.ids.begin(), input.ids.end());
            std::erase_if(links, [](const std::string& link) { return annotation::isNil(link); });
            input.ids = links;
        }
        if (details.fragments.size() > 1) {
            auto& pieces = document.fragments.emplace_back();
            auto& words = document.texts.emplace_back();
            for (const auto piece : details.fragments) {
                words += (words.empty() ? "" : " ") + std::string(from.text.slice(piece));
                if (const auto mapped = map(piece); !mapped.empty()) {
                    pieces.push_back(mapped);
                }
            }
            input.text = words;
            input.fragments = pieces;
            if (!pieces.empty()) {
                input.span = { pieces.front().begin, pieces.back().end };
            }
        }
        inputs.push_back(input);
        document.entities[rules::index(side)].push_back(number);
    }
}

} // namespace

void fillRuleDocument(RuleDocument& document, const Evaluation& evaluation, std::size_t number)
{
    const auto& documentCase = evaluation.cases[number];
    const CommonSpans common(documentCase, Unit::Character);
    const auto nBest = static_cast<std::size_t>(std::max(evaluation.spec.links.nBest, 1));
    document.input.name = documentCase.name();
    if (documentCase.gold != nullptr) {
        fillSide(
            document, SideRole::Gold, *documentCase.gold, evaluation.gold->labels, nBest, common.ofGold());
    }
    if (documentCase.system != nullptr) {
        fillSide(document, SideRole::System, *documentCase.system, evaluation.system->labels, nBest,
            common.ofSystem());
    }
}

std::optional<std::uint32_t> rulePlaceOf(
    const RuleRun& run, std::size_t documentCase, rules::SideRole side, std::uint32_t entity)
{
    if (documentCase >= run.places.size()) {
        return std::nullopt;
    }
    const auto& entities = run.places[documentCase][rules::index(side)];
    const auto found = std::lower_bound(entities.begin(), entities.end(), entity);
    return found != entities.end() && *found == entity
        ? std::optional(static_cast<std::uint32_t>(found - entities.begin()))
        : std::nullopt;
}

support::Result<RuleRun> runRules(const Evaluation& evaluation, RuleSetup setup, support::Progress& progress,
    std::optional<std::size_t> only)
{
    RuleRun run;
    run.setup = std::move(setup);
    run.only = only;
    run.places.resize(evaluation.cases.size());
    // A thread runs its document before it asks for another.
    tbb::enumerable_thread_specific<std::unique_ptr<RuleDocument>> documents;
    const std::size_t first = only.value_or(0);
    auto done = rules::runDocuments(
        *run.setup.rules, run.setup.lists, only ? 1 : evaluation.cases.size(),
        [&](std::size_t number, rules::DocumentInput& input) {
            auto& own = documents.local();
            own = std::make_unique<RuleDocument>();
            fillRuleDocument(*own, evaluation, first + number);
            run.places[first + number] = std::move(own->entities);
            input = std::move(own->input);
        },
        progress);
    if (!done) {
        return support::Failure(done.error());
    }
    run.results = std::move(done->documents);
    if (only) {
        run.results.resize(evaluation.cases.size());
        std::swap(run.results.front(), run.results[first]);
    }
    run.counts = std::move(done->counts);
    return run;
}

} // namespace touchstone::analysis
