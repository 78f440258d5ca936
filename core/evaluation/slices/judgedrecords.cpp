// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/slices/judgedrecords.h"

#include "core/evaluation/slices/slicefacets.h"
#include "core/evaluation/slices/slicevalues.h"
#include "core/support/lookup.h"
#include "core/text/casefold.h"

#include <algorithm>

namespace touchstone::analysis {

namespace {

/// Its type is the file's: what a setting or a measure's list calls it says nothing of the annotation.
JudgedAnnotation judgedAnnotation(
    const annotation::Layer& layer, const annotation::Document& document, std::uint32_t entity)
{
    const auto pieces = document.annotations.pieces(entity);
    return { { pieces.begin(), pieces.end() }, layer.fileLabel(document.annotations.entities[entity]) };
}

bool knowsLabel(const annotation::LabelSet& labels, const std::string& upper)
{
    for (std::uint32_t label = 0; label < labels.size(); ++label) {
        if (text::upperCased(labels.name(annotation::LabelId { label })) == upper) {
            return true;
        }
    }
    return false;
}

bool knowsLabel(const annotation::Layer& layer, const std::string& upper)
{
    return knowsLabel(layer.labels, upper) || knowsLabel(layer.fileLabels, upper);
}

/// One side of a document, in which judged annotations are looked for.
struct JudgedSide
{
    const Evaluation& evaluation;
    const annotation::Layer& layer;
    const annotation::Document* document; ///< null: the side lacks it

