// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/resamplingunits.h"

#include "core/evaluation/records/commonspans.h"
#include "core/measures/registry/measureregistry.h"
#include "core/statistics/recordshares.h"

#include <numeric>

namespace touchstone::analysis {

namespace {

/// In the order of ResamplingUnit.
constexpr std::array<std::string_view, 3> unitNames { "document", "sentence", "auto" };

/// Where the sentences of one document begin, in the coordinates of CommonSpans.
class SentenceFinder
{
public:
    SentenceFinder(const DocumentCase& documentCase, Unit unit)
        : m_case(documentCase)
        , m_spans(documentCase, unit)
    {
        const bool gold = documentCase.gold != nullptr;
        const auto& document = gold ? *documentCase.gold : *documentCase.system;
        for (const auto first : document.sentences) {
            if (first < document.tokens.size()) {
                const auto token = document.tokens[first];
                m_begins.push_back((gold ? m_spans.gold(token) : m_spans.system(token)).begin);
            }
        }
    }

    [[nodiscard]] std::uint32_t operator()(const match::PairOutcome& record) const
    {
        const auto at = record.hasGold()
            ? m_spans.gold(m_case.gold->annotations.entities[record.gold].span).begin
            : m_spans.system(m_case.system->annotations.entities[record.system].span).begin;
        const auto behind = std::ranges::upper_bound(m_begins, at);
        return behind == m_begins.begin() ? 0 : static_cast<std::uint32_t>(behind - m_begins.begin() - 1);
    }

private:
    const DocumentCase& m_case;
    CommonSpans m_spans;
    std::vector<std::uint32_t> m_begins;
};

std::uint32_t sentenceCount(const DocumentCase& documentCase)
{
    const auto* const document = documentCase.gold != nullptr ? documentCase.gold : documentCase.system;
    return std::max<std::uint32_t>(1, static_cast<std::uint32_t>(document->sentences.size()));
}

} // namespace

std::string_view name(ResamplingUnit unit) { return unitNames.at(static_cast<std::size_t>(unit)); }

std::optional<ResamplingUnit> resamplingUnitByName(std::string_view text)
{
    const auto* const found = std::ranges::find(unitNames, text);
    return found == unitNames.end() ? std::nullopt
                                    : std::optional(static_cast<ResamplingUnit>(found - unitNames.begin()));
}

ResamplingUnit settledUnit(ResamplingUnit asked, const Evaluation& evaluation)
{
    if (asked != ResamplingUnit::Automatic) {
        return asked;
    }
    const auto& documents = evaluation.gold->documents;
    return documents.size() == 1 && documents.front().sentences.size() > 1 ? ResamplingUnit::Sentence
                                                                           : ResamplingUnit::Document;
}

support::Result<ResamplingUnits> ResamplingUnits::of(const Evaluation& evaluation, ResamplingUnit unit)
{
    ResamplingUnits units;
    units.m_evaluation = &evaluation;
    units.m_unit = unit;
    const bool sentences = unit == ResamplingUnit::Sentence;
    const auto has
        = [](const DocumentCase& one) { return one.gold != nullptr && !one.gold->sentences.empty(); };
    if (sentences && !evaluation.cases.empty() && std::ranges::none_of(evaluation.cases, has)) {
        return support::failure(support::ErrorCode::InvalidOption,
            support::said("The gold's format (%1) tells no sentences within documents; resample documents.",
                evaluation.gold->format),
            { evaluation.gold->path, 0, 0 });
    }
    std::unordered_map<std::string_view, std::uint32_t> seen[2];
    for (const auto& one : evaluation.cases) {
        const bool gold = one.gold != nullptr;
        const auto occurrence = seen[gold ? 1 : 0][one.name()]++;
        units.m_firsts.push_back(static_cast<std::uint32_t>(units.m_keys.size()));
        const auto count = sentences ? sentenceCount(one) : 1;
        for (std::uint32_t sentence = 0; sentence < count; ++sentence) {
            units.m_keys.push_back({ one.name(), occurrence, sentence, gold });
        }
    }
    return units;
}

std::vector<std::uint32_t> ResamplingUnits::unitsOf(std::span<const match::PairOutcome> records) const
{
    std::vector<std::uint32_t> numbers(records.size());
    std::optional<SentenceFinder> finder;
    auto document = annotation::noEntity;
    for (std::size_t i = 0; i < records.size(); ++i) {
        const auto& record = records[i];
        numbers[i] = m_firsts[record.document];
        if (m_unit == ResamplingUnit::Sentence) {
            if (record.document != document) {
                document = record.document;
                finder.emplace(m_evaluation->cases[document], m_evaluation->spec.unit);
            }
            numbers[i] += (*finder)(record);
        }
    }
    return numbers;
}

ResamplingUnits::Grouped ResamplingUnits::grouped(std::span<const match::PairOutcome> records) const
{
    const auto numbers = unitsOf(records);
    Grouped result { std::vector<match::PairOutcome>(records.size()), std::vector<std::size_t>(size() + 1) };
    for (const auto number : numbers) {
        ++result.ends[number + 1];
    }
    std::partial_sum(result.ends.begin(), result.ends.end(), result.ends.begin());
    for (std::size_t i = 0; i < records.size(); ++i) {
        result.records[result.ends[numbers[i]]++] = records[i];
    }
    result.ends.pop_back();
    return result;
}

support::Failure unitsRefused(const MeasureResult& result)
{
    return support::failure(support::ErrorCode::InvalidOption,
        support::said("This score of %1 is made of whole documents, so sentences cannot be resampled; "
                      "resample documents.",
            result.measure));
}

support::Result<UnitStatistics> unitStatistics(
    const Evaluation& evaluation, const MeasureResult& result, const ResamplingUnits& units)
{
    const auto width = result.statisticColumns.size();
    const bool byDocument = units.unit() == ResamplingUnit::Document;
    if (byDocument && !result.statistics.empty()
        && result.statistics.size() == evaluation.cases.size() * width) {
        return UnitStatistics { result.statistics, std::vector<bool>(width, true) };
    }
    const auto* const measure = metrics::measureById(result.measure);
    if (measure == nullptr || measure->statistics == nullptr) {
        return byDocument ? unitsRefused(result) : unitsOfShares(evaluation, result, units);
    }
    const auto* const list = result.list(result.measure);
    const auto grouped
        = units.grouped(list != nullptr ? std::span(list->records) : std::span(evaluation.records));
    UnitStatistics statistics { {}, std::vector<bool>(width, true) };
    statistics.values.reserve(units.size() * width);
    std::size_t begin = 0;
    for (const auto end : grouped.ends) {
        const auto row = measure->statistics(std::span(grouped.records).subspan(begin, end - begin));
        statistics.values.insert(statistics.values.end(), row.begin(), row.end());
        begin = end;
    }
    // What no record tells, such as tags of tokens, is known of whole documents only.
    for (std::size_t column = 0; column < width; ++column) {
        double ofUnits = 0;
        double ofDocuments = 0;
        for (auto at = column; at < statistics.values.size(); at += width) {
            ofUnits += statistics.values[at];
        }
        for (auto at = column; at < result.statistics.size(); at += width) {
            ofDocuments += result.statistics[at];
        }
        statistics.known[column] = result.statistics.empty() || ofUnits == ofDocuments;
    }
    return statistics;
}

} // namespace touchstone::analysis
