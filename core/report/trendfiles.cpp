// SPDX-License-Identifier: GPL-3.0-or-later
// Reading the files that `score --json` wrote, for a trend; declared in trend.h.
#include "core/report/trend.h"

#include "core/evaluation/records/typemeans.h"
#include "core/io/bytes/linecursor.h"
#include "core/io/containers/filebytes.h"
#include "core/io/json/jsontree.h"
#include "core/measures/registry/measuredescription.h"
#include "core/measures/registry/measureregistry.h"
#include "core/support/joined.h"
#include "core/support/exactsum.h"
#include "core/support/findingkinds.h"
#include "core/support/numbers.h"

#include <chrono>
#include <cmath>
#include <filesystem>
#include <set>
#include <system_error>

namespace touchstone::analysis {

namespace {

namespace fs = std::filesystem;
using io::JsonKind;
using io::JsonValue;

constexpr std::size_t deepest = 12; ///< measure, types, a type, scheme, number …
constexpr std::int64_t newestSchema = 2; ///< and 1, whose rows of types are those of --per-type gold

enum class Range : std::uint8_t { Any, Positive, Unit };

/// Of a score by its name; counts and distances may be anything.
Range rangeOf(std::string_view name)
{
    const auto last = name.substr(name.rfind('.') + 1);
    if (last == "precision" || last == "recall" || last == "f1") {
        const auto* const measure = metrics::measureById(name.substr(0, name.find('.')));
        return measure != nullptr && measure->ratiosExceedOne ? Range::Positive : Range::Unit;
    }
    return trendLowerIsBetter(name) ? Range::Positive : Range::Any;
}

/// The numbers of one system's measures.
class Scores
{
public:
    Scores(TrendScoreNames& names, TrendFile::System& system)
        : m_names(names)
        , m_system(system)
    {
    }

    void read(const JsonValue& measures)
    {
        for (const auto measure : measures) {
            walk(measure, std::string(measure.key()), {}, 0);
        }
        auto& scores = m_system.scores;
        std::ranges::stable_sort(scores, [](const auto& a, const auto& b) { return a.first < b.first; });
        scores.erase(std::unique(scores.begin(), scores.end(),
                         [](const auto& a, const auto& b) { return a.first == b.first; }),
            scores.end());
    }

    /// The first number that is no score.
    struct Wrong
    {
        std::size_t byte;
        support::Message what;
    };
    [[nodiscard]] const std::optional<Wrong>& wrong() const { return m_wrong; }

private:
    void add(const JsonValue& at, const std::string& name, const std::optional<std::string>& type,
        std::optional<double> value)
    {
        const auto full = type ? name + "(" + *type + ")" : name + m_mean;
        const auto range = rangeOf(name);
        constexpr double rounding = 1e-9;
        const bool low = value && range != Range::Any && *value < -rounding;
        const bool high = value && range == Range::Unit && *value > 1 + rounding;
        if ((low || high) && !m_wrong) {
            m_wrong = { at.byte(),
                support::said(range == Range::Unit
                        ? "\"%1\" of system \"%2\" is %3, and such a score lies between 0 and 1. Score the "
                          "system anew: score --json -o FILE.json."
                        : "\"%1\" of system \"%2\" is %3, and such a score is not below 0. Score the system "
                          "anew: score --json -o FILE.json.",
                    full, m_system.name, support::shortest(*value)) };
        }
        m_system.scores.emplace_back(m_names.add(full), value);
    }

    void walk(const JsonValue& value, const std::string& name, const std::optional<std::string>& type,
        std::size_t depth)
    {
        switch (value.kind()) {
        case JsonKind::Null:
            add(value, name, type, std::nullopt);
            break;
        case JsonKind::Number:
            if (const auto number = value.number(); number && std::isfinite(*number)) {
                add(value, name, type, *number);
            }
            break;
        case JsonKind::Array:
            addQuotient(value, name, type);
            break;
        case JsonKind::Object:
            for (const auto field : value) {
                walkField(field, name, type, depth);
            }
            break;
        default:
            break;
        }
    }

