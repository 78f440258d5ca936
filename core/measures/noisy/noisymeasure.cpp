// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/noisy/noisymeasure.h"

#include "core/measures/noisy/computenoisy.h"

#include <array>

namespace touchstone::metrics {

namespace {

constexpr std::array<MeasureParameter, 2> parameters { {
    { "threshold", "0..1", "0.3", "largest edit distance, by the length of the gold text, of a match",
        { "T", "noisy: largest edit distance by gold length of a match; default 0.3" } },
    { "noisy-matching", "walk|one-to-one", "walk",
        "what a gold entity is compared with: the first stretch of its type that touches it, as nerval; or "
        "the best one-to-one choice within the threshold",
        { "RULE", "noisy: walk as nerval (default), one-to-one" } },
} };

} // namespace

const Measure& noisyMeasure()
{
    static constexpr Measure measure {
        .id = "noisy",
        .title = "Noisy text",
        .description
        = "The texts are aligned character by character; a gold entity is found when an entity of its type "
          "at its place has nearly its text. Precision = matched / predicted, recall = matched / support. "
          "Each gold entity that is not correct is a transcription error (its text was damaged beyond the "
          "threshold) or an NER error. ECER and EWER compare the lists of entities without places.",
        .source = "nerval (teklia-nerval, 2024); ECER and EWER: ie-eval, arXiv 2404.18664",
        .headline = "f1",
        .parameters = parameters,
        .compute = analysis::computeNoisy,
        .plainScores = "overall",
        .sameSettings = [](const auto& a, const auto& b) { return a.noisy == b.noisy; },
    };
    return measure;
}

} // namespace touchstone::metrics
