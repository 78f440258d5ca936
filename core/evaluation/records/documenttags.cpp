// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/records/documenttags.h"

namespace touchstone::analysis {

using annotation::Document;
using metrics::StrictScheme;

bool hasTags(const Document& document)
{
    return !document.tokens.empty() && document.tokenTags.size() == document.tokens.size();
}

bool hasTagCells(const Document& document)
{
    return !document.tokens.empty() && !hasTags(document) && document.cells.links.empty()
        && document.cells.labels.size() == document.tokens.size();
}

bool hasTagsOnBothSides(const DocumentCase& documentCase)
{
    const auto tagged = [](const Document* document) {
        return document == nullptr || hasTags(*document) || hasTagCells(*document);
    };
    return tagged(documentCase.gold) && tagged(documentCase.system)
        && (documentCase.gold == nullptr || documentCase.system == nullptr
            || documentCase.gold->tokens.size() == documentCase.system->tokens.size());
}

EvaluationSpec withoutIdleTagSettings(const Evaluation& evaluation)
{
    auto spec = evaluation.spec;
    const auto& cases = evaluation.cases;
    const bool hipe = spec.matching.pairing == match::PairingPolicy::Hipe;
    if (hipe || std::ranges::none_of(cases, hasTagsOnBothSides)) {
        spec.strictScheme = StrictScheme::None;
    }
    const auto bySentence = [](const DocumentCase& one) {
        return hasTagsOnBothSides(one) && one.gold != nullptr && hasTagCells(*one.gold)
            && !one.gold->sentences.empty();
    };
    if (hipe || std::ranges::none_of(cases, bySentence)) {
        spec.conllBySentence = false;
    }
    return spec;
}

} // namespace touchstone::analysis
