// SPDX-License-Identifier: GPL-3.0-or-later
// What may stand next in a rule file: for the editor's list of proposals.
#pragma once

#include "core/rules/ruleset.h"

#include <cstddef>

namespace touchstone::rules {

enum class CompletionKind : std::uint8_t {
    Keyword,
    Variable,
    Field,
    Function,
    Subject,
    Phase,
    RuleName,
    Value
};

struct Completion
{
    std::string text; ///< takes the place of what is written from Completions::begin on
    support::Message about; ///< one line; may be empty; of RuleName what the rule says of itself
    CompletionKind kind = CompletionKind::Keyword;
    /// Bytes from the end of `text` at which writing goes on: 1 inside the parentheses of a function.
    std::uint32_t back = 0;
};

struct Completions
{
    std::size_t begin = 0; ///< byte of the word, or of the letters after an open quote, that is being written
    bool inQuotes = false; ///< texts have no quotes, and want a closing one behind them
    std::vector<Completion> entries; ///< all that fit the place; the caller narrows them to what is written
};

/// Proposals for the end of `before`: well-formed UTF-8 that begins at the begin of the file or of a rule.
/// `rules` gives phases, names of rules and the values that rules set; `labels` the labels of the data. In a
/// comment, a name or a free text there are none. Errors in `before` are passed over. O(bytes + rules).
[[nodiscard]] Completions completions(
    std::string_view before, const RuleSet& rules, std::span<const std::string> labels);

} // namespace touchstone::rules
