// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/records/caseunits.h"

#include "core/text/tokens.h"

#include <algorithm>

namespace touchstone::analysis {

void CaseUnits::enter(const DocumentCase& documentCase)
{
    if (m_case != &documentCase) {
        m_case = &documentCase;
        m_gold = {};
        m_system = {};
    }
}

const CaseUnits::Units& CaseUnits::unitsOf(bool gold)
{
    const bool shared = m_case->relation == TextRelation::Equal;
    auto& units = gold || shared ? m_gold : m_system;
    if (units.made) {
        return units;
    }
    units.made = true;
    const auto take = [&units](const annotation::Document* document) {
        if (document == nullptr || units.known) {
            return;
        }
        if (!document->tokens.empty()) {
            units.spans = document->tokens;
            units.known = true;
        } else if (!document->text.empty()) {
            units.own = text::splitTokens(document->text);
            units.spans = units.own;
            units.known = true;
        }
    };
    take(gold || shared ? m_case->gold : m_case->system);
    if (shared) {
        take(m_case->system);
    }
    if (!units.known) { // an empty document has no units; one of offsets only has unknown ones
        const auto* const document = gold || shared ? m_case->gold : m_case->system;
        units.known = document != nullptr && !document->withoutText();
    }
    return units;
}

std::optional<double> CaseUnits::count()
{
    const auto& units = unitsOf(m_case->gold != nullptr);
    return units.known ? std::optional(static_cast<double>(units.spans.size())) : std::nullopt;
}

std::optional<double> CaseUnits::length(const annotation::Document& document, std::uint32_t entity, bool gold)
{
    const auto& units = unitsOf(gold);
    if (!units.known) {
        return std::nullopt;
    }
    std::uint32_t length = 0;
    std::uint32_t counted = 0; // units before this one are
    const auto add = [&](text::Span span) {
        auto touched = text::tokensOf(units.spans, span);
        touched.begin = std::max(touched.begin, counted);
        length += touched.length();
        counted = std::max(counted, touched.end);
    };
    const auto fragments = document.annotations.fragments(entity);
    if (fragments.empty()) {
        add(document.annotations.entities[entity].span);
    } else {
        std::for_each(fragments.begin(), fragments.end(), add);
    }
    return length == 0 ? std::nullopt : std::optional(static_cast<double>(length));
}

} // namespace touchstone::analysis
