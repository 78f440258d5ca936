// SPDX-License-Identifier: GPL-3.0-or-later
// LeadStatement: what a lead says without its numbers, as a key that can be read back, and as filters. Inside
// the room.
#pragma once

#include "core/leads/leads.h"

#include <functional>

namespace touchstone::analysis {

/// A property of records: a value of a slice, or of these: "type": the literal type on the lead's side;
/// "main-type": the part of it before the first dot; "document"; and in the errors alone "error": the error
/// type, "system-type": the type that the system gives ("none": it has no annotation), "left", "right":
/// tokens by which the ends differ, "3" and "-3" also what is further.
struct LeadLiteral
{
    std::string dimension;
    std::string value;
    friend auto operator<=>(const LeadLiteral&, const LeadLiteral&) = default;
};

struct LeadStatement
{
    LeadFamily family = LeadFamily::Condition;
    LeadSide side = LeadSide::Gold;
    std::vector<LeadLiteral> literals; ///< each dimension once
    friend auto operator<=>(const LeadStatement&, const LeadStatement&) = default;

    /// Null: it says nothing of this dimension.
    [[nodiscard]] const std::string* valueOf(std::string_view dimension) const;
};

/// Does the literal tell errors from other records, rather than records from one another?
[[nodiscard]] bool isOfErrors(const LeadStatement& statement, std::string_view dimension);

/// "condition gold type=DATE & enclosed=brackets"; & and \ of values behind a \.
[[nodiscard]] std::string keyOf(const LeadStatement& statement);
/// Nothing: it is no such key.
[[nodiscard]] std::optional<LeadStatement> statementByKey(std::string_view key);

/// The names of a slice that a literal's value stands for: of quarters of an attribute several.
using NamesOfValue = std::function<std::vector<std::string>(const LeadLiteral& literal)>;
struct LeadFilters
{
    RecordFilter all;
    RecordFilter wrong;
};
/// The records of the statement's side, and those that are wrong (and as the statement says) under the
/// scheme.
[[nodiscard]] LeadFilters filtersOf(const LeadStatement& statement, const Evaluation& evaluation,
    match::Scheme scheme, const NamesOfValue& names);

/// "ORG" of "ORG.adm".
[[nodiscard]] std::string_view mainTypeOf(std::string_view label);

inline constexpr std::int64_t furthestEnd = 3; ///< ends that differ by more tokens are said with these
/// The number of tokens that a value of `left` or `right` tells, at most furthestEnd either way; nothing: it
/// is no number.
[[nodiscard]] std::optional<std::int64_t> clippedEnd(std::string_view value);

} // namespace touchstone::analysis
