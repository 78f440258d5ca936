// SPDX-License-Identifier: GPL-3.0-or-later
// Description of the measure `rules`; its numbers: rulesmeasure.cpp.
#include "core/measures/base/measure.h"
#include "core/measures/rules/computerules.h"
#include "core/measures/rules/rulesmeasure.h"

namespace touchstone::metrics {

namespace {

constexpr std::array<MeasureParameter, 4> parameters { {
    { "rules-ignored", "yes|no", "yes", "does what rules set aside (stop words, duplicates) count",
        { "YES", "rules: what rules set aside counts: yes (default), no" } },
    { "rules-low", "yes|no", "yes", "does what is of low confidence count",
        { "YES", "rules: what is of low confidence counts: yes (default), no" } },
    { "rules-tagger-errors", "yes|no", "yes", "do wrong links count that the tagger caused",
        { "YES", "rules: wrong links of the tagger count: yes (default), no" } },
    { "rules-conditional", "right|wrong|out", "right",
        "what a link counts as that is right for one of several ids",
        { "FORM",
            "rules: a link right for one of several ids is right (default), wrong, or left out (out)" } },
} };

constexpr std::array<std::string_view, 1> ruleFiles { "rules" };

} // namespace

const Measure& rulesMeasure()
{
    static constexpr Measure measure {
        .id = "rules",
        .title = "Rules",
        .description
        = "What the rules in force call every annotation, entity and link: precision, recall and F1 strict, "
          "lenient and weighted, of spans, links and whole documents, and who caused wrong links.",
        .source
        = "Poster on rules for the evaluation of tagging and resolution (forward chaining in phases); "
          "the rule files in force",
        .headline = "strict.f1",
        .parameters = parameters,
        .furtherSettings = ruleFiles,
        .compute = analysis::computeRules,
        .countsRecords = false,
        .sameSettings = [](const auto& a, const auto& b) { return a.rules == b.rules; },
    };
    return measure;
}

} // namespace touchstone::metrics
