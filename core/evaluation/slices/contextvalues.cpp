// SPDX-License-Identifier: GPL-3.0-or-later
// Slices by what stands around an annotation.
#include "core/evaluation/slices/recordcontexts.h"
#include "core/evaluation/slices/slicefacets.h"
#include "core/evaluation/slices/slicevalues.h"
#include "core/support/lookup.h"

namespace touchstone::analysis {

namespace {

/// Values in the order of their numbers, and `noSliceValue`. `number`: that of a record's context; what is no
/// number of a value is unknown.
template <typename Number>
SliceValues byContext(const Evaluation& evaluation, std::span<const char* const> values, Number&& number)
{
    SliceValues result { { values.begin(), values.end() }, {}, {} };
    result.names.emplace_back(noSliceValue);
    const auto unknown = static_cast<std::uint32_t>(values.size());
    result.ofRecords = support::listOf<std::uint32_t>(
        recordContexts(evaluation).ofRecords, [&](const RecordContext& context) {
            return std::min(unknown, static_cast<std::uint32_t>(number(context)));
        });
    return result;
}

SliceValues byWord(const Evaluation& evaluation, std::uint32_t RecordContext::*word, bool withEdges)
{
    const auto& contexts = recordContexts(evaluation);
    return wordValues(
        { contexts.words, support::listOf<std::uint32_t>(contexts.ofRecords, word), withEdges });
}

SliceValues byShape(const Evaluation& evaluation, std::uint32_t RecordContext::*word)
{
    const auto& shapes = recordContexts(evaluation).shapes;
    std::vector<const char*> values(text::shapeNames.begin(), text::shapeNames.end());
    values.push_back(edgeSliceValue.data());
    return byContext(evaluation, values, [&](const RecordContext& context) -> std::size_t {
        const auto number = context.*word;
        return number < shapes.size()       ? static_cast<std::size_t>(shapes[number])
            : number == RecordContext::edge ? text::shapeNames.size()
                                            : text::shapeNames.size() + 1;
    });
}

SliceValues byNumber(const Evaluation& evaluation, const std::string& slice, const std::vector<double>& usual,
    std::uint32_t RecordContext::*number)
{
    return binValues(evaluation, slice, usual, 1,
        support::listOf<std::optional<double>>(
            recordContexts(evaluation).ofRecords, [number](const RecordContext& context) {
                return context.*number > 0 ? std::optional<double>(context.*number) : std::nullopt;
            }));
}

} // namespace

SliceValues firstWordValues(const Evaluation& evaluation)
{
    return byWord(evaluation, &RecordContext::firstWord, false);
}
SliceValues lastWordValues(const Evaluation& evaluation)
{
    return byWord(evaluation, &RecordContext::lastWord, false);
}
SliceValues wordBeforeValues(const Evaluation& evaluation)
{
    return byWord(evaluation, &RecordContext::wordBefore, true);
}
SliceValues wordAfterValues(const Evaluation& evaluation)
{
    return byWord(evaluation, &RecordContext::wordAfter, true);
}
SliceValues shapeBeforeValues(const Evaluation& evaluation)
{
    return byShape(evaluation, &RecordContext::wordBefore);
}
SliceValues shapeAfterValues(const Evaluation& evaluation)
{
    return byShape(evaluation, &RecordContext::wordAfter);
}

SliceValues enclosedValues(const Evaluation& evaluation)
{
    constexpr std::array values { "brackets", "after-bracket", "before-bracket", "quotes", "no" };
    return byContext(evaluation, values, [&values](const RecordContext& context) {
        return context.enclosed ? static_cast<std::size_t>(*context.enclosed) : values.size();
    });
}

SliceValues sentencePositionValues(const Evaluation& evaluation)
{
    constexpr std::array values { "whole", "start", "inside", "end" };
    return byContext(evaluation, values, [](const RecordContext& context) { return context.position; });
}

SliceValues sentenceLengthValues(const Evaluation& evaluation)
{
    return byNumber(evaluation, "sentence-length", { 3, 9, 24 }, &RecordContext::sentenceLength);
}

SliceValues sentenceCaseValues(const Evaluation& evaluation)
{
    constexpr std::array values { "capitals", "usual" };
    return byContext(evaluation, values, [](const RecordContext& context) { return context.letters; });
}

SliceValues sentenceAnnotationValues(const Evaluation& evaluation)
{
    return byNumber(evaluation, "sentence-annotations", { 1, 2, 3, 6 }, &RecordContext::sentenceAnnotations);
}

SliceValues sentenceTypeValues(const Evaluation& evaluation)
{
    constexpr std::array values { "alone", "same-type", "mixed" };
    return byContext(evaluation, values, [](const RecordContext& context) { return context.others; });
}

SliceValues neighbourValues(const Evaluation& evaluation)
{
    constexpr std::array values { "touching", "one-between", "apart" };
    return byContext(evaluation, values, [](const RecordContext& context) { return context.neighbour; });
}

SliceValues crossingValues(const Evaluation& evaluation)
{
    constexpr std::array values { "yes", "no" };
    return byContext(
        evaluation, values, [](const RecordContext& context) { return context.crossing ? 0 : 1; });
}

SliceValues documentPositionValues(const Evaluation& evaluation)
{
    constexpr std::array values { "first-tenth", "middle", "last-tenth" };
    return byContext(evaluation, values, [](const RecordContext& context) { return context.part; });
}

} // namespace touchstone::analysis
