// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/records/commonspans.h"

#include "core/text/tokens.h"

#include <limits>

namespace touchstone::analysis {

CommonSpans::CommonSpans(const DocumentCase& documentCase, Unit unit)
{
    const auto useTokens = [&] {
        if (!documentCase.gold->tokens.empty()) {
            m_goldTokens = documentCase.gold->tokens;
        } else if (documentCase.relation == TextRelation::Equal && !documentCase.system->tokens.empty()) {
            m_goldTokens = documentCase.system->tokens;
        } else {
            const bool noGoldText = documentCase.gold->text.empty();
            m_made = text::splitTokens((noGoldText ? documentCase.system : documentCase.gold)->text);
            m_goldTokens = m_made;
        }
    };
    switch (documentCase.relation) {
    case TextRelation::Unpaired:
        break;
    case TextRelation::Equal:
        if (unit == Unit::Token) {
            m_kind = Kind::SharedTokens;
            useTokens();
            if (m_goldTokens.empty() && documentCase.gold->text.empty()) {
                m_kind = Kind::Same; // no text, no tokens: characters are all there is
            }
        }
        break;
    case TextRelation::Tokens:
        m_kind = Kind::OwnTokens;
        m_goldTokens = documentCase.gold->tokens;
        m_systemTokens = documentCase.system->tokens;
        break;
    case TextRelation::Characters:
        useColumns(documentCase);
        if (unit == Unit::Token) {
            useTokens();
            countTokens();
        }
        break;
    }
}

CommonSpans::CommonSpans(const DocumentCase& documentCase, std::span<const text::Span> tokens)
    : m_kind(Kind::SharedTokens)
    , m_goldTokens(tokens)
{
    if (documentCase.relation == TextRelation::Characters) {
        useColumns(documentCase);
        countTokens();
    }
}

void CommonSpans::useColumns(const DocumentCase& documentCase)
{
    m_kind = Kind::Columns;
    m_words = documentCase.words.get();
    if (m_words == nullptr) {
        m_columns.emplace(*documentCase.alignment);
    }
}

void CommonSpans::countTokens()
{
    m_kind = Kind::ColumnTokens;
    const auto alone = m_words == nullptr ? std::vector<text::Span>() : m_words->systemAlone();
    auto next = alone.begin();
    std::uint32_t end = 0;
    const auto addAlone = [&](std::uint32_t before) {
        for (; next != alone.end() && next->begin < before; ++next) {
            if (next->begin >= end) { // else it stands inside a token of the gold
                m_columnTokens.push_back(*next);
            }
        }
    };
    m_placeOfToken.reserve(m_goldTokens.size());
    for (const auto& token : m_goldTokens) {
        const auto columns = columnsOf(token, true, true);
        addAlone(columns.begin);
        m_placeOfToken.push_back(static_cast<std::uint32_t>(m_columnTokens.size()));
        m_columnTokens.push_back(columns);
        end = std::max(end, columns.end);
    }
    addAlone(std::numeric_limits<std::uint32_t>::max());
}

text::Span CommonSpans::columnsOf(text::Span span, bool gold, bool alone) const
{
    if (m_words == nullptr) {
        return gold ? m_columns->ofGold(span) : m_columns->ofSystem(span);
    }
    if (alone) {
        return gold ? m_words->allOfGold(span) : m_words->allOfSystem(span);
    }
    return gold ? m_words->ofGold(span) : m_words->ofSystem(span);
}

text::Span CommonSpans::placed(text::Span span, bool gold, bool alone) const
{
    switch (m_kind) {
    case Kind::Same:
        return span;
    case Kind::SharedTokens:
        return text::tokensOf(m_goldTokens, span);
    case Kind::OwnTokens:
        return text::tokensOf(gold ? m_goldTokens : m_systemTokens, span);
    case Kind::Columns:
        return columnsOf(span, gold, alone);
    case Kind::ColumnTokens:
        break;
    }
    const auto columns = columnsOf(span, gold, alone);
    return gold ? tokensOfGold(span, columns.empty()) : text::tokensOf(m_columnTokens, columns);
}

text::Span CommonSpans::tokensOfGold(text::Span span, bool lost) const
{
    const auto tokens = text::tokensOf(m_goldTokens, span);
    const auto begin = tokens.begin < m_placeOfToken.size()
        ? m_placeOfToken[tokens.begin]
        : static_cast<std::uint32_t>(m_columnTokens.size());
    return { begin, lost || tokens.empty() ? begin : m_placeOfToken[tokens.end - 1] + 1 };
}

std::span<const text::Span> CommonSpans::systemTokens() const
{
    return m_kind == Kind::OwnTokens ? m_systemTokens : m_goldTokens;
}

bool CommonSpans::lost(text::Span gold) const { return this->gold(gold).empty(); }

bool CommonSpans::goldAtBorders(text::Span span) const
{
    return !inTokens() || text::charactersOf(m_goldTokens, text::tokensOf(m_goldTokens, span)) == span;
}

bool CommonSpans::systemAtBorders(text::Span span) const
{
    return (m_kind != Kind::SharedTokens && m_kind != Kind::OwnTokens)
        || text::charactersOf(systemTokens(), text::tokensOf(systemTokens(), span)) == span;
}

} // namespace touchstone::analysis
