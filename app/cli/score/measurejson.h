// SPDX-License-Identifier: GPL-3.0-or-later
// The JSON of each measure, as resources/help/json.md tells; one file per measure.
#pragma once

#include "app/cli/print/json.h"
#include "app/cli/words/scoringoptions.h"

#include "core/evaluation/records/measureresult.h"

#include <cstdint>

namespace touchstone::cli {

/// What stands under "measures" for one measure.
[[nodiscard]] Json measureJson(const analysis::MeasureResult& result, const analysis::Evaluation& evaluation,
    const ScoreOptions& options);
/// Adds a measure's fields to a record of `errors --json` ("eter", "credit", "alignment"); nothing for
/// measures without any.
void addRecordFields(Json& record, const analysis::MeasureResult& result, std::uint32_t number);
/// The same for a record of the measure's own pairing, from the values of its list; false: the list has none
/// that a record shows.
[[nodiscard]] bool addListFields(Json& record, const analysis::MeasureResult& result,
    const analysis::RecordList& list, std::uint32_t number);

[[nodiscard]] Json mucJson(const analysis::MeasureResult& result, const analysis::Evaluation& evaluation,
    const ScoreOptions& options);
[[nodiscard]] Json conllJson(const analysis::MeasureResult& result, const analysis::Evaluation& evaluation,
    const ScoreOptions& options);
[[nodiscard]] Json eterJson(const analysis::MeasureResult& result, const analysis::Evaluation& evaluation,
    const ScoreOptions& options);
/// "eter": {"root", "components"} of pairs: what they cost as trees; null without a pair.
/// NaN: the annotation has no partner.
[[nodiscard]] Json eterCostsJson(double root, double components);
void eterRecordJson(Json& record, const analysis::MeasureResult& result, std::uint32_t number);
[[nodiscard]] Json serJson(const analysis::MeasureResult& result, const analysis::Evaluation& evaluation,
    const ScoreOptions& options);
[[nodiscard]] Json overlapJson(const analysis::MeasureResult& result, const analysis::Evaluation& evaluation,
    const ScoreOptions& options);
void overlapRecordJson(Json& record, const analysis::MeasureResult& result, std::uint32_t number);
[[nodiscard]] Json linksJson(const analysis::MeasureResult& result, const analysis::Evaluation& evaluation,
    const ScoreOptions& options);
[[nodiscard]] Json rulesJson(const analysis::MeasureResult& result, const analysis::Evaluation& evaluation,
    const ScoreOptions& options);
[[nodiscard]] Json surfaceJson(const analysis::MeasureResult& result, const analysis::Evaluation& evaluation,
    const ScoreOptions& options);
[[nodiscard]] Json noisyJson(const analysis::MeasureResult& result, const analysis::Evaluation& evaluation,
    const ScoreOptions& options);
/// "alignment": {"cer", "loss"} of records with a gold annotation.
void noisyRecordJson(Json& record, const analysis::MeasureResult& result, std::uint32_t number);

} // namespace touchstone::cli
