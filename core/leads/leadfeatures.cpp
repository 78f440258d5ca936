// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leads/leadfeatures.h"

#include "core/evaluation/slices/slicefacets.h"
#include "core/rules/suggestion.h"
#include "core/support/joined.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"
#include "core/support/parallel.h"

#include <array>

namespace touchstone::analysis {

namespace {

constexpr std::size_t mostWords = 40; ///< of open slices
constexpr std::size_t leastOfWord = 15; ///< records
constexpr std::size_t quarters = 4;

// What a slice says that tells errors apart, or what literals call otherwise.
// Words are for the family of names.
constexpr std::array<std::string_view, 8> ownDimensions { "type", "main-type", "document", "error",
    "system-type", "verdict", "verdict-pair", "surface" };
// Slices from before there were features; `tokens` is entity-length again.
constexpr std::array<std::string_view, 7> olderFeatures { "noise", "period", "data-set", "seen", "nesting",
    "entity-length", "document-length" };

// What speaks of the other annotations of a record's side. A pair has the gold's value and a spurious
// annotation the system's, so that on the system's side these tell the outcome in other words.
constexpr std::array<std::string_view, 5> featuresOfOthers { "nesting", "sentence-annotations",
    "sentence-types", "neighbour", "crossing" };

/// Is it a column of the user's? Of annotations these are values of the gold, or else of the document.
bool isAttribute(const SliceDimension& dimension)
{
    static const auto known = builtInSlices();
    return !support::contains(known, dimension.id);
}

bool isLeadFeature(const SliceDimension& dimension)
{
    return !support::contains(ownDimensions, dimension.id)
        && (isAttribute(dimension)
            || (!dimension.ofPairsOnly
                && (dimension.feature || support::contains(olderFeatures, dimension.id))));
}

/// Are tokens and sentences of both sides the same? Where they are not, what stands around an annotation of
/// the system is not what stands around the gold's, whose value its pair has.
bool sameSentences(const Evaluation& evaluation)
{
    return std::ranges::all_of(evaluation.cases, [](const DocumentCase& one) {
        return one.gold == nullptr || one.system == nullptr
            || (one.relation == TextRelation::Equal && one.gold->sentences == one.system->sentences
                && one.gold->tokens.size() == one.system->tokens.size());
    });
}

/// How many records of the side have each name of a column.
std::vector<std::size_t> countsOf(const Evaluation& evaluation, const FacetColumn& column, LeadSide side)
{
    std::vector<std::size_t> counts(column.names.size(), 0);
    for (std::uint32_t i = 0; i < evaluation.records.size(); ++i) {
        const auto& record = evaluation.records[i];
        if (side == LeadSide::Gold ? record.hasGold() : record.hasSystem()) {
            for (const auto value : column.of(i)) {
                ++counts[value];
            }
        }
    }
    return counts;
}

using NameNumbers = std::vector<std::size_t>;

/// The values of the side, each a value of the feature: of many the most frequent ones.
std::vector<NameNumbers> frequentNames(const FacetColumn& column, const std::vector<std::size_t>& counts)
{
    NameNumbers numbers;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (counts[i] > 0 && column.names[i] != noSliceValue) {
            numbers.push_back(i);
        }
    }
    if (numbers.size() > mostWords) {
        std::erase_if(numbers, [&](std::size_t i) { return counts[i] < leastOfWord; });
        std::ranges::sort(numbers, [&](std::size_t a, std::size_t b) {
            return std::pair(counts[b], std::string_view(column.names[a]))
                < std::pair(counts[a], std::string_view(column.names[b]));
        });
        numbers.resize(std::min(numbers.size(), mostWords));
        std::ranges::sort(numbers);
    }
    return support::listOf<NameNumbers>(numbers, [](std::size_t i) { return NameNumbers { i }; });
}

/// Numbers in four parts, ties together; nothing: few different values, or they are no numbers.
std::vector<NameNumbers> quarterNames(const FacetColumn& column, const std::vector<std::size_t>& counts)
{
    std::vector<std::pair<double, std::size_t>> numbers;
    std::size_t all = 0;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (counts[i] == 0 || column.names[i] == noSliceValue) {
            continue;
        }
        const auto number = support::parsed<double>(column.names[i]);
        if (!number) {
            return {};
        }
        numbers.emplace_back(*number, i);
        all += counts[i];
    }
    if (numbers.size() <= quarters) {
        return {};
    }
    std::ranges::sort(numbers);
    std::vector<NameNumbers> parts(quarters);
    std::size_t before = 0;
    for (const auto& [number, name] : numbers) {
        const auto middle = before + counts[name] / 2;
        parts[std::min(middle * quarters / all, quarters - 1)].push_back(name);
        before += counts[name];
    }
    std::erase(parts, NameNumbers());
    return parts;
}

LeadFeature featureOf(const Evaluation& evaluation, const SliceDimension& dimension, LeadSide side)
{
    LeadFeature feature { dimension.id, dimension.title, dimension.ofDocuments, dimension.ofGoldOnly, {},
        std::vector<std::uint8_t>(evaluation.records.size(), noCellCode) };
    const auto* const column = sliceFacet(evaluation, dimension.id);
    if (column == nullptr) {
        return feature;
    }
    const auto counts = countsOf(evaluation, *column, side);
    auto parts = isAttribute(dimension) ? quarterNames(*column, counts) : std::vector<NameNumbers>();
    if (parts.empty()) {
        parts = frequentNames(*column, counts);
    }
    std::vector<std::uint8_t> codes(column->names.size(), noCellCode);
    for (const auto& part : parts) {
        for (const auto name : part) {
            codes[name] = static_cast<std::uint8_t>(feature.values.size());
        }
        const auto& first = column->names[part.front()];
        const auto& last = column->names[part.back()];
        feature.values.push_back({ part.size() == 1 ? first : first + " to " + last,
            support::listOf(part, [&](std::size_t name) { return column->names[name]; }) });
    }
    for (std::uint32_t i = 0; i < evaluation.records.size(); ++i) {
        const auto values = column->of(i);
        feature.codes[i] = values.empty() ? noCellCode : codes[values.front()];
    }
    return feature;
}

