// SPDX-License-Identifier: GPL-3.0-or-later
// TokenRows: the tokens of a one-token-a-line file in flat arrays, from which documents are cut at the end.
//
// Text of a document = its tokens joined by ONE SPACE, whatever the file says of the blanks between them
// (HIPE's NoSpaceAfter): so a gold file and a run that lacks such flags keep equal texts, and offsets of one
// side hold on the other.
#pragma once

#include "core/annotation/corpus.h"

#include <cstddef>
#include <cstring>

namespace touchstone::io {

/// Tokens are numbered over the whole file.
class TokenRows
{
public:
    struct Break
    {
        std::size_t token; ///< first token of the document
        std::size_t textByte; ///< where its text begins
        std::uint32_t line;
    };

    void reserve(std::size_t textBytes, std::size_t tokens);
    /// Every following token belongs to a new document.
    void beginDocument(std::uint32_t line);
    /// `token` is not empty; `ascii` is whether all of it is.
    /// Bytes up to `readable` may be looked at (the end of the file that holds the token).
    void add(std::string_view token, bool ascii, std::uint32_t line, const char* readable = nullptr)
    {
        const auto length = static_cast<std::uint32_t>(ascii ? token.size() : codePoints(token));
        std::uint32_t begin = 0;
        if (m_position != 0) {
            stage(" ", nullptr);
            begin = m_position + 1;
        }
        stage(token, readable);
        m_position = begin + length;
        m_tokens.push_back({ begin, m_position });
        m_lines.push_back(line);
    }
    /// The next token begins a sentence. Ascending.
    void beginSentence() { m_sentences.push_back(static_cast<std::uint32_t>(m_tokens.size())); }
    void setSentences(std::vector<std::uint32_t> firstTokens) { m_sentences = std::move(firstTokens); }

    /// All tokens are there.
    void finish() { flush(); }

    [[nodiscard]] std::size_t size() const { return m_tokens.size(); }
    [[nodiscard]] const std::vector<std::uint32_t>& sentences() const { return m_sentences; }
    [[nodiscard]] bool beginsSentence(std::uint32_t token) const;
    [[nodiscard]] std::uint32_t line(std::size_t token) const { return m_lines[token]; }
    [[nodiscard]] std::size_t documentCount() const { return m_documents.size(); }
    [[nodiscard]] std::size_t firstToken(std::size_t document) const;
    [[nodiscard]] std::size_t endToken(std::size_t document) const { return firstToken(document + 1); }
    /// Characters from the first of the tokens to the last, in their document's text.
    [[nodiscard]] text::Span characters(std::size_t first, std::size_t end) const
    {
        return { m_tokens[first].begin, m_tokens[end - 1].end };
    }

    /// Fills text, tokens, lines and sentences of a document. Each document may be taken once, after its
    /// annotations: a file of one document is moved out, not copied.
    /// Call `finish` before the first.
    void take(std::size_t document, annotation::Document& into);

private:
    [[nodiscard]] static std::size_t codePoints(std::string_view token);
    /// Appends to the text through a small buffer: a call of the library per token would cost more than the
    /// few bytes do.
    void stage(std::string_view bytes, const char* readable)
    {
        if (bytes.size() > stageSize - m_stagedSize) {
            flush();
            if (bytes.size() > stageSize) {
                m_text.append(bytes);
                return;
            }
        }
        char* const to = m_staged.data() + m_stagedSize;
        if (bytes.size() <= block && readable != nullptr
            && readable - bytes.data() >= std::ptrdiff_t(block)) {
            std::memcpy(to, bytes.data(), block); // more than is needed, but no loop
        } else {
            for (std::size_t i = 0; i < bytes.size(); ++i) {
                to[i] = bytes[i];
            }
        }
        m_stagedSize += bytes.size();
    }
    void flush();

    static constexpr std::size_t block = 16;
    static constexpr std::size_t stageSize = 4096;
    std::array<char, stageSize + block> m_staged; ///< with room for a whole block behind the last token
    std::size_t m_stagedSize = 0;
    std::string m_text; ///< of all documents, one after the other
    std::vector<text::Span> m_tokens; ///< relative to the document's text
    std::vector<std::uint32_t> m_lines;
    std::vector<std::uint32_t> m_sentences;
    std::vector<Break> m_documents;
    std::uint32_t m_position = 0; ///< code points of the current document so far
};

} // namespace touchstone::io
