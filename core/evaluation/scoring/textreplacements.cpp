// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/scoring/textreplacements.h"

#include <algorithm>
#include <vector>

namespace touchstone::analysis {

namespace {

constexpr std::size_t longest = 24;
constexpr std::size_t mostShown = 3;

std::string shown(const std::string& text)
{
    if (text.empty()) {
        return "nothing";
    }
    if (text.find_first_not_of(" \t\r\n") == std::string::npos) {
        return text.find('\n') == std::string::npos ? "a blank" : "a line end";
    }
    const auto first = text.find_first_not_of(" \t\r\n");
    auto line = text.substr(first, text.find_last_not_of(" \t\r\n") + 1 - first);
    std::ranges::replace(line, '\n', ' ');
    return line;
}

} // namespace

void TextReplacements::addTokens(const annotation::Document& gold, const annotation::Document& system)
{
    for (std::size_t i = 0; i < gold.tokens.size(); ++i) {
        const auto expected = gold.text.slice(gold.tokens[i]);
        const auto found = system.text.slice(system.tokens[i]);
        if (expected != found) {
            add(expected, found);
        }
    }
}

void TextReplacements::addStretches(
    const align::TextAlignment& alignment, const text::Text& gold, const text::Text& system)
{
    const auto& blocks = alignment.blocks;
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        if (blocks[i].operation == align::EditOperation::Equal) {
            continue;
        }
        const auto first = i;
        while (i + 1 < blocks.size() && blocks[i + 1].operation != align::EditOperation::Equal) {
            ++i;
        }
        const text::Span expected { blocks[first].gold.begin, blocks[i].gold.end };
        const text::Span found { blocks[first].system.begin, blocks[i].system.end };
        if (expected.length() <= longest && found.length() <= longest) {
            add(gold.slice(expected), system.slice(found));
        }
    }
}

TextReplacements& TextReplacements::operator+=(const TextReplacements& other)
{
    for (const auto& [pair, count] : other.m_counts) {
        m_counts[pair] += count;
    }
    return *this;
}

std::string TextReplacements::commonest() const
{
    std::vector<std::pair<std::uint64_t, const std::pair<std::string, std::string>*>> order;
    order.reserve(m_counts.size());
    for (const auto& [pair, count] : m_counts) {
        order.emplace_back(count, &pair);
    }
    const auto most = std::min(order.size(), mostShown);
    std::partial_sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(most), order.end(),
        [](const auto& a, const auto& b) {
            return a.first != b.first ? a.first > b.first : *a.second < *b.second;
        });
    std::string text;
    for (std::size_t i = 0; i < most; ++i) {
        const auto& [gold, system] = *order[i].second;
        text += (i == 0 ? "" : ", ") + shown(gold) + " -> " + shown(system) + " ("
            + std::to_string(order[i].first) + ")";
    }
    return text;
}

void TextReplacements::add(std::string_view gold, std::string_view system)
{
    if (gold.size() <= longest && system.size() <= longest) {
        ++m_counts[{ std::string(gold), std::string(system) }];
    }
}

} // namespace touchstone::analysis
