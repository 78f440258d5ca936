// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/tables/slicesheet.h"

#include "core/evaluation/records/neutralsheet.h"
#include "core/evaluation/records/schemetable.h"
#include "core/evaluation/records/sheetcells.h"
#include "core/measures/base/tally.h"
#include "core/measures/registry/measureregistry.h"
#include "core/statistics/recordshares.h"
#include "core/support/exactsum.h"
#include "core/support/joined.h"
#include "core/support/lookup.h"

#include <set>
#include <tuple>

namespace touchstone::analysis {

namespace {

using match::PairOutcome;

/// The records that a statistic counts; nothing where it is no count of records.
std::optional<RecordFilter> countLink(const Statistic& statistic, bool ofDocuments)
{
    if (statistic.link && (statistic.ofRecords() || ofDocuments)) {
        return *statistic.link;
    }
    return statistic.from == Statistic::From::Category
        ? std::optional(listCell(statistic.list, statistic.name))
        : std::nullopt;
}

constexpr std::string_view countPrefix = "count.";

/// Adds up by value, in an order that does not hang on that of the records.
void addShares(std::span<const double> added, std::span<const std::uint32_t> values, std::size_t width,
    std::size_t column, std::vector<double>& sums)
{
    const bool whole = std::ranges::all_of(added, [](double x) { return x == std::floor(x); });
    std::vector<support::ExactSum> parts(whole ? 0 : sums.size() / width);
    for (std::size_t i = 0; i < added.size(); ++i) {
        if (whole) { // exact as it is
            sums[values[i] * width + column] += added[i];
        } else {
            parts[values[i]].add(added[i]);
        }
    }
    for (std::size_t value = 0; value < parts.size(); ++value) {
        sums[value * width + column] += parts[value].value();
    }
}

} // namespace

std::string sliceColumnTitle(std::string_view id)
{
    const bool count = id.starts_with(countPrefix);
    const auto dot = count ? countPrefix.size() - 1 : id.rfind('.');
    const auto prefix
        = count || dot == std::string_view::npos ? std::string() : std::string(id.substr(0, dot)) + " ";
    auto last = std::string(dot == std::string_view::npos ? id : id.substr(dot + 1));
    for (const auto& [word, sign] :
        { std::pair("precision", "P"), std::pair("recall", "R"), std::pair("f1", "F1") }) {
        last = !count && last == word ? sign : last;
    }
    std::ranges::replace(last, '_', ' ');
    return prefix + last;
}

/// Counts one measure by the values of one slice.
class SliceCounter
{
public:
    SliceCounter(const Evaluation& evaluation, const MeasureResult& result, support::Progress& progress)
        : m_evaluation(evaluation)
        , m_result(result)
        , m_progress(progress)
        , m_width(result.statisticColumns.size())
        , m_bySchemes(metrics::hasSchemes(result.measure))
    {
    }

    support::Result<SliceTable> run(SliceDimension dimension)
    {
        if (!m_bySchemes && m_result.statistics.size() != m_width * m_evaluation.cases.size()) {
            return support::failure(support::ErrorCode::InvalidOption,
                support::said("Slices need the whole result of %1, and only its scores were computed.",
                    m_result.measure));
        }
        m_table.m_dimension = std::move(dimension);
        m_table.m_measure = m_result.measure;
        m_table.m_neutral = m_evaluation.gold->standsForGold;
        m_table.m_scores = m_result.scores;
        m_table.m_statistics = support::listOf(m_result.statisticColumns, &Statistic::id);
        m_table.m_width = m_width;
        findLists();
        const auto sliced = joined();
        const auto* const facet = sliceFacet(sliced ? *sliced : m_evaluation, m_table.m_dimension.id);
        if (facet == nullptr || m_progress.cancelled()) {
            return support::failure(
                support::ErrorCode::Cancelled, support::said("Counting by slices was cancelled."));
        }
        m_names = &facet->names;
        m_values = facet->values;
        countDocuments();
        if (m_bySchemes) {
            countTallies();
        } else {
            countStatistics();
        }
        if (m_progress.cancelled()) {
            return support::failure(
                support::ErrorCode::Cancelled, support::said("Counting by slices was cancelled."));
        }
        tellScores();
        order();
        return std::move(m_table);
    }

private:
    /// The lists whose records the statistics speak of, each with its place among the joined records.
    void findLists()
    {
        if (m_bySchemes) {
            m_lists.emplace_back();
            return;
        }
        const auto add = [this](const std::string& list) { support::addNew(m_lists, list); };
        for (const auto& statistic : m_result.statisticColumns) {
            if (statistic.ofRecords()) {
                add(statistic.list);
            }
        }
        if (m_result.list(m_result.measure) != nullptr) {
            add(m_result.measure);
        }
        if (m_lists.empty()) {
            m_lists.emplace_back();
        }
    }

