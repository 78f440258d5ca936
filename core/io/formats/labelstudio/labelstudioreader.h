// SPDX-License-Identifier: GPL-3.0-or-later
// The reader of what Label Studio exports: JSON and JSON_MIN.
#pragma once

#include "core/io/bytes/reader.h"

namespace touchstone::io {

/// JSON: tasks {"id", "data": {…: text}, "annotations" (old: "completions"): [{"completed_by",
/// "was_cancelled" (old: "skipped"), "ground_truth", "created_at", "result": […]}], "predictions":
/// [{"model_version", "result": […]}]}. JSON_MIN: flat objects with the data, "annotator", "annotation_id"
/// and a list of regions {"start", "end", "text", "labels"} per control.
/// Of a task's annotations those cancelled are passed over; of the others ReadOptions::annotator chooses by
/// number, e-mail or name; without it the ground truth, else the newest, with a warning where several
/// people annotated. Tasks nobody annotated are left out, with a note. Predictions are read instead where
/// ReadOptions::modelVersion names one, and for a system (ReadOptions::system) where the file has any and no
/// annotator is named: those of the version, else of the one with most tasks; a task without is one
/// without annotations, with a warning. So gold and system may be one file.
/// Tasks may also stand under "tasks", as the tool's interface answers.
/// A region with several labels has several types. Regions of HTML (hypertextlabels) count in the text
/// without tags; those that say a path instead stand where their words do, if these stand once. Regions of
/// dialogues (paragraphlabels) name an utterance; the text is the utterances, a line each. Offsets are UTF-16
/// units, checked against the regions' words. The text is data.text, or the string of the data that goes with
/// the regions; a task is called by data.id, else by its id. Findings, beside those of SpanDocuments and
/// JsonRecords: document, region, annotator, model, unannotated, no-prediction. Errors: InvalidOption (no
/// such annotator or version), Malformed, Cancelled.
[[nodiscard]] Reader labelStudioReader();

} // namespace touchstone::io
