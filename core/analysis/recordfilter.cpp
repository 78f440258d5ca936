// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/recordfilter.h"

#include "core/analysis/labeltable.h"
#include "core/analysis/measureresult.h"
#include "core/analysis/slicefacets.h"
#include "core/rules/suggestion.h"
#include "core/support/numbers.h"
#include "core/text/casefold.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <unordered_set>

namespace touchstone::analysis {

namespace {

template <typename T> bool contains(const std::vector<T>& values, const T& value)
{
    return std::find(values.begin(), values.end(), value) != values.end();
}

/// Which labels are named; the last place stands for a missing side.
std::vector<bool> labelMask(
    const Evaluation& evaluation, const std::vector<std::string>& names, bool missing = false)
{
    const std::unordered_set<std::string_view> wanted(names.begin(), names.end());
    std::vector<bool> mask(evaluation.labels.size() + 1, false);
    for (std::size_t i = 0; i < evaluation.labels.size(); ++i) {
        mask[i] = wanted.contains(evaluation.labels[i]);
    }
    mask.back() = missing;
    return mask;
}

std::vector<bool> caseMask(const Evaluation& evaluation, const std::vector<std::string>& names)
{
    const std::unordered_set<std::string_view> wanted(names.begin(), names.end());
    std::vector<bool> mask(evaluation.cases.size(), false);
    for (std::size_t i = 0; i < evaluation.cases.size(); ++i) {
        mask[i] = wanted.contains(evaluation.cases[i].name());
    }
    return mask;
}

/// Bits of the named categories; nothing when none is asked.
std::uint32_t categoryMask(const Evaluation& evaluation, const RecordFilter& filter)
{
    std::uint32_t mask = 0;
    if (evaluation.list != nullptr) {
        const auto& names = evaluation.list->categories;
        for (std::size_t i = 0; i < names.size(); ++i) {
            mask |= contains(filter.categories, names[i]) ? std::uint32_t { 1 } << i : 0U;
        }
    }
    return mask;
}

/// The columns of the list that value ranges name, with their bounds; a column that the list does not have
/// holds nothing.
struct Range
{
    const std::vector<double>* values = nullptr;
    double above = 0;
    double upTo = 0;
    [[nodiscard]] bool holds(std::uint32_t record) const
    {
        const auto value = (*values)[record]; // NaN compares as false
        return value > above && value <= upTo;
    }
};

std::vector<Range> valueRanges(const Evaluation& evaluation, const RecordFilter& filter)
{
    std::vector<Range> ranges;
    for (const auto& wanted : filter.values) {
        if (evaluation.list == nullptr) {
            break;
        }
        for (const auto& column : evaluation.list->values) {
            if (column.id == wanted.column && column.values.size() == evaluation.records.size()) {
                ranges.push_back({ &column.values, wanted.above, wanted.upTo });
            }
        }
    }
    return ranges;
}

/// A facet of the list, or else a slice, with which of its words are asked for; a facet or word that there is
/// not is nobody's.
struct Facet
{
    const FacetColumn* column = nullptr;
    std::vector<bool> wanted;
    [[nodiscard]] bool holds(std::uint32_t record) const
    {
        if (column == nullptr) {
            return false;
        }
        const auto words = column->of(record);
        return std::any_of(words.begin(), words.end(), [this](std::uint32_t word) { return wanted[word]; });
    }
};

const FacetColumn* facetColumn(const Evaluation& evaluation, const std::string& id)
{
    if (evaluation.list != nullptr) {
        for (const auto& column : evaluation.list->facets) {
            if (column.id == id && column.begins.size() == evaluation.records.size() + 1) {
                return &column;
            }
        }
    }
    return sliceFacet(evaluation, id);
}

std::vector<Facet> facetsAsked(const Evaluation& evaluation, const RecordFilter& filter)
{
    std::vector<Facet> facets;
    for (const auto& choice : filter.facets) {
        auto& facet = facets.emplace_back();
        facet.column = facetColumn(evaluation, choice.facet);
        if (facet.column != nullptr) {
            const std::unordered_set<std::string_view> wanted(choice.names.begin(), choice.names.end());
            for (const auto& name : facet.column->names) {
                facet.wanted.push_back(wanted.contains(name));
            }
        }
    }
    return facets;
}

/// A filter with names turned into numbers of one evaluation.
class Compiled
{
public:
    Compiled(const Evaluation& evaluation, const RecordFilter& filter)
        : m_evaluation(evaluation)
        , m_filter(filter)
        , m_scheme(filter.scheme.value_or(match::Scheme::Strict))
        , m_goldAsked(!filter.goldTypes.empty() || filter.goldMissing)
        , m_systemAsked(!filter.systemTypes.empty() || filter.systemMissing)
        , m_gold(labelMask(evaluation, filter.goldTypes, filter.goldMissing))
        , m_system(labelMask(evaluation, filter.systemTypes, filter.systemMissing))
        , m_either(labelMask(evaluation, filter.types))
        , m_row(labelMask(evaluation, filter.rowTypes))
        , m_excluded(labelMask(evaluation, filter.excludedTypes))
        , m_documents(caseMask(evaluation, filter.documents))
        , m_excludedDocuments(caseMask(evaluation, filter.excludedDocuments))
        , m_words(text::caseFolded(filter.words))
        , m_categories(categoryMask(evaluation, filter))
        , m_values(valueRanges(evaluation, filter))
        , m_facets(facetsAsked(evaluation, filter))
        , m_otherList(
              !filter.list.empty() && (evaluation.list == nullptr || evaluation.list->id != filter.list))
    {
    }