    [[nodiscard]] std::span<const PairOutcome> recordsOf(const std::string& list) const
    {
        const auto* const found = list.empty() ? nullptr : m_result.list(list);
        return found != nullptr ? std::span(found->records) : std::span(m_evaluation.records);
    }

    /// An evaluation of all lists' records, so that one numbering of values serves them all; nothing where
    /// the evaluation's own do.
    std::optional<Evaluation> joined()
    {
        std::size_t count = 0;
        for (const auto& list : m_lists) {
            m_firsts[list] = count;
            count += recordsOf(list).size();
        }
        if (m_lists.size() == 1 && recordsOf(m_lists.front()).data() == m_evaluation.records.data()) {
            return std::nullopt;
        }
        std::optional<Evaluation> made(std::in_place);
        made->gold = m_evaluation.gold;
        made->system = m_evaluation.system;
        made->spec = m_evaluation.spec;
        made->cases = m_evaluation.cases;
        made->records.reserve(count);
        for (const auto& list : m_lists) {
            const auto records = recordsOf(list);
            made->records.insert(made->records.end(), records.begin(), records.end());
        }
        return made;
    }

    [[nodiscard]] std::span<const std::uint32_t> valuesOf(const std::string& list) const
    {
        return std::span(m_values).subspan(m_firsts.at(list), recordsOf(list).size());
    }

    [[nodiscard]] std::size_t rows() const { return m_names->size(); }

    void countDocuments()
    {
        if (!m_table.m_dimension.ofDocuments) {
            return;
        }
        m_cases = sliceOfCases(m_evaluation, m_table.m_dimension.id);
        m_table.m_documents.assign(rows() + 1, 0);
        for (const auto value : m_cases) {
            ++m_table.m_documents[value];
        }
        m_table.m_documents.back() = static_cast<std::int64_t>(m_cases.size());
    }

    void countTallies()
    {
        m_table.m_tallies.assign(rows() + 1, {});
        for (std::size_t i = 0; i < m_evaluation.records.size(); ++i) {
            metrics::addRecord(m_table.m_tallies[m_values[i]], m_evaluation.records[i]);
        }
        auto& all = m_table.m_tallies.back();
        for (std::size_t row = 0; row < rows(); ++row) {
            for (std::size_t scheme = 0; scheme < all.size(); ++scheme) {
                all[scheme] += m_table.m_tallies[row][scheme];
            }
        }
        for (const auto& tallies : m_table.m_tallies) {
            const auto sums = metrics::schemeStatisticsOf(tallies);
            m_table.m_sums.insert(m_table.m_sums.end(), sums.begin(), sums.end());
        }
        m_known.assign(m_width, true);
    }

    void countStatistics()
    {
        addCategories();
        const auto width = m_table.m_statistics.size();
        m_table.m_sums.assign((rows() + 1) * width, 0);
        m_known.assign(m_width, true);
        const std::vector<std::uint32_t> everything(
            std::max(m_evaluation.cases.size(), m_values.size()), static_cast<std::uint32_t>(rows()));
        std::vector<double> added;
        for (std::size_t statistic = 0; statistic < m_width && !m_progress.cancelled(); ++statistic) {
            added.clear();
            for (auto at = statistic; at < m_result.statistics.size(); at += m_width) {
                added.push_back(m_result.statistics[at]);
            }
            addShares(added, std::span(everything).first(added.size()), width, statistic, m_table.m_sums);
            if (m_table.m_dimension.ofDocuments) {
                addShares(added, m_cases, width, statistic, m_table.m_sums);
            } else if (const auto shares = recordShares(m_evaluation, m_result, statistic)) {
                addShares(shares->added, valuesOf(shares->list), width, statistic, m_table.m_sums);
            } else {
                m_known[statistic] = false;
            }
        }
    }