/// Literal types of the side, or their main types.
LeadFeature typeFeature(const Evaluation& evaluation, LeadSide side, bool main)
{
    LeadFeature feature { main ? "main-type" : "type", main ? "Main type" : "Type", false, false, {},
        std::vector<std::uint8_t>(evaluation.records.size(), noCellCode) };
    const auto typeOf = [&](const match::PairOutcome& record) {
        return side == LeadSide::Gold ? record.goldType : record.systemType;
    };
    std::map<std::string_view, std::size_t> counts;
    const auto wordOf = [&](const match::PairOutcome& record) {
        const std::string_view label = evaluation.labels[typeOf(record)];
        return main ? mainTypeOf(label) : label;
    };
    const auto has = [&](const match::PairOutcome& record) {
        return side == LeadSide::Gold ? record.hasGold() : record.hasSystem();
    };
    for (const auto& record : evaluation.records) {
        if (has(record)) {
            ++counts[wordOf(record)];
        }
    }
    std::vector<std::pair<std::size_t, std::string_view>> order;
    for (const auto& [word, count] : counts) {
        order.emplace_back(count, word);
    }
    std::ranges::sort(order, [](const auto& a, const auto& b) {
        return std::pair(b.first, a.second) < std::pair(a.first, b.second);
    });
    order.resize(std::min(order.size(), mostCellCodes));
    std::map<std::string_view, std::uint8_t> codes;
    for (const auto& [count, word] : order) {
        codes.emplace(word, static_cast<std::uint8_t>(codes.size()));
        feature.values.push_back({ std::string(word), {} });
    }
    for (std::uint32_t i = 0; i < evaluation.records.size(); ++i) {
        const auto& record = evaluation.records[i];
        const auto found = has(record) ? codes.find(wordOf(record)) : codes.end();
        feature.codes[i] = found != codes.end() ? found->second : noCellCode;
    }
    return feature;
}

} // namespace

support::Result<std::vector<LeadFeature>> leadFeatures(const Evaluation& evaluation, LeadSide side,
    std::span<const std::string> asked, const support::Progress& progress)
{
    std::vector<SliceDimension> dimensions;
    std::vector<std::string_view> known { "type" };
    for (auto& dimension : sliceDimensions(evaluation)) {
        if (isLeadFeature(dimension)) {
            dimensions.push_back(std::move(dimension));
        }
    }
    for (const auto& dimension : dimensions) {
        known.push_back(dimension.id);
    }
    for (const auto& id : asked) {
        if (!support::contains(known, id)) {
            const auto meant = rules::didYouMean(id, known);
            return support::failure(support::ErrorCode::InvalidOption,
                "\"" + id + "\" is no feature of leads here" + (meant.empty() ? "." : meant)
                    + " There are: " + support::joined(known) + ".");
        }
    }
    const auto wanted = [&](const std::string& id) { return asked.empty() || support::contains(asked, id); };
    const bool contexts = side == LeadSide::Gold || sameSentences(evaluation);
    std::erase_if(dimensions, [&](const SliceDimension& dimension) {
        return !wanted(dimension.id)
            || (side == LeadSide::System
                && (dimension.ofGoldOnly || (dimension.group == SliceGroup::Context && !contexts)
                    || (isAttribute(dimension) && !dimension.ofDocuments)
                    || support::contains(featuresOfOthers, dimension.id)));
    });
    std::vector<LeadFeature> features;
    if (wanted("type")) {
        features.push_back(typeFeature(evaluation, side, false));
        if (std::ranges::any_of(evaluation.labels,
                [](const std::string& label) { return mainTypeOf(label).size() < label.size(); })) {
            features.push_back(typeFeature(evaluation, side, true));
        }
    }
    // One after the other: what makes a slice may work on all threads itself.
    for (const auto& dimension : dimensions) {
        if (progress.cancelled()) {
            return support::failure(support::ErrorCode::Cancelled, "Cancelled.");
        }
        (void)sliceFacet(evaluation, dimension.id);
    }
    const auto first = features.size();
    features.resize(first + dimensions.size());
    support::inParallel(dimensions.size(), [&](std::size_t i) {
        if (!progress.cancelled()) {
            features[first + i] = featureOf(evaluation, dimensions[i], side);
        }
    });
    if (progress.cancelled()) {
        return support::failure(support::ErrorCode::Cancelled, "Cancelled.");
    }
    return features;
}

std::vector<std::string> featuresWithoutWords(const Evaluation& evaluation)
{
    std::vector<std::string> ids { "type" };
    for (const auto& dimension : sliceDimensions(evaluation)) {
        if (isLeadFeature(dimension) && !dimension.open && !isAttribute(dimension)) {
            ids.push_back(dimension.id);
        }
    }
    return ids;
}

NamesOfValue namesIn(std::span<const LeadFeature> features)
{
    return [features](const LeadLiteral& literal) {
        const auto* const feature = support::found(features, literal.dimension, &LeadFeature::id);
        const auto* const value = feature != nullptr
            ? support::found(feature->values, literal.value, &LeadFeature::Value::word)
            : nullptr;
        return value != nullptr ? value->names : std::vector { literal.value };
    };
}

} // namespace touchstone::analysis
