// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/slices/slicefacets.h"

#include "core/evaluation/settings/attributetable.h"
#include "core/evaluation/settings/judgementtable.h"
#include "core/evaluation/slices/builtinslices.h"
#include "core/support/joined.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"

#include <array>
#include <cstdlib>
#include <numeric>

namespace touchstone::analysis {

namespace {

SliceDimension dimensionOf(const Evaluation& evaluation, const BuiltInSlice& slice)
{
    const bool usual = slice.kind.bins == SliceBinning::Always;
    const bool asked
        = slice.kind.bins == SliceBinning::Asked && evaluation.spec.slices.bounds.contains(slice.id);
    const bool ofGoldOnly = slice.kind.ofGoldOnly
        || (slice.kind.ofGoldOnlyHere != nullptr && slice.kind.ofGoldOnlyHere(evaluation));
    return { slice.id, slice.title, slice.meaning, slice.kind.ofDocuments, usual || asked, slice.kind.open,
        slice.kind.bins != SliceBinning::None, ofGoldOnly, slice.kind.ofPairsOnly, usual, slice.group,
        slice.kind.feature };
}

/// What the slice of verdicts was called.
constexpr std::string_view formerVerdictSlice = "judgement";

/// Words that mean something else in --by and --where.
bool taken(const std::string& column)
{
    return builtInSlice(column) != nullptr || column == formerVerdictSlice || column == "document"
        || column == "score" || isRuleFacet(column) || column.starts_with("attribute.")
        || judgeOfSlice(column);
}

std::string idOf(const std::string& column) { return taken(column) ? "attribute." + column : column; }

std::optional<std::size_t> attributeColumn(const Evaluation& evaluation, std::string_view id)
{
    const auto& table = evaluation.spec.slices.attributes;
    for (std::size_t column = 0; table && column < table->columns().size(); ++column) {
        if (idOf(table->columns()[column]) == id) {
            return column;
        }
    }
    return std::nullopt;
}

SliceDimension dimensionOf(const Evaluation& evaluation, std::size_t column)
{
    const auto& table = *evaluation.spec.slices.attributes;
    const auto& name = table.columns()[column];
    const bool ofDocuments = !table.ofAnnotations(column);
    const bool numbers = table.numbers(column).numbers > 0;
    return { idOf(name), name,
        "Column \"" + name + "\" of the attributes: "
            + (ofDocuments ? "of the document." : "of the gold annotation, else of the document."),
        ofDocuments, numbers && evaluation.spec.slices.bounds.contains(idOf(name)), true, numbers,
        !ofDocuments, false, false, SliceGroup::Own, true };
}

bool tellsVerdicts(std::string_view id) { return id == verdictSlice || judgeOfSlice(id); }

/// Of a judge whom the judgements name.
std::optional<SliceDimension> dimensionOfJudge(const Evaluation& evaluation, std::string_view id)
{
    const auto judge = judgeOfSlice(id);
    const auto& table = evaluation.spec.slices.judgements;
    if (!judge || !table || !support::contains(table->judges(), *judge)) {
        return std::nullopt;
    }
    return SliceDimension { std::string(id), "Verdict of " + *judge,
        "What " + *judge + " has said of the record; what is adjudicated is not asked." };
}

/// Names that occur, and the numbers changed to theirs.
std::vector<std::string> occurring(std::vector<std::string> names, std::vector<std::uint32_t>& numbers)
{
    std::vector<std::uint32_t> places(names.size(), 0);
    for (const auto number : numbers) {
        places[number] = 1;
    }
    std::vector<std::string> kept;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (places[i] != 0) {
            places[i] = static_cast<std::uint32_t>(kept.size());
            kept.push_back(std::move(names[i]));
        }
    }
    for (auto& number : numbers) {
        number = places[number];
    }
    return kept;
}

FacetColumn columnOf(
    const SliceDimension& dimension, std::vector<std::string> names, std::vector<std::uint32_t> values)
{
    FacetColumn column { dimension.id, dimension.title, dimension.meaning, std::move(names),
        std::vector<std::uint32_t>(values.size() + 1), std::move(values) };
    std::iota(column.begins.begin(), column.begins.end(), 0U);
    return column;
}

/// Where the values of the cases stand, which are made with those of the records.
std::string casesId(const std::string& id) { return id + "\n"; }

SliceValues valuesOf(const Evaluation& evaluation, const SliceDimension& dimension)
{
    const auto* const known = builtInSlice(dimension.id);
    const auto judge = judgeOfSlice(dimension.id);
    return known != nullptr ? known->values(evaluation)
        : judge             ? verdictValuesOf(evaluation, *judge)
                : attributeValues(evaluation, *attributeColumn(evaluation, dimension.id), dimension.id);
}

FacetColumn made(const Evaluation& evaluation, const SliceDimension& dimension, bool ofCases)
{
    auto values = valuesOf(evaluation, dimension);
    auto names
        = occurring(std::move(values.names), dimension.ofDocuments ? values.ofCases : values.ofRecords);
    if (dimension.ofDocuments && !ofCases) {
        values.ofRecords = support::listOf<std::uint32_t>(evaluation.records,
            [&values](const match::PairOutcome& record) { return values.ofCases[record.document]; });
    }
    return columnOf(dimension, std::move(names), std::move(ofCases ? values.ofCases : values.ofRecords));
}

} // namespace

