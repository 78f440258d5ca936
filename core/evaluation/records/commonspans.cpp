// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/records/commonspans.h"

#include "core/text/tokens.h"

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
        m_words = documentCase.words.get();
        if (m_words == nullptr) {
            m_columns.emplace(*documentCase.alignment);
        }
        m_kind = m_words == nullptr ? Kind::Columns : Kind::Words;
        if (unit == Unit::Token) {
            useTokens();
            m_kind = m_words == nullptr ? Kind::ColumnTokens : Kind::WordTokens;
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
        m_columns.emplace(*documentCase.alignment);
        m_kind = Kind::ColumnTokens;
    }
}

void CommonSpans::countTokens()
{
    if (m_kind != Kind::WordTokens) {
        return;
    }
    const auto alone = m_words->systemAlone();
    auto next = alone.begin();
    std::uint32_t end = 0;
    const auto addAlone = [&](std::uint32_t before) {
        for (; next != alone.end() && next->begin < before; ++next) {
            if (next->begin >= end) { // else it stands inside a token of the gold
                m_wordTokens.push_back(*next);
            }
        }
    };
    for (const auto& token : m_goldTokens) {
        if (const auto columns = m_words->allOfGold(token); !columns.empty()) {
            addAlone(columns.begin);
            m_wordTokens.push_back(columns);
            end = columns.end;
        }
    }
    addAlone(std::numeric_limits<std::uint32_t>::max());
}

text::Span CommonSpans::inWords(text::Span columns) const
{
    return m_kind == Kind::Words ? columns : text::tokensOf(m_wordTokens, columns);
}

std::span<const text::Span> CommonSpans::systemTokens() const
{
    return m_kind == Kind::OwnTokens ? m_systemTokens : m_goldTokens;
}

text::Span CommonSpans::gold(text::Span span) const
{
    if (m_kind == Kind::Same) {
        return span;
    }
    if (m_words != nullptr) {
        return inWords(m_words->ofGold(span));
    }
    return m_kind == Kind::Columns ? m_columns->ofGold(span) : text::tokensOf(m_goldTokens, span);
}

text::Span CommonSpans::system(text::Span span) const
{
    if (m_kind == Kind::Same) {
        return span;
    }
    if (m_words != nullptr) {
        return inWords(m_words->ofSystem(span));
    }
    if (m_kind == Kind::Columns) {
        return m_columns->ofSystem(span);
    }
    return text::tokensOf(
        systemTokens(), m_kind == Kind::ColumnTokens ? m_columns->systemToGold(span) : span);
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
