// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/slices/judgedrecords.h"

#include "core/evaluation/slices/slicefacets.h"
#include "core/evaluation/slices/slicevalues.h"

namespace touchstone::analysis {

namespace {

/// Its type is the annotation's own: what a measure's list calls it says nothing of the annotation.
JudgedAnnotation judgedAnnotation(
    const annotation::Layer& layer, const annotation::Document& document, std::uint32_t entity)
{
    const auto pieces = document.annotations.pieces(entity);
    return { { pieces.begin(), pieces.end() },
        std::string(layer.labels.name(document.annotations.entities[entity].label)) };
}

/// Data set and document as they are called where the data sets are not joined.
std::pair<std::string, std::string> judgedDocument(const DocumentCase& documentCase, const std::string& set)
{
    const auto& document = documentCase.gold != nullptr ? *documentCase.gold : *documentCase.system;
    const std::string part(partOf(document));
    const auto& name = documentCase.name();
    return !part.empty() && name.starts_with(part + "/") ? std::pair(part, name.substr(part.size() + 1))
                                                         : std::pair(set, name);
}

} // namespace

JudgedRecord judgedRecord(
    const Evaluation& evaluation, const match::PairOutcome& record, const std::string& set)
{
    const auto& documentCase = evaluation.cases[record.document];
    auto [own, document] = judgedDocument(documentCase, set);
    JudgedRecord judged { std::move(own), std::move(document), {}, {} };
    if (record.hasGold()) {
        judged.gold = judgedAnnotation(*evaluation.gold, *documentCase.gold, record.gold);
    }
    if (record.hasSystem()) {
        judged.system = judgedAnnotation(*evaluation.system, *documentCase.system, record.system);
    }
    return judged;
}

const Judgement* judgementOf(const Evaluation& evaluation, const match::PairOutcome& record)
{
    const auto* const table = evaluation.spec.slices.judgements.get();
    const auto* const judgement
        = table == nullptr ? nullptr : table->of(judgedRecord(evaluation, record, table->set()));
    return judgement == nullptr || judgement->verdict == Verdict::Cleared ? nullptr : judgement;
}

SliceValues judgementValues(const Evaluation& evaluation)
{
    SliceValues values;
    for (const auto verdict : givenVerdicts) {
        values.names.emplace_back(verdictName(verdict));
    }
    values.names.emplace_back(noSliceValue);
    const auto& table = *evaluation.spec.slices.judgements;
    std::vector<bool> judged; // of the others no record need be looked at
    for (const auto& one : evaluation.cases) {
        const auto [set, document] = judgedDocument(one, table.set());
        judged.push_back(!table.of(set, document).empty());
    }
    for (const auto& record : evaluation.records) {
        const auto* const judgement = judged[record.document] ? judgementOf(evaluation, record) : nullptr;
        values.ofRecords.push_back(static_cast<std::uint32_t>(
            judgement == nullptr ? givenVerdicts.size() : static_cast<std::size_t>(judgement->verdict)));
    }
    return values;
}

} // namespace touchstone::analysis
