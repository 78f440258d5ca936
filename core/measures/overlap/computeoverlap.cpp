// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/overlap/computeoverlap.h"

#include "core/evaluation/records/overcases.h"
#include "core/evaluation/settings/relationsources.h"
#include "core/evaluation/settings/settingrows.h"
#include "core/measures/base/measure.h"
#include "core/measures/overlap/overlapcase.h"
#include "core/support/numbers.h"

namespace touchstone::analysis {

namespace {

using support::Result;

constexpr std::size_t keyCount = 3;

/// Sums of the types that occur in a chunk of documents. Adding up is exact, so chunks may be of any size.
class TypeSums
{
public:
    explicit TypeSums(std::size_t labels)
        : m_dense(labels <= mostDense ? labels : 0)
    {
    }

    OverlapTable::Keys& operator[](std::uint32_t type)
    {
        return m_dense.empty() ? m_sparse[type] : m_dense[type];
    }

    void addTo(std::vector<OverlapTable::Keys>& types) const
    {
        for (std::size_t type = 0; type < m_dense.size(); ++type) {
            add(types[type], m_dense[type]);
        }
        for (const auto& [type, keys] : m_sparse) {
            add(types[type], keys);
        }
    }

private:
    static constexpr std::size_t mostDense = 256;
    static void add(OverlapTable::Keys& to, const OverlapTable::Keys& keys)
    {
        for (std::size_t key = 0; key < keys.size(); ++key) {
            to.at(key) += keys.at(key);
        }
    }

