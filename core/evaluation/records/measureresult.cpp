// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/records/measureresult.h"

#include "core/support/lookup.h"

namespace touchstone::analysis {

std::uint32_t RecordList::bitsOf(std::initializer_list<std::string_view> names) const
{
    std::uint32_t all = 0;
    for (std::size_t bit = 0; bit < categories.size(); ++bit) {
        all |= !support::contains(names, categories[bit]) ? 0U : 1U << bit;
    }
    return all;
}

const CellNote* Sheet::noteAt(std::size_t row, std::size_t column) const
{
    const auto found = notes.find({ row, column });
    return found == notes.end() ? nullptr : &found->second;
}

const RecordList* MeasureResult::list(std::string_view id) const
{
    return support::found(lists, id, &RecordList::id);
}

const Score* MeasureResult::score(std::string_view id) const
{
    return support::found(scores, id, &Score::id);
}

std::vector<metrics::NamedScore> MeasureResult::scoresOf(std::span<const double> sums) const
{
    return support::listOf<metrics::NamedScore>(scores, [sums](const Score& one) {
        return metrics::NamedScore { one.id, one.untold ? std::nullopt : one.formula(sums), one.isCount,
            one.untold };
    });
}

std::optional<TypeCounting> MeasureResult::typeCounting(const Evaluation& /*evaluation*/) const
{
    return std::nullopt;
}

EvaluationPtr throughList(const EvaluationPtr& evaluation, const RecordList& list)
{
    auto result = std::make_shared<Evaluation>();
    result->gold = evaluation->gold;
    result->givenGold = evaluation->givenGold;
    result->whole = evaluation->whole ? evaluation->whole : evaluation;
    result->system = evaluation->system;
    result->spec = evaluation->spec;
    result->signature = evaluation->signature;
    result->labels = list.labels.empty() ? evaluation->labels : list.labels;
    result->cases = evaluation->cases;
    result->types.resize(result->labels.size());
    for (std::uint32_t label = 0; label < result->types.size(); ++label) {
        result->types[label].label = label;
    }
    for (auto& documentCase : result->cases) {
        documentCase.firstRecord = 0;
        documentCase.recordCount = 0;
        documentCase.tallies = {};
    }
    result->records = list.records;
    std::uint32_t number = 0;
    for (const auto& record : result->records) {
        auto& documentCase = result->cases[record.document];
        if (documentCase.recordCount++ == 0) {
            documentCase.firstRecord = number;
        }
        ++number;
        metrics::addRecord(result->overall, record);
        metrics::addRecord(documentCase.tallies, record);
        addToTypes(result->types, record, evaluation->spec.perType);
    }
    result->confusion.size = static_cast<std::uint32_t>(result->labels.size());
    result->list = std::make_shared<const RecordList>(list);
    return result;
}

} // namespace touchstone::analysis
