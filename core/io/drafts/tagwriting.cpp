// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/drafts/tagwriting.h"

namespace touchstone::io {

namespace {

using annotation::TagPrefix;
using annotation::TokenTag;

constexpr std::size_t prefixCount = static_cast<std::size_t>(TagPrefix::None) + 1;

bool closes(TagPrefix prefix)
{
    return prefix == TagPrefix::E || prefix == TagPrefix::L || prefix == TagPrefix::S
        || prefix == TagPrefix::U;
}

std::string tagText(TokenTag tag, const annotation::LabelSet& labels)
{
    constexpr std::string_view letters = "OBIESLUM";
    const auto& label = labels.name(tag.label());
    return tag.prefix() == TagPrefix::None
        ? label
        : std::string(1, letters[static_cast<std::size_t>(tag.prefix())]) + "-" + label;
}

bool opens(TagPrefix prefix)
{
    return prefix == TagPrefix::B || prefix == TagPrefix::S || prefix == TagPrefix::U;
}

} // namespace

TokenRange tokensOf(const annotation::Document& document, text::Span span)
{
    const auto& tokens = document.tokens;
    const auto first = std::ranges::upper_bound(tokens, span.begin, {}, &text::Span::end);
    const auto end = std::ranges::lower_bound(tokens, span.end, {}, &text::Span::begin);
    TokenRange range { static_cast<std::uint32_t>(first - tokens.begin()),
        static_cast<std::uint32_t>(end - tokens.begin()), {} };
    if (range.first >= range.end) {
        range.why = said("no token lies in it");
        return range;
    }
    const auto inside = [&](text::Span token) {
        range.why = said("a border lies inside the token \"%1\"", document.text.slice(token));
    };
    if (first->begin != span.begin) {
        inside(*first);
    } else if (tokens[range.end - 1].end != span.end) {
        inside(tokens[range.end - 1]);
    }
    return range;
}

TagWriting::TagWriting(
    std::span<const annotation::Document* const> documents, const annotation::LabelSet& labels)
{
    TagColumn column;
    std::vector<std::uint32_t> numbers;
    std::vector<std::uint32_t> sentences;
    std::array<std::size_t, prefixCount> uses {};
    for (const auto* document : documents) {
        const auto first = static_cast<std::uint32_t>(numbers.size());
        sentences.push_back(first);
        for (const auto sentence : document->sentences) {
            sentences.push_back(first + sentence);
        }
        for (const auto tag : document->tokenTags) {
            ++uses.at(static_cast<std::size_t>(tag.prefix()));
            numbers.push_back(tag.outside() ? 0 : column.number(tagText(tag, labels)));
        }
    }
    const auto used = [&uses](TagPrefix prefix) { return uses.at(static_cast<std::size_t>(prefix)); };
    annotation::LabelSet unused;
    std::vector<TaggedSpan> spans;
    static_cast<void>(column.interpret(numbers, unused));
    m_scheme = column.decode(numbers, sentences, spans);
    if (m_scheme == TagScheme::Outside) {
        m_scheme = TagScheme::IOB2;
    }
    if (m_scheme == TagScheme::IO && used(TagPrefix::None) > 0) {
        m_inside = TagPrefix::None;
    } else if (used(TagPrefix::I) == 0 && used(TagPrefix::M) > 0) {
        m_inside = TagPrefix::M;
    }
    m_end = used(TagPrefix::L) > used(TagPrefix::E) ? TagPrefix::L : TagPrefix::E;
    m_single = used(TagPrefix::U) > used(TagPrefix::S) ? TagPrefix::U : TagPrefix::S;
}

void TagWriting::write(
    std::vector<TokenTag>& tags, const TaggedSpan& span, bool sameBefore, bool sameBehind) const
{
    const bool closing = m_scheme == TagScheme::IOBES || m_scheme == TagScheme::BILOU;
    const bool begins = closing || m_scheme == TagScheme::IOB2 || (m_scheme == TagScheme::IOB1 && sameBefore);
    const bool ends = closing || m_scheme == TagScheme::IOE2 || (m_scheme == TagScheme::IOE1 && sameBehind);
    for (auto token = span.first; token < span.end; ++token) {
        auto prefix = m_inside;
        if (closing && span.end - span.first == 1) {
            prefix = m_single;
        } else if (token == span.first && begins) {
            prefix = TagPrefix::B;
        } else if (token + 1 == span.end && ends) {
            prefix = m_end;
        }
        tags[token] = TokenTag(prefix, span.label);
    }
}

void TagWriting::follow(annotation::Document& document, std::span<const text::Span> touched) const
{
    std::vector<bool> tokens(document.tokens.size(), false);
    for (const auto span : touched) {
        const auto range = tokensOf(document, span);
        for (auto token = range.first; token < range.end; ++token) {
            tokens[token] = true;
        }
    }
    bool told = document.tokenTags.size() == document.tokens.size();
    std::vector<TaggedSpan> wanted;
    for (std::uint32_t at = 0; at < document.annotations.size(); ++at) {
        if (!document.annotations.counted(at)) {
            continue;
        }
        const auto& entity = document.annotations.entities[at];
        const auto range = tokensOf(document, entity.span);
        told = told && range.why.empty() && document.annotations.fragments(at).empty();
        wanted.push_back({ range.first, range.end, entity.label });
    }
    std::ranges::sort(wanted, {}, &TaggedSpan::first);
    for (std::size_t at = 1; at < wanted.size(); ++at) {
        told = told && wanted[at - 1].end <= wanted[at].first;
    }
    if (!told || !rewrite(document.tokenTags, document.sentences, wanted, tokens)) {
        document.tokenTags.clear();
    }
}

bool TagWriting::rewrite(std::vector<TokenTag>& tags, std::span<const std::uint32_t> sentences,
    std::span<const TaggedSpan> wanted, const std::vector<bool>& touched) const
{
    for (std::size_t token = 0; token < tags.size(); ++token) {
        if (touched[token]) {
            tags[token] = {};
        }
    }
    const auto touching = [&](std::size_t before) {
        const auto& a = wanted[before];
        const auto& b = wanted[before + 1];
        return a.end == b.first && a.label == b.label
            && !std::binary_search(sentences.begin(), sentences.end(), b.first);
    };
    for (std::size_t at = 0; at < wanted.size(); ++at) {
        if (touched[wanted[at].first]) {
            write(tags, wanted[at], at > 0 && touching(at - 1), at + 1 < wanted.size() && touching(at));
        }
    }
    for (std::size_t at = 0; at + 1 < wanted.size(); ++at) {
        auto& last = tags[wanted[at].end - 1];
        auto& first = tags[wanted[at + 1].first];
        const bool told
            = m_inside == TagPrefix::None || !touching(at) || closes(last.prefix()) || opens(first.prefix());
        if (told) {
            continue;
        }
        if (m_scheme == TagScheme::IOE1 || m_scheme == TagScheme::IOE2) {
            last = TokenTag(m_end, last.label());
        } else {
            first = TokenTag(TagPrefix::B, first.label());
        }
    }
    return std::ranges::equal(spansOf(tags, sentences), wanted);
}

} // namespace touchstone::io