std::string verdictSliceOf(const std::string& judge) { return std::string(verdictSlice) + "." + judge; }

std::optional<std::string> judgeOfSlice(std::string_view id)
{
    const auto own = verdictSliceOf({});
    return id.size() > own.size() && id.starts_with(own) ? std::optional(std::string(id.substr(own.size())))
                                                         : std::nullopt;
}

bool lacksValue(const SliceDimension& dimension, const match::PairOutcome& record)
{
    return (dimension.ofGoldOnly && !record.hasGold())
        || (dimension.ofPairsOnly && !(record.hasGold() && record.hasSystem()));
}

void leaveUntold(const SliceDimension& dimension, metrics::Tally& tally)
{
    tally.systemTold = !dimension.ofGoldOnly;
    tally.ratesTold = !dimension.ofPairsOnly;
}

support::Message meaningOf(const SliceDimension& dimension)
{
    const auto* const builtIn = builtInSlice(dimension.id);
    return builtIn != nullptr && builtIn->meaning == dimension.meaning
        ? support::Message(builtIn->meaning, {})
        : support::said("%1", dimension.meaning);
}

support::Message untoldByValueNote(const SliceDimension& dimension, std::int64_t withoutValue)
{
    const bool one = withoutValue == 1;
    if (dimension.ofPairsOnly) {
        return support::said(one
                ? "Only pairs have it, so that %1 annotation without partner belongs to no value: "
                  "precision, recall and F1 by value are –."
                : "Only pairs have it, so that %1 annotations without partner belong to no value: "
                  "precision, recall and F1 by value are –.",
            withoutValue);
    }
    return support::said(one
            ? "Only the gold tells it, so that %1 false alarm belongs to no value: precision and F1 by "
              "value are –."
            : "Only the gold tells it, so that %1 false alarms belong to no value: precision and F1 by "
              "value are –.",
        withoutValue);
}

std::vector<std::string> builtInSlices() { return support::listOf(builtInSliceList(), &BuiltInSlice::id); }

SliceGroup sliceGroup(std::string_view id)
{
    const auto* const slice = builtInSlice(id);
    return slice == nullptr ? SliceGroup::Own : slice->group;
}

std::vector<std::string> binnedSlices()
{
    auto slices = builtInSliceList();
    std::erase_if(slices, [](const BuiltInSlice& slice) { return slice.kind.bins == SliceBinning::None; });
    return support::listOf(slices, &BuiltInSlice::id);
}

bool tellsDifferences(std::string_view id)
{
    const auto* const slice = builtInSlice(id);
    return slice != nullptr && slice->kind.ofPairsOnly && slice->kind.bins == SliceBinning::Asked;
}

std::vector<std::string> fixedValues(std::string_view id)
{
    if (id == "boundary") {
        return { "same", "left", "right", "both", std::string(noSliceValue) };
    }
    std::vector<std::string> words;
    if (tellsVerdicts(id)) {
        for (const auto verdict : givenVerdicts) {
            words.emplace_back(verdictName(verdict));
        }
        words.emplace_back(noSliceValue);
    }
    return words;
}

bool isOwnValue(std::string_view id, std::string_view value)
{
    if (value == noSliceValue) {
        return true;
    }
    const auto* const slice = builtInSlice(id);
    return slice != nullptr && slice->values != dataSetValues
        && (!slice->kind.open
            || (value == edgeSliceValue
                && (slice->values == wordBeforeValues || slice->values == wordAfterValues)));
}

bool mayHold(const Evaluation& evaluation, std::string_view id, std::string_view value)
{
    const auto words = fixedValues(id);
    if (!words.empty()) {
        return support::contains(words, value);
    }
    return tellsDifferences(id) && !evaluation.spec.slices.bounds.contains(std::string(id))
        && support::parsed<std::int64_t>(value).has_value();
}

std::string typedSlice(const std::string& word)
{
    return word == formerVerdictSlice ? std::string(verdictSlice) : word;
}

std::string typedSliceValue(std::string_view id, const std::string& word)
{
    if (tellsVerdicts(id)) {
        const auto verdict = verdictByName(word);
        return verdict ? std::string(verdictName(*verdict)) : word;
    }
    constexpr std::string_view trueMinus = "\u2212";
    const std::string_view digits
        = std::string_view(word).substr(word.starts_with(trueMinus) ? trueMinus.size()
                : word.starts_with('+')                             ? 1U
                                                                    : 0U);
    if (digits.size() == word.size() || !tellsDifferences(id)
        || !support::parsed<std::uint64_t>(digits).has_value()) {
        return word;
    }
    return (word.starts_with('+') ? "" : "-") + std::string(digits);
}