    void walkField(const JsonValue& field, const std::string& name, const std::optional<std::string>& type,
        std::size_t depth)
    {
        const std::string key(field.key());
        if (depth >= deepest || key == "documents" || key == "confusion") {
            return;
        }
        if (key == "averages" && !type && field.isObject()) {
            for (const auto mean : field) { // "averages.macro.strict.f1" is the score "strict.f1.macro"
                m_mean = "." + std::string(mean.key());
                walk(mean, name, type, depth + 1);
                m_mean.clear();
            }
            return;
        }
        if (key == "types" && !type && field.isObject()) {
            for (const auto one : field) {
                walk(one, name, std::string(one.key()), depth + 1);
            }
            return;
        }
        const bool plain = field.isObject() && (key == "overall" || key == "global");
        walk(field, plain ? name : name + "." + key, type, depth + 1);
    }

    /// "precision": [numerator, denominator]
    void addQuotient(const JsonValue& pair, const std::string& name, const std::optional<std::string>& type)
    {
        const bool ratio = name.ends_with(".precision") || name.ends_with(".recall");
        if (!ratio || pair.count() != 2 || !pair.at(0).isNumber() || !pair.at(1).isNumber()) {
            return;
        }
        const auto above = pair.at(0).number();
        const auto below = pair.at(1).number();
        if (above && below && std::isfinite(*above) && std::isfinite(*below)) {
            add(pair, name, type, *below == 0 ? std::nullopt : std::optional(*above / *below));
        }
    }

    TrendScoreNames& m_names;
    TrendFile::System& m_system;
    std::string m_mean; ///< ".macro" while means over types are read
    std::optional<Wrong> m_wrong;
};

/// What a JSON that is no score says it is.
support::Message otherKind(const JsonValue& root)
{
    if (root.isObject() && root["differences"].exists()) {
        return support::said(
            "This is what `compare --json` prints; a trend is made of what `score --json` prints.");
    }
    if (root.isObject() && root["files"].exists() && root["score"].exists()) {
        return support::said(
            "This is what `trend --json` prints; a trend is made of what `score --json` prints.");
    }
    return support::said(
        "This JSON is not what `score --json` prints: it has no \"systems\" with \"measures\".");
}

support::Failure refused(
    const std::string& path, support::Message why, support::ErrorCode code = support::ErrorCode::Malformed)
{
    return support::failure(code, std::move(why), { path, 0, 0 });
}

bool isDigit(char c) { return c >= '0' && c <= '9'; }

/// The run of digits at `at`, without leading noughts.
std::string_view digitsAt(std::string_view text, std::size_t& at)
{
    while (at < text.size() && text[at] == '0') {
        ++at;
    }
    const auto begin = at;
    while (at < text.size() && isDigit(text[at])) {
        ++at;
    }
    return text.substr(begin, at - begin);
}

/// Is `a` before `b` by name?
bool earlierName(const std::string& a, const std::string& b)
{
    const auto one = fs::path(a).filename().string();
    const auto other = fs::path(b).filename().string();
    return one != other ? naturallyLess(one, other) : naturallyLess(a, b);
}

/// The files that the paths stand for, each once, in the order given.
support::Result<std::vector<std::string>> filesOf(std::span<const std::string> paths)
{
    std::vector<std::string> files;
    std::set<std::string> known;
    const auto add = [&](const std::string& path) {
        if (known.insert(path).second) {
            files.push_back(path);
        }
    };
    for (const auto& path : paths) {
        std::error_code error;
        const auto status = fs::status(path, error);
        if (!fs::exists(status)) {
            return refused(
                path, support::said("There is no such file or folder."), support::ErrorCode::NotFound);
        }
        if (!fs::is_directory(status)) {
            add(path);
            continue;
        }
        std::vector<std::string> inside;
        fs::directory_iterator entries(path, error);
        for (; !error && entries != fs::directory_iterator() && inside.size() <= mostTrendFiles;
             entries.increment(error)) {
            std::error_code unknown;
            const auto kind = entries->path().extension();
            if ((kind == ".json" || kind == ".touchstone-lock") && entries->is_regular_file(unknown)) {
                inside.push_back(entries->path().string());
            }
        }
        if (error) {
            return refused(path, support::said("The folder cannot be read: %1.", error.message()),
                support::ErrorCode::Unreadable);
        }
        std::ranges::sort(inside, earlierName);
        std::ranges::for_each(inside, add);
    }
    if (files.size() > mostTrendFiles) {
        return refused(paths.empty() ? std::string() : paths.front(),
            support::said(
                "There are more than %1 files here; name those that belong to the trend.", mostTrendFiles),
            support::ErrorCode::TooLarge);
    }
    return files;
}

/// The systems of a file, and the parts of them under "slices".
class SystemsOf
{
public:
    SystemsOf(TrendScoreNames& names, TrendFile& file, support::Diagnostics& findings, std::string_view utf8)
        : m_names(names)
        , m_file(file)
        , m_findings(findings)
        , m_utf8(utf8)
    {
    }

