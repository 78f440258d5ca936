// SPDX-License-Identifier: GPL-3.0-or-later
// Why text: explanations of rules as rich text with links, and the same as plain text; pure.
#pragma once

#include "core/explain/ruleexplanation.h"

#include <QColor>
#include <QString>

namespace touchstone::ui {

/// What follows palette and font; rich text knows neither.
struct WhyLook
{
    QColor faint; ///< values, and what did not happen
    QColor good; ///< of ticks
    QColor bad; ///< of crosses
    int indent = 16; ///< pixels
};

struct WhyText
{
    QString html; ///< links: see WhyLink
    QString plain;
};

/// What a link of the text leads to.
struct WhyLink
{
    enum class Kind {
        None,
        Rule, ///< "rule:7", number in the rule set
        Annotation, ///< "annotation:system/3": index in its document's tree
        OtherSide, ///< "side:": the same question for the partner
        AskWhyNot ///< "whynot:"
    };
    Kind kind = Kind::None;
    std::uint32_t number = 0;
    rules::SideRole side = rules::SideRole::Gold;
};
[[nodiscard]] WhyLink whyLink(const QString& address);

/// `conditions`: with those of every step, else only what was applied and what it changed.
[[nodiscard]] WhyText historyText(
    const analysis::LabelHistory& history, const rules::RuleSet& rules, bool conditions, const WhyLook& look);
/// `otherSide`: there is a partner to ask instead.
[[nodiscard]] WhyText whyNotText(
    const analysis::WhyNot& answer, const rules::RuleSet& rules, bool otherSide, const WhyLook& look);

/// “Words” TYPE · gold g7, on one line, the words cut to `most` characters; right-to-left words keep to
/// themselves.
[[nodiscard]] QString annotationText(const analysis::NamedAnnotation& annotation, int most = 40);
[[nodiscard]] QString groupText(const analysis::NamedGroup& group);
/// The condition with what it found: "fuzzy(…): similarity 0.75 < 0.8".
[[nodiscard]] QString conditionText(
    const analysis::ExplainedCondition& condition, const rules::RuleSet& rules);

} // namespace touchstone::ui
