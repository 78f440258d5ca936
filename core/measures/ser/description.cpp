// SPDX-License-Identifier: GPL-3.0-or-later
// What is known of `ser` before it is computed: its settings, words, direction, headline and traits.
#include "core/measures/ser/computeser.h"

#include "core/evaluation/settings/settingrows.h"
#include "core/measures/base/measure.h"

namespace touchstone::analysis {

namespace {

constexpr auto errWords = std::to_array<setting::Word<bool>>({ { "full", false }, { "printed", true } });

support::Result<void> setWeights(setting::Name name, setting::Value value, metrics::SerParameters& ser)
{
    const auto comma = value.find(',');
    if (comma == std::string::npos) {
        return setting::wrong(name, "LABEL,BOUNDARY, such as 0.5,0.5", value);
    }
    auto read = ser;
    return setting::setFraction(name, value.substr(0, comma), read.label)
        .and_then([&] { return setting::setFraction(name, value.substr(comma + 1), read.boundary); })
        .map([&] { ser = read; });
}

constexpr std::array ownSettings {
    SettingRow { "ser-weights",
        [](const EvaluationSpec& s) {
            return setting::fractionText(s.ser.label) + "," + setting::fractionText(s.ser.boundary);
        },
        [](EvaluationSpec& s, setting::Name n, setting::Value v) { return setWeights(n, v, s.ser); }, nullptr,
        false, "what a wrong label and a wrong span cost", "LABEL,BOUNDARY",
        { "LABEL,BOUNDARY", "ser: costs of a substitution; default 0.5,0.5" } },
    setting::oneOf<errWords, &EvaluationSpec::ser, &metrics::SerParameters::errAsPrinted>("err",
        "ERR's denominator, with wrong pairs or as the paper prints it",
        { "FORM", "ser: ERR's denominator: full (default), or printed as in the paper" }),
};

constexpr std::array<std::string_view, 3> parameters { "ser-weights", "err", "unit" };

} // namespace

constexpr metrics::Measure serMeasure {
    .id = "ser",
    .title = "SER",
    .description
    = "Slot Error Rate and Error per Response: deletions, insertions, wrong labels and wrong spans "
      "of entities and of components, by gold slots.",
    .source = "Makhoul et al. 1999; Chinchor and Sundheim 1993; as used by Ben Jannet et al., LREC 2014",
    .lowerIsBetter = true,
    .headline = "ser",
    .settings = ownSettings,
    .parameters = parameters,
    .compute = computeSer,
    .plainScores = "global",
};

} // namespace touchstone::analysis