    support::Result<void> read(const JsonValue& one)
    {
        TrendFile::System system;
        system.name = one["name"].string();
        system.path = one["path"].string();
        system.format = one["format"].string();
        system.signature = one["signature"].string();
        if (!m_known.insert(system.name).second) {
            m_findings.add(support::Severity::Warning, "trend.name",
                io::placeOfByte(m_utf8, one.byte(), m_file.path),
                support::said("A second system is called \"%1\"; a line of the trend is one name, so only "
                              "the first is taken.",
                    system.name));
            return {};
        }
        if (m_known.size() > mostTrendSystems) {
            return refused(m_file.path, support::said("The file tells of more than 1000 systems."),
                support::ErrorCode::TooLarge);
        }
        const auto whole = system;
        if (auto done = add(one["measures"], std::move(system)); !done) {
            return done;
        }
        std::set<std::pair<std::string, std::string>> parts;
        for (const auto slice : one["slices"]) {
            auto part = whole;
            nameSlice(slice, part);
            if (part.slice.empty() || !parts.emplace(part.slice, part.value).second) {
                continue; // nothing tells it apart
            }
            if (auto done = add(slice["measures"], part); !done) {
                return done;
            }
            for (const auto inner : slice["slices"]) { // of a layer, a level or a period
                auto both = part;
                nameSlice(inner, both);
                if (both.slice != part.slice && parts.emplace(both.slice, both.value).second) {
                    if (auto done = add(inner["measures"], std::move(both)); !done) {
                        return done;
                    }
                }
            }
        }
        return {};
    }

private:
    /// What tells the part: layer, noise and period as they were asked for, or a slice with its value.
    static void nameSlice(const JsonValue& slice, TrendFile::System& part)
    {
        const auto join = [&part](std::string_view name, std::string_view value) {
            part.slice.append(part.slice.empty() ? "" : ", ").append(name);
            part.value.append(part.value.empty() ? "" : ", ").append(value);
        };
        for (const auto* name : { "layer", "noise", "period" }) {
            if (slice[name].exists()) {
                join(name, slice[name].string());
            }
        }
        if (slice["slice"].exists()) {
            join(slice["slice"].string(), slice["value"].string());
        }
        if (slice["signature"].exists()) {
            part.signature = slice["signature"].string();
        }
    }

    support::Result<void> add(const JsonValue& measures, TrendFile::System system)
    {
        Scores scores(m_names, system);
        scores.read(measures);
        if (const auto& wrong = scores.wrong()) {
            return support::failure(support::ErrorCode::Malformed, wrong->what,
                io::placeOfByte(m_utf8, wrong->byte, m_file.path));
        }
        if (m_file.systems.size() >= mostTrendParts) {
            return refused(m_file.path,
                support::said("The file tells of more than 100000 systems and slices."),
                support::ErrorCode::TooLarge);
        }
        m_file.systems.push_back(std::move(system));
        return {};
    }

