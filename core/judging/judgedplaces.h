// SPDX-License-Identifier: GPL-3.0-or-later
// Places of the text that are judged: a gold annotation, or one of a system where the gold has none; and what
// each judge says of a place, whatever system's record was looked at.
#pragma once

#include "core/evaluation/records/evaluation.h"
#include "core/evaluation/settings/judgementtable.h"

namespace touchstone::analysis {

struct JudgedPlace
{
    std::string set;
    std::string document;
    bool ofGold = true; ///< else a system's annotation where the gold has none
    JudgedAnnotation annotation;

    friend auto operator<=>(const JudgedPlace&, const JudgedPlace&) = default;
};

[[nodiscard]] JudgedPlace placeOf(const JudgedRecord& record);

/// What is said of one place; nothing of it is cleared. Valid as long as the table.
struct PlaceVerdicts
{
    JudgedPlace place;
    /// One of each judge that has a name, by name: the newest, of several records at the place, too.
    std::vector<const Judgement*> said;
    const Judgement* counted = nullptr; ///< the one that holds (JudgementTable::rank); never null
};
/// By place; places of which all is cleared are left out. O(judgements log judgements).
[[nodiscard]] std::vector<PlaceVerdicts> verdictsByPlace(const JudgementTable& table);
std::vector<PlaceVerdicts> verdictsByPlace(JudgementTable&& table)
    = delete; // gone before what it holds is used

/// Do judges who have a name say different verdicts of one thing, and has nobody adjudicated? `holding`: all
/// that hold for it, none cleared (judgementsOf); of one judge the newest counts. O(them log judges).
[[nodiscard]] bool judgesDiffer(std::span<const Judgement* const> holding);
/// What others who have a name say of a place, by name, the adjudicated last; nothing that is cleared. Valid
/// as long as the table. O(judgements of the document).
[[nodiscard]] std::vector<const Judgement*> saidByOthers(
    const JudgementTable& table, const JudgedRecord& record, const std::string& judge);
/// Has a judge said something of a place that is not cleared, adjudicated or not? Likewise.
[[nodiscard]] bool hasJudged(
    const JudgementTable& table, const JudgedRecord& record, const std::string& judge);

/// The places of a gold: its annotations, and what each system has in records without one. All evaluations
/// are of one gold; `set` is the data set of documents that tell no part. Sorted, each once. O(records log
/// records).
[[nodiscard]] std::vector<JudgedPlace> placesOf(
    std::span<const EvaluationPtr> evaluations, const std::string& set);

} // namespace touchstone::analysis