    [[nodiscard]] bool passes(std::uint32_t number) const
    {
        if (m_otherList
            || (!m_filter.categories.empty()
                && (m_categories == 0 || (m_evaluation.list->bits[number] & m_categories) == 0))) {
            return false;
        }
        if (!m_filter.values.empty()
            && !std::any_of(
                m_values.begin(), m_values.end(), [number](const Range& r) { return r.holds(number); })) {
            return false;
        }
        if (!std::all_of(
                m_facets.begin(), m_facets.end(), [number](const Facet& f) { return f.holds(number); })) {
            return false;
        }
        const auto& record = m_evaluation.records[number];
        if (!m_filter.outcomes.empty() || m_filter.errorsOnly) {
            const auto outcome = record.outcome(m_scheme);
            if (!m_filter.outcomes.empty() && !contains(m_filter.outcomes, outcome)) {
                return false;
            }
            if (m_filter.errorsOnly && outcome == match::Outcome::Correct) {
                return false;
            }
        }
        const auto none = m_evaluation.labels.size();
        return (!m_goldAsked || m_gold[record.hasGold() ? record.goldType : none])
            && (!m_systemAsked || m_system[record.hasSystem() ? record.systemType : none])
            && (m_filter.types.empty() || eitherSide(record, m_either))
            && (m_filter.rowTypes.empty() || m_row[record.rowType()])
            && (m_filter.excludedTypes.empty() || !eitherSide(record, m_excluded))
            && (m_filter.errorTypes.empty() || contains(m_filter.errorTypes, record.errorType))
            && (m_filter.excludedErrorTypes.empty()
                || !contains(m_filter.excludedErrorTypes, record.errorType))
            && (m_filter.tags.empty() || hasTag(record))
            && (m_filter.documents.empty() || m_documents[record.document])
            && (m_filter.excludedDocuments.empty() || !m_excludedDocuments[record.document])
            && (m_words.empty() || hasWords(record));
    }

private:
    static bool eitherSide(const match::PairOutcome& record, const std::vector<bool>& types)
    {
        return (record.hasGold() && types[record.goldType])
            || (record.hasSystem() && types[record.systemType]);
    }
    [[nodiscard]] bool hasTag(const match::PairOutcome& record) const
    {
        return std::any_of(m_filter.tags.begin(), m_filter.tags.end(),
            [&](match::Tag tag) { return (record.tags & tag) != 0; });
    }
    [[nodiscard]] bool hasWords(const match::PairOutcome& record) const
    {
        return text::caseFolded(m_evaluation.goldText(record)).find(m_words) != std::string::npos
            || text::caseFolded(m_evaluation.systemText(record)).find(m_words) != std::string::npos;
    }

