// SPDX-License-Identifier: GPL-3.0-or-later
// Do two shards hold the same documents? For those that have no names, by what stands in them. Inside the
// room.
#pragma once

#include "core/shards/shardstatistics.h"

namespace touchstone::shards {

/// Two shards, by number, that have passages in common.
struct Repeat
{
    std::size_t first = 0, second = 0;
    std::size_t passages = 0; ///< in common
    /// True: half of the tokens of the smaller one at least, so the shard stands there twice. False: so many
    /// in a row that it may be a part that does, or what the corpus repeats (a form, a notice).
    bool certain = false;
};

/// Passages are sentences, or documents without any (ShardDocument::passages). Short ones are alike by
/// nature, so that what two shards have in common is a repeat only where it is ten passages and 100 tokens at
/// least: half of the smaller shard in any order, or else in a row. Passages that more than 16 shards have
/// count for rows only. Sorted; O(passages log passages).
[[nodiscard]] std::vector<Repeat> repeatsOf(const std::vector<ShardStatistics>& shards);

} // namespace touchstone::shards
