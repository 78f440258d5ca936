// SPDX-License-Identifier: GPL-3.0-or-later
// LockFile: what a campaign was made of and what came out: digests of its files, scores of its runs. Beside
// the project as NAME.touchstone-lock; sorted, a line each, so that git shows and merges what changed.
#pragma once

#include "core/project/campaign.h"

#include <span>

namespace touchstone::analysis {

struct LockFile
{
    struct Input
    {
        std::string digest;
        std::uint64_t size = 0; ///< bytes; of a folder 0

        friend bool operator==(const Input&, const Input&) = default;
    };
    struct Score
    {
        std::string name; ///< "muc.strict.f1"
        std::optional<double> value;
        std::string error; ///< why there is none; empty: undefined
        std::string signature;

        friend bool operator==(const Score&, const Score&) = default;
    };
    std::string version; ///< of the program that wrote it
    std::map<std::string, Input> inputs; ///< by path, as the project writes it
    /// By task, data set and system.
    std::map<std::array<std::string, 3>, Score> scores;
};

inline constexpr std::string_view lockSuffix = "-lock"; ///< behind the project's path
inline constexpr int lockVersion = 1;

/// Of a campaign that was scored; the files of its settings, too.
[[nodiscard]] LockFile lockOf(const ProjectTables& tables, std::span<const CampaignRow> rows,
    InputDigests& digests, const support::Progress& progress);
/// Ends in LF. A name that is not UTF-8 ("system") stands there repaired, for people, and byte by byte in a
/// second field ("system-bytes"), so that no two names are taken for one. O(length).
[[nodiscard]] std::string lockText(const LockFile& lock);
/// Errors: Malformed with the place. O(length).
[[nodiscard]] support::Result<LockFile> parseLock(std::string_view utf8, const std::string& path);
/// The same of a file. Errors: NotFound, Unreadable, TooLarge, too.
[[nodiscard]] support::Result<LockFile> readLock(const std::string& path);
/// What is otherwise now than it was frozen, a sentence each: files that changed, are new or gone; scores
/// that differ by more than 1e-9, or under other settings. The version of the program alone is no difference.
[[nodiscard]] std::vector<std::string> lockDifferences(const LockFile& frozen, const LockFile& now);

} // namespace touchstone::analysis
