// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/campaign.h"

#include "core/evaluation/dataset/datasetlabels.h"
#include "core/evaluation/records/findings.h"
#include "core/evaluation/scoring/relationloading.h"
#include "core/evaluation/settings/digest.h"
#include "core/io/json/jsonnode.h"
#include "core/io/open/opener.h"
#include "core/io/open/readerregistry.h"
#include "core/measures/registry/measureregistry.h"
#include "core/measures/registry/measurerunner.h"
#include "core/project/projectkeys.h"
#include "core/report/recipe.h"
#include "core/statistics/pairedunits.h"
#include "core/statistics/scoreplaces.h"
#include "core/statistics/significance.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"
#include "core/support/parallel.h"

#include <filesystem>

namespace touchstone::analysis {

namespace {

namespace fs = std::filesystem;
using support::ErrorCode;

// ------------------------------------------------------------------------------------ numbers of a run

using Number = std::optional<double> CampaignRow::*;
/// As they stand in the cache.
constexpr std::pair<std::string_view, Number> numbers[] = { { "score", &CampaignRow::score },
    { "precision", &CampaignRow::precision }, { "recall", &CampaignRow::recall }, { "f1", &CampaignRow::f1 },
    { "tp", &CampaignRow::tp }, { "fp", &CampaignRow::fp }, { "fn", &CampaignRow::fn } };

void fillNumbers(const EvaluationPtr& evaluation, const MeasureResultPtr& result, const NamedScore& wanted,
    CampaignRow& row)
{
    const auto whole = [&](const std::string& score) -> std::optional<double> {
        return scoreValue({ evaluation, result }, score).value_or(std::nullopt);
    };
    const auto value = [&](const std::string& score) -> std::optional<double> {
        if (!wanted.type) {
            return whole(score);
        }
        const auto scores = typeScores(*result, score);
        const auto* const own = support::found(scores, *wanted.type, &TypeScore::type);
        return own == nullptr ? std::nullopt : own->value;
    };
    row.score = value(wanted.score);
    const auto* const score = result->score(wanted.score);
    row.lowerIsBetter = score != nullptr && score->lowerIsBetter;
    const auto scheme = wanted.score.substr(0, wanted.score.rfind('.') + 1);
    const auto* const precision = result->score(scheme + "precision");
    const auto* const recall = result->score(scheme + "recall");
    if (precision == nullptr || recall == nullptr) {
        return;
    }
    row.precision = value(precision->id);
    row.recall = value(recall->id);
    row.f1 = value(scheme + "f1");
    if (wanted.type || precision->untold) {
        return;
    }
    const auto side = pairedSide({ evaluation, result }, ResamplingUnit::Document);
    const auto summed = [&side](const metrics::Formula* part) {
        return part == nullptr || !side ? std::nullopt : (*part)(side->totals);
    };
    const auto right = summed(precision->formula.numerator());
    if (right && right == summed(recall->formula.numerator())) { // else there is no one number of right ones
        const auto rest = [&](const metrics::Formula* all) -> std::optional<double> {
            const auto number = summed(all);
            return number ? std::optional(*number - *right) : std::nullopt;
        };
        row.tp = right;
        row.fp = rest(precision->formula.denominator());
        row.fn = rest(recall->formula.denominator());
    }
}

// ------------------------------------------------------------------------------------ the cache's text

std::string cachedText(const CampaignRow& row)
{
    auto node = io::JsonNode::object();
    for (const auto& [name, member] : numbers) {
        const auto& number = row.*member;
        node.add(std::string(name), io::JsonNode::raw(number ? support::shortest(*number) : "null"));
    }
    node.add("lower_is_better", io::JsonNode::raw(row.lowerIsBetter ? "true" : "false"));
    node.add("warnings", io::JsonNode::strings(row.warnings));
    return node.line() + "\n";
}

/// False: it is none.
bool takeCached(const std::string& text, CampaignRow& row)
{
    io::JsonTree tree;
    if (tree.parse(text)) {
        return false;
    }
    const auto root = tree.root();
    for (const auto& [name, member] : numbers) {
        const auto value = root[name];
        if (!value.exists()) {
            return false;
        }
        row.*member = value.number();
    }
    row.lowerIsBetter = root["lower_is_better"].boolean().value_or(false);
    for (const auto one : root["warnings"]) {
        row.warnings.emplace_back(one.string());
    }
    row.cached = true;
    return true;
}

void appendOptions(std::vector<std::string>& key, const io::ReadOptions& options)
{
    for (const ProjectOption& option : projectOptions) {
        key.push_back(option.text(options));
    }
    key.push_back(options.treeRoots);
}

// ------------------------------------------------------------------------------------ tables

/// One table, its settings with their files.
struct LoadedTable
{
    DataSetSpec dataSet;
    EvaluationSpec spec;
    std::string labels; ///< what changes labels, as a word of keys
};

support::Result<LoadedTable> loaded(
    const ProjectTable& table, InputDigests& digests, support::Progress& progress)
{
    auto data = scoredData(table);
    if (!data) {
        return tl::unexpected(data.error());
    }
    LoadedTable result { std::move(*data), table.spec, {} };
    if (table.preset != nullptr && lacksFile(*table.preset, table.spec)
        && table.relations.linkEquivalents.empty()) {
        return support::failure(ErrorCode::InvalidOption,
            "The preset " + std::string(table.preset->id)
                + " needs a file of ids that stand for the same: \"settings\": {\"link-equivalents\": "
                  "FILE}.");
    }
    auto rules = labelRulesOf(result.dataSet);
    if (!rules) {
        return tl::unexpected(rules.error());
    }
    auto relations = table.relations;
    relations.trainOptions = result.dataSet.gold.options;
    relations.trainLabels = *rules;
    support::Diagnostics rest;
    if (auto done = loadRelations(relations, result.spec, rest, progress); !done) {
        return tl::unexpected(done.error());
    }
    appendWord(result.labels, digests.of(result.dataSet.labelMap, progress));
    appendWord(result.labels, std::to_string(result.dataSet.labels.collapse));
    for (const auto& type : result.dataSet.labels.types) {
        appendWord(result.labels, type);
    }
    return result;
}

class Scoring
{
public:
    Scoring(const ProjectTables& tables, InputDigests& digests, const CampaignWork& work,
        support::Progress& progress)
        : m_tables(tables)
        , m_digests(digests)
        , m_work(work)
        , m_progress(progress)
        , m_quiet(progress.stopToken())
    {
    }

