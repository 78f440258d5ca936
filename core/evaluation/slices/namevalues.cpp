// SPDX-License-Identifier: GPL-3.0-or-later
// Slices by how a name is written, and by what the gold and the training data make of its words.
#include "core/evaluation/settings/surfaceform.h"
#include "core/evaluation/settings/trainingnames.h"
#include "core/evaluation/slices/recordnames.h"
#include "core/evaluation/slices/slicefacets.h"
#include "core/evaluation/slices/slicevalues.h"
#include "core/evaluation/slices/tellers.h"

namespace touchstone::analysis {

namespace {

/// Names in their order and `noSliceValue`; `number`: of a name's value, where it is known.
template <typename Number>
SliceValues byName(const Evaluation& evaluation, std::span<const char* const> values, Number&& number)
{
    const auto& known = recordNames(evaluation);
    std::vector<std::uint32_t> ofNames;
    ofNames.reserve(known.names.size());
    for (const auto& name : known.names) {
        ofNames.push_back(number(name));
    }
    SliceValues result { { values.begin(), values.end() }, {}, {} };
    result.names.emplace_back(noSliceValue);
    const auto unknown = static_cast<std::uint32_t>(values.size());
    result.ofRecords.reserve(known.ofRecords.size());
    for (const auto name : known.ofRecords) {
        result.ofRecords.push_back(name == RecordNames::nothing ? unknown : ofNames[name]);
    }
    return result;
}

SliceValues bySign(const Evaluation& evaluation, bool text::NameShape::*sign)
{
    constexpr std::array yesNo { "yes", "no" };
    return byName(evaluation, yesNo, [sign](const KnownName& name) { return name.shape.*sign ? 0U : 1U; });
}

/// What only gold annotations have: others have the last value.
SliceValues ofGoldAlone(const Evaluation& evaluation, SliceValues values)
{
    const auto unknown = static_cast<std::uint32_t>(values.names.size() - 1);
    for (std::size_t i = 0; i < values.ofRecords.size(); ++i) {
        if (!evaluation.records[i].hasGold()) {
            values.ofRecords[i] = unknown;
        }
    }
    return values;
}

} // namespace

SliceValues characterValues(const Evaluation& evaluation)
{
    const auto lengths = ofTellers<std::optional<double>>(evaluation, [](const Teller& teller) {
        double length = 0;
        for (const auto piece : teller.document.annotations.pieces(teller.entity)) {
            length += piece.length();
        }
        return length > 0 ? std::optional(length) : std::nullopt;
    });
    return binValues(evaluation, "characters", { 3, 7, 15, 31 }, 1, lengths);
}

SliceValues shapeValues(const Evaluation& evaluation)
{
    return byName(evaluation, text::shapeNames,
        [](const KnownName& name) { return static_cast<std::uint32_t>(name.shape.shape); });
}

SliceValues digitValues(const Evaluation& evaluation) { return bySign(evaluation, &text::NameShape::digit); }
SliceValues hyphenValues(const Evaluation& evaluation)
{
    return bySign(evaluation, &text::NameShape::hyphen);
}
SliceValues fullStopValues(const Evaluation& evaluation)
{
    return bySign(evaluation, &text::NameShape::fullStop);
}
SliceValues apostropheValues(const Evaluation& evaluation)
{
    return bySign(evaluation, &text::NameShape::apostrophe);
}
SliceValues lowerWordValues(const Evaluation& evaluation)
{
    return bySign(evaluation, &text::NameShape::lowerWord);
}

SliceValues surfaceCountValues(const Evaluation& evaluation)
{
    const auto& known = recordNames(evaluation);
    std::vector<std::optional<double>> counts;
    counts.reserve(known.ofRecords.size());
    for (std::size_t i = 0; i < known.ofRecords.size(); ++i) {
        const bool told = known.ofRecords[i] != RecordNames::nothing && evaluation.records[i].hasGold();
        counts.push_back(
            told ? std::optional<double>(known.names[known.ofRecords[i]].goldCount) : std::nullopt);
    }
    return binValues(evaluation, "surface-count", { 1, 3, 9 }, 1, counts);
}

SliceValues surfaceTypeValues(const Evaluation& evaluation)
{
    constexpr std::array howMany { "one", "several" };
    return ofGoldAlone(evaluation,
        byName(evaluation, howMany, [](const KnownName& name) { return name.severalTypes ? 1U : 0U; }));
}

SliceValues mentionValues(const Evaluation& evaluation)
{
    constexpr std::array mentions { "first", "later" };
    auto values = byName(evaluation, mentions, [](const KnownName&) { return 0U; });
    const auto& later = recordNames(evaluation).later;
    for (std::size_t i = 0; i < later.size(); ++i) {
        if (later[i]) {
            values.ofRecords[i] = 1;
        }
    }
    return ofGoldAlone(evaluation, std::move(values));
}

SliceValues seenWordValues(const Evaluation& evaluation)
{
    constexpr std::array shares { "all-words", "some-words", "no-words" };
    const auto& training = *evaluation.spec.slices.training;
    const std::array known { training.words(annotation::Role::Entity),
        training.words(annotation::Role::Component) };
    return byName(evaluation, shares, [&](const KnownName& name) -> std::uint32_t {
        const auto words = wordsOfName(name.words);
        const auto& seen = known[name.role == annotation::Role::Entity ? 0 : 1];
        const auto count = static_cast<std::size_t>(
            std::ranges::count_if(words, [&seen](const std::string& word) { return seen.contains(word); }));
        return words.empty() ? 3 : count == words.size() ? 0 : count > 0 ? 1 : 2;
    });
}

} // namespace touchstone::analysis
