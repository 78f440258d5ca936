// SPDX-License-Identifier: GPL-3.0-or-later
// ScoreCache: scores that were computed before, by the digest of all that they depend on.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace touchstone::analysis {

/// A file for each key below a folder of the user's, so that programs that run at once need no lock. What
/// cannot be read or written is as if it were not there.
class ScoreCache
{
public:
    static constexpr std::uint64_t usualLimit = std::uint64_t(1) << 30U; ///< bytes

    explicit ScoreCache(std::string folder, std::uint64_t limit = usualLimit)
        : m_folder(std::move(folder))
        , m_limit(limit)
    {
    }

    /// The text that was put under these words; it has been used just now. Thread-safe.
    [[nodiscard]] std::optional<std::string> find(const std::vector<std::string>& key) const;
    /// Thread-safe.
    void put(const std::vector<std::string>& key, std::string_view text) const;
    /// Takes away what was used longest ago till all fits the limit. O(files).
    void trim() const;

private:
    [[nodiscard]] std::string pathOf(const std::string& digest) const;

    std::string m_folder;
    std::uint64_t m_limit;
};

} // namespace touchstone::analysis
