// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/campaign.h"

#include "core/evaluation/dataset/datasetlabels.h"
#include "core/evaluation/records/findings.h"
#include "core/evaluation/settings/digest.h"
#include "core/io/json/jsonnode.h"
#include "core/io/open/opener.h"
#include "core/io/open/readerregistry.h"
#include "core/project/projectkeys.h"
#include "core/project/storedmessage.h"
#include "core/project/tablescoring.h"
#include "core/report/recipe.h"
#include "core/rules/suggestion.h"
#include "core/statistics/pairedunits.h"
#include "core/statistics/scoreplaces.h"
#include "core/statistics/significance.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"
#include "core/support/parallel.h"
#include "core/support/suggestion.h"

#include <filesystem>

namespace touchstone::analysis {

namespace {

namespace fs = std::filesystem;
using support::ErrorCode;

// ------------------------------------------------------------------------------------ numbers of a run

using Number = std::optional<double> CampaignRow::*;
/// As they stand in the cache.
constexpr std::pair<std::string_view, Number> cachedNumbers[] = { { "score", &CampaignRow::score },
    { "precision", &CampaignRow::precision }, { "recall", &CampaignRow::recall }, { "f1", &CampaignRow::f1 },
    { "tp", &CampaignRow::tp }, { "fp", &CampaignRow::fp }, { "fn", &CampaignRow::fn } };

/// The HIPE scorer has 0 for what is divided by nothing: a run without any annotation stands last in its
/// rankings, with F1 0.
void zeroAsHipe(const std::string& scheme, const std::string& score, CampaignRow& row)
{
    for (const auto& [name, number] : { std::pair("precision", &CampaignRow::precision),
             std::pair("recall", &CampaignRow::recall), std::pair("f1", &CampaignRow::f1) }) {
        if (!(row.*number)) {
            row.*number = 0;
            if (score == scheme + name) {
                row.score = 0;
            }
        }
    }
}

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
    if (evaluation->spec.matching.pairing == match::PairingPolicy::Hipe) {
        zeroAsHipe(scheme, wanted.score, row);
    }
}

// ------------------------------------------------------------------------------------ the cache's text

std::string cachedText(const CampaignRow& row)
{
    auto node = io::JsonNode::object();
    for (const auto& [name, member] : cachedNumbers) {
        const auto& number = row.*member;
        node.add(std::string(name), io::JsonNode::raw(number ? support::shortest(*number) : "null"));
    }
    node.add("lower_is_better", io::JsonNode::raw(row.lowerIsBetter ? "true" : "false"));
    auto warnings = io::JsonNode::array();
    for (const auto& warning : row.warnings) {
        warnings.add(stored(warning));
    }
    node.add("warnings", std::move(warnings));
    auto unknown = io::JsonNode::array();
    for (const auto& [type, nearest] : row.unknownTypes) {
        unknown.add(io::JsonNode::string(type));
        unknown.add(io::JsonNode::string(nearest));
    }
    node.add("unknown_types", std::move(unknown));
    return node.line() + "\n";
}

/// False: it is none, and the row stays as it was.
bool takeCached(const std::string& text, CampaignRow& row)
{
    io::JsonTree tree;
    if (tree.parse(text)) {
        return false;
    }
    const auto root = tree.root();
    const auto lower = root["lower_is_better"].boolean();
    const auto warnings = root["warnings"];
    if (!lower || !warnings.isArray()) {
        return false;
    }
    auto known = row;
    for (const auto& [name, member] : cachedNumbers) {
        const auto value = root[name];
        known.*member = value.isNumber() ? value.number() : std::nullopt;
        if (value.kind() != io::JsonKind::Null && !(known.*member)) {
            return false;
        }
    }
    known.lowerIsBetter = *lower;
    for (const auto one : warnings) {
        auto warning = storedMessage(one);
        if (!warning) {
            return false;
        }
        known.warnings.push_back(std::move(*warning));
    }
    const auto unknown = root["unknown_types"];
    for (std::size_t i = 0; i + 1 < unknown.count(); i += 2) {
        known.unknownTypes.push_back(
            { std::string(unknown.at(i).string()), std::string(unknown.at(i + 1).string()) });
    }
    if (!unknown.isArray()) {
        return false;
    }
    known.cached = true;
    row = std::move(known);
    return true;
}

void appendOptions(std::vector<std::string>& key, const io::ReadOptions& options)
{
    for (const ProjectOption& option : projectOptions) {
        key.push_back(option.text(options));
    }
    key.push_back(options.treeRoots);
}

// ------------------------------------------------------------------------------------ scoring

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
            return support::failure(ErrorCode::Cancelled, support::said("Cancelled."));
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
        const auto made = loadedTable(table, m_digests, m_quiet);
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
        const auto runs
            = support::listOf<std::size_t>(waiting, [](const CampaignRow& row) { return row.run; });
        for (const auto& group : runsReadTogether(made->dataSet, runs, batch, m_digests, m_quiet)) {
            if (m_progress.cancelled()) {
                return;
            }
            scoreGroup(number, *made, group);
        }
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
            fs::equivalent(gold.path, system.path, error) ? "one file" : "", made.spec.anyway ? "anyway" : "",
            system.options.handedIn ? "handed in" : "" };
        appendOptions(key, gold.options);
        appendOptions(key, system.options);
        for (const auto* options : { &gold.options, &system.options }) {
            key.push_back(
                options->labelList.empty() ? std::string() : m_digests.of(options->labelList, m_quiet));
        }
        return key;
    }

    void scoreGroup(std::size_t number, const LoadedTable& made, const std::vector<std::size_t>& runs)
    {
        const ProjectTable& table = m_tables.tables[number];
        const auto settings = analysis::signature(made.spec);
        auto rows = support::listOf<CampaignRow>(runs, [&](std::size_t run) {
            CampaignRow row;
            row.table = number;
            row.run = run;
            row.signature = settings;
            return row;
        });
        const auto data = loadedRuns(made.dataSet, runs, m_quiet);
        if (!data) {
            failAll(std::move(rows), data.error());
            return;
        }
        const auto wanted = namedScore(table.score);
        support::inParallel(rows.size(), [&](std::size_t i) {
            CampaignRow& row = rows[i];
            const auto measured
                = measuredRun(made, *data, data->systems[i], wanted, false, m_digests, m_quiet);
            if (!measured) {
                row.error = measured.error();
            } else {
                fillNumbers(measured->evaluation, measured->result, wanted, row);
                addWarnings(*data, data->systems[i], *measured, row);
                addUnknownTypes(*data, *measured, wanted, row);
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

    static void addWarnings(
        const DataSet& data, const LoadedSystem& system, const MeasuredSystem& measured, CampaignRow& row)
    {
        Findings findings;
        findings.add(data.gold->diagnostics);
        findings.add(system.layer->diagnostics, system.source.name);
        findings.add(measured.evaluation->diagnostics, system.source.name);
        findings.add(measured.result->diagnostics, system.source.name);
        constexpr std::size_t most = 20;
        const auto told = findings.told();
        for (const auto& finding : told.list()) {
            if (changesScores(finding) && row.warnings.size() < most) {
                row.warnings.push_back(support::said("%1", messageOf(finding)));
            }
        }
    }

    static void addUnknownTypes(
        const DataSet& data, const MeasuredSystem& measured, const NamedScore& wanted, CampaignRow& row)
    {
        row.unknownTypes = data.unknownTypes;
        if (!wanted.type) {
            return;
        }
        const auto scores = typeScores(*measured.result, wanted.score);
        const auto names = support::listOf<std::string_view>(scores, &TypeScore::type);
        if (!support::contains(names, *wanted.type)
            && !support::contains(row.unknownTypes, *wanted.type, &UnknownType::type)) {
            row.unknownTypes.push_back(
                { *wanted.type, support::didYouMean(rules::nearest(*wanted.type, names), '"') });
        }
    }

    void failAll(std::vector<CampaignRow> rows, const support::Error& error)
    {
        for (auto& row : rows) {
            row.error = error;
            const auto& gold = m_tables.tables[row.table].dataSet.gold.path;
            if (!gold.empty() && error.place.file == gold) {
                row.error->text = "the gold cannot be read: " + error.text;
            }
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

namespace {

void addBeside(const fs::path& own, const io::Reader& reader, std::vector<std::string>& files)
{
    const auto look = [&](const fs::path& beside) {
        std::error_code error;
        if (beside != own && fs::is_regular_file(beside, error) && !error) {
            support::addNew(files, beside.string());
        }
    };
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

} // namespace

std::vector<std::string> filesBeside(const std::string& path)
{
    std::vector<std::string> files;
    for (const io::Reader& reader : io::readers()) {
        addBeside(path, reader, files);
    }
    return files;
}

std::vector<std::string> filesBeside(const std::string& path, const io::ReadOptions& options)
{
    const auto recognised = io::recognisePath(path, options);
    const auto* const reader = recognised ? io::readerById(recognised->format) : nullptr;
    if (reader == nullptr) {
        return filesBeside(path);
    }
    std::vector<std::string> files;
    addBeside(path, *reader, files);
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

std::string InputDigests::ofAlone(const std::string& path, const support::Progress& progress)
{
    const auto digest = of(path, progress);
    return digest.substr(0, digest.find(' '));
}

std::string InputDigests::ofRead(
    const std::string& path, const io::ReadOptions& options, const support::Progress& progress)
{
    auto digest = ofAlone(path, progress);
    std::error_code error;
    if (!digest.empty() && fs::is_regular_file(path, error) && !error) {
        for (const auto& beside : filesBeside(path, options)) {
            digest += " " + fs::path(beside).filename().string() + "=" + ofAlone(beside, progress);
        }
    }
    return digest;
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
    if (!table.faults.empty()) {
        return support::failure(ErrorCode::NotFound, table.faults.front().why);
    }
    if (dataSet.gold.path.empty() || (dataSet.noGold && dataSet.systems.size() > 1)) {
        return support::failure(
            ErrorCode::NotFound, support::said("The data set %1 has no gold.", table.set));
    }
    auto& gold = dataSet.gold.options;
    if (table.preset != nullptr && gold.annotationColumn.empty() && !table.preset->annotationColumn.empty()) {
        const auto recognised = io::recognisePath(dataSet.gold.path, gold);
        if (!recognised) {
            return tl::unexpected(recognised.error());
        }
        if (lacksColumn(*table.preset, recognised->annotationColumns)) {
            return support::failure(ErrorCode::InvalidOption,
                support::said(
                    "The preset %1 counts the columns of links of HIPE files, and the gold has none.",
                    table.preset->id),
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
