// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/slices/slicevalues.h"

#include "core/annotation/nesting.h"
#include "core/annotation/joining.h"
#include "core/evaluation/records/periods.h"
#include "core/evaluation/settings/attributetable.h"
#include "core/evaluation/settings/slicebins.h"
#include "core/evaluation/settings/surfaceform.h"
#include "core/evaluation/settings/trainingnames.h"
#include "core/evaluation/slices/caseunits.h"
#include "core/evaluation/slices/slicefacets.h"
#include "core/evaluation/slices/tellers.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"
#include "core/text/tokens.h"

#include <cmath>

namespace touchstone::analysis {

namespace {

using annotation::Document;
using annotation::EntityTree;
using annotation::Layer;
using annotation::noEntity;
using Value = std::optional<double>;

const Document& documentOf(const DocumentCase& documentCase)
{
    return documentCase.gold != nullptr ? *documentCase.gold : *documentCase.system;
}

const std::vector<double>* boundsOf(const Evaluation& evaluation, const std::string& slice)
{
    const auto& bounds = evaluation.spec.slices.bounds;
    const auto found = bounds.find(slice);
    return found == bounds.end() || found->second.empty() ? nullptr : &found->second;
}

/// Bins with the bounds that the user gave for a slice, else with the usual ones.
SliceBins binsOf(const Evaluation& evaluation, const std::string& slice, const std::vector<double>& usual,
    bool whole, std::optional<double> least)
{
    const auto* const bounds = boundsOf(evaluation, slice);
    return { bounds != nullptr ? *bounds : usual, whole, least };
}

std::vector<std::string> namesOf(const SliceBins& bins)
{
    std::vector<std::string> names;
    for (std::size_t i = 0; i < bins.size(); ++i) {
        names.push_back(bins.name(i));
    }
    names.emplace_back(noSliceValue);
    return names;
}

std::vector<std::uint32_t> binned(const std::vector<Value>& values, const SliceBins& bins)
{
    return support::listOf<std::uint32_t>(values, [&bins](const Value& value) {
        return value ? bins.of(*value) : static_cast<std::uint32_t>(bins.size());
    });
}

/// A word that neither `noSliceValue` nor the row of the whole can be taken for, nor edgeSliceValue where the
/// slice has it.
std::string unlikeRows(std::string word, bool withEdges)
{
    const auto begin = word.find_first_not_of('"');
    const auto quotes = begin == std::string::npos ? 0 : begin;
    const auto looksLike = [&](std::string_view name) {
        return word.size() == 2 * quotes + name.size()
            && std::string_view(word).substr(quotes, name.size()) == name
            && word.find_first_not_of('"', quotes + name.size()) == std::string::npos;
    };
    return looksLike(noSliceValue) || looksLike(wholeSliceRow) || (withEdges && looksLike(edgeSliceValue))
        ? "\"" + word + "\""
        : word;
}

/// A word as a number; nothing: it is none.
Value finite(std::string_view word)
{
    const auto number = support::parsed<double>(word);
    return number && std::isfinite(*number) ? number : std::nullopt;
}

bool areNumbers(std::span<const std::string_view> words)
{
    return std::ranges::all_of(words, [](std::string_view word) { return finite(word).has_value(); });
}

/// Words numbered as they come; empty ones say nothing.
class WordNumbers
{
public:
    std::uint32_t operator()(std::string_view word)
    {
        if (word.empty()) {
            return NumberedWords::nothing;
        }
        const auto [place, fresh]
            = m_numbers.try_emplace(std::string(word), static_cast<std::uint32_t>(m_words.size()));
        if (fresh) {
            m_words.push_back(place->first);
        }
        return place->second;
    }

