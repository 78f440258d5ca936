// SPDX-License-Identifier: GPL-3.0-or-later
// What is known of `eter` before it is computed: its settings, words, direction, headline and traits.
#include "core/measures/eter/computeeter.h"

#include "core/evaluation/settings/settingrows.h"
#include "core/measures/base/measure.h"

namespace touchstone::analysis {

namespace {

using metrics::EterParameters;
using NoComponents = EterParameters::NoComponents;
constexpr auto noComponentsWords = std::to_array<setting::Word<NoComponents>>(
    { { "one", NoComponents::One }, { "cap", NoComponents::Cap }, { "zero", NoComponents::Zero } });
using ChildLabel = EterParameters::ChildLabel;
constexpr auto childLabelWords = std::to_array<setting::Word<ChildLabel>>(
    { { "full", ChildLabel::Full }, { "main", ChildLabel::Main } });
using Nested = EterParameters::Nested;
constexpr auto nestedWords
    = std::to_array<setting::Word<Nested>>({ { "any", Nested::Any }, { "inside", Nested::Inside } });

support::Result<void> setSweep(setting::Name name, setting::Value value, EterParameters& eter)
{
    const auto first = value.find(':');
    const auto second = first == std::string::npos ? first : value.find(':', first + 1);
    if (second == std::string::npos) {
        return setting::wrong(name, "FROM:TO:STEP, such as 0:1:0.1", value);
    }
    auto read = eter;
    auto& from = read.sweepFrom;
    auto& to = read.sweepTo;
    auto& step = read.sweepStep;
    auto done = setting::setFraction(name, value.substr(0, first), from)
                    .and_then([&] {
                        return setting::setFraction(name, value.substr(first + 1, second - first - 1), to);
                    })
                    .and_then([&] { return setting::setFraction(name, value.substr(second + 1), step); });
    if (!done) {
        return done;
    }
    constexpr double mostPoints = 100000;
    if (step.numerator == 0 || from.value() > to.value()
        || (to.value() - from.value()) / step.value() > mostPoints) {
        return setting::wrong(
            name, "FROM:TO:STEP that goes up in steps above 0, at most 100,000 of them", value);
    }
    eter = read;
    return {};
}

constexpr std::array ownSettings {
    setting::fraction<&EvaluationSpec::eter, &EterParameters::alpha>("alpha",
        "weight of the components against the entity itself",
        { "A", "eter: weight of the components, 0 to 1; default 0.5" }),
    SettingRow { "sweep",
        [](const EvaluationSpec& s) {
            return setting::fractionText(s.eter.sweepFrom) + ":" + setting::fractionText(s.eter.sweepTo) + ":"
                + setting::fractionText(s.eter.sweepStep);
        },
        [](EvaluationSpec& s, setting::Name n, setting::Value v) { return setSweep(n, v, s.eter); }, nullptr,
        false, "alphas of the table", "FROM:TO:STEP",
        { "FROM:TO:STEP", "eter: alphas of the table; default 0:1:0.1" } },
    setting::oneOf<noComponentsWords, &EvaluationSpec::eter, &EterParameters::noComponents>("nc0",
        "what components inserted into a gold entity without any cost: 1 each, 1 at most, nothing",
        { "RULE", "eter: gold entities without children: one (default), cap, zero" }),
    setting::oneOf<childLabelWords, &EvaluationSpec::eter, &EterParameters::childLabel>("child-label",
        "which label of a nested entity counts as a component: the whole or its main type",
        { "RULE", "eter: label of a nested entity: full (default), main" }),
    setting::oneOf<setting::yesNo, &EvaluationSpec::eter, &EterParameters::childOverlap>("child-overlap",
        "must components share a unit to be aligned",
        { "RULE", "eter: must children share a unit to align: yes (default), no" }),
    setting::oneOf<nestedWords, &EvaluationSpec::eter, &EterParameters::nested>("nested",
        "nested entities align at any depth, or only inside entities that are aligned",
        { "RULE",
            "eter: nested entities align at any depth (any, default), or inside aligned parents only "
            "(inside)" }),
};

constexpr std::array<std::string_view, 7> parameters { "alpha", "sweep", "nc0", "child-label",
    "child-overlap", "nested", "unit" };

} // namespace

constexpr metrics::Measure eterMeasure {
    .id = "eter",
    .title = "ETER",
    .description
    = "Entity Tree Error Rate: deletions, insertions and, of each aligned pair of entities, errors "
      "of type, sub-type and span weighed against errors of their components, by gold entities.",
    .source = "Ben Jannet et al., ETER: a new metric for the evaluation of hierarchical named entity "
              "recognition, LREC 2014",
    .lowerIsBetter = true,
    .headline = "eter",
    .settings = ownSettings,
    .parameters = parameters,
    .compute = computeEter,
    .sameSettings = [](const auto& a, const auto& b) { return a.eter == b.eter; },
};

} // namespace touchstone::analysis
