// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/records/recordfilter.h"

#include "core/evaluation/records/measureresult.h"
#include "core/support/joined.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"

#include <cmath>

namespace touchstone::analysis {

namespace {

std::vector<std::string> withMissing(std::vector<std::string> names, bool missing)
{
    if (missing) {
        names.emplace_back(RecordFilter::none);
    }
    return names;
}

template <typename T, typename Name> std::string joinedNames(const std::vector<T>& values, Name name)
{
    return support::joined(support::listOf(values, name));
}

} // namespace

std::optional<RecordFilter> united(const RecordFilter& a, const RecordFilter& b)
{
    RecordFilter result = a;
    RecordFilter rest = b; // what of b is not taken over; must end up as a
    int dimensions = 0;
    const auto take = [&](auto member, bool RecordFilter::*missing = nullptr) {
        const bool flagDiffers = missing != nullptr && a.*missing != b.*missing;
        if (a.*member == b.*member && !flagDiffers) {
            return true;
        }
        const auto asks = [&](const RecordFilter& f) {
            return !(f.*member).empty() || (missing != nullptr && f.*missing);
        };
        ++dimensions;
        for (const auto& value : b.*member) {
            support::addNew(result.*member, value);
        }
        rest.*member = a.*member;
        if (missing != nullptr) {
            result.*missing = a.*missing || b.*missing;
            rest.*missing = a.*missing;
        }
        return asks(a) && asks(b);
    };
    const bool comparable = take(&RecordFilter::categories) && take(&RecordFilter::values)
        && take(&RecordFilter::outcomes) && take(&RecordFilter::goldTypes, &RecordFilter::goldMissing)
        && take(&RecordFilter::systemTypes, &RecordFilter::systemMissing) && take(&RecordFilter::types)
        && take(&RecordFilter::rowTypes) && take(&RecordFilter::errorTypes) && take(&RecordFilter::tags)
        && take(&RecordFilter::documents);
    // Of facets each is a dimension of its own.
    bool facetsComparable = a.facets.size() == b.facets.size();
    for (std::size_t i = 0; facetsComparable && i < a.facets.size(); ++i) {
        facetsComparable = a.facets[i].facet == b.facets[i].facet;
        if (!facetsComparable || a.facets[i] == b.facets[i]) {
            continue;
        }
        ++dimensions;
        for (const auto& name : b.facets[i].names) {
            support::addNew(result.facets[i].names, name);
        }
    }
    rest.facets = a.facets;
    if (!comparable || !facetsComparable || dimensions != 1 || rest != a) {
        return std::nullopt;
    }
    return result;
}

std::vector<FilterPart> parts(const RecordFilter& filter)
{
    std::vector<FilterPart> result;
    const auto add = [&](std::string_view dimension, std::string text) {
        if (!text.empty()) {
            result.push_back({ dimension, std::move(text) });
        }
    };
    add("list", filter.list);
    add("category", support::joined(filter.categories));
    add("value", joinedNames(filter.values, valueRangeText));
    for (const auto& choice : filter.facets) {
        for (auto& text : facetTexts(choice)) {
            add("where", std::move(text));
        }
    }
    if (filter.scheme && (!filter.outcomes.empty() || filter.errorsOnly)) {
        add("scheme", std::string(match::schemeName(*filter.scheme)));
    }
    add("outcome", joinedNames(filter.outcomes, match::outcomeCode));
    add("errors", filter.errorsOnly ? "yes" : "");
    add("type", support::joined(filter.types));
    add("row-type", support::joined(filter.rowTypes));
    add("gold-type", support::joined(withMissing(filter.goldTypes, filter.goldMissing)));
    add("system-type", support::joined(withMissing(filter.systemTypes, filter.systemMissing)));
    add("error-type", joinedNames(filter.errorTypes, match::errorTypeName));
    add("tag", joinedNames(filter.tags, match::tagName));
    add("document", support::joined(filter.documents));
    add("words", filter.words);
    add("not-type", support::joined(filter.excludedTypes));
    add("not-error-type", joinedNames(filter.excludedErrorTypes, match::errorTypeName));
    add("not-document", support::joined(filter.excludedDocuments));
    return result;
}

std::vector<std::string> filterArguments(const RecordFilter& filter)
{
    std::vector<std::string> words;
    const auto add = [&words](std::string_view option, std::string value) {
        words.emplace_back(option);
        words.push_back(std::move(value));
    };
    const auto addAll = [&](std::string_view option, const std::vector<std::string>& values) {
        for (const auto& value : values) {
            add(option, value);
        }
    };
    const auto addTypes = [&](std::string_view option, const std::vector<std::string>& types) {
        for (const auto& type : types) {
            add(option, typesText({ type }));
        }
    };
    if (!filter.list.empty()) {
        add("--list", filter.list);
    }
    addAll("--category", filter.categories);
    addAll("--value", support::listOf(filter.values, valueRangeText));
    for (const auto& choice : filter.facets) {
        addAll("--where", facetTexts(choice));
    }
    auto outcomes = filter.outcomes;
    if (filter.errorsOnly && outcomes.empty()) {
        using enum match::Outcome;
        outcomes = { Incorrect, Partial, Missing, Spurious };
    }
    if (filter.scheme && !outcomes.empty()) {
        add("--scheme", std::string(match::schemeName(*filter.scheme)));
    }
    if (!outcomes.empty()) {
        add("--outcome", support::joined(support::listOf(outcomes, match::outcomeCode), ","));
    }
    addTypes("--type", filter.types);
    addTypes("--row-type", filter.rowTypes);
    addTypes("--gold-type", withMissing(filter.goldTypes, filter.goldMissing));
    addTypes("--system-type", withMissing(filter.systemTypes, filter.systemMissing));
    addAll("--error-type", support::listOf(filter.errorTypes, match::errorTypeName));
    addAll("--tag", support::listOf(filter.tags, match::tagName));
    addAll("--document", filter.documents);
    if (!filter.words.empty()) {
        add("--words", filter.words);
    }
    return words;
}

std::string typesText(const std::vector<std::string>& types)
{
    std::string text;
    for (const auto& type : types) {
        if (type.empty()) {
            continue;
        }
        text += text.empty() ? "" : ",";
        for (const char c : type) {
            text += c == ',' || c == '\\' ? std::string { '\\', c } : std::string(1, c);
        }
    }
    return text;
}

std::vector<std::string> typesByText(std::string_view text)
{
    std::vector<std::string> types(1);
    for (std::size_t at = 0; at < text.size(); ++at) {
        const bool escapes
            = text[at] == '\\' && at + 1 < text.size() && (text[at + 1] == ',' || text[at + 1] == '\\');
        if (escapes) {
            types.back() += text[++at];
        } else if (text[at] == ',') {
            types.emplace_back();
        } else {
            types.back() += text[at];
        }
    }
    std::erase(types, std::string());
    return types;
}

std::string valueRangeText(const ValueRange& range)
{
    const auto bound
        = [](double value) { return std::isfinite(value) ? support::shortest(value) : std::string(); };
    return range.column + ":" + bound(range.above) + "-" + bound(range.upTo);
}

std::optional<ValueRange> valueRangeByText(std::string_view text)
{
    const auto colon = text.find(':');
    const auto dash = text.find('-', colon == std::string_view::npos ? 0 : colon);
    if (colon == std::string_view::npos || colon == 0 || dash == std::string_view::npos) {
        return std::nullopt;
    }
    ValueRange range;
    range.column = text.substr(0, colon);
    const auto read = [](std::string_view number, double& value) {
        if (number.empty()) {
            return true; // open on this side
        }
        const auto [end, error]
            = std::from_chars(number.data(), number.data() + number.size(), value, std::chars_format::fixed);
        return error == std::errc() && end == number.data() + number.size() && value >= 0
            && std::isfinite(value);
    };
    const auto lower = text.substr(colon + 1, dash - colon - 1);
    if (!read(lower, range.above) || !read(text.substr(dash + 1), range.upTo) || range.above > range.upTo) {
        return std::nullopt;
    }
    return range;
}

std::vector<std::string> facetTexts(const FacetChoice& choice)
{
    return support::listOf(choice.names, [&](const auto& name) { return choice.facet + "=" + name; });
}

bool addFacetText(std::vector<FacetChoice>& choices, std::string_view text)
{
    const auto sign = text.find('=');
    if (sign == 0 || sign == std::string_view::npos) {
        return false;
    }
    const std::string facet(text.substr(0, sign));
    std::string name(text.substr(sign + 1));
    if (auto* const known = support::found(choices, facet, &FacetChoice::facet)) {
        support::addNew(known->names, std::move(name));
    } else {
        choices.push_back({ facet, { std::move(name) } });
    }
    return true;
}

RecordFilter listCell(std::string list, std::string category, const std::optional<std::string>& type)
{
    return { .list = std::move(list), .categories = { std::move(category) }, .rowTypes = only(type) };
}

bool isOfSystem(ScoreColumn column)
{
    return column == ScoreColumn::Spurious || column == ScoreColumn::Actual
        || column >= ScoreColumn::CorrectOfSystem;
}

namespace {

/// Of a column that is one outcome's, on either side.
match::Outcome outcomeOf(ScoreColumn column)
{
    const auto number = static_cast<std::uint8_t>(column);
    const auto first = static_cast<std::uint8_t>(ScoreColumn::CorrectOfSystem);
    return static_cast<match::Outcome>(number >= first ? number - first : number);
}

} // namespace

std::int64_t countOf(const metrics::Tally& tally, ScoreColumn column)
{
    if (column == ScoreColumn::Possible || column == ScoreColumn::Actual) {
        return column == ScoreColumn::Possible ? tally.possible() : tally.actual();
    }
    return isOfSystem(column) ? tally.ofSystem(outcomeOf(column)) : tally[outcomeOf(column)];
}

RecordFilter scoreCell(match::Scheme scheme, ScoreColumn column, const std::optional<std::string>& document)
{
    using match::Outcome;
    RecordFilter filter { .scheme = scheme, .documents = only(document) };
    if (column == ScoreColumn::Possible || column == ScoreColumn::Actual) {
        filter.outcomes = { Outcome::Correct, Outcome::Incorrect, Outcome::Partial,
            column == ScoreColumn::Possible ? Outcome::Missing : Outcome::Spurious };
    } else {
        filter.outcomes = { outcomeOf(column) };
    }
    return filter;
}

RecordFilter CountedRow::cell(match::Scheme scheme, ScoreColumn column) const
{
    auto result = part;
    result.scheme = scheme;
    result.outcomes = scoreCell(scheme, column).outcomes;
    if (perType == PerType::Gold) {
        result.rowTypes = types;
    } else {
        (isOfSystem(column) ? result.systemTypes : result.goldTypes) = types;
    }
    return result;
}

RecordFilter CountedRow::all() const
{
    auto result = part;
    (perType == PerType::Gold ? result.rowTypes : result.types) = types;
    return result;
}

RecordFilter confusionCell(
    const std::optional<std::string>& goldType, const std::optional<std::string>& systemType)
{
    return { .goldTypes = only(goldType),
        .goldMissing = !goldType,
        .systemTypes = only(systemType),
        .systemMissing = !systemType };
}

} // namespace touchstone::analysis