    support::Result<std::vector<CampaignRow>> run()
    {
        std::size_t runs = 0;
        for (const auto& table : m_tables.tables) {
            runs += table.runs.size();
        }
        m_progress.begin(runs);
        for (std::size_t table = 0; table < m_tables.tables.size() && !m_progress.cancelled(); ++table) {
            scoreTable(table);
        }
        if (m_progress.cancelled()) {
            return support::failure(ErrorCode::Cancelled, "Cancelled.");
        }
        if (m_work.cache != nullptr && m_stored) {
            m_work.cache->trim();
        }
        std::ranges::sort(m_rows, {}, [](const CampaignRow& row) { return std::pair(row.table, row.run); });
        return std::move(m_rows);
    }

private:
    /// Read at once, so that memory does not grow with the number of runs.
    static constexpr std::size_t batch = 8;

    void scoreTable(std::size_t number)
    {
        const ProjectTable& table = m_tables.tables[number];
        const auto made = loaded(table, m_digests, m_quiet);
        std::vector<CampaignRow> waiting;
        for (std::size_t run = 0; run < table.runs.size(); ++run) {
            CampaignRow& row = waiting.emplace_back();
            row.table = number;
            row.run = run;
        }
        if (!made) {
            failAll(std::move(waiting), made.error());
            return;
        }
        for (auto& row : waiting) {
            row.signature = analysis::signature(made->spec);
        }
        if (m_work.cache != nullptr) {
            std::erase_if(waiting, [&](CampaignRow& row) {
                const auto key = keyOf(table, *made, row.run);
                const auto known = key.empty() ? std::nullopt : m_work.cache->find(key);
                const bool taken = known && takeCached(*known, row);
                if (taken) {
                    add(row);
                }
                return taken;
            });
        }
        // A run that is the gold's own file can change the column that the gold is read from (loadDataSet).
        const auto rest = std::ranges::stable_partition(waiting,
            [&](const CampaignRow& row) { return isGold(made->dataSet, made->dataSet.systems[row.run]); });
        const auto own = waiting.size() - rest.size();
        for (std::size_t from = 0; from < waiting.size() && !m_progress.cancelled();) {
            const auto count = from < own ? 1 : std::min(batch, waiting.size() - from);
            scoreBatch(table, *made, std::span(waiting).subspan(from, count));
            from += count;
        }
    }
    bool isGold(const DataSetSpec& dataSet, const LayerSource& system)
    {
        const auto ofFile = [this](const std::string& path) { // without what stands beside it
            const auto digest = m_digests.of(path, m_quiet);
            return digest.substr(0, digest.find(' '));
        };
        return ofFile(dataSet.gold.path) == ofFile(system.path);
    }
    /// Else what was read is not what the digests tell of.
    bool isAsDigested(const LoadedTable& made, const LayerSource& system)
    {
        const auto& gold = made.dataSet.gold;
        const std::string* const paths[] = { &gold.path, &system.path, &gold.options.labelList,
            &system.options.labelList, &made.dataSet.labelMap };
        return std::ranges::all_of(
            paths, [this](const std::string* path) { return m_digests.isAsDigested(*path); });
    }

