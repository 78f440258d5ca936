// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/slices/slicefacets.h"

#include "core/evaluation/records/periods.h"
#include "core/evaluation/settings/attributetable.h"
#include "core/evaluation/settings/judgementtable.h"
#include "core/evaluation/slices/slicevalues.h"
#include "core/support/joined.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"

#include <array>
#include <cstdlib>
#include <numeric>

namespace touchstone::analysis {

namespace {

using annotation::Document;

enum class Bins : std::uint8_t { None, Asked, Always }; ///< Asked: with bounds of the user only

/// What Touchstone knows by itself.
struct BuiltIn
{
    const char* id;
    const char* title;
    const char* meaning;
    bool ofDocuments = false;
    Bins bins = Bins::None;
    bool open = false;
    SliceValues (*values)(const Evaluation&) = nullptr;
    bool (*tells)(const Evaluation&) = nullptr;
    const char* lacks = ""; ///< why it tells nothing
    bool ofPairsOnly = false;
};

template <typename Tells> bool anyDocument(const Evaluation& evaluation, Tells&& tells)
{
    return std::ranges::any_of(evaluation.cases, [&](const DocumentCase& one) {
        return (one.gold != nullptr && tells(*one.gold)) || (one.system != nullptr && tells(*one.system));
    });
}

bool tellsNoise(const Document& document)
{
    const auto& details = document.annotations.details;
    return std::ranges::any_of(details, [](const auto& one) { return one.noise.has_value(); });
}

bool tellsNoiseOfText(const Evaluation& evaluation) { return anyDocument(evaluation, tellsNoise); }

bool tellsDates(const Evaluation& evaluation)
{
    return anyDocument(evaluation, [](const Document& document) { return yearOf(document).has_value(); });
}

bool tellsDataSets(const Evaluation& evaluation)
{
    return anyDocument(evaluation, [](const Document& document) { return !partOf(document).empty(); });
}

bool tellsWords(const Evaluation& evaluation)
{
    return anyDocument(evaluation, [](const Document& document) { return !document.text.empty(); });
}

bool tellsUnits(const Evaluation& evaluation)
{
    return anyDocument(evaluation,
        [](const Document& document) { return !document.text.empty() || !document.tokens.empty(); });
}

bool always(const Evaluation& /*evaluation*/) { return true; }

bool tellsTraining(const Evaluation& evaluation)
{
    return evaluation.spec.slices.training != nullptr && tellsWords(evaluation);
}

/// What the slice of verdicts was called.
constexpr std::string_view formerVerdictSlice = "judgement";

bool tellsJudgements(const Evaluation& evaluation)
{
    const auto* const table = evaluation.spec.slices.judgements.get();
    return table != nullptr && !table->empty();
}

bool tellsJudges(const Evaluation& evaluation)
{
    return tellsJudgements(evaluation) && evaluation.spec.slices.judgements->judges().size() > 1;
}

const std::vector<BuiltIn>& knownSlices()
{
    static const std::vector<BuiltIn> slices {
        { "noise", "Noise level",
            "Noise of the annotation's text as its file tells it (LED of HIPE), in bins above their first "
            "number, up to and with their second. Annotations of the system without gold tell none.",
            false, Bins::Always, false, noiseValues, tellsNoiseOfText,
            "No annotation tells the noise of its text (LED in the MISC column of HIPE files)." },
        { "period", "Period", "Year of the document's date, the gold's where there is one.", true,
            Bins::Always, false, periodValues, tellsDates,
            "No document has an attribute \"date\" that begins with a year." },
        { "data-set", "Data set", "The data set that the document is of, where several are open as one.",
            true, Bins::None, false, dataSetValues, tellsDataSets, "The documents are of one data set." },
        { "document-length", "Document length",
            "Tokens of the document; of one without tokens its words, every other sign counted as one.", true,
            Bins::Always, false, documentLengthValues, tellsUnits,
            "The documents have neither text nor tokens." },
        { "entity-length", "Entity length",
            "Tokens of the annotation; where the document has none its words, every other sign counted as "
            "one.",
            false, Bins::Always, false, entityLengthValues, tellsUnits,
            "The documents have neither text nor tokens." },
        { "nesting", "Nested or flat",
            "Inner: inside another entity of its side; outer: holds another and is in none; else flat.",
            false, Bins::None, false, nestingValues, always, "" },
        { "tokens", "Single- or multi-token", "Does the annotation have one token (or word), or several?",
            false, Bins::None, false, tokenValues, tellsUnits,
            "The documents have neither text nor tokens." },
        { "seen", "Seen in training",
            "Seen: the training data annotates the same string with the same type; other-label: the same "
            "string, but with other types only; unseen: neither. Upper and lower case are told apart.",
            false, Bins::None, false, seenValues, tellsTraining,
            "--train FILE names the training data, which is missing (or the documents have no text)." },
        { "surface", "Words", "The words of the annotation as they are written, white space as one blank.",
            false, Bins::None, true, surfaceValues, tellsWords, "The documents have no text." },
        { "left", "Left boundary",
            "Of pairs: tokens by which the system begins later (or, below 0, earlier) than the gold. Tokens "
            "of "
            "the gold's document; where it has none its words between blanks.",
            false, Bins::Asked, false, leftValues, tellsUnits, "The documents have neither text nor tokens.",
            true },
        { "right", "Right boundary",
            "Of pairs: tokens by which the system ends later (or, below 0, earlier) than the gold. Tokens of "
            "the gold's document; where it has none its words between blanks.",
            false, Bins::Asked, false, rightValues, tellsUnits, "The documents have neither text nor tokens.",
            true },
        { "left-characters", "Left boundary in characters",
            "Of pairs: characters by which the system begins later (or, below 0, earlier) than the gold.",
            false, Bins::Asked, false, leftCharacterValues, always, "", true },
        { "right-characters", "Right boundary in characters",
            "Of pairs: characters by which the system ends later (or, below 0, earlier) than the gold.",
            false, Bins::Asked, false, rightCharacterValues, always, "", true },
        { "boundary", "Differing boundary",
            "Of pairs: does the system begin elsewhere than the gold (left), end elsewhere (right), both, or "
            "neither (same)?",
            false, Bins::None, false, boundaryValues, always, "", true },
        { "verdict", "Verdict",
            "What a person has said of the record: the gold is wrong, the system is wrong, both are "
            "acceptable or wrong, the guidelines are unclear, the text is broken.",
            false, Bins::None, false, judgementValues, tellsJudgements,
            "Judgements stand beside a project (--project FILE) or in a file that --judgements names, "
            "and there are none." },
        { "verdict-pair", "Verdicts of two judges",
            "What the first two judges by name have said of the record, in the order of their names.", false,
            Bins::None, false, verdictPairValues, tellsJudges,
            "Fewer than two judges have a name in the judgements that are read." },
    };
    return slices;
}

const BuiltIn* builtIn(std::string_view id)
{
    const auto& slices = knownSlices();
    return support::found(slices, id, &BuiltIn::id);
}

SliceDimension dimensionOf(const Evaluation& evaluation, const BuiltIn& slice)
{
    const bool usual = slice.bins == Bins::Always;
    const bool asked = slice.bins == Bins::Asked && evaluation.spec.slices.bounds.contains(slice.id);
    const bool ofGoldOnly = slice.values == noiseValues
        && std::ranges::none_of(evaluation.cases,
            [](const DocumentCase& one) { return one.system != nullptr && tellsNoise(*one.system); });
    return { slice.id, slice.title, slice.meaning, slice.ofDocuments, usual || asked, slice.open,
        slice.bins != Bins::None, ofGoldOnly, slice.ofPairsOnly, usual };
}

/// Words that mean something else in --by and --where.
bool taken(const std::string& column)
{
    return builtIn(column) != nullptr || column == formerVerdictSlice || column == "document"
        || column == "score" || isRuleFacet(column) || column.starts_with("attribute.");
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
        !ofDocuments };
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
    const auto* const known = builtIn(dimension.id);
    return known != nullptr
        ? known->values(evaluation)
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

std::string untoldByValueNote(const SliceDimension& dimension, std::int64_t withoutValue)
{
    const auto number = std::to_string(withoutValue);
    if (dimension.ofPairsOnly) {
        return " Only pairs have it, so that " + number
            + (withoutValue == 1 ? " annotation without partner belongs"
                                 : " annotations without partner belong")
            + " to no value: precision, recall and F1 by value are –.";
    }
    return " Only the gold tells it, so that " + number
        + (withoutValue == 1 ? " false alarm belongs" : " false alarms belong")
        + " to no value: precision and F1 by value are –.";
}

std::vector<std::string> builtInSlices() { return support::listOf(knownSlices(), &BuiltIn::id); }

std::vector<std::string> binnedSlices()
{
    auto slices = knownSlices();
    std::erase_if(slices, [](const BuiltIn& slice) { return slice.bins == Bins::None; });
    return support::listOf(slices, &BuiltIn::id);
}

bool tellsDifferences(std::string_view id)
{
    const auto* const slice = builtIn(id);
    return slice != nullptr && slice->ofPairsOnly && slice->bins == Bins::Asked;
}

std::vector<std::string> fixedValues(std::string_view id)
{
    if (id == "boundary") {
        return { "same", "left", "right", "both", std::string(noSliceValue) };
    }
    std::vector<std::string> words;
    if (id == verdictSlice) {
        for (const auto verdict : givenVerdicts) {
            words.emplace_back(verdictName(verdict));
        }
        words.emplace_back(noSliceValue);
    }
    return words;
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
    if (id == verdictSlice) {
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
    for (const auto& slice : knownSlices()) {
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
    const auto refuse = [&](const std::string& why) {
        return support::failure(
            support::ErrorCode::InvalidOption, "There is no slice \"" + std::string(id) + "\" here. " + why);
    };
    if (const auto* const slice = builtIn(id)) {
        return slice->tells(evaluation) ? support::Result<SliceDimension>(dimensionOf(evaluation, *slice))
                                        : refuse(slice->lacks);
    }
    if (const auto column = attributeColumn(evaluation, id)) {
        return dimensionOf(evaluation, *column);
    }
    const auto known = support::listOf(sliceDimensions(evaluation), &SliceDimension::id);
    return refuse("There are: " + support::joined(known) + "; --attributes TSV adds columns of your own.");
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
                "Bins of \"" + found->first + "\" need numbers, and none of its values is one"
                    + (numbers.filled > 0 ? "; the first is \"" + rows[numbers.other].cells[column] + "\"."
                                          : ": the column is empty.")
                    + " Leave its --slice-bounds out.",
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
