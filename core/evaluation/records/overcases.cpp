// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/records/overcases.h"

#include "core/annotation/places.h"
#include "core/support/parallel.h"

namespace touchstone::analysis {

namespace {

void retell(support::Error& error, support::Message said)
{
    error.text = said.english();
    error.said = std::move(said);
}

} // namespace

std::size_t caseRanges(const Evaluation& evaluation)
{
    constexpr std::size_t most = 256; // enough for any machine, few enough to cost nothing
    return std::min(evaluation.cases.size(), most);
}

support::Result<void> overCases(const Evaluation& evaluation, support::Progress& progress,
    const std::function<support::Result<void>(std::size_t range, std::size_t number)>& work)
{
    const auto cases = evaluation.cases.size();
    const auto ranges = caseRanges(evaluation);
    std::vector<std::optional<support::Error>> errors(ranges);
    support::inParallel(ranges, [&](std::size_t range) {
        const auto end = cases * (range + 1) / ranges;
        for (auto number = cases * range / ranges; number < end; ++number) {
            auto done = progress.cancelled() ? support::failure(support::ErrorCode::Cancelled, "stopped")
                                             : work(range, number);
            if (!done) {
                errors[range] = done.error();
                if (errors[range]->code == support::ErrorCode::TooLarge) {
                    retell(*errors[range],
                        support::said("Document \"%1\": %2", evaluation.cases[number].name(),
                            support::messageOf(*errors[range])));
                }
                return;
            }
        }
    });
    for (const auto& error : errors) {
        if (error) {
            return support::Failure(*error);
        }
    }
    return {};
}

support::Error placed(support::Error error, const Evaluation& evaluation, const DocumentCase& documentCase)
{
    if (error.code == support::ErrorCode::TooLarge) {
        retell(error,
            support::said("%1. Split the document, or raise --min-overlap.", support::messageOf(error)));
        error.place = documentCase.system != nullptr ? placeOf(*evaluation.system, *documentCase.system)
                                                     : placeOf(*evaluation.gold, *documentCase.gold);
    }
    return error;
}

} // namespace touchstone::analysis