    /// All that a run's numbers depend on; empty: it cannot be told.
    std::vector<std::string> keyOf(const ProjectTable& table, const LoadedTable& made, std::size_t run)
    {
        const auto& gold = made.dataSet.gold;
        const auto& system = made.dataSet.systems[run];
        const auto ofGold = m_digests.of(gold.path, m_quiet);
        const auto ofSystem = m_digests.of(system.path, m_quiet);
        if (ofGold.empty() || ofSystem.empty()) {
            return {};
        }
        std::error_code error;
        // Findings name both sides and their files.
        std::vector<std::string> key { ofGold, gold.name, gold.path, ofSystem, system.name, system.path,
            analysis::signature(made.spec), table.score, made.labels, made.dataSet.noGold ? "no gold" : "",
            fs::equivalent(gold.path, system.path, error) ? "one file" : "",
            made.spec.anyway ? "anyway" : "" };
        appendOptions(key, gold.options);
        appendOptions(key, system.options);
        for (const auto* options : { &gold.options, &system.options }) {
            key.push_back(
                options->labelList.empty() ? std::string() : m_digests.of(options->labelList, m_quiet));
        }
        return key;
    }

    void scoreBatch(const ProjectTable& table, const LoadedTable& made, std::span<CampaignRow> rows)
    {
        auto dataSet = made.dataSet;
        dataSet.systems.clear();
        for (const auto& row : rows) {
            dataSet.systems.push_back(made.dataSet.systems[row.run]);
        }
        const auto data = loadDataSet(dataSet, m_quiet);
        if (!data) {
            failAll({ rows.begin(), rows.end() }, data.error());
            return;
        }
        const auto wanted = namedScore(table.score);
        support::inParallel(rows.size(), [&](std::size_t i) {
            CampaignRow& row = rows[i];
            const auto& system = data->systems[i];
            if (system.error) {
                row.error = system.error;
            } else {
                score(*data, system, made.spec, wanted, row);
            }
            if (!row.error && !isAsDigested(made, system.source)) {
                CampaignRow emptied;
                emptied.table = row.table;
                emptied.run = row.run;
                emptied.signature = row.signature;
                row = std::move(emptied);
                row.error = support::Error { ErrorCode::Malformed,
                    "The run, its gold or a file of labels changed while the campaign was scored. Score it "
                    "again.",
                    { system.source.path } };
            }
            if (m_progress.cancelled()) {
                return;
            }
            if (m_work.cache != nullptr && !row.error) {
                if (const auto key = keyOf(table, made, row.run); !key.empty()) {
                    m_work.cache->put(key, cachedText(row));
                    m_stored = true;
                }
            }
            add(row);
        });
    }

