// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/alignmentjudge.h"

#include "core/text/utf8.h"
#include "tests/reference/editmatrix.h"

#include <edlib.h>
#include <gtest/gtest.h>

#include <map>

namespace touchstone::tests {

using align::Block;
using align::EditOperation;
using align::TextAlignment;
using reference::fromLetters;

TextAlignment aligned(std::u32string_view gold, std::u32string_view system)
{
    support::Progress progress;
    auto result = align::alignCharacters(gold, system, progress);
    EXPECT_TRUE(result.has_value());
    return result ? std::move(*result) : TextAlignment {};
}

TextAlignment byEdlib(std::u32string_view gold, std::u32string_view system)
{
    std::map<char32_t, int> codes;
    for (const auto character : gold) {
        codes[character] = 0;
    }
    int next = 2;
    std::string target;
    for (const auto character : system) {
        const auto found = codes.find(character);
        if (found != codes.end() && found->second == 0) {
            found->second = next++;
        }
        target.push_back(static_cast<char>(found == codes.end() ? 1 : found->second));
    }
    EXPECT_LE(next, 256);
    std::string query;
    for (const auto character : gold) {
        query.push_back(static_cast<char>(codes[character]));
    }
    if (query.empty() || target.empty()) {
        return fromLetters(std::string(query.size(), 'D') + std::string(target.size(), 'I'));
    }
    const auto result = edlibAlign(query.data(), static_cast<int>(query.size()), target.data(),
        static_cast<int>(target.size()), edlibNewAlignConfig(-1, EDLIB_MODE_NW, EDLIB_TASK_PATH, nullptr, 0));
    EXPECT_EQ(result.status, EDLIB_STATUS_OK);
    std::string letters;
    for (int i = 0; i < result.alignmentLength; ++i) {
        letters.push_back("=DIX"[result.alignment[i]]);
    }
    edlibFreeAlignResult(result);
    return fromLetters(letters);
}

std::string shown(const TextAlignment& alignment)
{
    std::string text;
    for (const auto& block : alignment.blocks) {
        text += std::to_string(std::max(block.gold.length(), block.system.length()))
            + "=XDI"[static_cast<int>(block.operation)] + ' ';
    }
    return text;
}

void expectSame(const TextAlignment& got, const TextAlignment& wanted, std::u32string_view gold,
    std::u32string_view system)
{
    ASSERT_EQ(got.distance, wanted.distance) << text::toUtf8(gold) << "\n" << text::toUtf8(system);
    ASSERT_TRUE(got.blocks == wanted.blocks) << shown(got) << "\n"
                                             << shown(wanted) << "\n"
                                             << text::toUtf8(gold) << "\n"
                                             << text::toUtf8(system);
}

void expectSound(const TextAlignment& alignment, std::u32string_view gold, std::u32string_view system)
{
    text::Span goldBefore;
    text::Span systemBefore;
    std::uint64_t distance = 0;
    const Block* previous = nullptr;
    for (const auto& block : alignment.blocks) {
        ASSERT_EQ(block.gold.begin, goldBefore.end);
        ASSERT_EQ(block.system.begin, systemBefore.end);
        ASSERT_FALSE(block.gold.empty() && block.system.empty());
        ASSERT_FALSE(previous != nullptr && previous->operation == block.operation) << "not maximal";
        if (block.operation == EditOperation::Equal || block.operation == EditOperation::Replace) {
            ASSERT_EQ(block.gold.length(), block.system.length());
            for (std::uint32_t i = 0; i < block.gold.length(); ++i) {
                ASSERT_EQ(gold[block.gold.begin + i] == system[block.system.begin + i],
                    block.operation == EditOperation::Equal);
            }
        } else {
            ASSERT_EQ(block.gold.empty(), block.operation == EditOperation::Insert);
            ASSERT_EQ(block.system.empty(), block.operation == EditOperation::Delete);
        }
        if (block.operation != EditOperation::Equal) {
            distance += std::max(block.gold.length(), block.system.length());
        }
        goldBefore = block.gold;
        systemBefore = block.system;
        previous = &block;
    }
    ASSERT_EQ(goldBefore.end, gold.size());
    ASSERT_EQ(systemBefore.end, system.size());
    ASSERT_EQ(distance, alignment.distance);
}

void expectAsEdlib(std::u32string_view gold, std::u32string_view system)
{
    const auto result = aligned(gold, system);
    ASSERT_NO_FATAL_FAILURE(expectSound(result, gold, system));
    ASSERT_NO_FATAL_FAILURE(expectSame(result, byEdlib(gold, system), gold, system));
}

} // namespace touchstone::tests
