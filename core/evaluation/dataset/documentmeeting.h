// SPDX-License-Identifier: GPL-3.0-or-later
// The documents of two sides while they are being paired: which have met, and how those without ids meet by
// their texts. Inside the room; see documentpairing.h.
#pragma once

#include "core/evaluation/dataset/documentpairing.h"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace touchstone::analysis {

class DocumentMeeting
{
public:
    DocumentMeeting(
        const annotation::Layer& gold, const annotation::Layer& system, support::Progress& progress);

    /// `given`: only documents that have an id from their file. Returns how many met. O(documents).
    std::size_t byName(bool given);
    /// `all`: ids say nothing; else of each pair one has none. First equal texts; then, of what is left and
    /// not another text, those of one name, those between two that met, and those anywhere. Errors:
    /// Cancelled.
    support::Result<void> byText(bool all);

    /// In the gold's order, then those of the system only in theirs.
    [[nodiscard]] std::vector<PairedDocuments> pairs() const;

private:
    using Numbers = std::vector<std::uint32_t>;

    void meet(std::uint32_t gold, std::uint32_t system);
    [[nodiscard]] Numbers leftOfGold() const;
    [[nodiscard]] Numbers leftOfSystem() const;
    /// Two ids from files that are not the same part two documents.
    [[nodiscard]] bool mayMeet(std::uint32_t gold, std::uint32_t system) const;
    /// Did they meet?
    [[nodiscard]] support::Result<bool> meetIfAlike(std::uint32_t gold, std::uint32_t system);
    /// Pairs that have met and stand in one order on both sides, as many as there are: gold, system. O(n log
    /// n).
    [[nodiscard]] std::vector<std::pair<std::uint32_t, std::uint32_t>> inOneOrder() const;

    void equalTexts();
    support::Result<void> alikeByName();
    /// What is left between two that have met: as many on both sides belong together one by one; else each
    /// looks for the first that is like it.
    support::Result<void> alikeInGaps();
    /// Documents in which nothing is left are like any other here.
    support::Result<void> oneByOne(const Numbers& gold, const Numbers& system);
    /// The next one, or one of a few behind it: a document that is lost or added moves the rest along.
    support::Result<void> inOrder(const Numbers& gold, const Numbers& system);
    /// What stands in no order, or behind a long gap: only texts that are long enough to be told from others,
    /// and as many tries as keep the work linear.
    support::Result<void> alikeElsewhere();

    const annotation::Layer& m_gold;
    const annotation::Layer& m_system;
    support::Progress& m_progress;
    std::vector<std::optional<std::uint32_t>> m_partner; ///< by gold document
    std::vector<bool> m_met; ///< by system document
    bool m_all = false;
};

} // namespace touchstone::analysis