    /// Where no score can be told by record, counts of the measure's categories are all there is.
    void addCategories()
    {
        const auto* const list = m_result.list(m_result.measure);
        if (list != nullptr && !m_table.m_dimension.ofDocuments
            && std::ranges::none_of(m_result.statisticColumns, &Statistic::ofRecords)) {
            m_counted = list;
            m_table.m_statistics.insert(
                m_table.m_statistics.end(), list->categories.begin(), list->categories.end());
        }
    }

    void countCategories()
    {
        const auto values = valuesOf(m_counted->id);
        const auto width = m_table.m_statistics.size();
        for (std::size_t i = 0; i < m_counted->records.size(); ++i) {
            for (std::size_t category = 0; category < m_counted->categories.size(); ++category) {
                if ((m_counted->bits[i] >> category & 1U) != 0) {
                    ++m_table.m_sums[values[i] * width + m_width + category];
                    ++m_table.m_sums[rows() * width + m_width + category];
                }
            }
        }
    }

    /// Which scores come from statistics that are known, and the columns of a table.
    void tellScores()
    {
        if (m_counted != nullptr) {
            countCategories();
        }
        findUntold();
        const bool any = support::contains(m_known, true);
        for (const auto& score : m_result.scores) {
            const bool told
                = m_bySchemes || (any && std::ranges::all_of(score.formula.inputs(), [this](auto one) {
                      return m_known[one];
                  }));
            if (!told) {
                m_table.m_leftOut.push_back(score.id);
            }
        }
        if (!m_bySchemes) {
            addColumns();
        }
    }

    /// Marks what needs the records that belong to no value.
    void findUntold()
    {
        const auto& dimension = m_table.m_dimension;
        const auto records = recordsOf(m_lists.front());
        m_table.m_withoutValue = std::ranges::count_if(
            records, [&](const PairOutcome& record) { return lacksValue(dimension, record); });
        if (m_table.m_withoutValue == 0) {
            return;
        }
        std::vector<bool> needs(m_table.m_statistics.size(), false);
        for (std::size_t statistic = 0; statistic < m_width; ++statistic) {
            needs[statistic] = ofRecordsWithoutValue(statistic);
        }
        for (const auto& score : m_result.scores) {
            const bool told = score.isCount && dimension.ofPairsOnly; // what pairs add to it
            if (!told
                && std::ranges::any_of(score.formula.inputs(), [&needs](auto one) { return needs[one]; })) {
                m_table.m_untold.push_back(score.id);
            }
        }
        for (std::size_t row = 0; row < rows() && !m_table.m_tallies.empty(); ++row) {
            for (auto& tally : m_table.m_tallies[row]) {
                leaveUntold(dimension, tally);
            }
        }
        if (dimension.ofGoldOnly) {
            m_table.m_blind = std::move(needs);
        }
    }

    [[nodiscard]] bool ofRecordsWithoutValue(std::size_t statistic) const
    {
        const auto shares = recordShares(m_evaluation, m_result, statistic);
        if (!shares) {
            return false;
        }
        const auto records = recordsOf(shares->list);
        return std::ranges::any_of(records, [&](const PairOutcome& record) {
            return lacksValue(m_table.m_dimension, record)
                && shares->added[static_cast<std::size_t>(&record - records.data())] != 0;
        });
    }

    void addColumns()
    {
        std::vector<const Score*> shown;
        std::set<std::uint32_t> counts;
        for (const auto& score : m_result.scores) {
            const auto& out = m_table.m_leftOut;
            if (!score.isCount && !score.minor && !support::contains(out, score.id)) {
                shown.push_back(&score);
                counts.insert(score.formula.inputs().begin(), score.formula.inputs().end());
            }
        }
        for (const auto statistic : counts) {
            if (auto link
                = countLink(m_result.statisticColumns[statistic], m_table.m_dimension.ofDocuments)) {
                addCount(statistic, std::move(*link));
            }
        }
        for (std::size_t i = 0; m_counted != nullptr && i < m_counted->categories.size(); ++i) {
            addCount(m_width + i, listCell(m_counted->id, m_counted->categories[i]));
        }
        const auto* const measure = metrics::measureById(m_result.measure);
        for (const auto* const score : shown) {
            m_table.m_columns.push_back(
                { { score->id, sliceColumnTitle(score->id),
                      "\"" + score->id + "\" of " + m_result.measure + ", from the counts of this row alone.",
                      score->lowerIsBetter },
                    std::nullopt, std::nullopt });
            if (m_table.m_headline.empty() || (measure != nullptr && score->id == measure->headline)) {
                m_table.m_headline = score->id;
            }
        }
    }

