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
        if (documentCase.cut) {
            beginCut(documentCase, unit);
            break;
        }
        m_columns.emplace(*documentCase.alignment);
        m_kind = Kind::Columns;
        if (unit == Unit::Token) {
            m_kind = Kind::ColumnTokens;
            useTokens();
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

void CommonSpans::beginCut(const DocumentCase& documentCase, Unit unit)
{
    m_cut = *documentCase.cut;
    const auto& longer = m_cut.ofGold ? *documentCase.system : *documentCase.gold;
    const auto& shorter = m_cut.ofGold ? *documentCase.gold : *documentCase.system;
    if (longer.tokens.empty() || shorter.tokens.empty()) {
        m_longer = { m_cut.longer };
        m_shorter = { m_cut.shorter };
    } else {
        const auto count = static_cast<std::ptrdiff_t>(shorter.tokens.size());
        const auto first = m_cut.atEnd ? longer.tokens.begin() : longer.tokens.end() - count;
        m_longer.assign(first, first + count);
        m_shorter = shorter.tokens;
    }
    m_kind = Kind::Longer;
    if (unit == Unit::Token) {
        m_kind = Kind::LongerTokens;
        m_made = longer.tokens.empty() ? text::splitTokens(longer.text) : longer.tokens;
        m_goldTokens = m_made;
    }
}

text::Span CommonSpans::inLonger(text::Span span, bool gold) const
{
    if (gold != m_cut.ofGold || m_shorter.empty()) {
        return span;
    }
    // The first stretch that the span touches, and the last; borders stand for borders.
    const auto first = std::ranges::partition_point(
        m_shorter, [&](const text::Span& one) { return one.end <= span.begin; });
    const auto behind = std::ranges::partition_point(
        m_shorter, [&](const text::Span& one) { return one.begin < span.end; });
    if (first >= behind) {
        const auto at = first == m_shorter.end()
            ? m_longer.back().end
            : m_longer[static_cast<std::size_t>(first - m_shorter.begin())].begin;
        return { at, at };
    }
    const auto placed = [&](std::size_t i, std::uint32_t position) {
        const auto& from = m_shorter[i];
        const auto& to = m_longer[i];
        if (position <= from.begin || position >= from.end) {
            return position <= from.begin ? to.begin : to.end;
        }
        // Of a word that is cut the letters stand at the other end of it.
        return m_cut.atEnd ? to.begin + (position - from.begin) : to.end - (from.end - position);
    };
    return { placed(static_cast<std::size_t>(first - m_shorter.begin()), span.begin),
        placed(static_cast<std::size_t>(behind - m_shorter.begin()) - 1, span.end) };
}

text::Span CommonSpans::inCommon(text::Span span, bool gold) const
{
    const auto longer = inLonger(span, gold);
    return m_kind == Kind::Longer ? longer : text::tokensOf(m_goldTokens, longer);
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
    if (m_kind == Kind::Longer || m_kind == Kind::LongerTokens) {
        return inCommon(span, true);
    }
    return m_kind == Kind::Columns ? m_columns->ofGold(span) : text::tokensOf(m_goldTokens, span);
}

text::Span CommonSpans::system(text::Span span) const
{
    if (m_kind == Kind::Same) {
        return span;
    }
    if (m_kind == Kind::Longer || m_kind == Kind::LongerTokens) {
        return inCommon(span, false);
    }
    if (m_kind == Kind::Columns) {
        return m_columns->ofSystem(span);
    }
    return text::tokensOf(
        systemTokens(), m_kind == Kind::ColumnTokens ? m_columns->systemToGold(span) : span);
}

bool CommonSpans::lost(text::Span gold) const
{
    if (m_kind == Kind::Longer || m_kind == Kind::LongerTokens) {
        return !m_cut.ofGold && (gold.end <= m_cut.longer.begin || gold.begin >= m_cut.longer.end);
    }
    return this->gold(gold).empty();
}

bool CommonSpans::goldAtBorders(text::Span span) const
{
    if (m_kind == Kind::LongerTokens) {
        const auto longer = inLonger(span, true);
        return text::charactersOf(m_goldTokens, text::tokensOf(m_goldTokens, longer)) == longer;
    }
    return !inTokens() || text::charactersOf(m_goldTokens, text::tokensOf(m_goldTokens, span)) == span;
}

bool CommonSpans::systemAtBorders(text::Span span) const
{
    return (m_kind != Kind::SharedTokens && m_kind != Kind::OwnTokens)
        || text::charactersOf(systemTokens(), text::tokensOf(systemTokens(), span)) == span;
}

} // namespace touchstone::analysis
