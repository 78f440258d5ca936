// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leads/leadstatement.h"

#include "core/evaluation/slices/slicefacets.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"

#include <array>

namespace touchstone::analysis {

namespace {

constexpr std::array<std::string_view, 4> familyNames { "form", "condition", "name", "place" };
constexpr std::array<std::string_view, 2> sideNames { "gold", "system" };
constexpr std::string_view literalSeparator = " & ";

std::string escapedValue(std::string_view value)
{
    std::string text;
    for (const char c : value) {
        if (c == '&' || c == '\\') {
            text += '\\';
        }
        text += c;
    }
    return text;
}

/// Takes the word before the next blank away from the text.
std::string_view takenWord(std::string_view& text)
{
    const auto blank = std::min(text.find(' '), text.size());
    const auto word = text.substr(0, blank);
    text.remove_prefix(std::min(blank + 1, text.size()));
    return word;
}

std::optional<std::vector<LeadLiteral>> literalsOf(std::string_view text)
{
    std::vector<LeadLiteral> literals;
    while (!text.empty()) {
        const auto sign = text.find('=');
        if (sign == 0 || sign == std::string_view::npos) {
            return std::nullopt;
        }
        LeadLiteral literal { std::string(text.substr(0, sign)), {} };
        std::size_t at = sign + 1;
        for (; at < text.size() && !text.substr(at).starts_with(literalSeparator); ++at) {
            at += text[at] == '\\' && at + 1 < text.size() ? 1U : 0U;
            literal.value += text[at];
        }
        text.remove_prefix(std::min(at + literalSeparator.size(), text.size()));
        if (support::contains(literals, literal.dimension, &LeadLiteral::dimension)) {
            return std::nullopt;
        }
        literals.push_back(std::move(literal));
    }
    return literals;
}

/// All values of a slice of ends that a clipped number stands for.
std::vector<std::string> endsOf(const Evaluation& evaluation, const LeadLiteral& literal)
{
    const auto* const column = sliceFacet(evaluation, literal.dimension);
    const auto asked = support::parsed<std::int64_t>(literal.value);
    if (column == nullptr || !asked) {
        return { literal.value };
    }
    std::vector<std::string> names;
    std::ranges::copy_if(column->names, std::back_inserter(names),
        [&](const std::string& name) { return clippedEnd(name) == asked; });
    return names.empty() ? std::vector { literal.value } : names;
}

std::vector<std::string> labelsBelow(const Evaluation& evaluation, const std::string& mainType)
{
    std::vector<std::string> labels;
    std::ranges::copy_if(evaluation.labels, std::back_inserter(labels),
        [&](const std::string& label) { return mainTypeOf(label) == mainType; });
    return labels;
}

} // namespace

std::string_view leadFamilyName(LeadFamily family) { return familyNames[static_cast<std::size_t>(family)]; }

std::string_view leadSideName(LeadSide side) { return sideNames[static_cast<std::size_t>(side)]; }

const std::string* LeadStatement::valueOf(std::string_view dimension) const
{
    const auto* const literal = support::found(literals, dimension, &LeadLiteral::dimension);
    return literal != nullptr ? &literal->value : nullptr;
}

bool isOfErrors(const LeadStatement& statement, std::string_view dimension)
{
    return (statement.family == LeadFamily::Form && dimension != "type")
        || (statement.family == LeadFamily::Name && dimension == "system-type");
}

std::string keyOf(const LeadStatement& statement)
{
    std::string key(leadFamilyName(statement.family));
    key += " ";
    key += leadSideName(statement.side);
    std::string_view before = " ";
    for (const auto& literal : statement.literals) {
        key += std::string(before) + literal.dimension + "=" + escapedValue(literal.value);
        before = literalSeparator;
    }
    return key;
}

std::optional<LeadStatement> statementByKey(std::string_view key)
{
    const auto family = std::ranges::find(familyNames, takenWord(key)) - familyNames.begin();
    const auto side = std::ranges::find(sideNames, takenWord(key)) - sideNames.begin();
    auto literals = literalsOf(key);
    if (family == std::ssize(familyNames) || side == std::ssize(sideNames) || !literals
        || literals->empty()) {
        return std::nullopt;
    }
    return LeadStatement { static_cast<LeadFamily>(family), static_cast<LeadSide>(side),
        std::move(*literals) };
}

LeadFilters filtersOf(const LeadStatement& statement, const Evaluation& evaluation, match::Scheme scheme,
    const NamesOfValue& names)
{
    using enum match::Outcome;
    const bool ofGold = statement.side == LeadSide::Gold;
    LeadFilters filters;
    filters.all.scheme = scheme;
    filters.all.outcomes = { Correct, Incorrect, Partial, ofGold ? Missing : Spurious };
    filters.wrong.scheme = scheme;
    filters.wrong.outcomes = ofGold ? std::vector { Incorrect, Partial, Missing } : std::vector { Spurious };
    const auto put = [&](RecordFilter& filter, const LeadLiteral& literal) {
        const auto& [dimension, value] = literal;
        if (dimension == "type") {
            (ofGold ? filter.goldTypes : filter.systemTypes) = { value };
        } else if (dimension == "main-type") {
            (ofGold ? filter.goldTypes : filter.systemTypes) = labelsBelow(evaluation, value);
        } else if (dimension == "document") {
            filter.documents = { value };
        } else if (dimension == "system-type" && value == RecordFilter::none) {
            filter.systemMissing = true;
        } else if (dimension == "system-type") {
            filter.systemTypes = { value };
        } else if (dimension == "error") {
            const auto type = match::errorTypeByName(value);
            filter.errorTypes = { type.value_or(match::ErrorType::Correct) };
        } else {
            filter.facets.push_back({ dimension,
                statement.family == LeadFamily::Form ? endsOf(evaluation, literal) : names(literal) });
        }
    };
    for (const auto& literal : statement.literals) {
        put(filters.wrong, literal);
        if (!isOfErrors(statement, literal.dimension)) {
            put(filters.all, literal);
        }
    }
    return filters;
}

std::string_view mainTypeOf(std::string_view label) { return label.substr(0, label.find('.')); }

std::optional<std::int64_t> clippedEnd(std::string_view value)
{
    const auto number = support::parsed<std::int64_t>(value);
    return number ? std::optional(std::clamp(*number, -furthestEnd, furthestEnd)) : std::nullopt;
}

} // namespace touchstone::analysis
