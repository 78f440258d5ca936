// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/slices/caseunits.h"

namespace touchstone::analysis {

void CaseUnits::enter(const DocumentCase& documentCase)
{
    if (m_case != &documentCase) {
        m_case = &documentCase;
        m_gold = {};
        m_system = {};
    }
}

const CaseUnits::Units& CaseUnits::of(bool gold)
{
    const bool shared = m_case->relation == TextRelation::Equal;
    auto& units = gold || shared ? m_gold : m_system;
    if (units.made) {
        return units;
    }
    units.made = true;
    const auto take = [&units](const annotation::Document* document) {
        if (document == nullptr || units.known || (document->tokens.empty() && document->text.empty())) {
            return;
        }
        units.document = document;
        units.known = true;
        if (document->tokens.empty()) {
            units.own = text::splitTokens(document->text);
            units.spans = units.own;
        } else {
            units.spans = document->tokens;
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
    const auto& units = of(m_case->gold != nullptr);
    return units.known ? std::optional(static_cast<double>(units.spans.size())) : std::nullopt;
}

std::optional<double> CaseUnits::length(const annotation::Document& document, std::uint32_t entity, bool gold)
{
    const auto& units = of(gold);
    if (!units.known) {
        return std::nullopt;
    }
    const auto length = text::tokensTouched(units.spans, document.annotations.pieces(entity));
    return length == 0 ? std::nullopt : std::optional(static_cast<double>(length));
}

} // namespace touchstone::analysis