    TrendScoreNames& m_names;
    TrendFile& m_file;
    support::Diagnostics& m_findings;
    std::string_view m_utf8;
    std::set<std::string> m_known;
};

/// What `campaign --freeze` wrote: each run is a part of its system, told apart by data set, and by task
/// where there are several. A system's own score is the mean over all data sets, where one task ranks by it
/// and all of its data sets have a value; of several tasks each has such a mean as a part of the system.
TrendFile lockScores(
    const JsonValue& root, const std::string& path, TrendScoreNames& names, support::Diagnostics& findings)
{
    using Values = std::map<std::string, std::optional<double>>; // by set
    std::set<std::string> tasks;
    std::map<std::string, std::set<std::string>> tasksOf; // of a score
    std::map<std::pair<std::string, std::string>, std::set<std::string>> setsOf; // of a task and its score
    std::map<std::string, std::map<std::pair<std::string, std::string>, Values>>
        values; // by system; likewise
    std::map<std::string, std::map<std::string, std::string>> signatures; // by system and task
    std::vector<std::string> known;
    for (const auto signature : root["signatures"]) {
        known.emplace_back(signature.string());
    }
    for (const auto run : root["scores"]) {
        tasks.emplace(run["task"].string());
    }
    TrendFile file;
    file.path = path;
    std::set<std::pair<std::string, std::string>> parts;
    for (const auto run : root["scores"]) {
        const std::string task(run["task"].string());
        const std::string set(run["set"].string());
        const std::string score(run["score"].string());
        TrendFile::System part;
        part.name = run["system"].string();
        part.slice = tasks.size() > 1 ? trendByTaskAndSet : trendBySet;
        part.value = tasks.size() > 1 ? task + ", " + set : set;
        const auto number = static_cast<std::size_t>(run["signature"].integer().value_or(-1));
        part.signature = number < known.size() ? known[number] : std::string();
        part.scores.emplace_back(names.add(score), run["value"].number());
        tasksOf[score].insert(task);
        setsOf[{ task, score }].insert(set);
        values[part.name][{ task, score }].emplace(set, run["value"].number());
        signatures[part.name].emplace(task, part.signature);
        if (parts.emplace(part.name, part.value).second && file.systems.size() < mostTrendParts) {
            file.systems.push_back(std::move(part));
        }
    }
    std::vector<std::string> withoutMean;
    for (const auto& [name, scores] : values) {
        TrendFile::System whole;
        whole.name = name;
        whole.signature = signatures[name].begin()->second;
        for (const auto& [of, own] : scores) {
            const auto& [task, score] = of;
            support::ExactSum sum;
            std::size_t defined = 0;
            for (const auto& [set, value] : own) {
                sum.add(value.value_or(0));
                defined += value ? 1U : 0U;
            }
            if (defined != setsOf[of].size()) {
                withoutMean.push_back(name + (tasks.size() > 1 ? " (" + task + ")" : ""));
                continue;
            }
            const std::pair mean(names.add(score), std::optional(sum.value() / static_cast<double>(defined)));
            if (tasksOf[score].size() == 1) {
                whole.scores.push_back(mean);
            }
            if (tasks.size() > 1 && file.systems.size() < mostTrendParts) {
                TrendFile::System part;
                part.name = name;
                part.slice = "task";
                part.value = task;
                part.signature = signatures[name][task];
                part.scores.push_back(mean);
                file.systems.push_back(std::move(part));
            }
        }
        std::ranges::sort(whole.scores, {}, &std::pair<std::uint32_t, std::optional<double>>::first);
        file.systems.push_back(std::move(whole));
    }
    if (!withoutMean.empty()) {
        constexpr std::size_t mostNamed = 5;
        using Named = std::vector<support::Message::Argument>;
        findings.add(support::Severity::Warning, "trend.mean", { path, 0, 0 },
            support::saidOf(static_cast<std::int64_t>(withoutMean.size()),
                "%Ln system has no mean, for lack of a score in each data set: %1. Lines by \"%2\" (--lines) "
                "show each data set.",
                "%Ln systems have no mean, for lack of a score in each data set: %1. Lines by \"%2\" "
                "(--lines) show each data set.",
                support::joinedFirst(Named(withoutMean.begin(), withoutMean.end()), mostNamed),
                tasks.size() > 1 ? trendByTaskAndSet : trendBySet));
    }
    return file;
}

std::int64_t modifiedAt(const std::string& path)
{
    std::error_code error;
    const auto time = fs::last_write_time(path, error);
    return error ? 0
                 : static_cast<std::int64_t>(
                     std::chrono::duration_cast<std::chrono::nanoseconds>(time.time_since_epoch()).count());
}

support::Result<TrendFile> readOne(
    const std::string& path, TrendData& data, const support::Progress& progress)
{
    std::error_code error;
    const auto size = fs::file_size(path, error);
    if (!error && size > largestTrendFile) {
        return refused(path,
            support::said("The file is larger than 64 MiB; `score` without --by document writes less."),
            support::ErrorCode::TooLarge);
    }
    return io::loadFile(path, largestTrendFile + 1, data.diagnostics, progress)
        .and_then([&](const auto& bytes) {
            return parseTrendFile(bytes.text(), path, data.names, data.diagnostics, progress);
        });
}

/// Names of runs in place of names of systems make no line.
void noteLoneNames(TrendData& data)
{
    std::set<std::string> names;
    std::size_t systems = 0;
    for (const auto& file : data.files) {
        for (const auto& system : file.systems) {
            if (system.slice.empty()) {
                ++systems;
                names.insert(system.name);
            }
        }
    }
    if (data.files.size() > 1 && names.size() == systems) {
        data.diagnostics.add(support::Severity::Warning, "trend.names", {},
            support::said("No system is in two files by the same name, so nothing is compared. Give a system "
                          "one name when you score it: score --system NAME=PATH."));
    }
}

} // namespace

bool trendLowerIsBetter(std::string_view score)
{
    auto plain = std::string(score.substr(0, score.find('(')));
    if (const auto mean = meanScore(plain)) {
        plain = mean->score;
    }
    const auto measure = describedMeasure(std::string_view(plain).substr(0, plain.find('.')));
    const auto last = [](std::string_view name) { return name.substr(name.rfind('.') + 1); };
    return measure != nullptr && std::ranges::any_of(measure->scores, [&](const Score& one) {
        return one.lowerIsBetter && last(one.id) == last(plain);
    });
}

std::uint32_t TrendScoreNames::add(const std::string& name)
{
    const auto [place, added] = m_numbers.emplace(name, static_cast<std::uint32_t>(m_names.size()));
    if (added) {
        m_names.push_back(name);
    }
    return place->second;
}

std::optional<std::uint32_t> TrendScoreNames::find(const std::string& name) const
{
    const auto found = m_numbers.find(name);
    return found == m_numbers.end() ? std::nullopt : std::optional(found->second);
}

const std::optional<double>* TrendFile::System::score(std::uint32_t wanted) const
{
    const auto found = std::lower_bound(scores.begin(), scores.end(), wanted,
        [](const auto& one, std::uint32_t number) { return one.first < number; });
    return found == scores.end() || found->first != wanted ? nullptr : &found->second;
}

support::Result<TrendFile> parseTrendFile(std::string_view utf8, const std::string& path,
    TrendScoreNames& names, support::Diagnostics& findings, const support::Progress& progress)
{
    if (utf8.size() > largestTrendFile) {
        return refused(path, support::said("The text is larger than 64 MiB."), support::ErrorCode::TooLarge);
    }
    io::JsonTree tree;
    if (const auto fault = tree.parse(utf8, &progress)) {
        if (progress.cancelled()) {
            return refused(path, support::said("Reading was cancelled."), support::ErrorCode::Cancelled);
        }
        return support::failure(support::ErrorCode::Malformed,
            support::said("This is no JSON: %1. A trend is made of what `score --json` prints.", fault->what),
            io::placeOfByte(utf8, fault->byte, path));
    }
    const auto root = tree.root();
    if (root["touchstone-lock"].exists()) {
        return lockScores(root, path, names, findings);
    }
    const auto systems = root["systems"];
    if (!root.isObject() || !root["touchstone"].exists() || !systems.isArray()
        || (systems.hasElements() && !systems.first()["measures"].isObject())) {
        return refused(path, otherKind(root));
    }
    if (const auto rest = utf8.substr(std::min(tree.size(), utf8.size()));
        !io::withoutJsonBlanks(rest).empty()) {
        return support::failure(support::ErrorCode::Malformed,
            support::said(
                "Something stands behind the JSON; one file holds what one `score --json` printed."),
            io::placeOfByte(utf8, tree.size(), path));
    }
    if (const auto schema = root["schema"].integer(); !schema || *schema < 1 || *schema > newestSchema) {
        return refused(path,
            support::said(schema ? "Its schema is %1, and this version reads schemas 1 and 2: a newer "
                                   "Touchstone may read it."
                                 : "Its schema is not given, and this version reads schemas 1 and 2: a newer "
                                   "Touchstone may read it.",
                schema.value_or(0)));
    }
    TrendFile file;
    file.path = path;
    const auto gold = root["gold"];
    file.goldPath = gold["path"].string();
    file.goldFormat = gold["format"].string();
    file.goldDocuments = gold["documents"].integer();
    file.goldEntities = gold["entities"].integer();
    for (const auto input : root["recipe"]["inputs"]) {
        if (input["role"].string() == "Gold") {
            file.goldDigest = input["digest"].string();
        }
    }
    SystemsOf reader(names, file, findings, utf8);
    for (const auto one : systems) {
        if (const auto done = reader.read(one); !done) {
            return tl::unexpected(done.error());
        }
    }
    return file;
}

support::Result<TrendData> readTrend(
    std::span<const std::string> paths, TrendOrder order, support::Progress& progress)
{
    const auto files = filesOf(paths);
    if (!files) {
        return tl::unexpected(files.error());
    }
    progress.begin(files->size());
    TrendData data;
    std::size_t numbers = 0;
    std::map<std::string, int> lastParts;
    for (const auto& path : *files) {
        auto file = readOne(path, data, progress);
        if (progress.cancelled()) {
            return refused(path, support::said("Reading was cancelled."), support::ErrorCode::Cancelled);
        }
        if (!file) {
            auto place = file.error().place;
            place.file = place.file.empty() ? path : place.file;
            data.skipped.push_back({ fs::path(path).filename().string(), path, file.error() });
            data.diagnostics.add(support::Severity::Warning, "trend.file", std::move(place),
                support::said("%1 The file stays out.", support::messageOf(file.error())));
        } else {
            for (const auto& system : file->systems) {
                numbers += system.scores.size();
            }
            if (numbers > mostTrendNumbers) {
                return refused(path,
                    support::said("The files hold more than 20 million numbers together; name those that "
                                  "belong to the trend."),
                    support::ErrorCode::TooLarge);
            }
            file->name = fs::path(path).filename().string();
            ++lastParts[file->name];
            file->modified = modifiedAt(path);
            data.files.push_back(std::move(*file));
        }
        progress.advance();
    }
    if (data.files.empty()) {
        auto why
            = support::said("No file of a trend is here: it takes what `score --json -o FILE.json` writes.");
        if (!data.diagnostics.empty()) {
            const auto& first = data.diagnostics.list().front();
            why = support::said(data.diagnostics.total() == 1 ? "%1 %2: %3" : "%1 The first of them: %2: %3",
                std::move(why), fs::path(first.place.file).filename().string(), support::messageOf(first));
        }
        return refused(
            paths.empty() ? std::string() : paths.front(), std::move(why), support::ErrorCode::NotFound);
    }
    noteLoneNames(data);
    if (order != TrendOrder::Given) {
        std::ranges::sort(data.files, [order](const TrendFile& a, const TrendFile& b) {
            return order == TrendOrder::Time && a.modified != b.modified ? a.modified < b.modified
                                                                         : earlierName(a.path, b.path);
        });
    }
    for (auto& file : data.files) {
        if (lastParts[file.name] > 1) {
            file.name = file.path;
        }
    }
    return data;
}

bool naturallyLess(std::string_view a, std::string_view b)
{
    std::size_t i = 0;
    std::size_t k = 0;
    while (i < a.size() && k < b.size()) {
        if (isDigit(a[i]) && isDigit(b[k])) {
            const auto one = digitsAt(a, i);
            const auto other = digitsAt(b, k);
            if (one.size() != other.size()) {
                return one.size() < other.size();
            }
            if (one != other) {
                return one < other;
            }
        } else if (a[i] != b[k]) {
            return static_cast<unsigned char>(a[i]) < static_cast<unsigned char>(b[k]);
        } else {
            ++i;
            ++k;
        }
    }
    return (i < a.size()) != (k < b.size()) ? k < b.size() : a < b;
}

} // namespace touchstone::analysis
