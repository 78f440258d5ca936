// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/overlapmeasure.h"

#include "core/analysis/overlapcase.h"
#include "core/metrics/overlapmeasure.h"

#include <tbb/parallel_for.h>

#include <algorithm>
#include <limits>

namespace touchstone::analysis {

namespace {

using metrics::DocumentCredits;
using metrics::OverlapTotals;
using support::Result;

constexpr std::size_t mostChunks = 256;
constexpr std::size_t keyCount = 3;

/// Adds one document's credits to a table.
void addCase(OverlapTable& table, const OverlapCase& one, const OverlapCase::Credits& credits,
    const OverlapCase::Credits& rows)
{
    auto& document = table.documents.emplace_back();
    for (std::size_t key = 0; key < keyCount; ++key) {
        for (std::size_t i = 0; i < one.gold.size(); ++i) {
            document[key].addGold(credits[key].gold[i]);
            table.types[one.gold[i].type][key].addGold(rows[key].gold[i]);
        }
        for (std::size_t i = 0; i < one.system.size(); ++i) {
            document[key].addSystem(credits[key].system[i]);
            table.types[one.system[i].type][key].addSystem(rows[key].system[i]);
        }
        table.overall[key] += document[key];
    }
}

/// Credits of the records of one document: the names of a side stand in the order of its entities.
class RecordValues
{
public:
    explicit RecordValues(const Evaluation& evaluation)
        : m_evaluation(evaluation)
    {
        for (const auto key : metrics::overlapKeys) {
            const std::string name(metrics::creditKeyName(key));
            add("recall." + name + ".max", "R " + name + " MAX",
                "Share of the gold annotation that one system annotation covers.");
            add("recall." + name + ".sum", "R " + name + " SUM",
                "Share of the gold annotation that system annotations cover.");
            add("precision." + name + ".max", "P " + name + " MAX",
                "Share of the system annotation that one gold annotation covers.");
            add("precision." + name + ".sum", "P " + name + " SUM",
                "Share of the system annotation that gold annotations cover.");
        }
    }

    void addCase(const DocumentCase& documentCase, const OverlapCase& one)
    {
        numberNames(m_goldNames, documentCase.gold);
        numberNames(m_systemNames, documentCase.system);
        for (const auto& record : m_evaluation.recordsOf(documentCase)) {
            for (std::size_t key = 0; key < keyCount; ++key) {
                metrics::NameCredit recall { none, none };
                metrics::NameCredit precision { none, none };
                if (record.hasGold()) {
                    recall = one.plain[key].gold[m_goldNames[record.gold]];
                }
                if (record.hasSystem()) {
                    precision = one.plain[key].system[m_systemNames[record.system]];
                }
                auto* const column = &m_columns[key * 4];
                column[0].values.push_back(recall.max);
                column[1].values.push_back(recall.sum);
                column[2].values.push_back(precision.max);
                column[3].values.push_back(precision.sum);
            }
        }
    }

    std::vector<ValueColumn> take() { return std::move(m_columns); }

private:
    static constexpr double none = std::numeric_limits<double>::quiet_NaN();

    void add(std::string id, std::string title, std::string meaning)
    {
        auto& column
            = m_columns.emplace_back(ValueColumn { std::move(id), std::move(title), std::move(meaning), {} });
        column.values.reserve(m_evaluation.records.size());
    }

    static void numberNames(std::vector<std::uint32_t>& names, const annotation::Document* document)
    {
        names.clear();
        if (document == nullptr) {
            return;
        }
        std::uint32_t number = 0;
        for (const auto& entity : document->annotations.entities) {
            names.push_back(number);
            number += entity.role == annotation::Role::Entity ? 1 : 0;
        }
    }

    const Evaluation& m_evaluation;
    std::vector<ValueColumn> m_columns;
    std::vector<std::uint32_t> m_goldNames; ///< by entity
    std::vector<std::uint32_t> m_systemNames;
};

Result<MeasureResultPtr> compute(const Evaluation& evaluation, support::Progress& progress, bool everything)
{
    const OverlapContext context(evaluation);
    const auto count = evaluation.cases.size();
    progress.begin(count);
    std::vector<OverlapCase> cases(count);
    const auto chunkCount = std::min(count, mostChunks);
    tbb::parallel_for(std::size_t { 0 }, chunkCount, [&](std::size_t chunk) {
        OverlapBuffers buffers;
        for (auto i = count * chunk / chunkCount;
             i < count * (chunk + 1) / chunkCount && !progress.cancelled(); ++i) {
            cases[i] = overlapCase(evaluation, evaluation.cases[i], context, buffers, progress);
            progress.advance();
        }
    });
    if (progress.cancelled()) {
        return support::failure(support::ErrorCode::Cancelled, "Scoring was cancelled.");
    }
    auto result = std::make_shared<OverlapResult>();
    result->measure = "overlap";
    result->plain.types.resize(evaluation.labels.size());
    if (context.weighted()) {
        result->weighted.emplace().types.resize(evaluation.labels.size());
    }
    std::optional<RecordValues> values;
    if (everything) {
        values.emplace(evaluation);
    }
    for (std::size_t i = 0; i < count; ++i) {
        auto& one = cases[i];
        addCase(result->plain, one, one.plain, context.isolated() ? one.rows : one.plain);
        metrics::appendOverlapStatistics(result->statistics, result->plain.documents.back(), true);
        if (result->weighted) {
            addCase(*result->weighted, one, one.weighted, one.weighted);
            metrics::appendOverlapStatistics(result->statistics, result->weighted->documents.back(), false);
        }
        if (values) {
            values->addCase(evaluation.cases[i], one);
        }
        one = {};
    }
    result->statisticNames = metrics::overlapStatisticNames(context.weighted());
    result->score = metrics::overlapScores;
    if (values) {
        result->recordValues = values->take();
    }
    addOverlapSheets(*result, evaluation, everything);
    return result;
}

} // namespace

Result<MeasureResultPtr> computeOverlap(const Evaluation& evaluation, support::Progress& progress)
{
    return compute(evaluation, progress, true);
}

Result<MeasureResultPtr> computeOverlapScores(const Evaluation& evaluation, support::Progress& progress)
{
    return compute(evaluation, progress, false);
}

} // namespace touchstone::analysis
