// SPDX-License-Identifier: GPL-3.0-or-later
// What is known of `surface` before it is computed: its settings, words, direction, headline and traits.
#include "core/measures/surface/computesurface.h"

#include "core/measures/base/measure.h"

namespace touchstone::analysis {

namespace {

constexpr std::array<std::string_view, 3> parameters { "pairing", "min-overlap", "unit" };

} // namespace

// Scores "correct", "gold", "system", "precision", "recall", "f1" of forms. A form is the words of a
// name, as they are written, with its type; it counts once however often it occurs. Correct: one of its
// occurrences was found (equal span and type); that the system has the same form elsewhere does not do.
// So the score is no function of sums over documents: it has no interval.
constexpr metrics::Measure surfaceMeasure {
    .id = "surface",
    .title = "Surface forms",
    .description = "Distinct names of the whole corpus, by their words and type: each counts once, and "
                   "is correct when one of its occurrences was found. Names that come again and again do "
                   "not weigh more than rare ones.",
    .source = "Derczynski et al., WNUT-17 (W17-4418); wnuteval",
    .headline = "f1",
    .parameters = parameters,
    .compute = computeSurface,
    .resamples = false,
};

} // namespace touchstone::analysis
