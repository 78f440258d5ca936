// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/formats/models/mentionplaces.h"

#include "core/io/bytes/words.h"

namespace touchstone::io {

namespace {

using text::Span;

constexpr std::size_t mostPlaces = 100000;

bool isWhite(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

/// Letters and digits of ASCII, and every byte of a letter beyond it.
bool isWordByte(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')
        || static_cast<unsigned char>(c) >= 0x80;
}

bool insideWord(std::string_view in, std::size_t begin, std::size_t end)
{
    return (begin > 0 && isWordByte(in[begin - 1]) && isWordByte(in[begin]))
        || (end < in.size() && isWordByte(in[end]) && isWordByte(in[end - 1]));
}

std::string foldedWords(std::string_view words)
{
    std::string result;
    for (const char c : words) {
        if (!isWhite(c)) {
            result += lowered(c);
        } else if (!result.empty() && result.back() != ' ') {
            result += ' ';
        }
    }
    if (!result.empty() && result.back() == ' ') {
        result.pop_back();
    }
    return result;
}

} // namespace

void MentionPlaces::fold()
{
    m_isFolded = true;
    const auto utf8 = m_text.utf8();
    for (std::size_t at = 0; at < utf8.size(); ++at) {
        const bool white = isWhite(utf8[at]);
        if (white && !m_folded.empty() && m_folded.back() == ' ') {
            continue;
        }
        m_folded += white ? ' ' : lowered(utf8[at]);
        m_foldedBytes.push_back(static_cast<std::uint32_t>(at));
    }
    m_foldedBytes.push_back(static_cast<std::uint32_t>(utf8.size()));
}

void MentionPlaces::findAll(std::string_view in, std::string_view words, bool folded, Known& known)
{
    std::vector<Span> inside;
    for (auto at = in.find(words); at != std::string_view::npos && known.places.size() < mostPlaces;
         at = in.find(words, at + words.size())) {
        const auto end = at + words.size();
        const auto beginByte = folded ? m_foldedBytes[at] : at;
        const auto endByte = folded ? m_foldedBytes[end - 1] + 1 : end;
        const Span span { m_text.codePointAtByte(beginByte), m_text.codePointAtByte(endByte) };
        if (!insideWord(in, at, end)) {
            known.places.push_back(span);
        } else if (inside.size() < mostPlaces) {
            inside.push_back(span);
        }
    }
    if (known.places.empty()) {
        known.places = std::move(inside);
    }
    known.how = known.places.empty() ? How::Absent : folded ? How::Inexact : How::Exact;
}

MentionPlaces::Known MentionPlaces::find(std::string_view words)
{
    Known known;
    const auto cost = 2 * m_text.utf8().size();
    if (cost > m_budget) {
        known.how = How::NotLooked;
        return known;
    }
    m_budget -= cost;
    findAll(m_text.utf8(), words, false, known);
    if (known.places.empty()) {
        if (!m_isFolded) {
            fold();
        }
        if (const auto folded = foldedWords(words); !folded.empty()) {
            findAll(m_folded, folded, true, known);
        }
    }
    known.nextFree.resize(known.places.size() + 1);
    for (std::size_t i = 0; i < known.nextFree.size(); ++i) {
        known.nextFree[i] = static_cast<std::uint32_t>(i);
    }
    return known;
}

std::uint32_t MentionPlaces::freeFrom(Known& known, std::uint32_t place)
{
    auto root = place;
    while (known.nextFree[root] != root) {
        root = known.nextFree[root];
    }
    while (known.nextFree[place] != root) {
        const auto next = known.nextFree[place];
        known.nextFree[place] = root;
        place = next;
    }
    return root;
}

MentionPlaces::Place MentionPlaces::take(std::string_view words)
{
    if (words.empty()) {
        return {};
    }
    auto entry = m_known.find(std::string(words));
    if (entry == m_known.end()) {
        entry = m_known.emplace(std::string(words), find(words)).first;
    }
    auto& known = entry->second;
    Place result { {}, known.how, known.places.size() };
    if (known.places.empty()) {
        return result;
    }
    const auto behind
        = static_cast<std::uint32_t>(std::lower_bound(known.places.begin(), known.places.end(), m_cursor,
                                         [](Span span, std::uint32_t cursor) { return span.begin < cursor; })
            - known.places.begin());
    auto place = freeFrom(known, behind);
    if (place == known.places.size()) {
        place = freeFrom(known, 0);
    }
    if (place == known.places.size()) {
        result.how = How::Absent; // listed more often than it stands there
        return result;
    }
    known.nextFree[place] = place + 1;
    ++known.taken;
    result.span = known.places[place];
    m_cursor = result.span.begin;
    return result;
}

std::vector<MentionPlaces::Left> MentionPlaces::leftOver() const
{
    std::vector<Left> list;
    for (const auto& [words, known] : m_known) {
        if (known.taken > 0 && known.taken < known.places.size()) {
            list.push_back({ words, known.places.size(), known.taken });
        }
    }
    std::sort(list.begin(), list.end(), [](const Left& a, const Left& b) { return a.words < b.words; });
    return list;
}

} // namespace touchstone::io
