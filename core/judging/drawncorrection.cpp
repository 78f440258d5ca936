// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judging/drawncorrection.h"

#include "core/evaluation/slices/judgedrecords.h"
#include "core/judging/anchoring.h"
#include "core/text/tokens.h"

#include <algorithm>

namespace touchstone::analysis {

std::vector<text::Span> borderTokens(const annotation::Document& document)
{
    return document.tokens.empty() ? text::splitTokens(document.text) : document.tokens;
}

text::Span toTokens(std::span<const text::Span> tokens, text::Span span)
{
    return text::charactersOf(tokens, text::tokensOf(tokens, span));
}

text::Span withMovedBorder(std::span<const text::Span> tokens, text::Span span, Border border, bool outwards)
{
    text::Span moved = span;
    const bool forward = (border == Border::End) == outwards;
    if (border == Border::Begin) {
        // The nearest begin of a token behind, or before, this one.
        const auto next = std::ranges::partition_point(tokens,
            [&](text::Span token) { return forward ? token.begin <= span.begin : token.begin < span.begin; });
        if (forward ? next == tokens.end() : next == tokens.begin()) {
            return span;
        }
        moved.begin = forward ? next->begin : std::prev(next)->begin;
    } else {
        const auto next = std::ranges::partition_point(
            tokens, [&](text::Span token) { return forward ? token.end <= span.end : token.end < span.end; });
        if (forward ? next == tokens.end() : next == tokens.begin()) {
            return span;
        }
        moved.end = forward ? next->end : std::prev(next)->end;
    }
    return moved.empty() ? span : moved;
}

std::vector<std::string> typesOf(const annotation::Layer& gold)
{
    const annotation::LabelSet& labels = gold.fileLabels.size() > 0 ? gold.fileLabels : gold.labels;
    std::vector<std::string> types;
    for (std::uint32_t label = 0; label < labels.size(); ++label) {
        types.push_back(labels.name(annotation::LabelId { label }));
    }
    std::ranges::sort(types);
    return types;
}

Judgement questionOfMissing(
    const annotation::Document& gold, const CorrectAnnotation& missing, const std::string& set)
{
    Judgement question;
    std::tie(question.record.set, question.record.document) = judgedDocument(gold, set);
    question.record.system = JudgedAnnotation { missing.pieces, missing.type };
    tellWords(question, gold);
    return question;
}

} // namespace touchstone::analysis