    [[nodiscard]] std::span<const std::string_view> words() const { return m_words; }

private:
    std::unordered_map<std::string, std::uint32_t> m_numbers;
    std::vector<std::string_view> m_words; ///< the map's
};

std::vector<Value> entityLengths(const Evaluation& evaluation)
{
    CaseUnits units;
    return ofTellers<Value>(evaluation, [&](const Teller& teller) {
        units.enter(teller.documentCase);
        return Value(units.length(teller.document, teller.entity, teller.gold));
    });
}

/// Years, decades …: the shortest that make few enough of the gold's dates.
std::int64_t yearStep(const Evaluation& evaluation)
{
    std::optional<std::pair<int, int>> range;
    const auto look = [&](bool gold) {
        for (const auto& documentCase : evaluation.cases) {
            const auto* const document = gold ? documentCase.gold : documentCase.system;
            if (const auto year = document != nullptr ? yearOf(*document) : std::nullopt) {
                range = range ? std::pair(std::min(range->first, *year), std::max(range->second, *year))
                              : std::pair(*year, *year);
            }
        }
    };
    look(true);
    if (!range) {
        look(false);
    }
    constexpr std::int64_t mostPeriods = 12;
    std::int64_t step = 1;
    for (const std::int64_t next : { 10, 20, 50, 100, 200, 500, 1000, 10000, 1000000, 1000000000 }) {
        if (!range
            || std::int64_t { range->second } / step - std::int64_t { range->first } / step < mostPeriods) {
            break;
        }
        step = next;
    }
    return step;
}

std::int64_t floored(std::int64_t year, std::int64_t step) { return year - ((year % step) + step) % step; }

} // namespace

void sortWords(std::vector<std::string>& words)
{
    std::ranges::sort(words);
    const auto last = std::stable_partition(
        words.begin(), words.end(), [](const auto& word) { return word != noSliceValue; });
    const std::vector<std::string_view> told(words.begin(), last);
    if (areNumbers(told)) {
        std::ranges::stable_sort(words.begin(), last, {}, [](const auto& word) { return *finite(word); });
    }
}

SliceValues wordValues(NumberedWords numbered)
{
    auto& given = numbered.ofRecords;
    const auto edge = static_cast<std::uint32_t>(numbered.words.size());
    std::vector<std::uint32_t> places(numbered.words.size() + 1, NumberedWords::nothing);
    std::vector<std::pair<std::string_view, std::uint32_t>> words; // that occur
    for (auto& number : given) {
        if (number == NumberedWords::edge) {
            number = edge;
        }
        if (number != NumberedWords::nothing && places[number] == NumberedWords::nothing) {
            places[number] = 0;
            words.emplace_back(number == edge ? edgeSliceValue : numbered.words[number], number);
        }
    }
    std::ranges::sort(words);
    const auto told = support::listOf<std::string_view>(words, [](const auto& word) { return word.first; });
    if (areNumbers(told)) {
        std::ranges::stable_sort(words, {}, [](const auto& word) { return *finite(word.first); });
    }
    SliceValues values;
    values.names.reserve(words.size() + 1);
    for (const auto& [word, number] : words) {
        places[number] = static_cast<std::uint32_t>(values.names.size());
        values.names.push_back(
            number == edge ? std::string(word) : unlikeRows(std::string(word), numbered.withEdges));
    }
    for (auto& number : given) {
        number = number == NumberedWords::nothing ? static_cast<std::uint32_t>(values.names.size())
                                                  : places[number];
    }
    values.names.emplace_back(noSliceValue);
    values.ofRecords = std::move(given);
    return values;
}

SliceValues binValues(const Evaluation& evaluation, const std::string& slice,
    const std::vector<double>& usual, double least, const std::vector<Value>& numbers)
{
    const auto bins = binsOf(evaluation, slice, usual, true, least);
    return { namesOf(bins), binned(numbers, bins), {} };
}

SliceValues numberValues(
    const Evaluation& evaluation, const std::string& slice, const std::vector<Value>& numbers)
{
    if (const auto* const bounds = boundsOf(evaluation, slice)) {
        const SliceBins bins(*bounds, true, std::nullopt);
        return { namesOf(bins), binned(numbers, bins), {} };
    }
    std::map<double, std::uint32_t> places;
    for (const auto& number : numbers) {
        if (number) {
            places.emplace(*number, 0);
        }
    }
    SliceValues values;
    for (auto& [number, place] : places) {
        place = static_cast<std::uint32_t>(values.names.size());
        values.names.push_back(support::shortest(number));
    }
    values.ofRecords = support::listOf<std::uint32_t>(numbers, [&](const Value& number) {
        return number ? places.at(*number) : static_cast<std::uint32_t>(values.names.size());
    });
    values.names.emplace_back(noSliceValue);
    return values;
}

SliceValues noiseValues(const Evaluation& evaluation)
{
    const auto bins = binsOf(evaluation, "noise", usualNoiseBounds(), false, 0);
    const auto values = ofTellers<Value>(evaluation,
        [](const Teller& teller) { return teller.document.annotations.detailsOf(teller.entity).noise; });
    return { namesOf(bins), binned(values, bins), {} };
}

SliceValues periodValues(const Evaluation& evaluation)
{
    const auto years = support::listOf<Value>(
        evaluation.cases, [](const DocumentCase& one) { return Value(yearOf(documentOf(one))); });
    if (const auto* const bounds = boundsOf(evaluation, "period")) {
        const SliceBins bins(*bounds, true, std::nullopt);
        return { namesOf(bins), {}, binned(years, bins) };
    }
    const auto step = yearStep(evaluation);
    std::map<std::int64_t, std::uint32_t> begins;
    for (const auto& year : years) {
        if (year) {
            begins.emplace(floored(static_cast<std::int64_t>(*year), step), 0);
        }
    }
    SliceValues values;
    for (auto& [begin, number] : begins) {
        number = static_cast<std::uint32_t>(values.names.size());
        values.names.push_back(step == 1
                ? std::to_string(begin)
                : std::to_string(begin) + (begin < 0 ? " to " : "-") + std::to_string(begin + step - 1));
    }
    for (const auto& year : years) {
        values.ofCases.push_back(year ? begins.at(floored(static_cast<std::int64_t>(*year), step))
                                      : static_cast<std::uint32_t>(values.names.size()));
    }
    values.names.emplace_back(noSliceValue);
    return values;
}

std::string_view partOf(const annotation::Document& document)
{
    const auto* const part = support::found(
        document.attributes, annotation::partAttribute, &std::pair<std::string, std::string>::first);
    return part == nullptr ? std::string_view() : part->second;
}

SliceValues dataSetValues(const Evaluation& evaluation)
{
    SliceValues values;
    for (const auto& one : evaluation.cases) {
        const auto part = partOf(documentOf(one));
        if (!part.empty()) {
            support::addNew(values.names, std::string(part));
        }
    }
    for (const auto& one : evaluation.cases) {
        values.ofCases.push_back(static_cast<std::uint32_t>(
            std::ranges::find(values.names, partOf(documentOf(one))) - values.names.begin()));
    }
    values.names.emplace_back(noSliceValue);
    return values;
}

SliceValues documentLengthValues(const Evaluation& evaluation)
{
    const auto bins
        = binsOf(evaluation, "document-length", { 25, 50, 100, 200, 500, 1000, 2000, 5000, 10000 }, true, 0);
    CaseUnits units;
    const auto lengths = support::listOf<Value>(evaluation.cases, [&units](const DocumentCase& one) {
        units.enter(one);
        return units.count();
    });
    return { namesOf(bins), {}, binned(lengths, bins) };
}

SliceValues entityLengthValues(const Evaluation& evaluation)
{
    return binValues(evaluation, "entity-length", { 1, 2, 3, 4, 5, 10 }, 1, entityLengths(evaluation));
}

SliceValues tokenValues(const Evaluation& evaluation)
{
    SliceValues values { { "single-token", "multi-token", std::string(noSliceValue) }, {}, {} };
    for (const auto& length : entityLengths(evaluation)) {
        values.ofRecords.push_back(!length ? 2 : *length > 1 ? 1 : 0);
    }
    return values;
}

SliceValues nestingValues(const Evaluation& evaluation)
{
    SliceValues values { { "flat", "outer", "inner", std::string(noSliceValue) }, {}, {} };
    std::map<const Document*, std::vector<annotation::Nesting>> known; // of the case at hand
    const DocumentCase* at = nullptr;
    values.ofRecords = ofTellers<std::uint32_t>(evaluation, [&](const Teller& teller) {
        if (at != &teller.documentCase) {
            known.clear();
            at = &teller.documentCase;
        }
        const auto [found, fresh] = known.try_emplace(&teller.document);
        if (fresh) {
            found->second = annotation::nestingOf(teller.document.annotations);
        }
        return static_cast<std::uint32_t>(found->second[teller.entity]);
    });
    return values;
}

SliceValues seenValues(const Evaluation& evaluation)
{
    SliceValues values { { "seen", "other-label", "unseen", std::string(noSliceValue) }, {}, {} };
    const auto& names = *evaluation.spec.slices.training;
    const auto labelCase = evaluation.spec.matching.pairing == match::PairingPolicy::Hipe
        ? TrainingNames::LabelCase::Ignored
        : TrainingNames::LabelCase::Told;
    values.ofRecords = ofTellers<std::uint32_t>(evaluation, [&](const Teller& teller) -> std::uint32_t {
        const auto words = surfaceForm(teller.document, teller.entity);
        if (words.empty()) {
            return 3;
        }
        const auto& entity = teller.document.annotations.entities[teller.entity];
        return static_cast<std::uint32_t>(
            names.find(words, teller.layer.labels.name(entity.label), entity.role, labelCase));
    });
    return values;
}

SliceValues surfaceValues(const Evaluation& evaluation)
{
    WordNumbers words;
    auto numbers = ofTellers<std::uint32_t>(
        evaluation, [&](const Teller& teller) { return words(surfaceForm(teller.document, teller.entity)); });
    return wordValues({ words.words(), std::move(numbers) });
}

SliceValues attributeValues(const Evaluation& evaluation, std::size_t column, const std::string& id)
{
    const auto& table = *evaluation.spec.slices.attributes;
    const auto* const bounds = table.numbers(column).numbers > 0 ? boundsOf(evaluation, id) : nullptr;
    WordNumbers words;
    const auto cellOf = [column](const AttributeTable::Row* row) {
        return row == nullptr ? std::string_view() : std::string_view(row->cells[column]);
    };
    auto cells = support::listOf<std::string_view>(
        evaluation.cases, [&](const DocumentCase& one) { return cellOf(table.document(one.name())); });
    const bool ofDocuments = !table.ofAnnotations(column);
    if (!ofDocuments) {
        cells = ofTellers<std::string_view>(evaluation, [&](const Teller& teller) {
            const auto& document = teller.document;
            const auto cell = teller.gold
                ? cellOf(table.annotation(document.name, document.annotations.id(teller.entity)))
                : std::string_view();
            const auto number = static_cast<std::size_t>(&teller.documentCase - evaluation.cases.data());
            return cell.empty() ? cells[number] : cell;
        });
    }
    SliceValues values;
    auto& numbers = ofDocuments ? values.ofCases : values.ofRecords;
    if (bounds != nullptr) {
        const SliceBins bins(*bounds, false, std::nullopt);
        numbers = binned(support::listOf<Value>(cells, finite), bins);
        values.names = namesOf(bins);
        return values;
    }
    auto ofCells = support::listOf<std::uint32_t>(cells, std::ref(words));
    auto told = wordValues({ words.words(), std::move(ofCells) });
    values.names = std::move(told.names);
    numbers = std::move(told.ofRecords);
    return values;
}

} // namespace touchstone::analysis
