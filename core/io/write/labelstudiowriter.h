// SPDX-License-Identifier: GPL-3.0-or-later
// Layer -> tasks of Label Studio, with systems as predictions.
#pragma once

#include "core/annotation/corpus.h"
#include "core/io/bytes/outcomes.h"

namespace touchstone::io {

/// A system's annotations for the tasks.
struct TaskPrediction
{
    std::string modelVersion;
    annotation::LayerPtr layer;
    /// Of `layer`, one per document of the gold; null: none. A document whose text differs from the gold's is
    /// left out with a finding, since positions would point elsewhere.
    std::vector<const annotation::Document*> documents;
};

/// A JSON array with a task per document: data.text and data.id (its name), one annotation with the gold,
/// a prediction per system. Offsets in UTF-16 units, as that program has them. All types of an annotation go
/// into "labels", literal type first. Left out with one finding each: components, links, doubts, notes,
/// noise, parents, further fields, metadata, pieces of a discontinuous annotation (its whole extent is
/// written). Errors: InvalidOption for documents without text. O(size).
[[nodiscard]] Result<std::string> toLabelStudio(
    const annotation::Layer& gold, const std::vector<TaskPrediction>& predictions, Diagnostics& findings);

} // namespace touchstone::io
