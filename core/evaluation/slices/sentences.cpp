// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/slices/sentences.h"

#include "core/text/nameshape.h"

namespace touchstone::analysis {

Sentences::Sentences(const CaseUnits::Units& units)
    : m_text(units.document->text)
    , m_words(units.spans)
{
    measureWords();
    // Sentences are told by numbers of tokens; words of our own know nothing of them.
    const auto& told = units.document->sentences;
    if (told.empty() || units.document->tokens.empty()) {
        takeLines();
    } else {
        m_begins = told;
        if (m_begins.front() != 0) {
            m_begins.insert(m_begins.begin(), 0);
        }
    }
    m_letters.resize(m_begins.size(), Letters::Unseen);
}

std::uint32_t Sentences::of(std::uint32_t word) const
{
    const auto next = std::ranges::upper_bound(m_begins, word);
    return static_cast<std::uint32_t>(next - m_begins.begin() - 1);
}

text::Span Sentences::wordsOf(std::uint32_t sentence) const
{
    const auto end = sentence + 1 < m_begins.size() ? m_begins[sentence + 1]
                                                    : static_cast<std::uint32_t>(m_words.size());
    return { m_begins[sentence], end };
}

std::string_view Sentences::word(std::uint32_t number) const
{
    const auto bytes = m_bytes[number];
    return m_text.utf8().substr(bytes.begin, bytes.end - bytes.begin);
}

std::string_view Sentences::word(std::uint32_t number, std::size_t begin, std::size_t end) const
{
    const auto from = std::max(m_bytes[number].begin, begin);
    const auto to = std::min(m_bytes[number].end, end);
    return to > from ? m_text.utf8().substr(from, to - from) : std::string_view();
}

bool Sentences::inCapitals(std::uint32_t sentence)
{
    auto& letters = m_letters[sentence];
    if (letters == Letters::Unseen) {
        const auto words = wordsOf(sentence);
        const auto begin = m_bytes[words.begin].begin;
        const auto end = m_bytes[words.end - 1].end;
        letters = text::mostlyCapitals(m_text.utf8().substr(begin, end - begin)) ? Letters::Capitals
                                                                                 : Letters::Usual;
    }
    return letters == Letters::Capitals;
}

void Sentences::measureWords()
{
    const auto utf8 = m_text.utf8();
    std::uint32_t codePoint = 0;
    std::size_t byte = 0;
    const auto byteAt = [&](std::uint32_t position) {
        if (m_text.ascii()) {
            return std::min<std::size_t>(position, utf8.size());
        }
        for (; codePoint < position && byte < utf8.size(); ++codePoint) {
            constexpr unsigned firstBits = 0xC0; // of bytes that go on: 10…
            constexpr unsigned goesOn = 0x80;
            do {
                ++byte;
            } while (byte < utf8.size() && (static_cast<unsigned char>(utf8[byte]) & firstBits) == goesOn);
        }
        return byte;
    };
    m_bytes.reserve(m_words.size());
    for (const auto word : m_words) {
        const auto begin = byteAt(word.begin);
        m_bytes.push_back({ begin, byteAt(word.end) });
    }
}

void Sentences::takeLines()
{
    m_begins.push_back(0);
    for (std::uint32_t word = 1; word < m_words.size(); ++word) {
        const auto end = m_bytes[word - 1].end;
        const auto between = m_text.utf8().substr(end, m_bytes[word].begin - end);
        if (between.find('\n') != std::string_view::npos) {
            m_begins.push_back(word);
        }
    }
}

} // namespace touchstone::analysis
