// SPDX-License-Identifier: GPL-3.0-or-later
// What is known of `links` before it is computed: its settings, words, direction, headline and traits.
#include "core/measures/links/computelinks.h"

#include "core/evaluation/settings/settingrows.h"
#include "core/measures/base/measure.h"

namespace touchstone::analysis {

namespace {

constexpr int mostCandidates = 1000;

constexpr std::array ownSettings {
    SettingRow { "n-best", [](const EvaluationSpec& s) { return std::to_string(s.links.nBest); },
        [](EvaluationSpec& s, setting::Name n, setting::Value v) {
            return setting::setInteger(n, v, 1, mostCandidates, s.links.nBest);
        },
        nullptr, false, "how many of the system's candidates count", "1, 2, 3 …" },
    setting::ofFile(
        "link-equivalents",
        [](const EvaluationSpec& s) { return setting::digestOfMap(s.links.equivalents.representative); },
        "ids that stand for the same thing, one class a line"),
};

constexpr std::array<std::string_view, 2> parameters { "n-best", "link-equivalents" };

} // namespace

// Scores "<key>.precision", ".recall", ".f1" of the keys span+kbid, span+type+kbid, document+kbid and
// nil, "recall@1" …, and the counts of the classes.
constexpr metrics::Measure linksMeasure {
    .id = "links",
    .title = "Links",
    .description
    = "Linked names of equal span and right knowledge-base id (and equal type); sets of ids per "
      "document; recall among the first k candidates; what each name counts as, with names outside the "
      "base.",
    .source = "neleval 3.1.1 (strong_link_match, entity_match, analyze); ELEVANT",
    .headline = "span+kbid.f1",
    .settings = ownSettings,
    .parameters = parameters,
    .compute = computeLinks,
    .comparesTypes = false,
};

} // namespace touchstone::analysis
