// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/records/periods.h"

#include "core/support/findingkinds.h"

#include <charconv>

namespace touchstone::analysis {

std::optional<int> yearOf(const annotation::Document& document)
{
    for (const auto& [key, value] : document.attributes) {
        if (key == "date") {
            int year = 0;
            const auto parsed = std::from_chars(value.data(), value.data() + value.size(), year);
            const bool whole = parsed.ptr == value.data() + value.size() || *parsed.ptr == '-';
            return parsed.ec == std::errc() && whole ? std::optional(year) : std::nullopt;
        }
    }
    return std::nullopt;
}

void keepPeriod(Evaluation& evaluation, const Restriction::Period& period)
{
    std::size_t undated = 0;
    std::erase_if(evaluation.cases, [&](const DocumentCase& documentCase) {
        const auto year = yearOf(documentCase.gold != nullptr ? *documentCase.gold : *documentCase.system);
        undated += year ? 0U : 1U;
        return !year || !contains(period, *year);
    });
    if (undated > 0) {
        evaluation.diagnostics.add(support::Severity::Warning, "slice.undated",
            { evaluation.gold->path, 0, 0 },
            support::saidOf(static_cast<std::int64_t>(undated),
                "%Ln document has no date (an attribute \"date\" that begins with a year) and is in no "
                "period.",
                "%Ln documents have no date (an attribute \"date\" that begins with a year) and are in no "
                "period."));
    }
}

} // namespace touchstone::analysis
