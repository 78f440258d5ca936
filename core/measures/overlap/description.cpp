// SPDX-License-Identifier: GPL-3.0-or-later
// What is known of `overlap` before it is computed: its settings, words, direction, headline and traits.
#include "core/measures/overlap/computeoverlap.h"

#include "core/evaluation/settings/settingrows.h"
#include "core/measures/base/measure.h"
#include "core/support/numbers.h"

namespace touchstone::analysis {

namespace {

constexpr std::array ownSettings {
    setting::ofFile(
        "type-weights", [](const EvaluationSpec& s) { return setting::digestOfMap(s.overlap.types.weights); },
        "credit for related types: gold, system, weight"),
    setting::ofFile(
        "type-parents", [](const EvaluationSpec& s) { return setting::digestOfMap(s.overlap.types.parents); },
        "credit for related types by a hierarchy: child -> parent"),
    SettingRow { "type-decay",
        [](const EvaluationSpec& s) { return support::shortest(s.overlap.types.decay); },
        [](EvaluationSpec& s, setting::Name n, setting::Value v) {
            return setting::setNumber(n, v, 0, 1, true, s.overlap.types.decay);
        },
        nullptr, false, "weight of a type one step up or down the hierarchy; of two steps its square",
        "above 0, below 1" },
    setting::ofFile(
        "link-weights", [](const EvaluationSpec& s) { return setting::digestOfMap(s.overlap.links.weights); },
        "credit for related ids: gold, system, weight"),
};

constexpr std::array<std::string_view, 5> parameters { "unit", "type-weights", "type-parents", "type-decay",
    "link-weights" };

} // namespace

// Scores "<key>.<strategy>.precision", ".recall", ".f1" of the keys span, span+type, span+kbid.
constexpr metrics::Measure overlapMeasure {
    .id = "overlap",
    .title = "Overlap credit",
    .description
    = "Each name earns the share of its characters that names of the other side cover: of one name at "
      "most (MAX) or of all together (SUM). Recall = mean over gold names, precision = mean over system "
      "names; with equal type, or equal knowledge-base id, or neither asked.",
    .source = "neleval 3.1.1, overlap-maxmax … overlap-sumsum; LoReHLT 2016 evaluation plan",
    .headline = metrics::overlapHeadline,
    .settings = ownSettings,
    .parameters = parameters,
    .compute = computeOverlap,
    .computeScores = computeOverlapScores,
    .countsRecords = false,
    .ratiosExceedOne = true,
};

} // namespace touchstone::analysis
