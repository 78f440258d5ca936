// SPDX-License-Identifier: GPL-3.0-or-later
// Documents for rule tests: annotations that own what rules borrow, from JSON cases or from a few words.
#pragma once

#include "core/rules/engine.h"

#include <nlohmann/json_fwd.hpp>

#include <deque>
#include <string>
#include <string_view>
#include <vector>

namespace touchstone::testsupport {

struct RuleAnnotation
{
    std::string id;
    std::string type;
    text::Span span;
    std::vector<std::string> ids;
    bool low = false;
    bool uncertain = false;
};

/// A document whose text, annotations and views live as long as it does.
class RuleDocument
{
public:
    explicit RuleDocument(std::string text)
        : m_text(std::move(text))
    {
    }
    RuleDocument(const RuleDocument&) = delete;
    RuleDocument& operator=(const RuleDocument&) = delete;

    RuleDocument& gold(RuleAnnotation annotation)
    {
        return add(match::SideRole::Gold, std::move(annotation));
    }
    RuleDocument& system(RuleAnnotation annotation)
    {
        return add(match::SideRole::System, std::move(annotation));
    }

    [[nodiscard]] const rules::DocumentInput& input() const { return m_input; }
    /// The same with the annotations of a side in another order: place n holds what was at order[n].
    [[nodiscard]] rules::DocumentInput reordered(
        const std::vector<std::size_t>& gold, const std::vector<std::size_t>& system) const;
    [[nodiscard]] const std::deque<RuleAnnotation>& annotations(match::SideRole side) const
    {
        return m_annotations[rules::index(side)];
    }

private:
    RuleDocument& add(match::SideRole side, RuleAnnotation annotation);

    text::Text m_text;
    std::array<std::deque<RuleAnnotation>, 2> m_annotations;
    rules::DocumentInput m_input;
};

/// One case of oracles/rules: document and settings.
struct RuleCase
{
    explicit RuleCase(const nlohmann::json& json);

    std::string name;
    RuleDocument document;
    rules::RuleLists lists;
    std::vector<std::string> on;
    std::vector<std::string> off;
};

/// A rule set from one text on top of the default rules (or alone); throws std::runtime_error with the
/// findings.
[[nodiscard]] rules::RuleSet ruleSet(std::string_view text, bool defaults = true);

/// Runs one document; throws std::runtime_error on an error.
[[nodiscard]] rules::DocumentResult runRules(
    const rules::RuleSet& rules, const rules::RuleLists& lists, const rules::DocumentInput& document);

} // namespace touchstone::testsupport
