// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/scoring/scorefloor.h"

#include "core/annotation/keeping.h"
#include "core/support/findingkinds.h"
#include "core/support/numbers.h"

namespace touchstone::analysis {

namespace {

using annotation::EntityTree;
using annotation::Layer;
using support::Severity;

struct Found
{
    std::size_t entities = 0;
    std::size_t untold = 0;
    std::size_t dropped = 0;
};

/// By annotation, of role entity: does it stay? Empty where all do.
std::vector<bool> stays(const EntityTree& tree, double minScore, Found& found)
{
    std::vector<bool> keeps;
    for (std::uint32_t entity = 0; entity < tree.size(); ++entity) {
        if (!tree.counted(entity)) {
            continue;
        }
        ++found.entities;
        const auto& score = tree.detailsOf(entity).score;
        found.untold += score ? 0U : 1U;
        if (score && *score < minScore) {
            ++found.dropped;
            if (keeps.empty()) {
                keeps.assign(tree.size(), true);
            }
            keeps[entity] = false;
        }
    }
    return keeps;
}

void tell(Evaluation& evaluation, double minScore, const Found& found)
{
    const auto& system = *evaluation.system;
    const auto setting = "--min-score " + support::shortest(minScore);
    const auto add = [&](Severity severity, support::FindingCode code, support::Message said) {
        evaluation.diagnostics.add(severity, code, { system.path, 0, 0 }, std::move(said));
    };
    const auto all = support::GroupedNumber { static_cast<std::int64_t>(found.entities) };
    if (found.entities > 0 && found.untold == found.entities) {
        add(Severity::Warning, "score.none",
            support::said(
                "No annotation of %1 has a confidence score, so %2 changes nothing. Scores stand in "
                "the key \"score\" of JSONL and in the column score of tables, for example.",
                system.name, setting));
        return;
    }
    if (found.untold > 0) {
        add(Severity::Warning, "score.untold",
            support::saidOf(static_cast<std::int64_t>(found.untold),
                "%Ln of %1 annotations of %2 have no confidence score; %3 keeps them.",
                "%Ln of %1 annotations of %2 have no confidence score; %3 keeps them.", all, system.name,
                setting));
    }
    if (found.dropped > 0) {
        add(Severity::Note, "score.dropped",
            support::saidOf(static_cast<std::int64_t>(found.dropped),
                "%Ln of %1 annotations of %2 have a lower score than %3 and are left out; errors --list %4 "
                "lists them.",
                "%Ln of %1 annotations of %2 have a lower score than %3 and are left out; errors --list %4 "
                "lists them.",
                all, system.name, support::shortest(minScore), leftOutList));
    }
}

} // namespace

void dropBelow(Evaluation& evaluation, double minScore)
{
    const auto old = evaluation.system;
    std::shared_ptr<Layer> made;
    Found found;
    for (auto& documentCase : evaluation.cases) {
        const auto* from = documentCase.system;
        if (from == nullptr) {
            continue;
        }
        auto keeps = stays(from->annotations, minScore, found);
        if (keeps.empty()) {
            continue;
        }
        if (made == nullptr) {
            made = std::make_shared<Layer>(*old);
        }
        auto& into = made->documents[static_cast<std::size_t>(from - old->documents.data())];
        annotation::keepComponentsOf(from->annotations, keeps);
        into.annotations = annotation::onlyKept(from->annotations, keeps);
        into.tokenTags.clear();
        into.cells = {};
        if (from->withoutText() && into.annotations.size() == 0 && documentCase.gold != nullptr) {
            into.text = documentCase.gold->text;
        }
    }
    if (made != nullptr) {
        for (auto& documentCase : evaluation.cases) {
            if (documentCase.system != nullptr) {
                documentCase.system
                    = &made->documents[static_cast<std::size_t>(documentCase.system - old->documents.data())];
            }
        }
        evaluation.system = std::move(made);
    }
    tell(evaluation, minScore, found);
}

RecordList leftOutRecords(const Evaluation& whole, double minScore)
{
    RecordList list;
    list.id = leftOutList;
    list.title = "Left out by the confidence threshold";
    ValueColumn scores { "score", "Score", "How sure the system is, as it tells.", {} };
    for (const auto& record : whole.records) {
        if (!record.hasSystem()) {
            continue;
        }
        const auto& score = whole.cases[record.document].system->annotations.detailsOf(record.system).score;
        if (score && *score < minScore) {
            list.records.push_back(record);
            scores.values.push_back(*score);
        }
    }
    list.bits.assign(list.records.size(), 0);
    list.values.push_back(std::move(scores));
    return list;
}

} // namespace touchstone::analysis
