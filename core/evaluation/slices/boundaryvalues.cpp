// SPDX-License-Identifier: GPL-3.0-or-later
// How the ends of a pair's annotations differ; declared in slicevalues.h, what the values mean says
// slicefacets.h.
#include "core/evaluation/records/commonspans.h"
#include "core/evaluation/slices/slicefacets.h"
#include "core/evaluation/slices/slicevalues.h"
#include "core/text/tokens.h"

namespace touchstone::analysis {

namespace {

/// The system's position minus the gold's.
struct EndDifferences
{
    std::int64_t left = 0;
    std::int64_t right = 0;
};

EndDifferences differences(const CommonSpans& spans, text::Span gold, text::Span system)
{
    const auto a = spans.gold(gold);
    const auto b = spans.system(system);
    return { std::int64_t { b.begin } - a.begin, std::int64_t { b.end } - a.end };
}

/// In characters, or as an evaluation compares spans. Coordinates are made once for each document.
class EndsInUnit
{
public:
    explicit EndsInUnit(Unit unit)
        : m_unit(unit)
    {
    }

    EndDifferences operator()(const DocumentCase& documentCase, text::Span gold, text::Span system)
    {
        if (m_case != &documentCase) {
            m_case = &documentCase;
            m_spans.emplace(documentCase, m_unit);
        }
        return m_unit == Unit::Character && m_spans->inTokens()
            ? charactersOfTokens(*documentCase.gold, m_spans->gold(gold), m_spans->system(system))
            : differences(*m_spans, gold, system);
    }

private:
    /// Texts that were brought together token by token: the characters between tokens of the gold.
    static EndDifferences charactersOfTokens(
        const annotation::Document& document, text::Span gold, text::Span system)
    {
        const auto& tokens = document.tokens;
        const auto begin = [&tokens](text::Span span) { return std::int64_t { tokens[span.begin].begin }; };
        const auto end = [&tokens](text::Span span) { return std::int64_t { tokens[span.end - 1].end }; };
        if (gold.empty() || system.empty() || std::max(gold.end, system.end) > tokens.size()) {
            return {};
        }
        return { begin(system) - begin(gold), end(system) - end(gold) };
    }

    Unit m_unit;
    const DocumentCase* m_case = nullptr;
    std::optional<CommonSpans> m_spans;
};

/// The unit in which the spans of pairs are compared.
EndsInUnit comparedEnds(const Evaluation& evaluation)
{
    const auto& spec = evaluation.spec;
    return EndsInUnit(spec.matching.pairing == match::PairingPolicy::Hipe ? Unit::Token : spec.unit);
}

/// In tokens of the gold, else words between blanks; nothing: neither is known.
class EndsInTokens
{
public:
    std::optional<EndDifferences> operator()(
        const DocumentCase& documentCase, text::Span gold, text::Span system)
    {
        if (m_case != &documentCase) {
            enter(documentCase);
        }
        return m_spans ? std::optional(differences(*m_spans, gold, system)) : std::nullopt;
    }

private:
    void enter(const DocumentCase& documentCase)
    {
        m_case = &documentCase;
        m_spans.reset();
        const auto& gold = *documentCase.gold;
        const auto& telling = gold.tokens.empty() && gold.text.empty() ? *documentCase.system : gold;
        if (!telling.tokens.empty()) {
            m_spans.emplace(documentCase, Unit::Token);
        } else if (!telling.text.empty()) {
            m_words = text::splitAtBlanks(telling.text);
            m_spans.emplace(documentCase, std::span<const text::Span>(m_words));
        }
    }

    const DocumentCase* m_case = nullptr;
    std::vector<text::Span> m_words;
    std::optional<CommonSpans> m_spans;
};

/// What `tell` says of each pair; nothing of other records.
template <typename Number, typename Tell>
std::vector<std::optional<Number>> ofPairs(const Evaluation& evaluation, Tell&& tell)
{
    std::vector<std::optional<Number>> values(evaluation.records.size());
    for (std::size_t i = 0; i < values.size(); ++i) {
        const auto& record = evaluation.records[i];
        if (record.hasGold() && record.hasSystem()) {
            const auto& documentCase = evaluation.cases[record.document];
            values[i] = tell(documentCase, documentCase.gold->annotations.entities[record.gold].span,
                documentCase.system->annotations.entities[record.system].span);
        }
    }
    return values;
}

using DifferingEnd = std::int64_t EndDifferences::*;

SliceValues tokenDifferences(const Evaluation& evaluation, const std::string& slice, DifferingEnd end)
{
    EndsInTokens inTokens;
    auto compared = comparedEnds(evaluation);
    const auto tell = [&](const DocumentCase& one, text::Span gold, text::Span system) {
        const auto tokens = inTokens(one, gold, system);
        const bool same = compared(one, gold, system).*end == 0;
        return !tokens ? std::nullopt : std::optional(same ? 0.0 : static_cast<double>((*tokens).*end));
    };
    return numberValues(evaluation, slice, ofPairs<double>(evaluation, tell));
}

SliceValues characterDifferences(const Evaluation& evaluation, const std::string& slice, DifferingEnd end)
{
    EndsInUnit inCharacters(Unit::Character);
    const auto tell = [&](const DocumentCase& one, text::Span gold, text::Span system) {
        return static_cast<double>(inCharacters(one, gold, system).*end);
    };
    return numberValues(evaluation, slice, ofPairs<double>(evaluation, tell));
}

} // namespace

SliceValues leftValues(const Evaluation& evaluation)
{
    return tokenDifferences(evaluation, "left", &EndDifferences::left);
}

SliceValues rightValues(const Evaluation& evaluation)
{
    return tokenDifferences(evaluation, "right", &EndDifferences::right);
}

SliceValues leftCharacterValues(const Evaluation& evaluation)
{
    return characterDifferences(evaluation, "left-characters", &EndDifferences::left);
}

SliceValues rightCharacterValues(const Evaluation& evaluation)
{
    return characterDifferences(evaluation, "right-characters", &EndDifferences::right);
}

SliceValues boundaryValues(const Evaluation& evaluation)
{
    SliceValues values { { "same", "left", "right", "both", std::string(noSliceValue) }, {}, {} };
    auto compared = comparedEnds(evaluation);
    const auto numbers = ofPairs<std::uint32_t>(
        evaluation, [&](const DocumentCase& one, text::Span gold, text::Span system) {
            const auto ends = compared(one, gold, system);
            return (ends.left != 0 ? 1U : 0U) + (ends.right != 0 ? 2U : 0U);
        });
    const auto none = static_cast<std::uint32_t>(values.names.size() - 1);
    for (const auto& number : numbers) {
        values.ofRecords.push_back(number.value_or(none));
    }
    return values;
}

} // namespace touchstone::analysis
