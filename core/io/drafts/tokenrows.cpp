// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/drafts/tokenrows.h"

#include "core/text/utf8.h"

namespace touchstone::io {

void TokenRows::reserve(std::size_t textBytes, std::size_t tokens)
{
    m_text.reserve(textBytes);
    m_tokens.reserve(tokens);
    m_lines.reserve(tokens);
}

void TokenRows::beginDocument(std::uint32_t line)
{
    flush();
    m_documents.push_back({ m_tokens.size(), m_text.size(), line });
    m_position = 0;
}

void TokenRows::flush()
{
    m_text.append(m_staged.data(), m_stagedSize);
    m_stagedSize = 0;
}

std::size_t TokenRows::codePoints(std::string_view token) { return text::codePointCount(token); }

bool TokenRows::beginsSentence(std::uint32_t token) const
{
    return std::binary_search(m_sentences.begin(), m_sentences.end(), token);
}

std::size_t TokenRows::firstToken(std::size_t document) const
{
    return document < m_documents.size() ? m_documents[document].token : m_tokens.size();
}

void TokenRows::take(std::size_t document, annotation::Document& into)
{
    into.line = m_documents[document].line;
    if (m_documents.size() == 1) {
        into.tokens = std::move(m_tokens);
        into.tokenLines = std::move(m_lines);
        into.sentences = std::move(m_sentences);
        into.text = text::Text(std::move(m_text));
        return;
    }
    const auto begin = static_cast<std::ptrdiff_t>(firstToken(document));
    const auto end = static_cast<std::ptrdiff_t>(endToken(document));
    into.tokens.assign(m_tokens.begin() + begin, m_tokens.begin() + end);
    into.tokenLines.assign(m_lines.begin() + begin, m_lines.begin() + end);
    const auto firstSentence
        = std::lower_bound(m_sentences.begin(), m_sentences.end(), static_cast<std::uint32_t>(begin));
    const auto endSentence
        = std::lower_bound(firstSentence, m_sentences.end(), static_cast<std::uint32_t>(end));
    into.sentences.assign(firstSentence, endSentence);
    for (auto& sentence : into.sentences) {
        sentence -= static_cast<std::uint32_t>(begin);
    }
    const auto textBegin = m_documents[document].textByte;
    const auto textEnd
        = document + 1 < m_documents.size() ? m_documents[document + 1].textByte : m_text.size();
    into.text = text::Text(m_text.substr(textBegin, textEnd - textBegin));
}

} // namespace touchstone::io