    void addCount(std::size_t statistic, RecordFilter link)
    {
        const auto& name = m_table.m_statistics[statistic];
        const auto id = std::string(countPrefix) + name;
        const auto title = sliceColumnTitle(id);
        m_table.m_columns.push_back(
            { { id, title,
                  "Records that " + m_result.measure + " counts as \"" + title + "\", by their value." },
                statistic, std::move(link) });
    }

    /// Words of a corpus come by their errors.
    void order()
    {
        m_table.m_names = *m_names;
        m_table.m_ranked = m_table.m_dimension.open && rows() > mostOrderedValues;
        if (!m_table.m_ranked) {
            return;
        }
        struct Rank
        {
            std::int64_t errors = 0;
            std::int64_t all = 0;
            std::uint32_t row = 0;
        };
        std::vector<Rank> ranks;
        for (std::uint32_t row = 0; row < rows(); ++row) {
            ranks.push_back({ 0, 0, row });
        }
        const auto records = recordsOf(m_lists.front());
        const auto values = valuesOf(m_lists.front());
        for (std::size_t i = 0; i < records.size(); ++i) {
            ++ranks[values[i]].all;
            ranks[values[i]].errors
                += records[i].outcome(match::Scheme::Strict) == match::Outcome::Correct ? 0 : 1;
        }
        std::ranges::sort(
            ranks, {}, [](const Rank& rank) { return std::tuple(-rank.errors, -rank.all, rank.row); });
        const auto width = m_table.m_statistics.size();
        auto sums = m_table.m_sums;
        auto tallies = m_table.m_tallies;
        auto documents = m_table.m_documents;
        for (std::size_t to = 0; to < ranks.size(); ++to) {
            const auto from = ranks[to].row;
            m_table.m_names[to] = (*m_names)[from];
            std::copy_n(m_table.m_sums.begin() + static_cast<std::ptrdiff_t>(from * width), width,
                sums.begin() + static_cast<std::ptrdiff_t>(to * width));
            if (!tallies.empty()) {
                tallies[to] = m_table.m_tallies[from];
            }
            if (!documents.empty()) {
                documents[to] = m_table.m_documents[from];
            }
        }
        m_table.m_sums = std::move(sums);
        m_table.m_tallies = std::move(tallies);
        m_table.m_documents = std::move(documents);
    }

