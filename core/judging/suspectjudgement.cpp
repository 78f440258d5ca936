// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judging/suspectjudgement.h"

#include "core/evaluation/slices/judgedrecords.h"
#include "core/judging/anchoring.h"

#include <algorithm>

namespace touchstone::analysis {

Judgement questionOf(const SuspectList& list, std::size_t index, const std::string& set)
{
    const Suspect row = list.at(index);
    Judgement question;
    bool found = false;
    bool sameText = true;
    bool proposed = false; // by the system whose record names the row
    for (const auto& [system, number] : list.records(index)) {
        const Evaluation& evaluation = *list.evaluations()[system];
        const match::PairOutcome& record = evaluation.records[number];
        const bool says = !row.proposals.empty()
            && std::ranges::binary_search(row.proposals.front().systems, system) && record.hasSystem();
        if ((row.gold && !record.hasGold()) || (found && (proposed || !says))) {
            continue;
        }
        question.record = judgedRecord(evaluation, record, set);
        found = true;
        proposed = says;
        sameText = evaluation.cases[record.document].relation == TextRelation::Equal;
    }
    if (!found) {
        question.record.set = set;
        question.record.document = row.documentName;
        auto& side = row.gold ? question.record.gold : question.record.system;
        side = JudgedAnnotation { row.place().pieces, row.place().type };
        if (row.goldEntity) {
            const annotation::Layer& gold = list.gold();
            side->type = gold.fileLabel(gold.documents[row.document].annotations.entities[*row.goldEntity]);
        }
    }
    if (!row.proposals.empty()) {
        for (const std::uint32_t system : row.proposals.front().systems) {
            question.systems.push_back(list.systems()[system]);
        }
        std::ranges::sort(question.systems);
    }
    question.score = row.score;
    question.sampled = Sampled::List;
    if (question.record.gold || sameText) {
        tellWords(question, list.gold().documents[row.document]);
    }
    return question;
}

Judgement questionOf(const Evaluation& evaluation, const match::PairOutcome& record, const std::string& set)
{
    Judgement question;
    question.record = judgedRecord(evaluation, record, set);
    question.systems = { evaluation.system->name };
    const DocumentCase& documentCase = evaluation.cases[record.document];
    if (documentCase.gold != nullptr && (record.hasGold() || documentCase.relation == TextRelation::Equal)) {
        tellWords(question, *documentCase.gold);
    }
    return question;
}

std::optional<std::vector<CorrectAnnotation>> proposedCorrection(const Suspect& suspect)
{
    if (suspect.proposals.empty()) {
        return std::nullopt;
    }
    std::vector<CorrectAnnotation> correct;
    for (const SuspectAnnotation& annotation : suspect.proposals.front().annotations) {
        correct.push_back({ annotation.pieces, annotation.type, {} });
    }
    return correct;
}

std::optional<std::vector<CorrectAnnotation>> proposedCorrection(
    const Evaluation& evaluation, const match::PairOutcome& record)
{
    const DocumentCase& documentCase = evaluation.cases[record.document];
    if (record.outcome(match::Scheme::Strict) == match::Outcome::Correct || documentCase.system == nullptr) {
        return std::nullopt;
    }
    if (!record.hasSystem()) {
        return std::vector<CorrectAnnotation> {};
    }
    if (documentCase.relation != TextRelation::Equal || documentCase.gold == nullptr) {
        return std::nullopt;
    }
    const annotation::EntityTree& tree = documentCase.system->annotations;
    const auto pieces = tree.pieces(record.system);
    const auto& links = tree.detailsOf(record.system).links;
    return std::vector<CorrectAnnotation> { { { pieces.begin(), pieces.end() },
        evaluation.system->fileLabel(tree.entities[record.system]),
        links.empty() ? std::string() : links.front() } };
}

} // namespace touchstone::analysis