bool isRuleFacet(std::string_view id)
{
    constexpr std::array<std::string_view, 5> names { "rule", "note", "result", "ignored", "low" };
    return support::contains(names, id) || id.starts_with("gold.") || id.starts_with("system.");
}

std::vector<SliceDimension> sliceDimensions(const Evaluation& evaluation)
{
    std::vector<SliceDimension> dimensions;
    for (const auto& slice : builtInSliceList()) {
        if (slice.tells(evaluation)) {
            dimensions.push_back(dimensionOf(evaluation, slice));
        }
    }
    const auto& table = evaluation.spec.slices.attributes;
    for (std::size_t column = 0; table && column < table->columns().size(); ++column) {
        dimensions.push_back(dimensionOf(evaluation, column));
    }
    return dimensions;
}

support::Result<SliceDimension> sliceDimension(const Evaluation& evaluation, std::string_view id)
{
    const auto refuse = [&](support::Message why) {
        return support::failure(support::ErrorCode::InvalidOption,
            support::said("There is no slice \"%1\" here. %2", id, std::move(why)));
    };
    if (const auto* const slice = builtInSlice(id)) {
        return slice->tells(evaluation) ? support::Result<SliceDimension>(dimensionOf(evaluation, *slice))
                                        : refuse({ slice->lacks, {} });
    }
    if (const auto column = attributeColumn(evaluation, id)) {
        return dimensionOf(evaluation, *column);
    }
    if (auto ofJudge = dimensionOfJudge(evaluation, id)) {
        return *std::move(ofJudge);
    }
    const auto known = support::listOf(sliceDimensions(evaluation), &SliceDimension::id);
    return refuse(
        support::said("There are: %1; --attributes TSV adds columns of your own.", support::joined(known)));
}

support::Result<void> checkBounds(const SliceParameters& slices)
{
    const auto* const table = slices.attributes.get();
    for (std::size_t column = 0; table != nullptr && column < table->columns().size(); ++column) {
        const auto& numbers = table->numbers(column);
        const auto found = slices.bounds.find(idOf(table->columns()[column]));
        if (found != slices.bounds.end() && numbers.numbers == 0) {
            const auto& rows = table->rows();
            return support::failure(support::ErrorCode::InvalidOption,
                numbers.filled > 0
                    ? support::said("Bins of \"%1\" need numbers, and none of its values is one; the first "
                                    "is \"%2\". Leave its --slice-bounds out.",
                        found->first, rows[numbers.other].cells[column])
                    : support::said("Bins of \"%1\" need numbers, and none of its values is one: the column "
                                    "is empty. Leave its --slice-bounds out.",
                        found->first),
                numbers.filled > 0 ? support::Place { table->file(), rows[numbers.other].line, 1 }
                                   : support::Place { table->file(), 0, 0 });
        }
    }
    return {};
}

const FacetColumn* sliceFacet(const Evaluation& evaluation, std::string_view id)
{
    const auto dimension = sliceDimension(evaluation, id);
    if (!dimension) {
        return nullptr;
    }
    return &evaluation.facets.column(dimension->id, [&]() { return made(evaluation, *dimension, false); });
}

std::vector<std::string> orderedValues(std::span<const EvaluationPtr> evaluations,
    const SliceDimension& dimension, std::vector<std::string> values)
{
    sortWords(values);
    values.erase(std::unique(values.begin(), values.end()), values.end());
    if (dimension.open && !dimension.binned) {
        return values;
    }
    // Evaluations of one gold have the same bins, but periods only where a document is dated.
    std::optional<std::vector<std::string>> order;
    bool same = true;
    for (const auto& evaluation : evaluations) {
        if (sliceDimension(*evaluation, dimension.id)) {
            auto names = valuesOf(*evaluation, dimension).names;
            same = same && (!order || *order == names);
            order = order ? std::move(order) : std::optional(std::move(names));
        }
    }
    const auto placeOf = [&](const std::string& value) {
        return same && order ? static_cast<long long>(std::ranges::find(*order, value) - order->begin())
            : value == noSliceValue ? std::numeric_limits<long long>::max()
                                    : std::strtoll(value.c_str(), nullptr, 10); // the first year
    };
    std::ranges::stable_sort(values, {}, placeOf);
    return values;
}

std::vector<std::uint32_t> sliceOfCases(const Evaluation& evaluation, std::string_view id)
{
    const auto dimension = sliceDimension(evaluation, id);
    if (!dimension || !dimension->ofDocuments) {
        return {};
    }
    return evaluation.facets
        .column(casesId(dimension->id), [&]() { return made(evaluation, *dimension, true); })
        .values;
}

} // namespace touchstone::analysis