    const Evaluation& m_evaluation;
    const MeasureResult& m_result;
    support::Progress& m_progress;
    std::size_t m_width;
    bool m_bySchemes;
    SliceTable m_table;
    std::vector<std::string> m_lists;
    std::map<std::string, std::size_t> m_firsts;
    const std::vector<std::string>* m_names = nullptr;
    std::vector<std::uint32_t> m_values; ///< of the joined records
    std::vector<std::uint32_t> m_cases;
    std::vector<bool> m_known; ///< by statistic
    const RecordList* m_counted = nullptr;
};

support::Result<SliceTable> SliceTable::of(const Evaluation& evaluation, const MeasureResult& result,
    std::string_view slice, support::Progress& progress)
{
    auto dimension = sliceDimension(evaluation, slice);
    if (!dimension) {
        return tl::unexpected(dimension.error());
    }
    if (dimension->ofDocuments && !metrics::measureById(result.measure)->resamples) {
        return support::failure(support::ErrorCode::InvalidOption,
            support::said("There are no scores of %1 by %2: it counts each name once in the whole corpus, so "
                          "documents have no share of its score. Choose another measure, or restrict the "
                          "corpus and score what is left.",
                result.measure, dimension->id));
    }
    return SliceCounter(evaluation, result, progress).run(std::move(*dimension));
}

std::optional<std::int64_t> SliceTable::documents(std::size_t row) const
{
    return m_documents.empty() ? std::nullopt
        : row == nothing       ? std::optional<std::int64_t>(0)
                               : std::optional(m_documents[std::min(row, rows())]);
}

const metrics::SchemeTallies* SliceTable::tallies(std::size_t row) const
{
    static const metrics::SchemeTallies none {};
    return m_tallies.empty() ? nullptr : row == nothing ? &none : &m_tallies[std::min(row, rows())];
}

std::vector<double> SliceTable::sumsOf(std::size_t row) const
{
    const auto width = m_statistics.size();
    if (row == nothing) {
        return std::vector<double>(width);
    }
    const auto begin = m_sums.begin() + static_cast<std::ptrdiff_t>(std::min(row, rows()) * width);
    return { begin, begin + static_cast<std::ptrdiff_t>(width) };
}

bool SliceTable::untold(std::size_t row, const std::string& score) const
{
    return row != overall && row != rows() && support::contains(m_untold, score);
}

std::vector<metrics::NamedScore> SliceTable::scores(std::size_t row) const
{
    const auto sums = sumsOf(row);
    std::vector<metrics::NamedScore> told;
    for (const auto& score : m_scores) {
        if (!support::contains(m_leftOut, score.id)) {
            const bool none = score.untold || untold(row, score.id);
            told.push_back({ score.id, none ? std::nullopt : score.formula(sums), score.isCount, none });
        }
    }
    for (auto i = m_width; i < m_statistics.size(); ++i) {
        told.push_back({ m_statistics[i], sums[i], true });
    }
    return told;
}

Sheet::Row SliceTable::rowOf(std::size_t row, match::Scheme scheme) const
{
    const bool whole = row >= rows();
    CountedRow records;
    if (!whole) {
        records.part.facets = { { m_dimension.id, { m_names[row] } } };
    }
    Sheet::Row result { whole ? std::string(wholeSliceRow) : m_names[row], {} };
    if (const auto* const tally = tallies(row)) {
        result = SchemeTable(scheme).row(result.name, (*tally)[static_cast<std::size_t>(scheme)], &records);
    } else {
        const auto sums = sumsOf(row);
        for (const auto& column : m_columns) {
            if (column.statistic) {
                if (!whole && !m_blind.empty() && m_blind[*column.statistic]) {
                    result.cells.push_back({ std::nullopt, true, std::nullopt, {}, true });
                    continue;
                }
                auto link = *column.link;
                link.facets = records.part.facets;
                result.cells.push_back(countCell(std::llround(sums[*column.statistic]), link));
                continue;
            }
            const auto* const score = support::found(m_scores, column.head.id, &Score::id);
            const bool none = untold(row, column.head.id);
            result.cells.push_back(valueCell(none || score->untold ? std::nullopt : score->formula(sums)));
            result.cells.back().untold = none;
        }
    }
    if (const auto count = documents(row)) {
        result.cells.insert(result.cells.begin(), countCell(*count));
    }
    return result;
}

Sheet SliceTable::sheet(match::Scheme scheme, std::size_t first, std::size_t count) const
{
    Sheet sheet { "slice." + m_dimension.id, m_dimension.title, m_dimension.title, {}, {}, {} };
    addToNote(sheet, meaningOf(m_dimension));
    if (!m_tallies.empty()) {
        sheet.columns = SchemeTable(scheme).columns();
        sheet.headline = "f1";
    } else {
        sheet.columns = support::listOf<Sheet::Column>(m_columns, &Column::head);
        sheet.headline = m_headline;
    }
    if (!m_documents.empty()) {
        sheet.columns.insert(sheet.columns.begin(), { "documents", "Documents", "Documents of this value." });
    }
    if (m_ranked) {
        addToNote(sheet, support::said("Values with the most errors come first."));
    }
    if (!m_untold.empty()) {
        addToNote(sheet, untoldByValueNote(m_dimension, m_withoutValue));
    }
    if (!m_leftOut.empty()) {
        addToNote(sheet,
            m_scores.size() == m_leftOut.size()
                ? support::said(
                    "Not told by this slice, since single annotations do not make them: the scores of %1.",
                    m_measure)
                : support::said("Not told by this slice, since single annotations do not make them: %1.",
                    support::joined(m_leftOut)));
    }
    const auto end = std::min(rows(), count < rows() ? first + count : rows());
    for (auto row = first; row < end; ++row) {
        sheet.rows.push_back(rowOf(row, scheme));
    }
    if (end == rows()) {
        sheet.rows.push_back(rowOf(overall, scheme));
    }
    if (m_neutral) {
        neutralise(sheet);
    }
    return sheet;
}

} // namespace touchstone::analysis
