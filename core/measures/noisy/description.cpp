// SPDX-License-Identifier: GPL-3.0-or-later
// What is known of `noisy` before it is computed: its settings, words, direction, headline and traits.
#include "core/measures/noisy/computenoisy.h"

#include "core/evaluation/settings/settingrows.h"
#include "core/measures/base/measure.h"

namespace touchstone::analysis {

namespace {

using metrics::NoisyParameters;
using Matching = NoisyParameters::Matching;
constexpr auto noisyWords = std::to_array<setting::Word<Matching>>(
    { { "walk", Matching::Walk }, { "one-to-one", Matching::OneToOne } });

constexpr std::array ownSettings {
    setting::fraction<&EvaluationSpec::noisy, &NoisyParameters::threshold>("threshold",
        "largest edit distance, by the length of the gold text, of a match",
        { "T", "noisy: largest edit distance by gold length of a match; default 0.3" }),
    setting::oneOf<noisyWords, &EvaluationSpec::noisy, &NoisyParameters::matching>("noisy-matching",
        "what a gold entity is compared with: the first stretch of its type that touches it, as nerval; or "
        "the best one-to-one choice within the threshold",
        { "RULE", "noisy: walk as nerval (default), one-to-one" }),
};

constexpr std::array<std::string_view, 2> parameters { "threshold", "noisy-matching" };

} // namespace

constexpr metrics::Measure noisyMeasure {
    .id = "noisy",
    .title = "Noisy text",
    .description
    = "The texts are aligned character by character; a gold entity is found when an entity of its type "
      "at its place has nearly its text. Precision = matched / predicted, recall = matched / support. "
      "Each gold entity that is not correct is a transcription error (its text was damaged beyond the "
      "threshold) or an NER error. ECER and EWER compare the lists of entities without places.",
    .source = "nerval (teklia-nerval, 2024); ECER and EWER: ie-eval, arXiv 2404.18664",
    .headline = "f1",
    .settings = ownSettings,
    .parameters = parameters,
    .compute = computeNoisy,
    .plainScores = "overall",
    .sameSettings = [](const auto& a, const auto& b) { return a.noisy == b.noisy; },
};

} // namespace touchstone::analysis
