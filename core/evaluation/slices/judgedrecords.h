// SPDX-License-Identifier: GPL-3.0-or-later
// Records of an evaluation as judgements name them, and what was judged of them.
//
// A judgement names annotations by document, side, span and type as the file has it, so that neither label
// maps nor presets that rename, shorten or choose types, nor other pairings lose it:
//
// - It holds for the record of exactly its annotations, whatever system they are of.
// - "Gold is wrong" and "text is broken" speak of the gold annotation, and hold for every record that has it,
//   in the output of every system, whatever it is paired with.
// - What else is said of a meeting holds where the same run's annotations meet otherwise, as another pairing
//   has it: "gold is wrong" of a false alarm and "system is wrong" for the record that has the system's
//   annotation, of a missed one the gold's; the other verdicts for each record that has one of both. All
//   annotations that it names must be there still (or be left out by --types, a map or a preset: then the
//   other side's speaks for both), and the record be no pair of the same span and type, of which nothing is
//   to be said. Of a judgement without a run the run is not asked.
// - A type that is not the file's is taken where it leaves no doubt (files of judgements from before, or
//   written by hand): in upper case, as it is called here, or one that neither side knows; then no other
//   annotation of this side and span may be meant as well.
//
// Of several that hold of one judge the newest counts; of several judges JudgementTable::rank says which.
#pragma once

#include "core/evaluation/records/evaluation.h"
#include "core/evaluation/settings/judgementtable.h"

namespace touchstone::analysis {

/// Data set and document as judgements name them, also of joined data sets (annotation::joined); `set`: the
/// data set of documents that tell no part.
[[nodiscard]] std::pair<std::string, std::string> judgedDocument(
    const annotation::Document& document, const std::string& set);
/// The record as a judgement names it; `set`: the data set of documents that tell no part. Of joined data
/// sets (annotation::joined) the document is that of its own data set. O(pieces).
[[nodiscard]] JudgedRecord judgedRecord(
    const Evaluation& evaluation, const match::PairOutcome& record, const std::string& set);
/// All that hold for it and are not cleared, the one that counts last (JudgementTable::rank). O(judgements of
/// the document, and for those that hold only otherwise its annotations).
[[nodiscard]] std::vector<const Judgement*> judgementsOf(
    const JudgementTable& table, const Evaluation& evaluation, const match::PairOutcome& record);
/// The last of these by spec.slices.judgements; null: nobody has judged it, or what was said was cleared.
[[nodiscard]] const Judgement* judgementOf(const Evaluation& evaluation, const match::PairOutcome& record);

} // namespace touchstone::analysis