    void score(const DataSet& data, const LoadedSystem& system, const EvaluationSpec& spec,
        const NamedScore& wanted, CampaignRow& row)
    {
        const auto* const measure = metrics::measureById(wanted.measure);
        const bool records = measure == nullptr || measure->countsRecords
            || spec.matching.pairing == match::PairingPolicy::Hipe;
        const auto evaluation = evaluate(data.gold, system.layer, spec, m_quiet,
            records ? EvaluationExtent::Everything : EvaluationExtent::Texts);
        const auto result = evaluation
            ? computeMeasure(wanted.measure, **evaluation, m_quiet, MeasureExtent::Scores)
            : support::Result<MeasureResultPtr>(tl::unexpected(evaluation.error()));
        if (!result) {
            row.error = result.error();
            return;
        }
        if (!(*evaluation)->system->answered) {
            row.error = support::Error { ErrorCode::Unpairable,
                "The run leaves this annotation column open: it gives no answer to be scored.",
                { system.source.path } };
            return;
        }
        if ((*result)->score(wanted.score) == nullptr && meanCell(**result, wanted.score) == nullptr) {
            row.error = support::Error { ErrorCode::InvalidOption,
                "The measure " + wanted.measure + " has no score \"" + wanted.score + "\".", {} };
            return;
        }
        fillNumbers(*evaluation, *result, wanted, row);
        Findings findings;
        findings.add(data.gold->diagnostics);
        findings.add(system.layer->diagnostics, system.source.name);
        findings.add((*evaluation)->diagnostics, system.source.name);
        findings.add((*result)->diagnostics, system.source.name);
        constexpr std::size_t most = 20;
        const auto told = findings.told();
        for (const auto& finding : told.list()) {
            if (changesScores(finding) && row.warnings.size() < most) {
                row.warnings.push_back(finding.message);
            }
        }
    }

    void failAll(std::vector<CampaignRow> rows, const support::Error& error)
    {
        for (auto& row : rows) {
            row.error = error;
            if (!m_progress.cancelled()) {
                add(row);
            }
        }
    }
    void add(const CampaignRow& row)
    {
        const std::lock_guard lock(m_mutex);
        if (m_work.ready) {
            m_work.ready(row);
        }
        m_rows.push_back(row);
        m_progress.advance();
    }

