// SPDX-License-Identifier: GPL-3.0-or-later
// CaseUnits: tokens, else words, of the documents of a case; lengths are counted in them. Inside the room.
#pragma once

#include "core/evaluation/records/evaluation.h"

#include <optional>
#include <span>
#include <vector>

namespace touchstone::analysis {

/// A document has its own tokens, else those of text::splitTokens; both documents of a case with equal texts
/// have those of the gold, so that a length does not hang on the side.
class CaseUnits
{
public:
    /// Goes to a case; nothing to do when it is there already. O(text) where a side has no tokens, once it is
    /// asked for.
    void enter(const DocumentCase& documentCase);
    /// Of the gold document, else the system's; nothing: neither tokens nor text is known.
    [[nodiscard]] std::optional<double> count();
    /// Units that an annotation touches; nothing where that is unknown, or none. O(fragments log units).
    [[nodiscard]] std::optional<double> length(
        const annotation::Document& document, std::uint32_t entity, bool gold);

private:
    struct Units
    {
        bool made = false;
        bool known = false;
        std::span<const text::Span> spans;
        std::vector<text::Span> own;
    };
    const Units& unitsOf(bool gold);

    const DocumentCase* m_case = nullptr;
    Units m_gold;
    Units m_system;
};

} // namespace touchstone::analysis