    const Evaluation& m_evaluation;
    const RecordFilter& m_filter;
    match::Scheme m_scheme;
    bool m_goldAsked;
    bool m_systemAsked;
    std::vector<bool> m_gold;
    std::vector<bool> m_system;
    std::vector<bool> m_either;
    std::vector<bool> m_row;
    std::vector<bool> m_excluded;
    std::vector<bool> m_documents;
    std::vector<bool> m_excludedDocuments;
    std::string m_words;
    std::uint32_t m_categories;
    std::vector<Range> m_values;
    std::vector<Facet> m_facets;
    bool m_otherList;
};

std::string joined(const std::vector<std::string>& values)
{
    std::string text;
    for (const auto& value : values) {
        text += (text.empty() ? "" : ", ") + value;
    }
    return text;
}

std::vector<std::string> withMissing(std::vector<std::string> names, bool missing)
{
    if (missing) {
        names.emplace_back(RecordFilter::none);
    }
    return names;
}

template <typename T, typename Name> std::string joinedNames(const std::vector<T>& values, Name name)
{
    std::vector<std::string> names;
    for (const auto& value : values) {
        names.emplace_back(name(value));
    }
    return joined(names);
}

} // namespace

std::vector<std::uint32_t> filtered(const Evaluation& evaluation, std::span<const RecordFilter> filters)
{
    std::vector<Compiled> compiled;
    compiled.reserve(filters.size());
    for (const auto& filter : filters) {
        compiled.emplace_back(evaluation, filter);
    }
    std::vector<std::uint32_t> result;
    for (std::uint32_t i = 0; i < evaluation.records.size(); ++i) {
        if (std::all_of(compiled.begin(), compiled.end(), [&](const Compiled& c) { return c.passes(i); })) {
            result.push_back(i);
        }
    }
    return result;
}

support::Result<void> checkNames(const RecordFilter& filter, const Evaluation& evaluation)
{
    const std::pair<std::string_view, const std::vector<std::string>*> asked[]
        = { { "type", &filter.types }, { "gold-type", &filter.goldTypes },
              { "system-type", &filter.systemTypes }, { "row-type", &filter.rowTypes } };
    for (const auto& [option, types] : asked) {
        for (const auto& type : *types) {
            if (std::find(evaluation.labels.begin(), evaluation.labels.end(), type)
                == evaluation.labels.end()) {
                return support::failure(support::ErrorCode::InvalidOption,
                    "--" + std::string(option) + ": " + noSuchType(type, evaluation.labels));
            }
        }
    }
    if (!filter.documents.empty()) {
        std::vector<std::string_view> names;
        for (const auto& document : evaluation.cases) {
            names.push_back(document.name());
        }
        const std::unordered_set<std::string_view> known(names.begin(), names.end());
        for (const auto& name : filter.documents) {
            if (!known.contains(name)) {
                return support::failure(support::ErrorCode::InvalidOption,
                    "--document: no document is called \"" + name + "\"" + rules::didYouMean(name, names));
            }
        }
    }
    return {};
}

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
            if (!contains(result.*member, value)) {
                (result.*member).push_back(value);
            }
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
            if (!contains(result.facets[i].names, name)) {
                result.facets[i].names.push_back(name);
            }
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
    add("category", joined(filter.categories));
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
    add("type", joined(filter.types));
    add("row-type", joined(filter.rowTypes));
    add("gold-type", joined(withMissing(filter.goldTypes, filter.goldMissing)));
    add("system-type", joined(withMissing(filter.systemTypes, filter.systemMissing)));
    add("error-type", joinedNames(filter.errorTypes, match::errorTypeName));
    add("tag", joinedNames(filter.tags, match::tagName));
    add("document", joined(filter.documents));
    add("words", filter.words);
    add("not-type", joined(filter.excludedTypes));
    add("not-error-type", joinedNames(filter.excludedErrorTypes, match::errorTypeName));
    add("not-document", joined(filter.excludedDocuments));
    return result;
}

std::string valueRangeText(const ValueRange& range)
{
    std::string text = range.column + ":";
    if (std::isfinite(range.above)) {
        text += support::shortest(range.above);
    }
    text += "-";
    if (std::isfinite(range.upTo)) {
        text += support::shortest(range.upTo);
    }
    return text;
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
    std::vector<std::string> texts;
    texts.reserve(choice.names.size());
    for (const auto& name : choice.names) {
        texts.push_back(choice.facet + "=" + name);
    }
    return texts;
}

bool addFacetText(std::vector<FacetChoice>& choices, std::string_view text)
{
    const auto sign = text.find('=');
    if (sign == 0 || sign == std::string_view::npos) {
        return false;
    }
    const std::string facet(text.substr(0, sign));
    std::string name(text.substr(sign + 1));
    const auto known = std::find_if(
        choices.begin(), choices.end(), [&](const FacetChoice& choice) { return choice.facet == facet; });
    if (known == choices.end()) {
        choices.push_back({ facet, { std::move(name) } });
    } else if (!contains(known->names, name)) {
        known->names.push_back(std::move(name));
    }
    return true;
}

RecordFilter listCell(std::string list, std::string category, const std::optional<std::string>& type)
{
    RecordFilter filter;
    filter.list = std::move(list);
    filter.categories = { std::move(category) };
    if (type) {
        filter.rowTypes = { *type };
    }
    return filter;
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
    switch (column) {
    case ScoreColumn::Possible:
        return tally.possible();
    case ScoreColumn::Actual:
        return tally.actual();
    default:
        return isOfSystem(column) ? tally.ofSystem(outcomeOf(column)) : tally[outcomeOf(column)];
    }
}

RecordFilter scoreCell(match::Scheme scheme, ScoreColumn column, const std::optional<std::string>& document)
{
    using match::Outcome;
    RecordFilter filter;
    filter.scheme = scheme;
    switch (column) {
    default:
        filter.outcomes = { outcomeOf(column) };
        break;
    case ScoreColumn::Possible:
        filter.outcomes = { Outcome::Correct, Outcome::Incorrect, Outcome::Partial, Outcome::Missing };
        break;
    case ScoreColumn::Actual:
        filter.outcomes = { Outcome::Correct, Outcome::Incorrect, Outcome::Partial, Outcome::Spurious };
        break;
    }
    if (document) {
        filter.documents = { *document };
    }
    return filter;
}

RecordFilter CountedRow::cell(match::Scheme scheme, ScoreColumn column) const
{
    auto filter = scoreCell(scheme, column);
    auto result = part;
    result.scheme = filter.scheme;
    result.outcomes = std::move(filter.outcomes);
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
    RecordFilter filter;
    if (goldType) {
        filter.goldTypes = { *goldType };
    }
    filter.goldMissing = !goldType;
    if (systemType) {
        filter.systemTypes = { *systemType };
    }
    filter.systemMissing = !systemType;
    return filter;
}

} // namespace touchstone::analysis