    const ProjectTables& m_tables;
    InputDigests& m_digests;
    const CampaignWork& m_work;
    support::Progress& m_progress;
    support::Progress m_quiet; ///< stops as that one, and tells nothing
    std::mutex m_mutex;
    std::vector<CampaignRow> m_rows;
    std::atomic<bool> m_stored { false };
};

} // namespace

std::vector<std::string> filesBeside(const std::string& path)
{
    const fs::path own(path);
    std::vector<std::string> files;
    const auto look = [&](const fs::path& beside) {
        std::error_code error;
        if (beside != own && fs::is_regular_file(beside, error) && !error) {
            support::addNew(files, beside.string());
        }
    };
    for (const io::Reader& reader : io::readers()) {
        for (const auto suffix : { reader.companionSuffix, reader.secondSuffix }) {
            if (!suffix.empty()) {
                look(fs::path(own).replace_extension(suffix));
            }
        }
        for (const auto name : reader.sideFiles) {
            auto text = std::string(name);
            if (const auto star = text.find('*'); star != std::string::npos) {
                text.replace(star, 1, own.stem().string());
            }
            look(own.parent_path() / text);
        }
    }
    return files;
}

namespace {

/// Changes with size and time of a file, of the files below a folder and of those beside it.
std::uint64_t stampOf(const std::string& path)
{
    std::uint64_t stamp = 0;
    const auto add = [&stamp](const fs::path& file) {
        constexpr std::uint64_t prime = 1099511628211U;
        std::error_code error;
        const auto size = fs::file_size(file, error);
        const auto time = fs::last_write_time(file, error).time_since_epoch().count();
        stamp = (stamp * prime ^ static_cast<std::uint64_t>(size)) * prime ^ static_cast<std::uint64_t>(time);
    };
    std::error_code error;
    if (fs::is_directory(path, error)) {
        std::uint64_t sum = 0; // the order of a folder is none
        for (auto each = fs::recursive_directory_iterator(path, error);
             !error && each != fs::recursive_directory_iterator(); each.increment(error)) {
            stamp = 0;
            add(each->path());
            sum += stamp;
        }
        return sum;
    }
    add(path);
    std::ranges::for_each(filesBeside(path), add);
    return stamp;
}

} // namespace

std::string InputDigests::of(const std::string& path, const support::Progress& progress)
{
    if (path.empty()) {
        return {};
    }
    {
        const std::lock_guard lock(m_mutex);
        if (const auto known = m_digests.find(path); known != m_digests.end()) {
            return known->second;
        }
    }
    const auto stamp = stampOf(path); // before it is read
    auto digest = inputDigest(path, progress).value_or("");
    std::error_code error;
    if (!digest.empty() && fs::is_regular_file(path, error) && !error) {
        for (const auto& beside : filesBeside(path)) {
            digest += " " + fs::path(beside).filename().string() + "="
                + inputDigest(beside, progress).value_or("");
        }
    }
    const std::lock_guard lock(m_mutex);
    m_stamps.emplace(path, stamp);
    return m_digests.emplace(path, std::move(digest)).first->second;
}

bool InputDigests::isAsDigested(const std::string& path) const
{
    std::uint64_t known = 0;
    {
        const std::lock_guard lock(m_mutex);
        const auto own = m_stamps.find(path);
        if (own == m_stamps.end()) {
            return true;
        }
        known = own->second;
    }
    return known == stampOf(path);
}

std::map<std::string, std::string> InputDigests::all() const
{
    const std::lock_guard lock(m_mutex);
    return m_digests;
}

support::Result<DataSetSpec> scoredData(const ProjectTable& table)
{
    auto dataSet = table.dataSet;
    if (dataSet.gold.path.empty()) {
        return support::failure(ErrorCode::NotFound, "The gold of " + table.set + " is not there.");
    }
    auto& gold = dataSet.gold.options;
    if (table.preset != nullptr && gold.annotationColumn.empty() && !table.preset->annotationColumn.empty()) {
        const auto recognised = io::recognisePath(dataSet.gold.path, gold);
        if (!recognised) {
            return tl::unexpected(recognised.error());
        }
        if (lacksColumn(*table.preset, recognised->annotationColumns)) {
            return support::failure(ErrorCode::InvalidOption,
                "The preset " + std::string(table.preset->id)
                    + " counts the columns of links of HIPE files, and the gold has none.",
                { dataSet.gold.path });
        }
        gold.annotationColumn = columnToRead(*table.preset, recognised->annotationColumns, {});
    }
    for (auto& system : dataSet.systems) {
        auto& column = system.options.annotationColumn;
        column = column.empty() ? gold.annotationColumn : column;
    }
    return dataSet;
}

NamedScore namedScore(std::string_view text)
{
    NamedScore name;
    if (const auto open = text.find('('); open != std::string_view::npos && text.ends_with(')')) {
        name.type = text.substr(open + 1, text.size() - open - 2);
        text = text.substr(0, open);
    }
    const auto dot = text.find('.');
    name.measure = text.substr(0, dot);
    name.score = dot == std::string_view::npos ? std::string() : std::string(text.substr(dot + 1));
    if (name.score.empty()) {
        name.score = headlineScore(name.measure);
    }
    return name;
}

support::Result<std::vector<CampaignRow>> scoreCampaign(
    const ProjectTables& tables, InputDigests& digests, const CampaignWork& work, support::Progress& progress)
{
    return Scoring(tables, digests, work, progress).run();
}

} // namespace touchstone::analysis
