// SPDX-License-Identifier: GPL-3.0-or-later
// Tokens, else words, of the documents of a case, in which slices count. Inside the room.
#pragma once

#include "core/evaluation/records/evaluation.h"
#include "core/text/tokens.h"

namespace touchstone::analysis {

/// A document has its own tokens, else those of text::splitTokens; both documents of a case with equal texts
/// have those of the gold, so that a length does not hang on the side.
class CaseUnits
{
public:
    struct Units
    {
        bool known = false; ///< false: there are neither tokens nor a text
        std::span<const text::Span> spans;
        const annotation::Document* document = nullptr; ///< whose they are; null: there are none
    };

    /// Goes to a case; nothing to do when it is there already. O(text) where a side has no tokens, once it is
    /// asked for.
    void enter(const DocumentCase& documentCase);

    /// Of this side; a document on the other side only gives them where texts are shared. They hold until
    /// another case is entered.
    [[nodiscard]] const Units& of(bool gold);
    /// How many the gold document has, else the system's; nothing: neither tokens nor text is known.
    [[nodiscard]] std::optional<double> count();
    /// Units that an annotation touches; nothing where that is unknown, or none. O(fragments log units).
    [[nodiscard]] std::optional<double> length(
        const annotation::Document& document, std::uint32_t entity, bool gold);

private:
    struct Side : Units
    {
        bool made = false;
        std::vector<text::Span> own;
    };

    const DocumentCase* m_case = nullptr;
    Side m_gold;
    Side m_system;
};

} // namespace touchstone::analysis
