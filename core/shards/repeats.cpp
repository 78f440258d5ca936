// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/shards/repeats.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <set>
#include <tuple>

namespace touchstone::shards {

namespace {

constexpr std::size_t leastPassages = 10;
constexpr std::uint64_t leastTokens = 100;
constexpr std::size_t mostSharing = 16;

struct Passage
{
    std::uint32_t digest = 0;
    std::uint32_t tokens = 0;
};

std::uint32_t hexadecimal(std::string_view digits)
{
    constexpr int base = 16;
    std::uint32_t number = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), number, base);
    return number;
}

/// Of the gold's documents that no id tells from others, in their order.
std::vector<Passage> passagesOf(const ShardStatistics& shard)
{
    constexpr std::size_t ofDigest = 8;
    std::vector<Passage> passages;
    if (shard.systems.empty() || shard.systems.front().parts.empty()) {
        return passages;
    }
    for (const auto& document : shard.systems.front().parts.front().documents) {
        const std::string_view all = document.passages;
        for (std::size_t at = 0; at + passageDigits <= all.size(); at += passageDigits) {
            passages.push_back({ hexadecimal(all.substr(at, ofDigest)),
                hexadecimal(all.substr(at + ofDigest, passageDigits - ofDigest)) });
        }
    }
    return passages;
}

using Pair = std::pair<std::size_t, std::size_t>;

/// What two shards have in common, in any order.
struct Common
{
    std::size_t passages = 0;
    std::uint64_t tokens = 0;
};

struct Entry
{
    std::uint32_t digest = 0;
    std::uint32_t tokens = 0;
    std::size_t shard = 0;
    friend auto operator<=>(const Entry&, const Entry&) = default;
};

std::map<Pair, Common> commonOf(const std::vector<std::vector<Passage>>& shards)
{
    std::vector<Entry> entries;
    for (std::size_t shard = 0; shard < shards.size(); ++shard) {
        for (const auto& passage : shards[shard]) {
            entries.push_back({ passage.digest, passage.tokens, shard });
        }
    }
    std::ranges::sort(entries);
    std::map<Pair, Common> common;
    for (auto first = entries.begin(); first != entries.end();) {
        const auto end = std::find_if(first, entries.end(), [&](const Entry& entry) {
            return entry.digest != first->digest || entry.tokens != first->tokens;
        });
        std::vector<std::pair<std::size_t, std::size_t>> counts; // of shards that have it
        for (auto entry = first; entry != end; ++entry) {
            if (counts.empty() || counts.back().first != entry->shard) {
                counts.emplace_back(entry->shard, 0);
            }
            ++counts.back().second;
        }
        for (std::size_t a = 0; counts.size() <= mostSharing && a < counts.size(); ++a) {
            for (std::size_t b = a + 1; b < counts.size(); ++b) {
                const auto times = std::min(counts[a].second, counts[b].second);
                auto& both = common[{ counts[a].first, counts[b].first }];
                both.passages += times;
                both.tokens += times * first->tokens;
            }
        }
        first = end;
    }
    return common;
}

/// A row of passages in a shard.
struct Row
{
    std::uint64_t digest = 0;
    std::size_t shard = 0, begin = 0, end = 0;
};

/// From each place on the row that is just long enough to count, so that equal texts have equal rows.
void addRows(std::vector<Row>& rows, std::size_t shard, const std::vector<Passage>& passages)
{
    std::uint64_t tokens = 0;
    std::size_t end = 0;
    for (std::size_t begin = 0; begin < passages.size(); ++begin) {
        while (end < passages.size() && (end - begin < leastPassages || tokens < leastTokens)) {
            tokens += passages[end++].tokens;
        }
        if (end - begin < leastPassages || tokens < leastTokens) {
            return;
        }
        std::uint64_t digest = 14695981039346656037U; // FNV-1a, a passage at a time
        for (auto i = begin; i < end; ++i) {
            digest = (digest ^ passages[i].digest) * 1099511628211U;
        }
        rows.push_back({ digest, shard, begin, end });
        tokens -= passages[begin].tokens;
    }
}

/// Pairs of shards with rows in common, and of how many passages these are.
std::map<Pair, std::size_t> commonRows(const std::vector<std::vector<Passage>>& shards)
{
    std::vector<Row> rows;
    for (std::size_t shard = 0; shard < shards.size(); ++shard) {
        addRows(rows, shard, shards[shard]);
    }
    std::ranges::sort(rows, {}, [](const Row& row) { return std::tie(row.digest, row.shard, row.begin); });
    std::map<Pair, std::set<std::size_t>> covered; // passages of the second shard
    for (auto first = rows.begin(); first != rows.end();) {
        auto row = first;
        for (; row != rows.end() && row->digest == first->digest; ++row) {
            for (auto i = row->begin; row->shard != first->shard && i < row->end; ++i) {
                covered[{ first->shard, row->shard }].insert(i);
            }
        }
        first = row;
    }
    std::map<Pair, std::size_t> result;
    for (const auto& [pair, passages] : covered) {
        result[pair] = passages.size();
    }
    return result;
}

} // namespace

std::vector<Repeat> repeatsOf(const std::vector<ShardStatistics>& shards)
{
    std::vector<std::vector<Passage>> passages;
    std::vector<std::uint64_t> sizes; // tokens
    for (const auto& shard : shards) {
        passages.push_back(passagesOf(shard));
        auto& size = sizes.emplace_back();
        for (const auto& passage : passages.back()) {
            size += passage.tokens;
        }
    }
    std::vector<Repeat> repeats;
    for (const auto& [pair, common] : commonOf(passages)) {
        const auto smaller = std::min(sizes[pair.first], sizes[pair.second]);
        if (common.passages >= leastPassages && common.tokens >= leastTokens
            && 2 * common.tokens >= smaller) {
            repeats.push_back({ pair.first, pair.second, common.passages, true });
        }
    }
    for (const auto& row : commonRows(passages)) {
        const auto isTold = [&](const Repeat& one) { return Pair(one.first, one.second) == row.first; };
        if (std::ranges::none_of(repeats, isTold)) {
            repeats.push_back({ row.first.first, row.first.second, row.second, false });
        }
    }
    std::ranges::sort(repeats, {}, [](const Repeat& one) { return Pair(one.first, one.second); });
    return repeats;
}

} // namespace touchstone::shards
