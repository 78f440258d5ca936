// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/model/outcome.h"

namespace touchstone::match {

namespace {

constexpr std::array<std::string_view, outcomeCount> outcomeCodes { "COR", "INC", "PAR", "MIS", "SPU" };
constexpr std::array<std::string_view, outcomeCount> neutralNames { "Agree", "Differ", "Overlap", "Only A",
    "Only B" };
constexpr std::array<std::string_view, allSchemes.size()> schemeNames { "strict", "exact", "partial",
    "type" };
constexpr std::array<std::string_view, errorTypeCount> errorTypeNames { "correct", "type", "subtype", "split",
    "merge", "boundary", "boundary+subtype", "boundary+type", "missing", "spurious" };

template <typename Enum, std::size_t N>
std::optional<Enum> byName(const std::array<std::string_view, N>& names, std::string_view name)
{
    const auto found = std::find(names.begin(), names.end(), name);
    return found == names.end() ? std::nullopt : std::optional(static_cast<Enum>(found - names.begin()));
}

} // namespace

std::string_view outcomeCode(Outcome outcome) { return outcomeCodes[static_cast<std::size_t>(outcome)]; }
std::string_view neutralName(Outcome outcome) { return neutralNames[static_cast<std::size_t>(outcome)]; }
std::string_view schemeName(Scheme scheme) { return schemeNames[static_cast<std::size_t>(scheme)]; }
std::string_view errorTypeName(ErrorType type) { return errorTypeNames[static_cast<std::size_t>(type)]; }
std::string_view tagName(Tag tag) { return tag == SplitPart ? "split-part" : "merge-part"; }

std::optional<Outcome> outcomeByCode(std::string_view code)
{
    std::string upper(code);
    for (auto& c : upper) {
        if (c >= 'a' && c <= 'z') {
            c = static_cast<char>(c - 'a' + 'A');
        }
    }
    return byName<Outcome>(outcomeCodes, upper);
}

std::optional<Scheme> schemeByName(std::string_view name) { return byName<Scheme>(schemeNames, name); }
std::optional<ErrorType> errorTypeByName(std::string_view name)
{
    return byName<ErrorType>(errorTypeNames, name);
}

} // namespace touchstone::match
