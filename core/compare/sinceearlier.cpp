// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/sinceearlier.h"

namespace touchstone::analysis {

namespace {

/// The records of a comparison's list that a change counts, as a list of their own.
RecordList recordsOfChange(
    const RecordList& all, Change change, std::string_view id, std::string title, std::string category)
{
    const auto bits = all.bitsOf({ changeName(change) });
    RecordList list;
    list.id = id;
    list.title = std::move(title);
    list.categories = { std::move(category) };
    for (std::size_t i = 0; i < all.records.size(); ++i) {
        if ((all.bits[i] & bits) != 0) {
            list.records.push_back(all.records[i]);
            list.bits.push_back(1);
        }
    }
    return list;
}

} // namespace

bool isEarlierList(std::string_view list)
{
    return list == SinceEarlier::fixedList || list == SinceEarlier::regressedList;
}

support::Result<SinceEarlier> compareWithEarlier(
    const EvaluationPtr& now, const EvaluationPtr& earlier, match::Scheme scheme, support::Progress& progress)
{
    // From now to the earlier one, since views speak of documents in the order of now: what is fixed that way
    // round has regressed, and the other way.
    return compareEvaluations(*now, *earlier, scheme, progress).map([&](const Comparison& back) {
        SinceEarlier since { .now = now, .earlier = earlier, .scheme = scheme };
        since.fixed = throughListBeside(now, earlier,
            recordsOfChange(
                back.inB, Change::Regressed, SinceEarlier::fixedList, "Fixed since then", "fixed"));
        since.regressed = throughList(now,
            recordsOfChange(
                back.inA, Change::Fixed, SinceEarlier::regressedList, "Regressed since then", "regressed"));
        return since;
    });
}

} // namespace touchstone::analysis