    std::vector<OverlapTable::Keys> m_dense;
    std::unordered_map<std::uint32_t, OverlapTable::Keys> m_sparse;
};

/// Adds one document's credits.
void addCase(OverlapTable::Keys& document, TypeSums& types, const OverlapCase& one,
    const OverlapCase::Credits& credits, const OverlapCase::Credits& rows)
{
    for (std::size_t i = 0; i < one.gold.size(); ++i) {
        auto& type = types[one.gold[i].type];
        for (std::size_t key = 0; key < keyCount; ++key) {
            document.at(key).addGold(credits.at(key).gold[i]);
            type.at(key).addGold(rows.at(key).gold[i]);
        }
    }
    for (std::size_t i = 0; i < one.system.size(); ++i) {
        auto& type = types[one.system[i].type];
        for (std::size_t key = 0; key < keyCount; ++key) {
            document.at(key).addSystem(credits.at(key).system[i]);
            type.at(key).addSystem(rows.at(key).system[i]);
        }
    }
}

/// What a worker keeps between documents and leaves behind.
struct Chunk
{
    explicit Chunk(std::size_t labels)
        : types(labels)
        , weightedTypes(labels)
    {
    }
    TypeSums types;
    TypeSums weightedTypes;
    OverlapBuffers buffers;
    OverlapCase one;
};

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
        numberNames(m_goldNames, documentCase.gold, one.goldEntities);
        numberNames(m_systemNames, documentCase.system, one.systemEntities);
        for (const auto& record : m_evaluation.recordsOf(documentCase)) {
            for (std::size_t key = 0; key < keyCount; ++key) {
                metrics::NameCredit recall { none, none };
                metrics::NameCredit precision { none, none };
                if (record.hasGold() && m_goldNames[record.gold] != noName) {
                    recall = one.plain[key].gold[m_goldNames[record.gold]];
                }
                if (record.hasSystem() && m_systemNames[record.system] != noName) {
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
    static constexpr std::uint32_t noName = std::numeric_limits<std::uint32_t>::max();

    void add(std::string id, std::string title, std::string meaning)
    {
        auto& column
            = m_columns.emplace_back(ValueColumn { std::move(id), std::move(title), std::move(meaning), {} });
        column.values.reserve(m_evaluation.records.size());
    }

    static void numberNames(std::vector<std::uint32_t>& names, const annotation::Document* document,
        const std::vector<std::uint32_t>& entities)
    {
        names.assign(document == nullptr ? 0 : document->annotations.size(), noName);
        for (std::uint32_t name = 0; name < entities.size(); ++name) {
            names[entities[name]] = name;
        }
    }

    const Evaluation& m_evaluation;
    std::vector<ValueColumn> m_columns;
    std::vector<std::uint32_t> m_goldNames; ///< by entity
    std::vector<std::uint32_t> m_systemNames;
};

OverlapTable emptyTable(const Evaluation& evaluation)
{
    OverlapTable table;
    table.types.resize(evaluation.labels.size());
    table.documents.resize(evaluation.cases.size());
    return table;
}

void sumUp(OverlapTable& table)
{
    for (const auto& document : table.documents) {
        for (std::size_t key = 0; key < keyCount; ++key) {
            table.overall.at(key) += document.at(key);
        }
    }
}

/// Statistics in the order of metrics::appendOverlapStatistics(), and scores.
void describe(OverlapResult& result)
{
    enum : std::uint32_t { Gold, System };
    using metrics::Formula;
    const auto names = [](std::string id, std::string value, ScoreColumn column) {
        return Statistic { std::move(id), Statistic::From::HasValue, {}, std::move(value),
            scoreCell(match::Scheme::Strict, column) };
    };
    result.statisticColumns = { names("gold", "recall.span.max", ScoreColumn::Possible),
        names("system", "precision.span.max", ScoreColumn::Actual) };
    for (const std::string prefix : { "", "weighted." }) {
        if (!prefix.empty() && !result.weighted) {
            break;
        }
        for (const auto key : metrics::overlapKeys) {
            const std::string name(metrics::creditKeyName(key));
            const auto credit = [&](const std::string& side, const char* word) {
                auto& statistic = result.statisticColumns.emplace_back(
                    Statistic { prefix + name + "." + side + "_" + word });
                if (prefix.empty()) { // records have no weighted values
                    statistic.from = Statistic::From::Value;
                    statistic.name = side + "." + name + "." + word;
                }
                return Formula { { static_cast<std::uint32_t>(result.statisticColumns.size() - 1) } };
            };
            const std::array recalls { credit("recall", "max"), credit("recall", "sum") };
            const std::array precisions { credit("precision", "max"), credit("precision", "sum") };
            for (const auto strategy : metrics::allOverlapStrategies) {
                const std::string strategyName(metrics::overlapStrategyName(strategy));
                const auto family = prefix + name + "." + strategyName + ".";
                auto [precision, recall, f1]
                    = ratioScores(family, precisions[metrics::precisionBySum(strategy) ? 1 : 0],
                        { { System } }, recalls[metrics::recallBySum(strategy) ? 1 : 0], { { Gold } });
                const auto place = [&](Score& score, const std::string& words) {
                    const auto number = score.id.substr(family.size());
                    score.byType = SheetPlace { prefix + "types." + name, number + "_" + words };
                    score.whole = SheetPlace { prefix.empty() ? "scores" : "weighted", number,
                        name + " " + strategyName };
                    score.minor = !metrics::overlapHeadline.starts_with(family);
                };
                place(precision, metrics::precisionBySum(strategy) ? "sum" : "max");
                place(recall, metrics::recallBySum(strategy) ? "sum" : "max");
                place(f1, strategyName);
                result.scores.insert(
                    result.scores.end(), { std::move(precision), std::move(recall), std::move(f1) });
            }
        }
    }
    const auto headline = std::find_if(result.scores.begin(), result.scores.end(),
        [](const Score& score) { return score.id == metrics::overlapHeadline; });
    std::rotate(result.scores.begin(), headline, headline + 1);
}

/// Statistics, scores and sheets of a result whose tables are there.
void finish(OverlapResult& result, const Evaluation& evaluation, bool perDocument)
{
    result.measure = "overlap";
    for (std::size_t i = 0; i < result.plain.documents.size(); ++i) {
        metrics::appendOverlapStatistics(result.statistics, result.plain.documents[i], true);
        if (result.weighted) {
            metrics::appendOverlapStatistics(result.statistics, result.weighted->documents[i], false);
        }
    }
    describe(result);
    addOverlapSheets(result, evaluation, perDocument);
}

Result<MadeResult> compute(const Evaluation& evaluation, support::Progress& progress, MeasureExtent extent)
{
    const bool perRecord = extent != MeasureExtent::Scores;
    const OverlapContext context(evaluation);
    auto result = std::make_shared<OverlapResult>();
    result->plain = emptyTable(evaluation);
    if (context.weighted()) {
        result->weighted = emptyTable(evaluation);
    }
    const auto count = evaluation.cases.size();
    progress.begin(count);
    std::vector<OverlapCase> cases(perRecord ? count : 0); // for the values of records
    std::vector<Chunk> chunks(caseRanges(evaluation), Chunk(evaluation.labels.size()));
    const auto done = overCases(evaluation, progress, [&](std::size_t range, std::size_t i) -> Result<void> {
        auto& chunk = chunks[range];
        auto& one = chunk.one;
        fillOverlapCase(one, evaluation, evaluation.cases[i], context, chunk.buffers, progress);
        addCase(result->plain.documents[i], chunk.types, one, one.plain,
            context.isolated() ? one.rows : one.plain);
        if (result->weighted) {
            addCase(result->weighted->documents[i], chunk.weightedTypes, one, one.weighted, one.weighted);
        }
        if (perRecord) {
            cases[i] = std::move(one);
            one = {};
        }
        progress.advance();
        return {};
    });
    if (!done) {
        return support::Failure(done.error());
    }
    for (const auto& chunk : chunks) {
        chunk.types.addTo(result->plain.types);
        if (result->weighted) {
            chunk.weightedTypes.addTo(result->weighted->types);
        }
    }
    sumUp(result->plain);
    if (result->weighted) {
        sumUp(*result->weighted);
    }
    if (perRecord) {
        RecordValues values(evaluation);
        for (std::size_t i = 0; i < count; ++i) {
            values.addCase(evaluation.cases[i], cases[i]);
            cases[i] = {};
        }
        result->recordValues = values.take();
    }
    finish(*result, evaluation, extent == MeasureExtent::Everything);
    return result;
}

/// A document of both tables; `weighted` null where there are no weights.
struct CaseNumbers
{
    OverlapTable::Keys plain, weighted;
};

void flowKeys(const metrics::NumberFlow& to, OverlapTable::Keys& keys)
{
    for (std::size_t key = 0; key < keys.size(); ++key) {
        metrics::flow(to.part(metrics::creditKeyName(metrics::overlapKeys[key])), keys.at(key));
    }
}

void flow(const metrics::NumberFlow& to, CaseNumbers& numbers)
{
    flowKeys(to.part("plain"), numbers.plain);
    flowKeys(to.part("weighted"), numbers.weighted);
}

void flowTable(const metrics::NumberFlow& to, const Evaluation& evaluation, OverlapTable& table)
{
    std::int64_t here = 1; // also where all is 0
    to.number("shards", here);
    flowKeys(to, table.overall);
    table.types.resize(evaluation.labels.size());
    for (std::size_t label = 0; label < table.types.size(); ++label) {
        flowKeys(to.part("types").part(evaluation.labels[label]), table.types[label]);
    }
}

void takeNumbers(const Evaluation& evaluation, const MeasureResult& result, metrics::ResultNumbers& numbers)
{
    const auto& overlap = static_cast<const OverlapResult&>(result);
    auto plain = overlap.plain;
    auto weighted = overlap.weighted;
    const auto all = numbers.flowAll(false);
    flowTable(all.part("plain"), evaluation, plain);
    std::vector<CaseNumbers> cases(plain.documents.size());
    for (std::size_t i = 0; i < cases.size(); ++i) {
        cases[i].plain = plain.documents[i];
    }
    if (weighted) {
        flowTable(all.part("weighted"), evaluation, *weighted);
        for (std::size_t i = 0; i < cases.size(); ++i) {
            cases[i].weighted = weighted->documents[i];
        }
    }
    numbers.flowDocuments(false, cases);
}

MadeResult makeResult(const Evaluation& evaluation, metrics::ResultNumbers& numbers)
{
    auto result = std::make_shared<OverlapResult>();
    const auto all = numbers.flowAll(true);
    flowTable(all.part("plain"), evaluation, result->plain);
    if (numbers.all.part("weighted") != nullptr) {
        flowTable(all.part("weighted"), evaluation, result->weighted.emplace());
    }
    std::vector<CaseNumbers> cases;
    numbers.flowDocuments(true, cases);
    for (const auto& one : cases) {
        result->plain.documents.push_back(one.plain);
        if (result->weighted) {
            result->weighted->documents.push_back(one.weighted);
        }
    }
    finish(*result, evaluation, !cases.empty());
    return result;
}

constexpr std::array ownSettings {
    setting::ofFile(
        "type-weights", [](const auto& s) { return setting::digestOfMap(s.overlap.types.weights); },
        &RelationSources::typeWeights, "Type weights", "credit for related types: gold, system, weight",
        "Credit for related types: TSV gold, system, weight",
        [](auto& s) { s.overlap.types.weights.clear(); }),
    setting::ofFile(
        "type-parents", [](const auto& s) { return setting::digestOfMap(s.overlap.types.parents); },
        &RelationSources::typeParents, "Type parents",
        "credit for related types by a hierarchy: child -> parent",
        "Credit by a hierarchy: JSON child -> parent", [](auto& s) { s.overlap.types.parents.clear(); }),
    SettingRow { "type-decay", [](const auto& s) { return support::shortest(s.overlap.types.decay); },
        [](auto& s, auto n, auto& v) { return setting::setNumber(n, v, 0, 1, true, s.overlap.types.decay); },
        nullptr, false, "weight of a type one step up or down the hierarchy; of two steps its square",
        "above 0, below 1", { "D", "Weight of a parent or child is D, of the next D^2; default 0.5" } },
    setting::ofFile(
        "link-weights", [](const auto& s) { return setting::digestOfMap(s.overlap.links.weights); },
        &RelationSources::linkWeights, "Link weights", "credit for related ids: gold, system, weight",
        "Credit for related ids: TSV gold, system, weight", [](auto& s) { s.overlap.links = {}; }),
};

constexpr std::array<std::string_view, 5> parameters { "unit", "type-weights", "type-parents", "type-decay",
    "link-weights" };

} // namespace

// Scores "<key>.<strategy>.precision", ".recall", ".f1" of the keys span, span+type, span+kbid.
constexpr metrics::Measure overlapMeasure {
    .id = "overlap",
    .title = "Overlap credit",
    .description
    = "Each name earns the share of its characters that names of the other side cover: of one name at "
      "most (MAX) or of all together (SUM). Recall = mean over gold names, precision = mean over system "
      "names; with equal type, or equal knowledge-base id, or neither asked.",
    .source = "neleval 3.1.1, overlap-maxmax … overlap-sumsum; LoReHLT 2016 evaluation plan",
    .headline = metrics::overlapHeadline,
    .settings = ownSettings,
    .parameters = parameters,
    .compute = compute,
    .countsRecords = false,
    .adding = { takeNumbers, makeResult },
    .ratiosExceedOne = true,
};

} // namespace touchstone::analysis
