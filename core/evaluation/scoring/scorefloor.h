// SPDX-License-Identifier: GPL-3.0-or-later
// --min-score: an evaluation without the annotations of the system that have a lower score.
#pragma once

#include "core/evaluation/records/evaluation.h"
#include "core/evaluation/records/measureresult.h"

namespace touchstone::analysis {

/// Replaces the system's layer by a copy without its entities of a score below `minScore` (0..1), and lets
/// the cases point to it. Components stay and go with their entity, whatever their own scores; what stood
/// inside a dropped entity moves to the next above. Entities without a score stay. Tags and cells of
/// tokens are dropped in the documents that lose an entity. The gold layer is the same as before, and so is
/// the system's where nothing is dropped. A document of offsets only that loses all its entities gets the
/// gold's text, so that it stays comparable by its offsets. Findings: score.dropped (note: how many),
/// score.untold (some entities have no score and stay), score.none (none has one, so nothing changes).
/// Call it before texts are brought together. O(annotations), and a copy of the layer where something is
/// dropped.
void dropBelow(Evaluation& evaluation, double minScore);

/// What RecordFilter::list calls the annotations that a confidence threshold leaves out.
inline constexpr std::string_view leftOutList = "left-out";

/// The records of an evaluation of everything (without --min-score) whose annotation of the system has a
/// score below `minScore`: what dropBelow leaves out, one record each, and what it would count as. Its value
/// "score" is that score. Empty where nothing is left out. O(records).
[[nodiscard]] RecordList leftOutRecords(const Evaluation& whole, double minScore);

} // namespace touchstone::analysis
