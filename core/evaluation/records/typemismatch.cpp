// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/records/typemismatch.h"

#include <algorithm>

namespace touchstone::analysis {

namespace {

bool hasLinks(const annotation::Layer& layer)
{
    return std::ranges::any_of(layer.documents, [](const annotation::Document& document) {
        return std::ranges::any_of(document.annotations.details,
            [](const annotation::EntityDetails& details) { return !details.links.empty(); });
    });
}

/// How many annotations of a side there are, and how many of them have a type.
struct Typed
{
    std::int64_t all = 0;
    std::int64_t typed = 0;

    void add(const std::string& type)
    {
        ++all;
        typed += type != "_" ? 1 : 0;
    }
    [[nodiscard]] bool nowhere() const { return all > 0 && typed == 0; }
};

} // namespace

std::optional<TypeMismatch> typeMismatch(const Evaluation& evaluation)
{
    TypeMismatch mismatch;
    Typed gold;
    Typed system;
    for (const match::PairOutcome& record : evaluation.records) {
        if (record.hasGold()) {
            gold.add(evaluation.labels[record.goldType]);
        }
        if (record.hasSystem()) {
            system.add(evaluation.labels[record.systemType]);
        }
        if (record.hasGold() && record.hasSystem()) {
            ++mismatch.paired;
            mismatch.differing += record.sameSpan && !record.sameType ? 1 : 0;
        }
    }
    constexpr std::int64_t tenths = 9;
    if (system.nowhere() && gold.typed > 0) {
        mismatch.reason = TypeMismatch::Reason::SystemWithoutTypes;
    } else if (gold.nowhere() && system.typed > 0) {
        mismatch.reason = TypeMismatch::Reason::GoldWithoutTypes;
    } else if (mismatch.differing < leastDifferingPairs
        || mismatch.differing * 10 <= mismatch.paired * tenths) {
        return std::nullopt;
    }
    mismatch.linked = hasLinks(*evaluation.gold) && hasLinks(*evaluation.system);
    return mismatch;
}

} // namespace touchstone::analysis