    enum class Likeness : std::uint8_t { Other, Perhaps, Same };
    [[nodiscard]] Likeness likeness(const JudgedAnnotation& judged, std::uint32_t entity) const
    {
        const auto& annotations = document->annotations;
        if (!std::ranges::equal(annotations.pieces(entity), judged.pieces)) {
            return Likeness::Other;
        }
        const auto& value = annotations.entities[entity];
        const auto& own = layer.fileLabel(value);
        if (own == judged.type) {
            return Likeness::Same;
        }
        const auto upper = text::upperCased(judged.type);
        const bool perhaps = layer.labels.name(value.label) == judged.type || text::upperCased(own) == upper
            || (!knowsLabel(*evaluation.gold, upper) && !knowsLabel(*evaluation.system, upper));
        return perhaps ? Likeness::Perhaps : Likeness::Other;
    }
    /// Is this one of its annotations meant?
    [[nodiscard]] bool means(const JudgedAnnotation& judged, std::uint32_t entity) const
    {
        const auto here = likeness(judged, entity);
        bool meant = here != Likeness::Other;
        for (std::uint32_t at = 0; here == Likeness::Perhaps && meant && at < size(); ++at) {
            meant = at == entity || likeness(judged, at) == Likeness::Other;
        }
        return meant;
    }
    [[nodiscard]] bool has(const JudgedAnnotation& judged) const
    {
        for (std::uint32_t at = 0; at < size(); ++at) {
            if (means(judged, at)) {
                return true;
            }
        }
        return false;
    }
    /// Is it gone only since the settings leave out its type?
    [[nodiscard]] bool leavesOut(const JudgedAnnotation& judged) const
    {
        return knowsLabel(layer.leftOutLabels, text::upperCased(judged.type)) && !has(judged);
    }
    [[nodiscard]] std::uint32_t size() const
    {
        return document == nullptr ? 0 : static_cast<std::uint32_t>(document->annotations.size());
    }
};

/// Does it hold for the record? It is not cleared, and of its document.
bool holdsFor(const Judgement& judgement, const Evaluation& evaluation, const match::PairOutcome& record)
{
    const auto& one = evaluation.cases[record.document];
    const JudgedSide goldSide { evaluation, *evaluation.gold, one.gold };
    const JudgedSide systemSide { evaluation, *evaluation.system, one.system };
    const auto& [set, document, gold, system] = judgement.record;
    const bool hasGold = gold && record.hasGold() && goldSide.means(*gold, record.gold);
    const bool hasSystem = system && record.hasSystem() && systemSide.means(*system, record.system);
    if (gold.has_value() == record.hasGold() && hasGold == record.hasGold()
        && system.has_value() == record.hasSystem() && hasSystem == record.hasSystem()) {
        return true;
    }
    if (!hasGold && !hasSystem) {
        return false;
    }
    const bool ofGold = judgement.verdict == Verdict::GoldWrong || judgement.verdict == Verdict::BrokenText;
    if (ofGold && gold && !goldSide.leavesOut(*gold)) {
        return hasGold;
    }
    const bool either = judgement.verdict != Verdict::SystemWrong || !system || systemSide.leavesOut(*system);
    const bool sameRun
        = judgement.systems.empty() || support::contains(judgement.systems, evaluation.system->name);
    const auto isThere = [](bool here, const auto& annotation, const JudgedSide& side) {
        return here || !annotation || side.has(*annotation) || side.leavesOut(*annotation);
    };
    return (hasSystem || (either && hasGold)) && sameRun && !(record.sameSpan && record.sameType)
        && isThere(hasGold, gold, goldSide) && isThere(hasSystem, system, systemSide);
}

/// The gold's document, else the system's: of the same name.
const annotation::Document& judgedSideOf(const DocumentCase& documentCase)
{
    return documentCase.gold != nullptr ? *documentCase.gold : *documentCase.system;
}

} // namespace

std::pair<std::string, std::string> judgedDocument(
    const annotation::Document& document, const std::string& set)
{
    const std::string part(partOf(document));
    const auto& name = document.name;
    return !part.empty() && name.starts_with(part + "/") ? std::pair(part, name.substr(part.size() + 1))
                                                         : std::pair(set, name);
}

JudgedRecord judgedRecord(
    const Evaluation& evaluation, const match::PairOutcome& record, const std::string& set)
{
    const auto& documentCase = evaluation.cases[record.document];
    auto [own, document] = judgedDocument(judgedSideOf(documentCase), set);
    JudgedRecord judged { std::move(own), std::move(document), {}, {} };
    if (record.hasGold()) {
        judged.gold = judgedAnnotation(*evaluation.gold, *documentCase.gold, record.gold);
    }
    if (record.hasSystem()) {
        judged.system = judgedAnnotation(*evaluation.system, *documentCase.system, record.system);
    }
    return judged;
}

std::vector<const Judgement*> judgementsOf(
    const JudgementTable& table, const Evaluation& evaluation, const match::PairOutcome& record)
{
    std::vector<const Judgement*> holding;
    const auto [set, document] = judgedDocument(judgedSideOf(evaluation.cases[record.document]), table.set());
    for (const auto& judgement : table.of(set, document)) {
        if (judgement.verdict != Verdict::Cleared && holdsFor(judgement, evaluation, record)) {
            holding.push_back(&judgement);
        }
    }
    table.rank(holding);
    return holding;
}

const Judgement* judgementOf(const Evaluation& evaluation, const match::PairOutcome& record)
{
    const auto* const table = evaluation.spec.slices.judgements.get();
    const auto holding
        = table == nullptr ? std::vector<const Judgement*>() : judgementsOf(*table, evaluation, record);
    return holding.empty() ? nullptr : holding.back();
}

namespace {

/// By case: is anything said of the document? Of the others no record need be looked at.
std::vector<bool> judgedCases(const Evaluation& evaluation)
{
    const auto& table = *evaluation.spec.slices.judgements;
    std::vector<bool> judged;
    for (const auto& one : evaluation.cases) {
        const auto [set, document] = judgedDocument(judgedSideOf(one), table.set());
        judged.push_back(!table.of(set, document).empty());
    }
    return judged;
}

/// What judges who have a name say of the record, by name; what is adjudicated is none of it.
std::map<std::string_view, Verdict> saidByJudges(
    const Evaluation& evaluation, const match::PairOutcome& record)
{
    std::map<std::string_view, Verdict> said; // of one judge the newest stands last
    for (const auto* const one : judgementsOf(*evaluation.spec.slices.judgements, evaluation, record)) {
        if (!one->judge.empty() && !one->adjudicated) {
            said[one->judge] = one->verdict;
        }
    }
    return said;
}

/// What the first two judges by name say of the record; nothing: fewer have judged it.
std::optional<std::pair<Verdict, Verdict>> verdictPair(
    const Evaluation& evaluation, const match::PairOutcome& record)
{
    const auto said = saidByJudges(evaluation, record);
    return said.size() < 2 ? std::nullopt
                           : std::optional(std::pair(said.begin()->second, std::next(said.begin())->second));
}

/// `verdict`: of a record; nothing: nobody has judged it.
template <typename VerdictOf> SliceValues verdictValues(const Evaluation& evaluation, VerdictOf verdict)
{
    SliceValues values;
    for (const auto each : givenVerdicts) {
        values.names.emplace_back(verdictName(each));
    }
    values.names.emplace_back(noSliceValue);
    const auto judged = judgedCases(evaluation);
    for (const auto& record : evaluation.records) {
        const auto said = judged[record.document] ? verdict(record) : std::nullopt;
        values.ofRecords.push_back(
            static_cast<std::uint32_t>(said ? static_cast<std::size_t>(*said) : givenVerdicts.size()));
    }
    return values;
}

} // namespace

SliceValues judgementValues(const Evaluation& evaluation)
{
    return verdictValues(evaluation, [&evaluation](const match::PairOutcome& record) {
        const auto* const judgement = judgementOf(evaluation, record);
        return judgement == nullptr ? std::nullopt : std::optional(judgement->verdict);
    });
}

SliceValues verdictValuesOf(const Evaluation& evaluation, const std::string& judge)
{
    return verdictValues(evaluation, [&](const match::PairOutcome& record) -> std::optional<Verdict> {
        const auto said = saidByJudges(evaluation, record);
        const auto own = said.find(judge);
        return own == said.end() ? std::nullopt : std::optional(own->second);
    });
}

SliceValues verdictPairValues(const Evaluation& evaluation)
{
    SliceValues values;
    for (const auto first : givenVerdicts) {
        for (const auto second : givenVerdicts) {
            values.names.push_back(std::string(verdictName(first)) + "/" + std::string(verdictName(second)));
        }
    }
    values.names.emplace_back(noSliceValue);
    const auto judged = judgedCases(evaluation);
    for (const auto& record : evaluation.records) {
        const auto pair = judged[record.document] ? verdictPair(evaluation, record) : std::nullopt;
        const auto number = !pair ? values.names.size() - 1
                                  : static_cast<std::size_t>(pair->first) * givenVerdicts.size()
                + static_cast<std::size_t>(pair->second);
        values.ofRecords.push_back(static_cast<std::uint32_t>(number));
    }
    return values;
}

} // namespace touchstone::analysis
